### Napoléon against Europe : les cartes de la Coalition, leurs titres et leurs effets.

## L’Épopée

name-1C = Amirauté
card-1C-text = Activez jusqu’à deux escadres de l’Angleterre et de ses alliés, six flottes en tout, sans point d’activation. Revient chaque année tant que Londres est tenue.
name-2C = Sainte Russie
card-2C-text = Si au moins 10 pas de combat ennemis sont en Russie : les 2e et 3e milices, les 11e et 12e corps et Tchitchagov sont aussitôt déployés, et une force russe est activée sans point d’activation. Rend Terre brûlée jouable. Revient chaque année tant que la Russie est coalisée et tient Moscou.
name-3C = Saint-Empire
card-3C-text = L’Autriche et la Prusse font leur réforme militaire, chacune si elle a déjà été vaincue : leurs unités marquées E rejoignent la réserve. Revient chaque année tant que l’Autriche est coalisée et tient Vienne.
name-4C = Campagne majeure
card-4C-text = Activez jusqu’à trois forces, quelle que soit leur initiative, sans point d’activation. Elles peuvent combattre ensemble.
name-5C = Blessure
card-5C-text = Après les pertes d’une bataille : désignez un général ennemi présent. Il est blessé sur 4 ou plus, Napoléon sur 6. En 1815, Napoléon blessé sort du jeu.
name-6C = Galions espagnols
card-6C-text = Si l’Espagne est alliée à l’Empire : elle n’a aucune ressource à ce budget, et l’Angleterre en a 2 de plus.
name-7C = City
card-7C-text = L’Angleterre a 4 ressources de plus à ce budget.
name-8C = Rothschild
card-8C-text = Piochez aussitôt deux cartes. Elles peuvent être jouées dans cette phase de budget.
name-9C = Expédition maritime
card-9C-text = Activez une escadre anglaise : jusqu’à trois flottes réunies, dont la première est anglaise. Son assaut maritime peut compter 6 pas, et subit −1 au lieu de −3.
name-10C = Nelson
card-10C-text = Dans une bataille navale où se trouve la flotte de Nelson : la Coalition lance un dé de plus. Après la bataille, Nelson meurt sur 5 ou 6, et sa flotte quitte le jeu.
name-11C = Disgrâce
card-11C-text = Après le test de démoralisation d’une force ennemie battue : le général qui la commandait, sauf Napoléon, est relevé et va en réserve.
name-12C = Cosaques
card-12C-text = Éliminez un dépôt impérial à deux zones au plus d’une force russe. Ou bien : +2 à un test d’attrition que l’Empire subit dans une telle zone.
name-13C = Intrigues
card-13C-text = Une action diplomatique à +2, y compris sur une puissance majeure.
name-14C = Feu de file
card-14C-text = Une force en défense dont la moitié des pas au moins sont anglais a +2 au jet de bataille.
name-15C = Lignes intérieures
card-15C-text = Lignes intérieures contre une campagne majeure adverse.
name-16C = Campagne d’Hiver
card-16C-text = Se joue au sixième round : un septième round a lieu cette année.
name-17C = Bombardement de Copenhague
card-17C-text = Une action diplomatique à +1 sur un mineur qui a une façade maritime. Si elle échoue et que ce mineur a une flotte, cette flotte quitte le jeu.
name-18C = Tyrol
card-18C-text = Les Tyroliens se soulèvent, une fois le royaume de Bavière créé : leur corps apparaît à Innsbruck.
name-19C = William Pitt
card-19C-text = Au budget : l’Angleterre a 3 ressources de plus, et chaque puissance coalisée peut en recevoir jusqu’à 8 à ce budget. Ou en phase de diplomatie : la Coalition peut utiliser une carte de plus, celle-ci ne comptant pas.
name-20C = Reine Louise
card-20C-text = Une action diplomatique à +1 sur la Prusse neutre. Elle ne compte pas comme la puissance majeure de l’année.
name-21C = Descente en Calabre
card-21C-text = Activez une flotte anglaise. Son assaut maritime dans le royaume de Naples ou en Sicile se fait sans le −3.
name-22C = Dos de Mayo
card-22C-text = Après le Piège de Bayonne, ou si des unités françaises sont en Espagne : l’Espagne rejoint la Coalition dans sa guerre de Libération, et ses quatre milices sont aussitôt déployées dans des zones espagnoles sans unités françaises.
name-23C = Karageorges
card-23C-text = Les Serbes se soulèvent : leur corps apparaît à Belgrade, et la forteresse est à eux sauf si une force turque s’y trouve.
name-24C = Évasion de La Romana
card-24C-text = Si l’Espagne est coalisée : La Romana et un corps espagnol de la réserve, complet, débarquent dans un port de la péninsule tenu par la Coalition.
name-25C = Terrain détrempé
card-25C-text = Se joue quand une force impériale est activée, avant qu’elle bouge : elle a 1 point de mouvement de moins. Ou avant les dés d’une bataille : aucun camp n’a la supériorité de cavalerie.
name-26C = Chouans
card-26C-text = Le corps royaliste apparaît à Poitiers ou à Rennes, si aucune force française n’y est.
name-27C = Tambours de Guerre
card-27C-text = Se joue quand une puissance majeure coalisée remplit les conditions de reddition : elle continue la lutte cette année. Si elle est conquise plus tard, l’Empire peut lui prendre 4 provinces et lui imposer une alliance forcée.

## Les Châtiments

name-28C = Gneisenau
card-28C-text = Avant les contremarches d’une bataille : +2 à chaque contremarche coalisée dans cette bataille.
name-29C = Contre-pente
card-29C-text = En défense sous Wellington, ou avec au moins la moitié de pas anglais : la tête d’assaut et les unités spéciales ennemies n’ajoutent rien à son jet. Leurs pertes demeurent.
name-30C = Plan de Trachenberg
card-30C-text = Une force coalisée attaquée par une force que mène Napoléon esquive sans jet de dé, même un corps isolé.
name-31C = Grande redoute
card-31C-text = Une force russe ou prussienne en défense inflige une perte de plus.
name-32C = Fusées Congreve
card-32C-text = Une force ravitaillée qui compte des pas anglais a +1 au jet de bataille, et l’ennemi n’a pas la supériorité de cavalerie.
name-33C = Torres Vedras
card-33C-text = Si la Coalition tient Lisbonne : sa forteresse est une citadelle (niveau 2) jusqu’à la fin du jeu.
name-34C = Guérilla
card-34C-text = Pendant la guerre de Libération : une force impériale en Espagne ou au Portugal subit un test d’attrition à +2.
name-35C = Marschall Vorwärts
card-35C-text = La force que commande Blücher est activée sans point d’activation, et sa marche forcée ne demande aucun test d’attrition.
name-36C = King’s German Legion
card-36C-text = La King’s German Legion, unité spéciale, rejoint une armée anglaise ravitaillée.
name-37C = Uxbridge
card-37C-text = La cavalerie d’Uxbridge, unité spéciale, rejoint une armée anglaise ravitaillée.
name-38C = Chevaliers-Gardes
card-38C-text = Les chevaliers-gardes, unité spéciale, rejoignent une armée russe ravitaillée.
name-39C = Marche concentrique
card-39C-text = Activez jusqu’à quatre forces d’au moins deux nations, quelle que soit leur initiative, sans point d’activation. Elles peuvent combattre ensemble.
name-40C = Terre brûlée
card-40C-text = Seulement après que Sainte Russie a été jouée en événement : jusqu’à la fin de l’année, toute zone de Russie est pauvre pour l’Empire, et ses dépôts en Russie ne donnent aucun bonus d’attrition.
name-41C = Conspiration de Malet
card-41C-text = Si Napoléon est hors du territoire national français : Génie Napoléon quitte le jeu.
name-42C = Le duc de fer
card-42C-text = La force que commande Wellington est activée sans point d’activation. Ou dans une bataille : elle a +1 à son jet et ne peut être démoralisée.
name-43C = Trahison
card-43C-text = Avant qu’une force impériale sans Napoléon combatte : elle perd un pas, hors Garde, et l’Empire montre ses cartes de combat.
name-44C = Bernadotte prince royal
card-44C-text = Une action diplomatique à +3 sur la Suède. Si la Suède est ou devient alliée de la Coalition, son général Bernadotte rejoint le corps suédois.
name-45C = Scharnhorst
card-45C-text = La Prusse fait sa réforme militaire : ses unités marquées E rejoignent la réserve. Si elle est en paix forcée ou en alliance forcée, elle rejoint aussitôt la Coalition.
name-46C = Landwehr
card-46C-text = Les Landwehr autrichiennes et prussiennes rejoignent la réserve. Chacune de ces puissances qui est coalisée en construit une gratuitement.
name-47C = Schönbrunn
card-47C-text = Si l’Autriche est en paix forcée ou en alliance forcée, elle rejoint aussitôt la Coalition.
name-48C = Subsides anglais
card-48C-text = Chaque puissance coalisée autre que l’Angleterre a 2 ressources de plus à ce budget.
name-49C = Général Hiver
card-49C-text = Dans un round d’hiver : chaque force impériale en Russie ou en Pologne subit un test d’attrition.
name-50C = Tauroggen
card-50C-text = Les corps expéditionnaires des alliés forcés quittent l’Empire et rentrent aussitôt chez eux.
name-51C = Bataille des Nations
card-51C-text = Une force coalisée d’au moins trois nations a +2 à son jet dans une bataille de 22 points de combat ou plus en tout.
name-52C = Misères de la Guerre
card-52C-text = Jusqu’à la fin du jeu, la main coalisée n’a plus de maximum.
name-53C = Rappel d’un général
card-53C-text = Un général coalisé sorti du jeu revient en réserve. Dans un round, il rejoint aussitôt une force.
name-54C = Déclaration de Vienne
card-54C-text = Chaque puissance majeure coalisée rétablit une unité réduite, dans une armée ravitaillée ou une zone de renforts. La carte donne aussi 1 point d’activation.
name-55C = Traité de Chaumont
card-55C-text = Jusqu’à la fin du jeu, Tilsit ne peut être jouée, et chaque puissance coalisée peut recevoir de ses alliés jusqu’à 8 ressources par budget.

## Ce qui est demandé

card-who-is-hit = Quel général ennemi est dans la ligne de mire ?
card-which-general = Quel général est rappelé ?
card-which-depot = Quel dépôt les cosaques brûlent-ils ?
card-who-is-ambushed = Quelle force impériale tombe dans l’embuscade ?
card-which-corps-lands = Quel corps espagnol débarque avec La Romana ?
card-which-is-restored = Quelle unité réduite est rétablie à pleine force ({ $country }) ?
pass-card-which-is-restored = Ne rétablir aucune unité

## Ce qui s’y oppose

card-not-defending = Votre force n’est pas en défense.
card-not-half-english = Moins de la moitié de vos pas sont anglais.
card-not-wellingtons = { $general } ne commande pas ici, et moins de la moitié de vos pas sont anglais.
card-no-elite-engaged = L’ennemi n’a engagé ni tête d’assaut ni unité spéciale.
card-nobody-superior = Aucun camp n’a ici la supériorité de cavalerie.
card-no-diggers = Votre force n’est ni russe ni prussienne.
card-no-english-steps = Aucun pas anglais n’est dans cette bataille.
card-emperor-there = { $general } est avec ses troupes.
card-nobody-deserts = Les seules troupes ennemies ici ne désertent pas : { $corps }.
card-too-small = La bataille compte { $total } points de combat en tout ; il en faut { $least }.
card-too-few-nations = Votre force compte des unités de moins de { $least } nations.
card-no-enemy-general = Aucun général ennemi n’est dans cette bataille.
card-not-the-emperor = { $general } ne répond devant personne.
card-no-beaten-general = Le général qui commandait les vaincus n’est plus là.
card-no-general-to-recall = Aucun général coalisé n’est sorti du jeu.
card-no-command = Aucune force coalisée ne peut recevoir un général sorti du jeu.
card-not-with-coalition = Cette puissance n’est pas dans la Coalition : { $country }.
card-too-few-invaders = { $steps ->
    [one] { $steps } pas ennemi est en Russie
   *[other] { $steps } pas ennemis sont en Russie
} ; il en faut { $least }.
card-no-depot-in-reach = Aucun dépôt impérial n’est à deux zones au plus d’une force russe.
card-no-cossacks = { $zone } est à plus de deux zones de toute force russe.
card-only-in-round = Cette carte se joue au round { $round }.
card-not-held = La Coalition ne tient pas { $zone }.
card-no-war-of-liberation = L’Espagne ne mène pas sa guerre de Libération.
card-no-empire-force-there = L’Empire n’a aucune force en Espagne ni au Portugal.
card-no-empire-force-in = L’Empire n’a aucune force en Russie ni en Pologne.
card-winter-only = Ce n’est pas l’hiver.
card-one-nation-only = Toutes les forces libres de marcher sont d’une seule nation.
card-no-fleet-of = Aucune flotte de ce pays ne peut appareiller : { $country }.
card-fleet-not-there = Cette flotte n’est pas dans la bataille : { $fleet }.
card-no-port-to-storm = L’ennemi ne tient aucun port de ce royaume ni de Sicile : { $country }.
card-no-landwehr = Toutes les Landwehr ont déjà été levées.
card-no-power-to-pay = Cette puissance est seule dans la Coalition : { $country }.
card-gone-already = Cette carte a déjà quitté le jeu : « { $card } ».
card-not-abroad = { $general } n’est pas hors du territoire national français.
card-not-bound = Cette puissance n’est ni en paix forcée ni en alliance forcée : { $country }.
card-no-lent-corps = Aucun corps d’un allié forcé ne sert l’Empire.
card-no-corps-or-port = Aucun corps en réserve pour lequel un port ami de la péninsule ait de la place : { $country }.

## Ce qui arrive

card-horse-bogged-down = Les chevaux s’embourbent { A($zone) } : personne n’a la supériorité de cavalerie.
card-one-more-loss = { $side ->
    [empire] L’Empire
   *[coalition] La Coalition
} inflige une perte de plus.
card-elite-shot-down = Abritée derrière la crête, la ligne tient : l’élite { $side ->
    [empire] impériale
   *[coalition] coalisée
} n’ajoute rien.
card-combat-cards-seen = { $count ->
    [0] { $side ->
        [empire] Les traîtres le révèlent : l’Empire n’a aucune carte de combat.
       *[coalition] Les traîtres le révèlent : la Coalition n’a aucune carte de combat.
    }
   *[other] { $side ->
        [empire] Les traîtres révèlent les cartes de combat de l’Empire : { $cards }.
       *[coalition] Les traîtres révèlent les cartes de combat de la Coalition : { $cards }.
    }
}
card-disgraced = { $general } tombe en disgrâce et est relevé de son commandement.
card-seventh-round = Pas de quartiers d’hiver : un septième round sera joué.
card-citadel = Les lignes de Torres Vedras sont creusées : { $zone } est une citadelle.
card-land-laid-waste = Ce pays brûle ses propres terres : il est pauvre pour l’Empire jusqu’à la fin de l’année ({ $country }).
naval-nelson = Nelson sur sa dunette : dé { DIE($die) }, { $dies ->
    [true] il est tué, et sa flotte quitte le jeu.
   *[false] il est sauf.
}
card-gifts-doubled = Pitt ouvre sa bourse : à ce budget, { $side ->
    [empire] les puissances de l’Empire
   *[coalition] les puissances coalisées
} peuvent recevoir le double.
card-landwehr-called-up = L’Autriche et la Prusse lèvent la Landwehr.
card-fleet-burnt = La flotte { DE($fleet) } part en flammes et quitte le jeu.
card-one-more-card = Les envoyés de Pitt sont partout : { $side ->
    [empire] l’Empire
   *[coalition] la Coalition
} peut utiliser une carte de plus.
card-leaves-the-game = « { $card } » quitte le jeu.
card-no-maximum = Les misères de la guerre soulèvent l’Europe : { $side ->
    [empire] la main impériale
   *[coalition] la main coalisée
} n’a plus de maximum.
card-united = { $side ->
    [empire] Les puissances de l’Empire
   *[coalition] Les puissances coalisées
} jurent de ne faire aucune paix séparée : plus de Tilsit.
