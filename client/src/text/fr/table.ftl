# La table : la question, les cartes, le journal, ce qui entoure la carte.

table-your-turn = À vous de jouer
table-opening = On dresse la table…
table-opening-slow = Le serveur ne répond pas encore. Nous réessayons.
table-barred = Cette table reste fermée
table-line-lost = Reconnexion…
table-panel = Ce qui est demandé, et les papiers de la table
table-widen = Carte en plein écran
table-shrink = Rétablir les panneaux

## La question

table-decision = Décision
table-chosen = Déjà choisi
table-chip-remove = { $name } : choisir autre chose
table-only-answer = Vous n’avez pas d’autre choix ici.
table-passing = Vous n’avez pas d’autre choix ici : il est fait dans un instant.
table-passing-wait = Attendre
table-pass-on = Passer jusqu’à une autre question
table-passing-on = Vous passez jusqu’à une autre question.
table-point = Désignez ce qui est cerclé d’or, ou choisissez dans la liste : { $count } réponses.
table-filter = Chercher une réponse
table-filter-none = Aucune réponse ne contient ces mots.
table-in-roster = { $count ->
    [one] Une réponse se trouve dans le registre.
   *[other] { $count } réponses se trouvent dans le registre.
}
table-paper = { $count ->
    [0] Vous écrivez sur une feuille : avant sa remise, nul autre n’en voit rien, pas même la longueur.
    [one] Une réponse sur la feuille : nul autre ne la voit ni n’en sait rien avant sa remise.
   *[other] { $count } réponses sur la feuille : nul autre ne les voit ni ne les compte avant sa remise.
}
table-undo = Reprendre
table-key-undo = U
table-key-main = Espace
table-why-not = {" "}: non.
table-why-nothing = { $name } n’entre pas dans cette décision.

## L’attente

table-waits = On attend : { $names }.
table-waits-nobody = La partie se poursuit…
table-thinks = Réflexion en cours : { $names }
table-stuck = L’ordinateur n’arrive pas à réfléchir pour l’instant. Rien n’est perdu : il sera sollicité de nouveau sans que vous ayez rien à faire.
table-seats = Les joueurs de la table
table-seat-mine = vous
table-seat-person = un joueur
table-seat-open = ouvert à tous
table-seat-invited = invité
table-seat-thinking = réfléchit…
table-seat-stuck = empêché
table-seat-asked = doit décider
table-seat-away = absent
table-seat-draw = propose la nulle
table-clock = Temps restant :
table-clock-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
table-clock-hours = { $count ->
    [one] { $count } h
   *[other] { $count } h
}

## La fin

table-ending = Issue de la partie
table-ending-rules = La partie est finie
table-ending-resigned = Abandon
table-ending-agreed = Nulle d’un commun accord
table-ending-timeout = Temps écoulé
table-ending-abandoned = La partie a été interrompue
table-ending-mended = Fin sans résultat
table-to-replay = Revoir la partie
table-to-proof = Preuve des dés
table-to-rematch = Vers la revanche

## Plusieurs joueurs devant un écran

table-curtain = Passez l’écran : { $name }
table-curtain-why = Les secrets de l’autre joueur sont rangés. Quand vous êtes seul à voir l’écran, prenez place.
table-curtain-take = Je suis là
table-curtain-alone = Je joue seul tous les camps : plus de rideau à cette table

## Les cartes

table-cards = Cartes
table-heaps = Pioches et autres mains
table-heap-rest = { $count ->
    [one] Une autre carte vous est cachée.
   *[other] { $count } autres cartes vous sont cachées.
}
table-hand-empty = Aucune carte en main.
table-hand-fold = Replier les cartes sur leurs titres
table-hand-unfold = Montrer les cartes en entier
table-card-lit = peut être choisie
table-card-chosen = choisie
table-or = , ou{" "}

## Autour de la carte

table-phases = Séquence de jeu
table-tracks = Pistes
# Une piste peut compter des années : les milliers ne se détachent qu’à partir de 10 000.
table-track-of = { NUMBER($value, useGrouping: "min2") } sur { NUMBER($most, useGrouping: "min2") }
table-track-at = à { NUMBER($value, useGrouping: "min2") }
table-leaves = Papiers de la table
table-leaf-cards = Cartes
table-leaf-rosters = Registre
table-leaf-log = Journal
table-leaf-orders = Forces
table-leaf-sheets = Situation
table-leaf-talk = Propos
table-sheets-empty = Rien à côté de la carte.
table-orders-empty = Aucun pion en vue.
table-orders-count = { $count ->
    [one] { $count } pion
   *[other] { $count } pions
}
table-off-map = hors carte
table-look-at = Voir { $name } sur la carte

## Les registres

table-roster-name = Nom
table-roster-deeds = Ce qu’on peut faire
table-roster-deed = { $verb } : { $name }
table-roster-changed = { $name } : { $figures }.

## Une feuille où l’on projette ses réponses

table-plan = Votre projet
table-plan-empty = Choisissez ci-dessous ce que vous voulez faire. C’est noté ici, et rien n’est fait avant que vous ne le remettiez.
table-plan-how = Rien de tout cela n’est encore fait : rayez des lignes, ajoutez-en d’autres, puis remettez le projet.
table-plan-closed = Après la dernière ligne, le hasard ou un autre joueur décide : remettez le projet pour continuer, ou rayez cette ligne.
table-plan-strike = Rayer : { $line }
table-plan-count = { $count ->
    [0] Rien n’est projeté.
    [one] Une ligne est projetée.
   *[other] { $count } lignes sont projetées.
}
table-plan-hand-in = Remettre le projet
table-plan-with = { $count ->
    [0] rien n’est projeté
    [one] remet la seule ligne de votre projet
   *[other] remet les { $count } lignes de votre projet
}

## Le journal

table-log = Ce qui s’est passé
table-log-empty = Rien ne s’est encore passé.
table-log-since = Depuis votre dernier tour
table-log-mark = Depuis votre dernier tour
table-log-end = Dernières lignes

## Les touches

table-keys = Touches
table-keys-more = Aide
table-keys-how = Tout se fait à la souris, au doigt ou au clavier.
table-keys-main = Le bouton principal : la seule réponse qui reste, ou celle qui arrête
table-keys-main-key = Espace
table-keys-digits = Les réponses, dans l’ordre
table-keys-digits-key = 1 – 9
table-keys-undo = Reprendre le dernier choix, si la partie le permet
table-keys-undo-key = U
table-keys-clear = Abandonner ce qui a été désigné sur la carte
table-keys-clear-key = Échap
table-keys-rules = Les règles, à l’article en vigueur
table-keys-rules-key = R
table-keys-log = Aller au journal
table-keys-log-key = L
table-keys-cards = Parcourir les cartes en main, dès que l’une d’elles est active
table-keys-cards-key = ← →
table-keys-rosters = Parcourir les lignes et les boutons d’un registre ; Entrée fait ce que dit le bouton
table-keys-rosters-key = ↑ ↓ ← →
table-keys-map = Parcourir réponses, boutons et noms l’un après l’autre
table-keys-map-key = Tab
table-keys-bare = Cacher les pions, puis les remontrer ; maintenue, le temps qu’elle est enfoncée
table-keys-bare-key = H
table-keys-lens = La loupe
table-keys-lens-key = M
table-keys-zoom = Agrandir, réduire ; quand la carte est active, 0 la montre en entier
table-keys-zoom-key = + −
table-keys-help = Cette page
table-keys-help-key = ?
