"""A tiny title that lives in the tests: the template for new titles, kept alive by every law."""
