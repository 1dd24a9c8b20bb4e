# What is in the first box: no client has these sentences; a match or a campaign that has opened the box brings them.

bomb-busters-mission-9 = Three in a Row
bomb-busters-mission-10 = Race the Clock
bomb-busters-mission-11 = Forbidden Number
bomb-busters-mission-12 = Double Permit
bomb-busters-mission-13 = Red Triplet
bomb-busters-mission-14 = Fragile Captain
bomb-busters-mission-15 = Sealed Toolbox
bomb-busters-mission-16 = Strict Order
bomb-busters-mission-17 = False Flags
bomb-busters-mission-18 = Radar Only
bomb-busters-rule-9 = Three numbers lie in a row. You may cut the second once two wires of the first are cut, and the third once two of each before it are. If you could only cut closed numbers, the bomb goes off.
bomb-busters-rule-10 = The bomb is on a clock, and there is no order: after each turn, whoever calls first is next. But nobody goes twice in a row while others have wires.
bomb-busters-rule-11 = The four wires of one number count as red: never cut them, and reveal them only when you have nothing else.
bomb-busters-rule-12 = Each equipment card also needs two cut wires of the number that lies on it.
bomb-busters-rule-13 = Three experts were each dealt one red wire. Nobody reveals them: in your turn you may point at all three at once, your own among them, and if one is wrong, the bomb goes off. With four or five of you, that takes no red of your own. Info tokens are drawn by lot; one that fits nobody’s wire lies beside the stand.
bomb-busters-rule-14 = Characters are dealt by lot. Whoever gets the Captain’s card may not fail: a cut of theirs that misses sets off the bomb, and they may not use the Stabilizer.
bomb-busters-rule-15 = Equipment lies face down, and one number is shown. When its four wires are cut, one card turns up, ready to use, and the next number is shown.
bomb-busters-rule-16 = Three numbers lie in a row. You may cut the second once all four wires of the first are cut, and the third once all four of both before it are. If you could only cut closed numbers, the bomb goes off.
bomb-busters-rule-17 = Characters are dealt by lot. Whoever gets the Captain’s card lies: they begin with two tokens, each of which says what a wire is not, and after a miss among their wires the token says only what was wrong. They may not use equipment.
bomb-busters-rule-18 = No info tokens and no equipment. In your turn a number is turned up, every stand says whether it has it, and you say who must cut it, maybe yourself. Then the turn goes on to your left.
bomb-busters-part-number = Number cards: { $count }
bomb-busters-part-clock = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
bomb-busters-mission-forbidden = { $number } counts as red.
bomb-busters-mission-row = The row: { $numbers }.
bomb-busters-mission-target = Cut all four { $number }s, and a card turns up.
bomb-busters-holder = Has the Captain’s card and may not fail
bomb-busters-card-face_down = An equipment card, face down
bomb-busters-mission-face_down = { $count ->
    [one] One equipment card lies face down.
   *[other] { $count } equipment cards lie face down.
}
bomb-busters-mission-random = Info tokens are drawn by lot.

bomb-busters-beside = Holds no { $value }.
bomb-busters-all = All three reds
bomb-busters-do-cut_all = Point at the red wires you don’t have yourself.
bomb-busters-do-cut_all-ready = Point at { $wires }: all red. One mistake, and the bomb goes off.
bomb-busters-ask-trio = You have only red wires left: point at all three.
bomb-busters-ask-drawn = { $name_is ->
    [you] You’ve drawn { $value }: put it at a wire of that number.
   *[other] { $name } has drawn { $value } and is placing it.
}
bomb-busters-tip-cut_all = That’s where the red wires are, as far as you can know.

bomb-busters-mission-number = The number is { $number }.
bomb-busters-liar = Has the Captain’s card: their tokens say what a wire is not
bomb-busters-not = Not { $value }
bomb-busters-wire-token-false = not { $value }, says its token
bomb-busters-miss-not = { $wire } isn’t { $value }.
bomb-busters-do-false_token = Put a token at a wire that is something else.
bomb-busters-do-false_token-ready = { $wire } isn’t { $number }, says the token.
bomb-busters-do-false_token-number = Which number is it not?
bomb-busters-do-designate = Who must cut { $target }?
bomb-busters-do-designate-ready = { $name } must cut { $target }.
bomb-busters-ask-false_token = { $name_is ->
    [you] Put a token at one of your wires that says what it is not.
   *[other] { $name } is placing a token that says what a wire is not.
}
bomb-busters-ask-designate = { $name_is ->
    [you] Say who must cut { $number }.
   *[other] { $name } is choosing who must cut { $number }.
}
bomb-busters-ask-ordered = { $name_is ->
    [you] You must cut { $number }.
   *[other] { $name } must cut { $number }.
}
bomb-busters-tip-false_token = Others might take { $wire } for { $value }. The token tells them it isn’t.
bomb-busters-tip-designate = { $name_is ->
    [you] You are
   *[other] { $name } is
} most likely to know where another one stands.

bomb-busters-card-13 = False Bottom
bomb-busters-effect-13 = At once: two more equipment cards.
bomb-busters-card-locked-yellow = Locked until two yellow wires are cut.
bomb-busters-card-locked-also = It also needs two cut { $number }s.

bomb-busters-help-call = This mission has no fixed order. Whoever calls first takes the next turn; a call is a promise to act.
bomb-busters-call = I’m next!
bomb-busters-ask-call = Who’s next? { $names_or } can call.
bomb-busters-ask-call-you = Call, and the next turn is yours.
bomb-busters-ask-over-exploded_time = Kaboom! Time ran out.
bomb-busters-ask-over-exploded_row = Kaboom! Only closed numbers were left to cut.
bomb-busters-ask-over-exploded_trio = Kaboom! That wasn’t all three reds.
bomb-busters-ask-over-exploded_captain = Kaboom! The Captain’s card forgives no miss.

bomb-busters-log-numbers = Number cards: { $numbers }.
bomb-busters-log-added = { $cards_n ->
    [0] The False Bottom is empty.
   *[other] Out of the False Bottom: { $cards }.
}
bomb-busters-log-called = { $name_is ->
    [you] You call
   *[other] { $name } calls
} the turn.
bomb-busters-log-ended-exploded_time = Time has run out: the bomb explodes.
bomb-busters-log-ended-exploded_row = Nothing but closed numbers to cut: the bomb explodes.
bomb-busters-log-beside = { $name_is ->
    [you] You draw
   *[other] { $name } draws
} { $value } and { $name_is ->
    [you] have
   *[other] has
} none: the token lies beside the stand.
bomb-busters-log-pointed = { $name_is ->
    [you] You point
   *[other] { $name } points
} at { $wires }: “All three are red!”
bomb-busters-log-turned = The next number is { $number }.
bomb-busters-log-false = { $name_is ->
    [you] You put
   *[other] { $name } puts
} a token at { $wire }: it isn’t { $value }.
bomb-busters-log-ordered = { $name_is ->
    [you] You want
   *[other] { $name } wants
} { $next_is ->
    [you] you
   *[other] { $next }
} to cut { $number }.
bomb-busters-log-shown-not = { $wire } isn’t { $value }.
bomb-busters-log-ended-exploded_trio = Those were not the three red wires: the bomb explodes.
bomb-busters-log-ended-exploded_captain = The holder of the Captain’s card has missed: the bomb explodes.

bomb-busters-describe-card-number = Card { $card }, { $name }, with Number card { $number }: { $state ->
    [locked] locked
    [ready] ready
   *[used] used
}.
bomb-busters-describe-numbers = Number cards: { $numbers }.
bomb-busters-describe-forbidden = The number { $number } counts as red.
bomb-busters-describe-loose = Stand { $stand } has one loose wire.
bomb-busters-describe-beside = { $name_is ->
    [you] You hold
   *[other] { $name } holds
} no { $value }: the token lies beside the stand.
bomb-busters-describe-token-false = { $key } (not { $value })
bomb-busters-describe-target = The number to cut is { $number }.
bomb-busters-describe-holder = { $name_is ->
    [you] You have
   *[other] { $name } has
} the Captain’s card.
bomb-busters-describe-face_down = { $count ->
    [one] One equipment card lies face down.
   *[other] { $count } equipment cards lie face down.
}

bomb-busters-end-cause-exploded_time = Time ran out.
bomb-busters-end-cause-exploded_row = Only closed numbers were left to cut.
bomb-busters-end-cause-exploded_trio = Not all of the three wires were red.
bomb-busters-end-cause-exploded_captain = The holder of the Captain’s card missed.

bomb-busters-content-bottom = Its number must be the one after the last, which stands for yellow.
bomb-busters-content-bottom-yellow = The False Bottom needs yellow wires.
bomb-busters-content-lacks-row = “row” needs a row of numbers.
bomb-busters-content-lacks-countdown = “countdown” needs countdown_s.
bomb-busters-content-lacks-forbidden = “forbidden” needs exactly one number.
bomb-busters-content-lacks-permit = “permit” needs a number for each equipment card.
bomb-busters-content-lacks-trio = “trio” needs three red wires, all of them known.
bomb-busters-content-lacks-fragile = “fragile” needs characters at random.
bomb-busters-content-lacks-false_flag = “false_flag” needs characters at random.
bomb-busters-content-lacks-command = “command” needs no tokens, no equipment and no yellow wires.
bomb-busters-content-lacks-reward = “reward” needs sealed equipment and exactly one number.
