# Every sentence of Bomb Squad.

bomb-squad-pitch = Program one robot together, against the clock, with cards everybody can see but you.

## help

bomb-squad-help-roles = Everybody takes a role for this mission. Each role is good at one thing: read what it does, and pick what the team needs.
bomb-squad-help-briefing = Look over the building together: where the hostages and bombs are, and which doors need which level. The clock starts when everybody is ready.
bomb-squad-help-countdown = The mission is about to start.
bomb-squad-help-turn = Do one thing: give Intel about somebody’s cards, discard one of yours to charge the battery, play one face down onto the frame, or activate the robot. You see everybody’s cards but your own.
bomb-squad-help-analyst = A card has been discarded. For one battery cell the Analyst can put it back where it was in the hand, and everybody knows what it is. Otherwise play goes on.
bomb-squad-help-adjust = The cards on the frame are open. Put them in the order the robot should perform them, from left to right; each one costs battery. Now all of you can talk about it.
bomb-squad-help-execute = The robot performs its program card by card, from left to right. When a card comes up, choose which way to drive or what to act on.
bomb-squad-map = Map of the building, { $rows } rows by { $columns } columns
bomb-squad-level = Level { $level }

## short

bomb-squad-short-bomb = Bomb
bomb-squad-short-hostage = Hostage
bomb-squad-short-door = Door
bomb-squad-short-move = Move
bomb-squad-short-level = level

## card

bomb-squad-card-move = Move { $level }
bomb-squad-card-door = Open Door { $level }
bomb-squad-card-hostage = Save Hostage { $level }
bomb-squad-card-bomb = Disarm Bomb { $level }

## kind

bomb-squad-kind-move = Move
bomb-squad-kind-door = Open Door
bomb-squad-kind-hostage = Save Hostage
bomb-squad-kind-bomb = Disarm Bomb
bomb-squad-back = a face-down card

## known

bomb-squad-known-nothing = Nobody has told you anything about this card
bomb-squad-known-not_level = not level { $list }
bomb-squad-known-not_kind = not { $list }

## token

bomb-squad-token-unknown = A face-down token
bomb-squad-token-hostage = Hostage { $level }
bomb-squad-token-bomb = Bomb { $letter }, level { $level }
bomb-squad-door = Door { $level } at { $place }

## clock

bomb-squad-clock-bomb = Bomb { $letter }
bomb-squad-clock-gas = Gas { $level }
bomb-squad-clock-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
bomb-squad-clock-in_turns = turns left
bomb-squad-clock-label = { $what }: { $left } left
bomb-squad-clock-none = No clock is running
bomb-squad-clock-practice = Practice
bomb-squad-clock-done = (over)
bomb-squad-clock-unit = turns
bomb-squad-battery = { $name }: main battery { $main } of { $most }, reserve { $reserve } of { $full }
bomb-squad-reserve = reserve
bomb-squad-spend = −{ $n } for this
bomb-squad-frame = { $n ->
    [one] Control frame: { $n } card, { $cost } cells
   *[other] Control frame: { $n } cards, { $cost } cells
}
bomb-squad-slot-back = Face-down card from { $name } { $known }
bomb-squad-hand = { $name }: { $cards }
bomb-squad-tell = Give { $name } Intel

## intel

bomb-squad-intel = Intel
bomb-squad-intel-what = What do you tell { $name }?
bomb-squad-intel-say = { $n ->
    [one] { $name } will learn: card { $places } is { $value }, the others aren’t.
   *[other] { $name } will learn: cards { $places } are { $value }, the others aren’t.
}
bomb-squad-intel-say-all = { $name } will learn: every card is { $value }.
bomb-squad-intel-tell = Tell
bomb-squad-place = Card { $n }
bomb-squad-not = Never mind
bomb-squad-own = Your card { $n }

## yours

bomb-squad-yours = Your cards
bomb-squad-yours-pins = pinned: what you were told
bomb-squad-yours-tap = Tap one to play or discard it.
bomb-squad-yours-note = Everybody can see these but you. Pinned to each is what you were told: what it is, what it may be and, crossed out, what it isn’t.

## claim

bomb-squad-claim = What is it?
bomb-squad-claim-say = { $n ->
    [one] Discard it as { $claim }: { $n } cell if you’re right.
   *[other] Discard it as { $claim }: { $n } cells if you’re right on both.
}
bomb-squad-claim-none = Play it unseen into the program, or call what it is and discard it to charge the battery.
bomb-squad-claim-full = The battery is full: you can discard this without calling it.
bomb-squad-claim-single = Play it, and the robot performs it at once. Or call what it is and discard it to charge the battery.
bomb-squad-discard = Discard
bomb-squad-discard-for = { $n ->
    [one] Discard for { $n } cell
   *[other] Discard for { $n } cells
}

## play

bomb-squad-play = Play into slot { $n }
bomb-squad-play-last = Play and activate
bomb-squad-play-down = Play face down
bomb-squad-play-up = Play face up
bomb-squad-play-single = Play for 2 cells
bomb-squad-play-top = Play { $card } from the pile

## activate

bomb-squad-activate = { $n ->
    [one] Activate for { $n } cell
   *[other] Activate for { $n } cells
}
bomb-squad-activate-now = Activate
bomb-squad-activate-not = Not yet
bomb-squad-activate-about = All the cards on the frame are turned up. You put them in order and send them; there’s no way back.
bomb-squad-activate-open = In this order. You can still rearrange the cards, but there’s no way back.
bomb-squad-activate-choose = You choose how { $card } is performed. There’s no way back.
bomb-squad-switch = Switch to { $robot }
bomb-squad-analyst-keep = Take { $card } back for 1 cell
bomb-squad-analyst-leave = Let it go
bomb-squad-ready = Ready
bomb-squad-go = Go now
bomb-squad-go-stamp = GO!
bomb-squad-cheer = ALL CLEAR
bomb-squad-dark = POWER LOST
bomb-squad-boom = KABOOM!
bomb-squad-error-cost = Error −2
bomb-squad-hint-turn = Tap a teammate’s hand to give them Intel, or one of your own cards to play or discard it.
bomb-squad-hint-tap = Tap a hand to give Intel, or one of your cards.
bomb-squad-ways = How to perform { $card }
bomb-squad-decline = Let it fail (−2)

## dir

bomb-squad-dir-N = North
bomb-squad-dir-E = East
bomb-squad-dir-S = South
bomb-squad-dir-W = West
bomb-squad-dir-NE = North-east
bomb-squad-dir-SE = South-east
bomb-squad-dir-SW = South-west
bomb-squad-dir-NW = North-west
bomb-squad-direction = { $dir ->
    [N] north
    [E] east
    [S] south
    [W] west
    [NE] north-east
    [SE] south-east
    [SW] south-west
   *[NW] north-west
}

## program

bomb-squad-program = The program
bomb-squad-program-about = Drag a card to another place, or tap it to move or scrap it.
bomb-squad-program-card = Card { $n }: { $card }. { $did }
bomb-squad-program-left = One place earlier
bomb-squad-program-right = One place later
bomb-squad-program-where = Tap where it should go.
bomb-squad-program-where-arrows = Tap where it should go. The arrows still work.
bomb-squad-program-choose = { $card }: which way?
bomb-squad-program-undo = Undo the last choice

## did

bomb-squad-did-move = It drives.
bomb-squad-did-save = It saves.
bomb-squad-did-disarm = It disarms.
bomb-squad-did-open = It opens.
bomb-squad-did-error = Error: it can’t be performed.
bomb-squad-did-declined = You let it fail.

## fail

bomb-squad-fail-move = { $card } would fail: the way isn’t clear that far in any direction. −2 cells
bomb-squad-fail-locked = { $card } would fail: level { $level } doors stay locked until a level { $level } hostage is saved. −2 cells
bomb-squad-fail-door = { $card } would fail: no closed level { $level } door in reach by then. −2 cells
bomb-squad-fail-bomb = { $card } would fail: no level { $level } bomb in reach by then. −2 cells
bomb-squad-fail-hostage = { $card } would fail: no level { $level } hostage in reach by then. −2 cells

## preview

bomb-squad-preview-wait = Working it out …
bomb-squad-preview-cost = { $n ->
    [one] Costs { $n } cell.
   *[other] Costs { $n } cells.
}
bomb-squad-preview-errors = { $n ->
    [one] { $n } error.
   *[other] { $n } errors.
}
bomb-squad-preview-left = Leaves { $main }, reserve { $reserve }.
bomb-squad-preview-fog = It will turn up a token.
bomb-squad-preview-end-disarmed = Disarms the last bomb!
bomb-squad-preview-end-power = The robot would run out of power!
bomb-squad-preview-end-camera = A camera would see it!
bomb-squad-preview-end-detonation = Everything would go off!
bomb-squad-preview-none = No preview: the server has its hands full. You can still send it.
bomb-squad-scrap = Scrap
bomb-squad-scrapped = Scrapped:
bomb-squad-restore = Put { $card } back
bomb-squad-send = Send
bomb-squad-send-open = Send, choose later
bomb-squad-suggest = Suggest this
bomb-squad-suggest-take = suggests: try it

## role

bomb-squad-role = Your role
bomb-squad-role-none = No role
bomb-squad-role-choose = Choose your role
bomb-squad-role-reject = Deal the roles again
bomb-squad-role-about = One of each role.
bomb-squad-role-about-black = One of each role, and only one black role in the team.
bomb-squad-role-type-black = black
bomb-squad-role-type-purple = purple
bomb-squad-role-type-blue = blue
bomb-squad-role-random = Any
bomb-squad-role-random-power = One of those left, at random.
bomb-squad-role-recon = Recon Specialist
bomb-squad-role-recon-power = When you call a discard right, it charges one cell more.
bomb-squad-role-operator = Operator
bomb-squad-role-operator-power = You always see the cards on the control frame.
bomb-squad-role-field_agent = Field Agent
bomb-squad-role-field_agent-power = You may play a card face up.
bomb-squad-role-sergeant = Sergeant
bomb-squad-role-sergeant-power = You may play the top card of the discard pile instead of one of yours.
bomb-squad-role-analyst = Analyst
bomb-squad-role-analyst-power = After you discard a card, you may pay a cell to take it back.
bomb-squad-role-technician = Technician
bomb-squad-role-technician-power = When you operate, any Disarm Bomb card disarms any bomb.
bomb-squad-role-negotiator = Negotiator
bomb-squad-role-negotiator-power = When you operate, any Save Hostage card saves any hostage.
bomb-squad-role-security = Security Expert
bomb-squad-role-security-power = When you operate, any Open Door card opens any unlocked door.
bomb-squad-role-disposal = Disposal Expert
bomb-squad-role-disposal-power = When you operate, you may scrap one card more.
bomb-squad-role-none-power = Play without one.

## robot

bomb-squad-robot-felix = Felix
bomb-squad-robot-octotread = Octotread
bomb-squad-robot-dozer = Dozer
bomb-squad-robot-longarm = Longarm
bomb-squad-robot-octotread-power = Octotread drives and reaches diagonally too.
bomb-squad-robot-dozer-power = Dozer can push two crates in a row.
bomb-squad-robot-longarm-power = Longarm reaches two squares in a straight line.

## news

bomb-squad-news-intel = { $name } tells { $to }: { $value }
bomb-squad-news-intel_you = { $name } tells you: { $value }
bomb-squad-news-gain = { $n ->
    [one] { $name }: { $card }. Right, { $n } cell!
   *[other] { $name }: { $card }. Right, { $n } cells!
}
bomb-squad-news-full = { $name } discards { $card }.
bomb-squad-news-wrong = { $name }: { $card }. Wrong, no cells.
bomb-squad-news-activate = { $name } is operating the robot
bomb-squad-news-switch = Over to { $robot }
bomb-squad-news-gas = { $n ->
    [one] Gas! { $n } level { $level } hostage is lost.
   *[other] Gas! { $n } level { $level } hostages are lost.
}
bomb-squad-news-seen = A camera has seen it!
bomb-squad-briefing = Briefing
bomb-squad-perfect = Perfect score: { $n }

## goal

bomb-squad-goal = Save { $hostages } and disarm { $bombs }. The last bomb ends the mission.

## note

bomb-squad-note-turn = Each turn you do one thing: give a teammate Intel about their cards, discard one of yours to charge the battery, play one into the program, or activate the robot.
bomb-squad-note-fog = Fog of War: hostages and bombs lie face down until the robot gets close. No door is locked.
bomb-squad-note-no_programming = No Programming: each card is performed as soon as it’s played, for 2 cells.
bomb-squad-note-face_up = Cards go onto the frame face up.
bomb-squad-note-two_robots = Two robots: you can spend a turn on switching to the other one.
bomb-squad-note-doors = A door only opens once a hostage of its level has been saved.
bomb-squad-note-gas = Gas: when its time comes, hostages of that level still inside are lost.
bomb-squad-note-cameras = If a camera sees the robot, every bomb goes off.
bomb-squad-note-crates = Crates can be pushed, never pulled.

## mission

bomb-squad-mission-unnamed = A mission of our own
bomb-squad-mission-alpha = Training Alpha: Gym Hall
bomb-squad-mission-alpha-intro = A safe drill in an empty gym. Nothing here is live, so learn to chain cards.
bomb-squad-mission-bravo = Training Bravo: Bunk House
bomb-squad-mission-bravo-intro = Same drill, lights off: this time you have to remember what went into the machine.
bomb-squad-mission-charlie = Training Charlie: Mock Office
bomb-squad-mission-charlie-intro = Locked doors. Somebody inside has to hand you the key first.
bomb-squad-mission-1 = Mission 1: Central Court
bomb-squad-mission-1-intro = First live call: two bombs and a scattering of visitors.
bomb-squad-mission-2 = Mission 2: Riverside Library
bomb-squad-mission-2-intro = Reading rooms full of shelves the robot has to steer around.
bomb-squad-mission-3 = Mission 3: Harbor Terminal
bomb-squad-mission-3-intro = Cargo pillars everywhere. A machine that can cut corners would help.
bomb-squad-mission-4 = Mission 4: Old Mint
bomb-squad-mission-4-intro = A big house with a strongroom in the corner.
bomb-squad-mission-5 = Mission 5: Skyline Mall
bomb-squad-mission-5-intro = Three bombs around a fountain court.
bomb-squad-mission-6 = Mission 6: Metro Control
bomb-squad-mission-6-intro = Sleeping gas is creeping along the platforms. The weakest go first.
bomb-squad-mission-7 = Mission 7: Grand Theatre
bomb-squad-mission-7-intro = Rows of seats, two galleries and a bomb backstage.
bomb-squad-mission-8 = Mission 8: Freight Yard
bomb-squad-mission-8-intro = Two crates are jammed in the conveyor tunnel.
bomb-squad-mission-9 = Mission 9: Data Vault
bomb-squad-mission-9-intro = The cameras are wired to the detonators. Don’t be seen.
bomb-squad-mission-10 = Mission 10: Powder House
bomb-squad-mission-10-intro = Nine powder rooms, one camera and the longest route of the campaign.
bomb-squad-secured = Secured: { $n } of { $of } points
bomb-squad-lost = Lost to gas
bomb-squad-keys = Unlocked doors:
bomb-squad-keys-fog = In the fog no door is locked.

## key

bomb-squad-key = On the map
bomb-squad-key-robot = Your robot. It drives in straight lines and acts on what’s next to it.
bomb-squad-key-hostage = A hostage, with the level of the Save Hostage card you need.
bomb-squad-key-bomb = A bomb, with its letter on the clock and the level of the Disarm Bomb card you need.
bomb-squad-key-unknown = Face down: it turns up when the robot comes next to it.
bomb-squad-key-door = A locked door. It fills with colour once a hostage of its level is saved: then it can be opened.
bomb-squad-key-door-fog = A door, with the level of the Open Door card you need.
bomb-squad-key-barrier = A barrier. Nothing gets past it.
bomb-squad-key-points = Points: twice the level of each hostage and bomb you secure, 5 for disarming the last bomb, minus 1 for each reserve cell used.
bomb-squad-key-yes = { " " }yes
bomb-squad-key-no = { " " }not yet
bomb-squad-doors-open = { $n } of { $of } open
bomb-squad-mix = Somewhere face down
bomb-squad-piles = { $draw } to draw, { $discard } discarded
bomb-squad-pile = Discard pile, newest first
bomb-squad-figures = Who did what

## tally

bomb-squad-tally-intel = Intel given
bomb-squad-tally-right = Discards called right
bomb-squad-tally-wrong = Called wrong
bomb-squad-tally-plays = Cards played
bomb-squad-tally-activations = Activations
bomb-squad-tally-errors = Errors as operator

## stars

bomb-squad-stars = { $n ->
    [one] { $n } star of 5
   *[other] { $n } stars of 5
}
bomb-squad-stars-earned = { $n ->
    [0] no stars
    [one] { $n } star
   *[other] { $n } stars
}
bomb-squad-stars-table = Stars
bomb-squad-stars-row = { $stars }★ from { $n }
bomb-squad-difficulty-standard = Standard
bomb-squad-difficulty-epic = Epic

## end

bomb-squad-end-won = MISSION ACCOMPLISHED
bomb-squad-end-lost = MISSION FAILED
bomb-squad-end-abandoned = MISSION CALLED OFF
bomb-squad-end-score = { $score } of { $perfect } points
bomb-squad-end-next_star = { $n ->
    [one] { $n } point short of the next star.
   *[other] { $n } points short of the next star.
}
bomb-squad-end-sum = The score
bomb-squad-end-building = Out of the building
bomb-squad-end-left = Left behind: { $token }
bomb-squad-end-took = { $time } on the clock, { $turns ->
    [one] { $turns } turn.
   *[other] { $turns } turns.
}
bomb-squad-end-turns = { $n ->
    [one] { $n } turn.
   *[other] { $n } turns.
}
bomb-squad-end-open = What everybody held
bomb-squad-end-frame = Still on the frame
bomb-squad-end-again = Try again
bomb-squad-end-next = Next: { $title }

## cause

bomb-squad-cause-disarmed = The last bomb is disarmed.
bomb-squad-cause-detonation = Bomb { $bomb } went off.
bomb-squad-cause-camera = A camera saw the robot, and everything went off.
bomb-squad-cause-power = The robot ran out of power.
bomb-squad-cause-abandoned = The team gave up.
bomb-squad-cause-turns = It went on for too long.

## tip

bomb-squad-tip-power = Every card costs cells, and every error two more. Discards you call right charge the battery.
bomb-squad-tip-disarmed = In training, get every hostage out before you disarm the last bomb.
bomb-squad-tip-camera = Where a camera looks, the floor is red. The preview shows whether a program drives through it.
bomb-squad-tip-detonation = Short of time? Skip what’s far away, or choose a slower clock in the room.

## sum

bomb-squad-sum-secured = { $n ->
    [one] { $n } level secured, two points each
   *[other] { $n } levels secured, two points each
}
bomb-squad-sum-bombs = All bombs disarmed
bomb-squad-sum-left = { $n ->
    [one] { $n } hostage left in a safe building
   *[other] { $n } hostages left in a safe building
}
bomb-squad-sum-reserve = { $n ->
    [one] { $n } reserve cell used
   *[other] { $n } reserve cells used
}
bomb-squad-sum-total = Score

## talk

bomb-squad-talk-turn = While the mission is running, you can only give Intel and point at what everybody sees.
bomb-squad-talk-adjust = The program is open: suggest an order on the frame. Not a word about hands.
bomb-squad-talk-adjust_free = The program is open: talk about it freely. What anybody holds, or needs, stays unsaid.
bomb-squad-talk-before = Study the map. Cards are dealt when the clock starts.
bomb-squad-talk-off = No talking at this table.
bomb-squad-talk-facts = Point at a public fact
bomb-squad-talk-moods = Moods
bomb-squad-talk-placeholder = About the program …

## fact

bomb-squad-fact-clock = Mind the clock!
bomb-squad-fact-battery = Mind the battery!
bomb-squad-fact-reserve = Mind the reserve!
bomb-squad-fact-program = Check the frame!
bomb-squad-fact-discard = Check the discards!
bomb-squad-fact-saved = Check who’s saved!
bomb-squad-fact-turn = Whose turn is it?

## mood

bomb-squad-mood-thumbs_up = Thumbs up!
bomb-squad-mood-applause = Bravo!
bomb-squad-mood-laugh = Ha!
bomb-squad-mood-phew = Phew!

## option

bomb-squad-option-difficulty = Difficulty
bomb-squad-option-difficulty-standard = Standard
bomb-squad-option-difficulty-standard-note = The hostages that the mission plans with.
bomb-squad-option-difficulty-epic = Epic
bomb-squad-option-difficulty-epic-note = More hostages. Not for the trainings.
bomb-squad-option-clock = Clock
bomb-squad-option-clock-real_time = Real time
bomb-squad-option-clock-relaxed = Relaxed
bomb-squad-option-clock-standard = Turns
bomb-squad-option-clock-expert = Expert
bomb-squad-option-clock-practice = Practice
bomb-squad-option-clock-real_time-note = The bombs tick in minutes, for everybody alike.
bomb-squad-option-clock-relaxed-note = No clock: ten turns for each minute.
bomb-squad-option-clock-standard-note = No clock: eight turns for each minute.
bomb-squad-option-clock-expert-note = No clock: six turns for each minute.
bomb-squad-option-clock-practice-note = No clock and no limit on turns.
bomb-squad-option-memory = Memory
bomb-squad-option-memory-easy = Easy
bomb-squad-option-memory-standard = Standard
bomb-squad-option-memory-strict = Strict
bomb-squad-option-memory-easy-note = Cards you saw go onto the frame stay visible to you.
bomb-squad-option-memory-standard-note = What you were told is pinned to your cards; the frame you have to remember.
bomb-squad-option-memory-strict-note = Nothing is pinned, only the top discard is shown, and the log only keeps the last turn.
bomb-squad-option-programming = Programming
bomb-squad-option-programming-face_down = Face down
bomb-squad-option-programming-face_down-note = The program lies face down until the robot is activated: remember it.
bomb-squad-option-programming-face_up = Face up
bomb-squad-option-programming-face_up-note = Easier: everybody sees the program.
bomb-squad-option-roles = Roles
bomb-squad-option-roles-mission = As the mission says
bomb-squad-option-roles-mission-note = Roles in missions that come with them.
bomb-squad-option-roles-pick = Picked
bomb-squad-option-roles-pick-note = Everybody picks a role before the start.
bomb-squad-option-roles-deal = Dealt
bomb-squad-option-roles-deal-note = Everybody is dealt a role.
bomb-squad-option-roles-off = None
bomb-squad-option-roles-off-note = Nobody has a special ability.
bomb-squad-option-robot = Robot
bomb-squad-option-robot-mission = As the mission says
bomb-squad-option-robot-felix = Felix
bomb-squad-option-robot-octotread = Octotread
bomb-squad-option-robot-dozer = Dozer
bomb-squad-option-robot-longarm = Longarm
bomb-squad-option-robot-felix-note = 12 of 16 cells, reserve 8.
bomb-squad-option-robot-octotread-note = 10 of 14 cells, reserve 8; goes diagonally too.
bomb-squad-option-robot-dozer-note = 14 of 18 cells, reserve 6; pushes two crates.
bomb-squad-option-robot-longarm-note = 10 of 16 cells, reserve 6; reaches two squares.
bomb-squad-option-second_robot = Second robot
bomb-squad-option-second_robot-none = None
bomb-squad-option-second_robot-none-note = One robot for all of you.
bomb-squad-option-second_robot-felix = Felix
bomb-squad-option-second_robot-octotread = Octotread
bomb-squad-option-second_robot-dozer = Dozer
bomb-squad-option-second_robot-longarm = Longarm
bomb-squad-option-chat = Talk
bomb-squad-option-chat-free = By the rules
bomb-squad-option-chat-structured = Pointing only
bomb-squad-option-chat-off = None
bomb-squad-option-chat-off-note = Intel says it all.
bomb-squad-option-chat-structured-note = Public facts, and suggestions on the frame while the program is open. No typing.
bomb-squad-option-chat-free-note = While the program is open, talk about it as you like; otherwise only public facts.
bomb-squad-option-fog = Fog of War
bomb-squad-option-fog-note = Hostages and bombs lie face down until the robot is near; no door is locked.
bomb-squad-option-no_programming = No Programming
bomb-squad-option-no_programming-note = Each card is performed as soon as it’s played.
bomb-squad-option-empty_intel = Intel about nothing
bomb-squad-option-empty_intel-note = You can tell somebody that their hand has none of something.
bomb-squad-option-voluntary_error = Errors on purpose
bomb-squad-option-voluntary_error-note = The operator can let any card fail.
bomb-squad-option-briefing = Briefing
bomb-squad-option-briefing-note = Wait until everybody says they’re ready.
bomb-squad-option-bot_time = Less time with bots
bomb-squad-option-bot_time-note = Bots think fast: each of them takes something off the time of every bomb.
bomb-squad-option-spectators = Spectators
bomb-squad-option-spectators-backs = See no hands
bomb-squad-option-spectators-backs-note = Spectators see the building and the backs of all cards.
bomb-squad-option-spectators-hands_late = See hands, later
bomb-squad-option-spectators-hands_late-note = Spectators see every hand, two minutes late.
bomb-squad-option-pause = Pauses
bomb-squad-option-pause-vote = If all agree
bomb-squad-option-pause-vote-note = The clock stops once everybody agrees.
bomb-squad-option-pause-none = None
bomb-squad-option-pause-none-note = Once it ticks, it ticks.
bomb-squad-log-game = Moves
bomb-squad-tab-table = Status
bomb-squad-lobby-bots-mission = Starts { $title } right away

## campaign

bomb-squad-campaign-announced = { $title }
bomb-squad-campaign-experts = Players
bomb-squad-campaign-team = With { $n } players. Wins and losses count for this table.

## editor

bomb-squad-editor-title = { $game }: a mission of your own
bomb-squad-editor-draw = Draw a mission
bomb-squad-editor-unnamed = Untitled mission
bomb-squad-editor-own = Drawn at this table.
bomb-squad-editor-about = Draw a building, check it and play it with friends, or save it as a file and pass it on.
bomb-squad-editor-name = Title
bomb-squad-editor-intro = Briefing, in a sentence
bomb-squad-editor-robot = Robot
bomb-squad-editor-rows = Rows
bomb-squad-editor-columns = Columns
bomb-squad-editor-more = One more
bomb-squad-editor-less = One fewer
bomb-squad-editor-tools = Tools
bomb-squad-editor-map = The map
bomb-squad-editor-tool-wall = Wall
bomb-squad-editor-tool-door = Door
bomb-squad-editor-tool-open = Erase
bomb-squad-editor-tool-void = Outside
bomb-squad-editor-tool-start = Start
bomb-squad-editor-tool-second = Second start
bomb-squad-editor-tool-hostage = Hostage
bomb-squad-editor-tool-epic = Epic hostage
bomb-squad-editor-tool-bomb = Bomb
bomb-squad-editor-tool-barrier = Barrier
bomb-squad-editor-tool-crate = Crate
bomb-squad-editor-tool-camera = Camera
bomb-squad-editor-level = Level
bomb-squad-editor-letter = Letter
bomb-squad-editor-looks = Looks
bomb-squad-editor-how-edge = Tap an edge between two squares; tap it again to remove it.
bomb-squad-editor-how-square = Tap a square; tap it again to clear it.
bomb-squad-editor-how-one = Tap the square where it stands.
bomb-squad-editor-how-erase = Tap a square or an edge to clear it.
bomb-squad-editor-times = Time until each bomb goes off (minutes, seconds)
bomb-squad-editor-gas = Gas: time until hostages of a level are lost (minutes, seconds; 0: never)
bomb-squad-editor-gas-level = Level { $level }
bomb-squad-editor-roles = Roles
bomb-squad-editor-roles-all = All
bomb-squad-editor-roles-blue = Blue
bomb-squad-editor-roles-none = None
bomb-squad-editor-face_up = Face-up programming
bomb-squad-editor-check = Check
bomb-squad-editor-play = Play with bots
bomb-squad-editor-friends = Play with friends
bomb-squad-editor-download = Save as file
bomb-squad-editor-upload = Open a file
bomb-squad-editor-clear = New map
bomb-squad-editor-clear-sure = Throw this map away and start over?
bomb-squad-editor-ok = { $n ->
    [one] Ready to play. The shortest way found to clear it takes { $n } card.
   *[other] Ready to play. The shortest way found to clear it takes { $n } cards.
}
bomb-squad-editor-ok-epic = On Epic: { $n }.
bomb-squad-editor-stars = Stars: { $list }
bomb-squad-editor-minutes = { $what }, minutes
bomb-squad-editor-seconds = { $what }, seconds
bomb-squad-editor-playable = It can be played.
bomb-squad-editor-own-stars = Star tables of my own
bomb-squad-editor-star-points = Points for { $stars } stars
bomb-squad-editor-star-points-epic = Points for { $stars } stars on Epic
bomb-squad-editor-wrong = This can’t be played yet:
bomb-squad-editor-unread = This file isn’t a mission.
bomb-squad-editor-square = Square { $place }: { $what }
bomb-squad-editor-what-floor = floor
bomb-squad-zoom-in = Enlarge the map
bomb-squad-zoom-out = Show hands and frame again

## refuse

bomb-squad-refuse-E_TURN = It’s not your turn.
bomb-squad-refuse-E_PHASE = You can’t do that now.
bomb-squad-refuse-E_OVER = The mission is over.
bomb-squad-refuse-E_BAD_TARGET = Choose another player.
bomb-squad-refuse-E_BAD_VALUE = There’s no such level or type.
bomb-squad-refuse-E_EMPTY_INTEL = No card in that hand fits: Intel has to point at one card at least.
bomb-squad-refuse-E_BAD_POSITION = You have no card in that place.
bomb-squad-refuse-E_BAD_CLAIMS = Call a level, a type or one of each. Only with a full battery can you call nothing.
bomb-squad-refuse-E_BAD_FACE = You can’t play a card that way up here.
bomb-squad-refuse-E_NO_POWER = Only the Sergeant plays from the discard pile.
bomb-squad-refuse-E_EMPTY_PILE = The discard pile is empty.
bomb-squad-refuse-E_UNKNOWN_FIELD = The top card of the discard pile has no position.
bomb-squad-refuse-E_EMPTY_PROGRAM = There’s no card on the control frame.
bomb-squad-refuse-E_BAD_ORDER = Put each programmed card in the order or scrap it, and only once.
bomb-squad-refuse-E_TOO_MANY_SCRAPS = You can’t scrap that many right now.
bomb-squad-refuse-E_MUST_PERFORM = This card can be performed, so it must be. Choose a way that works.
bomb-squad-refuse-E_GASSED = Too late: the gas got to the hostage first.
bomb-squad-refuse-E_BAD_DIRECTION = The robot can’t drive that way.
bomb-squad-refuse-E_BAD_FIELD = That’s not a choice for this card.
bomb-squad-refuse-E_UNKNOWN_MOVE = There’s only one robot in this mission.
bomb-squad-refuse-E_BAD_ROLE = You can’t have that role.
bomb-squad-refuse-E_BAD_SETUP = This mission can’t be set up: { $reason }.
bomb-squad-refuse-E_NO_CHAT = You can’t say that now.
bomb-squad-refuse-E_TEXT = A remark has 1 to { $longest } characters.
bomb-squad-refuse-E_RATE = You’ve said enough for this turn.

## setup: what a mission can't be set up for

bomb-squad-setup-missing = the table’s own mission is missing
bomb-squad-setup-other = the table brought its own mission, but another one is chosen
bomb-squad-setup-players = it takes { $least } to { $most } players, not { $n }
bomb-squad-setup-epic = it has no epic level
bomb-squad-setup-fog = it has no Fog of War
bomb-squad-setup-roles = it has no roles
bomb-squad-setup-alike = the two robots are the same
bomb-squad-setup-second = the map has no start square for a second robot

## content: what is wrong in a file or a drawing

bomb-squad-content-fault = { $key }: { $reason }
bomb-squad-content-width = the longest line has { $n } characters; it should be 3 for each column plus 1
bomb-squad-content-lines = { $n ->
    [one] the map has { $n } line; it should be 2 for each row plus 1
   *[other] the map has { $n } lines; it should be 2 for each row plus 1
}
bomb-squad-content-small = rows: { $rows }, columns: { $columns }; there must be at least { $least } of each
bomb-squad-content-large = rows: { $rows }, columns: { $columns }; there may be at most { $most } of each
bomb-squad-content-edge = line { $line }: “{ $code }” is not an edge
bomb-squad-content-square = line { $line }: “{ $code }” is not a square
bomb-squad-content-corner = line { $line }: “{ $code }” is not a corner
bomb-squad-content-border = line { $line }: there’s a door in the outer wall
bomb-squad-content-loose-door = the level { $level } door at { $place } isn’t between two floor squares
bomb-squad-content-twice = bomb { $letter } is on the map { $n } times
bomb-squad-content-single = { $n ->
    [0] no square is marked { $code }; there must be exactly one
   *[other] { $n } squares are marked { $code }; there must be exactly one
}
bomb-squad-content-second = { $n } squares are marked T; there may be only one
bomb-squad-content-bombs = { $letters_n ->
    [0] the map has no bombs
    [one] the map has bomb { $letters }
   *[other] the map has bombs { $letters }
}, but { $fuses_n ->
    [one] the time given is for { $fuses }
   *[other] the times given are for { $fuses }
}
bomb-squad-content-hidden = only visible characters, please
bomb-squad-content-gas-twice = there are two times for one level
bomb-squad-content-fog = there can’t be Fog of War where there are cameras
bomb-squad-content-epic = a star table for epic play needs hostages that are only in epic play, and the other way round
bomb-squad-content-stars = { $stars_row }: more stars can’t take fewer points
bomb-squad-content-tokens = { $kind ->
    [door] { $n } level { $level } doors, but only { $most } such tokens exist
   *[hostage] { $n } level { $level } hostages, but only { $most } such tokens exist
}
bomb-squad-content-seen = the camera on { $camera } sees the start square { $start }
bomb-squad-content-no-way = { $difficulty ->
    [epic] found no way to save everybody and disarm every bomb on Epic
   *[standard] found no way to save everybody and disarm every bomb
}
bomb-squad-content-level = there’s no level “{ $level }”
bomb-squad-content-size = { $n } is out of range; { $least } to { $most } are allowed
bomb-squad-content-off-map = “{ $code }” at “{ $place }” is not a square of the map
bomb-squad-content-off-edge = “{ $code }” at “{ $place }” is not an edge of the map
bomb-squad-content-taken = the id “{ $id }” is already taken
bomb-squad-content-cost = { $cost_row } is not a rising cost for 0 to { $slots } cards
bomb-squad-content-names = there are { $given }, but there should be { $names }
bomb-squad-content-teams = the numbers of players { $players_row } repeat or leave a gap
bomb-squad-content-cards = with { $hands } cards in hands and a full frame, { $cards } cards leave none to draw

## pace, variant, part

bomb-squad-pace = { $clock ->
    [real_time] in real time
    [relaxed] by turns at a relaxed pace
    [standard] by turns at the standard pace
    [expert] by turns at the expert pace
   *[practice] for practice, without a clock
}
bomb-squad-variant-fog = Fog of War
bomb-squad-variant-no_programming = No Programming
bomb-squad-variant-two_robots = two robots
bomb-squad-variant-face_up = face-up programming
bomb-squad-part-bomb = { $n ->
    [one] { $n } bomb
   *[other] { $n } bombs
}
bomb-squad-part-hostage = { $n ->
    [one] { $n } hostage
   *[other] { $n } hostages
}
bomb-squad-part-door = { $n ->
    [one] { $n } door
   *[other] { $n } doors
}
bomb-squad-part-clock = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}

## log

bomb-squad-log-started = { $mission }, { $difficulty ->
    [epic] epic
   *[standard] standard
}, with { $robots }. { $player_is ->
    [you] You start.
   *[other] { $player } starts.
}{ $variants_n ->
    [0] { "" }
   *[other] { " " }Played with { $variants }.
}
bomb-squad-log-role = { $holds ->
    [none] { $player_is ->
        [you] You have no role.
       *[other] { $player } has no role.
    }
   *[one] { $player_is ->
        [you] You are the { $role }.
       *[other] { $player } is the { $role }.
    }
}
bomb-squad-log-dealt = Roles: { $roles }.
bomb-squad-log-dealt-again = { $player_is ->
    [you] You reject
   *[other] { $player } rejects
} the roles. The new ones: { $roles }.
bomb-squad-log-dealt-role = { $player } ({ $holds ->
    [none] none
   *[one] { $role }
})
bomb-squad-log-ready = { $player_is ->
    [you] You are ready.
   *[other] { $player } is ready.
}
bomb-squad-log-countdown = Three, two, one …
bomb-squad-log-clock = The mission begins, { $clock }. { $player_is ->
    [you] You go first.
   *[other] { $player } goes first.
}
bomb-squad-log-intel-level = { $giver_is ->
    [you] You tell { $receiver }
   *[other] { $receiver_is ->
        [you] { $giver } tells you
       *[other] { $giver } tells { $receiver }
    }
}: { $places_n ->
    [0] no card is level { $level }.
    [one] card { $places } is level { $level }.
   *[other] cards { $places } are level { $level }.
}
bomb-squad-log-intel-kind = { $giver_is ->
    [you] You tell { $receiver }
   *[other] { $receiver_is ->
        [you] { $giver } tells you
       *[other] { $giver } tells { $receiver }
    }
}: { $places_n ->
    [0] no card is { $card }.
    [one] card { $places } is { $card }.
   *[other] cards { $places } are { $card }.
}
bomb-squad-log-discarded = { $player_is ->
    [you] You call { $claim } and discard { $card }.
   *[other] { $player } calls { $claim } and discards { $card }.
} { $call ->
    [wrong] Wrong: no cells.
   *[right] { $gain ->
        [0] Right, but the battery is full.
        [one] Right: { $gain } more cell, main battery { $main }.
       *[other] Right: { $gain } more cells, main battery { $main }.
    }
}
bomb-squad-log-discarded-full = { $player_is ->
    [you] You discard
   *[other] { $player } discards
} { $card } without a call. The battery is full.
bomb-squad-log-claim-level = level { $level }
bomb-squad-log-kept = { $player_is ->
    [you] You pay a cell and take { $card } back as card { $place }.
   *[other] { $player } pays a cell and takes { $card } back as card { $place }.
} Main battery { $main }.
bomb-squad-log-played = { $player_is ->
    [you] You play
   *[other] { $player } plays
} card { $place } face down into slot { $slot }.
bomb-squad-log-played-open = { $player_is ->
    [you] You play
   *[other] { $player } plays
} { $card } { $source ->
    [discard_top] from the discard pile
   *[hand] face up
} into slot { $slot }.
bomb-squad-log-single = { $player_is ->
    [you] You play
   *[other] { $player } plays
} { $card } { $source ->
    [discard_top] from the discard pile for two cells.
   *[hand] for two cells.
}
bomb-squad-log-flipped = { $n ->
    [one] The discard pile is flipped: { $n } card to draw.
   *[other] The discard pile is flipped: { $n } cards to draw, oldest first.
}
bomb-squad-log-activated = { $player_is ->
    [you] You activate
   *[other] { $player } activates
} { $robot }. On the frame: { $cards }.{ $scraps ->
    [0] { "" }
    [one] { " " }One card can be scrapped.
   *[other] { " " }Up to { $scraps } cards can be scrapped.
}
bomb-squad-log-auto = The frame is full: { $player_is ->
    [you] you operate
   *[other] { $player } operates
} { $robot }. On the frame: { $cards }.{ $scraps ->
    [0] { "" }
    [one] { " " }One card can be scrapped.
   *[other] { " " }Up to { $scraps } cards can be scrapped.
}
bomb-squad-log-sent = { $player_is ->
    [you] You send
   *[other] { $player } sends
} { $cards_n ->
    [0] no cards
   *[other] { $cards } for { $cost } cells
}. Main battery { $main }, reserve { $reserve }.{ $scrapped_n ->
    [0] { "" }
   *[other] { " " }Scrapped: { $scrapped }.
}
bomb-squad-log-moved = { $card }: { $robot } drives { $way } to { $place }.{ $crates_n ->
    [0] { "" }
    [one] { " " }The crate is now at { $crates }.
   *[other] { " " }The crates are now at { $crates }.
}
bomb-squad-log-saved = { $card }: { $robot } saves the level { $level } hostage on { $place }.
bomb-squad-log-disarmed = { $card }: { $robot } disarms bomb { $letter }, level { $level }, on { $place }.
bomb-squad-log-opened = { $card }: { $robot } opens the level { $level } door at { $place }.
bomb-squad-log-turned = { $kind ->
    [hostage] A level { $level } hostage turns up on { $place }.
    [bomb] Bomb { $letter }, level { $level }, turns up on { $place }.
   *[unknown] A token turns up on { $place }.
}
bomb-squad-log-failed = { $card } can’t be performed: two cells lost. Main battery { $main }, reserve { $reserve }.
bomb-squad-log-declined = { $card } is left to fail: two cells lost. Main battery { $main }, reserve { $reserve }.
bomb-squad-log-switched = { $player_is ->
    [you] You switch
   *[other] { $player } switches
} to { $robot }.
bomb-squad-log-gas = { $places_n ->
    [0] Gas: no level { $level } hostage was left in the building.
    [one] Gas: the level { $level } hostage on { $places } is lost.
   *[other] Gas: the level { $level } hostages on { $places } are lost.
}
bomb-squad-log-seen = The camera on { $camera } sees { $robot } on { $place }: every bomb goes off.
bomb-squad-log-ended = { $cause ->
    [disarmed] The last bomb is disarmed.
    [detonation] Bomb { $bomb } goes off.
    [camera] The building is gone.
    [power] The robot is out of power.
    [abandoned] The team gives up.
   *[turns] The mission has gone on for too long and is called off.
} Score { $score }, { $stars }.

## act

bomb-squad-act-suggest = { $order_n ->
    [0] Scrap it all
    [one] Run slot { $order }
   *[other] Run slots { $order }
}{ $scrap_n ->
    [0] { "" }
   *[other] { $order_n ->
        [0] { "" }
       *[other] , scrap { $scrap }
    }
}.{ $steps_n ->
    [0] { "" }
   *[other] { " " }Like this: { $steps }.
}
bomb-squad-act-remark = “{ $text }”
bomb-squad-act-decline = let it fail
bomb-squad-act-open = you choose

## ask

bomb-squad-ask-roles = { $player_is ->
    [you] Choose your role.
   *[other] { $player } is choosing a role.
}
bomb-squad-ask-briefing = Waiting for { $waiting }. Study the map; cards are dealt when the clock starts.
bomb-squad-ask-ready = Study the map. Ready?
bomb-squad-ask-countdown = { $player_is ->
    [you] Three, two, one … You go first, right now if you like.
   *[other] Three, two, one …
}
bomb-squad-ask-turn = { $player_is ->
    [you] Your turn: give Intel, discard, play or activate.
   *[other] { $player }’s turn: Intel, discard, play or activate.
}
bomb-squad-ask-turn-single = { $player_is ->
    [you] Your turn: give Intel, discard or play.
   *[other] { $player }’s turn: Intel, discard or play.
}
bomb-squad-ask-analyst = { $player_is ->
    [you] Take the card back for one cell?
   *[other] { $player } can take the card back for one cell.
}
bomb-squad-ask-adjust = { $player_is ->
    [you] { $scraps ->
        [0] Put the program in order, then send it.
        [one] Put the program in order, scrap one card at most, then send it.
       *[other] Put the program in order, scrap up to { $scraps } cards, then send it.
    }
   *[other] { $player } is adjusting the program. Suggest away, but not a word about hands.
}
bomb-squad-ask-execute = { $player_is ->
    [you] { $card } is next: choose how.
   *[other] { $player } is operating the robot: { $card } is next.
}
bomb-squad-ask-over = { $cause } Score { $score } of { $perfect }, { $stars }.

## describe

bomb-squad-describe-mission = { $mission }, { $difficulty ->
    [epic] epic
   *[standard] standard
}, { $clock }.
bomb-squad-describe-clock-turns = { $what }: after turn { $turns }.
bomb-squad-describe-clock-time = { $what }: at { $minutes }:{ $seconds }.
bomb-squad-describe-clock-past = { $what }: over.
bomb-squad-describe-turns = Turns taken: { $turns }.
bomb-squad-describe-robot = { $selected ->
    [yes] { $robot }, selected, is on { $place }.
   *[no] { $robot } is on { $place }.
} Main battery { $main } of { $most }, reserve { $reserve } of { $full }.
bomb-squad-describe-token = { $kind ->
    [hostage] hostage { $level } on { $place }
    [bomb] bomb { $letter }{ $level } on { $place }
   *[unknown] face-down token on { $place }
}
bomb-squad-describe-tokens = On the map: { $tokens_n ->
    [0] nothing
   *[other] { $tokens }
}.
bomb-squad-describe-mix = Face down among them: { $mix }.
bomb-squad-describe-door = { $place } level { $level } { $state ->
    [open] open
   *[shut] closed
}
bomb-squad-describe-doors = Doors: { $doors }.
bomb-squad-describe-crates = Crates: { $places }.
bomb-squad-describe-camera = { $place } looking { $way }
bomb-squad-describe-cameras = Cameras: { $cameras }.
bomb-squad-describe-saved = { $levels_n ->
    [0] No level has been saved yet.
   *[other] Levels saved: { $levels }.
}
bomb-squad-describe-secured = Secured: { $tokens }.
bomb-squad-describe-lost = Lost to gas: { $tokens }.
bomb-squad-describe-frame = { $slots_n ->
    [0] The frame is empty.
    [one] On the frame: { $slots }. It would cost { $cost } cells.
   *[other] On the frame: { $slots }. They would cost { $cost } cells.
}
bomb-squad-describe-slot = { $told ->
    [nothing] a face-down card of yours (nothing told)
    [level] a face-down card of yours (level { $levels_or })
    [kind] a face-down card of yours ({ $cards_or })
    [both] a face-down card of yours (level { $levels_or }, { $cards_or })
   *[hidden] { $player_is ->
        [you] a face-down card of yours
       *[other] a face-down card from { $player }
    }
}
bomb-squad-describe-program = Running: { $cards }. Next is number { $at }.
bomb-squad-describe-hand = { $player_is ->
    [you] You hold
   *[other] { $player } holds
} { $cards_n ->
    [0] no cards
   *[other] { $cards }
}.
bomb-squad-describe-back = { $told ->
    [nothing] a card (nothing told)
    [level] a card (level { $levels_or })
    [kind] a card ({ $cards_or })
    [both] a card (level { $levels_or }, { $cards_or })
   *[hidden] a card
}
bomb-squad-describe-piles = Draw pile: { $draw }. Discard pile: { $discarded }.
bomb-squad-describe-top = On top of the discard pile: { $card }.
bomb-squad-describe-result = Levels secured: { $levels }. Hostages left behind: { $left }. Reserve cells used: { $reserve }.
bomb-squad-describe-won = The mission is a success.
bomb-squad-describe-failed = The mission has failed.

## aim: the line that always says what the team plays for

bomb-squad-aim = Save and disarm before it blows · { $done } done, { $left } left · { $points } points

## use: a piece that can be used after all

bomb-squad-use-play = You can play it or discard it.
bomb-squad-use-discard = You can discard it.
bomb-squad-use-intel = You can tell that player about a level or a type in their hand.
bomb-squad-use-activate = You can activate the robot with what lies there.
bomb-squad-use-send = You can send the program.
bomb-squad-use-analyst = You can take it back for a cell.

## tip: why a strong player would do it

bomb-squad-tip-intel = { $what ->
    [level] { $player } will know which { $n ->
        [one] card is
       *[other] { $n } cards are
    } level { $value }: { $cards }.
   *[type] { $player } will know which { $n ->
        [one] card is
       *[other] { $n } cards are
    } { $value }: { $cards }.
}
bomb-squad-tip-discard = { $sure ->
    [yes] You were told all you name of card { $place }: the battery gains { $n ->
        [0] nothing, since it’s full,
        [one] a cell
       *[other] { $n } cells
    } for certain.
   *[no] Nobody has told you all of that. If it’s right, the battery gains { $n ->
        [0] nothing
        [one] a cell
       *[other] { $n } cells
    }.
}
bomb-squad-tip-play = { $known ->
    [card] You know your card { $place }: { $card }. { bomb-squad-part-slot }
    [level] You know that your card { $place } is level { $card }. { bomb-squad-part-slot }
    [type] You know that your card { $place } is { $card }. { bomb-squad-part-slot }
   *[nothing] Nothing is sure about your card { $place }. { bomb-squad-part-slot }
}
bomb-squad-part-slot = { $slot ->
    [0] It’s performed at once.
   *[other] It becomes card { $slot } of the program.
}
bomb-squad-tip-top = The discard pile shows { $card }. { bomb-squad-part-slot }
bomb-squad-tip-activate = { $enough ->
    [yes] { $n ->
        [one] One card lies on the frame
       *[other] { $n } cards lie on the frame
    } and cost { $cost } cells; that leaves { $main } in the main battery.
   *[no] The frame holds { $n } cards, and the power isn’t enough for them.
}
bomb-squad-tip-send = { $failed ->
    [0] { $sure ->
        [yes] Like this every card can be performed, for { $cost } cells.
       *[no] Like this every card that can be foreseen can be performed, for { $cost } cells.
    }
   *[other] Like this { $n } can be performed and { $failed } can’t, for { $cost } cells.
}
bomb-squad-tip-step = { $ways ->
    [one] { $card } can be performed in one way only.
   *[other] { $card } can be performed in { $ways } ways, and this is one of them.
}
bomb-squad-tip-decline = { $card } doesn’t have to be performed.
bomb-squad-tip-analyst = { $keep ->
    [yes] It’s back in your hand for a cell.
   *[no] It costs nothing to leave it where it is.
}
bomb-squad-tip-role = Each role is there once; take one that’s left.
bomb-squad-tip-reject = Roles that were dealt can be dealt anew, once.
bomb-squad-tip-ready = The mission starts when everybody is ready.
bomb-squad-tip-go = Everybody is ready: there’s nothing to wait for.
bomb-squad-tip-switch = It makes the other robot the one that moves.

## weigh: a warning before a move

bomb-squad-weigh-anyway = Do it anyway
bomb-squad-weigh-claim = { $what ->
    [level] By what you were told, that card can’t be level { $value }. You’d gain nothing.
   *[type] By what you were told, that card can’t be { $value }. You’d gain nothing.
}
bomb-squad-weigh-power = That takes { $cost } cells, and there aren’t as many left: the mission would be over.
bomb-squad-weigh-fails = In this order { $card } can’t be performed, which costs cells for nothing.

## deck

bomb-squad-deck-instruction = Instruction cards
bomb-squad-deck-move = { $n ->
    [one] The robot drives exactly { $n } square in a straight line.
   *[other] The robot drives exactly { $n } squares in a straight line.
}
bomb-squad-deck-door = Opens a door of level { $n } right beside the robot, once a hostage of level { $n } is saved.
bomb-squad-deck-hostage = Saves a hostage of level { $n } right beside the robot.
bomb-squad-deck-bomb = Disarms a bomb of level { $n } right beside the robot.
bomb-squad-deck-robot = Robots
bomb-squad-deck-battery = Battery { $n }, at most { $most }; reserve { $reserve }
bomb-squad-deck-role = Roles

## lesson

bomb-squad-lesson-goal = A hostage, a bomb, and a robot called Felix that all of you drive together. Save the hostage and disarm the bomb. On a real mission the clock is ticking. Here you can take your time.
bomb-squad-lesson-plan = Felix does only what’s programmed. Here it takes four cards: Move 2 to the north, Save Hostage, Move 2 to the east, Disarm Bomb.
bomb-squad-lesson-hands = Here’s the catch: you see everybody’s cards but your own. Yours are turned away from you, and only the others know what they are.
bomb-squad-lesson-intel = Copper has two Move 2 cards and doesn’t know it. Give Intel: tap Copper’s hand, choose “Move” and tell. It points out all cards of that kind at once.
bomb-squad-lesson-intel-level = Both are a 2, true. But then Copper still wouldn’t know what they do. Choose “Move”.
bomb-squad-lesson-intel-other = That’s true, but it doesn’t help yet. Felix has to move first: tell Copper about the Move cards.
bomb-squad-lesson-intel-diode = Diode’s Move cards are 1 and 3, and we need 2. Copper has those: tell Copper about the Move cards.
bomb-squad-lesson-intel-discard = You don’t know your own cards yet. Tell Copper about the Move cards.
bomb-squad-lesson-intel-else = You don’t know what that card is. Tell Copper about the Move cards instead.
bomb-squad-lesson-played = Copper understood and played one of them, face down, into the first slot. Each turn you do one thing: give Intel, play a card, discard one, or activate the robot.
bomb-squad-lesson-told = Diode has Intel for you: this one is a hostage card. The pin stays on it, so you won’t forget.
bomb-squad-lesson-play = A hostage card is just what the program needs next. Tap the marked card and play it.
bomb-squad-lesson-play-discard = Not that one, we need it! Play it into the program.
bomb-squad-lesson-play-other = Nobody has told you what that card is. Play the marked one.
bomb-squad-lesson-play-else = The program needs a hostage card now, and you’ve got one: play the marked card.
bomb-squad-lesson-again = Copper added the second Move card, and Diode showed you your bomb card. Now you know what to do: play it.
bomb-squad-lesson-again-other = That could be anything. Play the card with the bomb pin.
bomb-squad-lesson-again-early = Almost! The bomb card is still missing: play it first.
bomb-squad-lesson-again-else = The last card that’s missing is the bomb card. Play it.
bomb-squad-lesson-battery = Copper pointed out a door card to Diode, who discarded it by its right name: one more cell for the battery. Programs use up cells, and cards that fail waste them.
bomb-squad-lesson-activate = All four cards are in. Activate the robot! From then on you’re at the controls.
bomb-squad-lesson-activate-else = Everything is in place. Activate the robot.
bomb-squad-lesson-send = The cards are open now. Choose where Felix goes: the first Move to the north, the second to the east. Then press Send.
bomb-squad-lesson-send-else = Felix would end up in the wrong place. Move north, save the hostage, move east, disarm, then Send.
bomb-squad-lesson-won = Hostage saved, bomb disarmed, five stars! And all that with cards that nobody could see for themselves.
bomb-squad-lesson-more = On real missions the bombs have a clock, doors open only after you’ve saved a hostage of their level, and everybody has a special role. Good luck out there!
bomb-squad-lesson-can-1 = Give Intel, and make sense of what you’re told.
bomb-squad-lesson-can-2 = Play cards that you’ve never seen into the program.
bomb-squad-lesson-can-3 = Recharge the battery by discarding.
bomb-squad-lesson-can-4 = Activate the robot and send it on its way.

## What can be done, in a few words

bomb-squad-deeds-discard = Discard a card
bomb-squad-deeds-play = Play a card
bomb-squad-deeds-tell = Give Intel
bomb-squad-deeds-send = Send the program
bomb-squad-deed-intel = Tell { $player }: { $what }
bomb-squad-deed-discard = Discard card { $card }{ $calls_n ->
    [0] {""}
   *[other] , called { $calls }
}
bomb-squad-deed-play = Play card { $card }, { $face ->
    [up] face up
   *[down] face down
}
bomb-squad-deed-play-top = Play { $card } from the pile
bomb-squad-deed-send = Send { $order }{ $scrap_n ->
    [0] {""}
   *[other] ; scrap { $scrap }
}
bomb-squad-deed-step-way = Drive { $way }
bomb-squad-deed-step-at = At { $place }
bomb-squad-deed-step-not = Let it fail
bomb-squad-deed-analyst = { $keep ->
    [yes] Take it back for a cell
   *[no] Let it go
}
bomb-squad-deed-activate = Activate the robot
bomb-squad-deed-switch = Select the other robot
bomb-squad-deed-ready = You’re ready
bomb-squad-deed-reject = Have the roles dealt again
bomb-squad-deed-go = Start now
