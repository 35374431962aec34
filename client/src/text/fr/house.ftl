# Les mots de la maison : en-tête, réglages, messages communs à toutes les pages.

house-skip = Aller à la page
house-menu = Menu
house-lobby = Salon
house-to-lobby = Retour au salon
house-new = Nouvelle partie
house-account = { $name } : mon compte
house-enter = Se connecter
house-settings = Réglages
house-help = Aide
house-other-language = Switch to English
house-to-day = Lumière du jour
house-to-night = Nuit

house-close = Fermer
house-cancel = Annuler
house-done = Terminé
house-save = Enregistrer
house-saved = Enregistré.
house-copy = Copier
house-copied = Copié
house-share = Partager
house-waiting = Un instant…
house-again = Réessayer

house-language = Langue
house-theme = Lumière
house-theme-auto = Comme le système
house-theme-day = Jour
house-theme-night = Nuit
house-size = Taille du texte
house-size-100 = Normale
house-size-115 = Plus grande
house-size-130 = Grande
house-size-150 = Très grande
house-contrast = Contraste
house-contrast-normal = Normal
house-contrast-high = Élevé
house-symbols = Signes des pions
house-symbols-period = D’époque
house-symbols-nato = OTAN
house-motion = Mouvements à l’écran
house-motion-auto = Comme le système
house-motion-on = Oui
house-motion-off = Aucun
house-passing = Quand je ne peux que passer
house-passing-self = Passer pour moi
house-passing-ask = Me demander
house-notices = Notifications
house-notices-allow = Me prévenir quand c’est à moi
house-notices-granted = Ce navigateur vous préviendra quand ce sera à vous.
house-notices-denied = Ce navigateur ne montre pas de notification pour cette page. Ses réglages permettent d’en changer.

house-line-lost = Le serveur ne répond pas. Nouvel essai…
house-unreachable = Le serveur est injoignable pour l’instant.
house-failed = Quelque chose a échoué ici. Réessayez, s’il vous plaît.
house-broken = Cette page s’est brisée
house-broken-more = Vos parties sont en sûreté sur le serveur. Rechargez la page ; si elle se brise encore, dites-nous ce qui est écrit ci-dessous.
house-reload = Recharger

house-computer = ordinateur
house-computer-level = ordinateur : { $level }
house-level-recruit = recrue
house-level-sergeant = sergent
house-level-marshal = maréchal
