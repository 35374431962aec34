### Napoléon against Europe : la mer. Croisières, interception, blocus, transport, débarquements, combats.

name-corsairs = case Corsaires
    .de = de la case Corsaires
    .a = dans la case Corsaires

## Demandé : la croisière

naval-muster = Ces flottes appareillent : { $fleets }. Une autre les accompagne-t-elle ?
pass-naval-muster = Aucune autre flotte
voyage-what = { $points ->
    [0] L’escadre { DE($fleets) } n’a plus de point de mouvement. Que fait-elle ?
    [one] L’escadre { DE($fleets) } a encore 1 point de mouvement. Que fait-elle ?
   *[other] L’escadre { DE($fleets) } a encore { $points } points de mouvement. Que fait-elle ?
}
pass-voyage-what = Terminer la croisière
voyage-too-many = Vous avez plus de { $limit } flottes { A($sea) }. Laquelle perdez-vous ?
window-squadron = Une escadre va appareiller : { $fleets }. Jouez-vous une carte ?
pass-window-squadron = Ne pas jouer de carte
sea-where = Le port { DE($port) } est perdu. Vers quel port l’escadre { DE($fleets) } s’enfuit-elle ?
sea-who-next = Le port { DE($port) } est perdu et aucun port n’accueille toutes ses flottes. Laquelle part ensuite ?
sea-which-way = Par quelle mer l’escadre { DE($fleets) } gagne-t-elle le port { DE($port) } ?

## Demandé : interception, esquive, blocus

naval-intercept = Votre escadre ({ $fleets }) tente-t-elle d’intercepter l’ennemi { A($zone) } ?
pass-naval-intercept = Ne pas intercepter
naval-intercept-from = Votre escadre en blocus ({ $fleets }), { A($zone) }, prend-elle la mer pour intercepter ?
pass-naval-intercept-from = Maintenir le blocus
naval-which-blockade = Vos escadres sont en blocus : { $ports }. Laquelle prend maintenant la mer pour intercepter ?
pass-naval-which-blockade = Maintenir les blocus
naval-who-intercepts = { $room ->
    [one] Une flotte de plus peut prendre part au combat. Laquelle quitte le blocus { DE($port) } ?
   *[other] { $room } flottes de plus peuvent prendre part au combat. Laquelle quitte le blocus { DE($port) } ?
}
naval-watch = Une escadre ennemie force le passage { A($zone) }. Votre blocus ({ $fleets }) tente-t-il de l’arrêter ?
pass-naval-watch = La laisser passer
naval-evade = L’ennemi attaque votre escadre ({ $fleets }) { A($sea) }. Tente-t-elle d’esquiver ?
pass-naval-evade = Accepter le combat
naval-evade-where = Votre escadre ({ $fleets }) esquive. Où va-t-elle ?
naval-sortie = L’ennemi ({ $fleets }) vient bloquer le port { DE($port) }. Vos vaisseaux sortent-ils combattre ?
pass-naval-sortie = Rester au port

## Demandé : le combat

naval-fight-on = Feux égaux { A($sea) }. Continuez-vous le combat ?
pass-naval-fight-on = Rompre le combat
naval-lose = { $losses ->
    [one] Quelle flotte perdez-vous ?
   *[other] Vous perdez { $losses } flottes. Laquelle d’abord ?
}
naval-retreat = Où votre escadre vaincue ({ $fleets }) se replie-t-elle ?
naval-follow = L’ennemi vaincu s’est réfugié { A($port) }. Vos vaisseaux ({ $fleets }) le suivent-ils pour établir le blocus ?
pass-naval-follow = Ne pas suivre
window-naval-battle = Combat naval { A($sea) }. Jouez-vous une carte ?
pass-window-naval-battle = Ne pas jouer de carte

## Demandé : débarquements

landing-whose-troops = L’assaut comprend { $limit } pas au plus. Les troupes de quelle flotte débarquent ?
pass-landing-whose-troops = Pas d’autres troupes
assault-shelter = L’ennemi débarque { A($zone) }. { CAP(LE($force)) } se replie-t-il dans la forteresse ?
pass-assault-shelter = Rester dehors

## Répondu

option-attack = Attaquer les vaisseaux ennemis : { $zone }
option-blockade = Faire le blocus { DE($zone) }
option-land = Débarquer les troupes { A($zone) }

## Refusé : qui appareille

naval-not-yours = Cette flotte n’est pas à vous, ou pas sur la carte : { $fleet }.
naval-has-sailed = Cette flotte a déjà navigué pendant ce round : { $fleet }.
naval-not-together = Les flottes { DE($fleet) } et { DE($other) } ne sont pas au même endroit.
naval-corsairs-alone = Une seule flotte à la fois entre dans la case Corsaires ou en sort : { $fleet }.
naval-squadron-full = L’escadre est au complet.
voyage-no-corsairs = Aucun corsaire ne gêne la Coalition.
voyage-has-sailed = La flotte { DE($fleet) } est déjà en route.
voyage-corsairs-cost = La chasse aux corsaires et le retour coûtent un PA ; « { $card } » n’en dépense pas.
voyage-not-home = La flotte { DE($fleet) } revient dans un port de son propre pays.

## Refusé : où elle navigue

naval-not-adjacent = Aucun passage par mer entre ces zones : { $start }, { $to }.
naval-not-on-this-sea = { $port } ne donne pas sur ces eaux.
naval-no-points = Il faut { $cost } points de mouvement ; il en reste { $points }.
naval-ice = C’est l’hiver : rien ne bouge dans les glaces { DE($sea) }.
naval-bosphorus = { $side ->
    [empire] L’Empire tient Constantinople : seuls ses vaisseaux passent le Bosphore.
   *[coalition] La Coalition tient Constantinople : seuls ses vaisseaux passent le Bosphore.
}
naval-limits = La flotte { DE($fleet) } n’opère pas { A($sea) }.
naval-one-russian = Une flotte russe est déjà hors de ses eaux : la flotte { DE($fleet) } ne peut pas y aller ({ $sea }).
voyage-bound = L’escadre vient d’établir le blocus { DE($port) } et ne va pas plus loin.
voyage-not-friendly = { $port } n’est pas entre vos mains.
voyage-port-full = Le port { DE($port) } n’a plus de place.
voyage-sea-full = Vous avez déjà trois flottes en mer { A($sea) }.
voyage-not-in-squadron = Cette flotte n’est pas en escadre avec d’autres : { $fleet }.
voyage-is-loaded = La flotte { DE($fleet) } a des troupes à bord.

## Refusé : blocus et attaque

naval-no-enemy-port = { $port } n’est pas un port ennemi.
naval-box-full = Trois de vos flottes bloquent déjà { $port }, et la mer est pleine devant le port.
naval-not-at-sea = L’escadre n’est pas en mer.
naval-nobody-at-sea = Aucune escadre ennemie n’est en mer { A($sea) }.
naval-no-blockaders = Aucune escadre ennemie ne fait le blocus { DE($port) }.
port-not-before-it = L’escadre n’est pas dans la case de blocus { DE($port) }.
port-no-ships = Il n’y a pas de vaisseaux ennemis { A($port) }.
port-once-a-round = Le port { DE($port) } a déjà été attaqué par mer pendant ce round.

## Refusé : les troupes

landing-not-in-port = Ce pion n’est pas dans un port ami où se trouve l’escadre : { $piece }.
landing-has-moved = Ce pion s’est déjà déplacé pendant ce round : { $piece }.
landing-no-room = Aucune flotte n’a de place pour ce pion : { $piece }.
landing-corps-first = Un général n’embarque que là où il y a des troupes : { $general }.
landing-no-berth = Aucune flotte n’a de place pour un général qui resterait sans troupes : { $general }.
landing-nobody-aboard = Il n’y a personne à bord.
landing-besieged = { CAP(A($zone)) }, la forteresse est assiégée : aucune troupe ne débarque.
landing-no-quay = L’escadre n’est pas dans un port ami sans ennemi : personne n’y débarque seul ({ $piece }).
landing-last-corps = C’est le dernier corps à bord, qui débarque avec tous les autres : { $corps }.
landing-winter = On ne débarque pas dans les ports ennemis en hiver.
landing-has-failed = L’escadre a déjà échoué dans un assaut.
landing-ships-first = Il faut d’abord détruire les vaisseaux ennemis qui sont { A($port) }.
landing-too-many = L’assaut comprend { $limit } pas au plus.

## Annoncé : la croisière

voyage-begins = { $side ->
    [empire] Une escadre de l’Empire appareille ({ $fleets })
   *[coalition] Une escadre de la Coalition appareille ({ $fleets })
}, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} de mouvement.
voyage-at-sea = L’escadre { DE($fleets) } entre { A($sea) }.
voyage-leaves = La flotte { DE($fleet) } reste sur place.
voyage-ends = La croisière { DE($fleets) } est finie.
voyage-hunts-corsairs = La flotte { DE($fleet) } part à la chasse aux corsaires.
naval-enters-port = L’escadre { DE($fleets) } entre au port { DE($port) }.
sea-must-flee = Le port { DE($port) } est pris : ses flottes doivent partir ({ $fleets }).

## Annoncé : interception, esquive, blocus

naval-test = L’escadre { DE($fleets) } { $what ->
    [evade] tente d’esquiver
   *[intercept] tente d’intercepter
} : dé { DIE($die) }, initiative { $initiative }, total { $total }. { $success ->
    [true] Elle réussit.
   *[false] Elle échoue.
}
naval-intercepted = L’ennemi est intercepté { A($sea) } par { $fleets }.
naval-attacks = L’escadre { DE($fleets) } attaque { A($sea) }.
naval-attacks-blockade = L’escadre { DE($fleets) } attaque le blocus { DE($port) }.
naval-evades = L’escadre { DE($fleets) } esquive et gagne { LE($zone) }.
naval-enters-box = L’escadre { DE($fleets) } se présente devant { $port }.
naval-blockades = L’escadre { DE($fleets) } fait le blocus { DE($port) }.
naval-relieves = L’escadre { DE($fleets) } relève le blocus { DE($port) }.
naval-driven-off = L’escadre { DE($fleets) } est chassée des abords { DE($port) }.
naval-back-to-port = L’escadre { DE($fleets) } est rejetée dans le port { DE($port) }.

## Annoncé : le combat

naval-battle-sea = Combat naval { A($sea) }.
naval-battle-box = Combat naval devant { $port }.
naval-battle-port = Combat naval dans le port { DE($port) }.
naval-battle-fortress = Les vaisseaux affrontent les batteries { DE($port) }.
naval-fire = { $side ->
    [empire] L’Empire
   *[coalition] La Coalition
} fait feu : { DIE($dice) }{ $guns ->
    [0] {""}
    [one] {" "}(un dé pour la forteresse)
   *[other] {" "}({ $guns } dés pour la forteresse)
}{ $more ->
    [0] {""}
    [one] {" "}(un dé pour une carte)
   *[other] {" "}({ $more } dés pour des cartes)
}{ $lines ->
    [0] {""}
   *[other] , amiraux { $tally }
}, total { $total }.
naval-won = { $side ->
    [empire] L’Empire l’emporte de { $difference }.
   *[coalition] La Coalition l’emporte de { $difference }.
}
naval-equal = Feux égaux.
naval-breaks-off = { $side ->
    [empire] L’Empire rompt le combat.
   *[coalition] La Coalition rompt le combat.
}
naval-sheltered = { $side ->
    [empire] Les batteries { DE($port) } épargnent une flotte à l’Empire.
   *[coalition] Les batteries { DE($port) } épargnent une flotte à la Coalition.
}
naval-no-refuge = L’escadre { DE($fleets) } n’a plus de refuge.
naval-falls-back = L’escadre { DE($fleets) } se replie { A($zone) }.
port-keeps-blockade = L’escadre { DE($fleets) } retourne au blocus { DE($port) }.
fleet-sunk = La flotte { DE($fleet) } est perdue.

## Annoncé : débarquements

landing-embarks = { CAP(A($zone)) }, { LE($piece) } embarque.
landing-lands = Les troupes { DE($fleets) } débarquent { A($zone) }.
landing-put-ashore = { CAP(A($zone)) }, { LE($piece) } débarque ; les autres restent à bord.
landing-lost = Pertes en mer : { $pieces }.
assault-begins = Assaut maritime : { $zone } ({ $fleets }).
assault-driven-off = Les batteries { DE($zone) } repoussent l’escadre.
assault-succeeds = { $side ->
    [empire] L’assaut maritime de l’Empire { A($zone) } réussit.
   *[coalition] L’assaut maritime de la Coalition { A($zone) } réussit.
}
assault-frees = { $side ->
    [empire] Le débarquement de l’Empire dégage le port { DE($zone) }.
   *[coalition] Le débarquement de la Coalition dégage le port { DE($zone) }.
}
assault-fails = { $side ->
    [empire] L’assaut de l’Empire échoue { A($zone) } : ceux qui ont débarqué sont perdus.
   *[coalition] L’assaut de la Coalition échoue { A($zone) } : ceux qui ont débarqué sont perdus.
}
