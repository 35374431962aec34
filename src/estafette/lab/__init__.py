"""Many matches: what they show of a game, and how fast they go."""
