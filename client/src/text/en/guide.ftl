# The first-match guide: its frame; what it says comes from the game.
guide-label = First match
guide-reopen = First-match guide
guide-close = Close the guide
guide-next = Go on
guide-back = Back
guide-try = You might try:
guide-later = Play on as you like: there will be a word here when something new comes.
guide-done = That is all there is to tell: the rest is yours to find out.
guide-progress = First match: { $made } of { $all } remarks read
