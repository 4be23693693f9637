"""The pictures of Aquileia: a Roman port town in mosaic, marble and terracotta."""
