"""[event.play.timing.battle] Battle markers: modifiers, the guns, pursuit and what follows."""
