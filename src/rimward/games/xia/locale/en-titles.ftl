# Titles. What a card asks for and what it gives are told by the words and numbers of its entry in data/titles.yaml.

## Names

xia-title-raider = Raider
    .flavour = Slow, rich and alone: what did they expect?
xia-title-gunner = Gunner
    .flavour = One broadside, and the argument was over.
xia-title-lawkeeper = Lawkeeper
    .flavour = There is no law out here but the one I bring along.
xia-title-public-enemy = Public Enemy
    .flavour = They never get my nose right on the posters.
xia-title-survivor = Survivor
    .flavour = It still flies. Do not ask what holds it together.
xia-title-bulwark = Bulwark
    .flavour = Was that all?
xia-title-pathfinder = Pathfinder
    .flavour = The map ended here. So I drew on.
xia-title-daredevil = Daredevil
    .flavour = Eyes shut, throttle open.
xia-title-relic-hunter = Relic Hunter
    .flavour = Somebody lost it ten thousand years ago. Finders keepers.
xia-title-gatewalker = Gatewalker
    .flavour = In by one, out by another, home before supper.
xia-title-trusted-hand = Trusted Hand
    .flavour = No questions, no excuses, on time.
xia-title-speed-master = Speed Master
    .flavour = You may have seen a light go by. That was me.
xia-title-guardian-angel = Guardian Angel
    .flavour = Hold on. I can see your beacon.
xia-title-fortunes-favourite = Fortune's Favourite
    .flavour = I would rather be lucky than good, and I am both.
xia-title-tycoon = Tycoon
    .flavour = Money does not sleep, and it needs a bigger vault.
xia-title-merchant-prince = Merchant Prince
    .flavour = The dockhands know my ship by how deep it sits.
xia-title-collector = Collector
    .flavour = One of each, and every one with its story.
xia-title-prospector = Prospector
    .flavour = The next rock is always the rich one.

## Pieces of other texts

xia-goal = { $objective ->
    [npc-destroyed] destroy { $npc ->
        [merchant] the Merchant
        [enforcer] the Enforcer
        [scoundrel] the Scoundrel
       *[other] an NPC
    }
    [attack-value] make an attack of { $count } or more, before Shields
    [bounty-claimed] destroy an Outlaw and claim a Bounty of { COUNT("credits", $count) } or more
    [bounty] have a Bounty of { COUNT("credits", $count) } or more
    [damage] have { COUNT("damage", $count) } or more and still fly
    [attack-withstood] take no damage from an attack of { $count } or more
    [sectors-found] find { $count } new sectors in one turn
    [blind-jumps] make { $count } Blind Jumps
    [tokens] have { $count } Exploration Tokens
    [gate-travels] go through Gates { $count } times in one turn
    [missions] complete { $count } Missions
    [mission-points] in one turn be at the Mission Points of an asteroid, a planet, a nebula and a debris sector
    [rescues] rescue a stranded captain
    [luck] gain Fame by luck { $count } times
    [credits] have { COUNT("credits", $count) }
    [cubes-sold] sell { COUNT("cubes", $count) } in one turn
    [cube-types] have cubes of all { $count } types in your Hold, none of them bought at the Smugglers' Den
   *[gathered] gather { COUNT("cubes", $count) } in one turn
}
xia-skill = { $skill ->
    [npc-damage] { COUNT("damage", $by) } more to NPCs
    [attack] each of your attacks is worth { $by } more
    [arm] after your turn { $by ->
        [one] one marker is
       *[other] { $by } markers are
    } armed for free
    [evading] you slip past planetary shields unseen with a result { $by } lower
    [repair] repairs cost { COUNT("credits", $by) } less
    [shield] your Shields stop { $by } more of an attack
    [scan] scanning costs { $by } Energy less
    [ram] when you ram, you take { COUNT("damage", $by) } less yourself
    [token] { COUNT("credits", $by) } with every Exploration Token
    [engine] { $by } more movement with every Engine roll
    [missions] { COUNT("credits", $by) } more for every Mission
    [impulse] your Impulse is { $by }, on every ship
    [kindness] { COUNT("credits", $by) } for every rescue
    [reroll] once a turn you may re-roll one of your d20s
    [fame-price] Fame costs you { COUNT("credits", $by) } less
    [outfit-price] Outfits cost you { COUNT("credits", $by) } less, but no less than they sell for
    [trade] { COUNT("credits", $by) } more whenever you sell all your cubes
   *[gather] { COUNT("energy", $by) } with every cube you gather
}

## Drawing and claiming

xia-title-draw = A new Title: { NAME("title", $title) }. “{ NAME("title", $title, form: "flavour") }” To claim it, { xia-goal }. It is worth { COUNT("fame", $fame) }; its Skill: { xia-skill }.
xia-title-claim = { SEAT($seat) } claimed the Title { NAME("title", $title) }.
    .ask = Which Titles do you claim?
    .option-done = Claim no more
xia-title-first-to-claim = { SEAT($seat) } { PERSON($seat) ->
    [you] were
   *[other] was
} the first to earn the Title { NAME("title", $title) } and may claim it in { PERSON($seat) ->
    [you] your
   *[other] their
} next Status Phase.
xia-option-title = { NAME("title", $first) }
    .offer = { NAME("title", $first) }: { COUNT("fame", $fame) }, and { xia-skill }
xia-fame-titles = { SEAT($seat) } gained { COUNT("fame", $points) } for the Title: { $fame } now.
    .source = Titles
xia-title-skill = { $skill ->
    [reroll] { SEAT($seat) } took a second chance.
    [gather] { SEAT($seat) } gained { COUNT("energy", $by) } by a Skill.
   *[other] { SEAT($seat) } gained { COUNT("credits", $by) } by a Skill.
}
xia-option-second-chance = Fortune's Favourite: roll die { NTH($first) } again
    .offer = Fortune's Favourite: roll the d20 that shows { $face } again
xia-business-buy-fame = { SEAT($seat) } spent { COUNT("credits", $price) } on a good name.
xia-bar-objective = its objective is not met: { $reached } of { $count }
xia-bar-first-to-claim = { SEAT($seat) } earned it first

## The table

xia-status-title-waits = The Title { NAME("title", $title) } waits for { SEAT($seat) } to claim it
xia-status-title = Title to claim: { NAME("title", $title) } ({ COUNT("fame", $fame) }): { xia-goal }. Skill: { xia-skill }
xia-status-holds = { SEAT($seat) } { PERSON($seat) ->
    [you] hold
   *[other] holds
} { NAME("title", $titles) }

## Where in the rules we are

xia-frame-ClaimTitles = claiming Titles
xia-frame-DrawTitles = new Titles
xia-frame-SecondChance = Fortune's Favourite
