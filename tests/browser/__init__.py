"""The table in a real browser: what a player sees and does there."""
