"""The toolkit of the menus: widgets, layout, pages and dialogs.

Every widget works by D-pad and two buttons, by mouse, by touch and by keyboard; sizes are design units.
"""
