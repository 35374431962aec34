"""[event.play.timing.economic] Markers about Recruitment Points, revolts and recruits."""
