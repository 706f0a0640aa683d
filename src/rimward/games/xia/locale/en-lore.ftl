# About ships, sectors and cards, with a word about the places and the hulls. All of it is ours.

## What a thing is

xia-about-ship = { NAME("ship", $ship) }, a ship of Tier { $tier } for { COUNT("credits", $price) }: { $hold } Hold spaces, Impulse { $impulse }, { $energy } Energy, and the Ability { NAME("card", $ability) }. { NAME("lore", $ship) }
xia-about-sector = { NAME("sector", $sector) }, { $kind ->
    [planet] { $law ->
        [lawful] a Lawful planet
        [neutral] a Neutral planet
       *[outlaw] an Outlaw planet
    } with { $entrances ->
        [one] one Entrance
       *[other] { $entrances } Entrances
    }
    [gate] a Gate
    [nebula] a nebula
    [asteroid] asteroids
    [debris] debris
    [star] the star
   *[void] empty space
}.{ $buys ->
    [none] { "" }
   *[other] { " " }You buy { NAME("cube", $buys) } here.
}{ $sells ->
    [none] { "" }
   *[other] { " " }You sell { NAME("cube", $sells) } here.
}{ $gathering ->
    [mine] { " " }{ NAME("cube", $gathers) } can be mined.
    [salvage] { " " }{ NAME("cube", $gathers) } can be salvaged.
    [harvest] { " " }{ NAME("cube", $gathers) } can be harvested.
   *[none] { "" }
}{ $mission ->
    [0] { "" }
   *[other] { " " }There are Missions.
}{ $spawn ->
    [0] { "" }
   *[other] { " " }Spawn Point { $spawn }.
}{ $token ->
    [0] { "" }
   *[other] { " " }An Exploration Token comes with it.
} { NAME("lore", $sector) }
xia-about-ability = { NAME("card", $card) }, the Ability of { NAME("ship", $ship) }. “{ NAME("card", $card, form: "flavour") }”
xia-about-title = { NAME("title", $title) }, a Title worth { COUNT("fame", $fame) }. To claim it, { xia-goal }. Skill: { xia-skill }. “{ NAME("title", $title, form: "flavour") }”
xia-about-mission = Mission { $job }: { xia-task }. It pays { $least } to { COUNT("credits", $most) }. { NAME("job", $job, form: "story") }

## Ships

xia-lore-easy-tiger = Slow to start, slow to anger, and hard to stop once it does either. Its targeting brain argues with every result.
xia-lore-puddle-jumper = Built for ponds and short hops, it drinks starlight through a funnel that somebody welded on as a joke.
xia-lore-numerator = Somebody counted every kilogram of this ship and then added one engine too many.
xia-lore-swamp-rat = It never flies where it can hang on. The barnacles on its hull are older than the Gates.
xia-lore-lucky-penny = The last owner won it at cards, and so did the one before. Nobody has ever been seen buying it.
xia-lore-lamplighter = It used to tend beacons, alone, for years. It still knows the way home while its captain sleeps.
xia-lore-gaiden = A dancer's hull with thrusters in odd places. Missiles tend to arrive where it has just been.
xia-lore-krembler = Its grey paint is not paint. It itches, and by morning the dents are gone.
xia-lore-ockhams-razor = A gun with a cabin behind it. Everything unnecessary was left out, including the second chair.
xia-lore-nightshade = It has no windows and no colour, and its papers say that it is a water tanker.
xia-lore-long-haul = Half the ship is Hold, and the other half is where the drones sleep. The pilot makes do with what is left.
xia-lore-hollow-crown = A royal yacht without a king. On every screen there seem to be two of it, and the other one looks better.
xia-lore-lasting-sorrow = It was built for a war that was called off on the day of the launch. It has been looking for another one since.
xia-lore-granite-psalm = A monastery flew in it once. The walls are thick, the bell still rings, and it turns for nobody.
xia-lore-foundry = The smoke is real: there is a forge on board. What breaks in the morning is sold as new at night.
xia-lore-iron-orchard = Row upon row of rockets hang under its deck, waiting to fall ripe.
xia-lore-far-thunder = You hear it arrive a moment after it has left. Folding space is said to be bad for the crockery.
xia-lore-vagrant-queen = She calls no port her own and has charts of places that are not there yet.

## Sectors

xia-lore-kemplar-ii = The capital, and it never lets you forget it. Behind the palace, the spice stalls open before the guards change.
xia-lore-lunari = A university with a moon around it. The professors build minds of metal and complain about the students.
xia-lore-azure = A crescent of warm sea where the system goes on holiday. The songs are sold by the case.
xia-lore-doravin-v = Fields from pole to pole, and a harvest that never quite ends. Strangers are handed a rake.
xia-lore-neo-damascus = A city at the bottom of a shaft in the ice. The deeper you go, the warmer it gets, and the less you are asked.
xia-lore-loath = It was a prison until the prisoners noticed that nobody came back. They buy everything and keep no books.
xia-lore-smugglers-den = A hollow rock among other rocks. Whoever can find the door is a friend of the house.
xia-lore-deltus-gate = The first of the rings to be found. In its middle stands a shrine to whoever built it, with fresh flowers.
xia-lore-expedior-gate = A slipway between two anchored rocks. The toll keepers left long ago, but people still slow down.
xia-lore-tigris-gate = It was shot to pieces in a war over who should own it. It still works, after a fashion.
xia-lore-burning-horse = From far away it gallops. From inside it is a red fog with a laboratory in its heart.
xia-lore-lower-stratus = Two sheets of cloud with a lane of clear space between. Pilots whisper here, and none of them knows why.
xia-lore-vortex-86 = The eighty-fifth was taken for an instrument error. The eye in the middle is quite still.
xia-lore-red-gulch = A horseshoe of rust-red rock around a camp of miners who do not like to be asked how deep they have got.
xia-lore-outpost-338 = Nobody remembers the other three hundred and thirty-seven. The kitchen is good.
xia-lore-tk-421 = A bar of rock that nobody wants, and a filling station that does not answer its radio.
xia-lore-pelmont = A convoy came apart here in one afternoon. The tools in the wrecks are still in their wrappers.
xia-lore-kreller-iv = It was a planet until two fleets met over it. The robots on board are still waiting for orders.
xia-lore-the-keep = Prison hulks chained together, and then cut loose. Somebody keeps lighting the lamp in the third one.
xia-lore-xia = The star that everything here goes around. Those who flew closer have not complained.
xia-lore-lost-sector = Nothing at all, as far as anybody can see. Those who come back say that it was different the last time.
