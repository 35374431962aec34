### What may be wrong with a corrected box.

## The map

sound-zone-province = Map: { $zone } lies in “{ $province }”, and there is no such province.
sound-province-empty = Map: no zone lies in { $province }.
sound-port = Map: the port of { $zone } looks on “{ $sea }”, and there is no such sea.
sound-open = Map: { $zone } is open country if it has no town, no fortress and no port, and only then.
sound-town = Map: { $zone } has a fortress of level 0, 1 or 2, and is the capital of a major power, of a minor one, or none.
sound-blockade = Map: { $zone } counts in the Continental Blockade and is no port.
sound-border = Map: the border between { $zone } and { $other } is of an unknown kind, “{ $kind }”.
sound-strait = Map: between { $zone } and { $other } there is a strait without a sea, or a sea without a strait.
sound-apart = Map: neither a way nor a port leads to { $zone }.
sound-sea-group = Map: { $sea } belongs to unknown waters, “{ $group }”.
sound-sea-way = Map: { $sea } names { $other } as its neighbour, but not the other way round.
sound-sea-apart = Map: no way leads to { $sea } by sea.
sound-drawing = Map: { $zone } has no place of its own on the drawing.

## Countries and counters

sound-named-country = Countries: the rules name “{ $country }”, and it is missing.
sound-province-country = Countries: { $province } belongs to “{ $country }”, and there is no such country.
sound-capital = Countries: { $country } needs a capital that is marked as one on the map.
sound-source = Countries: { $country } has no fortress to draw supply from.
sound-piece-country = Counters: { $piece } serves “{ $country }”, and there is no such country.
sound-strengths = Counters: the combat values of { $piece } must fall from step to step.
sound-piece-card = Counters: a unit comes with the card “{ $card }”, which is missing.
sound-replaces = Counters: { $piece } replaces “{ $other }”, who does not exist.
sound-rank = Counters: { $piece } and { $other } both have rank { $rank }.
sound-count = { $what ->
    [zones] { $count } zones, and the map has { $supply }.
    [seas] { $count } sea zones, and the map has { $supply }.
    [empire] { $count } cards of the Empire, and the box holds { $supply }.
   *[coalition] { $count } cards of the Coalition, and the box holds { $supply }.
}
sound-numbers = Cards: those of the { $side } are not numbered from 1 upwards without a gap.

## Scenarios

sound-scenario-id = Scenario { $scenario }: its file bears one name and says another, “{ $id }”.
sound-scenario-years = Scenario { $scenario }: it ends before it begins.
sound-scenario-card = Scenario { $scenario }: “{ $card }” is no card of the { $side }.
sound-scenario-period = Scenario { $scenario }: { $card } comes only with Les Châtiments.
sound-status = Scenario { $scenario }: { $country } stands { $count ->
    [0] nowhere, and must stand somewhere.
   *[other] in { $count } places, and should stand in one.
}
sound-set-up-country = Scenario { $scenario }: there is no country “{ $country }”.
sound-set-up-place = Scenario { $scenario }: there is no place “{ $place }”.
sound-set-up-port = Scenario { $scenario }: fleets are set up in { $place }, which is no port.
sound-set-up-piece = Scenario { $scenario }: there is no counter “{ $piece }”.
sound-set-up-depots = Scenario { $scenario }: { $country } sets up { $count } depots and has { $supply }.
sound-set-up-reduced = Scenario { $scenario }: { $piece } is reduced, but not set up.
sound-set-up-twice = Scenario { $scenario }: { $piece } is set up twice.
sound-set-up-line = Scenario { $scenario }: line { $line } of the set-up is of an unknown kind, or its default is not among its places.
