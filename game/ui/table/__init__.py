"""The play field: each folder holds one part of it, the modules beside them put the parts together.

From the ground up: ``compositor`` draws layered items; ``bar`` is below the table; ``motion`` shows changes;
``shots`` lays out what the camera shows; ``panels`` are the players'; ``marks`` point things out; ``stage``
has the ground and the pieces.
"""
