### The names of Age of Napoleon, and its cards in our own words.
# Areas and minor countries bear the name printed on the map; all other corps that of their general.

## Sides

name-french = French
name-coalition = Coalition

## Major countries

name-france = France
name-britain = Britain
name-spain = Spain
name-preussen = Prussia
name-austria = Austria
name-russia = Russia

## Areas, minor countries and detachable areas

name-ile-de-france = Île-de-France
name-flandre = Flandre
name-rhenanie = Rhénanie
name-lorraine = Lorraine
name-bourgogne = Bourgogne
name-provence = Provence
name-aquitaine = Aquitaine
name-bretagne = Bretagne
name-castilla = Castilla
name-galicia = Galicia
name-navarra = Navarra
name-cataluna = Cataluña
name-valencia = Valencia
name-andalucia = Andalucía
name-portugal = Portugal
name-italia = Italia
name-stato-della-chiesa = Lo stato della Chiesa
name-napoli = Napoli
name-schweiz = Schweiz
name-wurttemberg = Württemberg
name-bayern = Bayern
name-westfalen = Westfalen
name-holland = Holland
name-hannover = Hannover
name-danmark = Danmark
name-pommern = Pommern
name-sverige = Sverige
name-brandenburg = Brandenburg
name-westpreussen = Westpreußen
name-ostpreussen = Ostpreußen
name-schlesien = Schlesien
name-sachsen = Sachsen
name-polen = Polen
name-osterreich = Österreich
name-bohmen = Böhmen
name-banat = Banat
name-ungarn = Ungarn
name-galizien = Galizien
name-tirol = Tirol
name-dalmatien = Dalmatien
name-lithuania = Lithuania
name-livonia = Livonia
name-ingria = Ingria
name-novgorod = Novgorod
name-belorussia = Belorussia
name-volhynia = Volhynia
name-ukraine = Ukraine
name-smolensk = Smolensk
name-moscow = Moscow

## Corps without a country of their own, and one general

name-french-minors = French minors
name-british-minors = British minors
name-napoleon = Napoleon

## States of a country

name-fa = French Ally
name-fd = French Dominion
name-nc = Neutral Country
name-cm = Coalition Member
name-ic = Insurgent Country

## Scenarios

scenario-1805 = 1805: from the Channel to Vienna
scenario-1805-about = The whole story, from the camp of Boulogne on. Up to eleven years: several evenings.
scenario-1809 = 1809: Austria and the Spanish ulcer
scenario-1809-about = Austria on the Danube, the guerrilla behind the Pyrenees. Up to seven years.
scenario-1813 = 1813: the War of Liberation
scenario-1813-about = Germany rises; the whole of Europe is in arms. Up to three years.

## Titles of the cards

name-english-gold = English Gold
name-continental-system = Continental System
name-william-pitt = William Pitt
name-tsar-ambition = The Tsar’s Ambition
name-queen-luise = Queen Luise
name-treaty-of-tilsit = Treaty of Tilsit
name-imperial-marriage = Imperial Marriage
name-rhine-confederation = Confederation of the Rhine
name-talleyrand = Talleyrand
name-metternich = Metternich
name-godoy = Godoy
name-coup-d-etat = Coup d’État
name-diplomatic-mission = Diplomatic Mission
name-fouche = Fouché
name-insurrection = Insurrection
name-austrian-reforms = Austrian Reforms
name-prussian-reforms = Prussian Reforms
name-levee-en-masse = Levée en masse
name-landwehr = Landwehr
name-subsidies = British Subsidies
name-russo-ottoman-war = Russo-Ottoman War
name-war-of-1812 = War of 1812
name-prisoner-exchange = Exchange of Prisoners
name-britannia = Britannia
name-major-campaign = Major Campaign
name-forced-march = Forced March
name-mud = Mud
name-command-indecision = Command Indecision
name-peace-talks = Peace Talks
name-guerrilla = Guerrilla
name-cavalry-charge = Cavalry Charge
name-art-of-war = Art of War
name-grand-battery = Grand Battery
name-strong-position = Strong Position
name-imperial-guard = The Guard
name-killed-in-action = Killed in Action
name-rearguard = Rearguard
name-surrender-no = Surrender? No!
name-napoleonic-dynasty = Napoleonic Dynasty
name-depot = Depot
name-scorched-earth = Scorched Earth
name-hard-winter = Hard Winter

## What the cards do

card-english-gold-text = One country that your cards may affect moves one step towards the Coalition.
card-continental-system-text = One French Ally that owns a coastal area becomes neutral.
card-william-pitt-text = One major country that your cards may affect moves one step towards the Coalition.
card-tsar-ambition-text = Russia moves one step towards the Coalition.
card-queen-luise-text = Prussia moves one step towards the Coalition.
card-treaty-of-tilsit-text = Russia or Prussia moves one step towards France.
card-imperial-marriage-text = Austria moves one step towards France.
card-rhine-confederation-text = Bayern, Württemberg, Westfalen, Hannover or a detached Sachsen, neutral or Coalition Member and open to your cards, becomes a French Ally at once.
card-talleyrand-text = One minor country that your cards may affect moves one step towards your side.
card-metternich-text = Austria moves one step towards your side.
card-godoy-text = Spain moves one step towards your side.
card-coup-d-etat-text = One minor country open to your cards, with no enemy corps in it, moves one or two steps towards your side.
card-diplomatic-mission-text = One country that your cards may affect moves one step towards your side.
card-fouche-text = In answer to an enemy diplomacy or insurrection card: that card has no effect.
card-insurrection-text = An insurrection breaks out in a French Dominion, or in a neutral country that the French occupy.
card-austrian-reforms-text = For good: Austria, if not under French control, has more corps on the map and may raise those of the reform.
card-prussian-reforms-text = For good: Prussia, if not under French control, gives more cards, has more corps on the map and may raise those of the reform.
card-levee-en-masse-text = This year France may raise two corps more, within its mobilisation limit.
card-landwehr-text = This year Austria or Prussia, Coalition Member or insurgent, may raise two corps more, within its mobilisation limit.
card-subsidies-text = This year one Coalition Member may raise one corps more, within its mobilisation limit.
card-russo-ottoman-war-text = If Russia is Coalition Member or insurgent, it raises nothing this year, and the Coalition sends one Russian corps on the map to the reserve.
card-war-of-1812-text = Britain raises nothing this year, and the Coalition sends one British corps on the map to the reserve.
card-prisoner-exchange-text = Before the deployments, all your captured corps go to your reserve and may be deployed at once.
card-britannia-text = For good: the Coalition may reinforce, move and retreat by sea.
card-major-campaign-text = This round you may move up to three armies; the card pays for all three.
card-forced-march-text = Your moving army may enter one area more; it then checks march attrition.
card-mud-text = When the enemy names an army to move: it may enter one area less.
card-command-indecision-text = When the enemy names an army to move or to intercept: it does not, and what it cost is lost.
card-peace-talks-text = As a round begins: in this round and the next nobody attacks, intercepts or violates a neutrality. Once a campaign.
card-guerrilla-text = When a French army ends its move in Russia or in an insurgent country: it checks march attrition.
card-cavalry-charge-text = +3 to your strength in this battle.
card-art-of-war-text = Your die is not rolled: it counts as the seniority of your general. A second die, after a tie, is rolled.
card-grand-battery-text = +2 to your strength in this battle.
card-strong-position-text = In defence: +3 to your strength in this battle.
card-imperial-guard-text = If Napoleon is committed: +1 to your die, up to 6, but not to a second die after a tie.
card-killed-in-action-text = When the enemy takes losses: you choose the first corps that he loses for good. Not Napoleon, if another is lost with him.
card-rearguard-text = After the dice: you lose one corps less. The winner stays the winner.
card-surrender-no-text = A country of your side that would surrender does not surrender this year.
card-napoleonic-dynasty-text = When a country surrenders to the French: it becomes a French Dominion.
card-depot-text = +2 to the winter die of one of your armies.
card-scorched-earth-text = −2 to the winter die of one enemy army.
card-hard-winter-text = −1 to the winter die of every army, of both sides, in Russia, Prussia, Sverige and Polen.
