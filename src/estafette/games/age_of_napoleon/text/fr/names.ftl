### Les noms d’Age of Napoleon et ses cartes, en nos propres termes.
# Les zones et les pays mineurs portent le nom imprimé sur la carte ; les autres corps, le nom de leur général.

## Camps

name-french = Français
name-coalition = Coalition

## Pays majeurs

name-france = France
    .a = en France
    .de = de la France
name-britain = Grande-Bretagne
    .a = en Grande-Bretagne
    .de = de la Grande-Bretagne
name-spain = Espagne
    .a = en Espagne
    .de = de l’Espagne
name-preussen = Prusse
    .a = en Prusse
    .de = de la Prusse
name-austria = Autriche
    .a = en Autriche
    .de = de l’Autriche
name-russia = Russie
    .a = en Russie
    .de = de la Russie

## Zones, pays mineurs et zones détachables

name-ile-de-france = Île-de-France
    .a = en Île-de-France
name-flandre = Flandre
    .a = en Flandre
name-rhenanie = Rhénanie
    .a = en Rhénanie
name-lorraine = Lorraine
    .a = en Lorraine
name-bourgogne = Bourgogne
    .a = en Bourgogne
name-provence = Provence
    .a = en Provence
name-aquitaine = Aquitaine
    .a = en Aquitaine
name-bretagne = Bretagne
    .a = en Bretagne
name-castilla = Castilla
    .a = en Castilla
name-galicia = Galicia
    .a = en Galicia
name-navarra = Navarra
    .a = en Navarra
name-cataluna = Cataluña
    .a = en Cataluña
name-valencia = Valencia
name-andalucia = Andalucía
    .a = en Andalucía
name-portugal = Portugal
    .a = au Portugal
    .de = du Portugal
name-italia = Italia
    .a = en Italia
name-stato-della-chiesa = Lo stato della Chiesa
    .a = dans Lo stato della Chiesa
name-napoli = Napoli
name-schweiz = Schweiz
    .a = en Schweiz
name-wurttemberg = Württemberg
    .a = au Württemberg
    .de = du Württemberg
name-bayern = Bayern
    .a = en Bayern
name-westfalen = Westfalen
    .a = en Westfalen
name-holland = Holland
    .a = en Holland
name-hannover = Hannover
    .a = en Hannover
name-danmark = Danmark
    .a = au Danmark
    .de = du Danmark
name-pommern = Pommern
    .a = en Pommern
name-sverige = Sverige
    .a = en Sverige
name-brandenburg = Brandenburg
    .a = en Brandenburg
name-westpreussen = Westpreußen
    .a = en Westpreußen
name-ostpreussen = Ostpreußen
    .a = en Ostpreußen
name-schlesien = Schlesien
    .a = en Schlesien
name-sachsen = Sachsen
    .a = en Sachsen
name-polen = Polen
    .a = en Polen
name-osterreich = Österreich
    .a = en Österreich
name-bohmen = Böhmen
    .a = en Böhmen
name-banat = Banat
    .a = dans le Banat
    .de = du Banat
name-ungarn = Ungarn
    .a = en Ungarn
name-galizien = Galizien
    .a = en Galizien
name-tirol = Tirol
    .a = au Tirol
    .de = du Tirol
name-dalmatien = Dalmatien
    .a = en Dalmatien
name-lithuania = Lituanie
    .a = en Lituanie
name-livonia = Livonie
    .a = en Livonie
name-ingria = Ingrie
    .a = en Ingrie
name-novgorod = Novgorod
name-belorussia = Biélorussie
    .a = en Biélorussie
name-volhynia = Volhynie
    .a = en Volhynie
name-ukraine = Ukraine
    .a = en Ukraine
name-smolensk = Smolensk
name-moscow = Moscou

## Corps qui n’ont pas de pays à eux, et un général

name-french-minors = alliés des Français
name-british-minors = alliés des Britanniques
name-napoleon = Napoléon

## États d’un pays

name-fa = allié de la France
name-fd = dépendance française
name-nc = pays neutre
name-cm = membre de la Coalition
name-ic = pays insurgé

## Scénarios

scenario-1805 = 1805 : de la Manche à Vienne
scenario-1805-about = Toute l’histoire, depuis le camp de Boulogne. Jusqu’à onze années : plusieurs soirées.
scenario-1809 = 1809 : l’Autriche et l’ulcère espagnol
scenario-1809-about = L’Autriche sur le Danube, la guérilla derrière les Pyrénées. Jusqu’à sept années.
scenario-1813 = 1813 : la campagne d’Allemagne
scenario-1813-about = L’Allemagne se lève, toute l’Europe est en armes. Jusqu’à trois années.

## Titres des cartes

name-english-gold = Or anglais
name-continental-system = Blocus continental
name-william-pitt = William Pitt
name-tsar-ambition = Ambition du tsar
name-queen-luise = La reine Louise
name-treaty-of-tilsit = Traité de Tilsit
name-imperial-marriage = Mariage impérial
name-rhine-confederation = Confédération du Rhin
name-talleyrand = Talleyrand
name-metternich = Metternich
name-godoy = Godoy
name-coup-d-etat = Coup d’État
name-diplomatic-mission = Mission diplomatique
name-fouche = Fouché
name-insurrection = Insurrection
name-austrian-reforms = Réformes autrichiennes
name-prussian-reforms = Réformes prussiennes
name-levee-en-masse = Levée en masse
name-landwehr = Landwehr
name-subsidies = Subsides britanniques
name-russo-ottoman-war = Guerre russo-turque
name-war-of-1812 = Guerre de 1812
name-prisoner-exchange = Échange de prisonniers
name-britannia = Britannia
name-major-campaign = Grande campagne
name-forced-march = Marche forcée
name-mud = Boue
name-command-indecision = Indécision du commandement
name-peace-talks = Pourparlers de paix
name-guerrilla = Guérilla
name-cavalry-charge = Charge de cavalerie
name-art-of-war = Art de la guerre
name-grand-battery = Grande batterie
name-strong-position = Position forte
name-imperial-guard = La Garde
name-killed-in-action = Mort au combat
name-rearguard = Arrière-garde
name-surrender-no = Se rendre ? Jamais !
name-napoleonic-dynasty = Dynastie napoléonienne
name-depot = Dépôt
name-scorched-earth = Terre brûlée
name-hard-winter = Hiver rigoureux

## Effets des cartes

card-english-gold-text = Un pays que vos cartes peuvent affecter avance d’un cran vers la Coalition.
card-continental-system-text = Un allié de la France qui possède une zone côtière devient neutre.
card-william-pitt-text = Un pays majeur que vos cartes peuvent affecter avance d’un cran vers la Coalition.
card-tsar-ambition-text = La Russie avance d’un cran vers la Coalition.
card-queen-luise-text = La Prusse avance d’un cran vers la Coalition.
card-treaty-of-tilsit-text = La Russie ou la Prusse avance d’un cran vers la France.
card-imperial-marriage-text = L’Autriche avance d’un cran vers la France.
card-rhine-confederation-text = Bayern, Württemberg, Westfalen, Hannover ou Sachsen détachée, neutre ou membre de la Coalition et ouverte à vos cartes, devient d’un coup alliée de la France.
card-talleyrand-text = Un pays mineur que vos cartes peuvent affecter avance d’un cran vers votre camp.
card-metternich-text = L’Autriche avance d’un cran vers votre camp.
card-godoy-text = L’Espagne avance d’un cran vers votre camp.
card-coup-d-etat-text = Un pays mineur ouvert à vos cartes et sans corps ennemi avance d’un ou deux crans vers votre camp.
card-diplomatic-mission-text = Un pays que vos cartes peuvent affecter avance d’un cran vers votre camp.
card-fouche-text = En réponse à une carte de diplomatie ou d’insurrection ennemie : elle reste sans effet.
card-insurrection-text = Une insurrection éclate dans une dépendance française, ou dans un pays neutre occupé par les Français.
card-austrian-reforms-text = Pour toujours : l’Autriche, si elle n’est pas sous contrôle français, aligne plus de corps et peut lever ceux de la réforme.
card-prussian-reforms-text = Pour toujours : la Prusse, si elle n’est pas sous contrôle français, rapporte plus de cartes, aligne plus de corps et peut lever ceux de la réforme.
card-levee-en-masse-text = Cette année, la France peut lever deux corps de plus, dans sa limite de mobilisation.
card-landwehr-text = Cette année, l’Autriche ou la Prusse, membre de la Coalition ou insurgée, peut lever deux corps de plus, dans sa limite de mobilisation.
card-subsidies-text = Cette année, un membre de la Coalition peut lever un corps de plus, dans sa limite de mobilisation.
card-russo-ottoman-war-text = Si la Russie est membre de la Coalition ou insurgée, elle ne lève rien cette année, et la Coalition renvoie en réserve un corps russe de la carte.
card-war-of-1812-text = La Grande-Bretagne ne lève rien cette année, et la Coalition renvoie en réserve un corps britannique de la carte.
card-prisoner-exchange-text = Avant les déploiements, tous vos corps prisonniers passent en réserve et peuvent être déployés aussitôt.
card-britannia-text = Pour toujours : la Coalition dispose du renfort, du mouvement et de la retraite par mer.
card-major-campaign-text = Pendant ce tour, vous pouvez déplacer jusqu’à trois armées ; la carte les paie toutes.
card-forced-march-text = Votre armée en mouvement peut parcourir une zone de plus ; elle subit alors l’usure de marche.
card-mud-text = Quand l’ennemi désigne une armée pour bouger : elle peut parcourir une zone de moins.
card-command-indecision-text = Quand l’ennemi désigne une armée pour bouger ou intercepter : elle n’en fait rien, et son coût est perdu.
card-peace-talks-text = Au début d’un tour : pendant ce tour et le suivant, ni attaque, ni interception, ni neutralité violée. Une fois par campagne.
card-guerrilla-text = Quand une armée française finit son mouvement en Russie ou dans un pays insurgé : elle subit l’usure de marche.
card-cavalry-charge-text = +3 à votre force dans cette bataille.
card-art-of-war-text = Votre dé n’est pas lancé : il vaut l’ancienneté de votre général. Un second dé, après une égalité, est lancé.
card-grand-battery-text = +2 à votre force dans cette bataille.
card-strong-position-text = En défense : +3 à votre force dans cette bataille.
card-imperial-guard-text = Si Napoléon est engagé : +1 à votre dé, jusqu’à 6, mais pas au second dé après une égalité.
card-killed-in-action-text = Quand l’ennemi subit des pertes : vous choisissez le premier corps qu’il perd définitivement. Pas Napoléon, si un autre est perdu avec lui.
card-rearguard-text = Après les dés : vous perdez un corps de moins. Le vainqueur reste le vainqueur.
card-surrender-no-text = Un pays de votre camp qui devrait capituler ne capitule pas cette année.
card-napoleonic-dynasty-text = Quand un pays capitule devant les Français : il devient une dépendance française.
card-depot-text = +2 au dé d’hiver d’une de vos armées.
card-scorched-earth-text = −2 au dé d’hiver d’une armée ennemie.
card-hard-winter-text = −1 au dé d’hiver de toutes les armées, des deux camps, en Russie, en Prusse, en Sverige et en Polen.
