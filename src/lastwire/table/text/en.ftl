# What the table and the server say, and how lists, spans of time and refusals of files are put.

refuse-options-hidden = Names and texts in the options need visible characters.
refuse-rename-match = Names can’t change during a match.
refuse-no-finished = There is no finished match to leave.
refuse-seated-only = Only players at the table can do that.
refuse-host-only = Only the host can do that.
refuse-no-match = No match is running.
refuse-paused = The match is paused.
refuse-stand-in = A bot is keeping your seat until you are back.
refuse-votes = You have voted often enough for now.
refuse-same = It already is that way.
refuse-resuming = The match is about to go on.
refuse-no-pause = This match can’t be paused.
refuse-during-match = Not during a match.
refuse-room-first = Go back to the room first.
refuse-seat-taken = Somebody is sitting there.
refuse-no-empty = No seat is empty.
refuse-seat-empty = That seat is empty.
refuse-own-seat = To leave the table, stand up.
refuse-other-person = Choose somebody else’s seat.
refuse-game-off = This game isn’t on offer here at the moment.
refuse-no-game = There is no such game.
refuse-open-already = The table is open already.
refuse-too-many = More people than that are sitting here.
refuse-started = The match has already started.
refuse-no-follow = There is no finished match to follow.
refuse-over = The match is over.
refuse-prompt = Too late: the game has moved on.
refuse-muted-match = The host has muted you. You can still use the game’s own phrases.
refuse-late = Too late: time was up when you sent this.
refuse-name-hidden = A name needs visible characters.
refuse-chat-hidden = A line of chat needs visible characters.
refuse-said-hidden = What you say needs visible characters.
refuse-watcher-silent = Spectators can’t chat during a match.
refuse-pause-silent = No talking while this match is paused.
refuse-talk-inside = While the match is running, talk inside it.
refuse-no-free-text = This match has no free text, not even in a pause.
refuse-chat-rate = Too many lines at once. Wait a moment.
refuse-sitting-there = You are already sitting there.
refuse-ask-first = You need to be let in: ask for a seat.
refuse-no-free = No seat is free.
refuse-seat-taken-already = Somebody is already sitting there.
refuse-seen-all = Spectators of this match see every hand, so nobody can join it.
refuse-seen-other = You have seen another player’s secrets in this match.
refuse-bots-only = During a match you can only take over a bot’s seat.
refuse-seat-kept = The host sent this seat’s player away, so nobody else can take it in this match.
refuse-near-seen = Somebody at your address has seen another player’s secrets in this match.
refuse-sitting-here = You are already sitting here.
refuse-inside = You are already in.
refuse-no-asking = No need to ask: just sit down.
refuse-own-address = They come from your own address, so another player has to let them in.
refuse-sent-away = The host has sent you away from this table.
refuse-no-password = You don’t need a password here.
refuse-wrong-password = That is not this table’s password.
refuse-password = This table has a password.
refuse-write-inside = Only people who were let in can write here.
refuse-muted = The host has muted you.
refuse-asked = You have already asked.
refuse-denied = You were not let in. Wait for the next match.
refuse-asking-rate = Many people are asking to come in. Wait a moment.
refuse-ask-gone = Nobody is asking for that any more.
refuse-attempts = Too many attempts. Wait a minute.
refuse-nobody-waits = Nobody is waiting for this any more.
refuse-not-worked-out = That could not be worked out.
refuse-closing = The server is shutting down.
refuse-no-aid = This game has nothing to work out.
refuse-practice = Hints and warnings belong to practice, and this table plays in earnest.
refuse-no-hint = Nothing is asked of you right now.
refuse-no-piece = There is no such piece on the table.
hint-wait = You don’t have to do anything now, and waiting is as good as anything.
why-never = There is nothing to be done with that.
chance-exact = { $n ->
    [0] impossible
   *[other] { $of ->
        [1] certain
       *[other] { $n } in { $of }
    }
}
chance-about = about { $percent } %
refuse-question-open = Your last question is still being worked out.
refuse-changed = The table has changed in the meantime. Try again.
refuse-not-stored = The server could not save this. Nothing has happened.
refuse-no-opening = You can’t open tables from here. Ask whoever runs this server.
refuse-no-missions = This game has no missions.
refuse-no-table = There is no such table.
refuse-private-matches = Only people at this table can look at its matches.
refuse-no-such-match = There is no such match.
refuse-not-over = This match isn’t over yet, so nobody can look into it.
refuse-no-talk = This game has no set phrases.
refuse-mark = That is shown by a mark, not said.
refuse-notice = A notice is one line of visible characters.
tell-abandoned = Everybody agreed to call the match off.
tell-given-up = Everybody agreed to give up.
tell-broken = Something broke, and it’s our fault. The match ends here; its record is kept.
tell-watcher = Somebody was let in to watch.
tell-clocks-stopped = Playing alone with bots: the move clocks are off.
tell-clocks-practice = A practice match: the move clocks are off.
tell-clocks-started = The move clocks are running again.
tell-pause-over = The pause is over: the match goes on.
tell-pardoned = Anybody who was sent away can come back.
tell-lapsed-pause = Not everybody wanted a pause. The match goes on.
tell-lapsed-abandon = Not everybody wanted to end the match. It goes on.
refuse-busy = The server has a lot to work out right now. Try again in a while.
refuse-yours = Your last request is still being worked out. Wait for that first.
refuse-used = You have asked for a lot. Wait a moment.
refuse-stored-table = A lot has been saved at this table in a short time. Wait a minute, then try again.
refuse-stored-address = A lot has been saved from your address in a short time. Wait a minute, then try again.
refuse-levels = Bots come in these levels: { $levels }.
operator-no-game = There is no game “{ $name }”. There is { $games }.
operator-no-table = There is no table “{ $table }”.
operator-no-address = “{ $address }” is neither an address nor a network.
operator-not-kept = Not saved: { $why }
malformed = The server could not read that: { $why }
refuse-no-token = Ask /api/me for a guest token first.
refuse-no-drafts = In this game players can’t bring missions of their own.
refuse-unreadable = What was saved of this table can’t be read, so it stays closed.
refuse-requests = Too many requests. Wait a moment.
refuse-barred = Whoever runs this server has barred your address.
refuse-host = This server doesn’t go by the name “{ $name }”. If it should, start it with --allowed-host { $name }.
refuse-host-form = The Host header isn’t the name of a host.
refuse-origin = That only works from this server’s own pages.
refuse-nothing = There is nothing at this address.
refuse-crowded = The house is full. Come back later.
refuse-connections = Too many connections from your address. Close some first.
refuse-no-code = There’s no table with this code now. Codes change, and end when the match starts.
refuse-guesses = Too many wrong codes. Wait a few minutes.
refuse-tables = Too many tables. Wait a few minutes.
refuse-often = That was too often. Wait a few minutes.
refuse-no-crew = You don’t belong to that crew.
refuse-no-invitation = This invitation isn’t valid any more. Ask your friends for a new link.
refuse-crew-full = This crew is full: it has { $most } mates.
refuse-crews = You belong to { $most } crews already. Leave one first.
refuse-link = The link is longer than { $most } characters.
refuse-no-rules = There are no such rules.
refuse-no-lesson = There is no such lesson.
refuse-no-content = This game has nothing that a file could replace.
refuse-store = The server can’t save anything right now. Please come back later.
refuse-fault = Something went wrong on our side. It wasn’t you.
refuse-messages = Too many messages. Wait a moment.
refuse-no-bot = { $game } has no bot “{ $name }”. It has { $levels }; `lastwire games --json` lists them all.
refuse-players = These options allow { $least } to { $most } players, not { $players }.
refuse-bots = Name one bot for all seats or one for each of the { $seats }, not { $bots }.
refuse-options = { $game } doesn’t know these options: { $why }
refuse-pauses = This match has been paused { $most } times, and that is the limit.
refuse-empty-seat = Seat { $seat } is empty. Wait for somebody, or put a bot there.
refuse-no-seat = This table has seats 1 to { $most }.
refuse-name-taken = Somebody here is already called { $name }.
tell-seat-back = You have your seat back.
tell-resuming = Everybody is ready. The match goes on in { $span }.
tell-options-gone = An update of { $game } has removed these choices: { $options }. Everything else is as it was.
tell-updated = An update has changed { $game }. The match ends here without a result; its record is kept.
tell-stalled = { $name } isn’t playing. A bot ({ $level }) is keeping the seat.
tell-relieved = The host lets a bot ({ $level }) play for { $name }.
tell-away = { $name } is away. A bot ({ $level }) is keeping the seat.
tell-returned = { $name } is back.
tell-left = { $name } has left the table.
tell-left-bot = { $name } has left the table. A bot ({ $level }) plays on.
tell-sent-away = The host has sent { $name } away.
tell-sent-away-bot = The host has sent { $name } away. A bot ({ $level }) plays on.
tell-taken-over = { $name } takes over seat { $seat } from { $bot }, a bot.
tell-waiting = { $name } is away. The match waits.
tell-host-away = The host is away. { $name } is the host now.
tell-repaid = The clocks stood still for { $span }. Nobody lost any time.
tell-declined = { $name } would rather play on.
tell-password = The table has a password now.
tell-no-password = The table no longer has a password.
tell-locked = The host has locked the table.
tell-unlocked = The host has unlocked the table.
tell-quiet = Spectators are muted.
tell-not-quiet = Spectators can write again.
tell-muted = { $name } is muted.
tell-unmuted = { $name } can write again.
tell-host = { $name } is the host now.
tell-content-own = { $game } is now played with the host’s own cards and numbers.
tell-content-house = { $game } is back to the house’s own cards and numbers.
span-seconds = { $s } s
span-minutes = { $min } min
span-hours = { $h } h { $min } min
watcher = Spectator { $id }
level-random = Random
level-easy = Easy
level-baseline = Normal
level-strong = Strong
words = { $text }
row = { $all_row }
list-and = { $some } and { $next }
list-or = { $some } or { $next }
list-more = { $some }, { $next }
list-none = nobody
content-error = { $file ->
    [none] The file
   *[other] { $file }
}{ $key ->
    [none] {""}
   *[other] , { $key }
}: { $reason }
content-unread = it can’t be read: { $why }
content-not-toml = this is not TOML: { $why }
content-dots = line { $line } has { $dots } dots, and { $most } are the limit
content-wrong = { $given ->
    [none] something here doesn’t fit
   *[other] { $given } doesn’t fit here
}; allowed: { $allowed }
content-unknown = there is no such key: { $name }; allowed: { $allowed }
content-missing = { $name } is missing; allowed: { $allowed }
content-other = something else
content-keys = the keys { $keys }
content-choice = { $values_or }
content-range = a whole number from { $least } to { $most }
content-whole = a whole number
content-number = a number
content-boolean = true or false
content-text = text
content-list = a list of { $n }
content-lists = a list
content-list-of = a list, each of them { $each }
content-nothing = nothing
content-none = { $game } has nothing that a file could replace
log-said = { $speaker }: { $line }
log-clock = The clock: { $line }
log-table = The table: { $line }

## Moves to choose from

choice-of = { $player_is ->
    [you] { $piece }, yours
   *[other] { $piece }, { $player }’s
}
