### Le Gué : les noms avec leur article.

name-vanguard = l’avant-garde
    .de = de l’avant-garde
    .a = à l’avant-garde
name-rearguard = l’arrière-garde
    .de = de l’arrière-garde
    .a = à l’arrière-garde

name-grenadiers = les Grenadiers
name-fusiliers = les Fusiliers
name-voltigeurs = les Voltigeurs
name-dragoons = les Dragons
name-pioneers = les Pionniers
name-invalids = les Invalides
name-foresters = les Forestiers
name-hussars = les Hussards

name-high-road = la Grand’Route
name-mill = le Moulin
name-orchard = le Verger
name-ford = le Gué
name-willows = la Saulaie
name-chapel = la Chapelle
name-far-bank = la Rive d’en face

name-sharpshooters = Tirailleurs
name-earthworks = Épaulement
name-counter-march = Contremarche
name-forced-march = Marche forcée
name-lost-dispatch = Dépêche perdue
name-courier = Estafette
