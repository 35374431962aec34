### What the desk says: why something cannot be had, and how a match ended before its rules ended it.

desk-setting = { $setting }: { $choice }
desk-hints = hints are allowed
desk-former-player = a former player

## Endings

desk-ended-resigned = { CAP($seat) } resigns.
desk-ended-agreed = The players agree on a draw.
desk-ended-timeout = { CAP($seat) } has run out of time.
desk-ended-abandoned = The match was broken off.
desk-ended-left = { CAP($seat) } has left the house, and with it the match.
desk-ended-mended = The match ended without a result: its rules had been mended, or it could not go on.

## Turned down

server-stale = The table has moved on meanwhile: this did nothing.
server-no-table = There is no such table, or it is not yours to see.
desk-nobody = Say who you are first.
desk-no-game = There is no such game here: { $game }.
desk-no-seat = There is no such seat at this table.
desk-not-your-seat = This seat is not yours.
desk-not-host = Only who laid the table may do that.
desk-not-alone = Others play at this table: resign instead.
desk-not-begun = The match has not begun.
desk-begun = The match has begun already.
desk-over = The match is over.
desk-not-over = The match is not over yet.
desk-refused = That is not possible.
desk-bad-action = This answer cannot be read: { $reason }.
desk-bad-setup = Nothing of this name can be agreed on here: { $reason }.
desk-bad-seats = The seats of this scenario are { $seats }.
desk-bad-pace = A clock needs some time on it.
desk-no-player = There is no such player here: { $level }.
desk-slow-player = That would be too long for those who wait: a player of the house thinks for { $most } seconds at most.
desk-taken = Somebody sits there already.
desk-not-invited = This seat is kept for somebody who was invited.
desk-no-draw = There is nobody to agree on a draw with.
desk-no-offer = Nobody has offered a draw.
desk-no-claim = There is nothing to claim: no opponent has run out of time.
desk-no-hints = Hints are not allowed at this table.
desk-nothing-at-stake = This answer leaves nothing to chance.
desk-no-plan = There is no sheet here on which anything could be planned.
desk-not-asked = This seat is not asked anything now.
desk-hint-under-way = The marshal is thinking about it already.
desk-no-point = The match does not reach so far.
desk-branch-seats = A match that plays on from a point is for yourself and for players of the house.
desk-too-long = The match is too long: more than { $most } choices.
desk-too-many = You have { $most } tables that are not finished: finish some first.
desk-diverged = The rules have changed since this match was played: they no longer allow choice { $choice }. Nothing is lost, but it cannot go on here.

## Rules mended

desk-clause = § { $clause }
desk-mended-at = { COUNT($clauses) ->
    [0] The rules were mended at choice { $choice }.
   *[other] The rules were mended at choice { $choice }: { $clauses }.
} What was played before stands. { $cut ->
    [0] The match goes on from here by the mended rules.
    [one] The last choice could not stand and was taken back; from there the match goes on by the mended rules.
   *[other] The last { $cut } choices could not stand and were taken back; from there the match goes on by the mended rules.
}
desk-frozen-box = The box with which this match was laid is not known here: it cannot go on, and nothing of it is lost.
desk-frozen-log = What was written down of this match is damaged: it cannot go on, and nothing of it is lost.
desk-frozen-table = The rules were mended, and the table of this match can no longer be read: it cannot go on, and nothing of it is lost.
desk-frozen-rules = This match was played by older rules: its lines can be read, its table cannot be shown.
desk-mended = The rules of this match were mended under way: this can only be had of a match that was played by the same rules throughout.
desk-no-end = This match goes on by the rules it began with: resign, or agree on a draw.
