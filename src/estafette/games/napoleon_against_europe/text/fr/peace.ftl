### Napoléon contre l’Europe : contrôle, conquêtes, redditions, conditions de paix et fin de la paix.

## Demandé

conquest-ally-or-annex = Conquête { DE($minor) } (conquérant : { $country }). En fait-on un allié, ou une terre du territoire national ?
window-occupation = Les drapeaux de l’année sont posés et personne ne s’est encore rendu. Jouez-vous une carte ?
pass-window-occupation = Ne pas jouer de carte
window-surrender = Conditions de reddition remplies : { $power }. Jouez-vous une carte pour que la lutte continue ?
pass-window-surrender = Ne pas jouer de carte
window-conquest = Redditions et conditions de paix sont réglées. Jouez-vous une autre carte de la phase de conquêtes ?
pass-window-conquest = Ne pas jouer d’autre carte
peace-which-land = Paix imposée : { $power }. { $left ->
    [one] Vous pouvez encore prendre une province, ou un allié mineur à sa place.
   *[other] Vous pouvez encore prendre { $left } provinces, ou des alliés mineurs à leur place.
}
pass-peace-which-land = Ne rien prendre de plus
peace-to-whom = À quel pays de votre camp reviennent les terres { DE($land) }, prises au vaincu ({ $power }) ?
peace-reward = Récompense pour la défaite { DE($power) } : une carte de plus à la constitution des mains, ou des ressources au prochain budget ({ $victor }) ?
peace-tilsit = Tilsit : à quelle puissance imposez-vous la paix ?
peace-stay-or-leave = Paix imposée : { $power }. Stationnée { A($zone) } : { $force }. Cette force reste-t-elle, ou gagne-t-elle la forteresse la plus proche ?
pass-peace-stay-or-leave = Rester { A($zone) }
peace-where-to = Paix imposée : { $power }. Il faut quitter { $zone } : { $force }. Vers laquelle des forteresses les plus proches ?
peace-which-piece = Retour des troupes { DE($power) }. Quel pion placez-vous maintenant ?
pass-peace-which-piece = Le reste à la réserve
peace-which-home = Retour au pays : { $piece }. Dans quelle zone ?
peace-which-port = La flotte { DE($fleet) } doit gagner un port. Lequel ?
alliance-which-card = Vous pouvez imposer une alliance forcée au vaincu ({ $power }). Quelle carte défaussez-vous ?
pass-alliance-which-card = Renoncer à l’alliance forcée

## Répondu

option-annex = Annexer : { $land }
option-befriend = En faire un allié : { $country }

## Refusé : le contrôle

control-nothing-to-hold = Rien à tenir { A($zone) } : ni ville, ni port, ni forteresse.
control-held = { $zone } est déjà sous votre contrôle.
control-neutral = { $zone } est en pays neutre.
control-fortress = La forteresse { DE($zone) } est active : seul un siège en vient à bout.
control-enemy = Des forces ennemies tiennent encore { $zone }.
control-unsupplied = Votre force n’est pas ravitaillée { A($zone) } : elle ne peut y planter aucun drapeau.

## Refusé : les conditions de paix

peace-has-units = Ce pays a ses propres troupes et peut devenir allié, mais non être annexé : { $country }.
peace-not-its-own = Seules les terres du vaincu ({ $power }) changent de mains par sa paix. Ce n’en est pas une : { $land }.
peace-key-zone = Une zone clef du territoire national d’origine protège cette terre de l’annexion : { $land }.
peace-not-adjacent = Cette terre ne touche ni votre territoire ni celui d’un de vos alliés : { $land }.
peace-chaumont = Le traité de Chaumont soude la Coalition : il n’y aura plus de Tilsit.
peace-nobody-shaken = Aucune puissance de la Coalition n’est assez ébranlée pour faire la paix.
peace-not-england = L’Angleterre ne signe aucune paix à Tilsit.
peace-not-at-war = Cette puissance n’est pas en guerre aux côtés de la Coalition : { $power }.
peace-unshaken = Toutes ses zones clefs et une armée en bon ordre lui restent : { $power }.
peace-keys-held = Toutes ses zones clefs lui restent, et il n’y a jamais eu d’armée à perdre : { $power }.
peace-liberation = La guerre de Libération ne finit qu’avec Madrid et tous les ports de la péninsule : pas de paix avant cela ({ $power }).
alliance-no-peace = Pas de paix conclue avec la France cette année : { $power }.
alliance-england = La France et l’Angleterre ne peuvent jamais être alliées.
alliance-first-defeat = Vaincue une seule fois, et sans que les tambours de guerre aient battu pour elle : { $power }.

## Refusé : la séparation des armées

peace-not-nearest = Ce n’est pas l’une des forteresses de votre camp les plus proches qui puissent recevoir cette force : { $zone }.
peace-no-home = Aucune zone ne peut recevoir ce pion pour l’instant : { $piece }.
peace-abroad = Il faut une zone du pays ({ $power }), et ce n’en est pas une : { $zone }.
peace-nobody-there = Personne { A($zone) } que ce pion puisse rejoindre : { $piece }.

## Refusé : l’Espagne

liberation-at-war = L’Espagne est déjà en guerre contre l’Empire.
liberation-no-cause = L’Espagne n’a aucune raison de se soulever : le piège de Bayonne n’a pas joué, et nulle troupe de l’Empire ne foule son sol.

## Annoncé : le contrôle

control-flag = { $zone } passe sous le contrôle { DE($country) }.
control-returns = { $zone } revient sous le contrôle { DE($country) }.

## Annoncé : les conquêtes

conquest-minor = { CAP(LE($country)) } conquiert { LE($minor) }.
conquest-allied = { CAP(LE($country)) } fait alliance avec { LE($minor) }.
conquest-annexed = { CAP(LE($country)) } annexe { LE($minor) } à son territoire national.
conquest-fleet-lost = La flotte { DE($fleet) } est perdue avec son pays.
conquest-sicily-stays = La Sicile tient bon : elle reste à la Coalition et forme un pays à part.
conquest-sicily-merged = La Sicile est de nouveau réunie au royaume de Naples.
conquest-conditions-met = { CAP(LE($power)) } est à bout de forces : la reddition { $side ->
    [empire] à l’Empire
   *[coalition] à la Coalition
} est imminente.
conquest-fights-on = Les tambours de guerre battent : { LE($power) } continue la lutte.
conquest-france = La France est conquise. Son allié polonais ne peut plus tenir.
conquest-rallied = { CAP(LE($force)) } est de nouveau en bon ordre { A($zone) }.

## Annoncé : la paix

peace-made = { CAP(LE($power)) } subit une paix forcée, imposée par { LE($victor) }. { $for_good ->
    [true] Elle vaut jusqu’à la fin de la partie.
   *[false] On lancera chaque année un dé pour savoir si elle prend fin.
}
peace-annexed = { CAP(LE($country)) } reçoit les terres { DE($land) }, cédées par { LE($power) }.
peace-changes-hands = Changement d’alliance { DE($minor) } : { $power } hier, { $country } désormais.
peace-new-corps = Un nouveau corps peut être construit : { $corps }.
peace-levy = { $missing ->
    [one] Il manque une province
   *[other] Il manque { $missing } provinces
} : { $points } ressources seront prélevées sur le vaincu ({ $power }).
peace-card = { $side ->
    [empire] L’Empire
   *[coalition] La Coalition
} aura une carte de plus à la constitution des mains.
peace-moves = { CAP(LE($force)) } quitte { $start } et se replace { A($zone) }.
peace-sent-home = Depuis { $zone }, { LE($force) } ne trouve aucune forteresse : ces troupes reviendront au prochain budget.
peace-comes-home = { CAP(LE($piece)) } rentre au pays, { A($zone) }.
peace-anchors = La flotte { DE($fleet) } rejoint le port { DE($port) }.
peace-puts-to-sea = La flotte { DE($fleet) } prend la mer { A($sea) }.
peace-years = années de paix
peace-tested = La paix forcée { DE($power) } dure-t-elle ? Dé { DIE($die) }{ $lines ->
    [0] {""}
   *[other] , modificateurs { $tally }, total { $total }
}. { $is_over ->
    [true] Elle est finie.
   *[false] Elle dure un an de plus.
}
peace-over = La paix forcée { DE($power) } est finie : neutralité retrouvée. Le conquérant doit avoir évacué le pays à la fin du redéploiement.
alliance-forced = Alliance forcée { DE($power) } avec la France, jusqu’à la fin de la partie.

## Annoncé : l’Espagne

liberation-begins = Dos de Mayo ! L’Espagne se soulève contre les Français : la guerre de Libération commence.
