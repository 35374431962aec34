# Autour du jeu : discussion, notes, menu de la table, attente des joueurs.
talk-label = Discussion et notes
talk-chat = Discussion
talk-notes = Mes notes
talk-nothing-said = Personne n’a encore rien dit.
talk-say-label = Dire quelque chose
talk-say = Dire
talk-spectator = (spectateur)
talk-among-spectators = Les spectateurs parlent entre eux jusqu’à la fin de la partie.
talk-heard-by = Vous êtes entendu par : { $seats }.
talk-silenced = La règle vous interdit en ce moment de parler avec : { $seats }.
talk-nobody-hears = Personne d’autre à cette table ne peut vous entendre.
talk-notes-label = Vous seul pouvez lire ceci.
talk-notes-saved = Enregistré.
talk-notes-writing = Enregistrement …
talk-notes-failed = Non enregistré : { $reason }

talk-menu = Cette table
talk-resign = Abandonner
talk-resign-sure = La partie s’arrête, et votre camp l’a perdue. C’est irrévocable.
talk-resign-verb = Abandonner la partie
talk-end = Finir sans résultat
talk-end-sure = La partie s’arrête pour tous, et personne ne l’a gagnée. C’est irrévocable.
talk-end-verb = Finir la partie
talk-abandon = Interrompre la partie
talk-abandon-sure = La partie s’arrête, et personne ne l’a gagnée. Ce qui a été joué est conservé.
talk-abandon-verb = L’interrompre
talk-offer-draw = Proposer la nulle
talk-withdraw-draw = Retirer la proposition de nulle
talk-draw-offered = Vous avez proposé la nulle.
talk-draw-proposed = { $who } propose la nulle.
talk-draw-accept = Accepter la nulle
talk-draw-decline = Continuer la partie
talk-draw-waits = Vous avez proposé la nulle ; pas encore de réponse.
talk-claim = Réclamer la victoire
talk-claim-open = L’autre camp a dépassé son temps : vous pouvez réclamer la victoire, ou attendre.
talk-rematch = Revanche
talk-to-rematch = Vers la revanche
talk-replay = Revoir la partie
talk-proof = Preuve des dés
talk-watch-link = Inviter à regarder
talk-watch-hint = Qui a ce lien peut regarder, et voit ce que voit un spectateur.
talk-file = Télécharger le fichier de la partie
talk-sound-on = Un son quand c’est à moi
talk-sound-off = Sans le son
talk-notify = M’avertir quand c’est à moi
talk-your-turn = C’est à vous de jouer

talk-gathering = La table est mise
talk-awaited = { $count ->
    [0] Tout le monde est là : la partie commence.
    [one] Encore un joueur, et la partie commence.
   *[other] La partie commencera quand { $count } joueurs de plus seront assis.
}
talk-seat-player = l’ordinateur
talk-seat-mine = vous
talk-seat-open = ouvert à tous
talk-seat-invited = sur invitation
talk-invitation = Invitation pour : { $seat }
talk-take-seat = S’asseoir ici
talk-your-name = Votre nom
talk-leave = Quitter la table
talk-leave-sure = Votre place redevient libre pour d’autres.
talk-leave-verb = Quitter
talk-cancel = Débarrasser la table
talk-cancel-sure = La table est retirée, et ses invitations ne mènent plus nulle part.
talk-cancel-verb = Débarrasser
