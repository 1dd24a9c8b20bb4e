# The terminal’s own words: `lastwire play`, `lastwire join` and `lastwire replay`.

term-you = You
term-bot = { $level ->
    [random] Random
    [easy] Easy
    [baseline] Normal
    [strong] Strong
   *[other] { $named }
} { $letter }
term-letters = In notation { $names }. Type ? for help.
term-letter = { $letter } is { $name }
term-won = { $won ->
    [yes] You won.
   *[no] You lost.
}
term-seed = (The seed was { $seed }.)
term-ended-input = the input ended before the match did.
term-refused = { $why } ({ $clause })
term-malformed = { $why } — type ? for help.

## The plain form, line by line

term-may-say = You may say:
term-list-more = and { $n } more: { $how ->
    [moves] type ? and how they begin
   *[acts] with other values
}
term-plain-help-move = a move in notation       plays it
term-plain-help-list = ?                        lists your moves and what you may say, as you would type it
term-plain-help-begin = ? BEGINNING              lists your moves that begin so
term-plain-help-say = say ACT field=value …    says something
term-plain-help-look = look                     shows the table again
term-plain-help-quit = quit                     leaves

## The screen

term-example = Type a number, or a line such as: { $line }     ? for help
term-back = 0 or Esc: back to the whole list
term-more = { $n ->
    [one] { $n } more
   *[other] { $n } lines
}
term-of = { $player_is ->
    [you] yours
   *[other] { $player }’s
}
term-wait = Wait for the others. say … to speak, ? for help
term-idle = ? for help, quit to leave
term-no-choice = { $most ->
    [0] There is nothing to choose now.
    [one] There is only number 1.
   *[other] There are numbers 1 to { $most }.
}
term-unknown = “{ $line }” is nothing that can be typed here. ? for help.
term-no-order = There is no table to ask: this match is yours alone.

# What a card, a Tool or a role does.
term-thing = { $name }: { $text }
term-help-number = A number chooses from the list. Where lines begin alike, it leads to the next list.
term-help-line = Or type a line as it stands in the list. The game’s notation works as well.
term-help-say = say lists what you can say; say and any words, or "any words, if the match lets you talk freely.
term-help-look = look tells the whole position in words.
term-help-back = 0 or Esc goes back to the whole list. Enter alone hurries the log along.
term-help-scroll = Page Up and Page Down scroll the log.
term-help-quit = quit or Ctrl-C leaves.

## At a table

term-room = { $seated ->
    [yes] You are at the table. Talk with say …, or choose:
   *[no] You are watching. Choose:
}
term-room-game = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
term-room-seat = { $n }. { $state ->
    [empty] free
    [bot] { $name } (bot, { $level })
    [stand_in] { $name } (a bot plays for them)
    [away] { $name } (away)
   *[here] { $name }
}{ $host ->
    [yes] , host
   *[no] {""}
}
term-room-watchers = { $n ->
    [one] { $n } person is watching.
   *[other] { $n } people are watching.
}
term-room-asking = { $name } would like to come in.
term-room-asked = { $asked ->
    [denied] You were not let in.
   *[waiting] You have asked to be let in. Wait for a nod.
}
term-room-password = This table has a password: /password and what it is.
term-room-door = Nobody comes in here without a nod.
term-room-paused = The match is paused.
term-chat = { $name }: { $text }
term-chat-table = { $text }
term-notice = From whoever runs the server: { $text }
term-lost = The connection is lost. Trying again …
term-live = Connected again.
term-name-missing = Say what you are called: /sit and your name.

term-order-sit = Sit down. With a name: /sit Ada
term-order-stand = Give your seat up
term-order-start = Begin the match
term-order-bots = Put { $level } bots in the free seats
term-order-again = Play again
term-order-room = Back to the room
term-order-pause = Ask for a pause, or agree to one
term-order-resume = Go on
term-order-giveup = Ask to give the match up, or agree to it
term-order-no = Decline what somebody has asked for
term-order-ask = Ask to be let in
term-order-nod = Let { $name } in
term-order-deny = Don’t let { $name } in
term-order-password = Give the password: /password and what it is

term-parted-unreachable = { $where } can’t be reached.
term-parted-foreign = What answers at { $where } is no Last Wire server, or one of another version.
term-parted-link = { $where } is no link to a table: it should look like http://localhost:8000/t/…
term-parted-newer = You have opened this table somewhere else.
term-parted-sent_away = The host has sent you away.
term-parted-closed = Whoever runs the server has closed this table.
term-parted-no_table = There is no such table.
term-parted-damaged = What was stored of this table can’t be read.
term-parted-not_allowed = There is no room for another spectator. Try again later.
term-parted-malformed = The server did not understand this program.

## Replays

term-replay-seat = Seat { $seat }: { $sat }.
term-replay-player = { $bot ->
    [none] { $name }
   *[other] { $name } (a bot, { $bot })
}
term-replay-from = { $before }; from step { $step } on { $player }
term-replay-verified = Step { $step } of { $steps }; verified: every step replays to what the record says.
term-replay-problem = Step { $step } of { $steps }; not verified: { $problem }.
term-replay-stored = Not played again, and not verified: { $problem }. These are the lines that were stored.

## Time Bomb

term-time-bomb-cut = Cut { $target }’s { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
} wire
term-time-bomb-ready = You’re ready for the first cut
term-time-bomb-pass = Claim nothing
term-time-bomb-claim = Claim { $success ->
    [none] no number of successes
   *[other] { $success } success
}, { $boom ->
    [none] nothing about BOOM
    [0] no BOOM
   *[other] BOOM
}

## Bomb Busters

term-bomb-busters-key = ? unknown   <4> marked   [4] cut   ★ Captain   ◎ Double Detector fresh
term-bomb-busters-all-double = Cut with the Double Detector
term-bomb-busters-all-triple = Cut with the Triple Detector
term-bomb-busters-all-super = Cut with the Super Detector
term-bomb-busters-dual_cut = { $wires_or } is { $values_or }{ $with ->
    [double] , with the Double Detector
    [triple] , with the Triple Detector
    [super] , with the Super Detector
    [ray] , with the X or Y Ray
    [stabilizer] , with the Stabilizer
    [ray_stabilizer] , with Ray and Stabilizer
   *[none] {""}
}
term-bomb-busters-solo_cut = Cut all that is left of { $value } alone
term-bomb-busters-reveal_red = Lay your red wires open
term-bomb-busters-place_token = Mark { $wire } with its number
term-bomb-busters-choose_own = Cut { $wire }
term-bomb-busters-detector_answer = It is { $wire }
term-bomb-busters-detector_answer-none = Nothing to choose
term-bomb-busters-swap_answer = Give { $wire } away
term-bomb-busters-post_it = Post-it: mark { $wire }
term-bomb-busters-label_differ = Label: { $wire } and its right neighbour differ
term-bomb-busters-label_same = Label: { $wire } and its right neighbour are the same
term-bomb-busters-walkie_talkies = Swap { $wire } with { $player }
term-bomb-busters-rewinder = Turn the dial back
term-bomb-busters-batteries = Batteries for { $players }
term-bomb-busters-radar = Ask every stand for { $value }
term-bomb-busters-coffee_mug = Skip your turn; { $player } is next
term-bomb-busters-call = Take the next turn
term-bomb-busters-false_token = Put a token at { $wire }: it is not { $value }
term-bomb-busters-designate = { $player } must cut the number
term-bomb-busters-cut_all = Point at all of one kind at once{ $wires_n ->
    [0] {""}
   *[other] : { $wires }
}

## Bomb Squad Academy

term-academy-wire = open: { $exposed_n ->
    [0] –
   *[other] { $exposed_row }
}; alone +{ $bonus }
term-academy-left = deck: { $left_row }
term-academy-top = next card: { $face }
term-academy-act = plays { $card }
term-academy-spent = (Wait spent)
term-academy-tools = Tools: { $tools }
term-academy-all-use = Use a Tool
term-academy-commit = Play { $card }
term-academy-retract = Take your card back
term-academy-pass = Use no Tool
term-academy-use = Use the { $tool }
term-academy-use-on = Use the { $tool } on { $players }
term-academy-use-with = Use the { $tool }: { $what }
term-academy-auto_pass = { $on ->
    [yes] Don’t ask about the { $tool } any more
   *[no] Ask about the { $tool } again
}
term-academy-protect = Protect { $wire }
term-academy-xray_pick = Flip the { $value }
term-academy-peek-decks = Look at the next cards of { $wires }
term-academy-peek-tiles = Look at the tiles of { $wires }
term-academy-peek-mirror = Use the Mirror: see all tiles
term-academy-peek-none = Don’t look
term-academy-draft = Take the { $tool }

## Big Badaboom

term-badaboom-all-play = Play a Trick
term-badaboom-all-preset = Pass in advance
term-badaboom-all-discard = Discard
term-badaboom-all-claim = Claim missions
term-badaboom-all-swap = Swap a card with the Bomb
term-badaboom-player = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}; { $backs_n ->
    [0] no cards
   *[other] { $backs }
}
term-badaboom-hand = Your hand
term-badaboom-inside = Inside the Bomb
term-badaboom-nothing = nothing
term-badaboom-play = Play { $card }
term-badaboom-play-on = Play { $card } on { $player }
term-badaboom-interrupt = Answer with { $card }
term-badaboom-pass = Pass
term-badaboom-choose = Name { $player }
term-badaboom-nominate = Vote for { $player }
term-badaboom-tinker = Put { $give } in, take { $take } out
term-badaboom-no_tinker = Leave the Bomb alone
term-badaboom-discard = Discard { $cards }
term-badaboom-claim = { $cards_n ->
    [0] Claim no mission
   *[other] Claim { $cards }
}
term-badaboom-preset = { $until ->
    [window] Pass in this phase
    [turn] Pass in this turn
    [armed] Pass until the Bomb is armed
    [affected] Pass until the Bomb would kill you
   *[off] Be asked again
}{ $kinds_n ->
    [0] {""}
   *[other] , even when others play { $kinds }
}
term-badaboom-buy_off = Buy yourself off
term-badaboom-ritual = Show { $card }
term-badaboom-ritual-plain = Do what your card asks for
term-badaboom-accuse = Accuse { $player }
term-badaboom-judge = { $yes ->
    [yes] It counts
   *[no] It doesn’t count
}
term-badaboom-vote = { $yes ->
    [yes] Guilty
   *[no] Not guilty
}

## Bomb Squad

term-bomb-squad-frame = Frame
term-bomb-squad-all-discard = Discard a card
term-bomb-squad-all-play = Play a card
term-bomb-squad-all-tell = Give Intel
term-bomb-squad-all-send = Send the program
term-bomb-squad-intel = Tell { $player }: { $what }
term-bomb-squad-discard = Discard card { $card }{ $calls_n ->
    [0] {""}
   *[other] , called { $calls }
}
term-bomb-squad-play = Play card { $card }, { $face ->
    [up] face up
   *[down] face down
}
term-bomb-squad-play-top = Play { $card } from the pile
term-bomb-squad-send = Send { $order }{ $scrap_n ->
    [0] {""}
   *[other] ; scrap { $scrap }
}
term-bomb-squad-step-way = Drive { $way }
term-bomb-squad-step-at = At { $place }
term-bomb-squad-step-not = Let it fail
term-bomb-squad-analyst = { $keep ->
    [yes] Take it back for a cell
   *[no] Let it go
}
term-bomb-squad-activate = Activate the robot
term-bomb-squad-switch = Select the other robot
term-bomb-squad-ready = You’re ready
term-bomb-squad-reject = Have the roles dealt again
term-bomb-squad-go = Start now
