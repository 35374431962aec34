### What may be wrong with a corrected box.

sound-grid = Map: terrain and levels must have { $rows } rows of { $columns } hexes.
sound-no-hex = Map: “{ $what }” lies in { $hex }, which is not on the map.
sound-table = Tables: { $table ->
    [fire] the Fire Table
    [reduction] the Percentage Reduction Table
    [compliance] the Order Compliance Table
   *[local] the Local Decision Table
} does not have all its lines.
sound-unit = Units: { $unit } needs a front strength, a smaller back and a movement allowance.
sound-corps = Formations: { $corps } needs a leader who exists and a demoralisation limit.
sound-wing = Leaders: { $leader } is given { $corps }, but either he commands no wing or there is no such corps.
sound-army = Armies: { $army } needs a commander in chief who exists and an edge of the map.
sound-no-map = { $scenario }: there is no map “{ $map }”.
sound-no-unit = { $scenario }: there is no unit “{ $unit }”.
sound-no-leader = { $scenario }: there is no leader “{ $leader }”.
sound-no-corps = { $scenario }: there is no corps “{ $corps }”.
sound-twice = { $scenario }: { $unit } takes part more than once.
sound-stack = { $scenario }: too many units stand in { $hex }.
sound-off-map = { $scenario }: { $hex } is not on the map of this battle.
sound-strength = { $scenario }: the strength of { $army } is { $strength }.
sound-level = { $scenario }: { $army } needs a demoralisation level below its disintegration and its strength.
sound-bands = { $scenario }: the results must follow each other, from an Allied to a French victory.
sound-time = { $scenario }: “{ $turn }” lies outside the turns that are played.
sound-entry = { $scenario }: { $hex } is not at the edge of the map.
