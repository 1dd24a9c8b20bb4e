# Every sentence of Bomb Busters, but for those of the sealed boxes: they are in `box-<number>.en.ftl`.

bomb-busters-pitch = One team, one bomb, and you see only your own wires. Say what a teammate holds, and be right.

## Values, wires and cards

# $value: a number, "yellow" or "red".
bomb-busters-value = { $value ->
    [yellow] yellow
    [red] red
   *[other] { $value }
}
bomb-busters-a = { $value ->
    [yellow] yellow
    [red] red
    [8] an 8
    [11] an 11
   *[other] a { $value }
}
# $key: what is printed on the wire, like 4.1.
bomb-busters-key = { $colour ->
    [blue] blue { $key }
    [yellow] yellow { $key }
   *[red] red { $key }
}
bomb-busters-letter-blue = B
bomb-busters-letter-yellow = Y
bomb-busters-letter-red = R

bomb-busters-card-1 = Label ≠
bomb-busters-card-2 = Walkie-Talkies
bomb-busters-card-3 = Triple Detector
bomb-busters-card-4 = Post-it
bomb-busters-card-5 = Super Detector
bomb-busters-card-6 = Rewinder
bomb-busters-card-7 = Emergency Batteries
bomb-busters-card-8 = General Radar
bomb-busters-card-9 = Stabilizer
bomb-busters-card-10 = X or Y Ray
bomb-busters-card-11 = Coffee Mug
bomb-busters-card-12 = Label =
bomb-busters-effect-1 = Any time: mark two neighbours on your stand that differ.
bomb-busters-effect-2 = Any time: swap a wire with a teammate, unseen by the others.
bomb-busters-effect-3 = In a dual cut: name a number and point at three wires of one stand.
bomb-busters-effect-4 = Any time: put an info token by one of your blue wires.
bomb-busters-effect-5 = In a dual cut: name a number and point at a whole stand.
bomb-busters-effect-6 = Any time: turn the dial back one space.
bomb-busters-effect-7 = Any time: one or two used characters work once more.
bomb-busters-effect-8 = Any time: ask every stand whether it has a number.
bomb-busters-effect-9 = With a dual cut: if it fails, the dial stays put and red doesn’t explode.
bomb-busters-effect-10 = In a dual cut: name two values, as long as you hold both.
bomb-busters-effect-11 = On your turn: skip it and say who is next.
bomb-busters-effect-12 = Any time: mark two neighbours on your stand that are the same.

bomb-busters-character-0 = The Captain
bomb-busters-character-1 = The Mechanic
bomb-busters-character-2 = The Chemist
bomb-busters-character-3 = The Locksmith
bomb-busters-character-4 = The Pilot

## Missions

bomb-busters-mission-1 = First Snips
bomb-busters-mission-2 = Adding Yellow
bomb-busters-mission-3 = Adding Red
bomb-busters-mission-4 = All Colours
bomb-busters-mission-5 = One Yellow Missing
bomb-busters-mission-6 = Four Yellows
bomb-busters-mission-7 = Uncertain Red
bomb-busters-mission-8 = Qualifying Test
bomb-busters-rule-1 = Cut in pairs: say what a teammate’s wire is, and cut one of your own just like it. If you hold all that is left of a number, cut it alone.
bomb-busters-rule-2 = Two yellow wires are in the bomb. All yellow wires count as the same, and none gets a token at the start.
bomb-busters-rule-3 = One red wire is in the bomb: never cut it. If you have only red wires left when your turn begins, you must reveal them. Equipment helps.
bomb-busters-rule-4 = Blue, yellow and red, all together.
bomb-busters-rule-5 = Three yellow wires are shown, but only two of them are in the bomb.
bomb-busters-rule-6 = Four yellow wires: cut them two by two, or alone if you hold all four or the last two.
bomb-busters-rule-7 = Not every red wire that is shown is in the bomb.
bomb-busters-rule-8 = Nothing new: show what you’ve learned. If you succeed, the first box opens.
bomb-busters-part-blue = Blue 1–{ $last }
# $all: "yes" if every wire that is drawn is in the bomb.
bomb-busters-part-yellow = { $all ->
    [yes] { $count } yellow
   *[no] { $count } of { $drawn } yellow
}
bomb-busters-part-red = { $all ->
    [yes] { $count } red
   *[no] { $count } of { $drawn } red
}
bomb-busters-part-equipment = { $count ->
    [one] { $count } equipment card
   *[other] { $count } equipment cards
}

bomb-busters-mission-title = Mission { $n }
bomb-busters-mission-blue = Blue: four each of 1 to { $n }.
bomb-busters-mission-exact = In the bomb: { $keys }.
bomb-busters-mission-some = Only { $n } of these { $of }: { $keys }.
bomb-busters-mission-decimals = The decimal only shows where a wire goes: { $key } stands between { $low } and { $high }.
bomb-busters-mission-never_red = Never point at a red wire.
bomb-busters-mission-equipment = { $n ->
    [one] { $n } equipment card.
   *[other] { $n } equipment cards.
}
bomb-busters-mission-no_equipment = No equipment, but every character has a Double Detector.
bomb-busters-mission-dial = { $n ->
    [one] The dial starts { $n } space from the skull.
   *[other] The dial starts { $n } spaces from the skull.
}

## Options

bomb-busters-option-toolbox = Equipment
bomb-busters-option-toolbox-locked = Locked
bomb-busters-option-toolbox-open = Open
bomb-busters-option-toolbox-locked-note = A card can be used once two wires of its number are cut.
bomb-busters-option-toolbox-open-note = All cards can be used from the start: gentler than the rules.
bomb-busters-option-m3_equipment = Equipment in mission 3
bomb-busters-option-m3_equipment-practical = Useful
bomb-busters-option-m3_equipment-literal = By the letter
bomb-busters-option-m3_equipment-practical-note = Cards that this mission could never unlock are left out.
bomb-busters-option-m3_equipment-literal-note = Only the cards that the mission names are left out.
bomb-busters-option-captain = Captain
bomb-busters-option-captain-rotate = In turn
bomb-busters-option-captain-random = By lot
bomb-busters-option-captain-rotate-note = Drawn by lot the first time; then the role passes to the left after every mission.
bomb-busters-option-captain-random-note = Drawn by lot for every mission.
bomb-busters-option-log = What is written down
bomb-busters-option-log-full = Everything
bomb-busters-option-log-last_round = Last round
bomb-busters-option-log-none = Nothing
bomb-busters-option-log-full-note = The log keeps every cut and every word.
bomb-busters-option-log-last_round-note = Older lines are forgotten, so memory counts.
bomb-busters-option-log-none-note = Nothing is written down, as at a real table.
bomb-busters-option-rewind_cap = The Rewinder turns the dial back
bomb-busters-option-rewind_cap-six = As far as it goes
bomb-busters-option-rewind_cap-start = To where it started
bomb-busters-option-rewind_cap-six-note = Even past the space it started on.
bomb-busters-option-rewind_cap-start-note = Never past the space it started on.
bomb-busters-option-clock = Clocks
bomb-busters-option-clock-off = No clocks
bomb-busters-option-clock-on = With clocks
bomb-busters-option-clock-turn = Seconds for a turn
bomb-busters-option-clock-answer = Seconds for an answer
bomb-busters-option-odds = Show the odds
bomb-busters-option-odds-note = A training aid: anybody can have the exact chances of a cut worked out from what they see.
bomb-busters-option-virtual_tokens = Tokens never run out
bomb-busters-option-virtual_tokens-note = A wrong cut shows what the wire is even when both tokens of its number are on the table.
bomb-busters-option-free_chat = Typed chat
bomb-busters-option-free_chat-note = You can say anything during a mission. The rules allow only the set phrases.

## Help

bomb-busters-help-place_token = Before the start, each of you gives one hint: choose one of your wires, and everybody sees its number. A wire in the middle of your stand often tells the most.
bomb-busters-help-turn = Point at a teammate’s wire and say what it is; you must hold the same yourself. If you’re right, both are cut. If you’re wrong, the dial moves towards the skull. Never point at a wire that might be red. If you hold all that is left of a number, cut it alone.
bomb-busters-help-choose_own = You were right, and you hold more than one wire of that value. Choose which of yours is cut: where it stood tells the others something about the wires beside it.
bomb-busters-help-detector_answer = A teammate has pointed at several of your wires and named a number. You answer: choose the wire that is cut or marked, or just confirm if there is no choice.
bomb-busters-help-swap_answer = A teammate is swapping a wire with you, and you can’t see which. Choose the one you give away; each goes to its sorted place on the other’s stand.

## What is asked

bomb-busters-ask-place_token = { $name_is ->
    [you] Mark one of your blue wires with its number.
   *[other] { $name } is marking a wire.
}
bomb-busters-ask-turn = { $name_is ->
    [you] Your turn: say what a teammate’s wire is, or cut alone what only you hold.
   *[other] It’s { $name }’s turn.
}
bomb-busters-ask-reveal = You have only red wires left: reveal them.
bomb-busters-ask-choose_own = { $name_is ->
    [you] Right! Which of your own wires do you cut with it?
   *[other] Right! { $name } is cutting one to match.
}
bomb-busters-ask-detector_answer = { $name } is checking the wires.
bomb-busters-ask-detector-hit = { $by } said “{ $values_or }”, and that’s right. Which of those wires is cut?
bomb-busters-ask-detector-miss = { $by } said “{ $values_or }”, and that’s wrong. Which of those wires gets its token?
bomb-busters-ask-detector-none = { $by } said “{ $values_or }”, and that’s wrong. You have nothing to show: just confirm.
bomb-busters-ask-swap_answer = { $name_is ->
    [you] { $by } offers you a wire. Which one do you give?
   *[other] { $name } is choosing a wire to give.
}
bomb-busters-ask-over-defused = Defused!
bomb-busters-ask-over-exploded_red = Kaboom! That was a red wire.
bomb-busters-ask-over-exploded_dial = Kaboom! The dial reached the skull.

## Log

bomb-busters-log-started = Mission { $mission }, { $title }: { $seats } experts, { $wires } wires. { $captain_is ->
    [you] You are
   *[other] { $captain } is
} the Captain.
# $all: "yes" if every wire that is shown is in the bomb.
bomb-busters-log-red = { $all ->
    [yes] Red: { $keys }.
   *[no] Red: { $count } of { $keys }.
}
bomb-busters-log-yellow = { $all ->
    [yes] Yellow: { $keys }.
   *[no] Yellow: { $count } of { $keys }.
}
bomb-busters-log-cards = Equipment: { $cards }.
bomb-busters-log-dealt = { $name_is ->
    [you] Your wires
   *[other] { $name }’s wires
}: { $stands }.
bomb-busters-log-token = { $name_is ->
    [you] You mark
   *[other] { $name } marks
} { $wire }: { $value }.
bomb-busters-log-post-it = { $name_is ->
    [you] You use
   *[other] { $name } uses
} the Post-it: { $wire } is { $value }.
bomb-busters-log-no-token = { $name_is ->
    [you] You place
   *[other] { $name } places
} no token.
bomb-busters-log-declared = { $target_is ->
    [you] { $name } points at your { $wires }
   *[other] { $name_is ->
        [you] You point
       *[other] { $name } points
    } at { $target }’s { $wires }
}: “{ $values_or }”.
bomb-busters-log-with = With { $tools }.
bomb-busters-log-with-double = the Double Detector
bomb-busters-log-with-triple = the Triple Detector
bomb-busters-log-with-super = the Super Detector
bomb-busters-log-with-ray = the X or Y Ray
bomb-busters-log-with-stabilizer = the Stabilizer
bomb-busters-log-cut = Snip! { $name_is ->
    [you] Your
   *[other] { $name }’s
} { $wire } is { $key }.
bomb-busters-log-missed = { $dial ->
    [0] Wrong! The dial reaches the skull.
   *[other] Wrong! The dial moves on: { $dial } left.
}
bomb-busters-log-missed-stable = Wrong, but the Stabilizer holds the dial.
bomb-busters-log-shown = { $mark ->
    [token] { $wire } gets its token: { $value }.
    [virtual] { $wire } is { $value }; no token is left, so it’s shown without one.
   *[spoken] { $wire } is { $value }; no token is left, so it’s said once and not marked.
}
bomb-busters-log-shown-none = No token is placed.
bomb-busters-log-solo = { $name_is ->
    [you] You cut
   *[other] { $name } cuts
} alone: { $wires }, all { $value ->
    [yellow] yellow
   *[other] { $value }s
}.
bomb-busters-log-revealed = { $name_is ->
    [you] You reveal
   *[other] { $name } reveals
} { $wires }: { $keys }.
bomb-busters-log-validated = All four { $number }s are cut.
bomb-busters-log-unlocked = Unlocked: { $card }.
bomb-busters-log-label = { $name_is ->
    [you] You label
   *[other] { $name } labels
} { $wire } and { $next }: { $kind ->
    [same] they are the same.
   *[differ] they differ.
}
bomb-busters-log-offered = { $mate_is ->
    [you] { $name } offers you { $wire }
   *[other] { $name_is ->
        [you] You offer
       *[other] { $name } offers
    } { $mate } { $wire }
} over the Walkie-Talkies.
bomb-busters-log-swapped = { $name_is ->
    [you] You and { $mate }
   *[other] { $mate_is ->
        [you] You and { $name }
       *[other] { $name } and { $mate }
    }
} swap wires: { $given_from } is now { $given_to }, and { $taken_from } is now { $taken_to }.
bomb-busters-log-swapped-yours = You gave { $gave } and got { $got }.
bomb-busters-log-swapped-all = They are { $given } and { $taken }.
bomb-busters-log-rewound = { $name_is ->
    [you] You turn
   *[other] { $name } turns
} the dial back: { $dial } left.
bomb-busters-log-refreshed = { $name_is ->
    [you] You put
   *[other] { $name } puts
} the batteries in: { $names_n ->
    [one] the Double Detector of { $names } works
   *[other] the Double Detectors of { $names } work
} again.
bomb-busters-log-radar = { $name_is ->
    [you] You ask
   *[other] { $name } asks
} the radar for { $number }: { $stands_n ->
    [0] no stand has one.
    [one] stand { $stands }.
   *[other] stands { $stands }.
}
bomb-busters-log-passed = { $name_is ->
    [you] You take a coffee break and hand
   *[other] { $name } takes a coffee break and hands
} the turn to { $next_is ->
    [you] you
   *[other] { $next }
}.
bomb-busters-log-held = { $name_is ->
    [you] You ask
   *[other] { $name } asks
} everyone to wait.
bomb-busters-log-late-turn = { $dial ->
    [0] Time’s up: the dial reaches the skull.
   *[other] Time’s up: the dial moves on, { $dial } left. It’s still { $name_is ->
        [you] your
       *[other] { $name }’s
    } turn.
}
bomb-busters-log-late-answer = Time’s up: chance answers for { $name_is ->
    [you] you
   *[other] { $name }
}.
bomb-busters-log-ended-defused = The bomb is defused!
bomb-busters-log-ended-exploded_red = A red wire: the bomb explodes.
bomb-busters-log-ended-exploded_dial = The dial is at the skull: the bomb explodes.
bomb-busters-log-aside = Never in the bomb: { $keys }.
bomb-busters-log-opens = Box { $box } is open!

## Talk

bomb-busters-act-remind = { $target_is ->
    [you] Use your Double Detector!
   *[other] { $target }, use your Double Detector!
}
bomb-busters-act-ready = { $card }: ready to use.
bomb-busters-act-propose = { $card }: shall I use it?
bomb-busters-act-reply = { $yes ->
    [yes] Yes, { $author }: “{ $quote }”
   *[no] No, { $author }: “{ $quote }”
}
# Where the question cannot be found any more.
bomb-busters-act-reply_blind = { $yes ->
    [yes] Yes, do.
   *[no] No, don’t.
}
bomb-busters-act-rule = Remember the mission rule!
bomb-busters-act-careful = Think again before you risk red.
bomb-busters-act-hold = Hang on a moment, please.
bomb-busters-act-go_on = Thanks, go ahead.
bomb-busters-mood-thumbs_up = Thumbs up!
bomb-busters-mood-applause = Well done!
bomb-busters-mood-nervous = My hands are shaking.
bomb-busters-mood-laugh = Ha!
bomb-busters-mood-phew = Phew.
bomb-busters-mood-hurry = Tick, tock.

## voices: the same phrases as bots say them, each in its own temper

bomb-busters-act-advice-dry-0 = { $line } Page one of the manual.
bomb-busters-act-advice-dry-1 = { $line } Just saying.
bomb-busters-act-advice-nervous-0 = { $line } Please, please, please.
bomb-busters-act-advice-nervous-1 = { $line } I can’t feel my fingers.
bomb-busters-act-advice-boastful-0 = { $line } An old expert’s trick.
bomb-busters-act-advice-boastful-1 = { $line } You’re welcome.
bomb-busters-act-advice-kind-0 = { $line } No hurry.
bomb-busters-act-advice-kind-1 = { $line } We’ve got this.
bomb-busters-act-advice-gruff-0 = { $line } I won’t repeat it.
bomb-busters-act-advice-gruff-1 = { $line } Move.
bomb-busters-act-advice-dreamy-0 = { $line } It’s drawn in the stars, and in the plan.
bomb-busters-act-advice-dreamy-1 = { $line } The blueprint whispers it.
bomb-busters-act-reply-dry-0 = { $line } On balance.
bomb-busters-act-reply-dry-1 = { $line } Next item.
bomb-busters-act-reply-nervous-0 = { $line } I think?
bomb-busters-act-reply-nervous-1 = { $line } Oh, I hope that’s right.
bomb-busters-act-reply-boastful-0 = { $line } Trust the professional.
bomb-busters-act-reply-boastful-1 = { $line } I’ve defused worse in my sleep.
bomb-busters-act-reply-kind-0 = { $line } Good thinking, by the way.
bomb-busters-act-reply-kind-1 = { $line } Thanks for asking.
bomb-busters-act-reply-gruff-0 = { $line } Stop asking.
bomb-busters-act-reply-gruff-1 = { $line } Get on with it.
bomb-busters-act-reply-dreamy-0 = { $line } It feels like it.
bomb-busters-act-reply-dreamy-1 = { $line } So the copper says.

bomb-busters-talk-remind = Your Double Detector!
bomb-busters-talk-remind_them = “Use your Double Detector!”
bomb-busters-talk-ready = This card is ready
bomb-busters-talk-propose = Shall I use …?
bomb-busters-talk-rule = The mission rule!
bomb-busters-talk-careful = Mind the red
bomb-busters-talk-yes = Yes
bomb-busters-talk-no = No
bomb-busters-talk-moods = Moods
bomb-busters-talk-banner = Say nothing about your wires, drop no hints, and recall no earlier turn (BB-5.3).
bomb-busters-talk-placeholder = Say something…

## What everybody was told of some wires

# $wires is a list of places, $values one of what bomb-busters-a makes.
bomb-busters-fact-some = { $wires_n ->
    [one] { $wires } is { $values_or }.
   *[other] At least one of { $wires } is { $values_or }.
}
bomb-busters-fact-some-hand = { $stands_n ->
    [one] At least one wire on stand { $stands } is { $values_or }.
   *[other] At least one wire on stands { $stands } is { $values_or }.
}
bomb-busters-fact-none-hand = { $stands_n ->
    [one] No wire on stand { $stands } is { $values_or }.
   *[other] No wire on stands { $stands } is { $values_or }.
}
bomb-busters-fact-none = { $wires_n ->
    [one] { $wires } isn’t { $values_or }.
   *[other] None of { $wires } is { $values_or }.
}
bomb-busters-fact-some_but = { $wires_n ->
    [one] { $wires } isn’t { $values_or }.
   *[other] At least one of { $wires } isn’t { $values_or }.
}
bomb-busters-fact-none_but = { $wires }: { $values_or }.
bomb-busters-fact-alike = { $wires } are the same.
bomb-busters-fact-unlike = { $wires } differ.
bomb-busters-fact-upto = { $first } is not above { $last }.
bomb-busters-fact-below = { $first } is below { $last }.

## The position, one fact a line

bomb-busters-describe-mission = Mission { $mission }, { $title }. { $rule }
bomb-busters-describe-over = { $won ->
    [yes] The bomb is defused.
   *[no] The bomb has exploded.
}
bomb-busters-describe-dial = Dial: { $dial } left until the skull. Round { $round }, turn { $turn }.
bomb-busters-describe-captain = { $name_is ->
    [you] You are
   *[other] { $name } is
} the Captain.
bomb-busters-describe-stand = Stand { $stand }, { $name_is ->
    [you] yours
   *[other] { $name }
}: { $wires_row }.
bomb-busters-describe-token = { $key }*{ $value ->
    [yellow] yellow
   *[other] { $value }
}
bomb-busters-describe-expert = { $name_is ->
    [you] You have
   *[other] { $name } has
} { $wires ->
    [one] { $wires } uncut wire
   *[other] { $wires } uncut wires
}; Double Detector { $detector ->
    [fresh] fresh
   *[used] used
}.
bomb-busters-describe-cut = { $counts_n ->
    [0] Nothing is cut yet.
   *[other] Cut so far: { $counts }.
}
bomb-busters-describe-count = { $value ->
    [yellow] yellow
   *[other] { $value }
}×{ $count }
bomb-busters-describe-red = Red markers: { $markers }.
bomb-busters-describe-yellow = Yellow markers: { $markers }.
bomb-busters-describe-marker = { $state ->
    [maybe] { $key } (maybe)
    [seen] { $key } (seen)
    [out] { $key } (not in the bomb)
   *[sure] { $key }
}
bomb-busters-describe-card = Card { $card }, { $name }: { $state ->
    [locked] locked
    [ready] ready
   *[used] used
}.
bomb-busters-describe-label = Label { $kind ->
    [same] =
   *[differ] ≠
}: { $left } and { $right }.
bomb-busters-describe-waiting = { $wires_n ->
    [0] { $name_is ->
        [you] You were right with “{ $values_or }” and have yet to cut one of your own.
       *[other] { $name } was right with “{ $values_or }” and has yet to cut a wire to match.
    }
   *[other] { $name_is ->
        [you] You have
       *[other] { $name } has
    } said “{ $values_or }” of { $wires }; waiting for the answer.
}
bomb-busters-describe-swapping = { $name_is ->
    [you] You are
   *[other] { $name } is
} swapping { $wires } away.
bomb-busters-describe-aside = Set aside, never in the bomb: { $keys }.

## Refusals

bomb-busters-refuse-E_FORMAT = Nobody can do that here.
bomb-busters-refuse-E_OVER = The mission is over.
bomb-busters-refuse-E_PROMPT_PENDING = Somebody has to answer first; everything else waits.
bomb-busters-refuse-E_PHASE = You can’t do that at this point in the mission.
bomb-busters-refuse-E_TURN = It’s not your turn.
bomb-busters-refuse-E_MUST_REVEAL = You have only red wires left: you must reveal them.
bomb-busters-refuse-E_BAD_TARGET = Point at a wire on a teammate’s stand.
bomb-busters-refuse-E_NO_AID = This table plays without the odds.
bomb-busters-refuse-E_ALREADY_CUT = That wire is already cut.
bomb-busters-refuse-E_BAD_VALUE = Name a value that you hold uncut yourself: a number, or yellow, never red.
bomb-busters-refuse-E_BAD_DETECTOR = A plain cut points at one wire, a Double Detector at two, a Triple Detector at three and a Super Detector at a whole stand. Detectors name only numbers, and a character works once.
bomb-busters-refuse-E_EQUIPMENT_UNAVAILABLE = That card isn’t in this mission, is still locked, or has been used.
bomb-busters-refuse-E_NOT_SOLO = A solo cut takes all that is left of a value, two or four wires, and they must all be yours.
bomb-busters-refuse-E_NOT_ONLY_RED = You can only reveal when every wire you have left is red.
bomb-busters-refuse-E_BAD_TOKEN = That token can’t go there. It needs an uncut blue wire of your own, your turn to place one, and its number still in the supply.
bomb-busters-refuse-E_BAD_LABEL = A label goes by two neighbours on one of your stands, at least one of them uncut, and it must be true.
bomb-busters-refuse-E_BAD_SWAP = A swap needs an uncut wire of yours and one of a teammate’s.
bomb-busters-refuse-E_BAD_BATTERIES = Choose one or two experts whose character has been used, each once.
bomb-busters-refuse-E_BAD_NEXT = Choose another expert who still has wires.
bomb-busters-refuse-E_BAD_ANSWER = That wire doesn’t answer the question.
bomb-busters-refuse-E_NO_EFFECT = That wouldn’t change anything.
bomb-busters-refuse-E_BARRED = This mission doesn’t allow that right now.
bomb-busters-refuse-E_BAD_TALK = You can’t say that right now.
bomb-busters-refuse-E_NO_CHAT = During a mission you can use only the set phrases; afterwards, a line of chat has 1 to { $longest } characters.
bomb-busters-refuse-E_RATE = That’s enough for this turn.
bomb-busters-refuse-E_BAD_TEAM = A team has { $least } to { $most } experts.
bomb-busters-refuse-E_SEALED = Mission { $mission } is still in its sealed box.
bomb-busters-refuse-E_BAD_CAPTAIN = The Captain can’t sit there: there is no such seat.
bomb-busters-refuse-E_BAD_CHARACTERS = Every expert needs a different character.
bomb-busters-refuse-E_BAD_DEAL = This position is impossible. { $reason }

bomb-busters-deal-sizes = The stands hold { $sizes } wires; they should hold { $wanted }.
bomb-busters-deal-unsorted = A stand is not sorted.
bomb-busters-deal-token = A token is by a red or cut wire.
bomb-busters-deal-active = The active expert has no wires.
bomb-busters-deal-blue = The blue wires are not four of each number.
bomb-busters-deal-red = The red wires are not { $count } of { $drawn }.
bomb-busters-deal-yellow = The yellow wires are not { $count } of { $drawn }.
bomb-busters-deal-aside = Only coloured wires are set aside.

bomb-busters-content-teams = The numbers of experts, { $experts }, repeat or leave a gap.
bomb-busters-content-cards = The cards { $cards } are not 1 to { $last }, each once.
bomb-busters-content-characters = { $cards } character cards are not enough for { $experts } experts.
bomb-busters-content-place = Mission { $mission } is in place { $place }.
bomb-busters-content-group = You can’t draw { $count } of { $drawn } from { $first } to { $last }.
bomb-busters-content-markers = { $drawn } markers are needed, and there are only { $markers }.
bomb-busters-content-switch = There is no rule called “{ $name }”.

## The board

bomb-busters-boom = BOOM!
bomb-busters-cheer = Defused!
bomb-busters-miss = Wrong!
bomb-busters-miss-is = Wrong: { $wire } is { $value }.
bomb-busters-miss-dial = Dial { $from } → { $to }
bomb-busters-miss-stabilized = The Stabilizer holds the dial.
bomb-busters-dial = { $n ->
    [one] Detonator: { $n } space left until the skull
   *[other] Detonator: { $n } spaces left until the skull
}
bomb-busters-numbers = Cut so far: { $counts_row } { $markers_row }
bomb-busters-numbers-cut = { $number }: { $n } of { $of }.
bomb-busters-marker-sure = { $colour ->
    [red] Red
   *[yellow] Yellow
} { $key } is in the bomb.
bomb-busters-marker-maybe = { $colour ->
    [red] Red
   *[yellow] Yellow
} { $key } may be in the bomb.
bomb-busters-marker-seen = { $colour ->
    [red] Red
   *[yellow] Yellow
} { $key } has been seen.
bomb-busters-marker-out = { $colour ->
    [red] Red
   *[yellow] Yellow
} { $key } is not in the bomb.
bomb-busters-captain = Captain
bomb-busters-plate-you = { $name } (you)
bomb-busters-plate-turn = ▶ to act
bomb-busters-said = “{ $values_or }”
bomb-busters-detector-fresh = Double Detector fresh
bomb-busters-detector-used = Double Detector used
bomb-busters-detector-text = Your Double Detector is fresh: once, you can point at two wires of one stand instead of one.
bomb-busters-detector-gone = You have used your Double Detector.
bomb-busters-yours = What is yours
bomb-busters-hide = Hide what is yours
bomb-busters-stand = { $name_is ->
    [you] Your stand { $stand }
   *[other] { $name }’s stand { $stand }
}: { $n ->
    [one] { $n } wire left
   *[other] { $n } wires left
}
bomb-busters-stand-can = Choose a wire. { $name_is ->
    [you] Your stand { $stand }
   *[other] { $name }’s stand { $stand }
}: { $n ->
    [one] { $n } wire left
   *[other] { $n } wires left
}
bomb-busters-wire-of = { $name_is ->
    [you] Your
   *[other] { $name }’s
} { $wire }
# $told is a list of the next ones, of bomb-busters-key and of bomb-busters-odds-sure.
bomb-busters-wire-told = { $name_is ->
    [you] Your { $wire }
   *[other] { $name }’s { $wire }
}{ $told_n ->
    [0] { "" }
   *[other] : { $told }
}
bomb-busters-wire-cut = cut, { $key }
bomb-busters-wire-token = marked as { $value }
bomb-busters-wire-noted = you noted { $marks_row }
bomb-busters-label-same = { $a } and { $b } are the same
bomb-busters-label-differ = { $a } and { $b } differ
bomb-busters-radar-yes = { $number }: yes
bomb-busters-radar-no = { $number }: no
bomb-busters-tray = { $name }’s wires
bomb-busters-tray-own = Your wires
bomb-busters-pick = { $told_n ->
    [0] { $wire }.
   *[other] { $wire }: { $told }.
}
bomb-busters-who = Who?
bomb-busters-equipment = Equipment
bomb-busters-card-told = { $name }: { $state }
bomb-busters-card-state-locked = locked
bomb-busters-card-state-ready = ready
bomb-busters-card-state-used = used
bomb-busters-card-locked = Locked until two { $number }s are cut.
bomb-busters-card-used = Used: it stays face down for the rest of the mission.
bomb-busters-card-now = Ready. You can use it now.
bomb-busters-card-incut = Ready. It becomes part of your cut.
bomb-busters-card-notnow = Ready, but you can’t use it right now.
bomb-busters-card-use = Use it

bomb-busters-hint-turn = Tap a teammate’s wire to say what it is.
bomb-busters-solo = { $value ->
    [yellow] Cut all your yellow wires alone
   *[other] Cut all your { $value }s alone
}
bomb-busters-reveal = Reveal your red wires
bomb-busters-hold = Wait!
bomb-busters-headline-cut = Cutting …
bomb-busters-confirm = Do it
bomb-busters-choose = Choose a wire
bomb-busters-cut-point = Tap the wire you mean.
bomb-busters-cut-more = { $n ->
    [one] Point at { $n } more wire on the same stand.
   *[other] Point at { $n } more wires on the same stand.
}
bomb-busters-cut-what = What is { $name }’s { $wires_or }?
bomb-busters-cut-second = “{ $values_or }”, or what else?
bomb-busters-cut-values = Values you hold
bomb-busters-cut-value = Say { $value }; you hold { $n }
bomb-busters-cut-value-chance = Say { $value }; you hold { $n }; chance { $chance }
bomb-busters-cut-own = { $value ->
    [yellow] If right, my yellow:
   *[other] If right, my { $value }:
}
bomb-busters-cut-marked = has a token
bomb-busters-cut-do = Cut
bomb-busters-cut-not = Not this
bomb-busters-say = { $wires_n ->
    [one] You say: { $name }’s { $wires } is { $values_or }.
   *[other] You say: one of { $name }’s { $wires_or } is { $values_or }.
}
bomb-busters-tool-double = Double Detector: two wires
bomb-busters-tool-triple = Triple Detector: three wires
bomb-busters-tool-super = Super Detector: a whole stand
bomb-busters-tool-ray = X or Y Ray: two values
bomb-busters-tool-stabilizer = Stabilizer: a miss costs nothing
bomb-busters-tool-double-short = Double
bomb-busters-tool-triple-short = Triple
bomb-busters-tool-super-short = Super
bomb-busters-tool-ray-short = X or Y
bomb-busters-tool-stabilizer-short = Stabilizer

bomb-busters-do-detector_answer = Choose the wire that answers.
bomb-busters-do-detector_answer-ready = Show { $wire }: { $value }.
bomb-busters-do-detector_answer-none = Nothing to choose: just confirm.
bomb-busters-do-place_token = Which wire do you mark?
bomb-busters-do-place_token-ready = Mark { $wire }: { $value }.
bomb-busters-do-choose_own = Which of yours is cut with it?
bomb-busters-do-choose_own-ready = Cut your { $wire }.
bomb-busters-do-swap_answer = Which wire do you give?
bomb-busters-do-swap_answer-ready = Give { $wire } away.
bomb-busters-do-post_it = Post-it: which of your wires?
bomb-busters-do-post_it-ready = Mark { $wire }: { $value }.
bomb-busters-do-label_same = Label =: which neighbours are the same?
bomb-busters-do-label_same-ready = Show everybody that { $wire } and { $next } are the same.
bomb-busters-do-label_differ = Label ≠: which neighbours differ?
bomb-busters-do-label_differ-ready = Show everybody that { $wire } and { $next } differ.
bomb-busters-do-walkie_talkies = Walkie-Talkies: which wire, and with whom?
bomb-busters-do-walkie_talkies-ready = Swap { $wire } for one of { $name }’s wires.
bomb-busters-do-rewinder = Rewinder
bomb-busters-do-rewinder-ready = Turn the dial back one space.
bomb-busters-do-batteries = Batteries: whose Double Detector works again?
bomb-busters-do-batteries-ready = Put the batteries in.
bomb-busters-do-radar = Radar: which number?
bomb-busters-do-radar-ready = Ask every stand for { $number }.
bomb-busters-do-coffee_mug = Coffee Mug: who goes next instead?
bomb-busters-do-coffee_mug-ready = Hand the turn to { $name }.

bomb-busters-note-title = Your private note on { $wire }

bomb-busters-odds = Odds
bomb-busters-odds-toggle = Show exact odds
bomb-busters-odds-public = This table plays with the odds: anybody can have exact chances worked out from what they see.
bomb-busters-odds-of = What { $wire } could be
bomb-busters-odds-cut = Right: { $hit } · red: { $blast }
bomb-busters-odds-hit = Right: { $hit }
bomb-busters-odds-other = { $wire } could also be:
bomb-busters-odds-sure = certainly { $value } by the odds
bomb-busters-odds-certain = Certain: { $wire } can only be { $value }. A green number marks such a wire.
bomb-busters-odds-how = Odds are on: tap a wire to see what it could be. A green number on a wire is certain.

bomb-busters-ledger-wires = { $n ->
    [one] { $n } wire left
   *[other] { $n } wires left
}
bomb-busters-ledger-tokens = Info tokens left
bomb-busters-ledger-facts = What everybody was told
bomb-busters-person-stands = { $stands_n ->
    [one] Stand { $stands }
   *[other] Stands { $stands }
}, { $n ->
    [one] { $n } wire left
   *[other] { $n } wires left
}

## The end

bomb-busters-end-again = Again, with the next Captain
bomb-busters-end-mission = Mission { $n }: { $title }
bomb-busters-end-defused = Defused!
bomb-busters-end-exploded = Kaboom!
bomb-busters-end-abandoned = Called off
bomb-busters-end-cause-defused = Every wire is cut or safely revealed, with { $n } to spare on the dial.
bomb-busters-end-cause-defused-plain = Every wire is cut, with { $n } to spare on the dial.
bomb-busters-end-cause-exploded_red = A red wire was cut.
bomb-busters-end-cause-exploded_dial = The dial reached the skull.
bomb-busters-end-opens = Box { $n } is open!
bomb-busters-end-figures = The mission in figures
bomb-busters-end-open = Everything on the table
bomb-busters-end-aside = Never in the bomb:
bomb-busters-end-last = Last move: { $line }
bomb-busters-end-legend = Ringed wires were still uncut.
bomb-busters-tally = Cuts right: { $right } of { $cuts } · with a detector: { $detectors } · solo cuts: { $solos } · cards used: { $cards }

## aim: the line that always says what the team plays for

bomb-busters-aim = Cut every wire but red · { $left } left · { $misses ->
    [0] no miss to spare
    [one] { $misses } miss to spare
   *[other] { $misses } misses to spare
}
bomb-busters-aim-bare = Cut every wire but red · { $left } left

## use: a piece that can be used after all

bomb-busters-use-place_token = You can mark it.
bomb-busters-use-dual_cut = You can: point at a teammate’s wire, say what it is, and one of yours of that value is cut with it.
bomb-busters-use-solo_cut = You can cut it alone: all that is left of its value is yours.
bomb-busters-use-reveal_red = You can only reveal it, with all your other wires: they’re all red.
bomb-busters-use-choose_own = You can cut it.
bomb-busters-use-detector_answer = You can answer with it.
bomb-busters-use-swap_answer = You can give it in return.
bomb-busters-use-label_differ = You can put a label on it and its neighbour: they differ.
bomb-busters-use-label_same = You can put a label on it and its neighbour: they’re the same.
bomb-busters-use-walkie_talkies = You can swap with the Walkie-Talkies: tap the card, then your wire and a teammate.
bomb-busters-use-post_it = You can mark a wire with the Post-it: tap the card, then a blue wire of yours.
bomb-busters-use-rewinder = You can turn the dial back with it now.
bomb-busters-use-batteries = You can recharge somebody’s Double Detector with it now.
bomb-busters-use-radar = You can ask everybody about a number with it now.
bomb-busters-use-coffee_mug = You can skip your turn with it now.
bomb-busters-use-call = You can take the turn.

## tip: why a strong player would do it. Chances are exact, by what the player can know

bomb-busters-tip-marked = { $wires } is marked { $held } and you hold { $held }: certain.
bomb-busters-tip-certain = By everything you know, { $wires_n ->
    [one] { $wires } can only be { $value_or }
   *[other] { $wires_or } must be { $value_or }
}: certain.
bomb-busters-tip-guess = { $sure ->
    [yes] This one isn’t certain: { bomb-busters-part-odds }.
   *[no] Nothing is certain now: { bomb-busters-part-odds }.
}
# The odds of a cut, inside a sentence.
bomb-busters-part-odds = { $danger ->
    [yes] the chance that { $wires_or } is { $value_or } is { $hit }, that it’s red { $red }
   *[no] the chance that { $wires_or } is { $value_or } is { $hit }, and it can’t blow up
}
bomb-busters-tip-solo = Everything left of that value is yours ({ $value }): a solo cut can’t fail.
bomb-busters-tip-token = { $wire } is { $value }. Marked, it’s a certain cut for any teammate who holds { $value }.
bomb-busters-tip-own = { $kept ->
    [yes] { $wire } is { $value } without a token. The marked one can stay: everybody knows it already.
   *[no] { $wire } is { $value }, which is what came up: it may be cut.
}
bomb-busters-tip-answer-hit = { $wire } is { $value }, which is what was named.
bomb-busters-tip-answer-miss = None of those wires is what was named. { $wire } is { $value }, and its token tells the team.
bomb-busters-tip-answer-none = There is nothing to choose: none of those wires can be shown.
bomb-busters-tip-swap = You give { $wire } away, but you’ll go on knowing where { $value } stands.
bomb-busters-tip-label = { $same ->
    [yes] { $left } and { $right } are the same. Everybody may know that from now on, and your turn isn’t over.
   *[no] { $left } and { $right } differ. Everybody may know that from now on, and your turn isn’t over.
}
bomb-busters-tip-batteries = It gives { $names } a fresh Double Detector.
bomb-busters-tip-mug = { $sure ->
    [yes] It gives { $name } the turn, who may know more.
   *[no] You have no certain cut, so let { $name } have the turn.
}
bomb-busters-tip-radar = Everybody has to say whether they hold { $number } uncut, and it costs no turn.
bomb-busters-tip-reveal = Your wires are all red, so there is nothing else you may do.
bomb-busters-tip-rewinder = The dial goes back one space: { $dial } before the skull now, one more then.
bomb-busters-tip-call = Somebody has to take the turn, and you have wires left.

## weigh: a warning before a move

bomb-busters-weigh-anyway = Cut anyway
bomb-busters-weigh-never = By what you know, { $wires_n ->
    [one] { $wires } can’t be { $value_or }
   *[other] none of { $wires } can be { $value_or }
}. This cut can’t work.
bomb-busters-weigh-red = { $wires_n ->
    [one] { $wires } may be red, and then the bomb goes off
   *[other] { $wires } may all be red, and then the bomb goes off
}: { $red }. That you’re right: { $hit }.
bomb-busters-weigh-last = A miss now turns the dial to the skull and ends the mission. That you’re right: { $hit }.

## lesson

bomb-busters-lesson-goal = You’re a team, and this bomb has 24 wires: the numbers 1 to 6, four of each. Cut them all, always in pairs of the same number. Nobody sees the others’ wires.
bomb-busters-lesson-stand = This is your stand. The wires on it go up from left to right, as they do on every stand. That’s your best clue.
bomb-busters-lesson-token = First, everybody marks one wire for all to see. Mark your 2: tap it, then confirm.
bomb-busters-lesson-token-else = Any wire would help the team. For this lesson, mark your 2.
bomb-busters-lesson-tokens = Copper marked a 2, Diode a 3 and Ember a 1. Now everybody knows these four wires.
bomb-busters-lesson-cut = You’re the Captain and go first. Point at a teammate’s wire and say what it is; you need one like it yourself. Copper’s marked wire is a 2, and you hold a 2: cut it!
bomb-busters-lesson-cut-else = That would be a guess, and a wrong guess costs us. Copper’s marked wire is certain: it’s a 2.
bomb-busters-lesson-double-later = You have that only once. Save it for a riskier cut.
bomb-busters-lesson-pair = Snip! Your 2 and Copper’s 2 are cut and lie open in front of the stands. Half of the 2s are gone.
bomb-busters-lesson-solo = Copper held the other two 2s. When all that’s left of a number is in your own hand, you may cut it solo. The tick says: 2 is done.
bomb-busters-lesson-miss = Oh no! Diode called your last wire a 6, but it’s a 5. So it gets marked, and the dial ticks one step closer to the skull. At the skull, we all blow up.
bomb-busters-lesson-sorted = Clever Ember! Copper’s first wire stood left of a 2, and all the 2s are cut. It had to be a 1.
bomb-busters-lesson-find = Your turn. Find a wire that you’re sure about and that matches one of yours, then cut it.
bomb-busters-lesson-find-else = You can’t be sure of that. Look at the marks: Diode’s first wire is a 3, and you hold a 3.
bomb-busters-lesson-quick = Well spotted! The others carry on: a pair of 6s, and solo cuts finish off the 3s and the 1s.
bomb-busters-lesson-think = Now you hold three 4s and a 5. Diode’s last two wires stand between a 3 and a 6, and only one 4 isn’t yours. At least one of them is probably a 5.
bomb-busters-lesson-double = But which one? Ask your Double Detector: it points at two wires at once, one time in a mission. Tap one of the two, switch on “Double”, tap the other and say 5.
bomb-busters-lesson-double-single = One wire alone is a gamble. Switch on “Double” and point at both.
bomb-busters-lesson-double-else = Point at Diode’s last two wires with “Double” and say 5.
bomb-busters-lesson-hit = It worked! With the Double Detector it’s enough if one of the two is right. Diode showed which, and both 5s are cut.
bomb-busters-lesson-left = Copper and Diode cut the last two 5s, and Ember finished the 6s alone. Only the 4s are left.
bomb-busters-lesson-four = You hold three of them, so Ember’s last wire must be the fourth. Cut it!
bomb-busters-lesson-four-else = There’s only one wire left that isn’t yours: Ember’s. It’s a 4.
bomb-busters-lesson-last = Nobody else has any wires, so it’s your turn again. The last two 4s are both yours: cut them solo.
bomb-busters-lesson-last-else = Cut both 4s with the solo button.
bomb-busters-lesson-won = Defused! Every number has its tick, and the dial never reached the skull.
bomb-busters-lesson-more = Later missions add yellow wires, which match only each other, red ones, which nobody may ever cut, and equipment that helps you once two wires of its number are cut.
bomb-busters-lesson-can-1 = Mark a wire, and read what others have marked.
bomb-busters-lesson-can-2 = Cut pairs, and work out wires from how they’re sorted.
bomb-busters-lesson-can-3 = Cut solo when the rest of a number is yours.
bomb-busters-lesson-can-4 = Use your Double Detector, and keep an eye on the dial.

## deck

bomb-busters-deck-equipment = Equipment
bomb-busters-deck-character = Characters
bomb-busters-deck-character-text = Has a Double Detector: once a mission, point at two wires of one stand instead of one.
bomb-busters-deck-wire = Wires
bomb-busters-deck-blue = Blue wires
bomb-busters-deck-blue-text = The numbers 1 to 12, four of each. They are cut in pairs.
bomb-busters-deck-yellow = Yellow wires
bomb-busters-deck-yellow-text = All yellow wires are alike: say “yellow”, and hold one yourself. The printed number only tells where a wire stands.
bomb-busters-deck-red = Red wires
bomb-busters-deck-red-text = Never cut one. Whoever has nothing but red left lays it open.
