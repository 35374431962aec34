### What the house itself says, whatever the game.

## Choices

decision-not-offered = That is not among the choices open to you now.
decision-not-yours = It is not for you to choose now: the table waits for somebody else.
decision-unknown-name = Nothing in this game bears the name “{ $name }”.
decision-malformed = This choice cannot be read: something is missing from it, or is not of the right kind.

## The match

match-over = The match is over: there is nothing left to choose.

## Taking back

undo-nothing = There is nothing to take back: no choice has been made yet.
undo-chance = Chance has spoken since: what a die or a draw has decided is not taken back.
undo-shown = Something hidden has been shown since, or chance has spoken: neither is taken back.
undo-paper = Something is written in secret now: what came before it stands.
undo-other = The last choice was another player’s: only your own, made last, can be taken back.
undo-sealed = The rules were mended here: what was played before them is not taken back.

## Papers

paper-unfinished = This paper ends before all has been said that belongs on it.
paper-too-much = More is written on this paper than belongs on it.

## Odds

odds-nothing = it does not come to that
odds-others = anything else

## Lists and sums

list-item = { $item }
list-comma = { ", " }
list-and = { " and " }
list-nothing = nothing
sum-first = { $amount } ({ $what })
sum-plus = + { $amount } ({ $what })
sum-minus = − { $amount } ({ $what })

## The box

box-no-folder = { $file }: there is no such folder.
box-empty = { $file }: this folder holds no printed data.
box-unreadable = { $file }: this file cannot be read.
box-not-text = { $file }: this file is not UTF-8 text.
box-not-packed = { $file }: what was kept of this box cannot be read.
box-syntax = { $file }, { $line ->
    [0] at its end
   *[other] line { $line }, column { $column }
}: this is not TOML: { $detail }.
box-doubled = { $file }: “{ $place }” is both a file and a folder.
box-stray = { $file }: the box has no such file to correct.
box-wrong-type = { box-where }: { box-expected } is expected here, and { box-found } was found.
box-missing-part = { $file }: this part of the box is missing.
box-unknown-part = { $file }: the game has no use for this part of the box.
box-missing-field = { box-where }: this field is missing.
box-unknown-field = { box-where }: nothing of this name is known here.
box-invalid = { box-where }: { $detail }.
box-no-record-key = { box-where }: this record does not say its “{ $field }”, so nobody knows which one it corrects.
box-ambiguous-record = { box-where }: several records of the box answer to this.
box-repeated-record = { box-where }: this record is corrected twice.
box-nothing-to-remove = { box-where }: the box has no such record to remove.
box-where = { $place ->
    [whole] { $file }
   *[other] { $file }, { $place }
}
box-expected = { $expected ->
    [int] a whole number
    [float] a number
    [str] a text
    [bool] true or false
    [array] a list
    [object] a table
    [value] a single value
   *[other] { $expected }
}
box-found = { $found ->
    [int] a whole number
    [float] a number
    [str] a text
    [bool] true or false
    [array] a list
    [object] a table
    [value] a single value
   *[other] { $found }
}

# The one answer that every game shares.
option-pass = Pass
