"""What is laid over pieces to point them out: rims, ticks, badges."""
