### Les Dernières Campagnes de Napoléon : le tour, ses marqueurs, ralliement, démoralisation, ravitaillement et victoire.

## Titres

game-title = Les Dernières Campagnes de Napoléon
game-about = Les batailles de juin 1815 sur hexagones, heure par heure : les ordres partent vers les corps, les brigades tirent, chargent et s’enfuient. Le champ de bataille vu de plus près.
scenario-ligny = Ligny, 16 juin 1815
scenario-ligny-about = Napoléon contre Blücher le long de la Ligne, de deux heures à la nuit.
scenario-quatre-bras = Les Quatre-Bras, 16 juin 1815
scenario-quatre-bras-about = Ney contre Wellington pour un carrefour : sept tours, peu d’unités, et des renforts des deux côtés. La plus petite bataille ; commencez par elle.
scenario-la-belle-alliance = La Belle Alliance (Waterloo), 18 juin 1815
scenario-la-belle-alliance-about = Napoléon contre Wellington devant le Mont-Saint-Jean, tandis que Blücher arrive sur le flanc.
scenario-wavre = Wavre, 18 et 19 juin 1815
scenario-wavre-about = Grouchy contre Thielmann pour les ponts de la Dyle. La rivière fait la moitié de la besogne.
scenario-campaign = La campagne du 16 au 18 juin 1815
scenario-campaign-about = Les quatre batailles sur une seule carte : trois jours et leurs nuits, trois armées, plus de cent unités. Une soirée n’y suffit pas.

setting-orders = Ordres
setting-orders-open = ouverts
setting-orders-written = écrits en secret
setting-disorganised-retreat = La retraite désorganise (19.1)
setting-disorganised-retreat-yes = oui
setting-disorganised-retreat-no = non
setting-recovery = Récupération sur test de moral (19.2)
setting-recovery-yes = oui
setting-recovery-no = non
setting-distant-support = Soutien éloigné de l’artillerie (19.3)
setting-distant-support-yes = oui
setting-distant-support-no = non
setting-heavy-guns = Artillerie plus détaillée (19.4)
setting-heavy-guns-yes = oui
setting-heavy-guns-no = non
setting-tiny-units = Unités minuscules (19.6)
setting-tiny-units-yes = oui
setting-tiny-units-no = non
setting-hidden-movement = Mouvement caché (20.1)
setting-hidden-movement-yes = oui
setting-hidden-movement-no = non
setting-hidden-jams = Embouteillages cachés (20.1.6)
setting-hidden-jams-yes = oui
setting-hidden-jams-no = non
setting-doctrine = Doctrine divisionnaire (20.2)
setting-doctrine-yes = oui
setting-doctrine-no = non
setting-extended-line = Lignes étendues (20.2.3)
setting-extended-line-yes = oui
setting-extended-line-no = non
setting-light-cavalry = Cavalerie légère (20.2.4)
setting-light-cavalry-yes = oui
setting-light-cavalry-no = non
setting-artillery-support = Soutien d’artillerie (20.3)
setting-artillery-support-yes = oui
setting-artillery-support-no = non
setting-sixes = Un 6 touche (20.4)
setting-sixes-yes = oui
setting-sixes-no = non
setting-confused-command = Commandement confus (20.5)
setting-confused-command-yes = oui
setting-confused-command-no = non
setting-proximity = La panique gagne (20.6)
setting-proximity-yes = oui
setting-proximity-no = non
setting-direct-command = Commandement direct (20.7)
setting-direct-command-yes = oui
setting-direct-command-no = non
setting-fatigue = Marches de nuit et fatigue (20.8)
setting-fatigue-yes = oui
setting-fatigue-no = non
setting-operations-morale = Les ordres et le moral (20.9)
setting-operations-morale-yes = oui
setting-operations-morale-no = non
setting-rout = Déroute (20.10)
setting-rout-yes = oui
setting-rout-no = non
setting-initiative = Prendre l’initiative (20.11)
setting-initiative-yes = oui
setting-initiative-no = non
setting-alternate-turns = Tours de joueur au lieu des marqueurs (par courrier)
setting-alternate-turns-yes = oui
setting-alternate-turns-no = non
setting-arrival = D’Erlon peut venir
setting-arrival-yes = oui
setting-arrival-no = non

## Camps

name-french = les Français
name-allied = les Alliés
name-nobody = personne

## Questions

rally-which = Quelle unité se rallie ?
pass-rally-which = Aucun autre ralliement
rally-who-stands-aside = { CAP($unit) } revient. Qui lui fait place ?
marker-commander-coordinated = Qui lance le dé pour l’Action Coordonnée ?
marker-commander-initial = Qui lance le dé pour l’Action Initiale ?
marker-first-of-pair = { $leader } peut faire agir deux corps comme un seul. Quel est le premier ?
pass-marker-first-of-pair = Aucune Action Coordonnée
marker-second-of-pair = Quel corps agit avec { $corps } ?
marker-who-begins = À vous l’Action Initiale. Quel corps ouvre le tour ?
pass-marker-who-begins = Laisser le tirage ouvrir le tour
mail-first-or-second = Jouez-vous en premier ou en second ?
arrival-where-to = { CAP(LE($formation)) } arrive. Vers où marche-t-il ?

## Réponses

option-rally = Rallier { $unit }
option-rally-pair = Rallier { $unit } et sacrifier { $other }
option-restore = { CAP($unit) } se ressaisit
option-stand-aside = { CAP($unit) } vers { LE($hex) }
option-entrust = { $leader }
option-link = { $corps }
option-begin = { CAP(LE($corps)) } commence
option-play-first = { $first ->
    [true] En premier
   *[false] En second
}

## Refus

rally-not-eliminated = { CAP($unit) } n’est pas parmi les unités à rallier.
rally-too-early = { CAP($unit) } ne peut se rallier qu’à partir du premier tour de nuit après son élimination.
rally-needs-another = { CAP($unit) } n’avait qu’un pas : il faut deux unités de mêmes valeurs pour en rallier une.
rally-not-alike = { CAP($unit) } et { $other } n’ont pas exactement les mêmes valeurs.
rally-not-broken = { CAP($unit) } n’est pas une unité énorme à son troisième pas.
rally-out-of-command = { CAP($unit) } est hors de portée de commandement de son chef.
rally-no-leader = Aucun chef sur la carte auprès de qui { $unit } puisse se rallier.
rally-not-in-reserve = La formation de { $unit } n’est pas en Réserve.
rally-leader-seen = Des unités ennemies voient { $leader }.
rally-enough = { CAP($leader) } ne rallie pas plus de deux unités par tour.
rally-no-room = Il n’y a plus de place auprès de { $leader }, et personne ne peut s’écarter.
marker-same-corps = { CAP(LE($corps)) } est déjà le premier des deux.
marker-in-the-pair = { CAP(LE($corps)) } agit avec le marqueur d’Action Coordonnée.
marker-not-on-map = { CAP(LE($corps)) } n’a pas d’unité sur la carte.
marker-not-his = { CAP(LE($corps)) } n’est pas sous les ordres de { $leader }.
marker-in-reserve = { CAP(LE($corps)) } est en Réserve et agit à la fin du tour.
arrival-no-road = { CAP(LE($hex)) } n’est sur aucune route.
fatigue-bivouac = Il fait nuit : la colonne de { $unit } serre sur { $head } et bivouaque.

## Récit : le tour

turn-begins = Tour { $turn } : { $day } juin, { $hour } heures.
marker-coordination = { $leader } ({ $value }) lance { DIE($die) } pour l’Action Coordonnée : { $gained ->
    [true] deux de ses corps peuvent agir comme un seul.
   *[false] sans effet.
}
marker-pair = { CAP(LE($corps)) } agiront comme un seul corps.
marker-initial-roll = { $side ->
    [french] Les Français lancent
   *[allied] Les Alliés lancent
} { DIE($die) } + { $value }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus }
} pour l’Action Initiale.
marker-nobody-begins = Personne n’obtient l’Action Initiale.
marker-initial = { $corps ->
    [nobody] { $side ->
        [french] Les Français laissent le tirage ouvrir le tour.
       *[allied] Les Alliés laissent le tirage ouvrir le tour.
    }
   *[other] { $corps } ouvre le tour.
}
marker-drawn = { $side ->
    [french] Action française : { $corps }.
   *[allied] Action alliée : { $corps }.
}
mail-roll = { $side ->
    [french] Les Français :
   *[allied] Les Alliés :
} { DIE($die) } + { $value } + { $won } combats gagnés.
mail-first = { $side ->
    [french] Les Français jouent en premier.
   *[allied] Les Alliés jouent en premier.
}
arrival-roll = Un dé pour { $formation } : { DIE($die) }. { $comes ->
    [true] Il arrive !
   *[false] Rien en vue.
}

## Récit : ralliement, récupération, fatigue

rally-roll = { CAP($unit) } lance { DIE($die) } pour se rallier : { $passed ->
    [true] réussi.
   *[false] l’unité est perdue.
}
unit-rallied = { CAP($unit) } se rallie { A($hex) }.
unit-restored = { CAP($unit) } se ressaisit et retrouve son deuxième pas.
unit-recovers = { CAP($unit) } est réorganisé.
rally-aside = { CAP($unit) } fait place et passe { A($hex) }.
recovery-exhausted = { CAP($unit) }, à bout, lance { DIE($die) } pour se réorganiser : { $passed ->
    [true] réussi.
   *[false] en vain.
}
fatigue-tires = { CAP($formation) } : { $state ->
    [1] la nuit a fatigué la troupe.
   *[other] la troupe est épuisée.
}
fatigue-rests = { CAP($formation) } : la troupe s’est reposée{ $state ->
    [0] .
   *[other] { " " }et n’est plus que fatiguée.
}

## Récit : moral et ravitaillement

army-demoralised = { CAP($army) } : l’armée est démoralisée.
army-disintegrates = { CAP($army) } : l’armée se désintègre.
morale-limit-changes = { CAP($corps) } : la limite de démoralisation change de { $change }.
morale-level-changes = { CAP($army) } : le niveau de démoralisation change de { $change }.
supply-surrenders = { CAP($unit) }, sans ravitaillement à neuf heures, dépose les armes.
control-changes = { $side ->
    [french] Les Français tiennent { LE($hex) }.
   *[allied] Les Alliés tiennent { LE($hex) }.
}

## Points et fin

points-losses = force ennemie éliminée
points-objectives = objectifs tenus
points-headquarters = QG détruits
points-special = sorties et pertes particulières

victory-collapse = { $winner ->
    [french] Les Français l’emportent
   *[allied] Les Alliés l’emportent
} : l’armée adverse ({ $army }) s’effondre ({ $points } points).
victory-french = { $degree ->
    [decisive] Victoire française décisive
   *[marginal] Victoire française marginale
} ({ $points } points).
victory-allied = { $degree ->
    [decisive] Victoire alliée décisive
   *[marginal] Victoire alliée marginale
} ({ $points } points).
