toy-table = toy
