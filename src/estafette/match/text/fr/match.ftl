### Ce qui se dit d’un fichier de partie refusé, et d’un fichier trouvé exact.

## La forme du fichier

file-unreadable = Impossible d’ouvrir le fichier : { $reason }.
file-too-large = Le fichier est trop grand pour une partie : plus de { $most } octets.
file-empty = Le fichier est vide.
file-other-format = Ce n’est pas un fichier de partie.
file-other-version = Ce fichier de partie est de version { $version } ; seule la version { $known } est connue ici.
file-long-line = La ligne est trop longue : plus de { $most } octets.
file-deep-line = Parenthèses sur parenthèses : la ligne en emboîte plus de { $most }.
file-not-json = La ligne n’est pas du JSON : { $reason }.
file-bad-line = La ligne ne dit pas ce qu’elle devrait : { $reason }.
file-misnumbered = Les choix ne sont pas dans l’ordre : voici le numéro { $found }, on attendait le { $due }.
file-truncated = La dernière ligne est coupée, donc perdue ; la partie en reste à l’état précédent.
file-incomplete = La partie ne peut être consignée : elle compte { $choices } choix, dont { $known } seulement sont connus ici.

## Ce qui fut convenu

file-other-game = C’est la partie d’un autre jeu : { $game }, et non { $known }.
file-other-rules = La partie fut jouée selon la version { $rules } des règles ; selon la version { $known }, qu’on a ici, elle va autrement à partir du choix { $choice }.
file-other-box = { $overlay ->
    [none] La partie fut jouée avec une autre boîte : ce qui est imprimé ici diffère.
   *[other] La partie fut jouée avec la boîte corrigée par « { $overlay } » : ce qui est imprimé ici diffère.
}
file-own-box = La partie fut jouée avec une boîte que le fichier apporte et qui n’est pas la nôtre : d’après cette boîte il dit vrai, mais personne ici ne l’a imprimée.
file-other-setup = Rien de ce nom ne peut être convenu ici : { $reason }.
file-other-seats = Les places ne sont pas celles de ce scénario : { $seats }.
file-other-dice = Ces dés sont d’un genre inconnu : { $dice }, et non { $known }.
file-no-secret = Le secret des dés n’est pas dans le fichier : il ne pourra être rejoué qu’une fois la partie finie.
file-broken-commitment = Le secret des dés n’est pas celui qui fut promis au début de la partie.
file-stray-share = Une part des dés est donnée pour { $seat }, et il n’y a pas de tel siège.
file-stray-mend = Les règles auraient été corrigées là où elles n’ont pu l’être : à des choix qui ne se suivent pas, ou sans changer de version.
file-bad-table = La partie n’a pu repartir de la table que le fichier donne au choix { $choice }.
file-other-table = Les choix précédents ne mènent pas à la table d’où la partie est repartie au choix { $choice }.
file-broken-continuation = Le hasard repris d’une autre partie ne couvre pas exactement { $choice } choix.

## Les choix

file-after-the-end = Choix { $choice } : la partie était déjà finie.
file-wrong-seat = Choix { $choice } : ce n’était pas à { $seat } de choisir, mais à { $due }.
file-sealed = Choix { $choice } : ce que { $seat } a choisi ne figure pas dans ce fichier.
file-bad-action = Choix { $choice } : illisible ({ $reason }).
file-breaks = Choix { $choice } : les règles et la boîte qu’on a ici s’y interrompent.
file-refused = { $rule ->
    [none] Choix { $choice } : refusé. { $reason }
   *[other] Choix { $choice } : refusé. { $reason } [{ $rule }]
}
file-chance-differs = Choix { $choice } : le hasard a répondu { $answered }, le fichier dit { $said }.
file-outcome-differs = { $found ->
    [none] Le fichier raconte une fin, or la partie n’est pas finie.
    [particulars] La partie a bien fini ainsi, mais le fichier en raconte autrement les circonstances.
   *[other] La partie a fini autrement. Vainqueur : { $winner ->
        [none] personne
       *[other] { $winner }
    } [{ $rule }] ; le fichier dit : { $claimed ->
        [none] personne
       *[other] { $claimed }
    } [{ $clause }].
}
file-no-such-choice = Il n’y a pas de choix { $choice } : le fichier en compte { $last }.

## Ce qui fut gardé pendant la partie

file-held-other = Le fichier gardé pendant la partie est celui d’une autre partie, ou d’autres dés y furent promis.
file-held-differs = Choix { $choice } : le fichier gardé pendant la partie dit autre chose.
file-held-mended = Choix { $choice } : le fichier gardé pendant la partie dit autre chose ; les règles furent corrigées depuis au choix { $mended }, et les choix suivants ont pu être repris.

## Ce qui fut trouvé exact

verified-held = Le fichier gardé pendant la partie concorde.
verified-commitment = Le secret des dés est bien celui qui fut promis au début de la partie.
verified-choices = Chaque choix est légal.
verified-chance = Le hasard a chaque fois répondu ce que dit le fichier.
verified-outcome = La partie a fini comme le dit le fichier.
