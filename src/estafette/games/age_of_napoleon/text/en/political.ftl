### Age of Napoleon: the political year. Cards, countries and corps, and every phase but the campaign.

## The year, and who acts first

year-begins = The year { $year } begins.
order-who-first = Who acts first?
order-first = { $side ->
    [french] The French act first.
   *[coalition] The Coalition acts first.
}
option-act-first = { $side ->
    [french] The French first
   *[coalition] The Coalition first
}

## Cards

option-play-card = Play { $card }
option-discard = Discard { $card }
card-which-discard = Which card do you throw away to pay?
card-not-in-hand = You do not hold that card.
card-other-side = The event of { $card } belongs to the other side; you may only throw the card away.
card-not-now = { $card } is not played at this moment.
card-played = { $side ->
    [french] The French play { $card }.
   *[coalition] The Coalition plays { $card }.
}
card-discarded = { $side ->
    [french] The French throw away { $card }.
   *[coalition] The Coalition throws away { $card }.
}

## Corps and countries

corps-placed = { $corps } takes the field in { $area }.
corps-reserve = { $corps } goes to the reserve.
corps-captured = { $corps } is taken prisoner.
corps-lost = { $corps } is lost for good.
country-status = { $status ->
    [fa] { $country } is now a French Ally.
    [fd] { $country } is now a French Dominion.
    [nc] { $country } is now neutral.
    [cm] { $country } is now a Coalition Member.
   *[ic] { $country } is now insurgent.
}
country-returned = { $area } goes back to { $ruler }.

## Diplomacy

window-diplomacy = Diplomacy: do you play a card?
window-answer = The enemy has aimed { $card } at { $country }. Do you stop it?
pass-window-answer = Do not stop it
mission-which-country = { $card }: which country?
mission-aimed = { $card } is aimed at { $country }.
mission-stopped = { $card } has no effect in { $country }.
option-target = { $country }
option-advance = { $steps ->
    [one] One step
   *[other] { $steps } steps
}
diplomacy-how-far = How far does { $country } move towards you?
diplomacy-passes = { $side ->
    [french] The French pass.
   *[coalition] The Coalition passes.
}
diplomacy-cancelled = The two cards aimed at { $country } cancel each other: all is as it was.
diplomacy-corps-back = { $corps } stands in { $area } again.
diplomacy-britain = No French card affects Britain.
diplomacy-france = No card of the Coalition affects France.
diplomacy-no-state = { $country } is not a country that could change sides.
diplomacy-insurgent = { $country } is in insurrection: French cards do not affect it.
diplomacy-dominion = { $country } is a French Dominion: no diplomacy card affects it.
diplomacy-occupied = { $country } is neutral and occupied by the enemy: your cards do not affect it.
diplomacy-no-step = { $country } cannot move any further towards you.
diplomacy-already-aimed = You have already aimed a card at { $country } this year.
diplomacy-closed = Two opposing cards have cancelled each other in { $country }: that is the end of it this year.
diplomacy-no-target = { $card } could move no country now.
diplomacy-not-for-card = { $card } cannot be aimed at { $country }.

## Insurrection

window-insurrection = Insurrection: do you play a card?
pass-window-insurrection = Play no card
insurrection-starts = Insurrection in { $country }!
insurrection-fails = The insurrection in { $country } is put down.
insurrection-succeeds = The insurrection in { $country } has succeeded.
insurrection-no-cause = An insurrection starts in a French Dominion or in a neutral country that the French occupy: { $country } is neither.
insurrection-nowhere = There is no French Dominion, nor a neutral country that the French occupy.

## Strategy

strategy-discards = { $side ->
    [french] The French throw away what is left of their hand: { $cards }.
   *[coalition] The Coalition throws away what is left of its hand: { $cards }.
}
strategy-reshuffled = The deck is made again: { $cards } cards are shuffled.
strategy-draws = { $side ->
    [french] The French draw
   *[coalition] The Coalition draws
} { $cards ->
    [one] 1 card.
   *[other] { $cards } cards.
}

## Reinforcement

window-reinforcement = Reinforcement: do you play a card before the corps are deployed?
pass-window-reinforcement = Play no card
reinforcement-which-corps = { COUNT($left) ->
    [0] Which corps do you call up?
   *[other] Which corps do you call up? Still to be raised, at most: { $left }.
}
pass-reinforcement-which-corps = End the call-up
muster-which-corps = { $country } takes up arms. Which corps takes the field?
pass-muster-which-corps = End the call-up
muster-where = Where does { $corps } take the field?
option-raise = Call up { $corps }
option-deploy = { $corps } to { $area }
reinforcement-which-rest = For which army do you throw away a card, to make it fresh again?
pass-reinforcement-which-rest = Throw no card away
option-restore = Rest the army in { $area }
reinforcement-which-recall = { $country } has a war elsewhere. Which corps goes to the reserve?
option-recall = Recall { $corps }
reinforcement-more = { $country } may raise { $number ->
    [one] 1 corps more
   *[other] { $number } corps more
} this year.
reinforcement-barred = { $country } raises no corps this year.
reinforcement-rested = { $side ->
    [french] The French army in { $area } is fresh again.
   *[coalition] The Coalition army in { $area } is fresh again.
}
reinforcement-prisoners-return = Prisoners back in the reserve: { $corps }.
reform-made = { $country } reforms its army.
reform-under-the-french = { $country } is under French control and cannot reform its army.
reinforcement-no-militia = Neither Austria nor Prussia is at war with France.
reinforcement-nobody-to-pay = No major country is a Coalition Member.
reinforcement-russia-away = Russia is neither a Coalition Member nor insurgent.
reinforcement-nobody-captured = None of your corps is a prisoner.
reinforcement-not-on-map = That is no corps of this country on the map: { $country }.
diplomacy-too-far = { $country } cannot move so far by this card.
reinforcement-no-card = You hold no card to pay with.
reinforcement-nobody-tired = You have no exhausted corps in { $area }.
muster-not-ready = { $corps } is not among the corps that take the field now.
muster-no-such-corps = There is no such corps.
muster-not-yours = { $corps } does not serve you.
muster-neutral = { $country } is neutral and raises nobody: { $corps } stays in the reserve.
muster-home = { $corps } belongs to { $country } and is not called up while it stands as it does.
muster-prisoner = { $corps } is a prisoner and comes back only after the deployments.
muster-lost = { $corps } is lost for good.
muster-on-map = { $corps } is already on the map.
muster-year = { $corps } can be called up from { $year } on.
muster-after-reform = { $corps } can be called up once its country has reformed its army.
muster-after-invasion = { $corps } can be called up once Russia has been invaded.
muster-barred = { $pool }: no corps is raised this year.
muster-yearly = { $pool }: no more than { $number ->
    [one] 1 new corps
   *[other] { $number } new corps
} this year.
muster-limit = { $pool }: no more than { $limit } corps on the map.
muster-no-area = The enemy stands wherever { $corps } could take the field.
muster-abroad = { $corps } takes the field at home.
muster-shipped = Britannia brings one single corps a year, and not { $corps } any more.
muster-enemy = The enemy stands in { $area }.

## Surrender

window-surrender = { $country } is about to surrender. Do you play a card?
pass-window-surrender = Play no card
window-surrendered = { $country } surrenders to the French. Do you play a card?
pass-window-surrendered = Play no card
surrender-faces = { $side ->
    [french] { $country } is about to surrender to the French.
   *[coalition] { $country } is about to surrender to the Coalition.
}
surrender-done = { $side ->
    [french] { $country } surrenders to the French.
   *[coalition] { $country } surrenders to the Coalition.
}
surrender-spared = { $country } does not surrender this year.
surrender-dynasty = A Bonaparte mounts the throne of { $country }.
surrender-which-area = Which area do you cut off from { $country }?
pass-surrender-which-area = Cut off nothing more
option-cut-off = Cut off { $area }
surrender-cut-off = { $area } is cut off from { $country }.
surrender-not-detachable = { $area } cannot be cut off.
surrender-coalition-there = Corps of the Coalition stand in { $area }.
surrender-who-leaves = Your corps in { $area } may stay and occupy the country. Does one of them leave?
pass-surrender-who-leaves = Nobody leaves
redeployment-where = { $corps } has to leave { $area }. Where to?
redeployment-goes = { $corps } withdraws to { $area }.
redeployment-not-this = { $corps } is not asked to leave.
redeployment-not-nearest = { $area } is not among the nearest friendly areas.
option-redeploy = { $corps } to { $area }

## Winter

window-winter = Winter begins. Do you play a card?
pass-window-winter = Play no card
window-quarters = Your { $corps } corps in { $area } are about to roll for the winter. Do you play a card?
pass-window-quarters = Play no card
window-ravage = The enemy’s { $corps } corps in { $area } are about to roll for the winter. Do you play a card?
pass-window-ravage = Play no card
winter-which-army = Which of your armies winters next?
option-quarter = The army in { $area }
winter-no-army = No army of yours that has still to winter is in { $area }.
winter-is-hard = It is a hard winter in Russia, Prussia, Sverige and Polen.
winter-roll = { $side ->
    [french] Winter of the French
   *[coalition] Winter of the Coalition
} in { $area }, { $corps } corps, die { DIE($die) }; modifiers: { $tally }; total { $total }: { $lost ->
    [0] nobody is lost, all are exhausted.
    [one] 1 corps lost for good, the others exhausted.
   *[other] { $lost } corps lost for good, the others exhausted.
}
winter-friendly = friendly area
winter-neutral = neutral area
winter-capital = capital
winter-insurgent = insurgent country
winter-barren = barren area
winter-depot = depot
winter-scorched-earth = scorched earth
winter-hard = hard winter

## Victory

victory-french-decisive = French decisive victory: the continent is theirs.
victory-french-marginal = French marginal victory: on the continent nobody is left against them.
victory-moral = French moral victory: the years have run out and nobody has brought the Empire down.
victory-coalition-marginal = Marginal victory of the Coalition: the French are left with France alone.
victory-france-surrenders = Decisive victory of the Coalition: France has surrendered.
victory-napoleon-lost = Decisive victory of the Coalition: Napoleon’s corps is lost for good.
