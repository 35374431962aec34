# Les pages de texte : l’entrée, le compte, les règles, la preuve des dés, l’aide.

pages-missing = Cette route ne mène nulle part
pages-missing-more = Il n’y a pas de page à cette adresse. La table a pu être débarrassée, ou une lettre s’est perdue en chemin.
pages-refused = Cela ne se peut pas

pages-enter = Entrer
pages-enter-guest = En invité
pages-enter-guest-more = Un nom suffit pour jouer. Ce navigateur se souviendra de vous.
pages-enter-guest-do = Entrer
pages-enter-register = Nouveau compte
pages-enter-register-more = Avec un mot de passe, vous retrouvez vos parties sur tous vos appareils. Celles que vous avez commencées en invité restent les vôtres.
pages-enter-register-do = Créer le compte
pages-enter-login = Se connecter
pages-enter-login-more = Vous avez un compte : votre nom et votre mot de passe.
pages-enter-login-do = Se connecter
pages-name = Votre nom
pages-name-shown = Nom que voient les autres
pages-password = Mot de passe
pages-password-hint = Au moins 10 caractères.
pages-password-old = Mot de passe actuel
pages-password-new = Nouveau mot de passe
pages-password-change = Changer de mot de passe
pages-password-changed = Le mot de passe a été changé.

pages-account = Mon compte
pages-keep = Gardez vos parties
pages-kept = Bienvenue. Vos parties vous suivent désormais.
pages-self = À mon sujet
pages-notices = Quand c’est à moi
pages-notices-more = Si vous êtes absent quand vient votre tour, le serveur peut vous envoyer un mot.
pages-notices-on = M’envoyer des avis
pages-email = Courriel
pages-webhook = Webhook
pages-webhook-hint = Une adresse qui reçoit un court message JSON, celle d’un salon de discussion par exemple.
pages-tokens = Programmes qui jouent pour moi
pages-tokens-more = Un jeton permet à un programme de s’asseoir à vos places par l’interface. Qui le détient joue en votre nom.
pages-token-label = À quoi servira-t-il ?
pages-token-make = Créer un jeton
pages-token-made = Le jeton « { $label } ». Gardez-le maintenant : il n’est montré qu’une fois.
pages-token-revoke = Révoquer le jeton « { $label } »
pages-leaving = Partir
pages-log-out = Se déconnecter
pages-log-out-guest = Un invité n’a pas de mot de passe : une fois déconnecté, vous ne pourrez plus revenir à vos parties. Créez d’abord un compte si vous tenez à elles.
pages-export = Télécharger tout ce qui est gardé sur moi
pages-delete = Supprimer mon compte
pages-delete-do = Supprimer pour de bon
pages-delete-more = Votre nom, vos notes et vos réglages sont effacés, et vos parties en cours abandonnées. Rien ne pourra le défaire.

pages-rules = Règles
pages-rules-title = { $game } : les règles
pages-rules-lead = Article par article, dans nos propres mots. À la table, chaque refus cite l’un d’eux.
pages-rules-search = Chercher dans les règles
pages-rules-found = { $count ->
    [0] Rien trouvé
    [one] { $count } article
   *[other] { $count } articles
}
pages-rules-none = Aucun article ne contient ces mots. Essayez-en moins, ou d’autres.
pages-rules-unknown = Il n’y a pas d’article « { $clause } » dans ce livret.
pages-rules-contents = Chapitres
pages-rules-here = L’article que vous cherchiez
pages-rules-see = Voir aussi :
pages-rules-ruling = Tranché par une décision de la maison.

pages-proof = La preuve des dés
pages-proof-agrees = Chaque tirage de cette partie s’accorde avec le secret promis avant le premier coup.
pages-proof-agrees-partly = Chaque tirage que les règles en vigueur ici peuvent juger s’accorde avec le secret promis avant le premier coup.
pages-proof-part = { $count ->
    [one] Le choix { $first } a été fait selon la version { $version } des règles.
   *[other] Les choix { $first } à { $last } ont été faits selon la version { $version } des règles.
}
pages-proof-part-proved = { $count ->
    [one] Elle le prouve.
   *[other] Elle les prouve.
}
pages-proof-part-proved-too = { $count ->
    [one] La version { $ours }, en vigueur ici, le prouve.
   *[other] La version { $ours }, en vigueur ici, les prouve.
}
pages-proof-part-open = Selon la version { $ours }, en vigueur ici, la partie y aurait pris un autre cours : seule la version { $version } peut prouver ce passage, et rien ne parle contre lui.
pages-proof-part-differs = Ce passage ne s’accorde pas avec elle.
pages-proof-differs = Quelque chose ne s’accorde pas : voyez les tirages signalés ci-dessous.
pages-proof-how = Avant le début de la partie, le serveur a publié l’engagement : un sceau sur son secret, qu’il ne pouvait plus changer. Chaque joueur y a ensuite ajouté sa part. Les dés découlent de tout cela ensemble : personne, pas même le serveur, ne pouvait choisir ce qu’ils montreraient.
pages-proof-how-alone = Avant le début de la partie, le serveur a publié l’engagement : un sceau sur son secret, qu’il ne pouvait plus changer. Les dés découlent de ce seul secret : une fois la partie commencée, pas même le serveur ne pouvait choisir ce qu’ils montreraient.
pages-proof-commitment = L’engagement, publié avant la partie
pages-proof-secret = Le secret du serveur, ouvert après la partie
pages-proof-share = La part de { $seat }
pages-proof-dice-secret = Ce avec quoi les dés ont été jetés ({ $algorithm })
pages-proof-yourself = Vérifiez vous-même
pages-proof-step-file = Téléchargez le fichier de la partie.
pages-proof-step-verify = Vérifiez-le sur votre propre machine :
pages-proof-step-compare = Comparez l’engagement avec celui que la table vous montrait pendant la partie.
pages-proof-file = Le fichier de la partie
pages-proof-replay = Revoir la partie
pages-proof-throws = { $count ->
    [0] Le hasard n’a jamais été consulté
    [one] { $count } tirage
   *[other] { $count } tirages
}
pages-proof-shuffle = un mélange (sceau { $seal })
pages-proof-pick = un tirage au sort (sceau { $seal })
pages-proof-choice = Après le choix
pages-proof-seat = Place
pages-proof-chance = Hasard
pages-proof-check = Accord
pages-proof-yes = d’accord
pages-proof-no = pas d’accord
pages-proof-open = joué selon d’autres règles, que celles d’ici ne peuvent juger

pages-help-table = Comment marche la table
pages-help-sentence = Une phrase dit qui doit faire quoi. Les réponses sont à côté, en boutons, et toujours aussi en liste.
pages-help-gold = Ce qui porte un anneau d’or sur la carte ou dans la main peut être choisi : cliquez dessus.
pages-help-why = Cliquez sur autre chose, et la table dit pourquoi non, article des règles à l’appui.
pages-help-undo = Reprenez votre dernier choix tant que rien de nouveau n’a été vu.
pages-help-clause = Chaque § ouvre les règles à cet article.
pages-help-secrets = Vous voyez ce que verrait votre place. Rien d’autre n’arrive à votre écran.
pages-help-counters = Lire les pions
pages-help-counter-nation = La couleur, le motif et la lettre de l’écu sont ceux de la nation.
pages-help-counter-figures = Les grands chiffres sont des forces : chacun est à côté de sa silhouette (infanterie, cavalerie, artillerie).
pages-help-counter-pips = Les petits points se remplissent : fatigue ou pertes.
pages-help-counter-hidden = Un pion qui ne montre qu’un écu est un pion que vous ne pouvez pas connaître.
pages-help-counter-spent = Un pion estompé a déjà servi ce tour-ci.
pages-help-keys = Touches
pages-key-space = Espace
pages-key-space-does = Le bouton principal
pages-key-digits = 1 … 9
pages-key-digits-does = Les autres boutons
pages-key-u = U
pages-key-u-does = Reprendre
pages-key-escape = Échap
pages-key-escape-does = Oublier ce qui est choisi, fermer ce qui est ouvert
pages-key-question = ?
pages-key-question-does = L’aide à la table
pages-key-r = R
pages-key-r-does = Les règles
pages-key-l = L
pages-key-l-does = Le journal
pages-key-arrows = ← ↑ → ↓
pages-key-arrows-does = Déplacer la carte, parcourir une liste, avancer dans une reprise
pages-help-read = Pour aller plus loin
pages-help-api = L’interface pour les programmes
pages-help-docs = La documentation livrée avec Estafette explique comment tenir un serveur, écrire un programme qui joue et ajouter un jeu.
