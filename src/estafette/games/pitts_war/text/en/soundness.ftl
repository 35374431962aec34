### What may be wrong with a corrected box.

## The map and the powers

sound-area-power = Map: { $area } names “{ $power }”, and there is no such power.
sound-stars = Map: the stars of { $area } need a number and a colour (gold, bronze or silver).
sound-port = Map: { $area } is a port, and lies on no sea.
sound-border = Map: the border between { $area } and { $other } is of an unknown kind, “{ $kind }”.
sound-apart = Map: neither a way nor a port leads to { $area }.
sound-named-power = Powers: the rules name “{ $power }”, and it is missing.
sound-capital = Powers: { $power } must have a capital of its own on the map if it is a major power, and none otherwise.
sound-patron = Powers: { $power } goes with “{ $patron }”, which is no major power.

## Armies, leaders and markers

sound-named-piece = Armies and leaders: the rules name “{ $piece }”, and it is missing.
sound-army-power = Armies and leaders: { $army } serves “{ $power }”, and there is no such power.
sound-faces = Armies: the faces of { $army } do not go down one step at a time.
sound-army-marker = Armies: { $army } comes with the marker “{ $marker }”, which is missing.
sound-region = Armies: { $army } rises in “{ $region }”, and no area lies there.
sound-marker-year = Markers: { $marker } must enter with a three-year period and belong to its side; it enters in { $year }.
sound-marker-event = Markers: nothing says what { $marker } does.
sound-event-marker = Markers: the marker “{ $marker }” is missing.

## Tables

sound-track = Tables: the turn track that begins in { $year } has a gap.
sound-track-names = Tables: the turn track of { $year } names “{ $name }”, which does not exist.
sound-table-area = Tables: there is no area “{ $area }”.
sound-count = { $what ->
    [areas] { $count } areas of Europe, and the map has { $supply }.
    [levant] { $count } areas of the Levant, and the map has { $supply }.
    [french] { $count } French markers, and the box holds { $supply }.
   *[coalition] { $count } Coalition markers, and the box holds { $supply }.
}

## Set-ups and scenarios

sound-stance = Set-up { $layout }: { $power } stands { $count ->
    [0] nowhere, and must stand somewhere.
   *[other] in { $count } places, and should stand in one, or in none before it is founded.
}
sound-stance-power = Set-up { $layout }: there is no power “{ $power }”.
sound-set-up-piece = Set-up { $layout }: there is no piece “{ $piece }”.
sound-set-up-twice = Set-up { $layout }: { $piece } is placed twice.
sound-set-up-steps = Set-up { $layout }: { $piece } has no face with { $steps } steps.
sound-set-up-area = Set-up { $layout }: there is no area “{ $area }”.
sound-set-up-marker = Set-up { $layout }: there is no marker “{ $marker }”.
sound-scenario-id = Scenario { $scenario }: its file bears one name and says another, “{ $id }”.
sound-scenario-years = Scenario { $scenario }: its years are not on the turn track.
sound-scenario-layout = Scenario { $scenario }: there is no set-up “{ $layout }”.
sound-scenario-victory = Scenario { $scenario }: nobody knows how to win by “{ $victory }”.
