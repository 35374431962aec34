"""[event.play.timing] Markers of the march: rolls, attrition, weather, evasion, interception."""
