# Le guide de la première partie : son cadre ; ce qu’il dit vient du jeu.
guide-label = Première partie
guide-reopen = Guide de la première partie
guide-close = Fermer le guide
guide-next = Continuer
guide-back = Revenir
guide-try = Essayez par exemple :
guide-later = Jouez comme il vous plaît : un mot viendra ici dès qu’il y aura du nouveau.
guide-done = Tout est dit : le reste est à vous de le découvrir.
guide-progress = Première partie : { $made } remarques lues sur { $all }
