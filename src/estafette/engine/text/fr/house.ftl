### Ce que dit la maison elle-même, quel que soit le jeu.

## Choix

decision-not-offered = Cela ne fait pas partie des choix qui vous sont ouverts maintenant.
decision-not-yours = Ce n’est pas à vous de choisir : la table attend quelqu’un d’autre.
decision-unknown-name = Rien dans ce jeu ne porte le nom « { $name } ».
decision-malformed = Ce choix est illisible : il y manque quelque chose, ou quelque chose n’y est pas de la bonne sorte.

## La partie

match-over = La partie est finie : il n’y a plus rien à choisir.

## Reprendre un coup

undo-nothing = Il n’y a rien à reprendre : aucun choix n’a encore été fait.
undo-chance = Le hasard a parlé depuis : ce qu’un dé ou un tirage a décidé ne se reprend pas.
undo-shown = Depuis, quelque chose de caché a été montré, ou le hasard a parlé : cela ne se reprend pas.
undo-paper = On écrit à présent en secret : ce qui précède n’est pas repris.
undo-other = Le dernier choix est celui d’un autre joueur : on ne reprend que le sien, et s’il est le dernier.
undo-sealed = Les règles ont été corrigées ici : ce qui a été joué avant n’est pas repris.

## Feuilles

paper-unfinished = Cette feuille s’arrête avant que tout ce qui doit y figurer soit dit.
paper-too-much = Il y a plus sur cette feuille que ce qui doit y figurer.

## Chances

odds-nothing = on n’en vient pas là
odds-others = autre chose

## Listes et sommes

list-item = { $item }
list-comma = { ", " }
list-and = { " et " }
list-nothing = rien
sum-first = { $amount } ({ $what })
sum-plus = +{ "\u00A0" }{ $amount } ({ $what })
sum-minus = −{ "\u00A0" }{ $amount } ({ $what })

## La boîte

box-no-folder = { $file } : ce dossier n’existe pas.
box-empty = { $file } : ce dossier ne contient aucune donnée imprimée.
box-unreadable = { $file } : ce fichier ne peut pas être lu.
box-not-text = { $file } : ce fichier n’est pas du texte UTF-8.
box-not-packed = { $file } : ce qui a été gardé de cette boîte ne peut pas être lu.
box-syntax = { $file }, { $line ->
    [0] à la fin
   *[other] ligne { $line }, colonne { $column }
} : ce n’est pas du TOML : { $detail }.
box-doubled = { $file } : « { $place } » est à la fois un fichier et un dossier.
box-stray = { $file } : la boîte n’a aucun fichier de ce nom à corriger.
box-wrong-type = { box-where } : on attend ici { box-expected }, et l’on trouve { box-found }.
box-missing-part = { $file } : cette partie de la boîte manque.
box-unknown-part = { $file } : le jeu n’a pas l’usage de cette partie de la boîte.
box-missing-field = { box-where } : ce champ manque.
box-unknown-field = { box-where } : rien de ce nom n’est connu ici.
box-invalid = { box-where } : { $detail }.
box-no-record-key = { box-where } : cette fiche ne dit pas son « { $field } », et l’on ne sait laquelle elle corrige.
box-ambiguous-record = { box-where } : plusieurs fiches de la boîte répondent à cela.
box-repeated-record = { box-where } : cette fiche est corrigée deux fois.
box-nothing-to-remove = { box-where } : la boîte n’a aucune fiche de ce nom à retirer.
box-where = { $place ->
    [whole] { $file }
   *[other] { $file }, { $place }
}
box-expected = { $expected ->
    [int] un nombre entier
    [float] un nombre
    [str] un texte
    [bool] vrai ou faux
    [array] une liste
    [object] une table
    [value] une valeur simple
   *[other] { $expected }
}
box-found = { $found ->
    [int] un nombre entier
    [float] un nombre
    [str] un texte
    [bool] vrai ou faux
    [array] une liste
    [object] une table
    [value] une valeur simple
   *[other] { $found }
}

# La seule réponse que tous les jeux partagent.
option-pass = Passer
