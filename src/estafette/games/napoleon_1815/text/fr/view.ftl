### La table de Napoléon 1815, telle que la voit un joueur.

## Pistes

track-victory = Victoire (Français à 0, Coalisés à 20)
track-turn = Tour

## Chiffres des pavés et des cartes

figure-infantry = infanterie
figure-cavalry = cavalerie
figure-fatigue = fatigue
figure-value = valeur
figure-losses = pertes infligées
figure-tiring = fatigue infligée
figure-recovery = récupération

## Pavés

kind-commander = commandant
kind-corps = corps
kind-vedette = vedette
kind-block = pavé

mark-activated = activé
mark-flat = couché
mark-france = France
mark-netherlands = Pays-Bas

## Marqueurs

marker-flag = Contrôle
marker-fortified-position = Position fortifiée
marker-destroyed-bridge = Pont détruit
marker-axis = Axe de retraite
marker-cut-axis = Axe de retraite, coupé ce tour-ci

## Cartes

cards-hand-french = main des Français
cards-hand-coalition = main des Coalisés
cards-hand-anglo-allied = main des Anglais
cards-hand-prussian = main des Prussiens
cards-pile = pioche
cards-discard = défausse
cards-lasting = en vigueur ce tour-ci
cards-combat = révélées dans le combat

colour-red = rouge
colour-blue = bleue
colour-green = verte

moment-draw = dès qu’elle est piochée
moment-initiative = en phase d’initiative
moment-manoeuvre-french = pendant une manœuvre française
moment-manoeuvre-coalition = pendant une manœuvre coalisée
moment-combat = dans un combat
moment-retreat-pursuit = dans une retraite ou une poursuite

## Ce qui se trouve à côté de la carte

sheet-invasion = { $card } : cartes à piocher, Français { $french }, Anglais { $anglo }, Prussiens { $prussian }.
sheet-initiative = Initiative : { $camp }. Prochains à agir : { $active }.
sheet-leader = Chef de la Coalition pour ce tour : { $seat }.
sheet-rain = Le sol est détrempé : il pleut sur les deux camps pendant tout le tour.
sheet-aide-de-camp = Les joueurs coalisés peuvent se parler et échanger des cartes jusqu’à la fin du tour.
sheet-no-recovery = Les Coalisés ne jouent aucune carte de récupération ce tour-ci.
sheet-reinforcement = Encore attendu : { $corps }, { $date }, { A($zone) }.
sheet-eliminated = Éliminés : { $blocks }.
sheet-passed = Ont passé ce tour-ci : { $seats }.
sheet-operation = { $seat } : { $blocks } en opération { A($zone) }.
sheet-operation-unseen = { $seat } : { $count ->
    [one] un pavé
   *[other] { $count } pavés
} en opération { A($zone) }.
sheet-movement = Points de mouvement : { $tally }, { $points } en tout ; il en reste { $left }.
sheet-movement-unseen = Carte de mouvement révélée : { $value }.
sheet-combat = Combat { A($zone) }. À l’attaque : { $attacker } ; en défense : { $defender }.
sheet-combat-cards = { $camp }, cartes de combat : { $tally }, { $cards } en tout.
sheet-combat-result = { $camp } : pertes infligées { $losses }, fatigue infligée { $fatigue }.
sheet-combat-won = Vainqueurs : { $camp }. Connexions à reculer encore : { $connections }.

## Les cartes, par leurs numéros

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

# Les chemins, dans la liste des connexions d’une zone.
way-road = route
way-bridge = pont

# Ce que chaque camp doit faire ; les autres le lisent pour les deux.
sheet-goal = { $camp ->
    [french] Vous menez les Français : ramenez la piste de victoire à 0 avant la fin du dernier tour. Détruisez les forces ennemies, prenez les villes et les fermes qui comptent, gardez Napoléon en vie.
    [coalition] Vous menez les Coalisés : tenez la piste de victoire au-dessus de 0 jusqu’à la fin du dernier tour, ou portez-la à 20. Détruisez les forces françaises, tenez les villes et les fermes, battez Napoléon.
   *[other] Les Français doivent ramener la piste de victoire à 0 avant la fin du dernier tour ; sinon, ou à 20, les Coalisés gagnent.
}
