### La carte d’Europe et l’état des pays, tels que les voit un joueur.

## Terrain

kind-capital = capitale
kind-mountain = montagne
kind-marsh = marais
kind-open = plaine

mark-barren = pays stérile
mark-detachable = détachable
mark-coastal = côtière

## Qui tient une zone, et comment

marker-status-own = Patrie
marker-status-ally = Alliée de la France
marker-status-dominion = Dépendance française
marker-status-neutral = Neutre
marker-status-member = Membre de la Coalition
marker-status-insurgent = Insurgée
marker-status-occupied = Occupée, mais neutre
marker-insurrection = Soulèvement

## Le tableau diplomatique

sheet-status-ally = Alliés de la France (F.A.) : { $countries }.
sheet-status-dominion = Dépendances françaises (F.D.) : { $countries }.
sheet-status-neutral = Pays neutres (N.C.) : { $countries }.
sheet-status-member = Membres de la Coalition (C.M.) : { $countries }.
sheet-status-insurgent = Pays insurgés (I.C.) : { $countries }.
sheet-occupied = { CAP($country) } : pays neutre, dont la capitale est occupée ({ $side }).
