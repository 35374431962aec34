### What the commands of the laboratory say, beside `cli.ftl`, and the words of their reports.

## What can go wrong

mistake-players = { $seats ->
    [0] { $scenario } wants one player for all, or { $sides } for its sides.
   *[other] { $scenario } wants one player for all, { $sides } for its sides, or { $seats } for its seats.
}
mistake-ladder = A ladder wants two players or more, each named once.
mistake-library = { $name } is not installed: pip install "estafette[{ $extra }]"
mistake-study = “{ $folder }” holds another study (different: { $different }): give it another --out.
mistake-other-ground = A worker has another version of the game, or another box: nothing more is played.
mistake-workers-died = Processes died again and again: nothing more is played. With --out, the same command goes on.
mistake-cluster = No cluster answers at “{ $name }”.
mistake-cluster-lost = The cluster was lost ({ $detail }). With --out, the same command goes on.

## simulate

metavar-players = PLAYERS
metavar-address = ADDRESS
simulate-players = Who plays: one for all, one for each side, or one for each seat, with commas between them. recruit, sergeant, marshal:1s, marshal:300.
simulate-cluster = The address of a Dask scheduler, as tcp://host:8786, whose workers play.
simulate-out = A folder for the results and the report; the same command goes on where it stopped.
simulate-no-usage = Do not count what comes into play.
simulate-all-options = Options that are not named come in every combination in turn, not as they are by default.
simulate-between = Players: { $players }
simulate-so-far = { $done } of { $total } matches; { $pace }
simulate-pace = { $rate } matches/min, { $left } left
simulate-written = The report is { $file }

## The report

report-laboratory = Laboratory
report-title = { $game }: what the matches show
report-matches = Matches
report-players = Players
report-seed = Seed
report-counted = { $matches ->
    [one] One match played to its end.
   *[other] { $matches } matches played to their end.
}
report-wins = Who wins
report-wins-caption = The share of the matches that each side won. The black line is the interval that holds the truth 19 times in 20; the golden one is where the sides would be even.
report-lengths = How long it takes
report-endings = How it ends
report-endings-caption = The share of the matches that ended so.
report-card = Cards
report-card-caption = The cards most in play: the share of the matches in which an answer, or something that everybody heard, named them.
report-space = Spaces
report-space-caption = The spaces most in play: the share of the matches in which an answer, or something that everybody heard, named them.
report-rule = Rules most asked for
report-clause = Clause
report-in-matches = In matches
report-per-match = Times a match
report-length = { $what }: { $length }
report-least = Least in play:
report-again = The same once more
report-again-how = These words play the same matches again; players who think by the clock may answer otherwise. Add --jobs and --out as you like.

## ladder

ladder-help = Let players meet, every one with every other, and rate them.
ladder-players = Who meets whom, with commas between them: recruit, sergeant, marshal:1s, marshal:300.
ladder-matches-each = How many matches for each pair; the sides are swapped each time.
ladder-title = { $game }: who is stronger
ladder-every = all in turn
ladder-scenario = Scenario
ladder-ratings = Ratings
ladder-caption = Each player’s rating and the interval that holds it 19 times in 20 (OpenSkill, Plackett–Luce, 25 for the unknown; the mean over many random orders of the matches).
ladder-player = Player
ladder-matches = Matches
ladder-rating = Rating
ladder-interval = 95 % interval
ladder-ordinal = Certain
ladder-pairings = Every pair
ladder-pairings-how = The share is that of the first player, with Wilson’s 95 % interval; a match that nobody won counts as none of his.
ladder-pairing = Pair
ladder-against = { $first } – { $second }
ladder-wins = Wins
ladder-draws = Draws
ladder-losses = Losses
ladder-share = Share

## bench

bench-players = Measure the players: a sergeant’s answers, a marshal’s iterations, and how he keeps his time.
bench-simulation = Measure how many matches a minute are simulated, by the number of jobs.
bench-history = Where runs are remembered; unless said, in your data folder.
bench-since = Since
bench-slower = { $count ->
    [one] One measure is more than 15 % slower than in the last run, for the same speed of the machine.
   *[other] { $count } measures are more than 15 % slower than in the last run, for the same speed of the machine.
}
bench-sergeant = a sergeant
bench-marshal = a marshal
bench-marshal-by-clock = a marshal with 200 ms
bench-sergeant-ms = a sergeant’s answer, median (ms)
bench-sergeant-slowest-ms = a sergeant’s slowest answer (ms)
bench-marshal-kept = of his time, a marshal takes (median, %)
bench-marshal-longest = of his time, at the longest (%)
bench-jobs = Jobs
bench-matches-a-minute = Matches a minute
bench-gain = Gain
