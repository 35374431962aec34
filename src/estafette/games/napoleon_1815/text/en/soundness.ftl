### What may be wrong with a corrected box.

## The map

sound-apart = Map: no way leads to { $zone }.
sound-terrain = Map: no table says what the ground “{ $kind }” of { $zone } does.
sound-named-zone = Map: the rules name the zone “{ $zone }”, and it is missing.

## Blocks

sound-named-block = Blocks: the rules name “{ $block }”, and it is missing.
sound-blocks = Blocks: { $count } for the { $army } army, and the box holds { $supply }.

## Cards

sound-card-twice = Card { $number }: there are several cards of this number.
sound-card-title = Card { $number }: there is no title “{ $title }”.
sound-card-camp = Card { $number }: { $title } is no title of the { $camp } camp.
sound-card-face = Card { $number }: there is no combat box { $face }.
sound-card-replaces = Card { $number }: it stands in for card { $replaced } and must have its deck, value, combat box and recovery.
sound-deck = Cards: the { $camp } deck has { $count } cards with { $players } players; it takes { $wanted }.
sound-title-event = Cards: nothing says what “{ $title }” does.
sound-event-title = Cards: the title “{ $title }” is missing.
sound-invasion-draws = Invasion card { $number }: each player draws from { $least } to { $most } cards, with two players as with three.

## Scenarios

sound-scenario-id = Scenario { $scenario }: its file bears one name and says another, “{ $id }”.
sound-area-apart = { $scenario }: the zones in play do not hang together.
sound-set-up-block = { $scenario }: there is no block “{ $block }”.
sound-set-up-twice = { $scenario }: { $block } is placed twice.
sound-set-up-zone = { $scenario }: there is no zone “{ $zone }” in play.
sound-strength = { $scenario }: { $corps } has a strength of { $strength }; a corps has from 1 to { $most }.
sound-cubes = { $scenario }: the { $army } army needs { $count } { $arm ->
    [infantry] infantry
   *[cavalry] cavalry
} cubes, and the box holds { $supply }.
sound-invasion-turn = { $scenario }: turn { $turn } has { $count ->
    [0] no Invasion card
   *[other] { $count } Invasion cards
}; it takes one.
sound-invasion-card = { $scenario }: there is no Invasion card { $number }.
sound-reinforcement-turn = { $scenario }: { $block } must arrive between turn 1 and turn { $last }.
sound-track = { $scenario }: with the track at { $track } the game is over before it begins.
sound-flag-zone = { $scenario }: “{ $zone }” is not a zone that scores and takes no control marker.
sound-flag-twice = { $scenario }: { $zone } has two control markers.
sound-flags = { $scenario }: the { $army } army needs { $count } control markers, and the box holds { $supply }.
sound-position-zone = { $scenario }: { $zone } is no fortified farm and takes no fortified position.
sound-positions = { $scenario }: it needs { $count } fortified positions, and the box holds { $supply }.
sound-vedettes = { $scenario }: the { $army } army needs { $count } vedettes, and the box holds { $supply }.
