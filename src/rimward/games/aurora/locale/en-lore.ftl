# A word about everybody and everything in the box. All of it is ours.

## Crew

aurora-lore-donexia = She gave her ship a name before she had one. Nobody who has heard her whisper wants to hear her shout.
aurora-lore-straken = He has fought for three flags and kept the buttons of each.
aurora-lore-rane = She steers with two fingers and argues with the other eight.
aurora-lore-skirr = He hates ceilings. In the galley he sleeps on the pipes, head down.
aurora-lore-grom = He hits what he aims at, and now and then what stands next to it.
aurora-lore-ysolde-karr = She cools her barrel with snow that she brings along from every moon.
aurora-lore-dro-tov = He hears a lie at forty metres and says nothing at four.
aurora-lore-perrine-voss = Her bag holds eleven kinds of bandage and one kind of bread.
aurora-lore-nellha = She left her people in a hurry and kept the claws.
aurora-lore-odd-kessler = If it rattles, he has mended it. If it hums, he has built it.
aurora-lore-jayce-carver = An inspector by trade: he knocks, waits, and then comes through the wall.
aurora-lore-ilan-maro = He studied medicine, then people, and found the second easier to mend.
aurora-lore-flibby = She hums while she flies. When she stops humming, hold on to something.
aurora-lore-tamsin-oryx = She learned to fly from a manual with the last chapter torn out: the one on braking.
aurora-lore-rovanna = She gives everybody one warning, and she counts aloud.
aurora-lore-brandt-hale = He writes home every week. The letters are mostly tables of ranges.
aurora-lore-oru-vantle = He talks to the wounded until they get well to be left in peace.
aurora-lore-sister-quill = Her order mends bodies free of charge and souls on request.
aurora-lore-ozymar = It was built to carry crates and taught itself the rest at night.
aurora-lore-zhenna-ruul = A fugitive twice over: from her hive, and from the song about her.

## Ships

aurora-lore-cerberus = Three locks on every door and three names for the cook.
aurora-lore-hades-vi = The sixth of its name. Ask about the others and the crew changes the subject.
aurora-lore-destiny-aurora = It was christened in good weather, and has met none since.
aurora-lore-eden-fyre = It maps what others flee from, and flees with the map.

## Missions

aurora-lore-abduct-the-princess = She has been abducted before and has notes on how it is done properly.
aurora-lore-silent-ledger = Three machines hold a third of the truth each. Two are enough for a scandal.
aurora-lore-fever-line = The ward is quiet, the patient is polite, and the sample ticks.

## Tiles of the planet

aurora-lore-overlook = From up here one sees everybody, and is seen by everybody.
aurora-lore-relay-hall = The machines here still answer calls that nobody makes.
aurora-lore-market-dome = Everything is for sale but the roof, and there have been offers.
aurora-lore-weir-road = The road was here before the river, and neither gives way.
aurora-lore-broken-orchard = The trees bear fruit once in ten years. This is the eleventh.
aurora-lore-landing-terrace = Ships used to be met here with music.
aurora-lore-customs-house = The forms are still on the desks, and still have to be filled in.
aurora-lore-fuel-depot = Smoking is forbidden in nine languages, shooting in none.
aurora-lore-sunken-court = It was a stage, then a bath, and now it is a trap for the careless.
aurora-lore-shale-flats = Every step is heard, and heard again.
aurora-lore-barracks = The beds are made. Nobody has slept in them since the alarm.
aurora-lore-cistern-office = Somebody kept accounts of every drop, down to the last.
aurora-lore-guest-wing = The towels are fresh, and the windows do not open.
aurora-lore-fever-ward = The signs ask visitors to wash their hands and to leave.
aurora-lore-archive = Here they keep what everybody has agreed to forget.
aurora-lore-signal-bluff = The dish points at a star that has gone out.
aurora-lore-reed-pool = Still water, deep mud, and something that counts the ripples.
aurora-lore-quarry = They dug until they found something, and then they stopped.
aurora-lore-petrified-wood = The leaves are stone, and in the wind they ring.

## Tiles of space

aurora-lore-nebula = Every pilot has lost something in it; some have lost their way back.
aurora-lore-black-hole = The clocks in here are right. It is the pilots who are late.
aurora-lore-scattered-ice = It was a comet until it met somebody in a hurry.
aurora-lore-derelict-hulk = Its lights go on whenever a ship flies by.
aurora-lore-dust-lane = Fine for hiding in, bad for breathing out.
aurora-lore-shattered-moon = It is still in orbit, in instalments.
aurora-lore-ion-shoals = Compasses turn, hair rises, bets are off.
aurora-lore-relay-buoys = They pass on everything they hear, in no order.
aurora-lore-comet-trail = Cold, bright, and full of small surprises.
aurora-lore-wreck-field = Two fleets met here and agreed on nothing.
aurora-lore-gas-plume = Something down there is breathing out.
aurora-lore-asteroid-knot = The rocks have turned around each other for so long that they know the steps.
aurora-lore-quiet-reach = Nothing ever happens here. That is why people look over their shoulders.
aurora-lore-old-battlefield = The guns are silent, but not all of them are empty.

## Armory

aurora-lore-arc-pistol = Standard issue: it never runs dry and never gets a name.
aurora-lore-arc-blade = It hums a note lower when it is pleased.
aurora-lore-emergency-teleport-device = It brings home the wearer, the boots, and nothing else.

## Search items

aurora-lore-moss-poultice = It smells of rain and works better than it should.
aurora-lore-surgeon-gel = It closes wounds and, if one is not quick, fingers.
aurora-lore-echo-lens = It shows the room as it was a moment ago.
aurora-lore-glimmer-shield = Light bends around it, and now and then a bullet.
aurora-lore-star-idol = It looks at whoever hides from you.
aurora-lore-folded-door = A door without a wall: step in here, step out over there.
aurora-lore-shock-baton = It was made for riots and is bored without one.
aurora-lore-glass-axe = It is sharper than it is strong, and it is very strong.
aurora-lore-grave-sword = It was buried with its owner. Twice.
aurora-lore-hook-spear = One end is for them, the other is for leaning on afterwards.
aurora-lore-spark-pistol = Small, loud, and warm in the pocket.
aurora-lore-needle-gun = It knows where shells have seams.
aurora-lore-lance-rifle = Too long for a room and just right for a valley.
aurora-lore-burst-globe = Whoever counts to four throws it too late.

## Weapons and gear

aurora-lore-pocket-blaster = Everybody has one, so everybody looks for the second.
aurora-lore-ember-pistol = The barrel glows for an hour, and so does its owner.
aurora-lore-duelist = Sold in pairs, used one at a time.
aurora-lore-breaker-pistol = It argues with machines, and wins.
aurora-lore-scout-carbine = Light enough to run with, heavy enough to regret it.
aurora-lore-prism-carbine = It splits one bad mood into seven.
aurora-lore-longshot = The manual begins with a chapter on patience.
aurora-lore-storm-rifle = The first thunderclap is the warning. There is no second.
aurora-lore-trench-knife = It opens tins, letters and negotiations.
aurora-lore-arc-axe = For doors that are locked and for those that are not.
aurora-lore-officers-saber = It is mostly for pointing at maps.
aurora-lore-monoblade = One edge, one atom wide. Do not test it with a thumb.
aurora-lore-concussion-globe = It knocks first, and opens the wall itself.
aurora-lore-shard-globe = It comes apart so that others do, too.
aurora-lore-breaching-charge = The shortest way through a house.
aurora-lore-arc-ammo = It fits everything, which is why there is never enough.
aurora-lore-lock-kit = Forty tools, of which two are ever used.
aurora-lore-field-scanner = It beeps at crates, at traps, and at lunch.
aurora-lore-cloak-weave = It takes on the colour of whatever one would rather be.
aurora-lore-officers-circlet = People listen to whoever wears it. That is all it does.
aurora-lore-diagnostic-cuff = It tells what is wrong, in a kind voice.
aurora-lore-weave-vest = Worn under the coat, and under the next coat as well.
aurora-lore-spring-boots = They were made for dancing on moons.

## Salvage

aurora-lore-space-mines = They know their owner. Everybody else they meet once.
aurora-lore-gun-pod = It was a lifeboat until somebody had a better idea.
aurora-lore-rail-spike = It leaves before one has heard the order.
aurora-lore-ablative-plate = It is there to be shot to pieces, and does it well.
aurora-lore-decoy-flares = For three seconds there are nine of you.
aurora-lore-spare-thruster = It pulls a little to the left. Call it character.
aurora-lore-long-range-array = It sees the enemy, and the enemy's breakfast.
aurora-lore-hull-foam = Shake it, spray it, do not breathe for a minute.
aurora-lore-star-charts = Half of the stars on it have been sold since.
aurora-lore-crystal-ballast = It is heavy, it sings, and it fetches a fine price.
