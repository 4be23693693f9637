"""How the sounds of the program are made: computed from nothing, the same at every run."""
