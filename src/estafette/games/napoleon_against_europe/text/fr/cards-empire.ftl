### Napoléon against Europe : les cartes de l’Empire, leurs titres et leurs effets.

## L’Épopée

name-1F = Génie Napoléon
card-1F-text = Lignes intérieures contre une campagne majeure adverse. Ou bien : la force que commande Napoléon est activée sans point d’activation et fait une marche forcée de 3 points au plus sans test d’attrition. Revient chaque année tant que Paris est tenu ; sort du jeu quand la Conspiration de Malet est jouée.
name-2F = Campagne majeure
card-2F-text = Activez jusqu’à trois forces, quelle que soit leur initiative, sans point d’activation. Elles peuvent combattre ensemble.
name-3F = Mouvement tournant
card-3F-text = Quand une force ennemie tente d’esquiver : −3 à son dé. Sans effet sur une force démoralisée ou qui entre dans une forteresse.
name-4F = Schulmeister
card-4F-text = Déplacez une force ennemie qui n’est pas assiégée, dans la limite de son facteur de mouvement par ce temps, à travers des zones où elle peut entrer sans combat. Puis activez une de vos forces sans point d’activation.
name-5F = Cavalerie de la Garde
card-5F-text = La cavalerie de la Garde, unité spéciale, rejoint une armée française ravitaillée.
name-6F = Son du canon
card-6F-text = Avant les contremarches d’une bataille : +2 à chaque contremarche impériale dans cette bataille.
name-7F = Perse
card-7F-text = Guerre étrangère : la Russie envoie 2 pas hors de la carte.
name-8F = Brigade infernale
card-8F-text = +2 à la poursuite d’une force impériale qui a un pas ou un général de cavalerie. La force doit être ravitaillée.
name-9F = Talleyrand
card-9F-text = Une action diplomatique à +2.
name-10F = Gros temps
card-10F-text = Se joue quand une escadre de l’un ou l’autre camp prend la mer. Jusqu’à la fin du round, les escadres coalisées n’interceptent pas en mer, et doivent réussir un test pour intercepter qui sort d’un port sous blocus.
name-11F = Camp de Boulogne
card-11F-text = Activez jusqu’à trois flottes impériales en une seule escadre. Son assaut maritime peut compter 6 pas, et subit −1 au lieu de −3.
name-12F = Sébastiani à Constantinople
card-12F-text = Une action diplomatique à +2 sur la Turquie neutre. Elle ne compte pas comme la puissance majeure de l’année.
name-13F = Colonne de marche
card-13F-text = Se joue quand une force ennemie est activée, avant qu’elle bouge : elle a 2 points de mouvement de moins, 1 au minimum, et ne fait aucune marche forcée.
name-14F = Godoy
card-14F-text = Si l’Espagne est avec l’Empire : elle donne 2 ressources à la France, ou construit une flotte de plus, gratuite.
name-15F = Combinaison navale
card-15F-text = Activez jusqu’à quatre flottes impériales mouillées dans des ports quelconques. À la sortie d’un port sous blocus, elles ne sont interceptées que sur un test réussi.
name-16F = Guerre russo-turque
card-16F-text = Guerre étrangère, sauf si la Turquie est avec la Coalition : la Russie envoie 4 pas hors de la carte.
name-17F = Banque de France
card-17F-text = La France a 4 ressources de plus à ce budget.
name-18F = Soleil d’Austerlitz
card-18F-text = +2 au jet de bataille d’une force ravitaillée que commande Napoléon.
name-19F = Fouché
card-19F-text = Regardez la main coalisée. Elle perd une carte au hasard, mais aucune carte permanente.
name-20F = Triomphe d’Erfurt
card-20F-text = Si six mineurs marqués R sont alliés à l’Empire et que l’Autriche et la Prusse ont été vaincues : crée la Confédération du Rhin.
name-21F = Conscription anticipée
card-21F-text = À ce budget, la France construit gratuitement 2 pas d’infanterie ordinaire en zones de renforts.
name-22F = Marie Walewska
card-22F-text = En guerre contre le possesseur de la Mazovie, quand l’Empire contrôle et ravitaille Varsovie : la Pologne est créée en phase de conquêtes s’il en est toujours ainsi.
name-23F = Royaumes de famille
card-23F-text = Un mineur allié qui peut devenir un protectorat le devient, sans autre carte.
name-24F = Piège de Bayonne
card-24F-text = Si l’Espagne est alliée à l’Empire ou neutre : jusqu’à 8 pas français peuvent se trouver dans la péninsule ; ils peuvent traverser l’Espagne pour envahir le Portugal, et rester en Espagne quand le Blocus continental a aussi été joué. Rend Dos de Mayo jouable. Non défaussable.
name-25F = Blocus continental
card-25F-text = Déclenche le blocus continental. Jusqu’à 6 pas français peuvent traverser l’Espagne pour envahir le Portugal. Non défaussable.
name-26F = Tilsit
card-26F-text = Une puissance majeure coalisée, sauf l’Angleterre, qui a perdu une zone clef au profit de l’Empire ou n’a plus d’armée en ordre, fait la paix : paix forcée sans annexion. Elle compte comme vaincue.
name-27F = Soldats de l’An 2
card-27F-text = Une force ravitaillée, en majorité française, a +1 au jet de bataille et +1 au moral dans cette bataille.

## Les Châtiments

name-28F = Vieille Garde
card-28F-text = Si la Garde est la tête d’assaut d’une force ravitaillée : elle donne +1 de plus et n’est pas tenue de subir la première perte.
name-29F = Grande batterie
card-29F-text = Une armée française ravitaillée inflige une perte de plus dans cette bataille.
name-30F = Marie-Louise
card-30F-text = Si l’Autriche a été vaincue et qu’elle est neutre ou en paix forcée : jusqu’à la fin de l’année prochaine, ni la diplomatie coalisée ni Schönbrunn ne peuvent l’atteindre.
name-31F = Charge de cuirassiers
card-31F-text = Avec la supériorité de cavalerie, un pas de la réserve de cavalerie et une force ravitaillée : la supériorité donne +2 au lieu de +1.
name-32F = Retraite en bon ordre
card-32F-text = +2 au moral d’une force impériale battue pour son test de démoralisation.
name-33F = La Patrie en danger
card-33F-text = Si la Coalition contrôle ou occupe une zone de France : les 2e et 3e Gardes nationales sont aussitôt déployées en zones de renforts, et les corps XIX à XXIII rejoignent la réserve.
name-34F = Guerre USA
card-34F-text = Guerre étrangère : l’Angleterre a 4 ressources de moins au prochain budget, et une flotte coalisée quitte la carte.
name-35F = Corsaires
card-35F-text = Jusqu’à la fin du jeu, la main coalisée compte une carte de moins, six au minimum, sauf si une flotte coalisée est dans la case Corsaires à la constitution des mains.
name-36F = Île Lobau
card-36F-text = Pendant ce round, une force impériale ignore les fleuves sans pont, en mouvement, en bataille et en retraite.
name-37F = Contre-guérilla
card-37F-text = Éliminez une milice espagnole dans la zone d’une force française ravitaillée ou dans une zone voisine.
name-38F = Roi de Rome
card-38F-text = Un héritier pour l’Empire. Seulement après que Marie-Louise a été jouée en événement.
name-39F = Armée des nations
card-39F-text = Les mineurs de l’Empire ont 3 pas de plus à ce budget.
name-40F = Corps Expéditionnaires
card-40F-text = Chaque puissance en alliance forcée prête un corps complet, de sa réserve ou de la carte, à une armée ou à un général français, jusqu’à la rupture de l’alliance. Ce corps compte comme celui d’un mineur.
name-41F = Guerre du Caucase
card-41F-text = Guerre étrangère : la Russie envoie 2 pas hors de la carte.
name-42F = Afrancesados
card-42F-text = Si l’Empire contrôle Madrid : l’Espagne a 2 ressources de moins cette année.
name-43F = Position centrale
card-43F-text = Activez sans point d’activation la force que commande Napoléon, puis une autre. La première bataille de chacune a +1.
name-44F = Caulaincourt
card-44F-text = Les dés diplomatiques coalisés ont −2 cette année. Peut se jouer quand commence la diplomatie coalisée.
name-45F = Europe Napoléonienne
card-45F-text = Dans Les Châtiments, après Triomphe d’Erfurt et Piège de Bayonne, si quatre des cinq provinces marquées W et Naples sont à l’Empire : crée la Westphalie.
name-46F = Gardes d’honneur
card-46F-text = Un pas de la réserve de cavalerie française est reconstruit gratuitement dans une armée ravitaillée.
name-47F = Vol de l’Aigle
card-47F-text = Activez une force française sans point d’activation, avec +1 au mouvement. Les zones de France qu’elle traverse redeviennent aussitôt françaises, forteresses exceptées.
name-48F = Marie-Louises
card-48F-text = À ce budget, la France paie à moitié prix jusqu’à 8 pas d’infanterie ordinaire.
name-49F = Bulletin de la Grande Armée
card-49F-text = Une force impériale démoralisée et ravitaillée est ralliée aussitôt. La carte donne aussi son point d’activation.
name-50F = Dernier carré
card-50F-text = La poursuite d’une force impériale battue qui compte la Garde coûte 3 pertes de moins.
name-51F = Places de Vauban
card-51F-text = Quand une forteresse de France subit une attaque de siège : −3 au dé.
name-52F = Armistice de Pleiswitz
card-52F-text = La Coalition perd son action de ce round, et aucune bataille terrestre n’a lieu avant le round suivant.
name-53F = Fidélité des alliés
card-53F-text = Désignez deux mineurs alliés de la France : aucune action diplomatique ne les atteint jusqu’à la fin de l’année.
name-54F = Brouille des cabinets
card-54F-text = Aucune ressource ne passe d’une puissance coalisée à l’autre au prochain budget. Jusqu’à la fin de l’année, leurs généraux ne prennent pas plus de pas de majeurs alliés qu’ils n’en ont.
name-55F = Congrès de Châtillon
card-55F-text = Les zones clefs françaises aux mains de la Coalition ne coûtent à l’Empire aucun point de victoire cette année.

## Ce qui est demandé

card-which-army = Quelle force reçoit ce renfort : { $piece } ?
card-points-or-fleet = De l’argent pour la France, ou une flotte : que donne ce pays ({ $country }) ?
card-which-ally = Quel allié de la France est à l’abri de la diplomatie cette année ?
card-which-militia = Quelle milice espagnole est traquée ?
card-whom-to-rally = Quelle force démoralisée lit le Bulletin et se rallie ?
card-whom-astray = Quelle force ennemie Schulmeister égare-t-il ?
card-where-astray = Où va { LE($force) } ? Il lui reste { $points ->
    [one] { $points } point de mouvement
   *[other] { $points } points de mouvement
}.
pass-card-where-astray = L’arrêter ici
card-which-fleet = Quelle flotte appareille la première ?
card-which-corps-is-lent = Quel corps est prêté à l’Empire par cette puissance ({ $country }) ?

## Ce qui s’y oppose

card-evades-anyway = Cette esquive réussit sans jet de dé : { $force }.
card-no-countermarches = Les contremarches sont closes { A($zone) }.
card-no-horse = Le vainqueur n’a ni pas ni général de cavalerie { A($zone) }.
card-not-led-by = { $general } ne commande pas ici.
card-not-mostly-french = La moitié des pas ou plus ne sont pas français.
card-guard-not-spearhead = Ce corps n’est pas la tête d’assaut : { $corps }.
card-no-french-army = Aucune armée française n’est dans cette bataille.
card-no-superiority = L’Empire n’a pas ici la supériorité de cavalerie.
card-no-cavalry-reserve = Aucun pas de la réserve de cavalerie n’est dans cette bataille.
card-no-guard = Ce corps n’est pas parmi les vaincus : { $corps }.
card-not-french-fortress = { $zone } n’est pas dans le territoire national français.
card-with-coalition = Ce pays est avec la Coalition : { $country }.
card-no-army-for = Aucune armée ravitaillée de son pays n’a de place : { $piece }.
card-not-with-empire = Ce pays n’est pas allié à l’Empire : { $country }.
card-spain-has-nothing = Ce pays n’a ni 2 ressources ni flotte à donner : { $country }.
card-too-poor = Il ne lui reste pas { $points } ressources : { $country }.
card-country-is-safe = La Coalition ne contrôle et n’occupe aucune zone de ce pays : { $country }.
card-france-is-whole = La Coalition ne tient aucune zone clef française ravitaillée : aucun point à sauver.
card-not-controlled = L’Empire ne contrôle pas { $zone }.
card-no-hand = { $side ->
    [empire] L’Empire
   *[coalition] La Coalition
} n’a aucune carte en main.
card-never-beaten = L’Empire n’a jamais vaincu cette puissance : { $country }.
card-not-at-peace = Cette puissance n’est ni neutre ni en paix forcée : { $country }.
card-only-after = Cette carte n’a pas encore été jouée en événement : « { $card } ».
card-no-allies = Cette puissance n’a aucun mineur pour allié : { $country }.
card-no-fleet = { $side ->
    [empire] L’Empire
   *[coalition] La Coalition
} n’a aucune flotte qui puisse appareiller.
card-no-fleet-in-port = { $side ->
    [empire] L’Empire
   *[coalition] La Coalition
} n’a dans un port aucune flotte qui puisse appareiller.
card-hostile = Ce pays n’est ni allié à l’Empire ni neutre : { $country }.
card-leads-nobody = { $general } ne commande aucune force libre de marcher.
card-first-march = Rien ne retarde { $general } à sa première marche.
card-no-river = Aucun fleuve sans pont ne vous gêne { A($zone) }.
card-no-militia = Aucune milice de ce pays n’est à portée d’une force française ravitaillée : { $country }.
card-no-force = Aucune force de ce pays n’est libre de marcher : { $country }.
card-nobody-to-rally = Aucune force impériale n’est à la fois démoralisée et ravitaillée.
card-nobody-astray = Aucune force ennemie n’est hors des murs.
card-would-fight = La force aurait à combattre { A($zone) }.
card-no-forced-ally = Aucune puissance n’est en alliance forcée.
card-no-corps-to-lend = Aucun allié forcé n’a de corps complet pour lequel une force française ait de la place.
command-quarrel = Les cabinets sont brouillés : { $general } ne reçoit plus de pas d’une puissance alliée.
activation-fleets-only = « { $card } » n’active que des flottes.

## Ce qui arrive

card-free-steps = { CAP(LE($country)) } peut construire gratuitement { $steps } pas d’infanterie ordinaire.
card-half-price = { CAP(LE($country)) } paie moitié prix pour { $steps } pas d’infanterie ordinaire.
card-minor-steps = { $side ->
    [empire] L’Empire
   *[coalition] La Coalition
} a { $steps } pas de plus pour ses mineurs.
card-to-reserve = { CAP(LE($piece)) } rejoint la réserve.
card-hand-seen = La police de Fouché dévoile la main adverse : { $cards }.
card-safe-next-year = Jusqu’à la fin de l’année prochaine, aucune action diplomatique de la Coalition ne peut viser ce pays : { $country }.
card-safe = Un allié fidèle, que nul ne peut gagner cette année : { $country }.
card-heir-born = Cent un coups de canon : l’Empire a un héritier.
card-caulaincourt = { $side ->
    [empire] Les diplomates impériaux
   *[coalition] Les diplomates coalisés
} ont 2 de moins à chaque dé cette année.
card-quarrel = { $side ->
    [empire] Les cabinets de l’Empire
   *[coalition] Les cabinets de la Coalition
} se brouillent : ils ne se prêtent plus ni argent ni hommes.
card-congress = Un congrès siège : les zones clefs perdues ne coûtent aucun point cette année ({ $country }).
card-heavy-weather = Gros temps : jusqu’à la fin du round, { $side ->
    [empire] l’Empire
   *[coalition] la Coalition
} ne trouve plus l’ennemi en mer.
card-privateers = Les corsaires sortent : { $side ->
    [empire] l’Empire
   *[coalition] la Coalition
} a désormais une carte de moins, sauf si une flotte les pourchasse.
card-peninsula-open = La péninsule est ouverte à { $steps } pas français.
card-blockade-launched = Le blocus continental est déclenché ; { $steps } pas français peuvent traverser l’Espagne vers le Portugal.
card-promised = Ce pays sera créé si Varsovie est encore tenue en phase de conquêtes : { $country }.
card-bridges = { CAP(LE($force)) } a des ponts sur tous les fleuves pendant ce round.
card-rallied = Force ralliée : { $force }.
card-armistice = Armistice : { $side ->
    [empire] l’Empire
   *[coalition] la Coalition
} n’a pas d’action dans ce round.
