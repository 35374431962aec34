"""Two servers on which two worlds are played that one seat cannot tell apart: byte for byte."""
