# Every sentence of the toy.

fuse-pitch = One of each thing a game may need.
fuse-card-1 = a 1
fuse-card-2 = a 2
fuse-card-3 = a 3
fuse-card-4 = a 4
fuse-card-5 = a no
fuse-card-6 = a mine
fuse-card-none = nothing
fuse-mission = Mission { $n }
fuse-mission-text = Have the highest score at the end.
fuse-part-rounds = { $n } rounds
fuse-content-card = there is no card { $card }; there are { $cards }

## What happens

fuse-log-started = A match of Fuse for { $seats } players.
fuse-log-dealt = You hold { $cards }.
fuse-log-bid = { $who } has a bid on the table.
fuse-log-own_bid = You bid { $nerve }.
fuse-log-one_bid = { $who } { $nerve }
fuse-log-opened = The bids are opened: { $bids }.
fuse-log-tied = { $names } are level and bid again.
fuse-log-won = { $who_is ->
    [you] You handle
   *[other] { $who } handles
} the bomb this round.
fuse-log-planned = { $who } lays out { $kept } cards and puts { $scrapped } away.
fuse-log-own_planned = You lay out { $kept } and put away { $scrapped }.
fuse-log-turned = { $who } turns up { $card }.
fuse-log-answered = { $who } answers with { $card }.
fuse-log-passed = { $who } lets it pass.
fuse-log-stopped = { $who } stops { $card }.
fuse-log-taken = { $who } takes { $card } over.
fuse-log-aimed = { $who } points at { $target_is ->
    [you] you
   *[other] { $target }
}.
fuse-log-counted = { $card } counts for { $who }.
fuse-log-looked = { $who } holds a lamp to the fuse.
fuse-log-own_looked = You hold a lamp to the fuse: { $fuse }.
fuse-log-blown = The fuse of { $fuse } blows in the hands of { $who }.
fuse-log-held = The fuse holds.
fuse-log-drawn = { $who } draws { $count }.
fuse-log-own_drawn = You draw { $cards }.
fuse-log-fined = { $who } cursed and loses a point.
fuse-log-staffed = { $who } is run by a { $player } now.
fuse-log-ended = It is over ({ $cause }). { $names } did best.

## What is asked

fuse-ask-bid = How steady is your hand?
fuse-ask-plan = Lay out cards in the order you will turn them up.
fuse-ask-answer = { $card } lies on top: stop it, take it over, or let it pass.
fuse-ask-choose = Point at somebody.
fuse-ask-wait = Waiting for { $names }.
fuse-ask-over = The match is over.

## What is said

fuse-act-boast = My nerve is { $nerve }.
fuse-act-curse = Curses!
fuse-act-point = Pointing at { $target }.

## The position in words

fuse-describe-round = Round { $round }, { $phase }. Deck { $deck }.
fuse-describe-seat = { $who }: { $points } points, { $cards } cards, { $lamps } lamps.
fuse-describe-stack = On the stack: { $card } of { $who }.
fuse-describe-own = You hold { $cards }.

## What is refused

fuse-refuse-the-match-is-over = The match is over.
fuse-refuse-no-such-clock-is-running = No such clock is running.
fuse-refuse-this-is-for-the-table = This is for the table to say.
fuse-refuse-no-such-seat = No such seat.
fuse-refuse-no-bid = You are not asked for a bid.
fuse-refuse-a-nerve-is-0-to = A nerve is 0 to { $nerve }.
fuse-refuse-a-note-has-at-most = A note has at most 40 characters.
fuse-refuse-point-at-another-seat = Point at another seat.
fuse-refuse-you-have-no-lamp-for = You have no lamp for this fuse.
fuse-refuse-not-asked = You are not asked for that now.
fuse-refuse-you-hold-no-such-card = You hold no such card.
fuse-refuse-a-card-goes-to-one = A card goes to one place.
fuse-refuse-lay-out-one-or-two = Lay out one or two cards and put at most one away.
fuse-refuse-you-do-not-hold-that = You do not hold that card.
fuse-refuse-nobody-talks-now = Nobody talks now.
fuse-refuse-point-at-a-seat = Point at a seat.
fuse-refuse-a-line-has-1-to = A line has 1 to 80 characters.
fuse-refuse-let-the-others-speak = Let the others speak.
fuse-refuse-a-deck-for-has-at = A deck for { $seats } has at least { $cards } cards.
fuse-refuse-only-a-hand-can-be = Only a hand can be added up.

## What can be used

fuse-use-plan = Lay it out.
fuse-use-no = Stop the card on top with it.
fuse-use-mine = Take the card on top over with it.
fuse-use-lamp = Look at the fuse.

fuse-deed-bid = Bid { $nerve }
fuse-deed-choose = Choose { $player }
fuse-deeds-plan = Lay cards out
