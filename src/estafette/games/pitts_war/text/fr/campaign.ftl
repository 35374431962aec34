### Pitt’s War : la phase d’activation. Impulsions, activations, marches, interception, fuite, mer.

## Demandé

activation-which-force = { $led ->
    [true] { $weather ->
        [fair] Sous-impulsion des leaders, beau temps : quelle force activez-vous encore ?
       *[bad] Sous-impulsion des leaders, mauvais temps : quelle force activez-vous encore ?
    }
   *[false] { $weather ->
        [fair] Beau temps : quelle force activez-vous ?
       *[bad] Mauvais temps : quelle force activez-vous ?
    }
}
march-who-goes = La force qui est { A($area) } va se mettre en marche : { $armies }. Qui reste en arrière ?
march-where = { $points ->
    [one] { $armies }, { A($area) } : encore 1 Point de Mouvement. Que fait cette force ?
   *[other] { $armies }, { A($area) } : encore { $points } Points de Mouvement. Que fait cette force ?
}
interception-who = L’ennemi ({ $armies }) est entré { A($area) }. Quelle force l’intercepte ?
pass-interception-who = Ne pas intercepter
evasion-where = L’ennemi ({ $armies }) attaque votre force { A($area) }. Où se dérobe-t-elle ?
pass-evasion-where = Ne pas se dérober
sea-keep-control = Vous teniez la mer à l’impulsion précédente. Quel marqueur défaussez-vous pour la garder ?
pass-sea-keep-control = Renoncer à la mer
impulse-napoleon-returns = Napoléon revient. Avec quelle force ?
marker-which-port = Dans quel port l’armée d’Égypte se rassemble-t-elle ?
marker-which-coast = Sur quelle côte l’armée du Levant débarque-t-elle ?
marker-boulogne-whither = À quoi sert le camp de Boulogne : à la traversée, ou à une marche de six points ?

## Répondu

option-activate = Activer : { $area }
option-join = Emmener { $piece }
option-leave = Laisser { $piece }
option-command = Donner le commandement à { $leader }
option-set-out = Se mettre en marche
option-force-march = Se mettre en marche forcée
option-enter = Entrer { A($area) }
option-sail = Faire voile : { $area }
option-assault = Débarquer { A($area) }
option-take-control = Prendre le contrôle
option-root = Chasser { $guerrilla }
option-halt = Faire halte
option-intercept = Intercepter à partir { DE($area) }
option-evade = Se dérober { A($area) }

## Refusé : qui est activé

activation-has-passed = Vous avez passé : plus d’activation avant la prochaine impulsion ou sous-impulsion.
activation-no-force = Vous n’avez aucune force { A($area) }.
activation-no-leader = Il n’y a pas de leader { A($area) } : seules les forces avec un leader agissent pendant la sous-impulsion.
activation-moved = La force qui est { A($area) } a déjà été activée.
activation-campo-formio = Campo Formio : les armées autrichiennes ne bougent pas cette année, et il n’y a qu’elles { A($area) }.
activation-resting = Les armées qui sont { A($area) } se reposent jusqu’à la fin de l’impulsion.
activation-must-sail = L’armée d’Égypte doit d’abord cingler vers Alexandrie.

## Refusé : qui va avec

march-not-here = Vous n’avez pas ce pion { A($area) } hors de la force en marche.
march-no-leader = Sans leader, la force ne récupère personne.
march-has-moved = { $piece } a déjà bougé pendant cette impulsion.
march-left-behind = { $piece } vient d’être laissé en arrière par cette marche.
march-leader-alone = { $leader } doit avoir avec lui une armée de sa nation.
march-not-along = Ce pion n’est pas en marche.
march-nobody-left = Il faut bien que quelqu’un marche.
march-leader-leads = Pendant la sous-impulsion, un leader doit être de la marche.
march-nobody-stays = Personne ne reste en pays neutre { A($area) }.
march-not-forced-1792 = Aucune marche forcée en 1792.
march-not-forced-1805 = La Coalition ne fait pas de marche forcée par le beau temps de 1805.
march-potential-fixed = Le camp de Boulogne donne six points, et rien ne s’y ajoute.
bounds-forced = { $army } sert un allié forcé et ne quitte pas sa patrie pour entrer { A($area) }.

## Refusé : la zone suivante

march-not-adjacent = Cette zone n’est pas voisine { DE($area) }.
march-mountain = Les montagnes empêchent d’entrer { A($area) }.
march-too-dear = Entrer { A($area) } coûte { $price }, et la force a { $points ->
    [one] 1 Point de Mouvement.
   *[other] { $points } Points de Mouvement.
}
march-fortress = Avec sa forteresse vide, entrer { A($area) } coûte { $price }, et la force a { $points ->
    [one] 1 Point de Mouvement.
   *[other] { $points } Points de Mouvement.
}
march-strait = Un détroit vous sépare { DE($area) }, que tient l’ennemi : seul un assaut naval le franchit.
march-ashore = Après un assaut naval, la force ne va pas plus loin.
march-neutral = { $area } : zone d’une puissance hors de la guerre ({ $power }).
march-one-state = Libre passage n’ouvre qu’un seul État neutre : on n’entre pas { A($area) }.
march-own-land = Ces armées restent sur leurs terres : { $power }.
march-foreigners = Des armées étrangères sont { A($area) }.
march-amiens = La paix d’Amiens est en vigueur : pas de guerre { A($area) }.
march-campo-formio = L’armistice de Campo Formio interdit cette année d’entrer { A($area) }.
march-winter-quarters = Les armées ont pris leurs quartiers d’hiver : pas de bataille { A($area) }.
march-armistice = L’armistice interdit toute bataille { A($area) }.
march-egypt = Les armées françaises ne viennent en Égypte qu’avec l’Expédition égyptienne, donc pas { A($area) }.
march-charles = Charles et l’armée d’Italie ne quittent pas l’Italie par le beau temps de 1805 : pas de marche { A($area) }.
march-cut-off = La force ne serait plus ravitaillée { A($area) } et ne pourrait en repartir.
march-cannot-stop = La force ne peut pas s’arrêter { A($area) } : elle doit pouvoir ressortir de l’État neutre.

## Refusé : ce qui se fait sur place

march-must-land = L’expédition doit débarquer à Alexandrie.
march-cut-off-here = La force n’est pas ravitaillée { A($area) } et peut encore rejoindre son ravitaillement.
march-no-guerrilla = Vous n’avez aucune Guérilla à chasser { A($area) }.
march-guerrilla-price = Chasser une Guérilla coûte { $price } Points de Mouvement.
march-nothing-to-hold = Ni ville, ni port, ni forteresse { A($area) } : vide, cette zone n’est à personne.
march-controlled = Aucun drapeau à hisser { A($area) }.
march-neutral-flag = Terre neutre { A($area) }.
march-control-price = { $price ->
    [one] Prendre le contrôle coûte 1 Point de Mouvement.
   *[other] Prendre le contrôle coûte { $price } Points de Mouvement.
}
march-unsupplied-flag = Une force non ravitaillée ne prend pas le contrôle { DE($area) }.

## Refusé : interception et fuite

interception-barred = Pas d’interception { A($area) } : ville, port, forteresse ou étoile Clé amie du joueur actif.
interception-no-marker = Vous n’avez aucun marqueur pour payer une interception.
interception-too-far = Aucune de vos forces ne peut venir de là { A($area) }.
interception-no-leader = La force qui est { A($area) } n’a pas de leader.
interception-neutral = Terre neutre { A($area) }.
evasion-no-way = Aucun chemin n’y mène à partir { DE($area) }.
evasion-towards-enemy = L’ennemi vient { DE($area) }.
evasion-not-friendly = { $area } : cette zone n’est pas amie.

## Refusé : la mer

sea-not-in-port = La force n’est pas dans un port ami { A($area) }.
sea-becalmed = Le Potentiel de Mouvement est trop faible pour prendre la mer.
sea-not-friendly = { $area } n’est pas un port ami.
sea-frozen = La Baltique est fermée par mauvais temps : { $area } n’arme ni ne reçoit de navire.
sea-france = La France n’a pas de flotte pour porter ses armées.
sea-full = { $left ->
    [0] Il n’y a plus de place à bord pour { $army }.
    [one] Il n’y a plus de place que pour 1 pas, trop peu pour { $army }.
   *[other] Il n’y a plus de place que pour { $left } pas, trop peu pour { $army }.
}
sea-not-carried = Aucun allié ne transporte l’armée d’une puissance majeure : { $army }, { $power }.
sea-no-fleet = Aucune flotte ne transporte les armées de cette puissance : { $power }.
sea-no-marker = Un assaut naval exige un marqueur qui le permette.
sea-must-start-in-port = Un assaut naval part d’un port ami.
sea-one-army = Le marqueur ne transporte qu’une seule armée.
sea-too-strong = { $limit ->
    [one] Le marqueur transporte 1 pas au plus.
   *[other] Le marqueur transporte { $limit } pas au plus.
}
sea-out-of-reach = Le marqueur ne permet pas de débarquer { A($area) }.
sea-no-port = Il n’y a pas de port { A($area) }.
sea-no-enemy = { $area } n’est pas à l’ennemi.
sea-too-dear = Le débarquement coûte { $price } Points de Mouvement, et la force en a { $points }.
sea-strait-limit = Pas plus de { $limit } pas ne franchissent un détroit pendant un assaut naval.
sea-naval-marker = { $marker } est un marqueur naval : on garde la mer avec un marqueur d’une autre couleur.

## Refusé : les marqueurs

marker-only-bad-weather = Ce marqueur sert par mauvais temps.
marker-no-army = L’armée qu’il faut n’est pas là : { $army }.
marker-not-at-war = Cette force n’est pas en guerre.
marker-only-power = Ce marqueur sert aux armées d’une seule puissance : { $power }.
marker-only-in-france = Ce marqueur vise un ennemi sur le sol de France.
marker-spain-not-allied = L’Espagne n’est pas l’alliée de la France.
marker-jervis = Après l’amiral Jervis, seuls la diplomatie et le Piège de Bayonne ramènent l’Espagne à la France.
marker-no-napoleon = Napoléon ou l’armée d’Égypte manque à l’expédition.
marker-no-port = Aucun port français de la Méditerranée n’a de place pour l’expédition.
marker-not-french-port = { $area } n’est pas un port français de la Méditerranée aux mains des Français.
marker-egypt-at-peace = L’Égypte n’a pas été envahie, ou la Turquie n’est pas en guerre.
marker-not-levant-coast = { $area } n’a pas de côte de Syrie ou d’Égypte.
marker-no-channel = Aucun détroit ne mène au Royaume-Uni à partir { DE($area) }.
marker-two-leaders = Le camp de Boulogne demande { $number } leaders.

## Annoncé

activation-passed = { $side ->
    [french] Les Français passent.
   *[coalition] La Coalition passe.
}
march-named = { $side ->
    [french] Les Français activent la force qui est { A($area) } : { $armies }.
   *[coalition] La Coalition active la force qui est { A($area) } : { $armies }.
}
march-cancelled = La force qui est { A($area) } ne bouge pas et compte comme activée.
march-unsupplied = La force qui est { A($area) } n’est pas ravitaillée.
march-potential = { $points ->
    [one] La force qui est { A($area) } a 1 Point de Mouvement.
   *[other] La force qui est { A($area) } a { $points } Points de Mouvement.
}
march-joined = { $piece } se joint à la marche { A($area) }.
march-left = { $piece } reste { A($area) }.
march-enters = { $side ->
    [french] Les Français entrent { A($area) } : { $armies }.
   *[coalition] La Coalition entre { A($area) } : { $armies }.
}
march-ends = La marche s’achève { A($area) }.
interception-comes = { $side ->
    [french] Les Français interceptent { A($area) } : { $armies }.
   *[coalition] La Coalition intercepte { A($area) } : { $armies }.
}
interception-fails = La force qui est { A($area) } arrive trop tard pour intercepter.
evasion-evades = { $side ->
    [french] Les Français se dérobent { A($area) } : { $armies }.
   *[coalition] La Coalition se dérobe { A($area) } : { $armies }.
}
evasion-fails = { $side ->
    [french] Les Français, { A($area) }, ne parviennent pas à se dérober.
   *[coalition] La Coalition, { A($area) }, ne parvient pas à se dérober.
}
sea-sails = Embarquement { A($start) }, débarquement { A($area) } : { $armies }.
sea-assaults = { $side ->
    [french] Assaut naval français { A($area) } : { $armies }.
   *[coalition] Assaut naval de la Coalition { A($area) } : { $armies }.
}
sea-cancelled = L’assaut naval n’a pas lieu { A($area) }.
sea-french-control = Les Français tiennent la mer pour cette impulsion.
marker-aboukir = Nelson cherche la flotte française : dé { DIE($die) }.
power-neutral = Une puissance redevient neutre : { $power }.

## Modificateurs

movement-units = armée la plus lente
movement-leader = leader
movement-unsupplied = non ravitaillée
movement-bad-weather = mauvais temps
movement-forced-march = marche forcée
movement-large-force = grosse force
movement-mud = boue
special-leader = leader
special-cavalry = cavalerie
special-river = fleuve
special-pass = col
