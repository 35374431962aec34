### Le tour hors opérations : mise en place, pioche, initiative et récupération, cartes rouges et bleues.

## Mise en place

setup-where-vedette = Où cette { $vedette } commence-t-elle ?
setup-other-vedette = C’est une autre vedette qui se place ; cette { $vedette } viendra à son tour.
setup-no-corps-there = Une vedette commence auprès d’un corps de son armée, et il n’y en a pas { A($zone) }.
setup-vedette-posted = La { $vedette } se tient { A($zone) }.
setup-vedettes-posted = Les { $seat } ont placé { $count ->
    [one] une vedette
   *[other] { $count } vedettes
}.
option-post = Placer la { $vedette } { A($zone) }

## Le tour

turn-begins = Tour { $turn } : { $date }.
turn-held-back = Les { $army } ne sont pas encore prêts : leurs pavés commencent le tour sur leur face activée.
turn-soaked = Le sol est détrempé : ce tour se joue comme si Pluie avait été piochée.

## La pioche

draw-drawn = Les { $seat } piochent { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
draw-kept = En main : { $cards }.
draw-red = { $card } est rouge, et seule : elle frappe aussitôt (pioche des { $seat }).
draw-red-cancelled = { $card } (pioche des { $seat }) est défaussée sans effet.

## Les renforts

arrival-comes = Arrivée { A($zone) } : { $blocks }.
arrival-comes-unseen = { $count ->
    [one] Un pavé arrive
   *[other] { $count } pavés arrivent
} { A($zone) } chez les { $army }.
arrival-turned-away = { $corps } ne peut entrer : l’ennemi tient { $zone }.
arrival-waits = { $corps } ne peut entrer : l’ennemi tient toutes les zones d’arrivée. Il attend le tour suivant.

## L’initiative

initiative-which-card = Jouez-vous une carte bleue ?
pass-initiative-which-card = Ne jouer aucune carte bleue
initiative-no-card = Les { $seat } ne jouent pas de carte bleue.
initiative-intuitions-cancelled = Les deux camps ont eu la même Intuition : les cartes s’annulent.
initiative-revealed = Les { $seat } révèlent { $card } : { $value }.
initiative-leader = Chez les Coalisés, les { $seat } mènent ce tour-ci.
initiative-first = Les { $camp } ont l’initiative.

## Échanges entre alliés

exchange-which-card = Quelle carte offrez-vous à votre partenaire ?
pass-exchange-which-card = N’offrir aucune carte
exchange-once = { $card } a déjà changé de main lors de cet échange.
exchange-offered = Les { $seat } offrent { $card }.
exchange-agree = Vous donneriez : { $gives }. Vous prendriez : { $takes }. Êtes-vous d’accord ?
pass-exchange-agree = Refuser
exchange-declined = L’échange n’a pas lieu : il faut l’accord des deux.
exchange-given = Les { $seat } prennent { $card }.
exchange-given-unseen = Les { $seat } prennent une carte à leur allié.
option-offer-card = Offrir { $card }
option-exchange = D’accord

## La récupération

recovery-which-card = Quelle carte jouez-vous en récupération, et pour quel corps ?
pass-recovery-which-card = Ne jouer aucune carte
recovery-card = Les { $seat } jouent { $card } en récupération : jusqu’à { $recovery } { $recovery ->
    [one] fatigue
   *[other] fatigues
} de moins pour un corps.
recovery-barred = Renforts retardés : les { $seat } ne jouent pas de carte de récupération ce tour-ci.
recovery-no-corps = Seul un corps récupère, et { $block } n’en est pas un.
recovery-not-yours = { $corps } n’est pas à vous : vos cartes servent vos propres corps.
recovery-off-board = { $corps } n’est pas sur le plateau.
recovery-one-card = { $corps } a déjà eu sa carte ce tour-ci.
recovery-not-tired = { $corps } n’a pas de fatigue à enlever.
recovery-turned-back = Tous les pavés sont de nouveau à activer.
recovery-seven-flags = Les Coalisés tiennent { $flags } marqueurs Contrôle et gagnent un point : la piste est à { $track }.
option-recover = { $card } pour { $corps }

## Les cartes rouges

card-inactivite-which-player = Quel joueur coalisé subit Inactivité ?
card-inactivite-no-corps = { $seat } : ce joueur n’a aucun corps sur le plateau à laisser inactif.
card-inactivite-which-zone = Dans quelle zone vos troupes restent-elles inactives ?
card-inactivite-vedettes-only = Il n’y a que des vedettes { A($zone) } : il y faut un corps.
card-inactivite-no-pile = Vous n’avez aucun corps { A($zone) }.
card-inactivite-turned = Les troupes des { $seat } { A($zone) } passent sur leur face activée.
option-opponent = Les { $seat }
option-idle = { $zone }

card-renforts-retardes-which-corps = Quel corps prussien arrive un tour plus tard ?
card-renforts-retardes-not-coming = { $corps } n’est pas un corps prussien encore attendu.
card-renforts-retardes-delayed = { $corps } est retardé jusqu’au tour { $turn }.
card-renforts-retardes-barred = Aucun corps prussien n’est plus attendu : les Coalisés ne jouent pas de carte de récupération ce tour-ci.
option-delay = Retarder { $corps }

## Les cartes bleues

card-not-yours = { $block } n’est pas un corps à vous.
card-corps-gone = { $corps } a été éliminé et ne revient pas.
card-hand-seen = La main des { $seat } : { $cards }.
card-hand-looked-at = La main des { $seat } a été regardée.

card-aide-de-camp-talk = Les deux joueurs coalisés peuvent se parler et échanger des cartes jusqu’à la fin du tour.

card-anticipation-which-card = Quelle carte de votre pioche prenez-vous ?
card-anticipation-not-there = Cette carte n’est pas dans votre pioche.
card-anticipation-red = { $card } est rouge : on ne peut la choisir.
card-anticipation-nothing = La pioche des { $seat } ne contient rien qui puisse être choisi.
card-anticipation-taken = Les { $seat } prennent une carte dans leur pioche sans la montrer, puis la mélangent.
option-take-card = Prendre { $card }

card-eclaireurs-which-player = De qui regardez-vous la main ?
card-hussards-which-player = Qui perd une carte ?
card-hussards-nothing = La main des { $seat } est vide : les hussards ne trouvent rien.
card-hussards-lost = Les hussards enlèvent { $card } de la main des { $seat }.

card-frederick-prussian = Seul le joueur anglais peut jouer Frederick pour son événement.
card-frederick-blocked = Les Français tiennent seuls la zone { DE($zone) } : Frederick ne peut y entrer.

card-lamarque-which-zone = Où Lamarque entre-t-il ?
card-lamarque-blocked = Les Coalisés tiennent seuls Maubeuge et toutes les villes de France : Lamarque ne peut entrer nulle part.
card-lamarque-not-there = Lamarque entre à Maubeuge ou dans une ville de France ; ce n’est pas le cas { DE($zone) }.
card-lamarque-held = Les Coalisés tiennent seuls la zone { DE($zone) }.
option-enter-at = Zone { DE($zone) }

card-ravitaillement-no-pile = Vous n’avez sur le plateau aucune pile à ravitailler.
card-ravitaillement-which-zone = La pile de quelle zone est ravitaillée ?
card-ravitaillement-nobody = Vous n’avez aucun corps { A($zone) }.
card-ravitaillement-supplied = Les { $seat } ravitaillent leur pile { A($zone) }.
card-ravitaillement-which-corps = Quel corps enlève une fatigue ? (Reste : { $left }.)
pass-card-ravitaillement-which-corps = Ne plus enlever de fatigue
card-ravitaillement-elsewhere = { $corps } n’est pas dans la pile ravitaillée.
option-supply = La pile { DE($zone) }
option-feed = { $corps }

card-reinforce-which-corps = Quel corps gagne un point d’infanterie ?
card-reinforce-nobody = Aucun de vos corps ne peut gagner un point.
card-reinforce-guard = { $corps } commande la Garde, qui ne reçoit pas ce renfort.
card-reinforce-off-board = { $corps } n’est pas sur le plateau.
card-reinforce-full = { $corps } a déjà { $most } points, et aucun corps ne peut en avoir davantage.
card-reinforce-added = { $corps } gagne un point d’infanterie.
card-reinforce-added-unseen = Les { $army } gagnent un point d’infanterie.
option-reinforce = { $corps }

card-vive-l-empereur-absent = Napoléon n’est pas sur le plateau.
