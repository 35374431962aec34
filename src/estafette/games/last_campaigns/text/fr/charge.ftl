### Les Dernières Campagnes de Napoléon : charges, charges de réaction et poursuite.

## Demandé

charge-who = Quelle cavalerie charge, et qui ?
pass-charge-who = Aucune autre charge
reaction-who = Une charge de réaction sur { LE($hex) }, contre { $units } ? Désignez toute la cavalerie qui s’y essaie avant le premier test.
pass-reaction-who = Aucune autre cavalerie ne réagit
pursuit-whither = { CAP($unit) } : charge victorieuse. Poursuit-elle ?
pass-pursuit-whither = Tenter de la retenir
pursuit-must = { CAP($unit) } : impossible de la retenir. Qui poursuit-elle ?
charge-where-to-halt = { CAP($unit) } : charge victorieuse. Où s’arrête-t-elle ?

## Répondu

option-charge = { CAP($unit) } charge sur { LE($target) }, en débouchant { DE(SHORT($by)) }
option-react = { CAP($unit) } réagit, en débouchant { DE(SHORT($by)) }
option-pursue = { CAP($unit) } poursuit sur { LE($hex) }
option-halt = { CAP($unit) } s’arrête : { LE($hex) }
verb-charge = Charger
verb-react = Réagir
verb-pursue = Poursuivre
verb-halt = S’arrêter

## Refusé

charge-not-activated = Cette unité n’est pas activée.
charge-not-cavalry = Seule la cavalerie charge, ce que n’est pas { $unit }.
charge-spent = { CAP($unit) } a déjà chargé pendant ce tour.
charge-disorganised = Une cavalerie désorganisée ne charge pas : { $unit }.
charge-nobody = Aucune unité ennemie ici : { LE($hex) }.
charge-too-far = Hors de portée : { LE($hex) }. Une charge couvre un ou deux hexs.
charge-roundabout = Aucune charge ne passe par { LE($hex) } pour atteindre cette cible.
charge-way-occupied = L’hex intermédiaire n’est pas vide : { LE($hex) }.
charge-broken-ground = Une charge ne traverse que le terrain clair et les crêtes : pas { LE($hex) }.
charge-chateau = La garnison d’un château ne peut pas être chargée : { LE($hex) }.
charge-bridge = Aucune charge ne franchit un pont, et il en faudrait un pour { LE($hex) }.
charge-no-strength = Le terrain ne laisserait rien d’une charge sur { LE($hex) }.
charge-enemies-there = L’ennemi est encore là : { LE($hex) }. On ne s’arrête pas au milieu de lui.
charge-not-there = { CAP($unit) } peut rester où elle a vaincu, ou revenir d’où elle est partie.
reaction-not-near = Cette cavalerie n’est pas dans les deux hexs.
reaction-disorganised = Une cavalerie désorganisée ne réagit pas : { $unit }.
reaction-spent = { CAP($unit) } a déjà chargé pendant ce tour.
reaction-own-action = C’est l’action de sa propre formation : { $unit } ne réagit pas.
reaction-tested = { CAP($unit) } a déjà fait son test pour ce mouvement.
pursuit-not-adjacent = Une poursuite mène dans un hex adjacent.
pursuit-nobody = Aucune unité ennemie ici : { LE($hex) }.

## Raconté

charge-declared = { CAP($unit) } va charger : { LE($hex) }.
charge-rides = { $what ->
    [reaction] Charge de réaction sur { LE($hex) } : { $units }.
   *[charge] Charge sur { LE($hex) } : { $units }.
}
charge-no-square = Pas de carré : l’infanterie est désorganisée ({ $units }).
charge-emptied = Plus personne ici : { LE($hex) }. La charge est gagnée sans coup férir.
charge-won = { CAP($side) } gagnent la charge sur { LE($hex) }.
charge-lost = La charge sur { LE($hex) } est repoussée ({ $side }).
reaction-won = { CAP($side) } gagnent leur charge de réaction sur { LE($hex) }.
reaction-lost = La charge de réaction sur { LE($hex) } est repoussée ({ $side }).
pursuit-won = { CAP($side) } gagnent la poursuite sur { LE($hex) }.
pursuit-lost = La poursuite sur { LE($hex) } est repoussée ({ $side }).
charge-stopped = Aucune charge n’atteint { LE($hex) } : elle a été arrêtée en chemin.
reaction-stopped = Aucune charge de réaction n’atteint { LE($hex) } : elle a été arrêtée en chemin.
pursuit-stopped = La poursuite sur { LE($hex) } est interrompue.
charge-goes-back = { CAP($unit) } revient : { LE($hex) }.
reaction-near = La cavalerie ennemie peut fondre sur qui vient { A($hex) }.
reaction-nobody = La cavalerie ne bouge pas : { LE($hex) }.
pursuit-control = { $held ->
    [true] { $unit } se laisse retenir : { DIE($die) } contre { $value }.
   *[false] { $unit } ne se laisse pas retenir : { DIE($die) } contre { $value }.
}
pursuit-rides = { CAP($unit) } poursuit sur { LE($hex) }.
