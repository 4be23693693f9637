"""The rules of Aquileia: a test for each paragraph of the rulebook and each ruling."""
