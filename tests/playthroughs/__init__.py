"""Golden texts: one match of every scenario, as it was played when its author last looked."""
