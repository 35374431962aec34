### The Ford: names that the box prints in French.

name-vanguard = the vanguard
name-rearguard = the rearguard

name-grenadiers = Grenadiers
name-fusiliers = Fusiliers
name-voltigeurs = Voltigeurs
name-dragoons = Dragoons
name-pioneers = Pioneers
name-invalids = Invalids
name-foresters = Foresters
name-hussars = Hussars

name-high-road = the High Road
name-mill = the Mill
name-orchard = the Orchard
name-ford = the Ford
name-willows = the Willows
name-chapel = the Chapel
name-far-bank = the Far Bank

name-sharpshooters = Sharpshooters
name-earthworks = Earthworks
name-counter-march = Counter-march
name-forced-march = Forced March
name-lost-dispatch = Lost Dispatch
name-courier = Courier
