### Les noms de Napoléon 1815 et ses cartes, en nos propres termes.

## Camps et armées

name-coalition = Coalisés
name-french = Français
name-anglo-allied = Anglais
name-prussian = Prussiens

## Types de zone

name-clear = terrain clair
name-wooded = zone boisée
name-town = ville
name-fortified-town = ville fortifiée
name-fortified-farm = ferme fortifiée

## Rivières

name-sambre = Sambre
name-senne = Senne
name-dyle = Dyle

## Zones

name-maubeuge = Maubeuge
name-solre-sur-sambre = Solre-sur-Sambre
name-beaumont = Beaumont
name-walcourt = Walcourt
name-philippeville = Philippeville
name-thuin = Thuin
name-ham-sur-heure = Ham-sur-Heure
name-gerpinnes = Gerpinnes
name-fontaine-l-eveque = Fontaine-l’Évêque
name-marchienne = Marchienne-au-Pont
name-charleroi = Charleroi
name-chatelet = Châtelet
name-mons = Mons
name-binche = Binche
name-le-roeulx = Le Rœulx
name-lens = Lens
name-ath = Ath
name-silly = Silly
name-soignies = Soignies
name-braine-le-comte = Braine-le-Comte
name-enghien = Enghien
name-grammont = Grammont
name-ninove = Ninove
name-alost = Alost
name-asse = Assche
name-tubize = Tubize
name-hal = Hal
name-leeuw-saint-pierre = Leeuw-Saint-Pierre
name-bruxelles = Bruxelles
name-seneffe = Seneffe
name-nivelles = Nivelles
name-gosselies = Gosselies
name-frasnes = Frasnes
name-quatre-bras = Les Quatre-Bras
name-genappe = Genappe
name-fleurus = Fleurus
name-ligny = Ligny
name-sombreffe = Sombreffe
name-marbais = Marbais
name-tilly = Tilly
name-mazy = Mazy
name-gembloux = Gembloux
name-namur = Namur
name-eghezee = Éghezée
name-hannut = Hannut
name-perwez = Perwez
name-walhain = Walhain
name-mont-saint-guibert = Mont-Saint-Guibert
name-limal = Limal
name-wavre = Wavre
name-chapelle-saint-lambert = Chapelle-Saint-Lambert
name-plancenoit = Plancenoit
name-la-belle-alliance = La Belle-Alliance
name-hougoumont = Hougoumont
    .de = d’Hougoumont
name-la-haye-sainte = La Haye Sainte
name-papelotte = Papelotte
name-mont-saint-jean = Mont-Saint-Jean
name-waterloo = Waterloo
name-braine-l-alleud = Braine-l’Alleud
name-ohain = Ohain
name-la-hulpe = La Hulpe
name-overijse = Overijse
name-tervuren = Tervuren
name-louvain = Louvain

## Pavés

name-napoleon = Napoléon
name-drouot = Drouot
name-d-erlon = D’Erlon
name-reille = Reille
name-vandamme = Vandamme
name-gerard = Gérard
name-lobau = Lobau
name-grouchy = Grouchy
name-ney = Ney
name-lamarque = Lamarque
name-vedette-french-1 = vedette française
name-vedette-french-2 = vedette française
name-vedette-french-3 = vedette française
name-vedette-french-4 = vedette française
name-vedette-french-5 = vedette française
name-vedette-french-6 = vedette française
name-vedette-french-7 = vedette française
name-wellington = Wellington
name-orange = Orange
name-hill = Hill
name-picton = Picton
name-brunswick = Brunswick
name-uxbridge = Uxbridge
name-frederick = Frederick
name-vedette-anglo-allied-1 = vedette anglaise
name-vedette-anglo-allied-2 = vedette anglaise
name-vedette-anglo-allied-3 = vedette anglaise
name-vedette-anglo-allied-4 = vedette anglaise
name-vedette-anglo-allied-5 = vedette anglaise
name-vedette-anglo-allied-6 = vedette anglaise
name-vedette-anglo-allied-7 = vedette anglaise
name-blucher = Blücher
name-ziethen = Ziethen
name-pirch = Pirch
name-thielmann = Thielmann
name-bulow = Bülow
name-gneisenau = Gneisenau
name-vedette-prussian-1 = vedette prussienne
name-vedette-prussian-2 = vedette prussienne
name-vedette-prussian-3 = vedette prussienne
name-vedette-prussian-4 = vedette prussienne
name-vedette-prussian-5 = vedette prussienne
name-vedette-prussian-6 = vedette prussienne

## Formations

title-formation-garde-imperiale = Garde impériale
title-formation-corps-1 = 1er corps
title-formation-corps-2 = 2e corps
title-formation-corps-3 = 3e corps
title-formation-corps-4 = 4e corps
title-formation-corps-6 = 6e corps
title-formation-cavalerie-1-2 = 1er et 2e corps de cavalerie
title-formation-cavalerie-3-4 = 3e et 4e corps de cavalerie
title-formation-reserve-de-france = Réserve de France
title-formation-reserve = Réserve
title-formation-brunswick = Contingent de Brunswick
title-formation-cavalerie = Cavalerie
title-formation-pays-bas = Corps des Pays-Bas
title-formation-reserve-de-cavalerie = Réserve de cavalerie

## Scénarios

scenario-intro-ligny = Ligny, 16 juin 1815
scenario-intro-ligny-about = Napoléon contre Blücher sur dix zones, en trois tours : toutes les règles de base, en une séance.
scenario-campaign-1815 = La campagne de Belgique, 15–18 juin 1815
scenario-campaign-1815-about = Du passage de la Sambre au dernier soir : huit tours dans le brouillard de la guerre.
scenario-ligny-quatre-bras = Ligny et les Quatre-Bras, 16–17 juin 1815
scenario-ligny-quatre-bras-about = Deux jours et quatre tours : battez une armée avant que l’autre n’arrive.
scenario-waterloo-wavre = Waterloo et Wavre, 18 juin 1815
scenario-waterloo-wavre-about = Le dernier jour sur toute la carte : Wellington tient la crête, Grouchy et Blücher y courent.

## Tours

name-1815-06-15-morning = 15 juin, matin
name-1815-06-15-afternoon = 15 juin, après-midi
name-1815-06-16-morning = 16 juin, matin
name-1815-06-16-afternoon = 16 juin, après-midi
name-1815-06-16-14h = 16 juin, 14 h
name-1815-06-16-17h = 16 juin, 17 h
name-1815-06-16-20h = 16 juin, 20 h
name-1815-06-17-morning = 17 juin, matin
name-1815-06-17-afternoon = 17 juin, après-midi
name-1815-06-18-morning = 18 juin, matin
name-1815-06-18-afternoon = 18 juin, après-midi
name-1815-06-18-evening = 18 juin, soir

## Cartes Invasion

name-invasion-73 = La frontière
name-invasion-74 = Le passage de la Sambre
name-invasion-75 = Ligny et les Quatre-Bras
name-invasion-76 = La marche sur Bruxelles
name-invasion-77 = La bataille décisive

## Titres des cartes

# Frederick, Grouchy et Lamarque portent le nom de leur pavé.

name-a-bruxelles = À Bruxelles
name-aide-de-camp = Aide de camp
name-anticipation = Anticipation
name-arriere-garde = Arrière-garde
name-audace = Audace
name-au-son-du-canon = Au son du canon
name-carre = Carré
name-cambronne = Cambronne
name-chargez = Chargez
name-confusion = Confusion
name-contre-ordre = Contre-ordre
name-coordination = Coordination
name-deploiement-rapide = Déploiement rapide
name-eclaireurs = Éclaireurs
name-elan = Élan
name-embuscade = Embuscade
name-encombrement = Encombrement
name-fatigue = Fatigue
name-fourrager = Fourrager
name-grande-batterie = Grande batterie
name-hussards = Hussards
name-inactivite = Inactivité
name-intuition = Intuition
name-la-garde = La Garde
name-la-ligne-rouge = La ligne rouge
name-empereur-souffrant = L’Empereur souffrant
name-le-rougeaud = Le Rougeaud
name-marche-d-approche = Marche d’approche
name-marche-forcee = Marche forcée
name-organisation = Organisation
name-panique = Panique
name-pluie = Pluie
name-pont-detruit = Pont détruit
name-ravitaillement = Ravitaillement
name-reaction = Réaction
name-renforts = Renforts
name-renforts-retardes = Renforts retardés
name-reserve = Réserve
name-retraite-en-ordre = Retraite en ordre
name-tenir = Tenir
name-tirailleurs = Tirailleurs
name-trahison = Trahison
name-ultime-effort = Ultime effort
name-union-des-forces = Union des forces
name-vive-l-empereur = Vive l’Empereur

## Effets des cartes

card-a-bruxelles-text = Tout ce tour-ci, une pile coalisée qui finit son déplacement plus près de Bruxelles a 1 point de mouvement de plus.
card-aide-de-camp-text = À deux : regardez la main française. À trois : les deux joueurs coalisés peuvent se parler et échanger des cartes jusqu’à la fin du tour.
card-anticipation-text = Cherchez dans votre pioche une carte non rouge et prenez-la en main sans la montrer. Mélangez ensuite la pioche.
card-arriere-garde-text = Un corps coalisé seul en défense se dérobe : il perd 1 point de force, prend 1 fatigue et recule de 2 connexions, sans combat ni poursuite.
card-audace-text = Lors d’une attaque française, bois, villes fortifiées et positions renforcées ne donnent aucune carte de combat au défenseur.
card-au-son-du-canon-text = L’un de vos corps, activé ou non, rejoint ce combat sans fatigue depuis une zone libre adjacente. S’il arrive par l’axe de retraite ennemi, la pile ennemie prend 2 fatigues.
card-carre-text = Si la pile française a de la cavalerie au début du combat, la pile coalisée prend 2 fatigues de moins.
card-cambronne-text = Une pile française contrainte à la retraite n’est pas poursuivie.
card-chargez-text = Avec Ney, Grouchy, Uxbridge ou Gneisenau dans votre pile, révélez 1 carte de combat de plus. Ce corps prend aussitôt 1 fatigue.
card-confusion-text = Une pile ennemie qui vient d’entrer dans une zone non contestée ayant 3 connexions ou plus s’y arrête et passe sur sa face activée.
card-contre-ordre-text = Annule l’événement que l’adversaire vient de jouer. Ceux de combat, de retraite et de poursuite ne peuvent être annulés.
card-coordination-text = Au terme d’une opération française, les Français en enchaînent aussitôt une autre avec une pile différente.
card-deploiement-rapide-text = Une attaque en marche des Français ne leur coûte pas de carte de combat.
card-eclaireurs-text = À deux : regardez la main coalisée. À trois : regardez la main de l’adversaire de votre choix.
card-elan-text = Lors d’une attaque française, révélez 1 carte de combat de plus.
card-embuscade-text = La pile française qui manœuvre prend aussitôt 1 fatigue, que place le joueur français.
card-encombrement-text = Une fois révélée la carte de mouvement d’une pile ennemie, celle-ci perd 1 point de mouvement.
card-fatigue-text = À la fin de son déplacement, une pile ennemie prend 1 fatigue de plus ; des vedettes n’en prennent pas.
card-fourrager-text = Après un déplacement qui n’a ni commencé ni fini en zone contestée, la pile française enlève 1 fatigue à l’un de ses corps.
card-frederick-text = Le corps de Frederick entre à Alost, à activer (plus 1 vedette avec les règles du Grognard). S’il est déjà en jeu, un corps coalisé gagne 1 point d’infanterie à la place.
card-grande-batterie-text = Une pile française de 3 corps ou plus inflige 1 perte de plus. Chacun de ses corps prend aussitôt 1 fatigue.
card-grouchy-text = Quand une pile où se trouve Grouchy a révélé sa carte de mouvement, défaussez cette carte et révélez-en une autre.
card-hussards-text = Défaussez au hasard une carte de la main coalisée. À trois, choisissez l’adversaire qui la perd.
card-inactivite-text = Dès la pioche : désignez une zone où vous avez une pile ; vos corps et vos vedettes y passent tous sur leur face activée. À trois, le Français désigne le joueur coalisé qui la subit.
card-intuition-text = Vous avez l’initiative sans révéler de carte. Si les deux camps jouent Intuition, ces cartes s’annulent.
card-la-garde-text = Avec Drouot dans la pile, révélez 1 carte de combat de plus. En cas de défaite, chaque corps de la pile prend 1 fatigue de plus.
card-la-ligne-rouge-text = Une pile coalisée qui défend avec Picton, Orange ou Hill révèle 1 carte de combat de plus.
card-lamarque-text = Le corps de Lamarque entre à Maubeuge ou dans une ville de France, à activer (plus 1 vedette avec les règles du Grognard). S’il est déjà en jeu, un corps français autre que Drouot peut gagner 1 point d’infanterie à la place.
card-empereur-souffrant-text = Dès la pioche et pour tout le tour : Napoléon ne donne à sa pile ni point de mouvement, ni carte de combat, ni allègement de fatigue.
card-le-rougeaud-text = Avec Ney au combat, révélez une carte. Sur 1, 2 ou 3, Ney prend aussitôt 2 fatigues ; sur 4 ou 5, vous avez 1 carte de combat de plus.
card-marche-d-approche-text = Tout ce tour-ci, piles et vedettes françaises ont 3 points de mouvement, avant les modificateurs habituels, sans révéler de carte. Elles ne peuvent ni quitter une zone contestée, ni entrer chez une pile ou une vedette coalisée.
card-marche-forcee-text = Votre pile en déplacement a 1 point de mouvement de plus, et jamais moins de 1 en tout.
card-organisation-text = Une pile française qui vient d’entrer dans une zone non contestée où se trouvent d’autres corps français n’a pas à s’y arrêter.
card-panique-text = Une pile française battue recule de 1 connexion de plus et prend 2 fatigues, réparties également.
card-pluie-text = Dès la pioche et pour tout le tour : chaque pile activée prend aussitôt 1 fatigue et, si elle se déplace, a 1 point de mouvement de moins.
card-pont-detruit-text = Une pile coalisée qui manœuvre, en zone libre, dépense 1 point de mouvement pour détruire un pont sur une connexion de cette zone. Sans aucun point, elle le peut encore, mais ne bouge pas.
card-ravitaillement-text = Choisissez une pile coalisée : enlevez 2 fatigues en tout à ses corps.
card-reaction-text = Quand l’ennemi a désigné une pile, l’une des vôtres, activée ou non, peut passer d’une zone libre à une zone libre adjacente.
card-renforts-text = Un corps coalisé présent sur le plateau gagne 1 point d’infanterie.
card-renforts-retardes-text = Dès la pioche : un corps prussien encore attendu arrive un tour plus tard. S’il n’en reste aucun, les Coalisés ne jouent pas de carte de récupération ce tour-ci.
card-reserve-text = Piochez 2 cartes. Les rouges sont défaussées sans effet et ne sont pas remplacées.
card-retraite-en-ordre-text = Votre pile en retraite n’est pas poursuivie s’il lui reste au moins 1 point de cavalerie.
card-tenir-text = Une pile coalisée qui vient d’être battue prend 1 perte de plus et 3 fatigues de moins. Elle n’est pas tenue de retraiter.
card-tirailleurs-text = La pile coalisée qui manœuvre prend aussitôt 1 fatigue, que place le joueur coalisé.
card-trahison-text = Pendant une manœuvre des Français, désignez une pile française d’un seul corps, ni Drouot ni la pile de Napoléon : elle passe sur sa face activée. Avec les règles du Grognard, une vedette ainsi désignée est éliminée.
card-ultime-effort-text = Quand les Français ont désigné une pile pour manœuvrer, une pile coalisée déjà activée peut passer d’une zone libre à une zone adjacente, libre ou contestée. Chacun de ses corps prend aussitôt 2 fatigues.
card-union-des-forces-text = Activez pour une opération une pile où se mêlent corps anglais et prussiens.
card-vive-l-empereur-text = Chaque corps français de la zone de Napoléon enlève 1 fatigue.
