### Les chapitres de la règle, par le premier mot de leurs articles.

chapter-component = Contenu de la boîte
chapter-setup = Mise en place
chapter-oob = Ordres de bataille
chapter-scenario = Scénarios
chapter-option = Options
chapter-map = La carte
chapter-unit = Commandants, corps et vedettes
chapter-pile = Piles
chapter-cards = Cartes à jouer
chapter-zone = Zones libres et contestées
chapter-fortified-position = Positions renforcées
chapter-sequence = Séquence de jeu
chapter-draw = Pioche
chapter-initiative = Initiative
chapter-operations = Opérations
chapter-recovery = Récupération
chapter-elimination = Élimination
chapter-movement = La manœuvre
chapter-axis = Axe de retraite
chapter-combat = Le combat
chapter-victory = Victoire
chapter-control = Contrôle
chapter-grognard = Règles Grognard
chapter-three = Règles à trois joueurs
chapter-card = Les cartes, une à une
