# Le salon : les tables, les nouvelles parties, les invitations.

lobby-motto = Batailles et campagnes de Napoléon, autour d’une table ou par courrier
lobby-stranger = Prenez place
lobby-stranger-more = Chaque règle est appliquée et expliquée. Jouez contre l’ordinateur, contre un ami à vos côtés ou contre quelqu’un au loin.
lobby-come-in = Entrer et jouer
lobby-welcome = Bonjour, { $name }
lobby-empty = Aucune table n’est encore dressée pour vous. Commencez une partie, ou laissez le guide vous mener à travers votre premier tour.
lobby-learn = Apprendre en jouant
lobby-learn-more = Un guide s’assied à côté de vous et vous conduit à travers le premier tour.
lobby-who = Comment vous appellerons-nous ?

lobby-mine = Vos tables
lobby-open = Places à prendre
lobby-open-none = Personne ne cherche d’adversaire pour l’instant. Dressez une table avec une place libre : elle paraîtra ici.
lobby-watch = À regarder
lobby-watch-none = Aucune partie ne se joue en public en ce moment.
lobby-finished = À revoir
lobby-finished-none = Les parties terminées seront conservées ici, avec leurs dés.
lobby-more = { $count ->
    [one] Encore une
   *[other] Encore { $count }
}
lobby-import = Apporter un fichier de partie
lobby-drop = Déposez ici le fichier de partie

lobby-your-turn = À vous de jouer
lobby-asked = doit jouer
lobby-won = victoire
lobby-me = Vous
lobby-free = Place libre
lobby-invited = Sur invitation
lobby-gathering = On attend des joueurs
lobby-deadline = Échéance { $when }
lobby-pace-none = Sans pendule
lobby-pace-choice = { $span } par choix
lobby-pace-clock = { $span } pour la partie
lobby-pace-clock-more = { $span } pour la partie, plus { $increment } par choix
lobby-play = Jouer
lobby-look = À la table
lobby-watch-do = Regarder
lobby-take = S’asseoir ici
lobby-proof = Dés
lobby-replay = Revoir

lobby-no-game = Il n’y a aucun jeu sur l’étagère.
lobby-which-game = Jeu
lobby-which-scenario = Scénario
lobby-more-settings = { $changed ->
    [0] { $count } autres règles à convenir, toutes comme d’habitude
    [one] { $count } autres règles à convenir, dont une modifiée
   *[other] { $count } autres règles à convenir, dont { $changed } modifiées
}
lobby-for-newcomers = avec un guide pour le premier tour
lobby-who-sits = Qui prend place où
lobby-place-me = Moi
lobby-place-hotseat = Moi aussi (au même écran)
lobby-place-open = Le premier venu
lobby-place-invited = Sur invitation (un lien)
lobby-place-player = L’ordinateur
lobby-level = Niveau
lobby-level-time = Réfléchit
lobby-level-seconds = { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}
lobby-pace = Rythme
lobby-pace-kind-none = À loisir
lobby-pace-kind-clock = À la pendule
lobby-pace-kind-choice = Par courrier
lobby-time-clock = Pour chaque joueur
lobby-time-choice = Pour chaque choix
lobby-increment = Ajoutées après chaque choix
lobby-timeout = Le temps écoulé
lobby-timeout-player = L’ordinateur répond à la place
lobby-timeout-claim = Les autres peuvent réclamer la victoire
lobby-timeout-lose = La partie est perdue
lobby-watchable = Les autres peuvent regarder
lobby-begin = Commencer la partie
lobby-lay = Dresser la table

lobby-laid = La table est dressée
lobby-laid-more = Envoyez son lien à chaque invité. La partie commence quand tout le monde est assis.
lobby-link-for = Lien pour { $seat }
lobby-to-table = À la table
lobby-invitation = Invitation
lobby-invited-you = Une place vous est réservée
lobby-invited-as = On vous attend : { $seat }
lobby-for-you = Cette place est pour vous
lobby-sit-down = S’asseoir
lobby-only-watch = Regarder seulement
