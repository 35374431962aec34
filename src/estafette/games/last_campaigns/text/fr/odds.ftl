### Les Dernières Campagnes de Napoléon : ce que le hasard peut donner.

odds-assault = L’assaut
odds-assault-over = { $result ->
    [taken] l’hex est vidé
    [held] les défenseurs tiennent
   *[repulsed] les attaquants reculent
}
odds-charge = La charge
odds-charge-won = elle est gagnée
odds-charge-lost = elle est repoussée
odds-charge-emptied = plus personne à charger
odds-charge-stopped = elle est arrêtée en chemin
odds-reaction = La charge de réaction
odds-reaction-won = elle est gagnée
odds-reaction-lost = elle est repoussée
odds-reaction-nobody = la cavalerie ne bouge pas
odds-reaction-stopped = elle est arrêtée en chemin
odds-reaction-emptied = plus personne à charger
odds-pursuit = La poursuite
odds-pursuit-won = elle est gagnée
odds-pursuit-lost = elle est repoussée
odds-pursuit-stopped = elle est arrêtée en chemin
odds-losses = { $side ->
    [french] Pertes causées par les Français
   *[allied] Pertes causées par les Alliés
}
odds-losses-volley = { $losses ->
    [0] aucune
    [one] 1 pas
   *[other] { $losses } pas
}
odds-guns = Le bombardement
odds-guns-volley = { $losses ->
    [0] sans effet
    [one] la cible est désorganisée
   *[other] { $losses } pertes : désorganisation, puis des pas au-delà de la première
}
odds-guns-silent = sans effet
odds-control = Retenir la cavalerie
odds-control-control = { $held ->
    [true] elle obéit
   *[false] elle doit poursuivre
}
