### Age of Napoleon : l’année politique. Cartes, pays et corps, et toutes les phases sauf la campagne.

## L’année, et qui commence

year-begins = L’année { $year } commence.
order-who-first = Qui joue en premier ?
order-first = { $side ->
    [french] Les Français jouent en premier.
   *[coalition] La Coalition joue en premier.
}
option-act-first = { $side ->
    [french] Les Français d’abord
   *[coalition] La Coalition d’abord
}

## Les cartes

option-play-card = Jouer { $card }
option-discard = Défausser { $card }
card-which-discard = Quelle carte défaussez-vous pour payer ?
card-not-in-hand = Vous n’avez pas cette carte en main.
card-other-side = L’événement de { $card } appartient à l’autre camp ; vous ne pouvez que défausser la carte.
card-not-now = { $card } ne se joue pas à ce moment.
card-played = { $side ->
    [french] Les Français jouent { $card }.
   *[coalition] La Coalition joue { $card }.
}
card-discarded = { $side ->
    [french] Les Français défaussent { $card }.
   *[coalition] La Coalition défausse { $card }.
}

## Corps et pays

corps-placed = { $corps } entre en campagne { A($area) }.
corps-reserve = { $corps } passe en réserve.
corps-captured = { $corps } est fait prisonnier.
corps-lost = { $corps } est perdu définitivement.
country-status = { $status ->
    [fa] Alliance { DE($country) } avec la France.
    [fd] Mise sous tutelle { DE($country) } : dépendance française.
    [nc] Neutralité { DE($country) }.
    [cm] Adhésion { DE($country) } à la Coalition.
   *[ic] Soulèvement { DE($country) } contre la France.
}
country-returned = Territoire rendu à son souverain ({ $ruler }) : { $area }.

## La diplomatie

window-diplomacy = Diplomatie : jouez-vous une carte ?
window-answer = L’ennemi joue { $card } ; pays visé : { $country }. L’arrêtez-vous ?
pass-window-answer = Ne pas l’arrêter
mission-which-country = { $card } : quel pays ?
mission-aimed = { $card } ; pays visé : { $country }.
mission-stopped = { $card } reste sans effet ({ $country }).
option-target = { $country }
option-advance = { $steps ->
    [one] Un cran
   *[other] { $steps } crans
}
diplomacy-how-far = De combien de crans ce pays se rapproche-t-il de vous ({ $country }) ?
diplomacy-passes = { $side ->
    [french] Les Français passent.
   *[coalition] La Coalition passe.
}
diplomacy-cancelled = Les deux cartes s’annulent ({ $country }) : tout redevient comme avant.
diplomacy-corps-back = { $corps } reprend position { A($area) }.
diplomacy-britain = Aucune carte française n’affecte la Grande-Bretagne.
diplomacy-france = Aucune carte de la Coalition n’affecte la France.
diplomacy-no-state = Ce n’est pas un pays qui puisse changer de camp ({ $country }).
diplomacy-insurgent = Pays insurgé ({ $country }) : les cartes françaises ne l’affectent pas.
diplomacy-dominion = Dépendance française ({ $country }) : aucune carte de diplomatie ne l’affecte.
diplomacy-occupied = Pays neutre occupé par l’ennemi ({ $country }) : vos cartes ne l’affectent pas.
diplomacy-no-step = Ce pays ne peut plus se rapprocher de vous ({ $country }).
diplomacy-already-aimed = Vous avez déjà visé ce pays cette année ({ $country }).
diplomacy-closed = Deux cartes opposées se sont annulées ({ $country }) : on n’y revient plus cette année.
diplomacy-no-target = { $card } ne pourrait faire bouger aucun pays.
diplomacy-not-for-card = { $card } ne peut viser ce pays ({ $country }).

## L’insurrection

window-insurrection = Insurrection : jouez-vous une carte ?
pass-window-insurrection = Ne jouer aucune carte
insurrection-starts = Insurrection { A($country) } !
insurrection-fails = L’insurrection est écrasée { A($country) }.
insurrection-succeeds = L’insurrection a réussi { A($country) }.
insurrection-no-cause = Une insurrection éclate dans une dépendance française ou dans un pays neutre occupé par les Français : ce n’est pas le cas { A($country) }.
insurrection-nowhere = Il n’y a ni dépendance française, ni pays neutre occupé par les Français.

## La stratégie

strategy-discards = { $side ->
    [french] Les Français défaussent le reste de leur main : { $cards }.
   *[coalition] La Coalition défausse le reste de sa main : { $cards }.
}
strategy-reshuffled = La pioche est refaite : { $cards } cartes sont mélangées.
strategy-draws = { $side ->
    [french] Les Français piochent
   *[coalition] La Coalition pioche
} { $cards ->
    [one] une carte.
   *[other] { $cards } cartes.
}

## Les renforts

window-reinforcement = Renforts : jouez-vous une carte avant les déploiements ?
pass-window-reinforcement = Ne jouer aucune carte
reinforcement-which-corps = { COUNT($left) ->
    [0] Quel corps levez-vous ?
   *[other] Quel corps levez-vous ? Encore à lever, au plus : { $left }.
}
pass-reinforcement-which-corps = Mettre fin à la levée
muster-which-corps = Prise d’armes { A($country) }. Quel corps entre en campagne ?
pass-muster-which-corps = Mettre fin à la levée
muster-where = Où { $corps } entre-t-il en campagne ?
option-raise = Lever { $corps }
option-deploy = Placer { $corps } { A($area) }
reinforcement-which-rest = Pour quelle armée défaussez-vous une carte, afin de la remettre en pleine santé ?
pass-reinforcement-which-rest = Ne défausser aucune carte
option-restore = Reposer l’armée qui est { A($area) }
reinforcement-which-recall = Une guerre l’appelle ailleurs ({ $country }). Quel corps passe en réserve ?
option-recall = Rappeler { $corps }
reinforcement-more = Cette année, { $number ->
    [one] un corps de plus
   *[other] { $number } corps de plus
} à lever { A($country) }.
reinforcement-barred = Aucun corps ne sera levé cette année { A($country) }.
reinforcement-rested = { $side ->
    [french] L’armée française est de nouveau en pleine santé
   *[coalition] L’armée de la Coalition est de nouveau en pleine santé
} { A($area) }.
reinforcement-prisoners-return = Prisonniers de retour en réserve : { $corps }.
reform-made = L’armée se réforme { A($country) }.
reform-under-the-french = Sous contrôle français, l’armée ne peut se réformer ({ $country }).
reinforcement-no-militia = Ni l’Autriche ni la Prusse n’est en guerre contre la France.
reinforcement-nobody-to-pay = Aucun pays majeur n’est membre de la Coalition.
reinforcement-russia-away = La Russie n’est ni membre de la Coalition, ni insurgée.
reinforcement-nobody-captured = Aucun de vos corps n’est prisonnier.
reinforcement-not-on-map = Ce n’est pas un corps de ce pays présent sur la carte : { $country }.
diplomacy-too-far = Cette carte ne mène pas ce pays si loin : { $country }.
reinforcement-no-card = Vous n’avez aucune carte pour payer.
reinforcement-nobody-tired = Vous n’avez aucun corps fatigué { A($area) }.
muster-not-ready = { $corps } n’est pas des corps qui entrent en campagne.
muster-no-such-corps = Aucun corps ne porte ce nom.
muster-not-yours = { $corps } n’est pas à votre service.
muster-neutral = Un pays neutre ne lève personne ({ $country }) : { $corps } reste en réserve.
muster-home = { $corps } dépend d’un pays dont l’état ne permet pas de le lever ({ $country }).
muster-prisoner = { $corps } est prisonnier et ne revient qu’après les déploiements.
muster-lost = { $corps } est perdu définitivement.
muster-on-map = { $corps } est déjà sur la carte.
muster-year = { $corps } ne peut être levé qu’à partir de { $year }.
muster-after-reform = { $corps } ne peut être levé qu’une fois l’armée de son pays réformée.
muster-after-invasion = { $corps } ne peut être levé qu’une fois la Russie envahie.
muster-barred = Aucun corps à lever cette année : { $pool }.
muster-yearly = Au plus { $number ->
    [one] un nouveau corps
   *[other] { $number } nouveaux corps
} cette année : { $pool }.
muster-limit = Au plus { $limit } corps sur la carte : { $pool }.
muster-no-area = L’ennemi tient toutes les zones où { $corps } pourrait entrer en campagne.
muster-abroad = { $corps } entre en campagne chez lui.
muster-shipped = Britannia n’amène qu’un corps par an : { $corps } n’en sera pas.
muster-enemy = L’ennemi se tient { A($area) }.

## La reddition

window-surrender = La capitulation { DE($country) } est imminente. Jouez-vous une carte ?
pass-window-surrender = Ne jouer aucune carte
window-surrendered = Capitulation { DE($country) } devant les Français. Jouez-vous une carte ?
pass-window-surrendered = Ne jouer aucune carte
surrender-faces = { $side ->
    [french] La capitulation { DE($country) } devant les Français est imminente.
   *[coalition] La capitulation { DE($country) } devant la Coalition est imminente.
}
surrender-done = { $side ->
    [french] Capitulation { DE($country) } devant les Français.
   *[coalition] Capitulation { DE($country) } devant la Coalition.
}
surrender-spared = Pas de capitulation { DE($country) } cette année.
surrender-dynasty = Un Bonaparte monte sur le trône { DE($country) }.
surrender-which-area = Quel territoire détachez-vous ({ $country }) ?
pass-surrender-which-area = Ne rien détacher de plus
option-cut-off = Détacher { $area }
surrender-cut-off = Territoire détaché { DE($country) } : { $area }.
surrender-not-detachable = Ce territoire ne peut être détaché : { $area }.
surrender-coalition-there = Des corps de la Coalition se tiennent { A($area) }.
surrender-who-leaves = Vos corps peuvent rester { A($area) } et occuper le pays. L’un d’eux s’en va-t-il ?
pass-surrender-who-leaves = Personne ne s’en va
redeployment-where = { $corps } doit partir { DE($area) }. Pour où ?
redeployment-goes = { $corps } se retire { A($area) }.
redeployment-not-this = { $corps } n’a pas à partir.
redeployment-not-nearest = { $area } n’est pas parmi les zones amies les plus proches.
option-redeploy = Envoyer { $corps } { A($area) }

## L’hiver

window-winter = L’hiver commence. Jouez-vous une carte ?
pass-window-winter = Ne jouer aucune carte
window-quarters = Vos { $corps } corps qui sont { A($area) } vont lancer le dé d’hiver. Jouez-vous une carte ?
pass-window-quarters = Ne jouer aucune carte
window-ravage = Les { $corps } corps ennemis qui sont { A($area) } vont lancer le dé d’hiver. Jouez-vous une carte ?
pass-window-ravage = Ne jouer aucune carte
winter-which-army = Laquelle de vos armées hiverne maintenant ?
option-quarter = L’armée qui est { A($area) }
winter-no-army = Aucune de vos armées qui doive encore hiverner n’est { A($area) }.
winter-is-hard = L’hiver est rigoureux en Russie, en Prusse, en Sverige et en Polen.
winter-roll = { $side ->
    [french] Hiver des Français
   *[coalition] Hiver de la Coalition
} { A($area) }, { $corps } corps, dé { DIE($die) } ; modificateurs : { $tally } ; total { $total } : { $lost ->
    [0] aucune perte, tous sont fatigués.
    [one] un corps perdu définitivement, les autres fatigués.
   *[other] { $lost } corps perdus définitivement, les autres fatigués.
}
winter-friendly = zone amie
winter-neutral = zone neutre
winter-capital = capitale
winter-insurgent = pays insurgé
winter-barren = zone stérile
winter-depot = dépôt
winter-scorched-earth = terre brûlée
winter-hard = hiver rigoureux

## La victoire

victory-french-decisive = Victoire décisive des Français : le continent est à eux.
victory-french-marginal = Victoire marginale des Français : plus personne ne leur tient tête sur le continent.
victory-moral = Victoire morale des Français : les années ont passé, et personne n’a abattu l’Empire.
victory-coalition-marginal = Victoire marginale de la Coalition : il ne reste que la France aux Français.
victory-france-surrenders = Victoire décisive de la Coalition : la France a capitulé.
victory-napoleon-lost = Victoire décisive de la Coalition : le corps de Napoléon est perdu définitivement.
