# Every sentence of the pages around the games.
title = Last Wire
title-turn = ● { $title }
tagline = Five games about one bomb.
back = Back
close = Close

## menu

menu = Menu
menu-pause = Propose a pause
menu-abandon = Propose calling it off
menu-stand = Leave; a bot plays on
menu-stand-sure = Leave your seat for good? A bot plays on.
menu-pause-wanted = { $name } would like a pause.
menu-abandon-wanted = { $name } proposes calling it off.
menu-requests = Everybody has to agree. A proposal lapses after a minute.
menu-captions = Captions for sounds
menu-captions-note = Shows in writing what you would hear
menu-keys = Keyboard
copied = Copied.
percent = { $n }%
failed = That didn’t work: { $why }
loading = One moment…

## lost

lost-title = Nothing here
lost-text = There is no page at this address.
lost-home = To the lobby
no_table-title = There is no such table
no_table-text = The link may have been cut off, or the table is gone. Ask for a new link, or open a table of your own.

## nav

nav-lobby = Lobby
nav-rules = Rules
nav-about = About
nav-privacy = Privacy
nav-sound = Sound
nav-sound-on = Sound is on
nav-sound-off = Sound is off
sound-snip = snip
sound-travel = whoosh
sound-hush = a low heartbeat
sound-safe = a dull click
sound-success = a bright chime
sound-boom = BOOM!
sound-deal = cards are dealt
sound-talk = somebody speaks
sound-turn = a bell: your turn
sound-click = click
sound-tick = tick
sound-role = a deep gong
sound-win = fanfare
sound-slam = slam
sound-coin = a coin rings
sound-fuse = the fuse hisses
sound-lose = a sad trombone

## lobby

lobby-shut = You can’t open tables here. Ask whoever runs this server.
lobby-players = { $a }–{ $b } players
lobby-minutes = { $a }–{ $b } min
lobby-about_minutes = about { $a } min
lobby-shelf = Pick a game
lobby-name = Your name
lobby-name-hint = Your name
lobby-name-need = Type a name first. Any name will do.
lobby-bots = Sit down with bots
lobby-bots-note = Starts right away
lobby-invite = Invite friends
lobby-invite-note = Open a table and share the link
lobby-mine = Your tables
lobby-mine-room = In the room
lobby-mine-match = Match running
lobby-mine-over = Match over
lobby-rules = Read the rules
lobby-bots-mission = Starts mission { $n }, { $title }, right away
lobby-campaign = Missions: { $n } of { $of } won

## weight

weight-light = Light
weight-medium = Medium
weight-heavy = Heavy

## campaign

campaign-title = { $game }: the missions
campaign-mission = The mission
campaign-sum = You have won { $n } of { $of } open missions.
campaign-experts = Experts in the team
campaign-counts = A finished mission counts for everybody who has a seat when it ends, at every table on this server. Missions you give up don’t count.
campaign-choose = Choose a mission
campaign-host = The host chooses.
campaign-announced = Mission { $n }: { $title }
campaign-look = See all missions
campaign-mine = Your record
campaign-team = With { $n } experts. Wins and losses at this table.
campaign-next = Next
campaign-band-novice = Novice
campaign-band-intermediate = Intermediate
campaign-band-expert = Expert
campaign-not_for = Not with { $n } experts.
campaign-tally = { $wins } won, { $losses } lost
campaign-won_with = won with { $list } experts
campaign-elsewhere = You’ve won it elsewhere
campaign-untried = Not tried yet
campaign-box = Box { $n }
campaign-sealed = Box { $n } is sealed
campaign-sealed-text = Missions { $first } to { $last }. Win mission { $key } to open it. Until then it stays secret.
campaign-open = We’ve already opened it
campaign-open-sure = Open the box for this table without winning mission { $key }? Everybody here will see its missions.
campaign-band-training = Training
campaign-band-mission = Mission
campaign-best = Best: { $n } points

## end

end-next = Next mission: { $n }, { $title }
end-campaign = All missions
end-again = Play again
end-again-wait = { $name } can start the next match.
end-replay = Replay
end-room = Back to the room
end-table = Look at the table
end-paper = Read the paper
end-plain-won = { $n ->
    [one] { $names } wins.
   *[other] { $names } win.
}
end-plain-none = Nobody wins.

## seat

seat-you = You
seat-person = At the table
seat-bot = bot
seat-bot_level = Bot, { $level }
seat-stand_in = A bot is standing in ({ $level })
seat-away = away
seat-empty = Empty seat
seat-host = Host
seat-number = Seat { $letter }

## room

room-game = Change game
room-game-hint = Everybody stays. House rules reset to the defaults.
room-game-seats = { $least } to { $most } players
room-game-crowded = At most { $n } players: there are too many people here.
room-game-changed = The host switched to { $game }.
room-seats = Seats
room-count = Number of seats
room-take = Sit here
room-add = Add a bot
room-fill = Fill with bots
room-level = Bots play
room-clear = Remove
room-kick = Send away
room-kick-sure = Send { $name } away? They can’t come back until you let them.
room-swap = Swap
room-swap-with = Swap { $name } with …
room-stand = Stand up
room-rename = Change name
room-rename-do = Use this name
room-start = Start the match
room-start-need = { $n ->
    [one] { $n } seat is empty. Add a bot or send the link.
   *[other] { $n } seats are empty. Add bots or send the link.
}
room-wait = Waiting for { $name } to start.
room-options = House rules
room-options-host = Only the host can change these.
room-watch = Who can watch
room-watch-anyone = Anyone with the link
room-watch-nobody = Nobody
room-watchers = { $n } watching
room-invite = Invite
room-invite-link = Anyone with this link
room-invite-password = Anyone with this link and the password
room-invite-sit = { $who } can sit down.
room-invite-ask = { $who } can ask for a seat.
room-invite-watch = Every seat is taken. { $who } can watch.
room-invite-ask_watch = Every seat is taken. { $who } can ask to watch.
room-copy = Copy link
room-share = Share
room-qr = QR code of the invite link
room-past = Earlier matches
room-past-line = Match { $n }: { $winners }
room-past-lost = Match { $n }: lost together
room-past-none = Match { $n }: no result
room-join-title = Take a seat
room-join-full = Every seat is taken. You are watching.
room-join-do = Sit down
room-join-late = Take a bot’s seat
room-join-ask = Ask for a bot’s seat
room-series = Series (fewest tokens win): { $totals }
room-series-won = { $names_n ->
    [one] The series is over: { $names } wins.
   *[other] The series is over: { $names } win.
}
order-up = Move { $name } up

## content

content-house = House cards and numbers
content-own = The host’s own file
content-inside = What’s inside
content-choose = Use a file
content-back = Back to the house’s
content-start = Download a file to start from
content-save = Save as a file
content-long = A file can have { $n } kB at most.

## reload

reload-soon = There’s a new version of Last Wire. What you’ve typed stays.
reload-now = Last Wire has been updated. Reload this page to go on; nothing is lost.
reload-do = Reload
reload-later = Later

## asked

asked-waiting = You’ve asked for a seat. You’ll see the answer here.
asked-waiting-door = You’ve asked to come in. You’ll see the answer here.
asked-denied = You weren’t let in. Wait for the next match.

## nod

nod-title = Waiting to come in
nod-seat = { $name } would like to take over from { $bot }, a bot.
nod-free = { $name } would like seat { $n }.
nod-watch = Somebody would like to watch.
nod-own = { $name } would like { $bot }’s seat. You share a connection, so another player has to answer.
nod-near = From the same address as somebody at this table.
nod-sent_away = From the address of somebody who was sent away.
nod-yes = Let in
nod-no = No

## door

door-title = This table is closed
door-closed = Only people who were let in can watch.
door-locked = The host has locked the table.
door-watch = Ask to watch
door-password-title = This table has a password
door-password-text = Whoever sent you the link knows it.
door-password = Password
door-password-do = Come in

## host

host-tools = Host tools
host-mute = Mute { $name }
host-unmute = Let { $name } write again
host-give = Make { $name } the host
host-give-sure = Make { $name } the host? You won’t be the host any more.
host-away = Send { $name } away
host-away-sure = Send { $name } away? They can’t come back until you let them.
host-away-match = Send { $name } away? A bot plays on, and nobody else can take that seat in this match.
host-lock = Lock the table
host-lock-note = Nobody gets in unless you approve.
host-quiet = Mute spectators
host-password = Password for newcomers
host-protect = Set password
host-guarded = Newcomers need the password.
host-unprotect = Remove it
host-pardon = { $n ->
    [one] Let the guest you sent away back in
   *[other] Let all { $n } you sent away back in
}
host-pardon-named = Let { $names } back in
muted-on = The host has muted you.
muted-off = You can write again.

## chat

chat-title = Chat
chat-line = Chat with the table
chat-none = Nobody has said anything yet.
chat-placeholder = Say hello…
chat-talk = Go to the match’s talk
join-connecting = Walking to the table…

## link

link-lost = Connection lost. Trying again…
link-closed = You’ve left this table
link-shut = You can’t come in right now
link-again = Come back
link-bye-newer = You’ve opened this table in another window.
link-bye-sent_away = The host has sent you away.
link-bye-not_allowed = There are too many people here, or you’re not allowed in.
link-bye-no_table = There is no such table.
link-bye-malformed = This page and the server don’t understand each other. Reload the page.
link-bye-flood = That was too much at once.
link-bye-closed = Whoever runs this server has closed this table.
link-bye-damaged = What was saved of this table can’t be read, so it stays closed. Ask whoever runs this server to restore a backup.
link-bye-closing = The server is restarting. Your table will still be here.

## curtain

curtain-title = The match is paused
curtain-text = The table stays hidden until everybody is ready.
curtain-on = Go on
curtain-wait = { $gone } is away. The match waits for a few minutes at most, until they’re back or most of you let a bot play.
curtain-waits = { $gone } are away. The match waits for a few minutes at most, until they’re back or most of you let bots play.
curtain-without = Let a bot play for now
curtain-want = Ready to go on: { $names }.
curtain-missing = Waiting for { $names }.
curtain-resuming = Everybody is ready. Here we go…

## notice

notice-stand_in = A bot is playing for you.
notice-seat_back = Take my seat back
notice-pause = { $name } would like a pause.
notice-pause-agreed = A pause needs everybody. Still to answer: { $names }.
notice-abandon = { $name } proposes calling it off.
notice-abandon-agreed = Calling it off needs everybody. Still to answer: { $names }.
notice-agree = Agree
notice-decline = Decline
notice-cancel = Withdraw
notice-take_back = Take back

## keys

keys-h = Hide or show your secrets
keys-t = Talk
keys-l = Log
keys-m = Sound on or off
keys-arrows = Move between the wires
keys-enter = Choose; again to cut
keys-escape = Let go

## prompt

prompt-scene = One moment…
prompt-why = Why? Rule { $clause }
prompt-title = What to do
prompt-rule = The rule

## hold

hold-left = Wait: { $n } s
hold-label = { $n ->
    [one] Somebody has asked to wait: { $n } second
   *[other] Somebody has asked to wait: { $n } seconds
}
hold-go_on = Go on
watching = You are watching.

## tab

tab-talk = Talk
tab-log = Log
tab-table = Sums
tab-chat = Chat

## log

log-title = What happened
log-clause = Rule { $clause }
log-all = All
log-talk = Talk
log-game = Cuts
log-reply = Answer
log-retract = Take it back
log-empty = Nothing yet.
log-filter = Show
describe-title = The table in words
describe-show = Describe the table in words
describe-hide = Stop describing the table

## clock

clock-left = { $n ->
    [one] { $what }: { $n } second left
   *[other] { $what }: { $n } seconds left
}
clock-briefing = Briefing clock
clock-cut = Cut clock
clock-select = Clock for the choice
clock-window = Clock for Tools
clock-turn = Turn clock
clock-answer = Answer clock
clock-mission = The bomb’s clock
clock-start = Start
clock-decision = Time to decide
clock-vote = Time to vote

## proof

proof-title = The deal, verified
proof-text = Before the first card was dealt, this table published the fingerprint of the seed behind every deal. Here is the seed.
proof-commitment = Fingerprint
proof-seed = Seed
proof-good = They match: the deal was fixed before the match began.
proof-bad = They don’t match: don’t trust this deal.
proof-promise = The deal is already fixed; its fingerprint is { $hash }. You can check it after the end.
proof-label = Deal fingerprint

## replay

replay-title = Replay
replay-as = Seen by
replay-as-public = Everybody
replay-as-all = All-seeing
replay-play = Play
replay-stop = Pause
replay-first = First step
replay-last = Last step
replay-next = Next step
replay-previous = Step back
replay-slider = Step
replay-step = Step { $n } of { $of }
replay-record = Download the record
replay-sat = Who had which seat
replay-sat-bot = A bot plays for { $name }.
replay-sat-back = { $name } is back.
replay-sat-over = { $name } takes over from { $old }.
replay-sat-over-bot = { $name }, a bot, takes over from { $old }.
replay-sat-named = { $old } is now called { $name }.
replay-table = To the table
replay-verified = Replayed on the server: every step came out as saved.
replay-unverified = The server could not confirm this record.
replay-stored = What was saved at the time
replay-problem-outdated = This match was played by older rules, so it can’t be shown step by step. These are the lines that were saved.
replay-problem-differs = This match doesn’t replay to the end that was saved, so it can’t be shown step by step. These are the lines that were saved.
replay-problem-gone = This game is no longer here, so the match can’t be shown step by step. These are the lines that were saved.

## rules

rules-contents = Chapters
rules-games = Games

## talk

talk-acts = Things to say
talk-line = Say something to the table
talk-placeholder = Say anything, true or not…
talk-send = Send
talk-send-act = Say it

## language

language = Language
language-en = English
language-de = Deutsch

## option

option-on = on
option-off = off

## style: how the table plays

style-pace = Pace
style-pace-relaxed = Relaxed
style-pace-normal = Normal
style-pace-fast = Fast
style-lead = Let people lead
style-lead-note = Bots leave the risky and the deciding moves to people.

## Practice

lobby-practice = Practice
lobby-practice-note = Hints, warnings and odds, no move clocks, and bots take their time.
coach-hint = Hint
coach-warning = Are you sure?
coach-back = Think again

## lesson

lesson-title = Your first match
lesson-coach = The lesson
lesson-you = Rookie
lesson-leave = Leave the lesson
lesson-step = Step { $n } of { $of }
lesson-next = Next
lesson-back = One step back
lesson-finish = Done
lesson-show = Show me
lesson-watch = Watch the table…
lesson-skip = Skip
lesson-done = You’re ready to play
lesson-can = You can now:
lesson-play = Play with bots
lesson-again = Learn it again
lesson-offer = First time? Learn it in five minutes
lesson-offer-note = A guided match, one idea at a time
lesson-offer-on = Go on learning
lesson-offer-not = Not now
lesson-link = Guided first match
lesson-called = The match has begun. You can finish the lesson some other time.
lesson-room = Back to the room

## handbook

handbook-play = How to play
handbook-cards = Cards
handbook-reference = Reference
handbook-parts = Parts of the rules
handbook-search = Search rules and cards
handbook-found = { $n ->
    [0] Nothing found
    [one] { $n } place found
   *[other] { $n } places found
}
handbook-none = Nothing about “{ $query }”. Try another word.
handbook-copies = × { $n }
handbook-back = Back
handbook-next = Next
handbook-step = { $n } of { $of }
handbook-reference-note = Every rule down to the last detail, with a number. Refusals and log entries name these numbers. To learn the game, start with “How to play”.

## the room: invitations, kinds, codes, screens

kind-coop = All together
kind-teams = Hidden teams
kind-rivals = Each for themselves
room-invited = { $name } invites you to { $game }
room-how = How to play
room-minute = The game in a minute
room-code = Code:
room-code-at = Scan this, or type { $place }
room-qr-large = Enlarge the QR code
room-screen = Show on a big screen
lobby-code = Code from a friend
lobby-code-do = Join
code-none = No table here
end-another = Another game
host-substitute = Let a bot play for { $name } for now
level-random-note = Any legal move will do for them.
level-easy-note = They play like newcomers and make mistakes.
level-baseline-note = They play sensibly. Good for most tables.
level-strong-note = They plan ahead and remember everything.
seat-idle = taking their time
seat-speaking = speaking
sound-join = somebody knocks
tab-stream = Talk and log
option-clock-off-note = Take all the time you need.
option-clock-on-note = Every choice has its time. When that’s up, the game goes on without you.

## crews

crew-whose = Whose missions
crew-mine = Mine
crew-new = New crew
crew-mates = { $n ->
    [one] { $n } mate
   *[other] { $n } mates
}
crew-why = A crew is a group of friends with a campaign of its own. What you win together opens boxes at every table where one of you sits down.
crew-name = Name of the crew
crew-name-need = Give the crew a name first.
crew-found = Found the crew
crew-invite = Send this link to your friends:
crew-link = Link that lets friends join
crew-counts = A mission counts for the crew when two or more of you play it, with nobody else but bots.
crew-you = { $name } (you)
crew-renew = New link
crew-leave = Leave the crew
crew-leave-sure = Leave { $name }? What the crew has won stays with the others.
crew-leave-last = Leave { $name }? You’re the last one, so the crew and all it has won will be deleted.
crew-invited = Join { $name }?
crew-with = You’re invited by { $names }.
crew-in = You’re in this crew.
crew-missions = { $title }: see your missions
crew-join = Join the crew
crew-none = No such crew
campaign-sum-crew = { $name } has won { $n } of { $of } open missions.
campaign-shelf = { $n } of { $of } won
campaign-opened = Box { $n } is open!
