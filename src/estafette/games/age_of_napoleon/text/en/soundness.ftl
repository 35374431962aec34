### What may be wrong with a corrected box.

## The map and the countries

sound-apart = Map: no way leads to { $area }.
sound-area-country = Map: { $area } lies in “{ $country }”, and there is no such country.
sound-detachable = Map: { $area } can be cut off, and no line of the countries says from whom.
sound-named-country = Countries: the rules name “{ $country }”, and it is missing.
sound-capital = Countries: { $country } has no capital of its own on the map.
sound-no-area = Countries: { $country } has no area on the map.
sound-ruler = Countries: { $country } belongs to “{ $ruler }”, which is no major country.

## Corps

sound-named-corps = Corps: the rules name “{ $corps }”, and it is missing.
sound-corps-home = Corps: { $corps } is raised in “{ $home }”, and there is no such country.
sound-corps-pool = Corps: { $corps } counts on the line “{ $pool }”, and the mobilisation table has none.
sound-ratings = Corps: the ratings of { $corps } do not fit together.
sound-availability = Corps: { $corps } needs either a first year or a condition (reform or invasion).

## Cards and tables

sound-title-event = Cards: nothing says what “{ $title }” does.
sound-title-side = Cards: “{ $title }” is for “{ $side }”; it must be for the French, the Coalition or either.
sound-event-title = Cards: the title “{ $title }” is missing.
sound-first-choice = Tables: { $count ->
    [0] nobody has
   *[other] { $count } players have
} the first choice in { $year }; it takes one.
sound-table-country = Tables: “{ $country }” is no major country.
sound-count = { $what ->
    [corps] { $count } corps, and the box holds { $supply }.
    [cards] { $count } cards, and the box holds { $supply }.
   *[areas] { $count } areas, and the map has { $supply }.
}

## Scenarios

sound-scenario-id = Scenario { $scenario }: its file bears one name and says another, “{ $id }”.
sound-date = { $scenario }: year { $year }, round { $round }: the tracks have no such place.
sound-status = { $scenario }: { $country } has { $count ->
    [0] no state, and needs one.
   *[other] { $count } states, and should have one or none.
}
sound-status-country = { $scenario }: there is no country “{ $country }”.
sound-set-up-corps = { $scenario }: there is no corps “{ $corps }”.
sound-set-up-twice = { $scenario }: { $corps } is placed twice.
sound-set-up-area = { $scenario }: there is no area “{ $area }”.
sound-set-up-both = { $scenario }: both sides stand in { $area }.
sound-set-up-cards = { $scenario }: there are not { $count } cards “{ $title }”.
sound-deal = { $scenario }: it takes { $count } cards to begin, and there are { $supply }.
