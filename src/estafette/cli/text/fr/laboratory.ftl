### Ce que disent les commandes du laboratoire, à côté de `cli.ftl`, et les mots de leurs rapports.

## Ce qui peut manquer

mistake-players = { $seats ->
    [0] { $scenario } veut un joueur pour tous, ou { $sides } pour ses camps.
   *[other] { $scenario } veut un joueur pour tous, { $sides } pour ses camps, ou { $seats } pour ses sièges.
}
mistake-ladder = Une échelle veut deux joueurs ou plus, chacun nommé une seule fois.
mistake-library = { $name } n’est pas installé : pip install "estafette[{ $extra }]"
mistake-study = « { $folder } » contient une autre étude (ce qui diffère : { $different }) : donnez-en un autre avec --out.
mistake-other-ground = Un ouvrier a une autre version du jeu, ou une autre boîte : on ne joue plus rien.
mistake-workers-died = Des processus meurent encore et encore : on ne joue plus rien. Avec --out, la même commande reprend.
mistake-cluster = Aucune grappe ne répond à « { $name } ».
mistake-cluster-lost = La grappe est perdue ({ $detail }). Avec --out, la même commande reprend.

## simulate

metavar-players = JOUEURS
metavar-address = ADRESSE
simulate-players = Qui joue : un pour tous, un par camp ou un par siège, séparés par des virgules. recruit, sergeant, marshal:1s, marshal:300.
simulate-cluster = L’adresse d’un ordonnanceur Dask, comme tcp://hôte:8786, dont les ouvriers jouent.
simulate-out = Un dossier pour les résultats et le rapport ; la même commande reprend où elle s’est arrêtée.
simulate-no-usage = Ne pas compter ce qui entre en jeu.
simulate-all-options = Les options non nommées passent par toutes leurs combinaisons, au lieu de rester par défaut.
simulate-between = Joueurs : { $players }
simulate-so-far = { $done } parties sur { $total } ; { $pace }
simulate-pace = { $rate } parties/min, encore { $left }
simulate-written = Le rapport est { $file }

## Le rapport

report-laboratory = Laboratoire
report-title = { $game } : ce que montrent les parties
report-matches = Parties
report-players = Joueurs
report-seed = Graine
report-counted = { $matches ->
    [one] Une partie jouée jusqu’au bout.
   *[other] { $matches } parties jouées jusqu’au bout.
}
report-wins = Qui gagne
report-wins-caption = La part des parties que chaque camp a gagnées. Le trait noir est l’intervalle qui contient la vérité 19 fois sur 20 ; le trait d’or, l’équilibre entre les camps.
report-lengths = Combien de temps cela dure
report-endings = Comment cela finit
report-endings-caption = La part des parties qui ont fini ainsi.
report-card = Cartes
report-card-caption = Les cartes le plus en jeu : la part des parties où une réponse, ou une annonce faite à tous, les a nommées.
report-space = Lieux
report-space-caption = Les lieux le plus en jeu : la part des parties où une réponse, ou une annonce faite à tous, les a nommés.
report-rule = Les règles les plus sollicitées
report-clause = Article
report-in-matches = Des parties
report-per-match = Fois par partie
report-length = { $what } : { $length }
report-least = Le moins en jeu :
report-again = La même étude
report-again-how = Cette ligne rejoue les mêmes parties ; les joueurs qui pensent à la montre peuvent répondre autrement. Ajoutez --jobs et --out à votre gré.

## ladder

ladder-help = Faire se rencontrer des joueurs, chacun contre chacun, et les classer.
ladder-players = Qui rencontre qui, séparés par des virgules : recruit, sergeant, marshal:1s, marshal:300.
ladder-matches-each = Combien de parties par paire ; les camps s’échangent à chaque fois.
ladder-title = { $game } : qui est le plus fort
ladder-every = tous à tour de rôle
ladder-scenario = Scénario
ladder-ratings = Cotes
ladder-caption = La cote de chaque joueur et l’intervalle qui la contient 19 fois sur 20 (OpenSkill, Plackett–Luce, 25 pour l’inconnu ; moyenne sur de nombreux ordres de parties tirés au hasard).
ladder-player = Joueur
ladder-matches = Parties
ladder-rating = Cote
ladder-interval = Intervalle à 95 %
ladder-ordinal = Acquis
ladder-pairings = Chaque paire
ladder-pairings-how = La part est celle du premier joueur, avec l’intervalle de Wilson à 95 % ; une partie que personne ne gagne n’est pas à lui.
ladder-pairing = Paire
ladder-against = { $first } – { $second }
ladder-wins = Victoires
ladder-draws = Nulles
ladder-losses = Défaites
ladder-share = Part

## bench

bench-players = Mesurer les joueurs : les réponses d’un sergent, les itérations d’un maréchal, et comme il tient son temps.
bench-simulation = Mesurer combien de parties se simulent par minute, selon le nombre de travaux.
bench-history = Où l’on se souvient des mesures ; à défaut, dans votre dossier de données.
bench-since = Depuis
bench-slower = { $count ->
    [one] Une mesure est plus lente de 15 % que la dernière fois, à vitesse égale de la machine.
   *[other] { $count } mesures sont plus lentes de 15 % que la dernière fois, à vitesse égale de la machine.
}
bench-sergeant = un sergent
bench-marshal = un maréchal
bench-marshal-by-clock = un maréchal qui a 200 ms
bench-sergeant-ms = réponse d’un sergent, médiane (ms)
bench-sergeant-slowest-ms = réponse la plus lente d’un sergent (ms)
bench-marshal-kept = de son temps, un maréchal prend (médiane, %)
bench-marshal-longest = de son temps, au plus long (%)
bench-jobs = Travaux
bench-matches-a-minute = Parties par minute
bench-gain = Gain
