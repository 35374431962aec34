### Pitt’s War : ce que fait chaque marqueur d’événement, en nos propres termes.

## 1792

marker-f-valmy = La pénalité française de bataille prend fin définitivement. Valmy donne aussi la victoire à la France si la bataille où il est joué finit à égalité. Sort du jeu en 1795.
marker-f-attaque-colonnes = +1 dans une bataille si la France est le joueur actif.
marker-f-ballons = +1 dans une bataille.
marker-f-volontaires = +2 Points de Recrutement, utilisables même en phase d’activation.
marker-f-prairial = +1 Point de Recrutement en phase d’activation. Sort du jeu en 1795.
marker-f-toulon = +2 dans une bataille en zone de port sous contrôle ennemi. Sort du jeu en 1795.
marker-f-colonnes-infernales = +2 dans une bataille contre des unités révoltées en France. Sort du jeu en 1795.
marker-f-carnot = La pénalité française de mouvement prend fin définitivement. Carnot apporte aussi +3 Points de Recrutement, utilisables même en phase d’activation. Sort du jeu en 1795.
marker-f-terreur = Jusqu’à la fin de 1794, +1 dans les batailles contre les unités révoltées en France. Sort du jeu en 1795.
marker-f-convention = +1 dans une bataille. Sort du jeu en 1795.
marker-f-campagne-hiver = Pour l’activation d’une force, le mauvais temps ne modifie ni son attrition ni son mouvement.
marker-f-sardaigne-corse = Une armée de 2 pas au plus peut faire un assaut naval sur la Corse ou la Sardaigne. Sort du jeu en 1798.
marker-f-armee-mayence = Une unité française d’un pas détruite en bataille est aussitôt placée à Paris. Pour le reste de l’année, cette unité ne combat que des unités révoltées en France. Sort du jeu en 1795.
marker-c-royaume-corse = Premier usage : débarquement d’une force d’au plus 2 pas sur une côte de la Méditerranée. Autre usage : un assaut naval français est annulé. Sort du jeu en 1801.
marker-c-famine = 1 Point de Recrutement de moins pour la France lors des prochains renforts. Sort du jeu en 1801.
marker-c-guillotine = Un leader français qui vient de perdre une bataille est retiré du jeu sur un 6. Sort du jeu en 1795.
marker-c-galerne = Une unité de Vendée peut sortir de sa zone de soulèvement. L’unité libérée par la Virée de Galerne compte comme ravitaillée pour l’impulsion en cours. Sort du jeu en 1794.
marker-c-quartiers-hiver = Plus aucune bataille, pour les deux camps, durant l’impulsion de Mauvais Temps.
marker-c-ecran = −2 sur la table de Poursuite si la Coalition a perdu la bataille.
marker-c-conseil-guerre = Une unité coalisée réduite est restaurée. L’unité restaurée par Conseil de guerre ne peut pas bouger durant l’impulsion en cours. Sort du jeu en 1798.
marker-c-general-blesse = Après la bataille, un leader français est blessé sur 5-6 et revient à la phase de renforts suivante.
marker-c-royal-navy = Premier usage : annule un assaut naval français. Autre usage : autorise un assaut naval britannique.
marker-c-cocarde-blanche = Sur 4 ou plus, Dumouriez quitte le jeu ; jouable même juste avant une bataille. Après Cocarde blanche, les unités françaises sont déplacées pour respecter l’empilement. Sort du jeu en 1795.
marker-c-subsides = 3 Points de Recrutement à une puissance majeure en guerre autre que le Royaume-Uni, en phase de renforts.
marker-c-hauteur = +1 dans une bataille si la Coalition est le joueur inactif.

## 1795

marker-f-initiative = Se joue en phase d’événements : la France est premier joueur pour l’année. Sort du jeu en 1801.
marker-f-campo-formio = En phase diplomatique, si l’Autriche ne tient ni Mantoue ni une étoile Clé française, armistice avec elle toute l’année. Le joueur de la Coalition replace les unités autrichiennes dans leur patrie. Après Campo Formio, les unités autrichiennes ne bougent plus avant la fin de l’année. Les forces françaises en Autriche regagnent la zone sous contrôle français la plus proche. Sort du jeu en 1798.
marker-f-pillage = Si la France contrôle une étoile Clé d’une puissance mineure, elle reçoit 2 Points de Recrutement à la phase de renforts suivante.
marker-f-bale = À jouer en phase diplomatique ; si la Prusse ne tient en France aucune étoile Clé, elle passe à la neutralité avec la Hesse et la Saxe. Jusqu’en 1803 inclus, la Prusse ne peut plus être approchée et n’a aucun Point de Recrutement. Sort du jeu en 1798.
marker-f-san-ildefonso = À jouer en phase diplomatique ; si l’Espagne n’occupe aucune ville française, elle sort de la Coalition et devient l’alliée de la France. Toute unité coalisée en Espagne est aussitôt replacée dans ses propres frontières. Sort du jeu en 1798.
marker-f-irlande = Une armée d’1 pas au plus peut faire un assaut naval en Irlande. Sort du jeu en 1804.
marker-f-siege = +2 dans une bataille en zone de forteresse.
marker-f-sabre-honneur = +1 dans une bataille.
marker-c-quiberon = Lors d’une activation coalisée, les Chouans débarquent sur une côte de leur région ; une présence française y provoque une bataille sur-le-champ. Sort du jeu en 1801.
marker-c-louis-xvii = L’armée vendéenne, réduite à 1 pas, apparaît chez elle ; une présence française y provoque une bataille sur-le-champ. Sort du jeu en 1801.
marker-c-royaume-piemont = Le Piémont-Sardaigne reçoit 2 Points de Recrutement à dépenser aussitôt en unités sardes ou piémontaises. Ces unités se placent en Vénétie, Lombardie, Piémont, Sardaigne, Toscane, Papauté ou à Naples, si la Coalition les contrôle. Sort du jeu en 1801.
marker-c-amiraute = Premier usage : annule un assaut naval français. Autre usage : autorise un assaut naval d’une force de 2 pas au plus.
marker-c-ville = 3 Points de Recrutement à une puissance majeure en guerre autre que le Royaume-Uni, en phase de renforts.
marker-c-libre-passage = Une force coalisée traverse un État neutre sans s’y arrêter, et cet État reste neutre.
marker-c-indes-neerlandaises = Si la Hollande est sous contrôle français, le Royaume-Uni reçoit 1 Point de Recrutement à la phase de renforts suivante. Sort du jeu en 1801.
marker-c-jervis = Premier usage : annule un assaut naval français. Autre usage : une Espagne alliée des Français redevient neutre. Ensuite, l’Espagne ne redevient alliée de la France que par Piège de Bayonne ou une tentative diplomatique réussie.

## 1798

marker-f-confederation-suisse = La France peut envahir la Suisse. Confédération suisse donne aussi +1 à la France dans une bataille contre des unités suisses.
marker-f-indes = Le Royaume-Uni perd 2 Points de Recrutement à la phase de renforts suivante.
marker-f-expedition-egypte = La France reçoit l’armée d’Égypte. Avec Napoléon, cette armée doit attaquer Alexandrie par mer avant la fin du tour. Les unités mameloukes et égyptiennes se déploient en Égypte, ailleurs qu’à Alexandrie. Sort du jeu en 1804.
marker-f-pyramides = +2 dans une bataille au Levant. Sort du jeu en 1807.
marker-f-brumaire = Si Napoléon est au Levant, le joueur français peut le transférer sur une force française en France. Sort du jeu en 1807.
marker-f-armee-cotiere = Débarquement d’une armée d’au plus 2 pas sur une côte ennemie quelconque, Royaume-Uni exclu.
marker-c-aboukir = Premier usage : annule l’expédition d’Égypte sur 5 ou plus. Autre usage : annule sans jet tout autre assaut naval. Sort du jeu en 1807.
marker-c-jambes-russes = Une armée russe a +2 à un jet de Potentiel de Mouvement.
marker-c-hussards = La Coalition a +2 à un jet de poursuite.
marker-c-siege-acre = +1 à une force coalisée qui défend Acre. Avec Siège d’Acre, cette force gagne en cas d’égalité même si la France a un leader. Sort du jeu en 1807.
marker-c-empire-ottoman = Si l’Égypte est envahie, la Turquie reçoit l’armée du Levant. L’armée du Levant ne sert qu’à un assaut naval sur une zone côtière de Syrie ou d’Égypte.
marker-c-seconde-coalition = La Russie rejoint aussitôt la Coalition. Sort du jeu en 1804.
marker-c-cadoudal = Les Chouans apparaissent chez eux ; une présence française y provoque une bataille sur-le-champ. Sort du jeu en 1804.

## 1801

marker-f-harem = Jet diplomatique gratuit à +2 contre la Turquie, même alliée de la Coalition. En cas de succès, la Turquie devient alliée de la France. La Turquie ralliée par Harem peut attaquer la Russie, même neutre.
marker-f-corsaires = Le Royaume-Uni perd 1 Point de Recrutement sur 1-3, 2 sur 4-6, à la phase de renforts suivante.
marker-f-pirates = Le Royaume-Uni perd 1 Point de Recrutement à la phase de renforts suivante.
marker-f-talleyrand = Jet diplomatique gratuit à +3. Sort du jeu en 1810.
marker-f-tsar-paul = La Russie redevient neutre. Les unités russes hors de leur patrie sont alors placées dans une zone russe de renforts ravitaillée. Sort du jeu en 1804.
marker-f-amiens = À jouer obligatoirement en phase diplomatique. Le traité d’Amiens impose un armistice sur toute la carte. Toutes les unités rentrent dans leurs patries. Les puissances majeures belligérantes conservent ce qu’ils ont pris aux puissances mineures et retrouvent leur territoire national de 1792. Jusqu’à la fin de la période de trois ans en cours, ni Points de Recrutement ni guerre. Ensuite, la guerre reprend avec les mêmes alliances. Sort du jeu en 1807.
marker-c-perfide-albion = Un dé fixe combien de marqueurs de sa main le Français rend au hasard à sa réserve, 1 sur 1-3, 2 sur 4-6.
marker-c-or-espagnol = L’Espagne perd ses Points de Recrutement à la phase de renforts suivante. Or espagnol donne aussi 1 Point de Recrutement de plus au Royaume-Uni à cette phase. Sort du jeu en 1810.
marker-c-rothschild = 3 Points de Recrutement à une puissance majeure coalisée en guerre autre que le Royaume-Uni, en phase de renforts.
marker-c-seconde-ligne = Une force fuit automatiquement.
marker-c-copenhague = Un pays mineur neutre rejoint la Coalition. Sort du jeu en 1807.

## 1804

marker-f-attaque-flanc = +2 dans une bataille si un leader commande.
marker-f-son-du-canon = +2 à un test de marche au son du canon.
marker-f-walewska = Varsovie étant sous contrôle français, naissance du Grand-Duché, allié des Français, fait de Varsovie et des autres zones prussiennes aux couleurs polonaises, présence coalisée ou non. L’unité polonaise arrive gratuitement à la phase de renforts suivante si Varsovie est toujours sous contrôle français.
marker-f-boulogne = Premier usage : sur un 6, quatre pas accompagnés de deux leaders franchissent un détroit pour attaquer le Royaume-Uni. Autre usage : cette même pile dispose de 6 Points de Mouvement et ne subit pas d’attrition. Sort du jeu en 1810.
marker-f-marche-colonne = Jouée quand la Coalition désigne une pile à déplacer ; celle-ci ne bouge pas et compte comme activée pour l’impulsion.
marker-f-tirailleurs = +1 dans une bataille.
marker-f-schulmeister = Joué quand la Coalition désigne une pile à déplacer ; son mouvement est annulé et elle compte comme activée pour l’impulsion. Sort du jeu en 1810.
marker-f-brigade-infernale = +2 à un jet de poursuite. Sort du jeu en 1810.
marker-f-depots = −2 à un Test d’Attrition.
marker-f-coupez-retraite = Annule une fuite ennemie réussie.
marker-c-campagne-hiver = Pour l’activation d’une force, le modificateur de mauvais temps ne s’applique ni à l’attrition ni au mouvement.
marker-c-boue = Chaque armée des deux camps a −2 aux jets de Potentiel de Mouvement durant l’impulsion en cours.
marker-c-carre = Un symbole C français est ignoré pour la supériorité de cavalerie et la poursuite dans une bataille.
marker-c-nelson = Annule un assaut naval français. Sort du jeu en 1810.
marker-c-entente-couronnes = Jet diplomatique gratuit à +3.
marker-c-tambours = Une puissance majeure qui devrait capituler tient encore jusqu’à la fin du tour suivant. Si elle capitule ensuite, elle subit l’alliance forcée et cède 3 zones au lieu de 2. Le vainqueur peut remplacer l’une de ces trois zones par une indemnité de 2 Points de Recrutement.
marker-c-redoute = +1 dans une bataille pour la pile en défense.
marker-c-ordre-tenir = Annule une marche au son du canon ennemie réussie.
marker-c-sante-general = Réduit de 1 le bonus de combat d’un leader ennemi pour une bataille.
marker-c-tyrol = Si Innsbruck a été conquise par la France, l’unité révoltée du Tyrol y est placée ; bataille immédiate si un ennemi s’y trouve. Les Tyroliens ne passent pas en zone adjacente. Les Tyroliens restent ravitaillés tant que leur camp contrôle Innsbruck.

## 1807

marker-f-erfurt = Après une reddition de l’Autriche et une de la Prusse, les armées du Rhin et de Westphalie passent à la France, à construire dès la phase de renforts suivante. Empire, Hanovre, Hanse, Hesse et Mecklembourg deviennent alliés de la France s’ils ne le sont pas déjà. Sort du jeu en 1813.
marker-f-tilsit = La Russie devient neutre si le Royaume-Uni n’a plus ni la Prusse ni l’Autriche pour alliée. Les unités russes sont aussitôt placées en Russie. Sort du jeu en 1813.
marker-f-bayonne = L’Espagne s’allie aussitôt à la France. Dès lors, les unités françaises peuvent entrer en Espagne.
marker-f-somo-sierra = +1 dans une bataille si la pile a au moins un symbole C.
marker-f-grande-batterie = +2 dans une bataille si un leader commande.
marker-f-colonnes-mobiles = Retirez une Guérilla espagnole.
marker-f-blocus-continental = À chaque phase de renforts, le Royaume-Uni perd 2 Points de Recrutement si chaque port continental, de Saint-Pétersbourg à Venise, est tenu par la France, un allié ou une puissance en paix obligatoire avec elle. Copenhague en fait partie ; Palerme et Gibraltar non. Sort du jeu en 1813.
marker-f-eble = Annule la pénalité de fleuve dans une bataille.
marker-f-batterie-hippomobile = +1 dans une bataille si la pile a au moins un symbole C.
marker-f-mutinerie = Annule un assaut naval ennemi.
marker-c-charge = +1 dans une bataille si la force a au moins un symbole C.
marker-c-general-hiver = Durant l’impulsion de Mauvais Temps, chaque pile ennemie dans la patrie russe, conquêtes comprises, subit aussitôt un Test d’Attrition.
marker-c-dos-de-mayo = Une Espagne neutre ou alliée des Français passe à la Coalition et la guerre de Libération éclate. Les armées espagnoles de l’Atlantique et de la Méditerranée entrent en jeu avec un pas chacune. Les Guérillas sont placées à la phase de renforts suivante.
marker-c-cosaques = +2 à un Test d’Attrition d’une force ennemie adjacente à une force russe.
marker-c-walcheren = Une force de 2 pas au plus peut faire un assaut naval en Hollande ou en Flandres.
marker-c-or-anglais = 3 Points de Recrutement de plus pour la Coalition aux prochains renforts.
marker-c-cretes = +1 dans une bataille si la Coalition est le joueur inactif.
marker-c-disgrace = Un leader français autre que Napoléon doit quitter le jeu ; un dé donne le nombre de tours, celui en cours compris, où il peut encore rester.
marker-c-ligne-rouge = +1 dans une bataille si Wellington commande.
marker-c-pont-detruit = Un assaillant ennemi qui franchit un fleuve subit −2.

## 1810

marker-f-usa = Le Royaume-Uni perd 2 Points de Recrutement à la phase de renforts suivante.
marker-f-fouche = Un dé fixe combien de marqueurs de sa main le joueur coalisé rend au hasard à sa réserve, 1 sur 1-3, 2 sur 4-6.
marker-f-perse = Un pas russe est retiré, au choix de la Russie.
marker-f-brave-des-braves = +1 dans une bataille pour une pile en défense.
marker-f-berezina = Une tentative de fuite française réussit d’office.
marker-f-cuirassiers = +1 dans une bataille si la force a au moins un symbole C.
marker-f-forces-expeditionnaires = Si Autriche et Prusse sont deux alliées forcées et que la Russie est en guerre avec la France, celle-ci prélève à chaque phase de renforts 1 Point de Recrutement sur chacune.
marker-c-intrigues = Jet diplomatique gratuit à +3.
marker-c-landwehr = La Prusse reçoit gratuitement l’unité Landwehr à Berlin. Chaque fois qu’elle est détruite, la Landwehr renaît sans frais au tour suivant, et cela jusqu’en 1815.
marker-c-scharnhorst = La Prusse rompt son alliance forcée et rejoint la Coalition. Là où Français et Prussiens se trouvent ensemble, les Français partent vers la plus proche zone qu’ils contrôlent.
marker-c-malet = Au choix du Français, Napoléon est placé aussitôt sur une force en France désignée par la Coalition, ou revient en renfort à l’impulsion suivante. La pile qu’il quitte doit respecter l’empilement et peut se scinder vers une zone adjacente contrôlée.
marker-c-initiative = Premier usage : jouée en phase d’événements, elle fait de la Coalition le premier joueur pour l’année. Autre usage : la Turquie redevient neutre.
marker-c-terre-brulee = Durant l’impulsion de Beau Temps, chaque pile ennemie dans la patrie russe, conquêtes comprises, subit aussitôt un Test d’Attrition.
marker-c-torres-vedras = Wellington en défense reçoit +2 pour une bataille.

## 1813

marker-f-marie-louise = 6 Points de Recrutement durant la phase de renforts en cours.
marker-f-armistice = On ne livre plus bataille de toute l’impulsion, péninsule Ibérique exceptée.
marker-f-marseillaise = +1 dans une bataille dans la France de 1792.
marker-f-legion-honneur = +1 dans une bataille entière pour une pile sans leader.
marker-f-francs-tireurs = Une pile ennemie en France a −2 à son jet de Potentiel de Mouvement.
marker-f-lanciers = +1 dans une bataille si la force a au moins un symbole C.
marker-c-germanie = À condition que Prusse et Autriche combattent toutes deux la France, Saxe et Bavière quittent l’alliance française. Leurs unités rejoignent aussitôt la pile coalisée la plus proche. Saxe et Bavière, zones comprises, sont désormais contrôlées par la Coalition.
marker-c-bernadotte = La Suède rejoint la Coalition avec son unité à 2 pas. L’armée suédoise se place en Suède ou dans un port de la Baltique contrôlé par la Coalition.
marker-c-vive-le-roi = L’armée vendéenne, réduite à 1 pas, apparaît chez elle ; une présence française y provoque une bataille sur-le-champ.
marker-c-embuscade = Une interception réussit d’office, sans autre marqueur.
marker-c-uhlans = +1 à un jet de poursuite.
marker-c-schonbrunn = L’Autriche rompt son alliance forcée et rejoint la Coalition. Là où Français et Autrichiens se trouvent ensemble, les Français partent vers la plus proche zone qu’ils contrôlent.
