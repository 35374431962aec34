### Le Gué : ce qui se trouve à côté de la carte, sur les cartes et sur la boîte.

game-title = Le Gué
scenario-the-ford = Le Gué
scenario-the-heights = Les Hauteurs
setting-weather = Temps
setting-weather-dry = Sec
setting-weather-rain = Pluie

track-hour = Heure
track-impulses-vanguard = Impulsions de l’avant-garde
track-impulses-rearguard = Impulsions de l’arrière-garde
figure-strength = Force
figure-impulses = Impulsions

cards-hand = Main
cards-pile = Pioche
cards-played = Jouées dans cette impulsion
cards-discard = Défausse

moment-impulse = Comme une impulsion
moment-fire = Lors d’un tir

card-sharpshooters-text = Votre tir frappe plus fort d’un point.
card-earthworks-text = Le tir sur votre colonne faiblit de deux points.
card-counter-march-text = Un bataillon sous le feu se dérobe avant le tir.
card-forced-march-text = Deux impulsions de plus.
card-lost-dispatch-text = L’ennemi perd une carte tirée au hasard.
card-courier-text = Piochez deux cartes.

sheet-standing = { CAP($side) } s’abrite : le tir sur cette colonne faiblit d’un point.
sheet-lost = Perdus : { $battalions }.
sheet-volley = { $block } tire sur { $space } ; cartes : { $tally }.

roster-columns = Les colonnes à l’heure { $hour }
verb-march = Marcher
verb-fire = Tirer
verb-scout = Éclairer
verb-lose = Encaisser
mark-shaken = ébranlé
mark-open = retourné
mark-scouted-by-vanguard = vu par l’avant-garde
mark-scouted-by-rearguard = vu par l’arrière-garde
