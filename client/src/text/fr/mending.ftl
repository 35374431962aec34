# Une partie dont les règles furent corrigées en cours de route, et une qui ne peut continuer.

mended-go-on = Continuer
mended-log = { $clauses ->
    [0] Règles corrigées au choix { $number }
   *[other] Règles corrigées au choix { $number } :
}
mended-replay = Jusqu’au choix { $number }, cette partie fut jouée selon d’anciennes règles. Celles d’aujourd’hui ne permettent pas de dessiner la carte de ce moment, ou pas avant la fin de la partie ; on peut en lire le récit.
mended-replay-on = Aller au choix { $number }
mended-throughout = Ses règles ont été corrigées au choix { $number } : on ne peut reprendre d’un moment, ou examiner, qu’une partie jouée d’un bout à l’autre selon les mêmes règles.
mended-sign = Règles corrigées au choix { $number }
frozen-sign = Ne peut continuer
frozen-to-table = Vers la table
