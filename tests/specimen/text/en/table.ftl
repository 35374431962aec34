### The Ford: what stands beside the map, on the cards and on the box.

game-title = The Ford
scenario-the-ford = The Ford
scenario-the-heights = The Heights
setting-weather = Weather
setting-weather-dry = Dry
setting-weather-rain = Rain

track-hour = Hour
track-impulses-vanguard = Impulses of the vanguard
track-impulses-rearguard = Impulses of the rearguard
figure-strength = Strength
figure-impulses = Impulses

cards-hand = Hand
cards-pile = Pile
cards-played = Played in this impulse
cards-discard = Discard

moment-impulse = As an impulse
moment-fire = When there is fire

card-sharpshooters-text = Your volley hits harder by one.
card-earthworks-text = The volley at your column is weaker by two.
card-counter-march-text = A battalion under fire slips away before the volley.
card-forced-march-text = Two more impulses.
card-lost-dispatch-text = The enemy loses a card picked by chance.
card-courier-text = Draw two cards.

sheet-standing = { CAP($side) } stands: fire at it is weaker by one.
sheet-lost = Lost: { $battalions }.
sheet-volley = { $block } fires at { $space }; cards: { $tally }.

roster-columns = The columns in hour { $hour }
verb-march = March
verb-fire = Fire
verb-scout = Scout
verb-lose = Take it
mark-shaken = shaken
mark-open = turned over
mark-scouted-by-vanguard = seen by the vanguard
mark-scouted-by-rearguard = seen by the rearguard
