### La table de Napoléon contre l’Europe, vue d’un siège.

## Les pistes

track-year = Année
track-round = Round
track-victory-level = Niveau de victoire
short-track-victory-level = Victoire
track-escalation-level = Escalade
track-stock-empire = Points en réserve, Empire
short-track-stock-empire = Réserve Empire
track-stock-coalition = Points en réserve, Coalition
short-track-stock-coalition = Réserve Coalition
weather-fair = beau temps
weather-bad = mauvais temps
weather-winter = hiver

## Les pions

kind-corps = corps
kind-cavalry = réserve de cavalerie
kind-leader = général
kind-army = armée
kind-special = unité spéciale
kind-depot = dépôt
kind-fleet = flotte
kind-block = pile qu’on ne peut pas examiner
figure-combat = combat
figure-morale = moral
figure-movement = mouvement
figure-steps = pas
figure-initiative = initiative
figure-command = commandement
figure-attack = en attaque
figure-defence = en défense
figure-tactical = tactique
figure-bonus = bonus
mark-cavalry = cavalerie
mark-militia = milice
mark-landwehr = Landwehr
mark-dot = une fois perdu, jamais reconstruit
mark-stars-1 = 1 étoile
mark-stars-2 = 2 étoiles
mark-unsupplied = non ravitaillé
mark-demoralised = démoralisé
mark-sheltered = dans la forteresse
mark-activated = a bougé
mark-mobile = mobile
mark-fixed = fixe
mark-aboard = à bord
mark-abroad = à une guerre étrangère
mark-due = revient gratuitement
mark-reserve = en réserve
mark-resting = en réserve, pas avant le prochain budget
mark-serves-empire = avec l’Empire
mark-neutral = neutre

## La carte

kind-fortress = forteresse
kind-citadel = citadelle
kind-town = ville
kind-open = rase campagne
kind-sea = zone maritime
kind-box = case
mark-capital-major = capitale d’une puissance majeure
mark-capital-minor = capitale d’une puissance mineure
mark-key = zone clef
mark-poor = pays pauvre
mark-marsh = marais
mark-port = port
mark-ice = prise par les glaces en hiver
mark-atlantic = Atlantique
mark-baltic = Baltique
mark-mediterranean = Méditerranée
mark-black-sea = mer Noire
mark-bosphorus = Bosphore
mark-sound = Sund
marker-own = Territoire national
marker-ally = Allié
marker-dominion = Protectorat
marker-member = Confédération du Rhin
marker-insurgent = En révolte
marker-flag-occupied = Drapeau de contrôle
marker-siege = Siège
marker-empty-fortress = Forteresse vide
marker-citadel-works = Devenue citadelle
marker-covered = Couverte
way-plain = frontière
way-bridge = pont
way-river = fleuve
way-pass = col
way-mountain = montagnes
way-strait = détroit
way-whole-move = un mouvement entier
way-sea = par mer
way-box = blocus

## Les cartes

cards-hand-empire = Main de l’Empire
cards-hand-coalition = Main de la Coalition
cards-pile-empire = Pioche de l’Empire
cards-pile-coalition = Pioche de la Coalition
cards-discard-empire = Jouées par l’Empire
cards-discard-coalition = Jouées par la Coalition
cards-later-empire = Les Châtiments, Empire, pas encore en jeu
cards-later-coalition = Les Châtiments, Coalition, pas encore en jeu
cards-removed-empire = Hors du jeu, Empire
cards-removed-coalition = Hors du jeu, Coalition
colour-blue = Empire
colour-red = Coalition
figure-value = valeur
phase-budget = Budget
phase-diplomacy = Diplomatie
phase-activation = Activations
phase-conquest = Conquêtes
phase-combat = au combat
card-sign-gold = étoile dorée (quitte le jeu)
card-sign-silver = étoile argentée (une seule fois)
card-sign-permanent = permanente
card-sign-combat = carte de combat
card-sign-war = guerre étrangère
card-sign-naval = navale
card-sign-supplied = ravitaillée seulement

## Les tableaux

roster-budget = { $side ->
    [empire] Budgets de l’Empire, { $year }. Le prix d’un corps est celui d’un pas.
   *[coalition] Budgets de la Coalition, { $year }. Le prix d’un corps est celui d’un pas.
}
roster-activation = { $points ->
    [0] Forces ({ $side }), activées par une carte
    [one] Forces ({ $side }) : { $points } point d’activation
   *[other] Forces ({ $side }) : { $points } points d’activation
}
roster-redeployment = Redéploiement stratégique : { $power }
roster-diplomacy = Pays à gagner ({ $side })
figure-income = revenu
figure-points-left = points restants
figure-gifts = peut encore recevoir
figure-price = prix
figure-steps-left = pas de mineurs restants
figure-cost = coût
figure-die-needed = dé requis
figure-least-card = carte requise
mark-poland-lost = Varsovie est aux mains de l’ennemi
mark-standing-member = en guerre
mark-standing-ally = allié
mark-standing-neutral = neutre
mark-standing-forced-peace = paix forcée
mark-standing-forced-alliance = alliance forcée
mark-standing-protectorate = protectorat
mark-standing-confederation = Confédération du Rhin
verb-operate = Opérer
verb-discard = Défausser
verb-strength = Pas
verb-points = Points
verb-draw-card = Piocher une carte
verb-attack = Attaquer
verb-blockade = Bloquer
verb-land = Débarquer
verb-try = Oui
verb-fight = Combattre
verb-arrange = Changer
verb-group = Activer les deux
verb-hasten = Forcer la marche
verb-flag = Planter le drapeau
verb-besiege = Attaquer
verb-shelter = S’abriter
verb-wait = Attendre
verb-lose = Subir
verb-morale = Moral
verb-annex = Annexer
verb-befriend = Allier
verb-go = Aller

## Ce qui se passe

name-nobody = personne
sheet-duty = Avant tout, les Autrichiens doivent assiéger : { $zones }.
sheet-points = Points d’activation ({ $side }) : { $points }.
sheet-campaign = { $card } ({ $side }) : { $left ->
    [0] plus aucune force à activer.
    [one] encore { $left } force à activer.
   *[other] encore { $left } forces à activer.
}
sheet-campaign-fleets = { $card } ({ $side }) : { $left ->
    [0] plus aucune escadre à activer.
    [one] encore { $left } escadre à activer.
   *[other] encore { $left } escadres à activer.
}
sheet-waiting = En attente des autres { A($zone) } : { $force }.
sheet-march = En marche ({ $side }) : { $force }, { A($zone) }. Points de mouvement restants : { $points } (facteur { $allowance }{ $asked ->
    [0] {""}
   *[other] , marche forcée de { $asked }
}{ $hungry ->
    [true] , sans ravitaillement
   *[false] {""}
}).
sheet-march-together = En marche ({ $side }) : { $force } et { $companion }, { A($zone) }. Points de mouvement restants : { $points } (facteur { $allowance }{ $asked ->
    [0] {""}
   *[other] , marche forcée de { $asked }
}{ $hungry ->
    [true] , sans ravitaillement
   *[false] {""}
}).
sheet-too-weak = Trop faible devant { $zone } : qui s’y trouve retourne { A($whence) } à la fin du round.
sheet-voyage = En mer ({ $side }) : { $fleets }. Points de mouvement restants : { $points }.
sheet-aboard = À bord ({ $side }) : { $pieces }.
sheet-assault = Assaut maritime ({ $side }) : { $steps } pas, { $penalty } aux dés.
sheet-trial = { $what ->
    [interception] Interception
    [evasion] Esquive
    [countermarch] Contremarche
    [attrition] Test d’attrition
    [siege] Attaque de siège
    [diplomacy] Action diplomatique
    [pursuit] Poursuite
    [wound] Test de blessure
    [demoralisation] Test de démoralisation
    [rally] Ralliement
    [naval-interception] Interception navale
    [naval-evasion] Esquive navale
    [foreign-war] Guerre étrangère
   *[surrender] Reddition
} ({ $side }) : { $place }.
sheet-trial-anywhere = { $what ->
    [interception] Interception
    [evasion] Esquive
    [countermarch] Contremarche
    [attrition] Test d’attrition
    [siege] Attaque de siège
    [diplomacy] Action diplomatique
    [pursuit] Poursuite
    [wound] Test de blessure
    [demoralisation] Test de démoralisation
    [rally] Ralliement
    [naval-interception] Interception navale
    [naval-evasion] Esquive navale
    [foreign-war] Guerre étrangère
   *[surrender] Reddition
} : { $side }.
sheet-trial-tally = Ce qui pèse sur le dé : { $tally }.
sheet-trial-die = Le dé : { DIE($die) }, { $total } en tout.
sheet-battle = Bataille { A($zone) } ; attaquant : { $side }.
sheet-battle-odds = { $size ->
    [skirmish] Une escarmouche
    [minor] Une bataille mineure
   *[major] Une bataille majeure
}, { $ratio ->
    [one] à forces égales.
   *[other] à { $ratio } contre 1 pour { $side ->
        [empire] l’Empire.
       *[coalition] la Coalition.
    }
}
sheet-host = { $side } : { $steps } pas ({ $pieces }) ; commandant : { $commander }.
sheet-host-morale = Moral ({ $side }) : { $morale }.
sheet-host-spearhead = Tête d’assaut ({ $side }) : { $corps }.
sheet-host-hungry = Sans ravitaillement : { $side }.
sheet-host-cards = Cartes dans la bataille ({ $side }) : { $cards }.
sheet-host-tally = Aux dés ({ $side }) : { $tally }.
sheet-host-dice = Dés ({ $side }) : { $dice }, { $total } en tout ; pertes infligées : { $inflicts }, subies : { $lost }.
sheet-battle-won = Bataille { A($zone) }, gagnée par : { $side }.
sheet-engagement = Combat naval, { $place } ; camp actif : { $side }.
sheet-squadron = Escadre ({ $side }) : { $fleets }.
sheet-guns = Canons du port ({ $side }) : { $guns ->
    [one] { $guns } dé.
   *[other] { $guns } dés.
}
sheet-more-dice = Dés d’une carte ({ $side }) : { $dice }.
sheet-squadron-total = Feu ({ $side }) : { $total }.
sheet-engagement-won = Combat naval, { $place }, gagné par : { $side }.
sheet-budget = Budget : { $power }. { $power ->
    [empire] { $left ->
        [one] Reste { $left } pas de mineurs.
       *[other] Restent { $left } pas de mineurs.
    }
    [coalition] { $left ->
        [one] Reste { $left } pas de mineurs.
       *[other] Restent { $left } pas de mineurs.
    }
   *[other] { $left ->
        [one] Reste { $left } point.
       *[other] Restent { $left } points.
    }
}
sheet-income = Revenu de ce budget : { $power } { $points }, imprimé { $printed }.
sheet-income-less = Revenu de ce budget : { $power } { $points }, imprimé { $printed }, { $lost } de moins pour { $zones } aux mains de l’ennemi.
sheet-budget-later = Ensuite : { $powers }.
sheet-free-steps = { $power } : { $steps ->
    [one] encore { $steps } pas d’infanterie gratuit.
   *[other] encore { $steps } pas d’infanterie gratuits.
}
sheet-half-steps = { $power } : encore { $steps } pas d’infanterie à moitié prix.
sheet-restored = Pas rétablis dans ce budget, { $army } : { $steps }.
sheet-talks = Cartes pour la diplomatie ({ $side }) : { $left }.
sheet-free-attempts = Tentatives sans carte ({ $side }) : { $left }.
sheet-courted = Sollicitées cette année ({ $side }) : { $powers }.
sheet-terms = Paix avec un vaincu, { $power } : { $provinces ->
    [0] plus aucune province à prendre.
    [one] encore { $provinces } province à prendre.
   *[other] encore { $provinces } provinces à prendre.
}
sheet-leaving = À évacuer avant la fin du redéploiement : { $country } ({ $side }).

## La victoire

sheet-goal = { $side ->
    [empire] Vous êtes l’Empire. Le niveau de victoire 20 donne la victoire aussitôt. À la fin de { $last }, vous gagnez si L’Europe napoléonienne a été jouée et si vous tenez toutes les zones clefs de la France, et Mantoue. Au niveau 0 vous avez perdu, et aussi si la Coalition tient à la fin toutes les zones clefs de la France.
    [coalition] Vous êtes la Coalition. Ramenez le niveau de victoire à 0, et vous gagnez aussitôt ; à 20, c’est l’Empire. À la fin de { $last }, vous gagnez avec toutes les zones clefs de la France, ravitaillées. Si personne n’a ce qu’il lui faut, les deux perdent.
   *[both] L’Empire veut le niveau de victoire 20 ou, à la fin de { $last }, la France entière, Mantoue et L’Europe napoléonienne. La Coalition veut le niveau 0 ou, à la fin, toutes les zones clefs de la France. Si personne n’a ce qu’il lui faut, les deux perdent.
}
sheet-goal-1815 = { $side ->
    [empire] Vous êtes l’Empire. À la fin de { $last }, la France ne doit pas être conquise et il vous faut une armée en ordre. Si Napoléon est perdu, tout est perdu.
    [coalition] Vous êtes la Coalition. D’ici à la fin de { $last }, conquérez la France sans lui laisser d’armée en ordre, ou éliminez Napoléon.
   *[both] À la fin de { $last }, l’Empire veut une France qui ne soit pas conquise et une armée en ordre ; la Coalition veut la France conquise et plus d’armée, ou Napoléon hors du jeu.
}
sheet-victory = Niveau de victoire : { $level } (l’Empire gagne à { $most }, la Coalition à { $least }).
sheet-escalation = Escalade : { $level } sur { $most }.
sheet-chatiments = Seconde période : Les Châtiments. L’escalade n’est plus comptée.
sheet-losses = Si l’année finissait maintenant, l’Empire perdrait : { $tally }.
sheet-ports-open = Blocus continental : encore ouverts à l’Angleterre, { $ports }.
sheet-ports-closed = Blocus continental : tous les ports qui comptent sont fermés.

## Les pays

sheet-power = { CAP($power) } : { $standing ->
    [member] en guerre ({ $of })
    [ally] alliance ({ $of })
    [neutral] neutralité
    [forced-peace] paix forcée ({ $of })
    [forced-alliance] alliance forcée ({ $of })
   *[none] n’est plus une puissance ({ $of })
} ; { $points ->
    [one] { $points } point par an
   *[other] { $points } points par an
}, { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
sheet-keys = Zones clefs { DE($power) } : { $zones }.
sheet-keys-lost = Zones clefs { DE($power) } aux mains de l’ennemi : { $zones }.
sheet-treaty = Paix forcée { DE($power) }, œuvre { DE($victor) } : depuis { $year } ; dès l’année suivante, un dé de 5 ou plus y met fin, et chaque année de plus ajoute 2.
sheet-treaty-for-good = Paix forcée { DE($power) }, œuvre { DE($victor) } : depuis { $year }, sans fin.
sheet-beaten = Défaites { DE($power) } devant { $side ->
    [empire] l’Empire
   *[coalition] la Coalition
} : { $times }.
sheet-minors = { $standing ->
    [ally] Alliés { DE($of) }
    [neutral] Neutres
    [protectorate] Protectorats de l’Empire
    [confederation] Confédération du Rhin
    [annexed] Territoire { DE($of) }
    [forced-peace] En paix forcée, œuvre { DE($of) }
    [forced-alliance] En alliance forcée, œuvre { DE($of) }
   *[member] En guerre ({ $of })
} : { $countries }.
sheet-minor-cards = Zones clefs { DE($country) } : { $cards ->
    [one] { $cards } carte par an.
   *[other] { $cards } cartes par an.
}
sheet-states = États fondés : { $countries }.
sheet-reformed = Armées réformées : { $powers }.
sheet-hands = Mains, si on les formait maintenant : Empire { $empire }, Coalition { $coalition }.

## Ce qui dure

sheet-lasting = { $until ->
    [action] Jusqu’à la fin de l’action
    [round] Jusqu’à la fin du round
    [turn] Jusqu’à la fin de l’année
    [budget] Jusqu’à la fin du prochain budget
    [next-turn] Jusqu’à la fin de l’année prochaine
   *[ever] Désormais
} : { $cards }.
sheet-credit = { $power } : { $points } de plus au prochain budget.
sheet-debit = { $power } : { $points } de moins au prochain budget.
sheet-cards-due = { $side } : { $cards ->
    [one] { $cards } carte de plus
   *[other] { $cards } cartes de plus
} à la prochaine constitution des mains.
sheet-cards-fewer = { $side } : { $cards ->
    [one] { $cards } carte de moins
   *[other] { $cards } cartes de moins
} à la prochaine constitution des mains.
sheet-foreign-war = Guerre étrangère, { $war } : { $pieces }.
sheet-foreign-war-empty = Guerre étrangère, { $war } : personne ne s’y trouve.
sheet-reserve = Réserve { DE($country) } : { $pieces }{ $depots ->
    [0] .
    [one] ; { $depots } dépôt.
   *[other] ; { $depots } dépôts.
}
sheet-reserve-depots = Réserve { DE($country) } : { $depots ->
    [one] { $depots } dépôt.
   *[other] { $depots } dépôts.
}
sheet-returning = Reviennent gratuitement au prochain budget : { $pieces }.
sheet-lost = Hors du jeu : { $pieces }.
