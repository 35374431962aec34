### What is said of a match file that is refused, and of one that was found true.

## The form of the file

file-unreadable = The file cannot be opened: { $reason }.
file-too-large = The file is too large to be a match: more than { $most } bytes.
file-empty = The file is empty.
file-other-format = This is not a match file.
file-other-version = This match file is of version { $version }; only version { $known } is known here.
file-long-line = The line is too long: more than { $most } bytes.
file-deep-line = Brackets within brackets: the line is nested more than { $most } deep.
file-not-json = The line is not JSON: { $reason }.
file-bad-line = The line does not say what it should: { $reason }.
file-misnumbered = The choices are out of order: here stands number { $found }, and number { $due } was due.
file-truncated = The last line was cut off and is lost; the match stands as it was before it.
file-incomplete = The match cannot be written down: it has { $choices } choices, and only { $known } of them are known here.

## What was agreed

file-other-game = The match is of another game: { $game }, not { $known }.
file-other-rules = The match was played by version { $rules } of the rules; by version { $known }, which stands here, it goes otherwise from choice { $choice } on.
file-other-box = { $overlay ->
    [none] The match was played with another box: what is printed here differs.
   *[other] The match was played with the box corrected by “{ $overlay }”: what is printed here differs.
}
file-own-box = The match was played with a box that the file brings along and that is not ours: by that box it is true, but nobody here has printed it.
file-other-setup = Nothing of this name can be agreed on here: { $reason }.
file-other-seats = The seats are not those of this scenario: { $seats }.
file-other-dice = The dice are of an unknown kind: { $dice }, not { $known }.
file-no-secret = The secret of the dice is not in the file: it can be told again once the match has ended.
file-broken-commitment = The secret of the dice is not the one that was promised when the match began.
file-stray-share = A share of the dice is given for { $seat }, and there is no such seat.
file-stray-mend = The rules are said to have been mended at choices that do not follow one another, or without becoming others.
file-bad-table = The match cannot have gone on from the table that the file gives for choice { $choice }.
file-other-table = The choices before do not lead to the table from which the match went on at choice { $choice }.
file-broken-continuation = The chance that was taken over from another match does not last for exactly { $choice } choices.

## The choices

file-after-the-end = Choice { $choice }: the match was already over.
file-wrong-seat = Choice { $choice }: it was not for { $seat } to choose, but for { $due }.
file-sealed = Choice { $choice }: what { $seat } chose is left out of this file.
file-bad-action = Choice { $choice }: it cannot be read: { $reason }.
file-breaks = Choice { $choice }: the rules and the box in hand break off there.
file-refused = { $rule ->
    [none] Choice { $choice }: refused. { $reason }
   *[other] Choice { $choice }: refused. { $reason } [{ $rule }]
}
file-chance-differs = Choice { $choice }: chance answered { $answered }, the file says { $said }.
file-outcome-differs = { $found ->
    [none] The file tells of an end, and the match is not over.
    [particulars] The match ended so, but the file tells the particulars of its end otherwise.
   *[other] The match ended otherwise. The winner is { $winner ->
        [none] nobody
       *[other] { $winner }
    } [{ $rule }]; the file says { $claimed ->
        [none] nobody
       *[other] { $claimed }
    } [{ $clause }].
}
file-no-such-choice = There is no choice { $choice }: the file holds { $last }.

## What was kept while the match ran

file-held-other = The file that was kept while the match ran is of another match, or other dice were promised in it.
file-held-differs = Choice { $choice }: the file that was kept while the match ran says otherwise.
file-held-mended = Choice { $choice }: the file that was kept while the match ran says otherwise; the rules were mended at choice { $mended } since, and what was chosen from there on may have been taken back.

## What was found true

verified-held = The file that was kept while the match ran agrees.
verified-commitment = The secret of the dice is the one that was promised when the match began.
verified-choices = Every choice is legal.
verified-chance = Chance answered each time as the file says.
verified-outcome = The match ended as the file says.
