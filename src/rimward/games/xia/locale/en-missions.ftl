# Missions

## Names

xia-type-shuttle = Shuttle
xia-type-research = Research
xia-type-bounty-hunter = Bounty Hunter
xia-type-assassin = Assassin
xia-type-smuggler = Smuggler
xia-type-thief = Thief

xia-target-left = the player to the left
xia-target-right = the player to the right
xia-target-enforcer = the Enforcer
xia-target-scoundrel = the Scoundrel
xia-target-merchant = the Merchant

xia-act-draw = draw Missions
xia-act-pick-up = pick up what the Mission asks for
xia-act-research = do the research
xia-act-steal = steal
xia-act-complete = complete the Mission

xia-job-027 = The Scenic Route
    .story = A family has saved for years to see the broken Gate from close by. They brought sandwiches, and a cushion for your seat.
xia-job-028 = Night Shift
    .story = The gas workers missed the company barge. Their foreman pays more if nobody asks why.
xia-job-029 = Field Trip
    .story = Twelve students, one tired professor, and a nebula that is part of the exam.
xia-job-030 = End of the Holidays
    .story = The resort closes for the season and all its guests want to leave at once. You have seats; they have luggage.
xia-job-031 = Farm Hands
    .story = The harvest is in. Those who brought it in are looking for winter work among the rocks.
xia-job-032 = Thaw
    .story = Three engineers have spent a year under the ice. They want sun, and they want it now.
xia-job-033 = The Delegation
    .story = Diplomats are stuck at the Gate and must reach the palace before the vote. They practise their speeches on you.
xia-job-034 = Scholarship
    .story = A miner's daughter has won a place at the university. The whole outpost has come to wave.
xia-job-035 = Pilgrims' Return
    .story = They have seen the shrine in the ring. Now they would like to see their farms again.
xia-job-036 = Early Release
    .story = The papers of these passengers say that they are free. At a filling station nobody reads papers.
xia-job-037 = Choir on Tour
    .story = Once a year the choir of the laboratory sings at the shrine. It rehearses all the way.
xia-job-038 = Visiting Day
    .story = Visiting day is over, and the families from the mine need a lift home. Nobody feels like talking.

xia-job-039 = Humming Rocks
    .story = Somebody in the laboratory believes that the rocks of the Gulch hum. You are to listen, and write it down.
xia-job-040 = What the Bomb Left
    .story = The university wants readings from the middle of the crater. It asks you not to touch anything.
xia-job-041 = The Still Eye
    .story = Why does nothing move in the middle of the spiral? A salvager at Kreller has a bet on the answer.
xia-job-042 = Between Two Blues
    .story = A paint maker needs the exact shade of the lane between the clouds. Bring instruments and a good eye.
xia-job-043 = Nothing to See
    .story = Every survey calls these rocks worthless. Somebody would like to have that measured properly for once.
xia-job-044 = The Broken Ring
    .story = The crew of the one Gate wants to know why the other one failed. Fly close, but not too close.
xia-job-045 = Prison Mushrooms
    .story = Something grows in the wet hulks, and it may be edible. The farmers would pay to know.
xia-job-046 = Ghost Signals
    .story = A dead fleet still sends its call signs. The radio operator of the outpost has not slept for a week.
xia-job-047 = Weather Report
    .story = The station in the Vortex needs figures from the other nebula. It suspects that the two talk to each other.
xia-job-048 = Echoes
    .story = The ring gives back more sound than it is given. A listener among the wrecks wants to hear all of it.

xia-job-049 = A Warrant Without a Name
    .story = A judge under the ice has signed a warrant and left the name open. Any Outlaw will do.
xia-job-050 = Palace Business
    .story = The court wishes to make an example of somebody. It does not mind of whom.
xia-job-051 = Overdue
    .story = Outlaws broke into the laboratory and took their time. The laboratory would like a word with what is left of one.
xia-job-052 = One Empty Cell
    .story = The warden is short of one prisoner, and inspection is tomorrow.
xia-job-053 = Claim Jumpers
    .story = The miners have put their savings together. They want one raider fewer in the belt.
xia-job-054 = Toll Dodgers
    .story = Bandits scare travellers away. The keepers of the Gate will pay for a wreck to show at the slipway.

xia-job-055 = Long Enough
    .story = A quiet client thinks that a ship near you has been flying long enough. She pays on delivery.
xia-job-056 = Fresh Scrap
    .story = A wrecker is short of hulls. He has already picked the one that he likes.
xia-job-057 = Into the Fog
    .story = Nobody ever finds anything in the Vortex. That is why the client wants the remains brought there.
xia-job-058 = The Sealed Envelope
    .story = With your fuel you are handed an envelope and no receipt. You know the ship in the picture.
xia-job-059 = No More Badges
    .story = Every night the Den drinks to the end of the Enforcer. Tonight somebody offers to pay for it.
xia-job-060 = Closing Sale
    .story = A rival house would like the trade route empty for a month. The Merchant is to have an accident.
xia-job-061 = An Old Score
    .story = A guard has not forgotten who took his ship. He would like to see the Scoundrel in pieces.
xia-job-062 = Border Dispute
    .story = Two claims overlap, and one of the two owners has hired you. The other one flies not far from here.

xia-job-063 = Heavy Boxes
    .story = The crates from the mine are on no list. Where they go, nobody reads lists.
xia-job-064 = Palace Wine
    .story = The court drinks what the court forbids. The bottles must not rattle.
xia-job-065 = Souvenirs
    .story = The beach shops sell pieces of the dead fleet as lucky charms. The navy has another word for it.
xia-job-066 = Seeds of Trouble
    .story = Bred in the fog and banned in the fields: seeds that need no rain. The farmers wait behind the barn.
xia-job-067 = Unexploded
    .story = Something from the battle never went off. The Den has a buyer for it, so fly smoothly.
xia-job-068 = Lamp Gas
    .story = That is what the label says. The students who wait for it smile far too much.
xia-job-069 = Splinters
    .story = Splinters of the broken ring glow in the dark. Owning one is a crime, and so the Den collects them.
xia-job-070 = Undeclared
    .story = This batch has left the mine on no bill. The buyer pays by weight and in small coins.

xia-job-071 = From the Evidence Locker
    .story = The Enforcer keeps something that the salvagers miss. They want it back before the trial.
xia-job-072 = The Map
    .story = A captain nearby has found a vein that belongs to nobody yet. The miners would like a copy, or the original.
xia-job-073 = The Small Case
    .story = There is one case that the Merchant never opens. On Loath they would like to know why.
xia-job-074 = Thief from a Thief
    .story = The Scoundrel has robbed the gas barges three times. The crews want only one thing back: the coffee machine.
xia-job-075 = The Missing Part
    .story = A tinkerer swears that he can mend the Gate. The part he lacks is bolted into a ship that you know.
xia-job-076 = A Ring of Keys
    .story = A captain carries keys about without knowing what they open. Somebody in the Keep knows.
xia-job-077 = Empty Shelves
    .story = The station has run out of everything. The Merchant flies past it with plenty and never stops.
xia-job-078 = Cold Feet
    .story = It is cold under the ice, and a ship near you is full of things that are warm.

## Pieces of other texts

xia-task = “{ NAME("job", $job) }”, { NAME("type", $type) }: { $type ->
    [shuttle] passengers from { NAME("sector", $place) } to { NAME("sector", $deliver) }
    [research] research at { NAME("sector", $place) } for { NAME("sector", $deliver) }
    [bounty-hunter] destroy any ship with a Bounty, for { NAME("sector", $deliver) }
    [assassin] destroy { xia-victim }, for { NAME("sector", $deliver) }
    [smuggler] contraband from { NAME("sector", $place) } to { NAME("sector", $deliver) }
   *[thief] steal from { xia-victim }, for { NAME("sector", $deliver) }
}{ $unfound ->
    [none] { "" }
    [place] {" "}({ NAME("sector", $place) } is still unknown)
    [deliver] {" "}({ NAME("sector", $deliver) } is still unknown)
   *[other] {" "}(both are still unknown)
}
xia-victim = { $target ->
    [left] { $whom ->
        [-1] { "" }
       *[other] { PERSON($whom) ->
            [you] you
           *[other] { SEAT($whom) }
        },{ " " }
    }the player to the left
    [right] { $whom ->
        [-1] { "" }
       *[other] { PERSON($whom) ->
            [you] you
           *[other] { SEAT($whom) }
        },{ " " }
    }the player to the right
   *[other] { NAME("target", $target) }
}
xia-payment-range = { COUNT("credits", $least) } to { $most }{ $failed ->
    [0] , { $average } on average
   *[other] , but { $failed }% to be caught
}

## Drawing

xia-mission-draw = { SEAT($seat) } looked through the Missions at { NAME("sector", $sector) }.
    .ask = Which Mission do you take?
    .option-none = None of them
xia-mission-deck-empty = The discarded Missions were shuffled into a new deck.
xia-mission-one-active = { SEAT($seat) } took { $card ->
    [unknown] a Mission
   *[other] the Mission “{ NAME("job", $card) }”
}.
xia-mission-card = { SEAT($seat) } did not take the Mission “{ NAME("job", $card) }”.
xia-option-draw = Draw three Missions and keep one or none
xia-option-keep = The Mission in place { NTH($first) }
    .offer = { xia-task }. It pays { $pays ->
        [fixed] { COUNT("credits", $least) }
       *[range] { $least } to { COUNT("credits", $most) }
    }{ $failed ->
        [0] { "" }
       *[other] , unless you are caught
    }. { NAME("job", $job, form: "story") }

## Objectives and delivery

xia-mission-reveal = { SEAT($seat) } showed the Mission “{ NAME("job", $card) }”; { $payment ->
    [-1] its Payment waits for a way to the Delivery sector
   *[other] it will pay { COUNT("credits", $payment) }
}.
    .ask = Does this fulfil your Mission?
    .option-pass = No
xia-option-reveal = Yes: show the Mission
xia-option-remains = Yes: collect the remains
    .offer = Yes: collect the remains, worth { xia-payment-range }
xia-mission-payment = { SEAT($seat) } completed the Mission “{ NAME("job", $card) }” for { COUNT("credits", $credits) }.
xia-mission-abort = { SEAT($seat) } gave up the Mission “{ NAME("job", $card) }”.
xia-mission-failed = { SEAT($seat) } failed at the Mission “{ NAME("job", $card) }”.
xia-mission-research-roll =
    .roll = research
xia-mission-bounty-hunter-roll =
    .roll = remains
xia-mission-thief-steal =
    .roll = theft
xia-mission-smuggler-sneak = { PERSON($seat) ->
    [you] Nobody noticed your contraband.
   *[other] Nobody noticed what { SEAT($seat) } had on board.
}
    .roll = sneaking past
xia-mission-experience = { SEAT($seat) } used the Experience from “{ NAME("job", $card) }”.
xia-option-experience = Use your Experience from completed Mission { NTH($first) } and roll again
    .offer = Use your Experience from “{ NAME("job", $job) }” and re-roll
xia-option-pick-up = Pick up what the Mission asks for
    .offer = { $type ->
        [smuggler] Load the contraband
       *[other] Take the passengers on board
    } for { NAME("sector", $deliver) }: { $payment ->
        [-1] paid when a way there is known
       *[other] { COUNT("credits", $payment) }
    }
xia-option-research = Do the research
    .offer = Do the research for { NAME("sector", $deliver) }: { xia-payment-range }
xia-option-steal = Steal
    .offer = Steal from { xia-victim }: { xia-payment-range }
xia-option-complete = Complete the Mission
    .offer = Complete “{ NAME("job", $job) }”: { COUNT("credits", $payment) } and 1 Fame{ $crime ->
        [0] { "" }
       *[other] , and { $crime } on your head
    }
xia-option-abort = Give up your Mission
    .offer = Give up “{ NAME("job", $job) }”
xia-fame-missions = { SEAT($seat) } gained { COUNT("fame", $points) } for a Mission, and now { PERSON($seat) ->
    [you] have
   *[other] has
} { $fame }.
    .source = Missions
xia-bounty-crime = { SEAT($ship) } broke the law: { COUNT("credits", $added) } more on { PERSON($ship) ->
    [you] your
   *[other] that
} head, { $bounty } in all.

## Why not

xia-bar-mission-active = you already have a Mission
xia-bar-mission-drawn = you have already drawn at this Mission Point this turn
xia-bar-mission-objective = your Mission is not fulfilled yet
xia-bar-mission-place = the place for it is the Mission Point of { NAME("sector", $sector) }
xia-bar-mission-revealed = you have already done that part of your Mission
xia-bar-mission-target = { NAME("target", $target) } is not on the board
xia-bar-mission-type = your Mission ({ NAME("type", $type) }) asks for something else
xia-bar-no-mission = you have no Mission
xia-bar-no-mission-point = there is no Mission Point here
xia-bar-no-missions-left = no Missions are left

## The table

xia-status-mission = { PERSON($seat) ->
    [you] Your Mission
   *[other] Mission of { SEAT($seat) }
}: { xia-task }{ $payment ->
    [0] { "" }
    [-1] ; Payment waits
   *[other] ; Payment { $payment }
}
xia-status-mission-hidden = { SEAT($seat) } has a Mission, face down
xia-status-missions = { PERSON($seat) ->
    [you] You have
   *[other] { SEAT($seat) } has
} completed: { TALLY("type", $types) }

## Where in the rules we are

xia-frame-DrawMissions = drawing Missions
xia-frame-PickUp = picking up
xia-frame-MissionRoll = Mission
xia-frame-Sneak = sneaking past
xia-frame-Experience = Experience
xia-frame-Complete = completing a Mission
xia-frame-Abort = giving up a Mission
xia-frame-KillObjective = is a Mission fulfilled?
