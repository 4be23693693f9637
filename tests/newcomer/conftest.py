"""What lies in the newcomer's rooms is collected in the copy of the project that it moves into."""

collect_ignore = ["pig"]
