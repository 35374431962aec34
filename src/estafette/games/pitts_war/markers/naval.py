"""[event.play.timing.naval] Naval markers: assaults and what cancels them."""
