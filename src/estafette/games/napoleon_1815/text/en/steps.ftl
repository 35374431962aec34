# The places in the sequence of play, as a player reads them above the board.
game-title = Napoléon 1815
game-about = Four days in Belgium with hidden blocks: march, mass, strike, and rest before fatigue breaks your corps. The quickest of the games, and the one to begin with.

step-sequence-turn = Turn
step-scenario-vedettes-place = Posting the vedettes
step-draw-count = Draw
step-setup-start-state = start of the turn
step-scenario-reinforcements-when = reinforcements
step-initiative-highest = Initiative
step-initiative-blue-order = blue cards
step-three-communication-commanders = the allies confer
step-operations-alternate = Operations
step-operations-content = an operation
step-card-f-coordination-timing = the end of an operation
step-operations-flip-activated = the next camp
step-recovery-order = Recovery
step-recovery-unactivated = the idle rest
step-recovery-cards-one-per-corps = recovery cards
step-recovery-strength-loss = exhausted corps lose strength
step-recovery-flip = blocks are turned back
step-recovery-turn-marker = end of the turn

setting-players = Players
setting-players-2 = Two players
setting-players-3 = Three players: the Coalition in two hands
setting-rules = Level of the rules
setting-rules-conscript = Conscript: the blocks lie open
setting-rules-grognard = Grognard: fog of war and vedettes
setting-combat = Combat results
setting-combat-cards = Revealed cards
setting-combat-dice = Combat dice
setting-fourrager = The card Foraging, whose effect is reconstructed
setting-fourrager-on = In the French deck
setting-fourrager-off = Replaced by a third Forced March
