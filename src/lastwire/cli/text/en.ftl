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

## Bomb Busters

term-bomb-busters-key = ? unknown   <4> marked   [4] cut   ★ Captain   ◎ Double Detector fresh

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

## Big Badaboom

term-badaboom-player = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}; { $backs_n ->
    [0] no cards
   *[other] { $backs }
}
term-badaboom-hand = Your hand
term-badaboom-inside = Inside the Bomb

## Bomb Squad

term-bomb-squad-frame = Frame
