### Napoléon contre l’Europe : nouveaux États, réformes militaires, révoltes.

## Questions

revolt-where = Les royalistes de l’Ouest prennent les armes. Où ?

## Refus

state-once = Cet État ne se crée qu’une fois : { $country }.
state-not-beaten = Cette puissance n’a pas encore été vaincue : { $country }.
state-too-few-minors = { $count ->
    [one] Un seul mineur marqué R est allié à l’Empire
   *[other] { $count } mineurs marqués R seulement sont alliés à l’Empire
} : il en faut { $least }.
state-too-early = Cet État ne se crée pas avant Les Châtiments : { $country }.
state-card-first = Il faut d’abord jouer en événement : { $card }.
state-too-few-provinces = { $count ->
    [one] Une seule province marquée W est à l’Empire
   *[other] { $count } provinces marquées W seulement sont à l’Empire
} : il en faut { $least }.
state-naples = Ce pays n’est pas à l’Empire : { $country }.
state-not-an-ally = Ce pays n’est pas dans le camp de l’Empire : { $country }.
state-without-tyrol = Le Tyrol ne lui a pas été donné : { $country }.
state-no-war = L’Empire n’est pas en guerre avec le possesseur de la Mazovie : { $country }.
state-warsaw = L’Empire ne contrôle pas { $zone }, ou aucune ligne de ravitaillement n’y mène.
reform-nobody = Ni l’Autriche ni la Prusse n’a de réforme à faire : elle n’a pas été vaincue, ou s’est déjà réformée.
reform-done-already = La réforme de son armée est déjà faite : { $country }.
revolt-no-kingdom = Le Tyrol ne se soulève que contre le Royaume de Bavière.
revolt-not-turkish = La Serbie n’est plus à la Turquie.
revolt-once = { CAP(LE($corps)) } a déjà pris les armes une fois.
revolt-watched = Des troupes françaises surveillent tous les lieux où les royalistes pourraient se rassembler : { $zones }.
revolt-elsewhere = Les royalistes ne se rassemblent pas { A($zone) }.
revolt-troops-there = Des troupes françaises se trouvent { A($zone) }.

## Événements

state-not-founded = Promesse non tenue, faute de Varsovie ou d’une guerre contre son possesseur : { $country }.
state-founded = { $country ->
    [confederation-du-rhin] La Confédération du Rhin est fondée, sous la protection de l’Empire.
    [westphalie] Le royaume de Westphalie est fondé, sous la protection de l’Empire.
    [baviere] Avec le Tyrol, la Bavière devient un royaume.
   *[pologne] La Pologne renaît en Grand-Duché, sous la protection de l’Empire.
}
state-ended = { $country ->
    [confederation-du-rhin] Le dernier membre s’en va : la Confédération du Rhin n’est plus.
   *[westphalie] La dernière province est perdue : le royaume de Westphalie n’est plus.
}
state-corps = Désormais on peut lever une unité de plus : { $piece }.
reform-done = { CAP(LE($country)) } réforme son armée{ $count ->
    [0] .
   *[other] . On peut lever : { $corps }.
}
revolt-rises = { $country ->
    [tyroliens] Le Tyrol se soulève { A($zone) }.
    [serbes] Les Serbes se soulèvent { A($zone) }.
   *[chouans] Les royalistes se soulèvent { A($zone) }.
}
revolt-put-down = La prise { DE($zone) } met fin à la révolte du Tyrol, que la Bavière retrouve.
