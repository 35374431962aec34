### Ce qui peut clocher dans une boîte corrigée.

sound-grid = Carte : le terrain et les niveaux doivent compter { $rows } rangées de { $columns } hexagones.
sound-no-hex = Carte : « { $what } » se trouve en { $hex }, hors de la carte.
sound-table = Tables : { $table ->
    [fire] la Table de Tir
    [reduction] la Table de Pourcentage de Réduction
    [compliance] la Table de Conformité des Ordres
   *[local] la Table de Décision Locale
} n’a pas toutes ses lignes.
sound-unit = Unités : { $unit } doit avoir une force au recto, une force moindre au verso et une capacité de mouvement.
sound-corps = Formations : { $corps } doit avoir un chef qui existe et une limite de démoralisation.
sound-wing = Chefs : { $leader } reçoit { $corps }, mais il ne commande pas d’aile, ou ce corps n’existe pas.
sound-army = Armées : { $army } doit avoir un commandant en chef qui existe et un bord de carte.
sound-no-map = { $scenario } : il n’y a pas de carte « { $map } ».
sound-no-unit = { $scenario } : il n’y a pas d’unité « { $unit } ».
sound-no-leader = { $scenario } : il n’y a pas de chef « { $leader } ».
sound-no-corps = { $scenario } : il n’y a pas de corps « { $corps } ».
sound-twice = { $scenario } : { $unit } participe plus d’une fois.
sound-stack = { $scenario } : trop d’unités se trouvent en { $hex }.
sound-off-map = { $scenario } : { $hex } n’est pas sur la carte de cette bataille.
sound-strength = { $scenario } : la force de { $army } est de { $strength }.
sound-level = { $scenario } : le niveau de démoralisation de { $army } doit être inférieur à sa désintégration et à sa force.
sound-bands = { $scenario } : les résultats doivent se suivre, de la victoire alliée à la victoire française.
sound-time = { $scenario } : « { $turn } » n’est pas parmi les tours joués.
sound-entry = { $scenario } : { $hex } n’est pas au bord de la carte.
