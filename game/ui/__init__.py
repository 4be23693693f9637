"""The big screen: window, input, text, widgets, the play field, scenes and sound."""
