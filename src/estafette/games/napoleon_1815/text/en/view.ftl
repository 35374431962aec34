### The table of Napoléon 1815, as a seat sees it.

## Tracks

track-victory = Victory (French at 0, Coalition at 20)
track-turn = Turn

## Figures on blocks and cards

figure-infantry = infantry
figure-cavalry = cavalry
figure-fatigue = fatigue
figure-value = value
figure-losses = losses inflicted
figure-tiring = fatigue inflicted
figure-recovery = recovery

## Blocks

kind-commander = commander
kind-corps = corps
kind-vedette = vedette
kind-block = block

mark-activated = activated
mark-flat = laid flat
mark-france = France
mark-netherlands = Netherlands

## Markers

marker-flag = Control
marker-fortified-position = Fortified position
marker-destroyed-bridge = Destroyed bridge
marker-axis = Retreat axis
marker-cut-axis = Retreat axis, cut this turn

## Cards

cards-hand-french = French hand
cards-hand-coalition = Coalition hand
cards-hand-anglo-allied = Anglo-Allied hand
cards-hand-prussian = Prussian hand
cards-pile = draw pile
cards-discard = discard
cards-lasting = in force this turn
cards-combat = revealed in the combat

colour-red = red
colour-blue = blue
colour-green = green

moment-draw = as soon as it is drawn
moment-initiative = in the initiative phase
moment-manoeuvre-french = during a French manoeuvre
moment-manoeuvre-coalition = during a Coalition manoeuvre
moment-combat = in a combat
moment-retreat-pursuit = in a retreat or a pursuit

## What lies beside the map

sheet-invasion = { $card }: French { $french }, Anglo-Allied { $anglo }, Prussian { $prussian } cards to draw.
sheet-initiative = Initiative: { $camp }. Next to act: { $active }.
sheet-leader = Leader of the Coalition this turn: { $seat }.
sheet-rain = The ground is soaked: it rains on both camps all this turn.
sheet-aide-de-camp = The Coalition players may talk and exchange cards until the end of the turn.
sheet-no-recovery = The Coalition plays no card for recovery this turn.
sheet-reinforcement = Still to come: { $corps }, { $date }, at { $zone }.
sheet-eliminated = Eliminated: { $blocks }.
sheet-passed = Passed this turn: { $seats }.
sheet-operation = { $seat }: { $blocks } in operation at { $zone }.
sheet-operation-unseen = { $seat }: { $count ->
    [one] one block
   *[other] { $count } blocks
} in operation at { $zone }.
sheet-movement = Movement points: { $tally }, { $points } in all; left: { $left }.
sheet-movement-unseen = Movement card revealed: { $value }.
sheet-combat = Combat at { $zone }. In attack: { $attacker }; in defence: { $defender }.
sheet-combat-cards = { $camp }, combat cards: { $tally }, { $cards } in all.
sheet-combat-result = { $camp }: losses inflicted { $losses }, fatigue inflicted { $fatigue }.
sheet-combat-won = Won by: { $camp }. Connections still to retreat: { $connections }.

## The cards, by their numbers

name-a-bruxelles-1 = { name-a-bruxelles }
name-anticipation-2 = { name-anticipation }
name-arriere-garde-3 = { name-arriere-garde }
name-au-son-du-canon-4 = { name-au-son-du-canon }
name-au-son-du-canon-5 = { name-au-son-du-canon }
name-carre-6 = { name-carre }
name-chargez-7 = { name-chargez }
name-confusion-8 = { name-confusion }
name-contre-ordre-9 = { name-contre-ordre }
name-embuscade-10 = { name-embuscade }
name-encombrement-11 = { name-encombrement }
name-fatigue-12 = { name-fatigue }
name-frederick-13 = { name-frederick }
name-inactivite-14 = { name-inactivite }
name-intuition-15 = { name-intuition }
name-la-ligne-rouge-16 = { name-la-ligne-rouge }
name-la-ligne-rouge-17 = { name-la-ligne-rouge }
name-marche-forcee-18 = { name-marche-forcee }
name-marche-forcee-19 = { name-marche-forcee }
name-panique-20 = { name-panique }
name-pluie-21 = { name-pluie }
name-pont-detruit-22 = { name-pont-detruit }
name-pont-detruit-23 = { name-pont-detruit }
name-ravitaillement-24 = { name-ravitaillement }
name-aide-de-camp-25 = { name-aide-de-camp }
name-reaction-26 = { name-reaction }
name-renforts-27 = { name-renforts }
name-renforts-28 = { name-renforts }
name-renforts-retardes-29 = { name-renforts-retardes }
name-reserve-30 = { name-reserve }
name-retraite-en-ordre-31 = { name-retraite-en-ordre }
name-tenir-32 = { name-tenir }
name-tenir-33 = { name-tenir }
name-trahison-34 = { name-trahison }
name-ultime-effort-35 = { name-ultime-effort }
name-union-des-forces-36 = { name-union-des-forces }
name-anticipation-37 = { name-anticipation }
name-au-son-du-canon-38 = { name-au-son-du-canon }
name-audace-39 = { name-audace }
name-cambronne-40 = { name-cambronne }
name-chargez-41 = { name-chargez }
name-eclaireurs-42 = { name-eclaireurs }
name-confusion-43 = { name-confusion }
name-contre-ordre-44 = { name-contre-ordre }
name-coordination-45 = { name-coordination }
name-deploiement-rapide-46 = { name-deploiement-rapide }
name-elan-47 = { name-elan }
name-elan-48 = { name-elan }
name-encombrement-49 = { name-encombrement }
name-fatigue-50 = { name-fatigue }
name-fourrager-51 = { name-fourrager }
name-grande-batterie-52 = { name-grande-batterie }
name-grouchy-53 = { name-grouchy }
name-intuition-54 = { name-intuition }
name-empereur-souffrant-55 = { name-empereur-souffrant }
name-empereur-souffrant-56 = { name-empereur-souffrant }
name-la-garde-57 = { name-la-garde }
name-lamarque-58 = { name-lamarque }
name-le-rougeaud-59 = { name-le-rougeaud }
name-marche-d-approche-60 = { name-marche-d-approche }
name-eclaireurs-61 = { name-eclaireurs }
name-marche-forcee-62 = { name-marche-forcee }
name-marche-forcee-63 = { name-marche-forcee }
name-organisation-64 = { name-organisation }
name-pluie-65 = { name-pluie }
name-reaction-66 = { name-reaction }
name-hussards-67 = { name-hussards }
name-reserve-68 = { name-reserve }
name-retraite-en-ordre-69 = { name-retraite-en-ordre }
name-hussards-70 = { name-hussards }
name-tirailleurs-71 = { name-tirailleurs }
name-vive-l-empereur-72 = { name-vive-l-empereur }
name-aide-de-camp-78 = { name-aide-de-camp }
name-eclaireurs-79 = { name-eclaireurs }
name-eclaireurs-80 = { name-eclaireurs }
name-hussards-81 = { name-hussards }
name-hussards-82 = { name-hussards }
name-marche-forcee-83 = { name-marche-forcee }

# Roads, as the list of a zone's connections names them.
way-road = road
way-bridge = bridge

# What each camp must do; the others read it for both.
sheet-goal = { $camp ->
    [french] You are the French: bring the victory track to 0 before the last turn is over. Destroy enemy strength, take the towns and farms that score, keep Napoleon alive.
    [coalition] You are the Coalition: keep the victory track above 0 until the last turn is over, or bring it to 20. Destroy French strength, hold the towns and farms, beat Napoleon.
   *[other] The French must bring the victory track to 0 before the last turn is over; otherwise, or at 20, the Coalition wins.
}
