### Ce que dit la table d’accueil : pourquoi une chose est impossible, et comment une partie a fini avant l’heure.

desk-setting = { $setting } : { $choice }
desk-hints = conseils permis
desk-former-player = un ancien joueur

## Les fins

desk-ended-resigned = { CAP($seat) } : abandon.
desk-ended-agreed = Les joueurs conviennent d’une partie nulle.
desk-ended-timeout = { CAP($seat) } : temps écoulé.
desk-ended-abandoned = La partie a été interrompue.
desk-ended-left = { CAP($seat) } : départ de la maison, partie abandonnée.
desk-ended-mended = La partie a fini sans résultat : ses règles avaient été corrigées, ou elle ne pouvait continuer.

## Les refus

server-stale = La table a changé entre-temps : rien n’a été fait.
server-no-table = Cette table n’existe pas, ou ne vous est pas ouverte.
desk-nobody = Dites d’abord qui vous êtes.
desk-no-game = Ce jeu n’est pas sur l’étagère : { $game }.
desk-no-seat = Cette place n’existe pas à cette table.
desk-not-your-seat = Cette place n’est pas la vôtre.
desk-not-host = Seul celui qui a dressé la table peut faire cela.
desk-not-alone = D’autres jouent à cette table : abandonnez plutôt la partie.
desk-not-begun = La partie n’a pas commencé.
desk-begun = La partie a déjà commencé.
desk-over = La partie est terminée.
desk-not-over = La partie n’est pas encore terminée.
desk-refused = C’est impossible.
desk-bad-action = Cette réponse est illisible : { $reason }.
desk-bad-setup = On ne peut convenir ici de rien de ce nom : { $reason }.
desk-bad-seats = Les places de ce scénario sont { $seats }.
desk-bad-pace = Une pendule doit être remontée : donnez-lui un temps.
desk-no-player = Ce joueur n’est pas de la maison : { $level }.
desk-slow-player = Ce serait trop long pour ceux qui attendent : un joueur de la maison réfléchit { $most } secondes au plus.
desk-taken = Cette place est déjà prise.
desk-not-invited = Cette place est gardée pour un invité.
desk-no-draw = Il n’y a personne avec qui convenir d’une partie nulle.
desk-no-offer = Personne n’a proposé de partie nulle.
desk-no-claim = Il n’y a rien à réclamer : aucun adversaire n’a épuisé son temps.
desk-no-hints = Les conseils ne sont pas permis à cette table.
desk-nothing-at-stake = Cette réponse ne laisse rien au hasard.
desk-no-plan = Il n’y a pas ici de feuille sur laquelle projeter quoi que ce soit.
desk-not-asked = On ne demande rien à cette place pour l’instant.
desk-hint-under-way = Le maréchal y réfléchit déjà.
desk-no-point = La partie ne va pas si loin.
desk-branch-seats = Une partie reprise d’un point donné se joue contre soi-même ou contre les joueurs de la maison.
desk-too-long = La partie est trop longue : plus de { $most } choix.
desk-too-many = Vous avez { $most } tables en cours : finissez-en d’abord quelques-unes.
desk-diverged = Les règles ont changé depuis cette partie : elles n’admettent plus le choix { $choice }. Rien n’est perdu, mais elle ne peut se poursuivre ici.

## Règles corrigées

desk-clause = § { $clause }
desk-mended-at = { COUNT($clauses) ->
    [0] Les règles ont été corrigées au choix { $choice }.
   *[other] Les règles ont été corrigées au choix { $choice } : { $clauses }.
} Ce qui a été joué avant demeure. { $cut ->
    [0] La partie continue d’ici selon les règles corrigées.
    [one] Le dernier choix ne pouvait demeurer et a été repris ; la partie continue de là selon les règles corrigées.
   *[other] Les { $cut } derniers choix ne pouvaient demeurer et ont été repris ; la partie continue de là selon les règles corrigées.
}
desk-frozen-box = La boîte avec laquelle cette partie fut commencée est inconnue ici : elle ne peut continuer, et rien n’en est perdu.
desk-frozen-log = Ce qui fut noté de cette partie est abîmé : elle ne peut continuer, et rien n’en est perdu.
desk-frozen-table = Les règles ont été corrigées, et la table de cette partie ne peut plus être lue : elle ne peut continuer, et rien n’en est perdu.
desk-frozen-rules = Cette partie fut jouée selon d’anciennes règles : on peut en lire le récit, mais non en montrer la table.
desk-mended = Les règles de cette partie ont été corrigées en cours de route : cela ne vaut que pour une partie jouée d’un bout à l’autre selon les mêmes règles.
desk-no-end = Cette partie se poursuit selon les règles avec lesquelles elle a commencé : abandonnez, ou convenez d’une partie nulle.
