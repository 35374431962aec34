# A match whose rules were mended under way, and one that cannot go on.

mended-go-on = Go on
mended-log = { $clauses ->
    [0] Rules mended at choice { $number }
   *[other] Rules mended at choice { $number }:
}
mended-replay = Up to choice { $number } this match was played by earlier rules. By those of today the map of this moment cannot be drawn, or not before the match is over; what was told can be read.
mended-replay-on = Go to choice { $number }
mended-throughout = Its rules were mended at choice { $number }: only a match that was played by the same rules throughout can be played on from a moment or looked into.
mended-sign = Rules mended at choice { $number }
frozen-sign = Cannot go on
frozen-to-table = To the table
