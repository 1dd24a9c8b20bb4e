# What is in the first box: no client has these sentences; a match or a campaign that has opened the box brings them.

bomb-busters-mission-9 = Three in a Row
bomb-busters-mission-10 = Race the Clock
bomb-busters-mission-11 = Forbidden Number
bomb-busters-mission-12 = Double Permit
bomb-busters-rule-9 = Three numbers lie in a row. You may cut the second once two wires of the first are cut, and the third once two of each before it are. If you could only cut closed numbers, the bomb goes off.
bomb-busters-rule-10 = The bomb is on a clock, and there is no order: after each turn, whoever calls first is next. But nobody goes twice in a row while others have wires.
bomb-busters-rule-11 = The four wires of one number count as red: never cut them, and reveal them only when you have nothing else.
bomb-busters-rule-12 = Each equipment card also needs two cut wires of the number that lies on it.
bomb-busters-part-number = Number cards: { $count }
bomb-busters-part-clock = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
bomb-busters-mission-forbidden = { $number } counts as red.
bomb-busters-mission-row = The row: { $numbers }.

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

bomb-busters-describe-card-number = Card { $card }, { $name }, with Number card { $number }: { $state ->
    [locked] locked
    [ready] ready
   *[used] used
}.
bomb-busters-describe-numbers = Number cards: { $numbers }.
bomb-busters-describe-forbidden = The number { $number } counts as red.
bomb-busters-describe-loose = Stand { $stand } has one loose wire.

bomb-busters-end-cause-exploded_time = Time ran out.
bomb-busters-end-cause-exploded_row = Only closed numbers were left to cut.

bomb-busters-content-bottom = Its number must be the one after the last, which stands for yellow.
bomb-busters-content-bottom-yellow = The False Bottom needs yellow wires.
bomb-busters-content-lacks-row = “row” needs a row of numbers.
bomb-busters-content-lacks-countdown = “countdown” needs countdown_s.
bomb-busters-content-lacks-forbidden = “forbidden” needs exactly one number.
bomb-busters-content-lacks-permit = “permit” needs a number for each equipment card.
