### Napoléon contre l’Europe : déclarations de guerre, alliances, défections, protectorats, guerres étrangères.

## Questions

war-on-whom = { $year } : à quel pays déclarez-vous la guerre ?
pass-war-on-whom = Ne plus déclarer de guerre
diplomacy-which-use = Diplomatie : { $left ->
    [one] vous pouvez encore utiliser une carte.
   *[other] vous pouvez utiliser { $left } cartes.
} À quoi ?
pass-diplomacy-which-use = Ne plus utiliser de carte
diplomacy-whom = Quel pays cherchez-vous à gagner ?
diplomacy-whom-freely = L’adversaire s’en est pris de nouveau à une puissance qu’il avait vaincue : { $left ->
    [one] il vous reste une tentative sans carte
   *[other] vous avez { $left } tentatives sans carte
}, à +2. Quel pays cherchez-vous à gagner ?
pass-diplomacy-whom-freely = Ne plus rien tenter
protectorate-which = Quel allié devient un protectorat de l’Empire ?
defection-where = { CAP(LE($force)) } a changé de camp et doit quitter { $zone }. Pour aller où ?
rupture-which = { $zone } : les hôtes d’hier sont les ennemis d’aujourd’hui. Vos troupes s’enferment-elles dans la forteresse, partent-elles, ou livrent-elles bataille ?
deploy-where = Où déployez-vous { LE($piece) } ?
deploy-which-port = Dans quel port déployez-vous la flotte { DE($piece) } ?
foreign-war-which-corps = { $war } : { $steps ->
    [one] il faut encore un pas.
   *[other] il faut { $steps } pas.
} Quel corps s’en va ?
foreign-war-which-fleet = { $war } : quelle flotte s’en va ?
window-enemy-diplomacy = Les diplomates adverses vont agir. Jouez-vous une carte avant eux ?
pass-window-enemy-diplomacy = Ne pas jouer de carte

## Refus

war-own-ally = L’alliance { DE($country) } vous est acquise et ne se dénonce pas.
war-already = Vous êtes déjà l’ennemi { DE($country) }.
war-its-protector = Le sort { DE($country) } suit celui { DE($power) } : c’est contre ce protecteur qu’il faudrait déclarer la guerre.
war-no-country = On ne peut pas déclarer la guerre à ce pays : { $country }.
war-forced-peace = Paix forcée { DE($country) }, imposée au nom { DE($power) } : pas de guerre tant qu’elle dure.
war-england = Cette guerre ferait de ce pays un allié de la France, ce qui ne se peut : { $country }.
diplomacy-nobody-for-card = { $card } (valeur { $value }) ne suffit pour aucun des pays qu’on pourrait gagner.
diplomacy-nobody = Il n’y a personne à gagner.
diplomacy-not-to-be-won = Ce pays n’est pas à gagner : il est déjà de votre camp, ou n’est pas un pays à part ({ $country }).
diplomacy-leader = Ce pays mène son camp et n’en change jamais : { $country }.
diplomacy-phase-only = Une puissance majeure n’est la cible d’une action diplomatique qu’en phase diplomatique : { $country }.
diplomacy-forced-ally = Liée par une alliance forcée, cette puissance ne reçoit aucun diplomate : { $country }.
diplomacy-forced-peace = Cette puissance est liée par une paix forcée : { $country }.
diplomacy-with-the-enemy = Alliée à l’adversaire, cette puissance majeure ne quitte pas son alliance : { $country }.
diplomacy-one-major = Une seule puissance majeure par an, et vous avez déjà tenté une action diplomatique sur celle-ci : { $country }.
diplomacy-protectorate = Ce protectorat est attaché à l’Empire pour de bon : { $country }.
diplomacy-confederation = L’appartenance { DE($country) } à la Confédération du Rhin met ce pays hors d’atteinte.
diplomacy-westphalia = Ce pays fait partie de la Westphalie et reste hors d’atteinte : { $country }.
diplomacy-ally-of-another = Ce pays ({ $country }) suit le sort { DE($power) } : on ne peut pas le gagner.
diplomacy-guarded = Des troupes de l’Empire garantissent la fidélité { DE($country) }.
diplomacy-card-too-low = L’alliance { DE($country) } demande une carte de valeur { $least } au moins.
diplomacy-shielded = { $card } met ce pays hors d’atteinte.
diplomacy-empire-protects = L’Empire seul établit des protectorats.
protectorate-card-too-low = { $card } ne suffit pas : il faut une carte de valeur { $least } au moins pour un protectorat.
protectorate-nobody = Aucun allié de la France ne peut devenir un protectorat pour l’instant.
protectorate-not-in-list = Ce pays n’est pas de ceux qui peuvent devenir un protectorat : { $country }.
protectorate-already = C’est déjà un protectorat : { $country }.
protectorate-no-ally = Ce pays n’est pas un allié de la France : { $country }.
defection-not-the-nearest = { $zone } n’est pas la plus proche des zones de votre camp.
rupture-neutral = { $zone } est en pays neutre.
rupture-enemy-zone = { $zone } est sous contrôle adverse.
rupture-enemy-there = Des troupes adverses se trouvent { A($zone) }.
rupture-no-fortress = Il n’y a pas de forteresse à tenir { A($zone) }.
deploy-elsewhere = { $zone } n’est pas dans son pays.
deploy-occupied = Il y a déjà des troupes { A($zone) }.
foreign-war-coalition-only = La Coalition seule cherche à mettre fin à une guerre étrangère.
foreign-war-none = Il n’y a pas de guerre étrangère de ce nom.
foreign-war-winter-only = Hors de la phase diplomatique, seul un round d’hiver permet de mettre fin à une guerre étrangère.

## Événements

war-declared = { $side ->
    [empire] L’Empire entre en guerre contre { LE($country) }.
   *[coalition] La Coalition entre en guerre contre { LE($country) }.
}
war-redeclared = { $side ->
    [empire] L’Empire s’en prend une nouvelle fois à une puissance qu’il a vaincue ({ $country }). Elle double ses ressources, et la Coalition reçoit { $attempts } tentatives diplomatiques sans carte.
   *[coalition] La Coalition s’en prend une nouvelle fois à une puissance qu’elle a vaincue ({ $country }). Elle double ses ressources, et l’Empire reçoit { $attempts } tentatives diplomatiques sans carte.
}
war-joined = { $side ->
    [empire] Entrée en guerre { DE($country) } aux côtés de l’Empire.
   *[coalition] Entrée en guerre { DE($country) } aux côtés de la Coalition.
}
diplomacy-rolled = { $side ->
    [empire] L’Empire recherche l’alliance { DE($country) }
   *[coalition] La Coalition recherche l’alliance { DE($country) }
} : dé { DIE($die) }{ $lines ->
    [0] {""}
   *[other] , modificateurs { $tally }, total { $total }
}. { $result ->
    [won] L’alliance est conclue.
   *[failed] L’alliance est refusée.
}
protectorate-made = L’Empire établit son protectorat sur { LE($country) }.
defection-step-for-step = { $zone } : les amis d’hier tournent leurs armes les uns contre les autres et perdent { $steps ->
    [one] un pas
   *[other] { $steps } pas
} de chaque côté.
defection-cut-off = { CAP(LE($force)) } ne trouve aucun chemin { DE($zone) } vers ses nouveaux amis et disparaît.
defection-escapes = { CAP(LE($force)) } s’échappe { DE($start) } { A($zone) }.
rupture-goes-home = { CAP(LE($corps)) } quitte le service de l’Empire et rentre { A($zone) }.
deploy-placed = { CAP(LE($piece)) } prend position { A($zone) }.
deploy-no-room = Plus de place au pays pour { LE($piece) }, qui attend dans la réserve.
foreign-war-sent = { $war } : { LE($piece) } quitte l’Europe.
foreign-war-owed = { $war } : les unités manquent ({ $power }). Cela coûtera { $points ->
    [one] une ressource
   *[other] { $points } ressources
} au prochain budget.
foreign-war-rolled = { $war } : dé { DIE($die) } et carte { $value }, total { $total }. { $result ->
    [over] La guerre est finie.
   *[goes-on] La guerre continue.
}
foreign-war-over = { $war } : les unités reviennent à la prochaine phase de budget.

## Lignes d’un calcul

diplomacy-table = table de diplomatie
diplomacy-free = tentative après une paix rompue
diplomacy-beaten-by-enemy = vaincue naguère par l’adversaire
diplomacy-beaten-by-self = vaincue naguère par ce camp
