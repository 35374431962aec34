### Ce que la commande `estafette` dit d’elle-même.

## La commande entière

estafette-help = Les jeux d’histoire napoléoniens au terminal, toutes règles appliquées et expliquées.
estafette-epilog =
    Pour une première partie : « estafette games » montre à quoi l’on peut jouer, « estafette play JEU » commence.
    « estafette COMMANDE --help » explique une commande.
flag-lang = La langue de la commande et des jeux.
flag-debug = Laisser passer une erreur avec tous ses détails.
flag-version = Dire quelle est cette version.
flag-json = Écrire du JSON, pour un programme.
flag-box = Un dossier de corrections aux données imprimées.
flag-file = Un fichier de partie.
flag-seat = Le siège qui demande ; à défaut, celui qui doit répondre.
flag-to = Se placer après tant de choix ; à défaut, après le dernier.
flag-seed = Des mots ou un nombre dont naît le hasard ; les mêmes donnent le même.
flag-scenario = Le scénario ; à défaut, le premier du jeu.
flag-option = Une option du scénario, que donne « estafette games » ; peut être répétée.
metavar-game = JEU
metavar-words = MOTS
metavar-folder = DOSSIER
metavar-file = FICHIER
metavar-seat = SIÈGE
metavar-seed = GRAINE
metavar-scenario = SCÉNARIO
metavar-number = N
metavar-pair = CLÉ=VALEUR
metavar-host = HÔTE
metavar-database = BASE
metavar-seating = SIÈGE=QUI
help-usage = Emploi
help-commands = Commandes
help-arguments = Arguments
help-options = Options
help-options-word = OPTIONS
help-command-word = COMMANDE
help-help = Montrer cette page.
help-default = à défaut : { $value }

## Erreurs

mistake-nearest = Vouliez-vous dire « { $nearest } » ?
mistake-known = On connaît : { $names }.
mistake-language = Langue inconnue : « { $name } ».
mistake-game = Jeu inconnu : « { $name } ».
mistake-which-game = Quel jeu ?
mistake-scenario = Scénario inconnu : « { $name } ».
mistake-game-option = Le scénario n’a pas d’option « { $name } ».
mistake-choice = L’option « { $option } » n’a pas de choix « { $name } ».
mistake-no-setup = Aucun scénario n’a toutes ces options.
mistake-pair = « { $name } » devrait avoir la forme { $example }.
mistake-seat = Siège inconnu : « { $name } ».
mistake-over = La partie est finie : on ne demande plus rien à personne.
mistake-not-asked = On ne demande rien en ce moment au siège « { $name } ».
mistake-player = Joueur inconnu : « { $name } ».
mistake-budget = Aucun joueur ne réfléchit ainsi : « { $name } » devrait s’écrire comme { $example }.
mistake-clause = Aucun article ne contient « { $words } ».
mistake-ledger = Le registre de { $name } est inutilisable : { $detail }
mistake-tests = Il n’y a pas de tests dans « { $name } » : dites où ils sont avec --tests.
mistake-other-game = « { $name } » contient une partie d’un autre jeu : { $game }.
mistake-file = « { $name } » est inutilisable : { $detail }.
mistake-unsound = Les corrections de « { $name } » ne vont pas avec la boîte de { $game } : { $detail } « estafette box check { $game } --box { $name } » en dit plus.
mistake-match = « { $name } » : { $detail }
mistake-match-file = { $line ->
    [0] { $detail }
   *[other] ligne { $line } : { $detail }
}
mistake-command = Commande inconnue : « { $name } ».
mistake-option = Option inconnue : « { $name } ».
mistake-option-value = L’option { $name } ne s’emploie pas ainsi.
mistake-missing = Il manque { $name }.
mistake-value = { $name } n’admet pas cette valeur : { $kind ->
    [int] il faut un nombre entier
    [float] il faut un nombre
   *[other] il faut autre chose
}{ $least ->
    [none] { "" }
   *[other] , au moins { $least }
}.
mistake-extra = Un mot de trop : « { $name } ».
mistake-with-load = { $name } ne va pas avec --load : « { $file } » dit ce qui fut convenu.
mistake-variable = La variable { $name } est inutilisable telle qu’elle est écrite.
mistake-workers = Plusieurs processus demandent une base qu’ils puissent partager : donnez l’URL d’un PostgreSQL avec --database.
mistake-tls = Un certificat demande sa clef, et une clef son certificat : donnez --tls-cert et --tls-key.
mistake-certificate = Le certificat « { $name } » et sa clef ne peuvent servir : { $detail }
mistake-address = On ne peut servir personne à { $name } : { $detail }. Un autre --port est peut-être libre.
mistake-no-database = Il n’y a pas de base de données ici : « { $name } ».
mistake-database = La base « { $name } » ne s’ouvre pas : { $detail }
mistake-output = Impossible d’écrire ce qu’il y avait à dire : { $detail }.
mistake-usage = { $detail }
mistake-interrupted = Interrompu.
mistake-unforeseen = Quelque chose s’est passé qui n’aurait pas dû ({ $detail }) ; --debug montre où.
system-address = l’adresse est déjà prise
system-denied = l’accès est refusé
system-folder = c’est un dossier
system-full = il n’y a plus de place
system-missing = le fichier ou le dossier n’existe pas
system-no-folder = ce n’est pas un dossier
system-read-only = on ne peut que lire ce volume

## games

games-help = À quoi l’on peut jouer : jeux, scénarios, options et sièges.
games-game = Ce jeu seulement.
games-none = Aucun jeu n’est installé.
games-seats = sièges
games-every-scenario = dans tous les scénarios
games-start = estafette play { $game }

## rules

rules-help = Chercher dans les règles d’un jeu, ou voir quels articles sont montrés par ses tests.
rules-game = Le jeu.
rules-words = L’identifiant d’un article, ou des mots qu’il contient.
rules-coverage = Compter les articles que citent les tests ; le code de sortie est 1 s’il en manque.
rules-missing = Donner la liste des articles qu’aucun test ne cite.
rules-tests = Le dossier des tests, si ce n’est pas celui de ces sources.
rules-all = Montrer tous les articles trouvés, si nombreux soient-ils.
rules-see = Voir aussi :
rules-ruling = Décision :
rules-more = { $count ->
    [one] Un article de plus ; --all le montre.
   *[other] { $count } articles de plus ; --all les montre.
}
rules-column-game = Jeu
rules-column-covered = Montrés
rules-column-total = Articles
rules-column-share = Part

## box

box-help = Ce qui est imprimé dans la boîte d’un jeu.
box-epilog = { "" }
check-help = Ce qui est imprimé, ce qui est reconstitué, et si la boîte est saine.
printed-check-game = Ce jeu seulement.
printed-source-printed = imprimé
printed-source-reconstructed = reconstitué
printed-unsaid = non dit
printed-all-the-same = Imprimés tout de même : { $fields }.
printed-overlaid = Corrigé : { $what }
printed-sound = La boîte est saine.
printed-unsound = { $faults ->
    [one] La boîte n’est pas saine : un défaut.
   *[other] La boîte n’est pas saine : { $faults } défauts.
}

## play

play-help = Jouer au terminal, contre des joueurs de la maison ou à plusieurs au même clavier.
play-game = Le jeu ; inutile avec --load.
play-seat = Qui s’assoit où : le nom d’une personne (« me »), ou un joueur de la maison : « recrue » choisit au hasard, « sergent » voit un coup d’avance, « maréchal » réfléchit une seconde, « maréchal:10s » dix ; peut être répétée.
play-load = Reprendre une partie depuis son fichier.
play-no-save = Ne pas conserver la partie au fur et à mesure.
play-ask-all = Demander même s’il n’y a qu’une réponse.
play-recruit = recrue
play-sergeant = sergent
play-marshal = maréchal
play-thinks = { CAP($who) } : réflexion en cours… (Ctrl-C quitte la table)
play-spectator = spectateur
play-keeping = Cette partie est conservée dans { $file }
play-not-kept = Cette partie n’est pas conservée : sauvez-la vous-même si vous voulez la retrouver.
play-how = Tapez le numéro d’une option ou quelques lettres ; « aide » donne le reste.
play-kept = La partie est conservée dans { $file }
play-place = Lieu
play-ground = Terrain
play-neighbours = Voisins
play-no-place = Aucun lieu ne s’appelle « { $typed } ».
play-piece = Pion
play-hint = aide
play-hand-over = Le clavier passe à { $person } ({ $seat }).
play-press-enter = { $person } : appuyez sur Entrée quand vous êtes seul à voir l’écran. { "" }
play-no-number = Il n’y a pas d’option { $number } : elles vont de 1 à { $last }.
play-no-match = Aucune option ni commande ne contient « { $typed } ». « pourquoi { $typed } » le dira peut-être ; « aide » donne les commandes.
play-earlier = { $count ->
    [one] (un événement plus ancien : « journal 100 »)
   *[other] ({ $count } événements plus anciens : « journal 100 »)
}
play-why-nothing = Rien de ce qu’on peut ici choisir ou désigner ne contient « { $typed } ».
play-why-none = Rien de ce qui était offert n’est refusé ici. « pourquoi MOTS » interroge sur une pièce, un lieu ou une carte, par son nom.
play-why-not-offered = « { $typed } » est sur la table, mais il n’en est pas question ici : « règle » ouvre l’article de cette question.
play-why-possible = C’est possible :
play-more-reasons = { $count ->
    [one] Un refus de plus ; dites-en davantage.
   *[other] { $count } refus de plus ; dites-en davantage.
}
play-no-card = Aucune carte ne s’appelle « { $typed } ».
play-no-clause = Aucun article ne contient « { $typed } ».
play-more-clauses = Aussi : { $clauses }.
play-undone = Choix repris.
play-undo-other = Ce choix reste : quelqu’un d’autre a répondu depuis ({ $seat }) ; passer sans rien dire, c’est répondre.
play-save-where = Dites où : sauver FICHIER
play-saved = Sauvé dans { $file }
play-save-before = Sauver avant de partir ? Tapez un nom de fichier, ou Entrée seule pour partir sans sauver : { "" }
play-draw = personne
play-over = La partie est finie
play-help-number = { $number }, ou « { $letters } » — choisir une option par son numéro ou quelques lettres
play-help-why = pourquoi, ou pourquoi MOTS — pourquoi une chose n’est pas possible maintenant ; nommez une pièce, un lieu ou une carte
play-help-rule = règle { $rule }, ou règle MOTS — lire un article ; seule, celui de cette question
play-help-view = voir — montrer la table de nouveau
play-help-map = carte, ou carte MOTS — les lieux, leur terrain et leurs voisins
play-help-card = lire, ou lire MOTS — lire les cartes que vous voyez, ou toute carte par son titre
play-help-log = journal — ce qui s’est passé ; journal 100 remonte plus loin
play-help-undo = reprendre — reprendre le dernier choix, si rien n’a été jeté ni montré depuis et si personne d’autre n’a répondu, fût-ce en passant sans rien dire
play-help-save = sauver FICHIER — écrire la partie
play-help-help = aide — cette liste ; Entrée seule montre de nouveau la question
play-help-quit = quitter — quitter la table
command-why = pourquoi
command-rule = règle
command-view = voir
command-map = carte
command-card = lire
command-log = journal
command-undo = reprendre
command-save = sauver
command-help = aide
command-quit = quitter

## replay et verify

replay-help = Raconter une partie d’après son fichier, en phrases.
replay-to = S’arrêter après tant de choix.
replay-seat = Ne raconter que ce que savait ce siège.
replay-open = La partie n’est pas finie : { $number } choix ont été faits.
verify-help = Vérifier qu’un fichier de partie dit vrai : les dés, chaque choix, la fin.
verify-held = Un fichier gardé pendant la partie.
verify-true = Le fichier dit vrai : { $choices } choix.
verify-untrue = Le fichier ne dit pas vrai. Jusque-là, { $choices } choix tiennent.
verify-part-proved = Les choix { $first } à { $last }, joués selon la version { $rules } des règles, sont prouvés par la version { $known }.
verify-part-open = Les choix { $first } à { $last } furent joués selon la version { $rules } des règles ; la version { $known }, qu’on a ici, ne peut pas les prouver.
verify-unjudged = Le fichier ne peut être jugé ici : il dit peut-être vrai.

## validate

validate-help = Rejouer chaque partie gardée selon les règles qu’on a ici, et dire lesquelles vont autrement. Rien n’est changé.
validate-database = Un fichier pour SQLite, ou l’URL d’un PostgreSQL ; à défaut, un fichier de votre dossier de données.
validate-agrees = { $game }, { $scenario } : { $choices } choix concordent.
validate-differs = { $clause ->
    [none] { $game }, { $scenario } : jouée selon la version { $rules } des règles, elle va autrement à partir du choix { $choice }.
   *[other] { $game }, { $scenario } : jouée selon la version { $rules } des règles, elle va autrement à partir du choix { $choice } [{ $clause }].
}
validate-no-box = { $game }, { $scenario } : la boîte avec laquelle elle fut commencée est inconnue ici.
validate-no-game = { $game } : ce jeu n’est pas ici.
validate-unreadable = { $game }, { $scenario } : ses choix ne peuvent être lus selon ces règles.
validate-summary = { $agree ->
    [one] { $agree } partie concorde
   *[other] { $agree } parties concordent
}, { $differ ->
    [one] { $differ } va autrement
   *[other] { $differ } vont autrement
}, { $others ->
    [one] { $others } ne peut être rejouée
   *[other] { $others } ne peuvent être rejouées
}.

## serve

serve-help = Ouvrir la table dans le navigateur : un serveur pour cette machine, ou pour le monde entier.
serve-host = L’adresse où il répond ; 0.0.0.0 les désigne toutes.
serve-port = Le port ; 0 prend le premier qui soit libre.
serve-database = Un fichier pour SQLite, ou l’URL d’un PostgreSQL ; à défaut, un fichier de votre dossier de données.
serve-workers = Le nombre de processus ; plus d’un demande PostgreSQL.
serve-thinkers = Combien de nos joueurs réfléchissent à la fois, chacun dans un processus ; 0 : un par cœur, sauf un.
serve-cluster = L’adresse d’un ordonnanceur Dask, comme tcp://hôte:8786, dont les ouvriers réfléchissent à la place.
serve-open = Ouvrir le navigateur, même hors d’un terminal.
serve-no-open = Ne pas ouvrir le navigateur.
serve-trust-proxy = Un mandataire se tient devant : croire ce qu’il dit de l’adresse et du chiffrement.
serve-tls-cert = Un certificat, pour répondre en HTTPS.
serve-tls-key = La clef du certificat.
serve-ready = La table est mise à { $file } (Ctrl-C la débarrasse).

## simulate

simulate-help = Jouer beaucoup de parties et compter qui gagne.
simulate-game = Le jeu.
simulate-matches = Combien de parties.
simulate-jobs = Combien à la fois.
simulate-scenario = Le scénario ; à défaut, tous à tour de rôle.
simulate-option = Une option, que donne « estafette games » ; celle qui n’est pas nommée reste par défaut.
simulate-longest = Une partie de plus de décisions que cela est un défaut.
simulate-crashes = Où sont écrites les parties qui se brisent ; à défaut, dans votre dossier de données.
simulate-progress = Parties
simulate-title = { $game } : { $matches } parties, graine { $seed }
simulate-side = Camp
simulate-wins = Victoires
simulate-share = Part
simulate-interval = Intervalle à 95 %
simulate-draw = personne
simulate-decisions = décisions
simulate-turns = tours
simulate-length = { $least } – { $most }, médiane { $median }, moyenne { $mean }
simulate-ended = fin
simulate-crash = { $seed } s’est brisée : { $what } ({ $file })
simulate-endless = { $seed } n’a pas fini ({ $file })
simulate-faults = { $faults ->
    [one] Une partie est défectueuse.
   *[other] { $faults } parties sont défectueuses.
}

## bench

bench-help = Mesurer à quelle vitesse vont les jeux sur cette machine.
bench-game = Ce jeu seulement.
bench-scenario = Le scénario ; à défaut le dernier de chaque jeu, le plus long.
bench-seconds = Combien de temps dure chaque mesure.
bench-server = Mesurer un vrai serveur sous la charge, avec SQLite puis avec PostgreSQL.
bench-matches = Combien de parties se jouent à la fois sur le serveur.
bench-load = { $matches } parties à la fois : { $game }, { $scenario }
bench-store = Serveur
bench-asked = Choix demandés par seconde
bench-at-will = autant qu’il peut
bench-per-second = Choix par seconde
bench-p50 = Moitié vus en (ms)
bench-p99 = 99 % vus en (ms)
bench-on-sqlite = un processus, SQLite
bench-on-postgresql = deux processus, PostgreSQL
bench-machine = { $implementation } { $python }, { $system }
bench-calibration = Cette machine, maintenant
bench-measure = Mesure
bench-median = Médiane
bench-unit = Unité
bench-spread = Écart
bench-arithmetic = arithmétique nue
bench-chess = échecs au hasard (python-chess)
bench-play = jeu au hasard
bench-play-muted = jeu au hasard, sans rien dire
bench-view = une vue
bench-fork-between = une fourche entre étapes
bench-fork-within = une fourche dans une étape
bench-imagine = une fourche imaginée
bench-save = une sauvegarde
bench-wake = un réveil
bench-options = options par décision
bench-views-per-second = vues par seconde
bench-saved-bytes = octets d’une sauvegarde
bench-choices-since-step = choix depuis l’étape
bench-positions = positions mesurées
bench-unimaginable = dont ne s’imaginent pas
