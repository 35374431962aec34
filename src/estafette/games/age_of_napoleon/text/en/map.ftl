### The map of Europe and the states of the countries, as a player sees them.

## Ground

kind-capital = capital
kind-mountain = mountains
kind-marsh = marshes
kind-open = open country

mark-barren = barren
mark-detachable = detachable
mark-coastal = coastal

## Who holds an area, and how

marker-status-own = Homeland
marker-status-ally = Ally of France
marker-status-dominion = Dominion of France
marker-status-neutral = Neutral
marker-status-member = Member of the Coalition
marker-status-insurgent = Insurgent
marker-status-occupied = Occupied, though neutral
marker-insurrection = Rising

## The diplomatic panel

sheet-status-ally = French Allies (F.A.): { $countries }.
sheet-status-dominion = French Dominions (F.D.): { $countries }.
sheet-status-neutral = Neutral Countries (N.C.): { $countries }.
sheet-status-member = Coalition Members (C.M.): { $countries }.
sheet-status-insurgent = Insurgent Countries (I.C.): { $countries }.
sheet-occupied = { CAP($country) }: neutral, its capital occupied ({ $side }).
