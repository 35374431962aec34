### Pitt’s War : l’année politique. Diplomatie, conquêtes, redditions, paix, nouvelles puissances et les marqueurs qui les déplacent.

## Demandé

diplomacy-what = Diplomatie : sollicitez une puissance neutre, jouez un marqueur ou mettez fin à vos pourparlers.
pass-diplomacy-what = Mettre fin aux pourparlers
diplomacy-add-marker = { $left ->
    [one] Ajoutez-vous un dernier marqueur ({ $power }) ? Il donne +1 au dé.
   *[other] Ajoutez-vous un marqueur ({ $power }) ? Jusqu’à { $left }, chacun donnant +1 au dé.
}
pass-diplomacy-add-marker = N’ajouter aucun marqueur
homecoming-where = Où placez-vous { $army } ?
homecoming-whither = Il faut évacuer { $area } ({ $armies }). Vers quelle zone ?
spain-whither = L’Espagne s’est soulevée et { $army } se trouve { A($area) } au milieu des Français. Où se replie-t-elle ?
peace-which-area = { $left ->
    [one] Reddition { DE($power) }. Vous pouvez encore prendre une zone. Laquelle ?
   *[other] Reddition { DE($power) }. Vous pouvez prendre { $left } zones. Laquelle maintenant ?
}
pass-peace-which-area = Ne rien prendre de plus
peace-who-leaves = Vos forces peuvent rester { A($power) } jusqu’à la fin de la paix. L’une d’elles part-elle tout de suite ?
pass-peace-who-leaves = Personne ne part
politics-which-power = { $marker } : pour quelle puissance ?
politics-lead-or-turkey = Initiative : êtes-vous premier joueur cette année, ou la Turquie redevient-elle neutre ?
politics-napoleon-where = Quelle force en France Napoléon rejoint-il ?
politics-recall = On conspire à Paris ! Napoléon rentre-t-il en France sur-le-champ ? Sinon, il revient à la prochaine impulsion.
pass-politics-recall = Il revient à la prochaine impulsion
politics-which-stack = Défection : { $army }. Laquelle des forces de la Coalition les plus proches rejoint-elle ?

## Répondu

option-influence = Solliciter : { $power }
option-go-first = Être premier joueur cette année
option-cede = Prendre { $area }
option-take-indemnity = Prendre une indemnité en Points de Recrutement
option-withdraw = La force qui se trouve { A($area) } s’en va
option-recall-napoleon = Il rentre en France sur-le-champ
option-rejoin = Retour en guerre : { $power }
option-declare-war = Guerre préventive : { $power }

## Refusé : la diplomatie

diplomacy-no-marker = Vous n’avez aucun marqueur à dépenser pour une tentative.
diplomacy-tried = Déjà sollicitée cette année : { $power }. Une seule tentative par an, d’où qu’elle vienne.
diplomacy-too-early = La France ne sollicite aucune puissance majeure avant { $year }, et c’en est une : { $power }.
diplomacy-basel = Le traité de Bâle interdit toute tentative avant 1804 : { $power }.
diplomacy-founded = C’est l’œuvre de la France : on n’y reçoit aucun diplomate ({ $power }).
diplomacy-at-peace = Liée par sa paix obligatoire : { $power }.
diplomacy-after-bayonne = Depuis le piège de Bayonne, les diplomates n’y peuvent plus rien : { $power }.
diplomacy-allied = Membre d’une alliance, elle y reste : { $power }.
diplomacy-no-power = Ce n’est pas une puissance neutre qui puisse vous rejoindre : { $power }.
diplomacy-amiens-first = Vous avez le traité d’Amiens : il doit être joué avant la fin de vos pourparlers.

## Refusé : les retours, la paix, l’Espagne

homecoming-not-there = Elle ne peut pas aller { A($area) }.
homecoming-not-nearest = { $area } n’est pas parmi les zones amies les plus proches qui aient de la place.
homecoming-together = Toute la force part ensemble, sans exception : { $piece }.
homecoming-occupied = Zone aux mains d’autrui : { $area }.
peace-not-theirs = { $area } n’appartient pas à la puissance vaincue ({ $power }).
peace-ally = { $area } appartient à une puissance mineure qui combat encore.
peace-star = { $area } porte une étoile Clé et ne se prend pas.
peace-not-adjacent = { $area } ne touche ni votre patrie ni celle d’un allié.
peace-no-force = Aucune force du vainqueur n’est { A($area) }.
peace-not-your-ally = Aucune paix échue ne ramène cette puissance dans votre camp : { $power }.
peace-not-your-conquest = Ce n’est pas avec vous que cette puissance a fait la paix : { $power }.
peace-lasts = La paix dure jusqu’à la fin de { $year } : { $power }.
peace-amiens = La paix d’Amiens est en vigueur : nul n’entre en guerre, cette puissance non plus ({ $power }).
peace-declared = Vous avez déjà tenté cette guerre pendant cette impulsion : { $power }.
peace-too-late = Une guerre préventive ouvre l’impulsion, avant tout mouvement d’une de vos forces : { $power }.
spain-neutral = L’Espagne est neutre : aucune armée française n’entre { A($area) }.
spain-before-bayonne = L’Espagne est alliée mais, avant le piège de Bayonne, une armée française n’entre { A($area) } que si la Coalition tient campagne dans la Péninsule.
spain-not-adjacent = { $area } n’est pas une zone voisine.
spain-not-free = { $area } n’est pas libre pour les Espagnols.

## Refusé : les marqueurs

politics-not-at-war = Ne combat pas dans la Coalition : { $power }.
politics-austria-holds = L’Autriche tient Mantoue ou une étoile Clé de France.
politics-holds-star = Tient une étoile Clé de France : { $power }.
politics-holds-city = Tient une ville de France : { $power }.
politics-nobody-to-sway = Aucune puissance ne peut être sollicitée.
politics-not-neutral = N’est pas neutre : { $power }.
politics-major = C’est une puissance majeure : { $power }.
politics-still-allied = Combat encore dans la Coalition : { $power }.
politics-duchy-stands = Existe déjà : { $power }.
politics-warsaw = { $area } n’est pas sous contrôle français.
politics-never-fell = Ne s’est jamais rendue à la France : { $power }.
politics-spain-risen = L’Espagne s’est soulevée : il est trop tard.
politics-spain-with-us = L’Espagne est déjà dans la Coalition.
politics-not-forced = N’est pas en alliance forcée avec la France : { $power }.
politics-first-already = Vous êtes déjà premier joueur.
politics-no-markers = L’ennemi n’a aucun marqueur en main.
politics-no-swiss = Aucun Suisse ne combat ici contre vous.
politics-not-in-levant = { $leader } n’est pas au Levant.
politics-no-force-in-france = Aucune force française en France ne peut l’accueillir.
politics-not-in-france = { $area } n’est pas dans la France de 1792.
politics-there-already = { $leader } y est déjà.
politics-only-power = Cet usage du marqueur ne vise qu’une puissance : { $power }.
politics-no-war = N’est pas en guerre : { $power }.
politics-not-nearest = { $area } n’est pas parmi les piles de la Coalition les plus proches qui aient de la place.
politics-not-on-map = { $leader } n’est pas sur la carte.
politics-no-germans = Ni la Saxe ni la Bavière n’est alliée de la France.
politics-no-swedes = Hors du jeu : { $army }.

## Annoncé : la diplomatie et les retours

diplomacy-attempt = { $side ->
    [french] Les diplomates français entrent en pourparlers : { $power }.
   *[coalition] Les diplomates de la Coalition entrent en pourparlers : { $power }.
}
diplomacy-nothing = Rien ne bouge : { $power }.
homecoming-returned = Retour au pays : { $army } ({ $area }).
homecoming-disbanded = Pas de place pour { $army } : armée licenciée, et sa puissance ({ $power }) aura { $steps ->
    [one] 1 point
   *[other] { $steps } points
} de plus la prochaine fois.
homecoming-withdrawn = Évacuation { DE($area) } vers { $refuge } : { $armies }.

## Annoncé : conquêtes, redditions, paix

conquest-annexed = Désormais partie intégrante { DE($power) } : { $area }.
conquest-conquered = { $side ->
    [french] Conquête { DE($power) } par le camp français.
   *[coalition] Conquête { DE($power) } par la Coalition.
}
conquest-fights-on = Continue le combat pour la France : { $army }.
surrender-holds = { $power } : on tient bon. Dé { DIE($die) } contre { $stars ->
    [one] 1 étoile Clé.
   *[other] { $stars } étoiles Clés.
}
surrender-fails = Test de Reddition manqué : { $power } ({ $stars ->
    [one] 1 étoile Clé
   *[other] { $stars } étoiles Clés
}).
surrender-refused = Tambours de guerre ! On lutte encore jusqu’à la prochaine fin de tour : { $power }.
peace-signed = { $side ->
    [french] Paix { DE($power) } avec la France : dé { DIE($die) }, jusqu’à la fin de { $until }.
   *[coalition] Paix { DE($power) } avec la Coalition : dé { DIE($die) }, jusqu’à la fin de { $until }.
}
peace-restored = Territoire rendu : { $area } ({ $power }).
peace-ceded = Territoire cédé : { $area } ({ $power }).
peace-indemnity = Indemnité de { $points } Points de Recrutement ; vaincu : { $power }, bénéficiaire : { $winner }.
peace-over = Fin de la paix { DE($power) }.
peace-preventive-war = Guerre préventive ({ $power }) : dé { DIE($die) }, il fallait { $impulses } au plus. { $succeeds ->
    [true] C’est la guerre.
   *[false] Elle n’aura pas lieu.
}
alliance-forced = { $side ->
    [french] Alliance forcée { DE($power) } avec la France.
   *[coalition] Alliance forcée { DE($power) } avec la Coalition.
}
alliance-broken = Rupture de l’alliance forcée { DE($power) }.
alliance-freed = Plus aucune armée étrangère { A($power) } : tous ses points lui reviennent.

## Annoncé : les nouvelles puissances

founding-partition = Partage de la Pologne : { $area } ({ $power }).
founding-founded = Une nouvelle puissance, alliée de la France : { $power }.
founding-area = Rattachement { DE($area) } : { $power }.
founding-rhine = La Confédération du Rhin prend la place de l’Empire.
founding-westphalia = Le royaume de Westphalie prend la place du Hanovre.

## Annoncé : les marqueurs

politics-first = { $side ->
    [french] Les Français sont premier joueur cette année.
   *[coalition] La Coalition est premier joueur cette année.
}
politics-gave-back = { $side ->
    [french] Dé { DIE($die) } : les Français remettent { $count ->
        [one] 1 marqueur.
       *[other] { $count } marqueurs.
    }
   *[coalition] Dé { DIE($die) } : la Coalition remet { $count ->
        [one] 1 marqueur.
       *[other] { $count } marqueurs.
    }
}
politics-lost-markers = De retour dans votre réserve : { $markers }.
politics-switzerland-open = La Suisse est ouverte aux Français.
politics-deserts = Passage à la Coalition : { $army } ({ $area }).
