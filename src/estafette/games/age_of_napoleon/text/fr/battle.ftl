### Age of Napoleon : la bataille. Corps engagés, cartes, dés, pertes, retraite, récupération, poursuite.

## Demandé

battle-whom = { $left ->
    [one] Bataille { A($area) } : { $general } commande et peut encore engager un corps. Lequel ?
   *[other] Bataille { A($area) } : { $general } commande et peut encore engager { $left } corps. Lequel ?
}
battle-which-loss = { $left ->
    [one] Quel corps perdez-vous ?
   *[other] Vous perdez encore { $left } corps. Lequel maintenant ?
}
battle-which-for-good = { $left ->
    [one] Parmi les corps perdus, lequel l’est définitivement ? Les autres sont prisonniers.
   *[other] Parmi les corps perdus, { $left } encore le sont définitivement. Lequel maintenant ?
}
battle-who-is-killed = Quel corps l’ennemi perd-il définitivement ?
retreat-where = { COUNT($corps) ->
    [1] { $corps } est battu { A($area) }. Où se retire-t-il ?
   *[other] Votre armée est battue { A($area) }. Où se retire-t-elle ?
}
retreat-by-sea = Votre armée est battue { A($area) }. Un corps rembarque-t-il ?
pass-retreat-by-sea = Ne rembarquer personne
retreat-which-coast = Sur quelle côte débarque { $corps } ?
pursuit-recover-or-pursue = Victoire { A($area) } ! Pour une carte, vos corps peuvent récupérer ou poursuivre.
pass-pursuit-recover-or-pursue = Ne faire ni l’un ni l’autre
pursuit-with-whom = { $leader } va poursuivre ; corps qui le suivent : { $corps }. Y changez-vous quelque chose ?
window-battle = Bataille { A($area) } : { $attacker }, force { $attack }, attaque { $defender }, force { $defence }. Jouez-vous une carte avant les dés ?
pass-window-battle = Ne jouer aucune carte
window-dice = { $losses ->
    [one] Bataille { A($area) } : les dés sont tombés, et vous perdez un corps. Jouez-vous une carte ?
   *[other] Bataille { A($area) } : les dés sont tombés, et vous perdez { $losses } corps. Jouez-vous une carte ?
}
pass-window-dice = Ne jouer aucune carte
window-losses = Bataille { A($area) } : l’ennemi retire { $corps }. Jouez-vous une carte ?
pass-window-losses = Ne jouer aucune carte

## Répondu

option-commit = Engager { $corps }
option-lose = Perdre { $corps }
option-bury = { $corps } est perdu définitivement
option-kill = { $corps }
option-retreat = Se retirer { A($area) }
option-embark = Rembarquer { $corps }
option-recover = Récupérer
option-pursue = Poursuivre { A($area) } avec { $leader }

## Refusé : la bataille

battle-not-here = Aucun de vos corps de ce nom n’est là pour combattre { A($area) }.
battle-in-box = { $corps } est déjà engagé.
battle-not-committed = Ce corps n’a pas combattu, ou il est déjà perdu.
battle-not-lost = Ce corps n’est pas de ceux que cette bataille vous a coûtés.
battle-exhausted-first = Les corps déjà fatigués partent d’abord, et { $corps } était en pleine santé.
card-title-twice = { $title } ne se joue qu’une fois par camp et par bataille.
card-defender-only = Vous attaquez : c’est l’ennemi qui a choisi le terrain.
card-no-napoleon = La Garde ne donne que si { $corps } est engagé.
card-not-among-lost = Ce corps n’est pas de ceux que l’ennemi a perdus.
card-spares-napoleon = { $corps } ne peut être désigné tant qu’un autre corps est perdu avec lui.

## Refusé : retraite et poursuite

retreat-not-adjacent = Cette zone n’est pas voisine { DE($area) }.
retreat-enemy-there = L’ennemi se tient { A($area) }.
retreat-towards-enemy = L’ennemi est venu { DE($area) }.
retreat-neutral = Une retraite ne viole pas de neutralité : pas de refuge { A($area) }.
retreat-one-by-sea = { $corps } a déjà rembarqué, et un seul corps peut le faire.
retreat-no-port = Aucun navire n’aborde { A($area) } pendant ce tour.
retreat-not-friendly = Il n’y a pas de côte amie { A($area) }.
pursuit-nobody-there = Aucune armée battue ne s’est retirée là.
pursuit-at-sea = { $corps } s’est échappé par mer : personne ne peut le poursuivre.
pursuit-not-engaged = Seuls poursuivent les corps qui ont combattu et tiennent encore le terrain.
pursuit-again = { $corps } a déjà poursuivi pendant ce tour.
pursuit-slower = { $leader }, moins rapide que { $beaten }, ne peut le rattraper.

## Annoncé

battle-begins = { $pursuit ->
    [true] Les fuyards sont rejoints { A($area) } : { $attacker } attaque de nouveau { $defender }.
   *[false] Bataille { A($area) } : { $attacker } attaque { $defender }.
}
battle-committed = { $side ->
    [french] Les Français engagent { COUNT($corps) } corps : { $corps }.
   *[coalition] La Coalition engage { COUNT($corps) } corps : { $corps }.
}
battle-strength = { $side ->
    [french] Force française de { $strength } : { $tally }.
   *[coalition] Force coalisée de { $strength } : { $tally }.
}
battle-strengthened = { $side ->
    [french] { $title } : +{ $amount }. La force française passe à { $strength }.
   *[coalition] { $title } : +{ $amount }. La force coalisée passe à { $strength }.
}
battle-art-of-war = { $general } ne laisse rien au hasard : le dé vaut { $die }.
battle-guard = La Garde donne : +{ $bonus } au dé français.
battle-rolls = { $side ->
    [french] Les Français, force { $strength }, tirent { DIE($die) }
   *[coalition] La Coalition, force { $strength }, tire { DIE($die) }
}{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus }
} : { $destroys ->
    [0] aucun corps détruit.
    [one] un corps détruit.
   *[other] { $destroys } corps détruits.
}
battle-die-set = { $side ->
    [french] Les Français, force { $strength }, ont un { $die }
   *[coalition] La Coalition, force { $strength }, a un { $die }
}{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus }
} : { $destroys ->
    [0] aucun corps détruit.
    [one] un corps détruit.
   *[other] { $destroys } corps détruits.
}
battle-second-die = { $side ->
    [french] Égalité : les Français tirent { DIE($die) } + { $modifier } = { $total }.
   *[coalition] Égalité : la Coalition tire { DIE($die) } + { $modifier } = { $total }.
}
battle-won = { $side ->
    [french] Victoire française { A($area) }
   *[coalition] Victoire de la Coalition { A($area) }
}{ $tied ->
    [true] , au second jet.
   *[false] .
}
battle-covered = { $side ->
    [french] Une arrière-garde couvre les Français
   *[coalition] Une arrière-garde couvre la Coalition
} : { $losses ->
    [0] aucun corps n’est perdu.
    [one] un corps est perdu.
   *[other] { $losses } corps sont perdus.
}
battle-losses = { $side ->
    [french] Les Français perdent { $corps }.
   *[coalition] La Coalition perd { $corps }.
}
battle-killed = { $corps } est mort au combat.
battle-recovered = { $side ->
    [french] Les Français se reposent après la victoire ; de nouveau en pleine santé : { $corps }.
   *[coalition] La Coalition se repose après la victoire ; de nouveau en pleine santé : { $corps }.
}
retreat-goes = { COUNT($corps) ->
    [1] { $corps } se retire { A($area) }.
   *[other] { $corps } se retirent { A($area) }.
}
retreat-sails = { $corps } est évacué par mer et débarque { A($area) }.
retreat-cut-off = { COUNT($corps) ->
    [1] { $corps } ne trouve aucune issue et met bas les armes.
   *[other] { $corps } ne trouvent aucune issue et mettent bas les armes.
}
pursuit-begins = { COUNT($corps) ->
    [1] { $leader } poursuit l’ennemi { A($area) }.
   *[other] { $leader } poursuit l’ennemi { A($area) } avec { COUNT($corps) } corps : { $corps }.
}

## Ce dont les sommes sont faites

battle-home = corps dans leur pays
battle-from-sea = attaque par mer
