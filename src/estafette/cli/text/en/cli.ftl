### What the `estafette` command says of itself.

## The command as a whole

estafette-help = Napoleonic board wargames in the terminal, with every rule enforced and explained.
estafette-epilog =
    A first game: “estafette games” shows what can be played, “estafette play GAME” begins.
    “estafette COMMAND --help” explains a command.
flag-lang = The language of the command and of the games.
flag-debug = Let a mistake through with all its details.
flag-version = Say which version this is.
flag-json = Write JSON, for a program to read.
flag-box = A folder of corrections to the printed data.
flag-file = A match file.
flag-seat = The seat that asks; without it, the seat that is to answer.
flag-to = Stand after so many choices; without it, after the last.
flag-seed = Words or a number that chance is made from; the same give the same.
flag-scenario = The scenario; the first of the game if none is named.
flag-option = An option of the scenario, as “estafette games” lists them; may be given several times.
metavar-game = GAME
metavar-words = WORDS
metavar-folder = FOLDER
metavar-file = FILE
metavar-seat = SEAT
metavar-seed = SEED
metavar-scenario = SCENARIO
metavar-number = N
metavar-pair = KEY=VALUE
metavar-host = HOST
metavar-database = DATABASE
metavar-seating = SEAT=WHO
help-usage = Usage
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-options-word = OPTIONS
help-command-word = COMMAND
help-help = Show this page.
help-default = unless said: { $value }

## Mistakes

mistake-nearest = Did you mean “{ $nearest }”?
mistake-known = Known: { $names }.
mistake-language = No such language: “{ $name }”.
mistake-game = No such game: “{ $name }”.
mistake-which-game = Which game?
mistake-scenario = No such scenario: “{ $name }”.
mistake-game-option = The scenario has no option “{ $name }”.
mistake-choice = The option “{ $option }” has no choice “{ $name }”.
mistake-no-setup = No scenario has all these options.
mistake-pair = “{ $name }” should have the form { $example }.
mistake-seat = No such seat: “{ $name }”.
mistake-over = The match is over: nobody is asked anything.
mistake-not-asked = The seat “{ $name }” is not asked anything now.
mistake-player = No such player: “{ $name }”.
mistake-budget = No player thinks so long: “{ $name }” should be spelt as { $example }.
mistake-clause = No clause holds “{ $words }”.
mistake-ledger = The ledger of { $name } cannot be used: { $detail }
mistake-tests = There are no tests in “{ $name }”: say where they are with --tests.
mistake-other-game = “{ $name }” holds a match of another game: { $game }.
mistake-file = “{ $name }” cannot be used: { $detail }.
mistake-unsound = The corrections in “{ $name }” do not fit the box of { $game }: { $detail } “estafette box check { $game } --box { $name }” says more.
mistake-match = “{ $name }”: { $detail }
mistake-match-file = { $line ->
    [0] { $detail }
   *[other] line { $line }: { $detail }
}
mistake-command = No such command: “{ $name }”.
mistake-option = No such option: “{ $name }”.
mistake-option-value = The option { $name } is not used so.
mistake-missing = { $name } is missing.
mistake-value = { $name } does not take this value: { $kind ->
    [int] a whole number is wanted
    [float] a number is wanted
   *[other] something else is wanted
}{ $least ->
    [none] { "" }
   *[other] , no less than { $least }
}.
mistake-extra = One word too many: “{ $name }”.
mistake-with-load = { $name } cannot be used with --load: “{ $file }” says what was agreed.
mistake-variable = The variable { $name } cannot be used as it is written.
mistake-workers = Several processes need a database that they can share: give the URL of a PostgreSQL with --database.
mistake-tls = A certificate needs its key, and a key its certificate: give both --tls-cert and --tls-key.
mistake-certificate = The certificate “{ $name }” and its key cannot be used: { $detail }
mistake-address = Nobody can be served at { $name }: { $detail }. Another --port may be free.
mistake-no-database = There is no database here: “{ $name }”.
mistake-database = The database “{ $name }” cannot be opened: { $detail }
mistake-output = What was to be said cannot be written: { $detail }.
mistake-usage = { $detail }
mistake-interrupted = Interrupted.
mistake-unforeseen = Something went wrong that should not ({ $detail }); --debug shows where.
system-address = Address already in use
system-denied = Permission denied
system-folder = Is a directory
system-full = No space left on device
system-missing = No such file or directory
system-no-folder = Not a directory
system-read-only = Read-only file system

## games

games-help = What can be played: games, scenarios, options and seats.
games-game = Only this game.
games-none = No game is installed.
games-seats = seats
games-every-scenario = in every scenario
games-start = estafette play { $game }

## rules

rules-help = Search the rules of a game, or see which clauses its tests show.
rules-game = The game.
rules-words = The id of a clause, or words that it holds.
rules-coverage = Count the clauses that tests cite; the exit code is 1 if one is missing.
rules-missing = List the clauses that no test cites.
rules-tests = The folder of the tests, if it is not that of this checkout.
rules-all = Show every clause found, however many.
rules-see = See also:
rules-ruling = Ruling:
rules-more = { $count ->
    [one] One more clause; --all shows it.
   *[other] { $count } more clauses; --all shows them.
}
rules-column-game = Game
rules-column-covered = Shown
rules-column-total = Clauses
rules-column-share = Share

## box

box-help = What is printed in the box of a game.
box-epilog = { "" }
check-help = What is printed, what is reconstructed, and whether the box is sound.
printed-check-game = Only this game.
printed-source-printed = printed
printed-source-reconstructed = reconstructed
printed-unsaid = not said
printed-all-the-same = Printed all the same: { $fields }.
printed-overlaid = Corrected: { $what }
printed-sound = The box is sound.
printed-unsound = { $faults ->
    [one] The box is not sound: one fault.
   *[other] The box is not sound: { $faults } faults.
}

## play

play-help = Play in the terminal, against players of the house or with others at the same keyboard.
play-game = The game; not needed with --load.
play-seat = Who sits where: a person’s name (“me”), or a player of the house: “recruit” chooses at random, “sergeant” looks a step ahead, “marshal” thinks for a second, “marshal:10s” for ten; may be given several times.
play-load = Go on with a match from its file.
play-no-save = Do not keep the match as it goes.
play-ask-all = Ask even when there is only one answer.
play-recruit = recruit
play-sergeant = sergeant
play-marshal = marshal
play-thinks = { CAP($who) }: thinking … (Ctrl-C leaves the table)
play-spectator = spectator
play-keeping = This match is kept in { $file }
play-not-kept = This match is not kept: save it yourself if you want it back.
play-how = Type the number of an option or a few letters of it; “help” lists the rest.
play-kept = The match is kept in { $file }
play-place = Place
play-ground = Ground
play-neighbours = Neighbours
play-no-place = No place is called “{ $typed }”.
play-piece = Piece
play-hint = help
play-hand-over = The keyboard goes to { $person } ({ $seat }).
play-press-enter = { $person }: press Enter when you alone can see the screen. { "" }
play-no-number = There is no option { $number }: they go from 1 to { $last }.
play-no-match = No option and no command holds “{ $typed }”. “why { $typed }” may say why; “help” lists the commands.
play-earlier = { $count ->
    [one] (one earlier event: “log 100”)
   *[other] ({ $count } earlier events: “log 100”)
}
play-why-nothing = Nothing that you could choose here, or point at, holds “{ $typed }”.
play-why-none = Nothing that was on offer is refused here. “why WORDS” asks about a piece, a place or a card by its name.
play-why-not-offered = “{ $typed }” is on the table, but nothing of the kind is asked here: “rule” opens the clause of this question.
play-why-possible = That is possible:
play-more-reasons = { $count ->
    [one] One more refusal; say more words.
   *[other] { $count } more refusals; say more words.
}
play-no-card = No card is called “{ $typed }”.
play-no-clause = No clause holds “{ $typed }”.
play-more-clauses = Also: { $clauses }.
play-undone = Taken back.
play-undo-other = It stands: somebody else has answered since ({ $seat }); a silent pass is an answer too.
play-save-where = Say where: save FILE
play-saved = Saved in { $file }
play-save-before = Save before leaving? Type a file name, or only Enter to leave without saving: { "" }
play-draw = nobody
play-over = The match is over
play-help-number = { $number }, or “{ $letters }” — choose an option by its number or by a few letters
play-help-why = why, or why WORDS — why something is not possible now; name a piece, a place or a card
play-help-rule = rule { $rule }, or rule WORDS — read a clause; alone, the clause of this question
play-help-view = view — show the table again
play-help-map = map, or map WORDS — the places, their ground and their neighbours
play-help-card = card, or card WORDS — read the cards that lie open to you, or any card by its title
play-help-log = log — what has happened; log 100 goes further back
play-help-undo = undo — take the last choice back, if nothing was thrown or shown since and nobody else has answered, not even by passing in silence
play-help-save = save FILE — write the match down
play-help-help = help — this list; Enter alone shows the question again
play-help-quit = quit — leave the table
command-why = why
command-rule = rule
command-view = view
command-map = map
command-card = card
command-log = log
command-undo = undo
command-save = save
command-help = help
command-quit = quit

## replay and verify

replay-help = Tell a match from its file, in sentences.
replay-to = Stop after so many choices.
replay-seat = Tell only what this seat knew.
replay-open = The match is not over: { $number } choices have been made.
verify-help = Check that a match file is true: the dice, every choice, the end.
verify-held = A file that was kept while the match ran.
verify-true = { $choices ->
    [one] The file is true: one choice.
   *[other] The file is true: { $choices } choices.
}
verify-untrue = { $choices ->
    [one] The file is not true. Up to there, one choice stands.
   *[other] The file is not true. Up to there, { $choices } choices stand.
}
verify-part-proved = Choices { $first } to { $last }, played by version { $rules } of the rules, are proved by version { $known }.
verify-part-open = Choices { $first } to { $last } were played by version { $rules } of the rules; version { $known }, which stands here, cannot prove them.
verify-unjudged = The file cannot be judged here: it may be true.

## validate

validate-help = Tell every stored match again by the rules in hand, and say which go otherwise. Nothing is changed.
validate-database = A file for SQLite, or the URL of a PostgreSQL; by default a file in your data folder.
validate-agrees = { $game }, { $scenario }: { $choices } choices agree.
validate-differs = { $clause ->
    [none] { $game }, { $scenario }: played by version { $rules } of the rules, it goes otherwise from choice { $choice } on.
   *[other] { $game }, { $scenario }: played by version { $rules } of the rules, it goes otherwise from choice { $choice } on [{ $clause }].
}
validate-no-box = { $game }, { $scenario }: the box with which it was laid is not known here.
validate-no-game = { $game }: there is no such game here.
validate-unreadable = { $game }, { $scenario }: its choices cannot be read by these rules.
validate-summary = { $agree ->
    [one] One match agrees
   *[other] { $agree } matches agree
}, { $differ ->
    [one] one goes otherwise
   *[other] { $differ } go otherwise
}, { $others ->
    [one] one cannot be told again
   *[other] { $others } cannot be told again
}.

## serve

serve-help = Open the table in the browser: a server for this machine, or for all the world.
serve-host = The address at which it answers; 0.0.0.0 is all of them.
serve-port = The port; 0 takes any that is free.
serve-database = A file for SQLite, or the URL of a PostgreSQL; unless said, a file in your data folder.
serve-workers = How many processes; more than one needs PostgreSQL.
serve-thinkers = How many players of ours think at once, each in a process; 0 is one for each core but one.
serve-cluster = The address of a Dask scheduler, as tcp://host:8786, whose workers think instead.
serve-open = Open the browser, even if it was not started at a terminal.
serve-no-open = Do not open the browser.
serve-trust-proxy = A proxy stands before it: believe what it says about address and encryption.
serve-tls-cert = A certificate, to answer over HTTPS.
serve-tls-key = The key of the certificate.
serve-ready = The table is laid at { $file } (Ctrl-C clears it).

## simulate

simulate-help = Play many matches and count who wins.
simulate-game = The game.
simulate-matches = How many matches.
simulate-jobs = How many at the same time.
simulate-scenario = The scenario; all in turn if none is named.
simulate-option = An option, as “estafette games” lists them; as it is by default if it is not named.
simulate-longest = A match with more decisions than this is a fault.
simulate-crashes = Where matches that break are written; unless said, in your data folder.
simulate-progress = Matches
simulate-title = { $game }: { $matches } matches, seed { $seed }
simulate-side = Side
simulate-wins = Wins
simulate-share = Share
simulate-interval = 95 % interval
simulate-draw = nobody
simulate-decisions = decisions
simulate-turns = turns
simulate-length = { $least } – { $most }, median { $median }, mean { $mean }
simulate-ended = ended
simulate-crash = { $seed } broke: { $what } ({ $file })
simulate-endless = { $seed } did not end ({ $file })
simulate-faults = { $faults ->
    [one] One match is faulty.
   *[other] { $faults } matches are faulty.
}

## bench

bench-help = Measure how fast the games go on this machine.
bench-game = Only this game.
bench-scenario = The scenario; the last of each game, its longest, if none is named.
bench-seconds = How long each measure takes.
bench-server = Measure a real server under load, on SQLite and on PostgreSQL.
bench-matches = How many matches are played on the server at once.
bench-load = { $matches } matches at once: { $game }, { $scenario }
bench-store = Server
bench-asked = Choices a second asked for
bench-at-will = as many as it can
bench-per-second = Choices a second
bench-p50 = Half seen within (ms)
bench-p99 = 99% seen within (ms)
bench-on-sqlite = one process, SQLite
bench-on-postgresql = two processes, PostgreSQL
bench-machine = { $implementation } { $python }, { $system }
bench-calibration = This machine, now
bench-measure = Measure
bench-median = Median
bench-unit = Unit
bench-spread = Spread
bench-arithmetic = plain arithmetic
bench-chess = random chess (python-chess)
bench-play = random play
bench-play-muted = random play, nothing told
bench-view = a view
bench-fork-between = a fork between steps
bench-fork-within = a fork inside a step
bench-imagine = an imagined fork
bench-save = a save
bench-wake = a wake
bench-options = options a decision
bench-views-per-second = views a second
bench-saved-bytes = bytes in a save
bench-choices-since-step = choices since the step
bench-positions = positions measured
bench-unimaginable = of which cannot be imagined
