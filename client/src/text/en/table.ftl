# The table: the question, the cards, the log, what lies around the map.

table-your-turn = Your turn
table-opening = The table is being laid …
table-opening-slow = The server does not answer yet. We keep trying.
table-barred = This table stays closed
table-line-lost = Reconnecting …
table-panel = What is asked, and the papers of the table
table-widen = Map on the whole screen
table-shrink = Show the panels again

## The question

table-decision = Decision
table-chosen = Chosen so far
table-chip-remove = { $name }: choose something else
table-only-answer = You have no other choice here.
table-passing = You have no other choice here: it is made in a moment.
table-passing-wait = Wait
table-pass-on = Pass until something else is asked
table-passing-on = You pass until something else is asked.
table-point = Point at what is ringed in gold, or choose from the list: { $count } answers.
table-filter = Search the answers
table-filter-none = No answer contains these words.
table-in-roster = { $count ->
    [one] One answer is in the roster.
   *[other] { $count } answers are in the roster.
}
table-paper = { $count ->
    [0] You write on paper: nobody else sees it, nor how much it is, until you hand it in.
    [one] One answer on paper: nobody else sees it or knows of it until you hand it in.
   *[other] { $count } answers on paper: nobody else sees them, nor how many, until you hand them in.
}
table-undo = Take back
table-key-undo = U
table-key-main = Space
table-why-not = {""}: no.
table-why-nothing = { $name } has no part in this decision.

## Waiting

table-waits = Waiting for { $names }.
table-waits-nobody = The match goes on …
table-thinks = Thinking: { $names }
table-stuck = The computer cannot think at the moment. Nothing is lost: it will be asked again by itself.
table-seats = Who sits at the table
table-seat-mine = you
table-seat-person = a player
table-seat-open = open to anyone
table-seat-invited = invited
table-seat-thinking = thinking …
table-seat-stuck = hindered
table-seat-asked = to decide
table-seat-away = away
table-seat-draw = offers a draw
table-clock = Time left:
table-clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
table-clock-hours = { $count ->
    [one] { $count } h
   *[other] { $count } h
}

## The end

table-ending = How it ended
table-ending-rules = The match is over
table-ending-resigned = Resignation
table-ending-agreed = Agreed draw
table-ending-timeout = Out of time
table-ending-abandoned = The match was abandoned
table-ending-mended = Ended without a result
table-to-replay = Replay
table-to-proof = Proof of the dice
table-to-rematch = To the rematch

## Several players at one screen

table-curtain = Hand over the screen: { $name }
table-curtain-why = The other player’s secrets are put away. When you alone can see the screen, take your seat.
table-curtain-take = I am here
table-curtain-alone = I play every seat myself: no more curtains at this table

## Cards

table-cards = Cards
table-heaps = Piles and other hands
table-heap-rest = { $count ->
    [one] One more card is hidden from you.
   *[other] { $count } more cards are hidden from you.
}
table-hand-empty = No card in hand.
table-hand-fold = Fold the cards to their titles
table-hand-unfold = Show the whole cards
table-card-lit = may be chosen
table-card-chosen = chosen
table-or = , or{" "}

## Around the map

table-phases = Sequence of play
table-tracks = Tracks
# A track may count years: a number is cut into thousands from 10,000 on.
table-track-of = { NUMBER($value, useGrouping: "min2") } of { NUMBER($most, useGrouping: "min2") }
table-track-at = at { NUMBER($value, useGrouping: "min2") }
table-leaves = Papers of the table
table-leaf-cards = Cards
table-leaf-rosters = Roster
table-leaf-log = Log
table-leaf-orders = Forces
table-leaf-sheets = Situation
table-leaf-talk = Talk
table-sheets-empty = Nothing lies beside the map.
table-orders-empty = No piece is in sight.
table-orders-count = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
table-off-map = off the map
table-look-at = Look at { $name } on the map

## Rosters

table-roster-name = Name
table-roster-deeds = What can be done
table-roster-deed = { $verb }: { $name }
table-roster-changed = { $name }: { $figures }.

## A sheet on which answers are drawn up

table-plan = Your plan
table-plan-empty = Choose below what to do. It is written down here, and nothing is done before you hand it in.
table-plan-how = Nothing of this is done yet: strike lines out and add others as you like, then hand it in.
table-plan-closed = Chance or another player decides after the last line: hand the plan in to go on, or strike that line out.
table-plan-strike = Strike out: { $line }
table-plan-count = { $count ->
    [0] Nothing is planned.
    [one] One line is planned.
   *[other] { $count } lines are planned.
}
table-plan-hand-in = Hand in the plan
table-plan-with = { $count ->
    [0] nothing is planned
    [one] hands in the one line of your plan
   *[other] hands in the { $count } lines of your plan
}

## Log

table-log = What has happened
table-log-empty = Nothing has happened yet.
table-log-since = Since your last turn
table-log-mark = Since your last turn
table-log-end = Latest

## Keys

table-keys = Keys
table-keys-more = Help
table-keys-how = Everything can be done with the mouse, with a finger or with the keyboard.
table-keys-main = The main button: the one answer left, or the one that stops
table-keys-main-key = Space
table-keys-digits = The answers, in order
table-keys-digits-key = 1 – 9
table-keys-undo = Take back the last choice, where the match allows it
table-keys-undo-key = U
table-keys-clear = Drop what has been chosen on the map
table-keys-clear-key = Esc
table-keys-rules = The rules, at the clause in force
table-keys-rules-key = R
table-keys-log = To the log
table-keys-log-key = L
table-keys-cards = Along the cards in hand, once one of them has the focus
table-keys-cards-key = ← →
table-keys-rosters = Along the rows and buttons of a roster; Enter does what the button says
table-keys-rosters-key = ↑ ↓ ← →
table-keys-map = Through every answer, button and name in turn
table-keys-map-key = Tab
table-keys-bare = Hide the counters, and show them again; held down, only as long as it is held
table-keys-bare-key = H
table-keys-lens = The magnifier
table-keys-lens-key = M
table-keys-zoom = Nearer, further; with the focus on the map, 0 shows the whole of it
table-keys-zoom-key = + −
table-keys-help = This page
table-keys-help-key = ?
