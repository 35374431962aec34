"""[turn.diplomacy.play-markers] Markers that move powers and leaders."""
