### The names of Napoléon 1815, and its cards in our own words.

## Camps and armies

name-coalition = Coalition
name-french = French
name-anglo-allied = Anglo-Allied
name-prussian = Prussian

## Kinds of zone

name-clear = clear terrain
name-wooded = woods
name-town = town
name-fortified-town = fortified town
name-fortified-farm = fortified farm

## Rivers

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
name-bruxelles = Brussels
name-seneffe = Seneffe
name-nivelles = Nivelles
name-gosselies = Gosselies
name-frasnes = Frasnes
name-quatre-bras = Quatre Bras
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
name-la-belle-alliance = La Belle Alliance
name-hougoumont = Hougoumont
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

## Blocks

name-napoleon = Napoleon
name-drouot = Drouot
name-d-erlon = D’Erlon
name-reille = Reille
name-vandamme = Vandamme
name-gerard = Gérard
name-lobau = Lobau
name-grouchy = Grouchy
name-ney = Ney
name-lamarque = Lamarque
name-vedette-french-1 = French vedette
name-vedette-french-2 = French vedette
name-vedette-french-3 = French vedette
name-vedette-french-4 = French vedette
name-vedette-french-5 = French vedette
name-vedette-french-6 = French vedette
name-vedette-french-7 = French vedette
name-wellington = Wellington
name-orange = Orange
name-hill = Hill
name-picton = Picton
name-brunswick = Brunswick
name-uxbridge = Uxbridge
name-frederick = Frederick
name-vedette-anglo-allied-1 = Anglo-Allied vedette
name-vedette-anglo-allied-2 = Anglo-Allied vedette
name-vedette-anglo-allied-3 = Anglo-Allied vedette
name-vedette-anglo-allied-4 = Anglo-Allied vedette
name-vedette-anglo-allied-5 = Anglo-Allied vedette
name-vedette-anglo-allied-6 = Anglo-Allied vedette
name-vedette-anglo-allied-7 = Anglo-Allied vedette
name-blucher = Blücher
name-ziethen = Ziethen
name-pirch = Pirch
name-thielmann = Thielmann
name-bulow = Bülow
name-gneisenau = Gneisenau
name-vedette-prussian-1 = Prussian vedette
name-vedette-prussian-2 = Prussian vedette
name-vedette-prussian-3 = Prussian vedette
name-vedette-prussian-4 = Prussian vedette
name-vedette-prussian-5 = Prussian vedette
name-vedette-prussian-6 = Prussian vedette

## Formations

title-formation-garde-imperiale = Imperial Guard
title-formation-corps-1 = I Corps
title-formation-corps-2 = II Corps
title-formation-corps-3 = III Corps
title-formation-corps-4 = IV Corps
title-formation-corps-6 = VI Corps
title-formation-cavalerie-1-2 = I and II Cavalry Corps
title-formation-cavalerie-3-4 = III and IV Cavalry Corps
title-formation-reserve-de-france = Reserve from France
title-formation-reserve = Reserve
title-formation-brunswick = Brunswick contingent
title-formation-cavalerie = Cavalry
title-formation-pays-bas = Netherlands corps
title-formation-reserve-de-cavalerie = Reserve cavalry

## Scenarios

scenario-intro-ligny = Ligny, 16 June 1815
scenario-intro-ligny-about = Napoleon against Blücher on ten zones, in three turns: all the basic rules, in one sitting.
scenario-campaign-1815 = The campaign in Belgium, 15–18 June 1815
scenario-campaign-1815-about = From the crossing of the Sambre to the last evening: eight turns under the fog of war.
scenario-ligny-quatre-bras = Ligny and Quatre Bras, 16–17 June 1815
scenario-ligny-quatre-bras-about = Two days and four turns: beat one army before the other comes up.
scenario-waterloo-wavre = Waterloo and Wavre, 18 June 1815
scenario-waterloo-wavre-about = The last day on the whole map: Wellington holds the ridge, and Grouchy and Blücher race for it.

## Turns

name-1815-06-15-morning = 15 June, morning
name-1815-06-15-afternoon = 15 June, afternoon
name-1815-06-16-morning = 16 June, morning
name-1815-06-16-afternoon = 16 June, afternoon
name-1815-06-16-14h = 16 June, 2 pm
name-1815-06-16-17h = 16 June, 5 pm
name-1815-06-16-20h = 16 June, 8 pm
name-1815-06-17-morning = 17 June, morning
name-1815-06-17-afternoon = 17 June, afternoon
name-1815-06-18-morning = 18 June, morning
name-1815-06-18-afternoon = 18 June, afternoon
name-1815-06-18-evening = 18 June, evening

## Invasion cards

name-invasion-73 = The frontier
name-invasion-74 = The crossing of the Sambre
name-invasion-75 = Ligny and Quatre Bras
name-invasion-76 = The march on Brussels
name-invasion-77 = The decisive battle

## Card titles

# Frederick, Grouchy and Lamarque bear the name of their block.

name-a-bruxelles = To Brussels
name-aide-de-camp = Aide-de-camp
name-anticipation = Anticipation
name-arriere-garde = Rearguard
name-audace = Audacity
name-au-son-du-canon = March to the Guns
name-carre = Form Square
name-cambronne = Cambronne
name-chargez = Charge
name-confusion = Confusion
name-contre-ordre = Counter-order
name-coordination = Coordination
name-deploiement-rapide = Rapid Deployment
name-eclaireurs = Scouts
name-elan = Élan
name-embuscade = Ambush
name-encombrement = Congestion
name-fatigue = Fatigue
name-fourrager = Foraging
name-grande-batterie = Grand Battery
name-hussards = Hussars
name-inactivite = Inactivity
name-intuition = Intuition
name-la-garde = The Guard
name-la-ligne-rouge = The Red Line
name-empereur-souffrant = The Ailing Emperor
name-le-rougeaud = Le Rougeaud
name-marche-d-approche = Approach March
name-marche-forcee = Forced March
name-organisation = Organisation
name-panique = Panic
name-pluie = Rain
name-pont-detruit = Broken Bridge
name-ravitaillement = Resupply
name-reaction = Reaction
name-renforts = Reinforcements
name-renforts-retardes = Delayed Reinforcements
name-reserve = Reserve
name-retraite-en-ordre = Orderly Retreat
name-tenir = Stand Fast
name-tirailleurs = Skirmishers
name-trahison = Treason
name-ultime-effort = Last Effort
name-union-des-forces = Joined Forces
name-vive-l-empereur = Vive l’Empereur

## Effects of the cards

card-a-bruxelles-text = All this turn, a Coalition pile that ends its move nearer to Brussels has 1 extra movement point.
card-aide-de-camp-text = Two players: look at the French hand. Three players: the two Coalition players may talk and swap cards until the end of the turn.
card-anticipation-text = Search your draw pile for any card that is not red and take it into your hand without showing it. Then shuffle the pile.
card-arriere-garde-text = A Coalition corps defending alone slips away: it loses 1 strength point, takes 1 fatigue and retreats 2 connections, without combat or pursuit.
card-audace-text = In a French attack, woods, fortified towns and fortified positions give the defender no extra combat card.
card-au-son-du-canon-text = One of your corps, activated or not, joins this combat from an adjacent free zone without fatigue. If it comes by the enemy’s retreat axis, the enemy pile takes 2 fatigue.
card-carre-text = If the French pile has cavalry when the combat begins, the Coalition pile takes 2 fatigue less.
card-cambronne-text = A French pile that must retreat is not pursued.
card-chargez-text = With Ney, Grouchy, Uxbridge or Gneisenau in your pile, reveal 1 extra combat card. That corps takes 1 fatigue at once.
card-confusion-text = An enemy pile that has just entered an uncontested zone with 3 or more connections stops there and is turned to its activated face.
card-contre-ordre-text = Cancels the event that your opponent has just played. Combat, retreat and pursuit events cannot be cancelled.
card-coordination-text = At the end of a French operation, the French carry out another one at once with another pile.
card-deploiement-rapide-text = A French attack on the march does not cost a combat card.
card-eclaireurs-text = Two players: look at the Coalition hand. Three players: look at the hand of one opponent of your choice.
card-elan-text = In a French attack, reveal 1 extra combat card.
card-embuscade-text = The manoeuvring French pile takes 1 fatigue at once, placed by the French player.
card-encombrement-text = Once an enemy pile’s movement card has been revealed, the pile loses 1 movement point.
card-fatigue-text = At the end of its move an enemy pile takes 1 extra fatigue; vedettes take none.
card-fourrager-text = At the end of a move that neither began nor ended in a contested zone, the French pile removes 1 fatigue from one of its corps.
card-frederick-text = Frederick’s corps enters at Alost, to be activated (plus 1 vedette under the Grognard rules). If he is already on the board, a Coalition corps gains 1 infantry point instead.
card-grande-batterie-text = A French pile of 3 or more corps inflicts 1 extra loss. Each of its corps takes 1 fatigue at once.
card-grouchy-text = When a pile with Grouchy has revealed its movement card, discard that card and reveal another.
card-hussards-text = Discard one card at random from the Coalition hand. With three players, choose which opponent loses it.
card-inactivite-text = As soon as it is drawn: name a zone with a pile of yours; all your corps and vedettes there are turned to their activated face. With three players, the French name the Coalition player who suffers it.
card-intuition-text = You have the initiative without revealing a card. If both camps play Intuition, the cards cancel each other.
card-la-garde-text = With Drouot in the pile, reveal 1 extra combat card. If the French lose the combat, each corps of the pile takes 1 extra fatigue.
card-la-ligne-rouge-text = A Coalition pile that defends with Picton, Orange or Hill reveals 1 extra combat card.
card-lamarque-text = Lamarque’s corps enters at Maubeuge or in a town of France, to be activated (plus 1 vedette under the Grognard rules). If he is already on the board, a French corps other than Drouot may gain 1 infantry point instead.
card-empereur-souffrant-text = As soon as it is drawn, and for the whole turn: Napoleon gives his pile no movement point, no combat card and no relief from fatigue.
card-le-rougeaud-text = With Ney in the combat, reveal a card. On 1, 2 or 3 Ney takes 2 fatigue at once; on 4 or 5 you have 1 extra combat card.
card-marche-d-approche-text = All this turn, French piles and vedettes have 3 movement points, before the usual modifiers, without revealing a card. They may neither move out of a contested zone nor enter a zone with Coalition piles or vedettes.
card-marche-forcee-text = Your moving pile has 1 extra movement point, and never fewer than 1 in all.
card-organisation-text = A French pile that has just entered an uncontested zone with other French corps need not stop there.
card-panique-text = A beaten French pile retreats 1 connection more and takes 2 fatigue, shared evenly.
card-pluie-text = As soon as it is drawn, and for the whole turn: every pile activated takes 1 fatigue at once, and has 1 movement point fewer if it moves.
card-pont-detruit-text = A moving Coalition pile in a free zone spends 1 movement point to destroy a bridge on a connection of that zone. With no points at all it may still do so, but does not move.
card-ravitaillement-text = Choose a Coalition pile: remove 2 fatigue in all from its corps.
card-reaction-text = When the enemy has designated a pile, one of your piles, activated or not, may move from a free zone to an adjacent free zone.
card-renforts-text = A Coalition corps on the board gains 1 infantry point.
card-renforts-retardes-text = As soon as it is drawn: a Prussian corps still to come arrives one turn later. If none is left to come, the Coalition plays no recovery card this turn.
card-reserve-text = Draw 2 cards. Red ones are discarded without effect and are not replaced.
card-retraite-en-ordre-text = Your retreating pile is not pursued if it still has at least 1 cavalry point.
card-tenir-text = A Coalition pile that has just lost a combat takes 1 more loss and 3 fatigue less. It need not retreat.
card-tirailleurs-text = The manoeuvring Coalition pile takes 1 fatigue at once, placed by the Coalition player.
card-trahison-text = During a French manoeuvre, name a French pile of a single corps, neither Drouot nor Napoleon’s pile: it is turned to its activated face. Under the Grognard rules a vedette so named is eliminated.
card-ultime-effort-text = When the French have designated a pile to manoeuvre, an activated Coalition pile may move from a free zone to an adjacent one, free or contested. Each of its corps takes 2 fatigue at once.
card-union-des-forces-text = Activate for one operation a pile of Anglo-Allied and Prussian corps together.
card-vive-l-empereur-text = Each French corps in Napoleon’s zone removes 1 fatigue.
