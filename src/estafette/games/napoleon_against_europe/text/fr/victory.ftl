### Napoléon contre l’Europe : les niveaux, le Blocus continental et la fin de la partie.

## Demandé

window-victory = On va décompter les points de l’année. Jouez-vous une carte avant qu’il s’en perde ?
pass-window-victory = Ne pas jouer de carte

## Annoncé

track-victory = Niveau de victoire { $level } ({ $change ->
    [1] un point de plus
    [-1] un point de moins
    [2] deux points de plus
    [-2] deux points de moins
    [3] trois points de plus
    [-3] trois points de moins
   *[other] variation { $change }
}) : { $why }.
track-escalation = Niveau d’escalade { $level } ({ $change ->
    [1] un point de plus
    [-1] un point de moins
    [2] deux points de plus
    [-2] deux points de moins
    [3] trois points de plus
    [-3] trois points de moins
   *[other] variation { $change }
}) : { $why }.
blockade-in-place = Le Blocus continental est en place : de Saint-Pétersbourg à Zara, tous les ports sont fermés à l’Angleterre.
blockade-broken = Le Blocus continental est rompu : les marchandises anglaises débarquent { A($port) }.

## La fin

outcome-empire-twenty = L’Empire l’emporte : l’Europe est à ses pieds.
outcome-coalition-zero = La Coalition l’emporte : il ne reste rien des conquêtes de l’Empire.
outcome-france-taken = La Coalition l’emporte : la France elle-même est entre ses mains.
outcome-napoleonic-europe = L’Empire l’emporte : la France est intacte, Mantoue est tenue et l’Europe est napoléonienne.
outcome-both-lose = Les deux camps ont perdu : ni France conquise, ni Europe napoléonienne.
outcome-napoleon-gone = La Coalition l’emporte : Napoléon a quitté la scène.
outcome-waterloo = La Coalition l’emporte : la France est conquise et n’a plus d’armée en bon ordre.
outcome-hundred-days = La France l’emporte : elle n’est pas conquise et une armée en bon ordre la défend.
outcome-undecided = Match nul : les Cent-Jours n’ont rien décidé.
