### Napoléon against Europe: new states, military reforms, revolts.

## Asked

revolt-where = The royalists of the Vendée take up arms. Where?

## Refused

state-once = { CAP(LE($country)) } can be founded only once.
state-not-beaten = { $country } has not been beaten yet.
state-too-few-minors = { $count ->
    [one] Only one minor marked R is allied to the Empire
   *[other] Only { $count } minors marked R are allied to the Empire
}: it takes { $least }.
state-too-early = { CAP(LE($country)) } is not founded before Les Châtiments.
state-card-first = { $card } has to be played as an event first.
state-too-few-provinces = { $count ->
    [one] Only one province marked W is the Empire’s
   *[other] Only { $count } provinces marked W are the Empire’s
}: it takes { $least }.
state-naples = { $country } is not the Empire’s.
state-not-an-ally = { $country } is not on the Empire’s side.
state-without-tyrol = { $country } has not been given Tyrol.
state-no-war = The Empire is not at war with the owner of Mazovia: { $country }.
state-warsaw = The Empire does not control { $zone }, or has no line of supply to it.
reform-nobody = Neither Austria nor Prussia has a reform to make: it has not been beaten, or has reformed already.
reform-done-already = { $country } has reformed its army already.
revolt-no-kingdom = Tyrol rises only against the Kingdom of Bavaria.
revolt-not-turkish = Serbia does not belong to Turkey any more.
revolt-once = { CAP(LE($corps)) } has taken up arms once already.
revolt-watched = French troops watch every place where the royalists could gather: { $zones }.
revolt-elsewhere = The royalists do not gather in { $zone }.
revolt-troops-there = French troops stand in { $zone }.

## Told

state-not-founded = { CAP(LE($country)) } is not created after all: Warsaw is not held in a war with its owner.
state-founded = { $country ->
    [confederation-du-rhin] The Confederation of the Rhine is founded, under the protection of the Empire.
    [westphalie] The Kingdom of Westphalia is founded, under the protection of the Empire.
    [baviere] With Tyrol, Bavaria becomes a kingdom.
   *[pologne] Poland rises again as a Grand Duchy, under the protection of the Empire.
}
state-ended = { $country ->
    [confederation-du-rhin] The last member leaves: the Confederation of the Rhine is no more.
   *[westphalie] The last province is lost: the Kingdom of Westphalia is no more.
}
state-corps = { CAP(LE($piece)) } may be raised from now on.
reform-done = { $country } reforms its army{ $count ->
    [0] .
   *[other] : { LE($corps) } may be raised.
}
revolt-rises = { $country ->
    [tyroliens] Tyrol rises at { $zone }.
    [serbes] The Serbs rise at { $zone }.
   *[chouans] The royalists rise at { $zone }.
}
revolt-put-down = { $zone } is taken: the revolt of Tyrol is over, and Bavaria has it back.
