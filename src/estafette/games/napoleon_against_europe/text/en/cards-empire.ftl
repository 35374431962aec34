### Napoléon against Europe: the cards of the Empire, their titles and what they do.

## L’Épopée

name-1F = Napoleon’s Genius
card-1F-text = Interior Lines against an enemy major campaign. Or: the force that Napoleon commands is activated without activation points, and makes a forced march of up to 3 points without an attrition test. Comes back each year while Paris is held; leaves the game when the Malet Conspiracy is played.
name-2F = Major Campaign
card-2F-text = Activate up to three forces, whatever their initiative, without activation points. They may fight together.
name-3F = Turning Movement
card-3F-text = When an enemy force tries to evade: −3 to its die. It does not touch a demoralised force, nor one that enters a fortress.
name-4F = Schulmeister
card-4F-text = Move an enemy force that is not besieged, up to its movement factor in this weather, through zones that it may enter without a battle. Then activate one force of yours without activation points.
name-5F = Guard Cavalry
card-5F-text = The Guard Cavalry, a special unit, joins a French army in supply.
name-6F = Sound of the Guns
card-6F-text = Before the countermarches of a battle: +2 to every countermarch of the Empire in it.
name-7F = Persia
card-7F-text = Foreign war: Russia sends 2 steps off the map.
name-8F = Infernal Brigade
card-8F-text = +2 to the pursuit of an Empire force that has a cavalry step or a cavalry general. The force must be in supply.
name-9F = Talleyrand
card-9F-text = A diplomatic action with +2.
name-10F = Heavy Weather
card-10F-text = Played when a squadron of either side sails. To the end of the round the Coalition’s squadrons do not intercept at sea, and must roll to intercept whoever leaves a blockaded port.
name-11F = Camp of Boulogne
card-11F-text = Activate up to three fleets of the Empire as one squadron. Its maritime assault may have 6 steps, and −1 instead of −3.
name-12F = Sébastiani in Constantinople
card-12F-text = A diplomatic action on neutral Turkey with +2. It is not the one major power of the year.
name-13F = March Column
card-13F-text = Played when an enemy force is activated, before it moves: it has 2 movement points less, 1 at least, and may make no forced march.
name-14F = Godoy
card-14F-text = If Spain is with the Empire: it gives France 2 resources, or builds one more fleet free.
name-15F = Naval Combination
card-15F-text = Activate up to four fleets of the Empire that lie in ports, whichever they are. When they leave a blockaded port they are intercepted only on a successful roll.
name-16F = Russo-Turkish War
card-16F-text = Foreign war, unless Turkey is with the Coalition: Russia sends 4 steps off the map.
name-17F = Bank of France
card-17F-text = France has 4 more resources in this budget.
name-18F = Sun of Austerlitz
card-18F-text = +2 to the battle roll of a force in supply that Napoleon commands.
name-19F = Fouché
card-19F-text = Look at the Coalition’s hand. It loses one card at random, but no permanent card.
name-20F = Triumph of Erfurt
card-20F-text = If six minors marked R are allied to the Empire, and Austria and Prussia have been beaten: creates the Confederation of the Rhine.
name-21F = Early Conscription
card-21F-text = In this budget France builds 2 steps of plain infantry free in reinforcement zones.
name-22F = Marie Walewska
card-22F-text = In a war with the owner of Mazovia, while the Empire controls Warsaw and can supply it: Poland is created in the conquest phase if that is still so.
name-23F = Family Kingdoms
card-23F-text = One allied minor that may become a protectorate becomes one, without another card.
name-24F = Trap of Bayonne
card-24F-text = If Spain is allied to the Empire or neutral: up to 8 French steps may be in the peninsula; they may cross Spain to invade Portugal, and stay in Spain once the Continental Blockade has been played too. Makes Dos de Mayo playable. Cannot be discarded.
name-25F = Continental Blockade
card-25F-text = Launches the Continental Blockade. Up to 6 French steps may cross Spain to invade Portugal. Cannot be discarded.
name-26F = Tilsit
card-26F-text = A major power of the Coalition, not England, that has lost a key zone to the Empire or has no army in order makes peace: forced peace without annexation. It counts as beaten.
name-27F = Soldiers of the Year II
card-27F-text = A force in supply with a majority of French steps has +1 to its battle roll and +1 morale in this battle.

## Les Châtiments

name-28F = Old Guard
card-28F-text = If the Guard is the spearhead of a force in supply: it gives +1 more, and need not take the first loss.
name-29F = Grand Battery
card-29F-text = A French army in supply inflicts one more loss in this battle.
name-30F = Marie-Louise
card-30F-text = If Austria has been beaten, and is neutral or in forced peace: to the end of next year neither the Coalition’s diplomacy nor Schönbrunn can touch it.
name-31F = Cuirassier Charge
card-31F-text = With cavalry superiority and a step of the cavalry reserve, in supply: superiority gives +2 instead of +1.
name-32F = Orderly Retreat
card-32F-text = +2 to the morale of a beaten Empire force in its demoralisation test.
name-33F = The Fatherland in Danger
card-33F-text = If the Coalition controls or occupies a zone of France: the 2nd and 3rd National Guard are deployed at once in reinforcement zones, and the corps XIX to XXIII join the reserve.
name-34F = War with the USA
card-34F-text = Foreign war: England has 4 resources less in the next budget, and one fleet of the Coalition goes off the map.
name-35F = Privateers
card-35F-text = To the end of the game the Coalition’s hand has one card less, six at least, unless a fleet of the Coalition is in the Corsairs box when hands are built.
name-36F = Lobau Island
card-36F-text = In this round one Empire force ignores rivers without a bridge, in movement, battle and retreat.
name-37F = Counter-Guerrilla
card-37F-text = Eliminate one Spanish militia in or next to a zone that holds a French force in supply.
name-38F = King of Rome
card-38F-text = An heir to the Empire. Only after Marie-Louise has been played as an event.
name-39F = Army of Nations
card-39F-text = The minors of the Empire have 3 more steps in this budget.
name-40F = Expeditionary Corps
card-40F-text = Each power in forced alliance lends one full corps, from its reserve or from the map, to a French army or general, until the alliance is broken. The corps counts as a minor’s.
name-41F = Caucasus War
card-41F-text = Foreign war: Russia sends 2 steps off the map.
name-42F = Afrancesados
card-42F-text = If the Empire controls Madrid: Spain has 2 resources less this year.
name-43F = Central Position
card-43F-text = Activate the force that Napoleon commands, then one other, without activation points. The first battle of each has +1.
name-44F = Caulaincourt
card-44F-text = The Coalition’s diplomatic dice have −2 this year. May be played when its diplomacy begins.
name-45F = Napoleonic Europe
card-45F-text = In Les Châtiments, after Triumph of Erfurt and Trap of Bayonne, if four of the five provinces marked W and Naples are the Empire’s: creates Westphalia.
name-46F = Guards of Honour
card-46F-text = One step of the French cavalry reserve is rebuilt free, in an army in supply.
name-47F = Flight of the Eagle
card-47F-text = Activate one French force without activation points, with +1 movement. The zones of France that it crosses are French again at once, fortresses excepted.
name-48F = The Marie-Louises
card-48F-text = In this budget France pays half for up to 8 steps of plain infantry.
name-49F = Bulletin of the Grande Armée
card-49F-text = One demoralised Empire force in supply is rallied at once. The card gives its activation point as well.
name-50F = Last Square
card-50F-text = The pursuit of a beaten Empire force that holds the Guard costs 3 losses less.
name-51F = Vauban’s Fortresses
card-51F-text = When a fortress of France is attacked in a siege: −3 to the die.
name-52F = Armistice of Pleiswitz
card-52F-text = The Coalition loses its action of this round, and no battle is fought on land before the next round.
name-53F = Loyal Allies
card-53F-text = Name two minors allied to France: no diplomatic action can touch them to the end of the year.
name-54F = Quarrel of Cabinets
card-54F-text = No resources pass between powers of the Coalition in the next budget. To the end of the year their generals take no more steps of allied major powers than they have.
name-55F = Congress of Châtillon
card-55F-text = French key zones in the Coalition’s hands cost the Empire no victory points this year.

## What is asked

card-which-army = Which force does { LE($piece) } join?
card-points-or-fleet = Does { $country } give money, or build a fleet?
card-which-ally = Which ally of France is safe from diplomacy this year?
card-which-militia = Which Spanish militia is hunted down?
card-whom-to-rally = Which demoralised force reads the Bulletin and is rallied?
card-whom-astray = Which enemy force does Schulmeister lead astray?
card-where-astray = Where does { LE($force) } go? It has { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
} left.
pass-card-where-astray = Halt it here
card-which-fleet = Which fleet sails first?
card-which-corps-is-lent = Which corps does { $country } lend the Empire?

## What stands in the way

card-evades-anyway = { CAP(LE($force)) } evades without rolling a die.
card-no-countermarches = There are no more countermarches in { $zone }.
card-no-horse = The victor of { $zone } has neither cavalry steps nor a cavalry general.
card-not-led-by = { $general } does not command here.
card-not-mostly-french = Half of the steps or more are not French.
card-guard-not-spearhead = { CAP(LE($corps)) } is not the spearhead.
card-no-french-army = There is no French army in this battle.
card-no-superiority = The Empire has no cavalry superiority here.
card-no-cavalry-reserve = There is no step of the cavalry reserve in this battle.
card-no-guard = { CAP(LE($corps)) } is not among the beaten.
card-not-french-fortress = { $zone } is not in French national territory.
card-with-coalition = { $country } is with the Coalition.
card-no-army-for = No army of its country that is in supply has room for { LE($piece) }.
card-not-with-empire = { $country } is not allied to the Empire.
card-spain-has-nothing = { $country } has neither 2 resources nor a fleet to give.
card-too-poor = { $country } does not have { $points } resources left.
card-country-is-safe = The Coalition neither controls nor occupies a zone of { $country }.
card-france-is-whole = The Coalition holds no French key zone in supply: there are no points to save.
card-not-controlled = The Empire does not control { $zone }.
card-no-hand = The { $side } has no card in hand.
card-never-beaten = { $country } has never been beaten by the Empire.
card-not-at-peace = { $country } is neither neutral nor in forced peace.
card-only-after = { $card } has not been played as an event.
card-no-allies = No minor is allied to { $country }.
card-no-fleet = The { $side } has no fleet that can sail.
card-no-fleet-in-port = The { $side } has no fleet in a port that can sail.
card-hostile = { $country } is neither allied to the Empire nor neutral.
card-leads-nobody = { $general } commands no force that is free to march.
card-first-march = Nothing delays { $general } on his first march.
card-no-river = No river without a bridge hinders you in { $zone }.
card-no-militia = No militia of { $country } is within reach of a French force in supply.
card-no-force = { $country } has no force that is free to march.
card-nobody-to-rally = No force of the Empire is both demoralised and in supply.
card-nobody-astray = No enemy force stands outside the walls.
card-would-fight = In { $zone } the force would have to fight.
card-no-forced-ally = No power is in forced alliance.
card-no-corps-to-lend = No forced ally has a full corps for which a French force has room.
command-quarrel = The cabinets have fallen out: { $general } is given no more steps of an allied power.
activation-fleets-only = { $card } activates fleets only.

## What happens

card-free-steps = { $country } may build { $steps } steps of plain infantry free.
card-half-price = { $country } pays half for { $steps } steps of plain infantry.
card-minor-steps = The { $side } has { $steps } more steps for its minors.
card-to-reserve = { CAP(LE($piece)) } joins the reserve.
card-hand-seen = Fouché’s police report the enemy’s hand: { $cards }.
card-safe-next-year = Until the end of next year no diplomacy of the Coalition can touch { $country }.
card-safe = { CAP(LE($country)) } is loyal: nobody can win it over this year.
card-heir-born = A hundred and one guns: the Empire has an heir.
card-caulaincourt = The { $side }’s diplomats have 2 less on every die this year.
card-quarrel = The cabinets of the { $side } fall out: they lend each other neither money nor men.
card-congress = A congress sits: the key zones that { $country } has lost cost no points this year.
card-heavy-weather = Heavy weather: to the end of the round the { $side } does not find its enemy at sea.
card-privateers = Privateers swarm out: the { $side } has a card less from now on, unless a fleet hunts them.
card-peninsula-open = The peninsula is open to { $steps } French steps.
card-blockade-launched = The Continental Blockade is launched; { $steps } French steps may cross Spain to Portugal.
card-promised = If Warsaw is still held in the conquest phase, { LE($country) } will be created.
card-bridges = { CAP(LE($force)) } has bridges for every river in this round.
card-rallied = { CAP(LE($force)) } is rallied.
card-armistice = Armistice: the { $side } has no action in this round.
