### The chapters of the rules, by the first word of their clauses.

chapter-component = What is in the box
chapter-setup = Setting up
chapter-oob = Orders of battle
chapter-scenario = Scenarios
chapter-option = Options
chapter-map = The map
chapter-unit = Commanders, corps and vedettes
chapter-pile = Piles
chapter-cards = Cards
chapter-zone = Free and contested zones
chapter-fortified-position = Fortified positions
chapter-sequence = Sequence of play
chapter-draw = Draw
chapter-initiative = Initiative
chapter-operations = Operations
chapter-recovery = Recovery
chapter-elimination = Elimination
chapter-movement = The manoeuvre
chapter-axis = Retreat axis
chapter-combat = Combat
chapter-victory = Victory
chapter-control = Control
chapter-grognard = Grognard rules
chapter-three = Three players
chapter-card = The cards one by one
