# Every sentence of Bomb Squad Academy.

academy-pitch = Three bombs that nobody can defuse: cut the fattest wire alone, and let somebody else set it off.

## names

academy-wire-G = Green
academy-wire-B = Blue
academy-wire-R = Red
academy-wire-Y = Yellow
academy-letter-G = G
academy-letter-B = B
academy-letter-R = R
academy-letter-Y = Y
academy-card-G = Green
academy-card-B = Blue
academy-card-R = Red
academy-card-Y = Yellow
academy-card-WAIT = Wait
academy-card-CHICKEN = Chicken
academy-bomb-1 = Bomb I
academy-bomb-2 = Bomb II
academy-bomb-3 = Bomb III
academy-boom = BOOM!

## tool

academy-tool-AIR_HORN = Air Horn
academy-tool-AMPLIFIER = Amplifier
academy-tool-BOMB_BLANKET = Bomb Blanket
academy-tool-CRIMPER = Crimper
academy-tool-DYNAMO = Dynamo
academy-tool-FREEZER = Freezer
academy-tool-HAMMER = Hammer
academy-tool-HELMET = Helmet
academy-tool-JAMMER = Jammer
academy-tool-JUMPER = Jumper
academy-tool-MIRROR = Mirror
academy-tool-ORDERS = Orders
academy-tool-SCHEMATICS = Schematics
academy-tool-SCRAMBLER = Scrambler
academy-tool-SHIELD = Shield
academy-tool-SNIFFER = Sniffer
academy-tool-SWITCH = Switch
academy-tool-TOOLKIT = Toolkit
academy-tool-WRENCH = Wrench
academy-tool-X_RAY = X-Ray

# Within a sentence that is given the code of a Tool as $tool: with its article, and alone.
academy-the-tool = { $tool ->
    [AIR_HORN] the Air Horn
    [AMPLIFIER] the Amplifier
    [BOMB_BLANKET] the Bomb Blanket
    [CRIMPER] the Crimper
    [DYNAMO] the Dynamo
    [FREEZER] the Freezer
    [HAMMER] the Hammer
    [HELMET] the Helmet
    [JAMMER] the Jammer
    [JUMPER] the Jumper
    [MIRROR] the Mirror
    [ORDERS] Orders
    [SCHEMATICS] the Schematics
    [SCRAMBLER] the Scrambler
    [SHIELD] the Shield
    [SNIFFER] the Sniffer
    [SWITCH] the Switch
    [TOOLKIT] the Toolkit
    [WRENCH] the Wrench
    [X_RAY] the X-Ray
   *[other] “{ $tool }”
}
    .name = { $tool ->
        [AIR_HORN] { academy-tool-AIR_HORN }
        [AMPLIFIER] { academy-tool-AMPLIFIER }
        [BOMB_BLANKET] { academy-tool-BOMB_BLANKET }
        [CRIMPER] { academy-tool-CRIMPER }
        [DYNAMO] { academy-tool-DYNAMO }
        [FREEZER] { academy-tool-FREEZER }
        [HAMMER] { academy-tool-HAMMER }
        [HELMET] { academy-tool-HELMET }
        [JAMMER] { academy-tool-JAMMER }
        [JUMPER] { academy-tool-JUMPER }
        [MIRROR] { academy-tool-MIRROR }
        [ORDERS] { academy-tool-ORDERS }
        [SCHEMATICS] { academy-tool-SCHEMATICS }
        [SCRAMBLER] { academy-tool-SCRAMBLER }
        [SHIELD] { academy-tool-SHIELD }
        [SNIFFER] { academy-tool-SNIFFER }
        [SWITCH] { academy-tool-SWITCH }
        [TOOLKIT] { academy-tool-TOOLKIT }
        [WRENCH] { academy-tool-WRENCH }
        [X_RAY] { academy-tool-X_RAY }
       *[other] { $tool }
    }

## effect

academy-effect-AIR_HORN = Two other cutters count as Chickens this round.
academy-effect-AMPLIFIER = You cut alone and safely: your chain counts double.
academy-effect-BOMB_BLANKET = Somebody else cuts: { $blanket } points for you if it explodes. No other Tool can follow before the cut.
academy-effect-CRIMPER = Somebody else cut safely: score that wire’s chain.
academy-effect-DYNAMO = A safe cut flipped a zero: { $dynamo ->
    [one] 1 point
   *[other] { $dynamo } points
} for every exposed zero on all wires.
academy-effect-FREEZER = You cut: shuffle two exposed cards of the wire back into its deck, and the trigger moves back.
academy-effect-HAMMER = You cut alone: flip an extra card first. If it’s safe, score its value and { $hammer } more.
academy-effect-HELMET = You set it off: you lose nothing, and everybody else responsible loses { $helmet } at once.
academy-effect-JAMMER = You shared a safe cut: score the full value, undivided.
academy-effect-JUMPER = Cut a wire right beside yours instead.
academy-effect-MIRROR = Instead of the usual peek, see all tiles of all wires.
academy-effect-ORDERS = A Wait protects your wire: cut it anyway.
academy-effect-SCHEMATICS = Take your card back and play another.
academy-effect-SCRAMBLER = You cut: shuffle the three newest cards of the wire back into its deck, and the trigger moves back.
academy-effect-SHIELD = Somebody else set it off: gain { $shield }, and one of them loses nothing for it.
academy-effect-SNIFFER = See the top card of every deck before you choose.
academy-effect-SWITCH = Swap cutters with a player of another colour for this round.
academy-effect-TOOLKIT = Take all your action cards back, even a spent Wait.
academy-effect-WRENCH = Somebody else cuts: flip an extra card of their wire first. If it explodes, it was them.
academy-effect-X_RAY = You cut alone: look at three cards and pick the one to flip.

## when

academy-when-select = While you choose a card
academy-when-reveal = When the cards are open
academy-when-protect = After wires are protected
academy-when-before = Before a cut
academy-when-after = After a safe cut
academy-when-boom = When the bomb goes off
academy-when-peek = When you peek as a Chicken

## help

academy-help-select = Everybody picks one card in secret, then all are opened together. A cutter flips the next card of its wire and scores it along with the chain; whoever cuts the same wire shares the points. Wait pays at once and protects a wire. Chicken pays if the bomb goes off and peeks if it doesn’t. Cards you play come back to your hand a few rounds later.
academy-help-protect = You played Wait and already have your points. Now name one wire: whoever meant to cut it this round does nothing. It may save the class, or spoil somebody’s big score.
academy-help-window_a = All cards are open, and one of your Tools fits this moment. Use it or pass; nobody sees the answers until all are in. A Tool is gone once used.
academy-help-window_b = Wires have been protected, and one of your Tools fits this moment. Use it or pass; nobody sees the answers until all are in. A Tool is gone once used.
academy-help-window_c = A wire is about to be cut, and one of your Tools fits this moment. Use it or pass; nobody sees the answers until all are in. A Tool is gone once used.
academy-help-window_d = The cut was safe, and one of your Tools fits this moment. Use it or pass; nobody sees the answers until all are in. A Tool is gone once used.
academy-help-window_e = The bomb has gone off, and one of your Tools still helps. Use it or pass; nobody sees the answers until all are in. A Tool is gone once used.
academy-help-xray_pick = Your X-Ray shows the next three cards of the wire. Choose the one to flip; the others go back into the deck. A high card scores more, and moves the trigger further.
academy-help-peek = You played Chicken and the bomb held, so you may look: at the next card of two wires, or at the three tiles of one wire to see which is BOOM. Only you see it, and your notebook remembers. What you tell the others is up to you.
academy-help-draft = A bomb is done for. One after another you each take a Tool from the display, in the order shown; one is left over. Keep yours until its moment comes.

## option

academy-option-content = Decks, tracks and plates
academy-option-content-house = The house’s own
academy-option-content-own = From the host’s file
academy-option-content-note = The values in the decks, the lengths of the tracks and the III side of the plates are a house reconstruction. If you own the game, you can bring its numbers in a file.
academy-option-age_order = Who is younger
academy-option-age_order-random = By lot
academy-option-age_order-own = As we say
academy-option-age_order-random-note = When scores are level, the younger player goes first. Drawn for every match.
academy-option-age_order-own-note = When scores are level, the younger player goes first. Put the youngest on top.
academy-option-clock = Clocks
academy-option-clock-off = No clock
academy-option-clock-on = With clocks
academy-option-clock-select = Seconds to choose a card
academy-option-clock-window = Seconds for a Tool
academy-option-clock-answer = Seconds for any other answer
academy-option-chat = Talk
academy-option-chat-open = Anything
academy-option-chat-emotes = Emotes only
academy-option-chat-open-note = Everybody may say anything, true or not.
academy-option-chat-emotes-note = No talking during the exam.
academy-option-tool_order = Two Tools at once
academy-option-tool_order-score = Fewer points first
academy-option-tool_order-first = Whoever called first
academy-option-tool_order-score-note = If several want to use a Tool, whoever has fewer points goes first: haste gains nothing.
academy-option-tool_order-first-note = If several want to use a Tool, whoever called first goes first, as in the rulebook. People come before bots.
academy-option-odds = Show the odds
academy-option-odds-note = A training aid: everybody may see the exact chance that a cut explodes, from what they know.
academy-option-allow_debt = Scores below zero
academy-option-allow_debt-note = Losses count in full, even if you have nothing to lose.

## content

academy-preview-track = { $n ->
    [one] Track of 1 space, then three tiles
   *[other] Track of { $n } spaces, then three tiles
}
academy-preview-names = Tools with names of their own
academy-label-decks-G = Green deck
academy-label-decks-B = Blue deck
academy-label-decks-R = Red deck
academy-label-decks-Y = Yellow deck
academy-label-tracks-G = Green track
academy-label-tracks-B = Blue track
academy-label-tracks-R = Red track
academy-label-tracks-Y = Yellow track
academy-label-plates-II = Plates, side II
academy-label-plates-III = Plates, side III
academy-label-chain_per_card = Each link of a chain
academy-label-wait_points = Points for a Wait
academy-label-boom_penalty = Lost for setting it off
academy-label-chicken_bonus = Chicken at an explosion
academy-label-blanket_bonus = Bomb Blanket
academy-label-shield_bonus = Shield
academy-label-helmet_hit = Helmet costs the others
academy-label-hammer_bonus = Hammer, on top of the card
academy-label-dynamo_bonus = Dynamo, for each zero
academy-label-zero_link = A zero’s link of a chain
academy-content-wrong_cards = a wire has { $most } cards, not { $given }
academy-content-wrong_card = a card is worth 0 to { $most }, not { $given }
academy-content-wrong_track = a track has 1 to { $most } spaces, not { $given }
academy-content-wrong_sum = the cards add up to { $given }, but the last tile lies on { $most }: it might never explode
academy-content-wrong_plate = a plate adds 0 to { $most }, not { $given }
academy-content-wrong_link = a link is worth 1 to { $most }, not { $given }
academy-content-wrong_points = this has to be 0 to { $most }, not { $given }
academy-content-wrong_name = a name has at most { $most } plain characters, without blanks at its ends; this one has { $given }

## position

academy-position-card = deck { $wire } has no other { $value }
academy-position-boom = BOOM of { $wire } can’t be there
academy-position-tool = a Tool has two owners
academy-position-bomb = there is no bomb { $bomb }

## refuse

academy-refuse-E_AUTH = You aren’t sitting at this table.
academy-refuse-E_OVER = The exam is over.
academy-refuse-E_PHASE = You can’t do that at this point of the round.
academy-refuse-E_TURN = It isn’t your turn.
academy-refuse-E_WIRE = That wire isn’t in play.
academy-refuse-E_CARD = You don’t have that card in hand.
academy-refuse-E_OUT = That card is out. It comes back to your hand by itself.
academy-refuse-E_SPENT = Your Wait is gone: you get one for each bomb.
academy-refuse-E_COMMITTED = You have already chosen a card. Take it back first.
academy-refuse-E_NO_COMMIT = You have no chosen card to take back.
academy-refuse-E_NO_WINDOW = No Tool can be used now.
academy-refuse-E_NOT_ASKED = You have no Tool for this moment, so you aren’t asked.
academy-refuse-E_ANSWERED = You have already answered. The answers are opened when all are in.
academy-refuse-E_TOOL = You don’t have that Tool.
academy-refuse-E_WINDOW = That Tool is for another moment.
academy-refuse-E_ARGS = That Tool doesn’t take such a choice.
academy-refuse-E_AUTO = You asked not to be asked about that Tool. You can undo that while cards are being chosen.
academy-refuse-E_AUTO_WHAT = There is nothing to change about that Tool now.
academy-refuse-E_NO_TARGET = There is nobody to use it on.
academy-refuse-E_ALONE = That only works if you cut alone.
academy-refuse-E_SOMEONE_ELSE = That is for somebody else’s cut, and you are cutting this wire.
academy-refuse-E_NO_ZERO = This cut hasn’t flipped a zero.
academy-refuse-E_CUTTERS = That only works if you cut this wire.
academy-refuse-E_NOTHING = There is nothing to take back.
academy-refuse-E_TOO_FEW = The wire needs at least three exposed cards.
academy-refuse-E_RESPONSIBLE = That only works if you set off the bomb.
academy-refuse-E_SHARED = That only works on a shared cut.
academy-refuse-E_NO_CUTTER = You aren’t acting as a cutter this round.
academy-refuse-E_UNPROTECTED = Nobody has protected your wire.
academy-refuse-E_DONE = Your Wait has been carried out, so you can’t swap it any more.
academy-refuse-E_SHIELD_SELF = You set off the bomb yourself. The Shield is for others.
academy-refuse-E_PLAYERS_NAMED = Name two other players who act as cutters, in seat order; just one if there is only one.
academy-refuse-E_CARDS_NAMED = Name two exposed cards of the wire, the older one first; just one if there is only one.
academy-refuse-E_NEIGHBOUR = Name a wire right beside yours. The two ends aren’t neighbours.
academy-refuse-E_PLAYER_NAMED = Name a player this Tool can be used on.
academy-refuse-E_PEEK = Look at the top cards of two different decks, named in the order of the board, or at the tiles of one wire.
academy-refuse-E_INDEX = There is no such card under the X-Ray.
academy-refuse-E_DRAFT = That Tool isn’t on display.
academy-refuse-E_PLAYERS = The exam is for { $least } to { $most } players.
academy-refuse-E_AGES = The order of ages has to name each of the { $players } seats once.
academy-refuse-E_CONTENT = These numbers can’t be played: { $key }: { $reason }.
academy-refuse-E_POSITION = This position is impossible: { $reason }.
academy-refuse-E_NO_ODDS = Only players can see the odds, and only if the table has switched them on.
academy-refuse-E_EMOTES = Emotes only at this table.
academy-refuse-E_TEXT = A line of chat has 1 to { $longest } characters.
academy-refuse-E_TALK = Quiet, please: you’ve said enough this round.

## log

academy-log-started = { $seats } cadets sit the exam. { $numbers ->
    [own] This table plays with its own numbers.
   *[house] Deck values, track lengths and the plates of Bomb III are a house reconstruction.
} Ties go to the younger player, in this order: { $names }.{ $odds ->
    [on] { " " }Everybody may look up the odds.
   *[off] { "" }
}
academy-log-bomb = Cadets, here is { $bomb }.
academy-log-plates = Pressure plates are on { $plates }.
academy-log-plate_on = { $wire } (+{ $value })
academy-log-tools = Tools on display: { $tools }. Picked in this order: { $names }.
academy-log-drafted = { $late ->
    [yes] { $player_is ->
        [you] You are late and get
       *[other] { $player } is late and gets
    }
   *[no] { $player_is ->
        [you] You take
       *[other] { $player } takes
    }
} { academy-the-tool }.
academy-log-discarded = Nobody took { academy-the-tool }: it leaves the game.
academy-log-committed = { $late ->
    [yes] { $player } is late, so the clock chooses a card.
   *[no] { $player } has chosen a card.
}
academy-log-committed_shown = { $late ->
    [yes] { $player_is ->
        [you] You are late, so the clock chooses { $card } for you.
       *[other] { $player } is late, so the clock chooses { $card }.
    }
   *[no] { $player_is ->
        [you] You choose { $card }.
       *[other] { $player } chooses { $card }.
    }
}
academy-log-retracted = { $player_is ->
    [you] You take your card back.
   *[other] { $player } takes the chosen card back.
}
academy-log-revealed = Round { $round }: { $plays }.
academy-log-revealed_card = { $player_is ->
    [you] you play { $card }
   *[other] { $player } plays { $card }
}
academy-log-used = { $player_is ->
    [you] You use { academy-the-tool }.
   *[other] { $player } uses { academy-the-tool }.
}
academy-log-used_players = { $player_is ->
    [you] You use { academy-the-tool } on { $targets }.
   *[other] { $player } uses { academy-the-tool } on { $targets }.
}
academy-log-used_wire = { $player_is ->
    [you] You use { academy-the-tool } on { $wire }.
   *[other] { $player } uses { academy-the-tool } on { $wire }.
}
academy-log-used_jump = { $player_is ->
    [you] You use { academy-the-tool } and cut { $wire } instead.
   *[other] { $player } uses { academy-the-tool } and cuts { $wire } instead.
}
academy-log-used_card = { $player_is ->
    [you] You use { academy-the-tool } and play { $card } instead of { $was }.
   *[other] { $player } uses { academy-the-tool } and plays { $card } instead of { $was }.
}
academy-log-voided = { $player_is ->
    [you] You wanted to use { academy-the-tool } too, and still have it.
   *[other] { $player } wanted to use { academy-the-tool } too, and still has it.
}
academy-log-passed = Nobody uses a Tool, though { $names_n ->
    [one] { $one_is ->
        [you] you
       *[other] { $one }
    }
   *[other] { $names }
} could have.
academy-log-auto_on = { $player_is ->
    [you] You won’t be asked about { academy-the-tool } any more.
   *[other] { $player } doesn’t want to be asked about { academy-the-tool }.
}
academy-log-auto_off = { $player_is ->
    [you] You will be asked about { academy-the-tool } again.
   *[other] { $player } wants to be asked about { academy-the-tool } again.
}
academy-log-wait = { $player_is ->
    [you] You wait: +{ $points }.
   *[other] { $player } waits: +{ $points }.
}
academy-log-protected = { $player_is ->
    [you] You protect { $wire }.
   *[other] { $player } protects { $wire }.
}
academy-log-stopped = { $wire } is protected: { $names_n ->
    [one] { $one_is ->
        [you] you
       *[other] { $one }
    }
   *[other] { $names }
} can’t cut it.
academy-log-flipped = { $names_n ->
    [one] { $one_is ->
        [you] You cut
       *[other] { $one } cuts
    }
   *[other] { $names } cut
} { $wire }: { $value }. The trigger is on { $trigger }.
academy-log-flipped_extra = The { academy-the-tool.name } flips a { $value } on { $wire }. The trigger is on { $trigger }.
academy-log-tile = { $wire }, tile { $tile }: { $face ->
    [boom] BOOM!
   *[ok] OK.
}
academy-log-returned = { $values_n ->
    [one] { $values } goes
   *[other] { $values } go
} back into the { $wire } deck. The trigger is on { $trigger }.
academy-log-shuffled = The { $wire } deck is shuffled.
academy-log-looked = { $player_is ->
    [you] Under the X-Ray you see { $values }.
   *[other] Under the X-Ray { $player } sees { $values }.
}
academy-log-scored = { $player_is ->
    [you] You score
   *[other] { $player } scores
} { $points } on { $wire }: { academy-sum }.
academy-log-gained = { $player_is ->
    [you] You gain
   *[other] { $player } gains
} { $points } { $cause ->
    [chicken] for being a Chicken
    [hammer] with the Hammer
    [crimper] with the Crimper
    [dynamo] with the Dynamo
    [blanket] with the Bomb Blanket
   *[shield] with the Shield
}.
academy-log-lost = { $player_is ->
    [you] You lose
   *[other] { $player } loses
} { $points } { $cause ->
    [helmet] to somebody’s Helmet
   *[boom] for setting the bomb off
}.
academy-log-exploded = The bomb goes off! { $names_n ->
    [one] { $one_is ->
        [you] You
       *[other] { $one }
    }
   *[other] { $names }
} did it, on { $wire }.
academy-log-spared = { $player_is ->
    [you] You lose nothing for it.
   *[other] { $player } loses nothing for it.
}
academy-log-peek_decks = { $player_is ->
    [you] You peek
   *[other] { $player } peeks
} at the top cards of { $wires }.
academy-log-peek_tiles = { $player_is ->
    [you] You peek
   *[other] { $player } peeks
} at the tiles of { $wires }.
academy-log-peek_mirror = { $player_is ->
    [you] You peek
   *[other] { $player } peeks
} at all tiles.
academy-log-peek_none = { $player_is ->
    [you] You don’t peek.
   *[other] { $player } doesn’t peek.
}
academy-log-peek_sniffer = { $player_is ->
    [you] You peek
   *[other] { $player } peeks
} at the top card of every deck.
academy-log-seen = { $player_is ->
    [you] You saw
   *[other] { $player } saw
}: { $faces }.
academy-log-seen_card = { $wire } { $face }
academy-log-seen_tiles = BOOM of { $wire } on tile { $face }
academy-log-plate = The +{ $value } plate moves to { $wire }.
academy-log-picked_up = { $player_is ->
    [you] You pick up { $card }.
   *[other] { $player } picks up { $card }.
}
academy-log-spent = { $player_is ->
    [you] Your Wait is
   *[other] { $player }’s Wait is
} spent for this bomb.
academy-log-late = { $names_n ->
    [one] { $one_is ->
        [you] Your time is up.
       *[other] Time is up for { $one }.
    }
   *[other] Time is up for { $names }.
}
academy-log-ended = That was { $bomb }. Scores: { $scores }.
academy-log-won = { $names_n ->
    [one] { $one_is ->
        [you] You pass with honours: { $points }
       *[other] { $one } passes with honours: { $points }
    }
   *[other] { $names } share the honours: { $points }
} { $points ->
    [one] point
   *[other] points
}{ $names_n ->
    [one] { "" }
   *[other] { " " }each
}.
academy-score = { $player_is ->
    [you] you
   *[other] { $player }
} { $points }
academy-sum = { $divisor ->
    [1] { $main } + chain { $chain }{ $plates ->
        [0] { "" }
       *[other] { " " }+ plates { $plates }
    }
   *[other] ({ $main } + chain { $chain }{ $plates ->
        [0] { "" }
       *[other] { " " }+ plates { $plates }
    }) ÷ { $divisor }
}

## act

academy-act-saw_top = I saw the top card of { $wire }.
academy-act-saw_tiles = I saw the tiles of { $wire }.
academy-act-plan = I’m going to play { $card }.
academy-act-warn = Keep away from { $wire }!
academy-act-call_wait = Somebody Wait!
academy-act-thumbs_up = 👍
academy-act-applause = 👏
academy-act-nervous = 😬
academy-act-laugh = 😄
academy-act-phew = 😮‍💨
academy-act-chicken = 🐔
academy-act-oops = 🙈
academy-act-ask = { $player }, what are you going to play?
academy-understood = The bots understand sentences such as “I’m going to play red”, “Keep away from green”, “I saw the tiles of blue” or “{ $name }, what are you going to play?”

## voices: what bots say, each in its own temper

academy-act-saw-dry-0 = { $line } It was educational.
academy-act-saw-dry-1 = { $line } Draw your own conclusions.
academy-act-saw-nervous-0 = { $line } I wish I hadn’t.
academy-act-saw-nervous-1 = { $line } Am I allowed to say that?
academy-act-saw-boastful-0 = { $line } Jealous?
academy-act-saw-boastful-1 = { $line } Some of us prepare for exams.
academy-act-saw-kind-0 = { $line } Ask me if you like.
academy-act-saw-kind-1 = { $line } I thought you should know.
academy-act-saw-gruff-0 = { $line } And I’m telling you nothing else.
academy-act-saw-gruff-1 = { $line } So there.
academy-act-saw-dreamy-0 = { $line } It looked back at me.
academy-act-saw-dreamy-1 = { $line } What a lovely colour it is inside.
academy-act-plan-dry-0 = { $line } Mark my words, or don’t.
academy-act-plan-dry-1 = { $line } Revise accordingly.
academy-act-plan-nervous-0 = { $line } I think. Don’t hold me to it!
academy-act-plan-nervous-1 = { $line } Unless that’s wrong. Is it wrong?
academy-act-plan-boastful-0 = { $line } Full marks, here I come.
academy-act-plan-boastful-1 = { $line } Watch how a top student does it.
academy-act-plan-kind-0 = { $line } So keep out of harm’s way.
academy-act-plan-kind-1 = { $line } I’d rather we didn’t all crowd in there.
academy-act-plan-gruff-0 = { $line } Get out of my way.
academy-act-plan-gruff-1 = { $line } No copying.
academy-act-plan-dreamy-0 = { $line } The card chose me, really.
academy-act-plan-dreamy-1 = { $line } It goes so well with my tie.
academy-act-warn-dry-0 = { $line } The sums don’t look good.
academy-act-warn-dry-1 = { $line } I say this as a friend of arithmetic.
academy-act-warn-nervous-0 = { $line } I can’t look!
academy-act-warn-nervous-1 = { $line } My pencil is shaking!
academy-act-warn-boastful-0 = { $line } Listen to somebody who knows.
academy-act-warn-boastful-1 = { $line } You’ll thank me at graduation.
academy-act-warn-kind-0 = { $line } Take care of yourselves.
academy-act-warn-kind-1 = { $line } I’d hate to see anybody fail.
academy-act-warn-gruff-0 = { $line } How many times must I say it?
academy-act-warn-gruff-1 = { $line } Or explain it to the examiner.
academy-act-warn-dreamy-0 = { $line } There’s a thundercloud over it.
academy-act-warn-dreamy-1 = { $line } The fuse is singing.
academy-act-cut-dry-0 = Adequate. Next candidate.
academy-act-cut-dry-1 = A pass. Just.
academy-act-cut-nervous-0 = Oh! It held! It really held!
academy-act-cut-nervous-1 = How can you stay so calm?
academy-act-cut-boastful-0 = Not bad. I’d have done it faster.
academy-act-cut-boastful-1 = I taught you that, surely.
academy-act-cut-kind-0 = Well done! That was neatly cut.
academy-act-cut-kind-1 = Lovely work. You earned that.
academy-act-cut-gruff-0 = Fine. Beginner’s luck.
academy-act-cut-gruff-1 = Hmph. Points are points.
academy-act-cut-dreamy-0 = Snip, said the wire, and was free.
academy-act-cut-dreamy-1 = Like a thread from a dream.
academy-act-own_cut-dry-0 = As calculated.
academy-act-own_cut-dry-1 = Please hold your applause until the marks are in.
academy-act-own_cut-nervous-0 = I did it? I did it!
academy-act-own_cut-nervous-1 = Is it over? May I open my eyes?
academy-act-own_cut-boastful-0 = Did everybody see that? I’ll sign autographs later.
academy-act-own_cut-boastful-1 = And that, ladies and gentlemen, is how it’s done.
academy-act-own_cut-kind-0 = That went well. You’ll all get your turn.
academy-act-own_cut-kind-1 = Phew. I was lucky there.
academy-act-own_cut-gruff-0 = Done. Who’s next?
academy-act-own_cut-gruff-1 = Told you.
academy-act-own_cut-dreamy-0 = It came apart like a petal.
academy-act-own_cut-dreamy-1 = I only listened to the wire.
academy-act-boom-dry-0 = That would be a resit.
academy-act-boom-dry-1 = Noted in the register: one crater.
academy-act-boom-nervous-0 = I knew it! I knew it!
academy-act-boom-nervous-1 = Is everybody still there? Say something!
academy-act-boom-boastful-0 = And that’s why I sit over here.
academy-act-boom-boastful-1 = I could have told you. I did tell you.
academy-act-boom-kind-0 = Are you all right? It happens to everybody.
academy-act-boom-kind-1 = Never mind. It was a brave try.
academy-act-boom-gruff-0 = Serves you right.
academy-act-boom-gruff-1 = Sweep that up, will you?
academy-act-boom-dreamy-0 = So many colours …
academy-act-boom-dreamy-1 = For a moment, it was noon.
academy-act-own_boom-dry-0 = I’d like my answer sheet back.
academy-act-own_boom-dry-1 = An unconventional solution, I grant you.
academy-act-own_boom-nervous-0 = Sorry! Sorry! Sorry!
academy-act-own_boom-nervous-1 = My eyebrows! Where are my eyebrows?
academy-act-own_boom-boastful-0 = I meant to do that.
academy-act-own_boom-boastful-1 = Even in failure I’m the loudest.
academy-act-own_boom-kind-0 = My fault entirely. Is anybody hurt?
academy-act-own_boom-kind-1 = Oh dear. I’ll make the tea.
academy-act-own_boom-gruff-0 = What are you staring at?
academy-act-own_boom-gruff-1 = Cheap wire.
academy-act-own_boom-dreamy-0 = I think I can see the moon from here.
academy-act-own_boom-dreamy-1 = It was beautiful. Loud, but beautiful.

## ask

academy-ask-select_you = Choose an action card.
academy-ask-select_done = You chose { $card }. Waiting for { $names }.
academy-ask-select = Waiting for { $names } to choose.
academy-ask-draft = { $player_is ->
    [you] Take a Tool.
   *[other] { $player } is choosing a Tool.
}
academy-ask-protect = { $player_is ->
    [you] Block one wire this round.
   *[other] { $player } is choosing a wire to block.
}
academy-ask-window_a = All cards are open. { academy-ask-tool }
academy-ask-window_b = The Waits have had their say. { academy-ask-tool }
academy-ask-window_c = { $names_n ->
    [one] { $one_is ->
        [you] You are
       *[other] { $one } is
    }
   *[other] { $names } are
} about to cut { $wire }. { academy-ask-tool }
academy-ask-window_d = { $names_n ->
    [one] { $one_is ->
        [you] You
       *[other] { $one }
    }
   *[other] { $names }
} cut { $wire } safely. { academy-ask-tool }
academy-ask-window_e = { $names_n ->
    [one] { $one_is ->
        [you] You
       *[other] { $one }
    }
   *[other] { $names }
} set off the bomb on { $wire }. { academy-ask-tool }
# Within a sentence that is given who may use a Tool as $owing.
academy-ask-tool = { $asked ->
    [you] Use a Tool?
   *[other] { $owing } may use a Tool.
}
academy-ask-xray_pick = { $player_is ->
    [you] Pick the card to flip on { $wire }.
   *[other] { $player } is looking at three cards of { $wire } and picks one.
}
academy-ask-peek = { $player_is ->
    [you] You are a Chicken: peek at two decks, or at the tiles of one wire.
   *[other] { $player } is peeking.
}
academy-ask-over = The exam is over. { $names_n ->
    [one] { $one_is ->
        [you] You won.
       *[other] { $one } won.
    }
   *[other] { $names } won.
}

## describe

academy-describe-time = { $bomb }, round { $round }.
academy-describe-wire = { $wire }: exposed { $exposed_n ->
    [0] nothing
   *[other] { $exposed }
}; trigger on { $trigger } of { $length }; { $boom ->
    [0] { $up ->
        [0] no tile turned up
        [one] 1 tile turned up: OK
       *[other] { $up } tiles turned up: OK
    }
   *[other] BOOM turned up on tile { $boom }
}; cut alone it scores its card + { $bonus }; left in the deck { $left_n ->
    [0] nothing
   *[other] { $left }
}.
academy-describe-plate = Plate +{ $value } on { $wire }, moving { $arrow ->
    [left] left
   *[right] right
}.
academy-describe-player = { $player_is ->
    [you] You
   *[other] { $player }
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}; hand { $hand_n ->
    [0] nothing
   *[other] { $hand }
}; out { $stack_n ->
    [0] nothing
   *[other] { $stack }
}.
academy-describe-spent = { $player_is ->
    [you] Your Wait is
   *[other] { $player }’s Wait is
} spent.
academy-describe-act = { $player_is ->
    [you] You act
   *[other] { $player } acts
} as { $card }.
academy-describe-tools = { $player_is ->
    [you] Your Tools
   *[other] { $player }’s Tools
}: { $tools }.
academy-describe-committed = { $player_is ->
    [you] You have
   *[other] { $player } has
} chosen.
academy-describe-protected = Protected: { $wires }.
academy-describe-orders = { $player_is ->
    [you] You have
   *[other] { $player } has
} Orders to cut anyway.
academy-describe-cutting = { $wire } is being cut by { $names_n ->
    [one] { $one_is ->
        [you] you
       *[other] { $one }
    }
   *[other] { $names }
}.
academy-describe-exploded = { $wire } has exploded, set off by { $names_n ->
    [one] { $one_is ->
        [you] you
       *[other] { $one }
    }
   *[other] { $names }
}.
academy-describe-blanket = { $player_is ->
    [you] You have
   *[other] { $player } has
} laid the Bomb Blanket over this cut.
academy-describe-display = On display: { $tools }.
academy-describe-turns = In turn: { $names }.
academy-describe-chosen = You have chosen { $card }.
academy-describe-top = The next card of { $wire } is { $face }: you saw it.
academy-describe-tiles = BOOM of { $wire } is tile { $face }: you saw it.
academy-describe-xray = Under the X-Ray: { $values }.
academy-describe-gains = { $bomb } brought: { $gains }.
academy-describe-opened = { $wire }: BOOM was tile { $boom }; the deck held { $deck_n ->
    [0] nothing
   *[other] { $deck }
}.
academy-describe-winners = Won by { $names_n ->
    [one] { $one_is ->
        [you] you
       *[other] { $one }
    }
   *[other] { $names }
}.

## review

academy-review-bomb = { $bomb }: { $wire } exploded in round { $round }, set off by { $names_n ->
    [one] { $one_is ->
        [you] you
       *[other] { $one }
    }
   *[other] { $names }
}.

## now

academy-now = Watch the round unfold.
academy-now-reveal = Cards on the table!
academy-now-wait = Waits come first.
academy-now-cut = Now the wires are cut.
academy-now-boom = The bomb goes off!
academy-now-peek = The Chickens take a look.
academy-now-tool = Somebody uses a Tool.
academy-now-draft = Everybody takes a Tool.

## tell

academy-tell-chosen = Everybody has chosen …
academy-tell-flipped = { $names_n ->
    [one] { $one_is ->
        [you] You cut
       *[other] { $one } cuts
    }
   *[other] { $names } cut
} { $wire }: { $value }
academy-tell-extra = { academy-the-tool.name } on { $wire }: { $value }
academy-tell-tile = { $wire }, tile { $tile }: { $face ->
    [boom] BOOM!
    [ok] OK
   *[down] …
}
academy-tell-exploded = It was { $names_n ->
    [one] { $one_is ->
        [you] you
       *[other] { $one }
    }
   *[other] { $names }
}!

## cause

academy-cause-stopped = protected: no cut
academy-cause-late = the bomb went off first
academy-cause-alone = Cuts alone
academy-cause-shared = Shared cuts
academy-cause-wait = Wait
academy-cause-chicken = Chicken
academy-cause-boom = Set the bomb off
academy-cause-hammer = Hammer
academy-cause-crimper = Crimper
academy-cause-dynamo = Dynamo
academy-cause-blanket = Bomb Blanket
academy-cause-shield = Shield
academy-cause-helmet = Somebody’s Helmet
academy-vain-stopped = { $wire } was protected: your cut did nothing.
academy-vain-late = The bomb went off before you could cut { $wire }.

## status

academy-status-round = Round { $n }
academy-status-draft = Tools
academy-status-over = Exam over
academy-tab-table = Score
academy-yours = Your things
academy-hide = Hide your things
academy-hidden = Hidden

## hand

academy-hand = Your action cards
academy-hand-back = { $n ->
    [one] next round
   *[other] in { $n } rounds
}
academy-hand-spent = used up
academy-hand-played = played
academy-hand-chosen = chosen
academy-hand-away = { $card }, { $where }

## desk

academy-desk = { $name_is ->
    [you] You, { $name }
   *[other] { $name }
}: { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
academy-desk-presence = { $presence }.
academy-desk-hand = Can play { $cards_n ->
    [0] nothing
   *[other] { $cards }
}.
academy-desk-act = Plays { $card }.
academy-desk-chosen = Has chosen.
academy-desk-tools = Tools: { $tools }.

## cable

academy-info = About { $wire }
academy-cable = { $wire }. Cards: { $cards_n ->
    [0] none
   *[other] { $cards }
}. Trigger on { $trigger } of { $length }, { $n ->
    [one] { $n } safe step left
   *[other] { $n } safe steps left
}.
academy-cable-worth = Cut alone, it scores its card + { $bonus }.
academy-cable-protected = Protected this round.
academy-cable-cutters = About to be cut by { $names_n ->
    [one] { $one_is ->
        [you] you
       *[other] { $one }
    }
   *[other] { $names }
}.
academy-cable-top = You saw the next card: { $face }.
academy-cable-boom = You saw the tiles: BOOM is number { $face }.
academy-tape = DON’T CUT
academy-left = { $n ->
    [one] Left in the deck: { $n } card
   *[other] Left in the deck: { $n } cards
}
academy-left-text = { $wire }, left in the deck: { $values_n ->
    [0] nothing
   *[other] { $values }
}.

## chain

academy-chain-text = { $form ->
    [first] chain { $chain }, with this card
    [short] chain: this card
   *[whole] chain { $chain }{ $plates ->
        [0] { "" }
       *[other] { " " }· plate { $plates }
    }
}
academy-plate-text = Pressure plate +{ $value } on { $wire }, moves { $arrow ->
    [left] left
   *[right] right
}

## worth

academy-worth = What a cut brings
academy-worth-text = Alone: the new card + { $bonus }. { $plates ->
    [0] (That’s { $chain } for the chain, this card included.)
   *[other] (That’s { $chain } for the chain, this card included, and { $plates } for plates.)
} Together: each of you flips a card, and all share what the last one is worth.

## trigger

academy-trigger = Trigger
academy-trigger-text = It is on { $at } of { $length }. { $n ->
    [0] No further step is sure to be safe.
    [one] { $n } more step is sure to be safe.
   *[other] { $n } more steps are sure to be safe.
}

## people

academy-people = Who
academy-people-cutters = Cutting it this round: { $names_n ->
    [one] { $one_is ->
        [you] you
       *[other] { $one }
    }
   *[other] { $names }
}
academy-people-holders = Can play its cutter: { $names_n ->
    [one] { $one_is ->
        [you] you
       *[other] { $one }
    }
   *[other] { $names }
}
academy-people-tops = Saw the next card: { $names_n ->
    [one] { $one_is ->
        [you] you
       *[other] { $one }
    }
   *[other] { $names }
}
academy-people-tiles = Saw the tiles: { $names_n ->
    [one] { $one_is ->
        [you] you
       *[other] { $one }
    }
   *[other] { $names }
}
academy-person-gain = { $bomb }: { $points }
academy-person-hand = Can play
academy-person-out = Cards out
academy-person-knows = Has seen
academy-person-tops = The next card of { $wires }.
academy-person-tiles = The tiles of { $wires }.
academy-person-tools = Tools
academy-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## aim

academy-aim-AIR_HORN = Air Horn: who gets a fright?
academy-aim-FREEZER = Freezer: which cards go back?
academy-aim-JUMPER = Jumper: which wire instead?
academy-aim-SCHEMATICS = Schematics: which card instead?
academy-aim-SHIELD = Shield: who loses nothing?
academy-aim-SWITCH = Switch: with whom?
academy-whom = Who?
academy-which = Which one?
academy-exposed = Exposed card { $at }: { $n }

## hint

academy-hint-select = Tap a card to read what it does; tap it again to play it.
academy-hint-wait = You can still change your mind.
academy-hint-draft = Tap a Tool to read what it does. It’s yours until you use it.
academy-hint-protect = Whoever meant to cut it this round does nothing.
academy-hint-window = Answers stay sealed until all are in.
academy-hint-window_first = Answers stay sealed until all are in. Of all Tools, the one called first goes first.
academy-hint-scan = The other two go back into the deck.
academy-protect-ready = Nobody cuts { $wire } this round.
academy-scan = Card { $at }: { $n }
academy-scan-ready = Flip the { $n }.

## peek

academy-peek = What will you look at?
academy-peek-decks = See the next card of two wires. For your eyes only.
academy-peek-tiles = See where BOOM is on one wire. For your eyes only.
academy-peek-mirror = Use your Mirror: see where BOOM is on every wire.
academy-peek-none = Look at nothing.
academy-mode-decks = Two decks
academy-mode-tiles = Tiles
academy-mode-mirror = Mirror: all tiles
academy-mode-none = Nothing

## mean

academy-mean-alone = Alone: the new card + { $bonus }.
academy-mean-known = Alone: { $top } (you saw it) + { $bonus } = { $sum }.
academy-mean-join = With { $names_or }: shared by two.
academy-mean-join-odds = With { $names_or }: shared by two, { $odds }.
academy-mean-nobody = Nobody can join in.
academy-mean-wait = +{ $n } at once; then you name a wire that nobody cuts.
academy-mean-chicken = +{ $n } if somebody sets the bomb off; if not, you peek.

## do

academy-do-commit = Play it
academy-do-use = Use it
academy-do-draft = Take it
academy-do-protect = Block it
academy-do-scan = Flip it
academy-do-peek = Look
academy-do-none = Don’t look
academy-do-pass = Use nothing
academy-do-mute = Never ask
academy-do-retract = Take it back
academy-not = Not this
academy-declared = You use { academy-the-tool }. Waiting for the others.
academy-declared-pass = You use nothing. Waiting for the others.

## mute

academy-mute = Never ask: { academy-the-tool.name }
academy-mute-alone = You use nothing now, and won’t be asked about { academy-the-tool } again.
academy-mute-others = You use nothing now (no { $others_or } either), and won’t be asked about { academy-the-tool } again.
academy-unmute = Ask about { academy-the-tool } again
academy-muted = You aren’t asked about it.

## why


## tools

academy-tools = Your Tools
academy-tools-later = Tools come with Bomb II.
academy-tools-none = None left.
academy-display = Tools to take
academy-display-order = In this order: { $names }. One is left over.

## note

academy-notes = Your notebook
academy-notes-none = No peeks yet
academy-note-round = Round { $n }
academy-note-top = { $wire }: next card { $face }
academy-note-tiles = { $wire }: BOOM is tile { $face }
academy-note-stale = (no longer)
academy-note-none = Whatever you peek at goes in here, for your eyes only.

## sheet

academy-sheet = Score sheet
academy-sheet-of = Score sheet, { $bomb }
academy-sheet-round = Round
academy-sheet-who = Who
academy-sheet-why = Why
academy-sheet-points = Points
academy-sheet-line = { $wire }: { $reason }
academy-sheet-none = No points yet.
academy-total = Total
academy-ages = Ties go to the younger:

## interlude

academy-interlude = Between the bombs
academy-interlude-sheet = Score sheet
academy-interlude-tools = Tools
academy-interlude-bomb = Next bomb
academy-wreck = { $bomb } went up!
academy-wreck-text = { $names_n ->
    [one] { $one_is ->
        [you] You
       *[other] { $one }
    }
   *[other] { $names }
} set it off on { $wire } in round { $round }: BOOM was tile { $tile }.

## odds

academy-odds = Odds
academy-odds-toggle = Show exact odds
academy-odds-public = This table plays with the odds aid: everybody may see exact chances from what they know.
academy-odds-how = ✸ chance that a cut explodes, ø points on average.
academy-odds-line = Explodes { $chance }; { $points } points on average.
academy-odds-short = ✸ { $chance }, ø { $points }
academy-odds-title = Exact odds of a cut
academy-odds-cutters = Cutters
academy-odds-explodes = Explodes
academy-odds-exact = As a fraction
academy-odds-each = Points each

## talk

academy-talk-saw = I saw …
academy-talk-plan = I’m going to play …
academy-talk-warn = Keep away from …
academy-talk-ask = What are you going to play, …?
academy-talk-call_wait = Somebody Wait!
academy-talk-part-top = the next card of …
academy-talk-part-tiles = the tiles of …
academy-talk-moods = Moods
academy-mood-thumbs_up = Thumbs up
academy-mood-applause = Applause
academy-mood-nervous = Nervous
academy-mood-laugh = Laugh
academy-mood-phew = Phew
academy-mood-chicken = Chicken!
academy-mood-oops = Oops

## end

academy-end-school = Bomb Squad Academy · final exam
academy-end-abandoned = Exam called off
academy-end-won = { $names_n ->
    [one] { $names_is ->
        [you] You pass with honours!
       *[other] { $names } passes with honours
    }
   *[other] { $names_is ->
        [you] You share the honours!
       *[other] { $names } share the honours
    }
}
academy-end-why = { $names_n ->
    [one] { $one_is ->
        [you] You
       *[other] { $one }
    }
   *[other] { $names }
} won with { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $names_n ->
    [one] { "" }
   *[other] { " " }each
}.
academy-end-bombs = Three bombs
academy-end-open = What the last bomb still hid
academy-end-boom = { $wire }: BOOM was tile { $tile }.
academy-end-next = { $cards_n ->
    [0] No cards left
   *[other] Next cards: { $cards_row }
}

## deck

academy-deck-action = Action cards
academy-deck-cutter = Cut this wire: flip its next card, and score its number and the chain.
academy-deck-wire = Wires
academy-deck-wire-text = In its deck: { $values }. The trigger has { $length } safe spaces, then come the three tiles.
academy-deck-tool = Tools
academy-deck-plate = Pressure plates
academy-deck-plate-name = Plate { $plate }
academy-deck-plate-text = Its wire is worth { $second } more with Bomb II, { $third } more with Bomb III. When that wire has been cut safely, the plate moves one wire to the { $arrow ->
    [left] left
   *[right] right
}.

## aim: the line that always says what one plays for

academy-aim = Most points after three bombs · { $standing ->
    [lead] you lead by { $by }
    [level] you share the lead
   *[behind] you’re { $by } behind
} · { academy-bomb-part }
academy-aim-watch = Most points after three bombs · { academy-bomb-part }
academy-bomb-part = bomb { $bomb } of { $bombs }

## use: a piece that can be used after all

academy-use-commit = You can play it: choose that card.
academy-use-retract = It’s the card you chose. You can take it back.
academy-use-use_tool = You can use it now.
academy-use-protect = You can protect it.
academy-use-peek = You can look there.
academy-use-draft = You can take it.
academy-use-auto_pass = You told the game not to ask about it. You can have it asked again.

## tip: why a strong player would do it. Chances are exact, for a cutter who is alone

academy-tip-cut = { $safe ->
    [yes] Alone, you can’t blow up { $wire }, and it pays { $points } on average. { academy-part-rivals }
   *[no] Alone, you’d blow up { $wire } with a chance of { $risk }; it pays { $points } on average. { academy-part-rivals }
}
academy-tip-seen = You’ve seen its next card: { $top }. { academy-tip-cut }
academy-part-rivals = { $rivals ->
    [0] Nobody else has that cutter in hand.
    [one] One other player could come along.
   *[other] { $rivals } others could come along.
}
academy-tip-wait = A Wait pays { $points } points at once, and you get to close a wire for this round.
academy-tip-chicken = { $safe ->
    [yes] No wire can blow up under a single cutter now. If nothing explodes, you get to peek.
   *[no] { $wire } blows up under a single cutter with a chance of { $risk }, and then each Chicken gets { $points }.
}
academy-tip-protect = { $names } came for { $wire }. { academy-part-closed }
academy-part-closed = { $orders ->
    [yes] Once it’s closed, only Orders can still cut it.
   *[no] Once it’s closed, nobody cuts it this round.
}
academy-tip-protect-free = Nobody is cutting { $wire } this round, so closing it takes points from nobody, you included.
academy-tip-peek-decks = You’ll know the next card of { $wires }.
academy-tip-peek-tiles = You’ll know where BOOM lies on { $wires }.
academy-tip-peek-mirror = The Mirror shows you every BOOM at once.
academy-tip-peek-none = You don’t have to look.
academy-tip-draft = { $tool }: { $effect }
academy-tip-tool = Now is its moment. { $tool }: { $effect }
academy-tip-pass = A Tool works once: what you don’t use now you keep for later.
academy-tip-xray = The cards are { $cards }, and you choose the { $value }.

## weigh: a warning before a move

academy-weigh-anyway = Cut anyway
academy-weigh-boom = { $sure ->
    [yes] { $wire } is sure to blow up if you cut it, and that costs you { $points } points.
   *[no] Even if you’re alone there, { $wire } blows up with a chance of { $risk }, and that costs you { $points } points.
}

academy-weigh-safer = { $safe ->
    [yes] Even if you’re alone there, { $wire } blows up with a chance of { $risk }. You could cut { $other } alone without any risk, and on average it pays no less.
   *[no] Even if you’re alone there, { $wire } blows up with a chance of { $risk }. { $other } pays no less on average, and alone you’d risk only { $less }.
}

## lesson

academy-lesson-goal = Final exam, cadet! Three training bombs, one after another, and each of them will blow up. Score as much as you can before it does. Most points after bomb III wins.
academy-lesson-wires = Four wires, each with a deck. Whoever cuts a wire turns up its next card, and the number moves that wire’s trigger down the track.
academy-lesson-tiles = At the end of every track lie three sealed tiles. One of them is BOOM. If your cut drives the trigger onto it, the bomb goes off and you lose 5 points.
academy-lesson-green = Everybody secretly plays one card, then all are revealed. Copper and Diode have chosen. Start gently: tap the green card, then tap it again to play it.
academy-lesson-green-else = Any wire would do, but green’s numbers are the smallest. Play the green card.
academy-lesson-wait-later = You get only one Wait in each bomb. Keep it for a better moment.
academy-lesson-chicken-later = There’s nothing to be afraid of yet. Play the green card.
academy-lesson-alone = You were the only one on green, and a 3 came up. You score 3, plus 1 for every card that lies there. The more cards on a wire, the more each cut is worth.
academy-lesson-chicken = Your green card is out for a while. Time to be a Chicken: you cut nothing this round, but you get to peek at something afterwards. Play Chicken.
academy-lesson-chicken-else = That would work too. But somebody ought to find out where the danger is: play Chicken.
academy-lesson-peek = Yellow has moved to 10 already. Find out what waits at the end: choose Tiles, then Yellow, and look.
academy-lesson-peek-decks = The next cards of two decks would be good to know as well. But yellow is moving fast: look at its tiles.
academy-lesson-peek-other = Yellow is furthest along, so look at yellow’s tiles.
academy-lesson-peek-none = A free look is never wasted. Choose Tiles, then Yellow.
academy-lesson-seen = So yellow’s very first tile is BOOM, and only you know it. The others just saw where you looked.
academy-lesson-red = Back to work. Red shows just a zero so far, so it’s far from its tiles. Play the red card.
academy-lesson-red-yellow = Yellow pays well right now, but you know what its first tile is. Leave it to the others and play red.
academy-lesson-red-else = Red is a safe bet this time. Play the red card.
academy-lesson-shared = Copper had the same idea! Two cutters turn up two cards and split the points: 4 and 3 for the cards make 7, so 3 each. The rest is lost. Cutting alone pays far better.
academy-lesson-back = Your green card is back: cards return after two rounds. All hands are open, so you can see who can do what. Diode has just got red back.
academy-lesson-wait = Red now pays whatever comes up plus 4, and Diode may well go for it. Play Wait: it gives you 3 points, and you name a wire that nobody cuts.
academy-lesson-wait-else = You could, but then Diode gets red all alone. This is the moment for your Wait.
academy-lesson-protect = Now name the wire to block: Red.
academy-lesson-protect-else = You’d block something that hardly anybody wants. Red is worth the most: block Red.
academy-lesson-blocked = Diode did go for red and got nothing, while you took 3 points. Your Wait is spent until the next bomb.
academy-lesson-danger = Yellow’s trigger stands at 10, and BOOM is at 17. Copper and Diode both have yellow in hand, and no idea how soon it ends.
academy-lesson-duck = Your Chicken is back. If somebody else sets off the bomb while you’re a Chicken, you get 5 points. Play it!
academy-lesson-duck-yellow = That’s just the wire that is about to blow up. Be a Chicken instead!
academy-lesson-duck-else = Safe enough, but a Chicken earns 5 points if the bomb goes off. And it might. Play Chicken!
academy-lesson-boom = BOOM! Both cut yellow: 5, then 6, and the trigger hit the first tile. They lose 5 points each, you gain 5 and take the lead.
academy-lesson-tools = Bombs II and III bring Tools. Each can be used once; the lowest score chooses first. Tap one to read what it does, and take whichever you like.
academy-lesson-tools-else = Take one of the two Tools that are left.
academy-lesson-plates = New, too: two pressure plates. The wire under a plate pays that much more. Once somebody has scored there, the plate moves on.
academy-lesson-end = A new bomb, everything shuffled, all your cards back in hand. From here on you know the ropes, cadet. You’re dismissed!
academy-lesson-can-1 = Choose a card, and cut a wire alone or share it.
academy-lesson-can-2 = Read tracks, tiles and what a cut is worth.
academy-lesson-can-3 = Peek and profit as a Chicken, block a wire with Wait.
academy-lesson-can-4 = Guess from open hands what the others will do.
academy-lesson-rest = A whole match goes on like this: bomb II with Tools and plates, then bomb III with more Tools. After its explosion, the highest score wins.
