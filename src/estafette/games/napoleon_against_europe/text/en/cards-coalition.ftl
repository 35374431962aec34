### Napoléon against Europe: the cards of the Coalition, their titles and what they do.

## L’Épopée

name-1C = Admiralty
card-1C-text = Activate up to two squadrons of England and its allies, six fleets in all, without activation points. Comes back each year while London is held.
name-2C = Holy Russia
card-2C-text = If at least 10 enemy combat steps are in Russia: the 2nd and 3rd Militia, the 11th and 12th corps and Chichagov are deployed at once, and one Russian force is activated without activation points. Makes Scorched Earth playable. Comes back each year while Russia is in the Coalition and holds Moscow.
name-3C = Holy Roman Empire
card-3C-text = Austria and Prussia reform their armies, each if it has been beaten before: their units marked E join the reserve. Comes back each year while Austria is in the Coalition and holds Vienna.
name-4C = Major Campaign
card-4C-text = Activate up to three forces, whatever their initiative, without activation points. They may fight together.
name-5C = Wound
card-5C-text = After the losses of a battle: name an enemy general who is there. He is wounded on 4 or more, Napoleon on 6. In 1815 a wounded Napoleon is out of the game.
name-6C = Spanish Galleons
card-6C-text = If Spain is allied to the Empire: it has no resources in this budget, and England has 2 more.
name-7C = The City
card-7C-text = England has 4 more resources in this budget.
name-8C = Rothschild
card-8C-text = Draw two cards at once. They may be played in this budget phase.
name-9C = Seaborne Expedition
card-9C-text = Activate an English squadron: up to three fleets that lie together, the first of them English. Its maritime assault may have 6 steps, and −1 instead of −3.
name-10C = Nelson
card-10C-text = In a naval battle with Nelson’s fleet: the Coalition rolls one more die. After the battle Nelson dies on a 5 or 6, and his fleet leaves the game.
name-11C = Disgrace
card-11C-text = After the demoralisation test of a beaten enemy force: the general who commanded it, unless he is Napoleon, is relieved and goes to the reserve.
name-12C = Cossacks
card-12C-text = Eliminate one Empire depot within two zones of a Russian force. Or: +2 to an attrition test that the Empire takes in such a zone.
name-13C = Intrigues
card-13C-text = A diplomatic action with +2, on a major power too.
name-14C = Rolling Volleys
card-14C-text = A defending force of which at least half the steps are English has +2 to its battle roll.
name-15C = Interior Lines
card-15C-text = Interior Lines against an enemy major campaign.
name-16C = Winter Campaign
card-16C-text = Played in the sixth round: a seventh round is played this year.
name-17C = Bombardment of Copenhagen
card-17C-text = A diplomatic action with +1 on a minor that has a sea coast. If it fails and the minor has a fleet, that fleet leaves the game.
name-18C = Tyrol
card-18C-text = The Tyrolese rise, once the Kingdom of Bavaria exists: their corps appears at Innsbruck.
name-19C = William Pitt
card-19C-text = In the budget phase: England has 3 more resources, and each power of the Coalition may receive up to 8 in this budget. Or in the diplomatic phase: the Coalition may use one more card, this one not counted.
name-20C = Queen Louise
card-20C-text = A diplomatic action on neutral Prussia with +1. It is not the one major power of the year.
name-21C = Landing in Calabria
card-21C-text = Activate one English fleet. Its maritime assault in the Kingdom of Naples or in Sicily is made without the −3.
name-22C = Dos de Mayo
card-22C-text = After the Trap of Bayonne, or while French units are in Spain: Spain joins the Coalition in its War of Liberation, and its four militias are deployed at once in Spanish zones without French units.
name-23C = Karageorge
card-23C-text = The Serbs rise: their corps appears at Belgrade, and the fortress is theirs unless a Turkish force is there.
name-24C = La Romana’s Escape
card-24C-text = If Spain is in the Coalition: La Romana and one Spanish corps of the reserve, at full strength, land in a port of the peninsula that the Coalition holds.
name-25C = Sodden Ground
card-25C-text = Played when an Empire force is activated, before it moves: it has 1 movement point less. Or before the dice of a battle: neither side has cavalry superiority.
name-26C = Chouans
card-26C-text = The royalist corps appears in Poitiers or Rennes, if no French force is there.
name-27C = Drums of War
card-27C-text = Played when a major power of the Coalition meets the conditions of surrender: it fights on this year. If it is conquered later, the Empire may take 4 provinces and impose a forced alliance.

## Les Châtiments

name-28C = Gneisenau
card-28C-text = Before the countermarches of a battle: +2 to every countermarch of the Coalition in it.
name-29C = Reverse Slope
card-29C-text = In defence under Wellington, or with at least half English steps: the enemy’s spearhead and special units add nothing to his battle roll. Their losses stand.
name-30C = Trachenberg Plan
card-30C-text = A Coalition force that a force led by Napoleon attacks evades without rolling, even a corps alone.
name-31C = Great Redoubt
card-31C-text = A defending Russian or Prussian force inflicts one more loss.
name-32C = Congreve Rockets
card-32C-text = A force in supply with English steps has +1 to its battle roll, and the enemy has no cavalry superiority.
name-33C = Torres Vedras
card-33C-text = If the Coalition holds Lisbon: its fortress is a citadel (level 2) to the end of the game.
name-34C = Guerrilla
card-34C-text = During the War of Liberation: one Empire force in Spain or Portugal takes an attrition test with +2.
name-35C = Marshal Forward
card-35C-text = The force that Blücher commands is activated without activation points, and its forced march needs no attrition test.
name-36C = King’s German Legion
card-36C-text = The King’s German Legion, a special unit, joins an English army in supply.
name-37C = Uxbridge
card-37C-text = Uxbridge’s cavalry, a special unit, joins an English army in supply.
name-38C = Chevalier Guards
card-38C-text = The Chevalier Guards, a special unit, join a Russian army in supply.
name-39C = Converging March
card-39C-text = Activate up to four forces of at least two nations, whatever their initiative, without activation points. They may fight together.
name-40C = Scorched Earth
card-40C-text = Only after Holy Russia has been played as an event: to the end of the year every zone of Russia is poor for the Empire, and its depots in Russia give no bonus for attrition.
name-41C = Malet Conspiracy
card-41C-text = If Napoleon is outside French national territory: Napoleon’s Genius leaves the game.
name-42C = The Iron Duke
card-42C-text = The force that Wellington commands is activated without activation points. Or in a battle: it has +1 to its roll and cannot be demoralised.
name-43C = Treason
card-43C-text = Before an Empire force without Napoleon fights: it loses a step, not of the Guard, and the Empire shows its combat cards.
name-44C = Bernadotte Crown Prince
card-44C-text = A diplomatic action on Sweden with +3. If Sweden is or becomes an ally of the Coalition, its general Bernadotte joins the Swedish corps.
name-45C = Scharnhorst
card-45C-text = Prussia reforms its army: its units marked E join the reserve. If it is in forced peace or forced alliance, it joins the Coalition at once.
name-46C = Landwehr
card-46C-text = The Austrian and Prussian Landwehr join the reserve. Each of the two powers that is in the Coalition builds one of its own free.
name-47C = Schönbrunn
card-47C-text = If Austria is in forced peace or forced alliance, it joins the Coalition at once.
name-48C = English Subsidies
card-48C-text = Each power of the Coalition other than England has 2 more resources in this budget.
name-49C = General Winter
card-49C-text = In a winter round: every Empire force in Russia or Poland takes an attrition test.
name-50C = Tauroggen
card-50C-text = The expeditionary corps of forced allies leave the Empire and go home at once.
name-51C = Battle of Nations
card-51C-text = A Coalition force of at least three nations has +2 to its roll in a battle of 22 combat points or more in all.
name-52C = Miseries of War
card-52C-text = To the end of the game the Coalition’s hand has no maximum.
name-53C = Recall of a General
card-53C-text = A general of the Coalition who has left the game is in the reserve again. In a round he joins a force at once.
name-54C = Vienna Declaration
card-54C-text = Each major power of the Coalition restores one reduced unit, in an army in supply or in a reinforcement zone. The card gives 1 activation point as well.
name-55C = Treaty of Chaumont
card-55C-text = To the end of the game Tilsit cannot be played, and each power of the Coalition may receive up to 8 resources from its allies in a budget.

## What is asked

card-who-is-hit = Which enemy general is in the line of fire?
card-which-general = Which general is called back?
card-which-depot = Which depot do the Cossacks burn?
card-who-is-ambushed = Which force of the Empire falls into the ambush?
card-which-corps-lands = Which Spanish corps lands with La Romana?
card-which-is-restored = Which reduced unit of { $country } is brought to full strength?
pass-card-which-is-restored = Restore no unit

## What stands in the way

card-not-defending = Your force is not the defender.
card-not-half-english = Less than half of your steps are English.
card-not-wellingtons = Neither does { $general } command here, nor are half of your steps English.
card-no-elite-engaged = The enemy has engaged neither a spearhead nor a special unit.
card-nobody-superior = Neither side has cavalry superiority here.
card-no-diggers = Your force is neither Russian nor Prussian.
card-no-english-steps = No English step is in this battle.
card-emperor-there = { $general } is with his troops.
card-nobody-deserts = The only enemy troops there do not desert: { $corps }.
card-too-small = The battle has { $total } combat points in all; it needs { $least }.
card-too-few-nations = Your force has units of fewer than { $least } nations.
card-no-enemy-general = No enemy general is in this battle.
card-not-the-emperor = { $general } answers to nobody.
card-no-beaten-general = The general who commanded the beaten is no longer there.
card-no-general-to-recall = No general of the Coalition has left the game.
card-no-command = No force of the Coalition can take in a general who has left the game.
card-not-with-coalition = { $country } is not in the Coalition.
card-too-few-invaders = { $steps ->
    [one] 1 enemy step is in Russia
   *[other] { $steps } enemy steps are in Russia
}; it takes { $least }.
card-no-depot-in-reach = No Empire depot is within two zones of a Russian force.
card-no-cossacks = { $zone } is more than two zones from any Russian force.
card-only-in-round = This is played in round { $round }.
card-not-held = The Coalition does not hold { $zone }.
card-no-war-of-liberation = Spain is not fighting its War of Liberation.
card-no-empire-force-there = The Empire has no force in Spain or Portugal.
card-no-empire-force-in = The Empire has no force in Russia or Poland.
card-winter-only = It is not winter.
card-one-nation-only = All forces that are free to march are of one nation.
card-no-fleet-of = { $country } has no fleet that can sail.
card-fleet-not-there = The fleet { $fleet } is not in this battle.
card-no-port-to-storm = The enemy holds no port in { $country } or Sicily.
card-no-landwehr = All Landwehr corps have been called up.
card-no-power-to-pay = { $country } is alone in the Coalition.
card-gone-already = { $card } has left the game already.
card-not-abroad = { $general } is not outside French national territory.
card-not-bound = { $country } is neither in forced peace nor in forced alliance.
card-no-lent-corps = No forced ally’s corps serves the Empire.
card-no-corps-or-port = { $country } has no corps in reserve for which a friendly port of the peninsula has room.

## What happens

card-horse-bogged-down = The horses sink into the mud of { $zone }: nobody has cavalry superiority.
card-one-more-loss = { $side ->
    [empire] The Empire
   *[coalition] The Coalition
} inflicts one more loss.
card-elite-shot-down = Hidden behind the crest, the line holds: the { $side }’s elite adds nothing.
card-combat-cards-seen = { $count ->
    [0] The traitors report that the { $side } holds no combat card.
   *[other] The traitors reveal the { $side }’s combat cards: { $cards }.
}
card-disgraced = { $general } has fallen into disgrace and is relieved of his command.
card-seventh-round = There is no rest this winter: a seventh round will be played.
card-citadel = The lines of Torres Vedras are dug: { $zone } is a citadel.
card-land-laid-waste = { $country } burns its own land: it is poor for the Empire to the end of the year.
naval-nelson = Nelson on his quarterdeck: die { DIE($die) }, { $dies ->
    [true] he is killed, and his fleet leaves the game.
   *[false] he lives.
}
card-gifts-doubled = Pitt opens the purse: the powers of the { $side } may receive twice as much in this budget.
card-landwehr-called-up = Austria and Prussia call up the Landwehr.
card-fleet-burnt = The fleet of { $fleet } goes up in flames and leaves the game.
card-one-more-card = Pitt’s envoys are everywhere: the { $side } may use one more card.
card-leaves-the-game = { $card } leaves the game.
card-no-maximum = The miseries of war rouse Europe: the { $side }’s hand has no maximum any more.
card-united = The powers of the { $side } swear to make no separate peace: no more Tilsit.
