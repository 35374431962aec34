### Ce que le serveur dit de lui-même.

## Ce qui fait obstacle

trouble-malformed = Cette demande est incompréhensible : il y manque quelque chose, ou quelque chose n’y est pas du bon genre.
trouble-forbidden = Ceci n’est pas pour vous.
trouble-nowhere = Il n’y a rien ici.
trouble-method = Cela ne se fait pas ici.
trouble-too-large = C’est trop volumineux.
trouble-too-fast = { $seconds ->
    [one] Trop vite : réessayez dans une seconde.
   *[other] Trop vite : réessayez dans { $seconds } secondes.
}
trouble-busy = Le serveur est débordé : réessayez dans un instant.
trouble-unforeseen = Quelque chose s’est passé qui n’aurait pas dû. C’est consigné.
trouble-origin = Cette demande vient d’une page d’un autre site.
trouble-csrf = Cette page a vieilli : rechargez-la.
trouble-no-setup = Le jeu n’a pas ce scénario ou cette option : « { $name } ».

## Les gens

account-nobody = Personne n’est connecté : donnez un nom, ou identifiez-vous.
account-bad-token = Ce jeton n’est pas valable : il a été repris, ou n’a jamais été donné.
account-wrong-password = Le nom et le mot de passe ne vont pas ensemble.
account-already = Vous avez déjà un compte.
account-taken = Quelqu’un porte déjà ce nom.
account-bad-name = Ce nom ne convient pas : on n’y lit rien, ou il cache un signe invisible.
account-bad-email = Ce n’est pas une adresse électronique.
account-bad-webhook = Aucun avis ne peut être envoyé à cette adresse : elle devrait commencer par https:// ou http://.
account-no-webhooks = Ce serveur n’envoie pas d’avis aux webhooks.
account-no-token = Vous n’avez pas ce jeton.
account-many-tokens = Cela suffit : on peut avoir { $most } jetons.
account-people-only = Un programme peut jouer, mais cela, seul son propriétaire le peut.

## Nos joueurs

player-recruit = Recrue
player-recruit-text = Suit les règles et choisit au hasard.
player-sergeant = Sergent
player-sergeant-text = Voit un coup d’avance et répond aussitôt.
player-marshal = Maréchal
player-marshal-text = Pèse chaque choix et voit loin.

## Avis

notice-subject = { $game } : c’est à vous
notice-text =
    { $game }, { $scenario } : la table vous attend ({ $seat }).

    { $address }

    Vous recevez ceci une fois par tour. « Mon compte » permet de ne plus recevoir d’avis.

## La page

page-not-built = Le serveur tourne, mais ses pages n’ont pas été construites. Dans les sources, « make play » les construit.
