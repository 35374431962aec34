### Napoléon against Europe : ravitaillement, dépôts, attrition, redéploiement, mouvements des neutres.

## Demandé

attrition-spend-depot = Test d’attrition { DE($force) } { A($zone) } : dépensez-vous un dépôt pour améliorer le dé ?
pass-attrition-spend-depot = Ne pas dépenser de dépôt
attrition-use-nation = Test d’attrition { A($zone) } : prenez-vous le bonus national, { $nation } ({ $bonus }) ? La première perte tombe alors sur ses corps.
pass-attrition-use-nation = Renoncer au bonus
window-attrition = { CAP(LE($force)) } va subir un test d’attrition { A($zone) }. Jouez-vous une carte ?
pass-window-attrition = Ne pas jouer de carte
window-enemy-attrition = Chez l’ennemi, { LE($force) } va subir un test d’attrition { A($zone) }. Jouez-vous une carte ?
pass-window-enemy-attrition = Ne pas jouer de carte
redeploy-which = Redéploiement stratégique { DE($power) } : quelle force se déplace ?
pass-redeploy-which = Terminer ce redéploiement
redeploy-where = { $left ->
    [one] { CAP(LE($force)) } a encore 1 point. Où va cette force ?
   *[other] { CAP(LE($force)) } a encore { $left } points. Où va cette force ?
}
pass-redeploy-where = S’arrêter ici
neutral-move-which = { CAP(LE($power)) } n’est pas en guerre : quelle force ou quelle flotte se déplace sur son territoire ?
pass-neutral-move-which = Terminer ces mouvements
neutral-move-where = { $left ->
    [one] { CAP(LE($force)) } a encore 1 point. Où va cette force ?
   *[other] { CAP(LE($force)) } a encore { $left } points. Où va cette force ?
}
pass-neutral-move-where = S’arrêter ici
neutral-move-sail = Où la flotte { DE($fleet) } termine-t-elle son mouvement ?
pass-neutral-move-sail = Rester sur place

## Refusé : ravitaillement et dépôts

supply-none = Aucune ligne de ravitaillement n’atteint { LE($force) } { A($zone) }.
depot-not-here = Vous n’avez pas de dépôt { A($zone) }.
depot-other-nation = Seuls servent les dépôts de la nation du général : { $nation }.
depot-scorched = Le pays est dévasté autour { DE($zone) } : les dépôts n’y servent à rien.
depot-one-only = { CAP(LE($force)) } a déjà dépensé un dépôt pendant cette activation.
depot-no-general = Un dépôt suit un général, et { LE($force) } n’en a pas.
depot-is-fixed = { $depot } est fixe : retournez-le d’abord sur sa face mobile.
depot-handled = { $depot } vient d’être retourné ou laissé { A($zone) } : la force doit d’abord faire autre chose.
depot-not-fixed-now = Pendant le redéploiement un dépôt devient mobile, jamais fixe : { $depot }.
depot-not-landed = Aucun dépôt n’a été débarqué ici pendant ce round.
depot-set-up = { $depot } est déjà un dépôt fixe.

## Refusé : redéploiement

redeploy-not-its-turn = C’est le tour de cette puissance : { $power }.
redeploy-has-moved = Cette force s’est déjà redéployée : { $force }.
redeploy-besieged = Cette force est enfermée dans la forteresse { DE($zone) } : { $force }.
redeploy-too-far = Entrer { A($zone) } coûte { $cost } points et il en reste { $left }.
redeploy-enemy = Il y a des unités adverses { A($zone) }.
redeploy-fortress = Une forteresse adverse que personne n’assiège se trouve { A($zone) }.
redeploy-enemy-flag = L’adversaire contrôle { $zone }.
redeploy-no-supply = La force ne serait pas ravitaillée { A($zone) }.
redeploy-last-corps = C’est le dernier corps de la force : { $piece }.
exchange-not-theirs = { CAP(LE($force)) } ne peut pas céder ce pion : { $piece }.
exchange-has-moved = Ce pion s’est déjà déplacé : { $piece }.
exchange-left-behind = Cette force vient de le laisser sur place : { $piece }.
exchange-not-here = Ce pion n’est pas dans la zone : { $piece }.
exchange-not-alone = Ce pion ne peut pas rester seul : { $piece }.
exchange-is-army = { CAP(LE($force)) } est une armée : les armées ne fusionnent pas.
exchange-senior = Le chef { DE($force) } est d’un rang plus élevé : on ne l’absorbe pas.
neutral-move-has-moved = Ce pion s’est déjà déplacé : { $piece }.
neutral-move-abroad = { $zone } n’appartient pas au territoire national : { $power }.
neutral-move-too-far = Entrer { A($zone) } coûte plus que les { $left } restants ; il n’y a pas de marche forcée.
neutral-move-far-from-home = Aucun port du pays ne donne sur cette mer : { $zone }.
neutral-move-foreign-port = { $zone } n’est pas un port de cette puissance : { $power }.
neutral-move-no-point-left = Il ne reste aucun point pour entrer au port : { $zone }.

## Annoncé

supply-cut = { CAP(LE($force)) } manque de ravitaillement { A($zone) }.
supply-restored = { CAP(LE($force)) } retrouve son ravitaillement { A($zone) }.
depot-turned = { $is_fixed ->
    [true] Le dépôt { DE($zone) } est maintenant fixe.
   *[false] Le dépôt { DE($zone) } est maintenant mobile.
}
depot-falls-back = Un dépôt se replie { A($zone) }.
depot-spent = Un dépôt est dépensé { A($zone) }.
depot-lost = Un dépôt est détruit : { $depot }.
attrition-rolled = Attrition { DE($force) } { A($zone) } : dé { DIE($die) }{ $lines ->
    [0] {""}
   *[other] , modificateurs { $tally }, total { $total }
}. { $star ->
    [0] {""}
   *[other] Une étoile : encore un dé, { DIE($star) }.{" "}
}{ $lost ->
    [0] Aucun pas perdu.
    [one] Un pas perdu.
   *[other] { $lost } pas perdus.
}
redeploy-goes = { CAP(LE($force)) } se redéploie { A($zone) }.
redeploy-carries = { CAP(LE($force)) } emmène un dépôt.
exchange-goes-over = { CAP(A($zone)) }, { LE($piece) } rejoint { LE($force) }.
exchange-stays = { CAP(LE($piece)) } reste { A($zone) }.
exchange-absorbs = { CAP(A($zone)) }, { LE($force) } absorbe { LE($other) }.
neutral-move-goes = { CAP(LE($force)) } se rend { A($zone) }, sur son territoire.
neutral-move-sails = La flotte { DE($fleet) } gagne { LE($zone) }.

## Lignes du dé d’attrition

attrition-march = marche
attrition-poor = zone pauvre
attrition-winter = hiver
attrition-unsupplied = sans ravitaillement
attrition-besieged = assiégée
attrition-demoralised = démoralisée
attrition-home = territoire national
attrition-french = troupes françaises
attrition-russian = troupes russes
attrition-depot = dépôt dépensé
