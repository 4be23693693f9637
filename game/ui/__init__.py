"""The big screen: display, input, scenes, text, art and sound."""
