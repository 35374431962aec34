# Les endroits de la séquence de jeu, tels que le joueur les lit au-dessus du plateau.
game-title = Napoléon 1815
game-about = Quatre jours en Belgique avec des pavés cachés : marchez, massez, frappez, et reposez vos corps avant que la fatigue ne les brise. Le plus court des jeux, et celui par lequel commencer.

step-sequence-turn = Tour
step-scenario-vedettes-place = Placement des vedettes
step-draw-count = Pioche
step-setup-start-state = début du tour
step-scenario-reinforcements-when = renforts
step-initiative-highest = Initiative
step-initiative-blue-order = cartes bleues
step-three-communication-commanders = les alliés se concertent
step-operations-alternate = Opérations
step-operations-content = une opération
step-card-f-coordination-timing = la fin d’une opération
step-operations-flip-activated = au camp suivant
step-recovery-order = Récupération
step-recovery-unactivated = repos des corps inactifs
step-recovery-cards-one-per-corps = cartes de récupération
step-recovery-strength-loss = les corps épuisés perdent des forces
step-recovery-flip = les pavés sont retournés
step-recovery-turn-marker = fin du tour

setting-players = Joueurs
setting-players-2 = Deux joueurs
setting-players-3 = Trois joueurs : la Coalition en deux mains
setting-rules = Niveau des règles
setting-rules-conscript = Conscrit : les pavés sont visibles
setting-rules-grognard = Grognard : brouillard de guerre et vedettes
setting-combat = Résultats des combats
setting-combat-cards = Cartes révélées
setting-combat-dice = Dés de combat
setting-fourrager = La carte Fourrager, dont l’effet est reconstitué
setting-fourrager-on = Dans le paquet français
setting-fourrager-off = Remplacée par une troisième Marche forcée
