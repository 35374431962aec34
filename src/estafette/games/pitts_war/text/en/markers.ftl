### Pitt’s War: what each event marker does, in our own words.

## 1792

marker-f-valmy = The French battle penalty ends for good. Valmy also gives France the win if the battle it is played in is tied. Leaves the game in 1795.
marker-f-attaque-colonnes = +1 in one battle if France is the active player.
marker-f-ballons = +1 in one battle.
marker-f-volontaires = +2 Recruitment Points, usable even in the Activation Phase.
marker-f-prairial = +1 Recruitment Point in the Activation Phase. Leaves the game in 1795.
marker-f-toulon = +2 in one battle in a port area under enemy control. Leaves the game in 1795.
marker-f-colonnes-infernales = +2 in one battle against revolt units in France. Leaves the game in 1795.
marker-f-carnot = The French movement penalty ends for good. Carnot also gives +3 Recruitment Points, usable even in the Activation Phase. Leaves the game in 1795.
marker-f-terreur = Until the end of 1794, +1 in all battles against revolt units in France. Leaves the game in 1795.
marker-f-convention = +1 in one battle. Leaves the game in 1795.
marker-f-campagne-hiver = For one force’s activation, bad weather modifies neither its attrition nor its movement roll.
marker-f-sardaigne-corse = One army of at most 2 steps may make a naval assault on Corsica or Sardinia. Leaves the game in 1798.
marker-f-armee-mayence = A one-step French unit destroyed in battle is put at once in Paris. For the rest of that year the unit may fight only revolt units in France. Leaves the game in 1795.
marker-c-royaume-corse = First use: a force of at most 2 steps may make a naval assault on a Mediterranean coastal area. Other use: a French naval assault is cancelled. Leaves the game in 1801.
marker-c-famine = France loses 1 Recruitment Point in the next Reinforcement Phase. Leaves the game in 1801.
marker-c-guillotine = A French leader who has lost a battle leaves the game on a roll of 6. Leaves the game in 1795.
marker-c-galerne = A Vendée unit may leave its uprising area. The unit freed by the Virée de Galerne counts as supplied for the current impulse. Leaves the game in 1794.
marker-c-quartiers-hiver = No further battles for either side in the Bad Weather impulse.
marker-c-ecran = −2 on the Pursuit table when the Coalition has lost a battle.
marker-c-conseil-guerre = One reduced Coalition combat unit is restored. The unit restored by Council of War may not move in the current impulse. Leaves the game in 1798.
marker-c-general-blesse = After the battle a French leader is wounded on 5-6 and returns in the next Reinforcement Phase.
marker-c-royal-navy = First use: cancels a French naval assault. Other use: allows one British naval assault.
marker-c-cocarde-blanche = On 4 or more, Dumouriez leaves the game; it may be played even just before a battle. After White Cockade French units are moved so that stacking is respected. Leaves the game in 1795.
marker-c-subsides = 3 Recruitment Points to one major power at war other than the United Kingdom, in a Reinforcement Phase.
marker-c-hauteur = +1 in one battle if the Coalition is the inactive player.

## 1795

marker-f-initiative = Played in the Events Phase: France is first player for the current year. Leaves the game in 1801.
marker-f-campo-formio = In the Diplomacy Phase, if Austria holds neither Mantua nor a French Key star, an armistice with Austria lasts the whole current year. The Coalition player puts Austrian combat units back in their homeland. After Campo Formio Austrian units do not move until the end of the year. French forces in Austria go back to the nearest French-controlled area. Leaves the game in 1798.
marker-f-pillage = If France controls a Key star of a minor power, it gets 2 Recruitment Points in the next Reinforcement Phase.
marker-f-bale = In the Diplomacy Phase, Prussia with its allies Hesse and Saxony becomes neutral if it controls no Key star area in France. Until 1804 begins nobody may approach Prussia again, and it has no Recruitment Points. Leaves the game in 1798.
marker-f-san-ildefonso = In the Diplomacy Phase Spain leaves the Coalition and becomes a French ally if it controls no city area in France. Every Coalition combat unit in Spain is placed at once inside its own borders. Leaves the game in 1798.
marker-f-irlande = One army of at most 1 step may make a naval assault on Ireland. Leaves the game in 1804.
marker-f-siege = +2 in one battle in a fortress area.
marker-f-sabre-honneur = +1 in one battle.
marker-c-quiberon = During a Coalition activation the Chouan unit is placed in a coastal area of its region; if a French unit is there, a battle is fought at once. Leaves the game in 1801.
marker-c-louis-xvii = A reduced Vendée unit (1 step) is placed in its area; if a French unit is there, a battle is fought at once. Leaves the game in 1801.
marker-c-royaume-piemont = Piedmont-Sardinia gets 2 Recruitment Points that must be spent at once on Sardinian or Piedmontese units. Those units may be placed in Venetia, Lombardy, Piedmont, Sardinia, Tuscany, the Papacy or Naples, if Coalition-controlled. Leaves the game in 1801.
marker-c-amiraute = First use: cancels a French naval assault. Other use: allows a naval assault by a force of at most 2 steps.
marker-c-ville = 3 Recruitment Points to one major power at war other than the United Kingdom, in a Reinforcement Phase.
marker-c-libre-passage = A Coalition force may cross a neutral state without stopping, and that state stays neutral.
marker-c-indes-neerlandaises = If Holland is under French control, the United Kingdom gets 1 Recruitment Point in the next Reinforcement Phase. Leaves the game in 1801.
marker-c-jervis = First use: cancels a French naval assault. Other use: makes Spain neutral again if it was a French ally. After that Spain can become a French ally again only by the Bayonne Trap or a successful diplomatic attempt.

## 1798

marker-f-confederation-suisse = France may invade Switzerland. Swiss Confederation also gives France +1 in one battle against Swiss units.
marker-f-indes = The United Kingdom loses 2 Recruitment Points in the next Reinforcement Phase.
marker-f-expedition-egypte = France receives the army of Egypt. That army, with Napoleon, must make a naval assault on Alexandria before the turn ends. The Mameluk and Egyptian units are deployed in Egypt, anywhere but Alexandria. Leaves the game in 1804.
marker-f-pyramides = +2 in one battle in the Levant. Leaves the game in 1807.
marker-f-brumaire = If Napoleon is in the Levant the French player may transfer him to a French force in France. Leaves the game in 1807.
marker-f-armee-cotiere = One army of at most 2 steps may make a naval assault on an enemy coastal area, the United Kingdom excepted.
marker-c-aboukir = First use: cancels the Egyptian Expedition on a roll of 5 or more. Other use: cancels any other naval assault without a roll. Leaves the game in 1807.
marker-c-jambes-russes = One Russian army has +2 on a Movement Potential roll.
marker-c-hussards = The Coalition has +2 on one pursuit roll.
marker-c-siege-acre = +1 for a Coalition force that defends Acre. With Siege of Acre that force wins a tie even if France has a leader. Leaves the game in 1807.
marker-c-empire-ottoman = If Egypt has been invaded, Turkey receives the Levant army. The Levant army may be used only for a naval assault on a coastal area of Syria or Egypt.
marker-c-seconde-coalition = Russia joins the Coalition at once. Leaves the game in 1804.
marker-c-cadoudal = The Chouan unit is placed in its area; if a French unit is there, a battle is fought at once. Leaves the game in 1804.

## 1801

marker-f-harem = A free diplomatic roll at +2 against Turkey, even if it is a Coalition ally. On success Turkey becomes a French ally. A Turkey won over by Harem may attack Russia even if Russia is neutral.
marker-f-corsaires = The United Kingdom loses 1 Recruitment Point on 1-3, 2 on 4-6, in the next Reinforcement Phase.
marker-f-pirates = The United Kingdom loses 1 Recruitment Point in the next Reinforcement Phase.
marker-f-talleyrand = A free diplomatic roll at +3. Leaves the game in 1810.
marker-f-tsar-paul = Russia becomes neutral again. Russian units outside their homeland are then placed in a supplied Russian reinforcement area. Leaves the game in 1804.
marker-f-amiens = It must be played in the Diplomacy Phase. The Treaty of Amiens puts an armistice on the whole map. All units go back to their homelands. Major powers at war keep the minor areas they have conquered and get back the areas of their 1792 homeland. Until the end of the current three-year period there are no Recruitment Points and no war. Afterwards war resumes with the same alliances as before. Leaves the game in 1807.
marker-c-perfide-albion = Roll a die; the French player returns to his pool, at random, 1 held marker on 1-3 and 2 on 4-6.
marker-c-or-espagnol = Spain loses its Recruitment Points in the next Reinforcement Phase. Spanish Gold also gives the United Kingdom 1 more Recruitment Point in that phase. Leaves the game in 1810.
marker-c-rothschild = 3 Recruitment Points to one Coalition major power at war other than the United Kingdom, in a Reinforcement Phase.
marker-c-seconde-ligne = One force evades automatically.
marker-c-copenhague = One neutral minor power joins the Coalition. Leaves the game in 1807.

## 1804

marker-f-attaque-flanc = +2 in one battle if a leader commands.
marker-f-son-du-canon = +2 on one march-to-the-guns roll.
marker-f-walewska = If Warsaw is under French control the Grand Duchy is created as a French ally, with Warsaw and every other Polish-coloured area in Prussia, Coalition units there or not. The Polish unit arrives free in the next Reinforcement Phase if Warsaw is still under French control.
marker-f-boulogne = A stack of 4 steps with 2 leaders may, on a 6, make a naval assault on the United Kingdom across a strait. Or, instead, that stack moves without attrition with a Movement Potential of 6. Leaves the game in 1810.
marker-f-marche-colonne = Played when the Coalition has picked a stack to move; the stack may not move and counts as activated for the impulse.
marker-f-tirailleurs = +1 in one battle.
marker-f-schulmeister = Played when the Coalition has picked a stack to move; its movement is cancelled and it counts as activated for the impulse. Leaves the game in 1810.
marker-f-brigade-infernale = +2 on one pursuit roll. Leaves the game in 1810.
marker-f-depots = −2 on one Attrition Test.
marker-f-coupez-retraite = Cancels a successful enemy evasion.
marker-c-campagne-hiver = For one force’s activation the bad-weather modifier applies to neither attrition nor movement.
marker-c-boue = Every army of both sides has −2 on Movement Potential rolls for the current impulse.
marker-c-carre = One French C symbol is ignored for cavalry superiority and pursuit in one battle.
marker-c-nelson = Cancels a French naval assault. Leaves the game in 1810.
marker-c-entente-couronnes = A free diplomatic roll at +3.
marker-c-tambours = A major power may refuse to surrender until the next End of Turn Phase. If it then surrenders, it goes into forced alliance and loses 3 areas instead of 2. The winner may take an indemnity of 2 Recruitment Points in place of one of those three areas.
marker-c-redoute = +1 in one battle for the defending stack.
marker-c-ordre-tenir = Cancels a successful enemy march to the guns.
marker-c-sante-general = Lowers an enemy leader’s battle bonus by 1 for one battle.
marker-c-tyrol = If Innsbruck has been conquered by France, the Tyrol revolt unit is placed there; if an enemy unit is there, a battle is fought at once. The Tyrolians may not move to an adjacent area. The Tyrolians stay in supply as long as Innsbruck is controlled by their side.

## 1807

marker-f-erfurt = If Austria and Prussia have surrendered, France receives the Rhine and Westphalia units and may build them in the next Reinforcement Phase. The Empire, Hanover, the Hanse, Hesse and Mecklenburg become French allies if they are not so already. Leaves the game in 1813.
marker-f-tilsit = Russia becomes neutral if the United Kingdom no longer has Prussia or Austria as an ally. Russian combat units are placed at once in Russia. Leaves the game in 1813.
marker-f-bayonne = Spain becomes a French ally at once. From then on French units may enter Spain.
marker-f-somo-sierra = +1 in one battle if the stack has at least one C symbol.
marker-f-grande-batterie = +2 in one battle if a leader commands.
marker-f-colonnes-mobiles = Remove one Spanish Guerrilla.
marker-f-blocus-continental = In each Reinforcement Phase the United Kingdom loses 2 Recruitment Points if every continental port from St. Petersburg to Venice is controlled by France, by an ally or by a power in mandatory peace with France. Copenhagen is among those ports; Palermo and Gibraltar are not. Leaves the game in 1813.
marker-f-eble = Cancels the river penalty in one battle.
marker-f-batterie-hippomobile = +1 in one battle if the stack has at least one C symbol.
marker-f-mutinerie = Cancels an enemy naval assault.
marker-c-charge = +1 in one battle if the force has at least one C symbol.
marker-c-general-hiver = In the Bad Weather impulse every enemy stack in the Russian homeland, Russian conquests included, takes an Attrition Test at once.
marker-c-dos-de-mayo = If Spain is a French ally or neutral, it joins the Coalition and a War of Liberation begins. The Spanish armies of the Atlantic and the Med are placed on the map with one step each. The Guerrillas are placed in the next Reinforcement Phase.
marker-c-cosaques = +2 on an Attrition Test of an enemy force adjacent to a Russian force.
marker-c-walcheren = A force of at most 2 steps may make a naval assault on an area in Holland or Flanders.
marker-c-or-anglais = The Coalition gets 3 Recruitment Points in the next Reinforcement Phase.
marker-c-cretes = +1 in one battle if the Coalition is the inactive player.
marker-c-disgrace = One French leader other than Napoleon is to leave the game; a die gives the number of turns, the current one included, that he may still stay on the map.
marker-c-ligne-rouge = +1 in one battle if Wellington commands.
marker-c-pont-detruit = −2 to the enemy if he attacks across a river.

## 1810

marker-f-usa = The United Kingdom loses 2 Recruitment Points in the next Reinforcement Phase.
marker-f-fouche = Roll a die; the Coalition player returns to his pool, at random, 1 held marker on 1-3 and 2 on 4-6.
marker-f-perse = One Russian step, of Russia’s choice, is removed.
marker-f-brave-des-braves = +1 in one battle for a defending stack.
marker-f-berezina = A French evasion attempt succeeds automatically.
marker-f-cuirassiers = +1 in one battle if the force has at least one C symbol.
marker-f-forces-expeditionnaires = While Prussia and Austria are in forced alliance with France and France is at war with Russia, France may take 1 Recruitment Point from each of them in every Reinforcement Phase.
marker-c-intrigues = A free diplomatic roll at +3.
marker-c-landwehr = Prussia receives the Landwehr unit free in Berlin. Whenever it has been destroyed, the Landwehr is rebuilt free in the next turn, to the end of the game.
marker-c-scharnhorst = Prussia breaks its forced alliance with France and joins the Coalition. French stacks in the same areas as Prussians withdraw to the nearest French-controlled area.
marker-c-malet = As the French player chooses, Napoleon is placed at once on a force in France picked by the Coalition player, or returns as a reinforcement in the next impulse. The stack he leaves must respect stacking and may split into an adjacent controlled area.
marker-c-initiative = First use: played in the Events Phase, it makes the Coalition first player for the current year. Other use: Turkey becomes neutral again.
marker-c-terre-brulee = In the Fair Weather impulse every enemy stack in the Russian homeland, Russian conquests included, takes an Attrition Test at once.
marker-c-torres-vedras = +2 in one battle for a defending stack with Wellington.

## 1813

marker-f-marie-louise = 6 Recruitment Points in the current Reinforcement Phase.
marker-f-armistice = No more battles in the current impulse, except in Spain and Portugal.
marker-f-marseillaise = +1 in one battle in the France of 1792.
marker-f-legion-honneur = +1 in one whole battle for a stack without a leader.
marker-f-francs-tireurs = An enemy stack in France has −2 on its Movement Potential roll.
marker-f-lanciers = +1 in one battle if the force has at least one C symbol.
marker-c-germanie = If Prussia and Austria are at war with France, Saxony and Bavaria desert France if they are its allies. Their units join the nearest Coalition stack at once. The areas of Saxony and Bavaria come under Coalition control.
marker-c-bernadotte = Sweden joins the Coalition with its combat unit at 2 steps. The Swedish army is placed in Sweden or in a Coalition-controlled Baltic port.
marker-c-vive-le-roi = The reduced Vendée unit is placed in its area; if a French unit is there, a battle is fought at once.
marker-c-embuscade = An interception succeeds automatically without a further marker.
marker-c-uhlans = +1 on one pursuit roll.
marker-c-schonbrunn = Austria breaks its forced alliance with France and joins the Coalition. French stacks in the same area as Austrian stacks withdraw to the nearest French-controlled area.
