# The lobby: tables, new matches, invitations.

lobby-motto = Napoleon’s battles and campaigns, at one table or by courier
lobby-stranger = Take a seat
lobby-stranger-more = Every rule is kept and explained. Play against the computer, a friend beside you, or somebody far away.
lobby-come-in = Come in and play
lobby-welcome = Good day, { $name }
lobby-empty = No table is laid for you yet. Begin a match, or let the guide lead you through your first turn.
lobby-learn = Learn by playing
lobby-learn-more = A guide sits beside you and leads you through the first turn.
lobby-who = What shall we call you?

lobby-mine = Your tables
lobby-open = Seats to take
lobby-open-none = Nobody is looking for an opponent just now. Lay a table with an open seat: it will stand here.
lobby-watch = To watch
lobby-watch-none = No match is being played in public at the moment.
lobby-finished = To replay
lobby-finished-none = Matches that have ended will be kept here, with their dice.
lobby-more = { $count ->
    [one] One more
   *[other] { $count } more
}
lobby-import = Bring in a match file
lobby-drop = Drop the match file here

lobby-your-turn = It is your turn
lobby-asked = to play
lobby-won = victory
lobby-me = You
lobby-free = Free seat
lobby-invited = Invited
lobby-gathering = Waiting for players
lobby-deadline = Time is up { $when }
lobby-pace-none = No clock
lobby-pace-choice = { $span } a choice
lobby-pace-clock = { $span } for the match
lobby-pace-clock-more = { $span } for the match, and { $increment } a choice
lobby-play = Play
lobby-look = To the table
lobby-watch-do = Watch
lobby-take = Sit here
lobby-proof = Dice
lobby-replay = Replay

lobby-no-game = There is no game on the shelf.
lobby-which-game = Game
lobby-which-scenario = Scenario
lobby-more-settings = { $changed ->
    [0] { $count } more rules to agree on, all as usual
    [one] { $count } more rules to agree on, one of them changed
   *[other] { $count } more rules to agree on, { $changed } of them changed
}
lobby-for-newcomers = with a guide for the first turn
lobby-who-sits = Who sits where
lobby-place-me = Me
lobby-place-hotseat = Me too (at the same screen)
lobby-place-open = Anybody who comes
lobby-place-invited = By invitation (a link)
lobby-place-player = The computer
lobby-level = Level
lobby-level-time = Thinks for
lobby-level-seconds = { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}
lobby-pace = Pace
lobby-pace-kind-none = At leisure
lobby-pace-kind-clock = With a clock
lobby-pace-kind-choice = By courier
lobby-time-clock = For each player
lobby-time-choice = For each choice
lobby-increment = Added after each choice
lobby-timeout = When the time is up
lobby-timeout-player = The computer answers instead
lobby-timeout-claim = The others may claim the win
lobby-timeout-lose = The match is lost
lobby-watchable = Others may watch
lobby-begin = Begin the match
lobby-lay = Lay the table

lobby-laid = The table is laid
lobby-laid-more = Send each guest his link. The match begins when everybody is seated.
lobby-link-for = Link for { $seat }
lobby-to-table = To the table
lobby-invitation = Invitation
lobby-invited-you = A seat is kept for you
lobby-invited-as = You are expected: { $seat }
lobby-for-you = This seat is for you
lobby-sit-down = Sit down
lobby-only-watch = Only watch
