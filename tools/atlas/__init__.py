"""Maps of the time, drawn from true coordinates: the layout, the ground, the pen. Run by hand."""
