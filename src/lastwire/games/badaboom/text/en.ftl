# Every sentence of Big Badaboom.

badaboom-pitch = Take the bomb apart for its parts, and be somebody else’s neighbour when it goes off.

## help

badaboom-help-nominate = Everybody names one player, and you may name yourself. Whoever gets the most votes gets the first Bomb and the first turn. Votes stay hidden until all are in.
badaboom-help-trick = Before and after the swap, anybody may play Tricks. Play one from your hand, or hold back. Once everybody has held back, the turn goes on.
badaboom-help-interrupt = Somebody has played a Trick. Answer it with an interrupt, or hold back and let it happen. Interrupts can be answered, too.
badaboom-help-choose = You have taken over a card that names a player, so name one again. It may be the same one as before.
badaboom-help-tinker = You hold the Bomb. Swap one card from your hand for one inside it, or leave it alone. If you survive the bang, each Mechanism in your hand is worth a coin. But take out the last one, and the Bomb is armed.
badaboom-help-tongs = You may look into the Bomb. Swap one card from your hand for one inside it, or leave it alone.
badaboom-help-discard = A card makes you throw cards away. Choose which ones. Remember that Mechanisms are worth coins.
badaboom-help-judge = A card asks for something that only people can judge. Say whether it was done. If more say yes than no, the card goes on.
badaboom-help-claim = Some Tricks carry a secret mission. Choose the ones in your hand that came true with this explosion, or none. All of them are shown at the same time and paid, and even the dead get paid.

## option

badaboom-option-first_player = Who holds the first Bomb
badaboom-option-first_player-random = By lot
badaboom-option-first_player-vote = By vote
badaboom-option-first_player-random-note = Drawn when the match begins.
badaboom-option-first_player-vote-note = Everybody names the most goblin-like player.
badaboom-option-tie = Level at the top
badaboom-option-tie-sudden_death = Play on
badaboom-option-tie-shared = Win together
badaboom-option-tie-sudden_death-note = Nobody has won yet: one more Bomb, until somebody is ahead.
badaboom-option-tie-shared-note = Players who are level with ten or more coins win together.
badaboom-option-clock = Clocks
badaboom-option-clock-off = No clock
badaboom-option-clock-on = With clocks
badaboom-option-clock-trick = Seconds to play a Trick
badaboom-option-clock-interrupt = Seconds to interrupt
badaboom-option-clock-tinkering = Seconds to tinker
badaboom-option-clock-choose = Seconds to name a player
badaboom-option-clock-discard = Seconds to discard
badaboom-option-clock-claim = Seconds to claim missions
badaboom-option-clock-nominate = Seconds to vote for the first holder
badaboom-option-resurrection = Resurrection cards
badaboom-option-resurrection-note = If you get blown up, you come back with a silly penalty until the next explosion. Breaking it costs a coin.
badaboom-option-unstable = Bombs become unstable
badaboom-option-unstable-note = At the end of its twelfth round a Bomb goes off where it is, armed or secure. In that turn nobody can play a Damp fuse or a Trick that forces a pass.
badaboom-option-free_chat = Typed chat
badaboom-option-free_chat-note = Everybody may type anything, true or not.
badaboom-option-deck = Cards
badaboom-option-deck-house = The house’s own
badaboom-option-deck-own = From the host’s file
badaboom-option-deck-note = Where the rulebook doesn’t say what a card does, ours is a house reconstruction. If you own the game, you can bring its cards in a file.

## people and coins

badaboom-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
badaboom-goal = of { $n } coins
badaboom-coins-told = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
badaboom-you-self = Yourself
badaboom-yours = Your things
# A player in a list: the subject of a sentence, and the object of one.
badaboom-player = { $player_is ->
    [you] you
   *[other] { $player }
}
badaboom-player-object = { $player_is ->
    [you] you
   *[other] { $player }
}

## turn

badaboom-turn = Turn { $n }
badaboom-turn-of = { $name_is ->
    [you] Your turn
   *[other] { $name }’s turn
}

## phase

badaboom-phase-first = Vote
badaboom-phase-trick1 = Tricks
badaboom-phase-tinkering = Tinkering
badaboom-phase-trick2 = Last Tricks
badaboom-phase-explosion = Explosion
badaboom-phase-over = Over
badaboom-phase-draw = Draw
badaboom-phase-pass = Bomb moves on

## kind

badaboom-kind-I = Instant
badaboom-kind-F = Forces a pass
badaboom-kind-X = Interrupt
badaboom-kind-T = For this turn
badaboom-kind-P = Stays
badaboom-kind-I-text = Instant: does its work and is gone.
badaboom-kind-F-text = Forces a pass: ends the turn at once, and the Bomb must be passed.
badaboom-kind-X-text = Interrupt: answers a card that somebody has just played, even another interrupt.
badaboom-kind-T-text = For this turn: stays on the table until the Bomb is passed or has gone off.
badaboom-kind-P-text = Stays: lies on the table until the Bomb is secured or has gone off.
badaboom-kinds-I = instants
badaboom-kinds-F = cards that force a pass
badaboom-kinds-X = interrupts
badaboom-kinds-T = temporary cards
badaboom-kinds-P = permanent cards

## back

badaboom-back-mechanism = Mechanism
badaboom-back-gadget = Gadget
badaboom-back-trick = Trick
badaboom-backs-mechanism = { $n ->
    [one] { $n } Mechanism
   *[other] { $n } Mechanisms
}
badaboom-backs-gadget = { $n ->
    [one] { $n } Gadget
   *[other] { $n } Gadgets
}
badaboom-backs-trick = { $n ->
    [one] { $n } Trick
   *[other] { $n } Tricks
}

## plate

badaboom-plate = { $name_is ->
    [you] You
   *[other] { $name }
}
badaboom-plate-holds = holding the Bomb
badaboom-plate-armer = armed it
badaboom-plate-now = would die now
badaboom-plate-next = would die once the Bomb is passed on
badaboom-plate-has = { $name_is ->
    [you] Have the Bomb
   *[other] Has the Bomb
}
badaboom-plate-then = Next
badaboom-plate-had = Held the Bomb
badaboom-laid-on = { $card }, aimed at { $player_is ->
    [you] you
   *[other] { $player }
}
badaboom-laid-by = { $name_is ->
    [you] You
   *[other] { $name }
} → { $player_is ->
    [you] you
   *[other] { $player }
}

## pile

badaboom-pile-top = Draw pile of { $n }, { $card } on top
badaboom-pile-closed = Draw pile of { $n }, closed, { $card } on top
badaboom-pile-empty = The draw pile is empty
badaboom-pile-discard = { $n ->
    [one] { $n } card in the discard pile
   *[other] { $n } cards in the discard pile
}
badaboom-pile-spare = { $n ->
    [one] { $n } spare Mechanism
   *[other] { $n } spare Mechanisms
}
badaboom-pile-next = Next: { $card }
badaboom-pile-shut = Closed: { $card }

## danger

badaboom-danger-now = If it went off now
badaboom-danger-next = After it is passed on
badaboom-danger-nobody = nobody
badaboom-danger-unknown = depends on its Gadget
badaboom-danger-too = you too

## stack

badaboom-stack-card = { $card }, played by { $name_is ->
    [you] you
   *[other] { $name }
}
badaboom-stack-works = works
badaboom-stack-fails = has no effect

## stamp

badaboom-stamp-cancelled = No way!
badaboom-stamp-kept = Kept!
badaboom-stamp-taken = Taken over!

## hand

badaboom-hand = { $n ->
    [one] Your hand, { $n } card
   *[other] Your hand, { $n } cards
}
badaboom-hand-card = { $n ->
    [1] { $card }: { $text }
   *[other] { $n } × { $card }: { $text }
}
badaboom-hand-card_kind = { $card } ({ $kind }): { $text }
badaboom-hand-can = Can be played now.
badaboom-hand-hidden = One of your cards, hidden
badaboom-hand-empty = Your hand is empty.
badaboom-hide = Hide your cards
badaboom-mission-text = { $n ->
    [one] Secret mission: { $text }. Pays { $n } coin.
   *[other] Secret mission: { $text }. Pays { $n } coins.
}

## when

badaboom-sheet-card = The card

## state

badaboom-state-armed = Armed
badaboom-state-secure = Secure
badaboom-state-due = Goes off this turn
badaboom-state-unstable = Unstable

## bomb

badaboom-boom = Badaboom!
badaboom-bomb-label = { $bomb }, { $state ->
    [unstable] unstable
    [due] armed and going off this turn
    [armed] armed
   *[secure] secure
}, held by { $name_is ->
    [you] you
   *[other] { $name }
}
badaboom-bomb-label_nobody = { $bomb }, held by nobody yet
badaboom-bomb-unstable = It is unstable and goes off at the end of this turn, no matter what.
badaboom-bomb-due = { $name_is ->
    [you] Armed: it goes off at the end of your turn unless somebody changes that.
   *[other] Armed: it goes off at the end of { $name }’s turn unless somebody changes that.
}
badaboom-bomb-armed = { $name_is ->
    [you] Armed by you: it won’t go off this turn, but at the end of the next.
   *[other] Armed by { $name }: it won’t go off this turn, but at the end of the next.
}
badaboom-bomb-secure = { $n ->
    [one] Secure: { $n } Mechanism keeps it quiet. Whoever takes it out arms the Bomb.
   *[other] Secure: { $n } Mechanisms keep it quiet. Whoever takes the last one out arms the Bomb.
}
badaboom-bomb-warning = It will soon be unstable.
badaboom-bomb-contents = Inside
badaboom-bomb-backs = Inside, as far as anybody can see
badaboom-bomb-gadget = Everybody knows its Gadget: { $card }.
badaboom-bomb-remembered = You remember its Gadget: { $card }.
badaboom-bomb-turns = { $n ->
    [one] It has been held for { $n } turn.
   *[other] It has been held for { $n } turns.
}
badaboom-bomb-active = In force: { $cards }.

## banner

badaboom-banner-armed = { $name_is ->
    [you] You’ve armed it!
   *[other] { $name } has armed it!
}
badaboom-banner-secured = { $name_is ->
    [you] You’ve secured it
   *[other] { $name } has secured it
}
badaboom-banner-tie = Level at the top: play on!
badaboom-banner-first = { $name_is ->
    [you] You get the Bomb
   *[other] { $name } gets the Bomb
}
badaboom-banner-penalty = { $name_is ->
    [you] Your penalty: { $penalty }
   *[other] { $name }: { $penalty }
}
badaboom-banner-killed = Rest in pieces: { $names }
badaboom-banner-nobody = Nobody is hurt!

## if

badaboom-if-draft = If it works: { $what }
badaboom-if-stack = If { $card } works: { $what }
badaboom-if-to = { $name_is ->
    [you] You get the Bomb.
   *[other] { $name } gets the Bomb.
}
badaboom-if-arms = The Bomb is armed.
badaboom-if-secures = The Bomb is secure.
badaboom-if-not_due = It doesn’t go off this turn.
badaboom-if-kills = It will kill { $names }.
badaboom-if-kills_next = Next turn it would kill { $names }.
badaboom-if-unknown = Whom it kills depends on its Gadget.

## buttons

badaboom-pass = Hold back
badaboom-pass-turn = Hold back all turn
badaboom-play = Play { $card }
badaboom-play-fined = Play { $card }, pay { $n }
badaboom-not = Put it back

## name

badaboom-name = Name a player
badaboom-name-do = { $name_is ->
    [you] Name yourself
   *[other] Name { $name }
}
badaboom-name-do-fined = { $name_is ->
    [you] Name yourself, pay { $n }
   *[other] Name { $name }, pay { $n }
}

## tinker

badaboom-tinker-take = Take out of the Bomb
badaboom-tinker-give = Tap one of your cards
badaboom-tinker-do = Swap
badaboom-tinker-do-fined = Swap, pay { $n }
badaboom-tinker-not = Leave it
badaboom-tinker-not-fined = Leave it, pay { $n }
badaboom-tinker-out = Out of the Bomb
badaboom-tinker-in = Into the Bomb

## discard

badaboom-discard = { $n } of { $of } cards chosen.
badaboom-discard-do = Discard
badaboom-discard-full = Only { $n }: put one back first.

## claim

badaboom-claim-none = No mission chosen.
badaboom-claim-nothing = None of your missions came true.
badaboom-claim-do = { $n ->
    [one] Claim { $n } coin
   *[other] Claim { $n } coins
}
badaboom-claim-skip = Claim nothing
badaboom-claim-on = Go on

## pace

badaboom-pace-title = Hold back in advance
badaboom-pace-tap = Only ask me when it matters
badaboom-pace-tap-note = You then hold back until somebody plays a Trick or the Bomb would kill you. Nobody can tell, and your own turns stay yours.
badaboom-pace-on = You hold back automatically { $until ->
    [window] in this phase
    [turn] in this turn
    [armed] until the Bomb is armed
   *[affected] until the Bomb would kill you
}.
badaboom-pace-stop = Ask me again
badaboom-pace-more = More about holding back in advance
badaboom-pace-text = Nobody else can see this. Your answers take as long as anybody’s, and you’re asked again when somebody plays a Trick.
badaboom-pace-always = On other players’ turns: hold back { $until ->
    [window] for the phase
    [turn] until it ends
    [armed] until the Bomb is armed
   *[affected] until the Bomb would kill you
}
badaboom-pace-always-note = On your own turns you’re always asked.
badaboom-pace-how = Until when
badaboom-pace-kinds = Don’t wake me for
badaboom-pace-kinds-text = When others play Tricks of these kinds, you go on holding back.

## until

badaboom-until-window = In this phase
badaboom-until-turn = In this turn
badaboom-until-armed = Until the Bomb is armed
badaboom-until-affected = Until the Bomb would kill you
badaboom-until-turn-short = This turn

## ritual

badaboom-ritual-show = Show a card
badaboom-ritual-trick = HIC!
badaboom-ritual-turn = THANK YOU!
badaboom-ritual-tinkering = TA-DAA!
badaboom-ritual-armed = EEEK!
badaboom-ritual-done = Done: good for the next one.
badaboom-ritual-showing = Look: { $card }
badaboom-buy_off = Buy off for { $n }

## show

badaboom-show = Tap a card to show everybody.
badaboom-show-ready = Everybody will see { $card }.
badaboom-show-do = Show it

## vote

badaboom-accuse = Broke the penalty!
badaboom-vote = Did { $name } break this?
badaboom-judge-yes = It counts
badaboom-judge-no = It doesn’t count
badaboom-vote-yes = Yes
badaboom-vote-no = No

## me

badaboom-me-now = You’d die now
badaboom-me-next = You’d die once the Bomb is passed on
badaboom-me-holds = You hold the Bomb
badaboom-me-then = You’re next

## ledger

badaboom-ledger-active = In force
badaboom-ledger-sums = Explosions and pay
badaboom-ledger-kinds = What the signs mean
badaboom-ledger-pay = An explosion pays 1 coin for surviving, 1 for holding the Bomb and surviving, 1 for each Mechanism in a survivor’s hand, and whatever secret missions say.

## sums

badaboom-sums-bomb = Bomb
badaboom-sums-killed = killed
badaboom-sums-held = held the Bomb
badaboom-sums-missions = { $n ->
    [one] { $n } mission
   *[other] { $n } missions
}
badaboom-sums-none = Nothing has gone off yet.
badaboom-sums-fines = Fines
badaboom-sums-total = Coins

## person

badaboom-person-active = In force
badaboom-person-known = Known cards
badaboom-person-known-note = Drawn in the open, shown or taken before your eyes, and not seen leaving.
badaboom-person-say = Say something

## talk

badaboom-talk-threaten = Threaten
badaboom-talk-promise = Promise peace
badaboom-talk-boast = Boast
badaboom-talk-ask-secure = Secure it!
badaboom-talk-ask-pass = Give it here!
badaboom-talk-ask-spare = Spare me!
badaboom-talk-boast-protection = I’m well protected
badaboom-talk-boast-interrupt = I can stop you
badaboom-talk-boast-mechanism = I can secure it
badaboom-talk-boast-escape = It won’t stay with me
badaboom-talk-boast-nothing = I have nothing
badaboom-talk-moods = Moods
badaboom-talk-placeholder = Threats, deals, lies…

## mood

badaboom-mood-laugh = Cackle
badaboom-mood-nervous = Chew on an ear
badaboom-mood-applause = Clap
badaboom-mood-angry = Shake a fist
badaboom-mood-innocent = Whistle
badaboom-mood-boom = Boom!

## end

badaboom-replay-hands = Hands
badaboom-end-over = The trolls have been bribed.
badaboom-end-none = Nobody got away
badaboom-end-why = { $n ->
    [one] With { $coins } coins, after { $n } explosion.
   *[other] With { $coins } coins, after { $n } explosions.
}
badaboom-end-rank = Place { $n }
badaboom-end-sums = Explosion by explosion
badaboom-end-honours = Honours
badaboom-end-open = What they still held
badaboom-end-inside = In the Bomb
badaboom-end-empty = nothing

## honour

badaboom-honour-armed = Most trigger-happy
badaboom-honour-armed-text = { $name_is ->
    [you] You
   *[other] { $name }
} { $n ->
    [one] armed a Bomb that went off.
   *[other] armed { $n } of the Bombs that went off.
}
badaboom-honour-braved = Steadiest hands
badaboom-honour-braved-text = { $name_is ->
    [you] You
   *[other] { $name }
} { $n ->
    [one] held an exploding Bomb and lived.
   *[other] held { $n } exploding Bombs and lived.
}
badaboom-honour-missions = Secret agent
badaboom-honour-missions-text = { $name_is ->
    [you] You
   *[other] { $name }
} { $n ->
    [one] carried out a secret mission.
   *[other] carried out { $n } secret missions.
}
badaboom-honour-deaths = The Necromancer’s best customer
badaboom-honour-deaths-text = { $name_is ->
    [you] You were
   *[other] { $name } was
} brought back { $n ->
    [one] once
   *[other] { $n } times
}.

## hint

badaboom-hint-trick = Tap a glowing card to read it or play it.
badaboom-hint-trick-none = You can’t play any of your cards right now.
badaboom-hint-interrupt = A glowing card can stop it or steal it.
badaboom-hint-interrupt-none = You have no answer to it: hold back.

## story

badaboom-story-card = { $card }:
badaboom-story-card_on = { $card } → { $player_is ->
    [you] you
   *[other] { $player }
}:
badaboom-story-works = As it stands, { $card } works for { $name_is ->
    [you] you
   *[other] { $name }
}.
badaboom-story-fails = As it stands, { $card } has no effect.

## soon

badaboom-soon-tinker = { $name_is ->
    [you] Tricks come first. Then you may swap a card with the Bomb.
   *[other] Tricks come first. Then { $name } may swap a card with the Bomb.
}
badaboom-soon-boom = Last Tricks: after this the Bomb goes off!
badaboom-soon-armed = { $name_is ->
    [you] Last Tricks. After this the Bomb goes to you, armed.
   *[other] Last Tricks. After this the Bomb goes to { $name }, armed.
}
badaboom-soon-pass = { $name_is ->
    [you] Last Tricks. After this the Bomb goes to you.
   *[other] Last Tricks. After this the Bomb goes to { $name }.
}
badaboom-soon-due = At the end of this turn it goes off!

## headline

badaboom-headline-exploded = It goes off in its holder’s hands …
badaboom-headline-paid = Pay for those who earned it.
badaboom-headline-penalty = The dead come back with a penalty.
badaboom-headline-assembled = A new Bomb is put together.

## refuse

badaboom-refuse-E_NOT_YOUR_DECISION = That’s not for you to decide right now.
badaboom-refuse-E_NO_SUCH_CARD = You don’t have that card.
badaboom-refuse-E_NOT_A_TRICK = You can only play Tricks. Gadgets and Mechanisms go into the Bomb.
badaboom-refuse-E_WRONG_KIND = You need an interrupt to answer a card, and there has to be a card to answer.
badaboom-refuse-E_BAD_CHOICE = You can’t name that player for this. Some cards need a player named, others allow none.
badaboom-refuse-E_NOT_ALLOWED_NOW = The rules don’t allow that right now.
badaboom-not-now = You can’t play that card right now. { $need }
badaboom-refuse-E_WRONG_TARGET = You can’t take over a card that cancels: there is nothing to steer.
badaboom-refuse-E_BAD_SWAP = Swap one card from your hand for one inside the Bomb. The Bomb card itself stays.
badaboom-refuse-E_GADGET_LIMIT = A Bomb holds one Gadget at most, and some hold none. If there is one inside, swap for that one.
badaboom-refuse-E_BAD_CLAIM = You can only claim cards in your hand whose mission came true, each of them once and in order.
badaboom-refuse-E_BAD_DISCARD = { $n ->
    [one] Discard exactly { $n } card from your hand.
   *[other] Discard exactly { $n } different cards from your hand, in order.
}
badaboom-refuse-E_ALREADY_PLAYED = You’ve already played this very card in this trick phase.
badaboom-refuse-E_FINE_REQUIRED = Your Resurrection card forbids that. You can do it for 1 coin, but you have to accept the fine.
badaboom-refuse-E_CANNOT_PAY = Your Resurrection card forbids that, and you have no coin for the fine.
badaboom-refuse-E_OVER = The match is over.
badaboom-refuse-E_BAD_SETUP = This match can’t be set up: { $reason }.
badaboom-refuse-E_BAD_TALK = You can’t say that now.
badaboom-refuse-E_TEXT = A line of chat has 1 to { $longest } characters, and the table has to allow chat.
badaboom-refuse-E_RATE = You’ve said enough this turn.
badaboom-option-no_seat = with { $seats } players there is no { $seat }

## content: why an owner’s deck cannot be used

badaboom-content-name = { $card } is not one of the house’s cards, so it needs a name
badaboom-content-mechanisms = it needs { $n } Mechanisms, and the deck has only { $all }
badaboom-content-cards = { $n } Gadgets and Tricks; a deck has { $least } to { $most }
badaboom-content-interrupt = an interrupt has no condition of its own
badaboom-content-word = { $value } can’t be meant here; allowed: { $allowed_or }
badaboom-content-whom = { $needed ->
    [nobody] { $what } means nobody, and there stands { $given }; leave it out
    [one] { $what } means one player, and there stands { $given }; allowed: one of { $allowed_or }
   *[some] { $what } needs somebody, and there stands { $given }; allowed: { $allowed_or }
}
badaboom-content-person = { $needed ->
    [nobody] { $what } is about nobody; leave it out
   *[some] { $what } needs somebody; allowed: { $allowed_or }
}
badaboom-content-otherwise = there is no otherwise for a Gadget that hits nobody; leave it out
badaboom-content-no_fact = { $code } has no facts: at least one belongs into all or any
badaboom-content-bounds = least is { $least }, and most only { $most }
badaboom-content-majority = majority goes with killed and survives, and without least and most
badaboom-content-one_kind = a Resurrection card has one of these, and here are { $given }
badaboom-content-show = a card is shown before a turn, without a word; here it is before { $before }
badaboom-content-no_chat = a filter of chat needs at least one of without, upper and ends
badaboom-content-no_text = { $card } needs one of forbids, ritual, chat and text
badaboom-content-no_words = judge needs a text: what the table is to judge
badaboom-content-only = { $name } belongs to { $of }, not to { $what }
badaboom-content-pass = a card of kind F does one pass, and does it last
badaboom-content-one_answer = an interrupt does one thing, or nothing
badaboom-content-kind = { $what } doesn’t go with kind { $kind }; allowed: { $kinds_or }
badaboom-content-choice = { $aimed ->
    [yes] the card means the player you name, so it needs a choice, and there stands { $choice }; allowed: { $allowed_or }
   *[no] the card does nothing to a player you name, and there stands { $choice }; allowed: { $allowed_or }
}
badaboom-content-needs = { $what } needs { $need }
badaboom-content-amount = { $wanted ->
    [yes] { $what } needs an amount
   *[no] { $what } takes no amount
}
badaboom-content-mission = there is no mission { $code }
badaboom-content-copy = there is no copy { $copy }
badaboom-content-twice = { $value } is there twice
badaboom-content-warning = it comes after turn { $turn }

## card: names

badaboom-card-copy = { $card } #{ $copy }
badaboom-card-mechanism = a Mechanism
badaboom-card-bomb_human = Human Bomb
badaboom-card-bomb_human_siege = Human Siege Bomb
badaboom-card-bomb_elf = Elf Bomb
badaboom-card-bomb_elf_lantern = Elf Lantern Bomb
badaboom-card-bomb_dwarf = Dwarf Bomb
badaboom-card-bomb_dwarf_twin = Dwarf Twin Bomb
badaboom-card-bomb_gnome = Gnome Bomb
badaboom-card-bomb_gnome_alarm = Gnome Alarm Bomb
badaboom-card-bomb_fairy = Fairy Bomb
badaboom-card-bomb_fairy_godmother = Fairy Godmother Bomb
badaboom-card-gad_dead_rat = Dead rat
badaboom-card-gad_marbles = Marbles
badaboom-card-gad_bent_spoon = Bent spoon
badaboom-card-gad_smelly_cheese = Smelly cheese
badaboom-card-gad_bag_of_nails = Bag of nails
badaboom-card-gad_boomerang = Boomerang
badaboom-card-gad_gold_magnet = Gold magnet
badaboom-card-give_me_that = Give me that
badaboom-card-give_it_a_shot = Give it a shot
badaboom-card-take_that = Take that
badaboom-card-butterfingers = Butterfingers
badaboom-card-no_way = No way!
badaboom-card-ill_handle_this = I’ll handle this!
badaboom-card-finders_keepers = Finders keepers
badaboom-card-trolls_hide = Trolls hide
badaboom-card-bomb_on_a_stick = Bomb on a stick
badaboom-card-say_hello = Say hello to my little friend
badaboom-card-gather_round = Gather round
badaboom-card-damp_fuse = Damp fuse
badaboom-card-widdershins = Widdershins
badaboom-card-painted_bullseye = Painted bullseye
badaboom-card-tied_bootlaces = Tied bootlaces
badaboom-card-cooking_pot_helmet = Cooking-pot helmet
badaboom-card-rusty_padlock = Rusty padlock
badaboom-card-goblin_glue = Goblin glue
badaboom-card-rummage = Rummage in the rubbish
badaboom-card-sticky_fingers = Sticky fingers
badaboom-card-keyhole = Peek through the keyhole
badaboom-card-slippery_floor = Slippery floor
badaboom-card-old_switcheroo = Old switcheroo
badaboom-card-spare_part = Spare part
badaboom-card-snip_snip = Snip snip
badaboom-card-long_tongs = Long tongs
badaboom-card-rc01 = Shaky paws
badaboom-card-rc02 = Afraid of ticking
badaboom-card-rc03 = Allergic to brass
badaboom-card-rc04 = Soft spot
badaboom-card-rc05 = Bad conscience
badaboom-card-rc06 = Restless
badaboom-card-rc07 = Deaf as a post
badaboom-card-rc08 = Blabbermouth
badaboom-card-rc09 = Hiccups
badaboom-card-rc10 = Good manners
badaboom-card-rc11 = Showman
badaboom-card-rc12 = Jumpy
badaboom-card-rc13 = Lisp
badaboom-card-rc14 = Bellower
badaboom-card-rc15 = Ringing ears
badaboom-card-rc16 = Squeaky voice
badaboom-card-rc17 = Mumbler
badaboom-card-rc18 = Third person

## mechanism

badaboom-mechanism-safety_pin = Safety pin
badaboom-mechanism-brass_spring = Brass spring
badaboom-mechanism-egg_timer = Egg timer
badaboom-mechanism-cork = Cork
badaboom-mechanism-cogwheel = Cogwheel
badaboom-mechanism-fuse_clip = Fuse clip
badaboom-mechanism-hex_bolt = Hex bolt
badaboom-mechanism-locking_lever = Locking lever
badaboom-mechanism-glass_bulb = Glass bulb
badaboom-mechanism-little_bell = Little bell
badaboom-mechanism-text = Worth a coin if it is in your hand and you survive. Put into an armed Bomb, it secures it.

## whom: who is meant on a card, as the object of a sentence; after “from”, “with” or “give”; and where there is little room

badaboom-whom-you = you
badaboom-whom-named = the player you name
badaboom-whom-holder = the holder
badaboom-whom-left = { $reach ->
    [1] the player to the holder’s left
   *[other] the player { $reach } seats to the holder’s left
}
badaboom-whom-right = { $reach ->
    [1] the player to the holder’s right
   *[other] the player { $reach } seats to the holder’s right
}
badaboom-whom-next = the next player in the current direction
badaboom-whom-armer = the Bomb Armer
badaboom-whom-richest = whoever has the most coins
badaboom-whom-poorest = whoever has the fewest coins
badaboom-whom-sole_richest = whoever alone has the most coins
badaboom-whom-sole_poorest = whoever alone has the fewest coins
badaboom-whom-rest = everyone except the holder
badaboom-whom-others = everyone but you
badaboom-whom-everyone = everyone
badaboom-whose-you = you
badaboom-whose-named = the player you name
badaboom-whose-holder = the holder
badaboom-whose-left = { $reach ->
    [1] the player to the holder’s left
   *[other] the player { $reach } seats to the holder’s left
}
badaboom-whose-right = { $reach ->
    [1] the player to the holder’s right
   *[other] the player { $reach } seats to the holder’s right
}
badaboom-whose-next = the next player in the current direction
badaboom-whose-armer = the Bomb Armer
badaboom-whose-richest = whoever has the most coins
badaboom-whose-poorest = whoever has the fewest coins
badaboom-whose-sole_richest = whoever alone has the most coins
badaboom-whose-sole_poorest = whoever alone has the fewest coins
badaboom-whose-rest = everyone except the holder
badaboom-whose-others = everyone but you
badaboom-whose-everyone = everyone
badaboom-short-holder = the holder
badaboom-short-left = { $reach ->
    [1] the holder’s left
   *[other] { $reach } to the left
}
badaboom-short-right = { $reach ->
    [1] the holder’s right
   *[other] { $reach } to the right
}
badaboom-short-next = the next in line
badaboom-short-armer = whoever armed it
badaboom-short-richest = the richest
badaboom-short-poorest = the poorest
badaboom-short-sole_richest = the sole richest
badaboom-short-sole_poorest = the sole poorest
badaboom-short-rest = all but the holder
badaboom-short-everyone = everyone

## property: what a Bomb’s are called, and one sentence for each; “led” where that name and a colon come before it

badaboom-motto-bomb_human_siege = Danger money
badaboom-motto-bomb_elf = No junk
badaboom-motto-bomb_elf_lantern = Glass casing
badaboom-motto-bomb_dwarf = Heavy parts
badaboom-motto-bomb_dwarf_twin = Double charge
badaboom-motto-bomb_gnome = Parts drawer
badaboom-motto-bomb_gnome_alarm = Loud ticking
badaboom-motto-bomb_fairy = Karma
badaboom-motto-bomb_fairy_godmother = Pity
badaboom-property-none = No property.
badaboom-property-named = { $motto }: { $text }
badaboom-property-survival_pay = { $led ->
    [yes] survival pay is { $amount } instead of { $usual }.
   *[no] Survival pay is { $amount } instead of { $usual }.
}
badaboom-property-hazard_pay = { $led ->
    [yes] hazard pay is { $amount } instead of { $usual }.
   *[no] Hazard pay is { $amount } instead of { $usual }.
}
badaboom-property-salvage_pay = { $led ->
    [yes] each Mechanism pays { $amount } instead of { $usual }.
   *[no] Each Mechanism pays { $amount } instead of { $usual }.
}
badaboom-property-salvage_most = { $led ->
    [yes] salvage pay is at most { $amount } for each player.
   *[no] Salvage pay is at most { $amount } for each player.
}
badaboom-property-no_gadgets = Gadgets can’t be put into this Bomb by any means.
badaboom-property-glass = { $led ->
    [yes] every player may look at all contents at any time.
   *[no] Every player may look at all contents at any time.
}
badaboom-property-hits = { $led ->
    [yes] without a Gadget it directly affects { $whom }.
   *[no] Without a Gadget it directly affects { $whom }.
}
badaboom-property-hits-nobody = { $led ->
    [yes] without a Gadget it directly affects nobody.
   *[no] Without a Gadget it directly affects nobody.
}
badaboom-property-spares = { $only ->
    [sole_poorest] { $led ->
        [yes] if exactly one player has the fewest coins, that player is protected.
       *[no] If exactly one player has the fewest coins, that player is protected.
    }
   *[other] { $led ->
        [yes] it protects { $whom }.
       *[no] It protects { $whom }.
    }
}
badaboom-property-draw_for_gadget = { $led ->
    [yes] { $amount ->
        [one] whoever puts a Gadget into this Bomb draws { $amount } card from the top at once.
       *[other] whoever puts a Gadget into this Bomb draws { $amount } cards from the top at once.
    }
   *[no] { $amount ->
        [one] Whoever puts a Gadget into this Bomb draws { $amount } card from the top at once.
       *[other] Whoever puts a Gadget into this Bomb draws { $amount } cards from the top at once.
    }
}
badaboom-property-never_closed = { $led ->
    [yes] arming it doesn’t close the draw pile; the holder draws in every draw phase.
   *[no] Arming it doesn’t close the draw pile; the holder draws in every draw phase.
}

## gadget

badaboom-gadget-hits = The explosion directly affects { $places ->
    [left_right] both neighbours of the holder
    [holder_left_right] the holder and both neighbours
   *[other] { $whom }
}.
badaboom-gadget-hits-nobody = The explosion directly affects nobody.
badaboom-gadget-otherwise = If that is nobody, it affects { $whom }.
badaboom-gadget-spares = It protects { $whom }.

## gist: what a card does, in a few words

badaboom-gist-mechanism = A coin if you live
badaboom-gist-nothing = Does nothing
badaboom-gist-several = { $first }, and more
badaboom-gist-hits = Hits { $places ->
    [left_right] both neighbours
    [holder_left_right] holder and both neighbours
   *[other] { $whom }
}
badaboom-gist-pass = { $aim ->
    [you] The Bomb goes to you
    [named] The Bomb goes to your choice
   *[other] The Bomb goes on at once
}
badaboom-gist-cancel = Cancels a card
badaboom-gist-take_over = Makes a card yours
badaboom-gist-keep = Cancels a card, you keep it
badaboom-gist-protect = { $aim ->
    [you] Protects you
   *[other] Protects somebody
}
badaboom-gist-affect = { $aim ->
    [named] Hits one more player
   *[other] Hits more players
}
badaboom-gist-chain = Takes another with you
badaboom-gist-no_explosion = No bang this turn
badaboom-gist-reverse = The other way round
badaboom-gist-no_tinkering = Nobody can tinker
badaboom-gist-no_forced_pass = No forced passes
badaboom-gist-no_interrupts = No interrupts
badaboom-gist-draw = { $aim ->
    [you] Draw cards
   *[other] Others draw cards
}
badaboom-gist-deal = { $aim ->
    [you] Cards from the bottom
   *[other] Others get cards
}
badaboom-gist-steal = Steal cards
badaboom-gist-look = Take a look
badaboom-gist-discard = { $aim ->
    [you] Discard cards
   *[other] Others must discard
}
badaboom-gist-lose = { $aim ->
    [you] You lose cards
   *[other] Others lose cards
}
badaboom-gist-exchange = Swap whole hands
badaboom-gist-add = A Mechanism into the Bomb
badaboom-gist-remove = A Mechanism out of the Bomb
badaboom-gist-gain = A Mechanism from the pile
badaboom-gist-earn = Coins from the bank
badaboom-gist-pay = Coins to the bank
badaboom-gist-judge = The table judges
badaboom-gist-swap = Swap with the Bomb

## trick: what it does, who may play it, when, on whom, and how long it lasts

badaboom-do-nothing-I = It does nothing at all.
badaboom-do-nothing-X = Interrupt: it does nothing at all.
badaboom-do-nothing-T = It lies there and does nothing.
badaboom-do-nothing-P = It lies there and does nothing.
badaboom-do-pass = Forces a pass: the holder must pass the Bomb to { $who }.
badaboom-do-cancel = Interrupt: the card below has no effect and is discarded.
badaboom-do-take_over = Interrupt: the card below is yours now, and if it names a player, you name one again. Not on a card that cancels.
badaboom-do-keep = Interrupt: the card below has no effect and goes to your hand.
badaboom-do-protect = { $unless ->
    [holder] { $you ->
        [yes] You are protected unless you are the holder at the explosion.
       *[no] It protects { $who }, but never the holder at the explosion.
    }
   *[never] { $you ->
        [yes] You are protected.
       *[no] It protects { $who }.
    }
}
badaboom-do-affect = The explosion affects { $who }, too.
badaboom-do-chain = If you are affected, the explosion affects { $who }, too.
badaboom-do-no_explosion = The Bomb doesn’t explode this turn.
badaboom-do-reverse = The Bomb is passed the other way round.
badaboom-do-no_tinkering = Nobody can tinker.
badaboom-do-no_forced_pass = Cards that force a pass can’t be played.
badaboom-do-no_interrupts = Interrupts can’t be played.
badaboom-do-draw = { $you ->
    [yes] { $amount ->
        [one] Draw the top card, even if the pile is closed.
       *[other] Draw the top { $amount } cards one by one, even if the pile is closed.
    }
   *[no] { $amount ->
        [one] Let { $who } draw { $amount } card from the top, even if the pile is closed.
       *[other] Let { $who } draw { $amount } cards from the top, even if the pile is closed.
    }
}
badaboom-do-deal = { $you ->
    [yes] { $amount ->
        [one] Draw { $amount } card from the bottom.
       *[other] Draw { $amount } cards from the bottom.
    }
   *[no] { $amount ->
        [one] Let { $who } draw { $amount } card from the bottom.
       *[other] Let { $who } draw { $amount } cards from the bottom.
    }
}
badaboom-do-discard = { $you ->
    [yes] { $amount ->
        [one] Discard { $amount } card of your choice.
       *[other] Discard { $amount } cards of your choice.
    }
   *[no] { $amount ->
        [one] Make { $who } discard { $amount } card of their own choice.
       *[other] Make { $who } discard { $amount } cards of their own choice.
    }
}
badaboom-do-lose = { $you ->
    [yes] { $amount ->
        [one] Discard { $amount } card at random.
       *[other] Discard { $amount } cards at random.
    }
   *[no] { $amount ->
        [one] Make { $who } discard { $amount } card at random.
       *[other] Make { $who } discard { $amount } cards at random.
    }
}
badaboom-do-steal = { $amount ->
    [one] Take { $amount } card at random from { $who }.
   *[other] Take { $amount } cards at random from { $who }.
}
badaboom-do-look = { $at ->
    [bomb] See what is in the Bomb.
    [hand] See every card in the hand of { $who }.
   *[both] See what is in the Bomb, and every card in the hand of { $who }.
}
badaboom-do-exchange = Swap whole hands with { $who }.
badaboom-do-add = { $amount ->
    [one] Add { $amount } Mechanism from the pile to the Bomb.
   *[other] Add { $amount } Mechanisms from the pile to the Bomb.
}
badaboom-do-remove = { $amount ->
    [one] Take { $amount } Mechanism out of the Bomb into your hand; nothing replaces it.
   *[other] Take { $amount } Mechanisms out of the Bomb into your hand; nothing replaces them.
}
badaboom-do-gain = { $you ->
    [yes] { $amount ->
        [one] Take { $amount } Mechanism from the pile into your hand.
       *[other] Take { $amount } Mechanisms from the pile into your hand.
    }
   *[no] { $amount ->
        [one] Give { $who } { $amount } Mechanism from the pile.
       *[other] Give { $who } { $amount } Mechanisms from the pile.
    }
}
badaboom-do-earn = { $you ->
    [yes] { $amount ->
        [one] Take { $amount } coin from the bank.
       *[other] Take { $amount } coins from the bank.
    }
   *[no] { $amount ->
        [one] Give { $who } { $amount } coin from the bank.
       *[other] Give { $who } { $amount } coins from the bank.
    }
}
badaboom-do-pay = { $you ->
    [yes] { $amount ->
        [one] Pay { $amount } coin to the bank.
       *[other] Pay { $amount } coins to the bank.
    }
   *[no] { $amount ->
        [one] Make { $who } pay { $amount } coin to the bank.
       *[other] Make { $who } pay { $amount } coins to the bank.
    }
}
badaboom-do-judge = { $text } The table judges: unless more say yes than no, the card ends here.
badaboom-do-swap = See what is in the Bomb. Then you may make one swap with your hand.
badaboom-who-holder = Only the holder may play it.
badaboom-who-non_holder = The holder may not play it.
badaboom-need-stable = Not on an unstable Bomb.
badaboom-need-unglued = Not while forced passes are forbidden.
badaboom-need-answers = Not while interrupts are forbidden.
badaboom-need-armed = Only while the Bomb is armed.
badaboom-need-secure = Only while the Bomb is secure.
badaboom-need-mechanism_pile = Only while there are Mechanisms in the pile.
badaboom-need-further_card = Only with another card in hand.
badaboom-need-contents = Only while there is something in the Bomb.
badaboom-need-tinkering = Only while tinkering is possible.
badaboom-choice-any = Name any player.
badaboom-choice-neighbour = Name a neighbour of the holder.
badaboom-choice-another = Name another player.
badaboom-choice-another_with_cards = Name another player who has cards.
badaboom-lasting-T = Lasts until the Bomb is passed or has exploded.
badaboom-lasting-P = Lasts until the Bomb is secured or has exploded.

## mission: what has to come true, within badaboom-mission-text; “among” after “one of”, “held by” and “before”

badaboom-mission-item = { $fact }
badaboom-mission-all = { $facts }
badaboom-mission-any = { $facts_or }
badaboom-mission-both = { $facts }, and also { $some_or }
badaboom-person-you = you
badaboom-person-left = { $reach ->
    [1] the player to your left
   *[other] the player { $reach } seats to your left
}
badaboom-person-right = { $reach ->
    [1] the player to your right
   *[other] the player { $reach } seats to your right
}
badaboom-person-holder = the holder
badaboom-person-armer = the Bomb Armer
badaboom-among-you = you
badaboom-among-left = { $reach ->
    [1] the player to your left
   *[other] the player { $reach } seats to your left
}
badaboom-among-right = { $reach ->
    [1] the player to your right
   *[other] the player { $reach } seats to your right
}
badaboom-among-holder = the holder
badaboom-among-armer = the Bomb Armer
badaboom-among-richer = those who had more coins than you
badaboom-among-poorer = those who had fewer coins than you
badaboom-among-richest = those with the most coins
badaboom-among-poorest = those with the fewest coins
badaboom-among-others = all other players
badaboom-among-everyone = all players
badaboom-fact-gadget = { $bound ->
    [none] the exploding Bomb contains no Gadget
   *[some] the exploding Bomb contains a Gadget
}
badaboom-fact-killed = { $bound ->
    [single_some] { $only ->
        [you] you are killed
       *[other] { $who } is killed
    }
    [single_none] { $only ->
        [you] you are not killed
       *[other] { $who } is not killed
    }
    [group_some] { $only ->
        [richer] a player who had more coins than you is killed
        [poorer] a player who had fewer coins than you is killed
        [everyone] somebody is killed
       *[other] at least one of { $who } is killed
    }
    [group_none] { $only ->
        [everyone] nobody is killed
       *[other] none of { $who } is killed
    }
    [group_majority] more than half of { $who } are killed
    [group_exact] exactly { $most } of { $who } are killed
    [group_most] at most { $most } of { $who } are killed
    [group_between] { $least } to { $most } of { $who } are killed
   *[other] at least { $least } of { $who } are killed
}
badaboom-fact-survives = { $bound ->
    [single_some] { $only ->
        [you] you survive
       *[other] { $who } survives
    }
    [single_none] { $only ->
        [you] you don’t survive
       *[other] { $who } doesn’t survive
    }
    [group_some] { $only ->
        [everyone] somebody survives
       *[other] at least one of { $who } survives
    }
    [group_none] { $only ->
        [everyone] nobody survives
       *[other] none of { $who } survives
    }
    [group_majority] more than half of { $who } survive
    [group_exact] exactly { $most } of { $who } survive
    [group_most] at most { $most } of { $who } survive
    [group_between] { $least } to { $most } of { $who } survive
   *[other] at least { $least } of { $who } survive
}
badaboom-fact-holds = { $bound ->
    [single_some] { $only ->
        [you] you hold the Bomb
       *[other] { $who } holds the Bomb
    }
    [single_none] { $only ->
        [you] the holder is somebody else
       *[other] { $who } doesn’t hold the Bomb
    }
    [group_none] none of { $who } holds the Bomb
   *[other] one of { $who } holds the Bomb
}
badaboom-fact-armed = { $bound ->
    [single_some] { $only ->
        [you] you are the Bomb Armer
       *[other] { $who } is the Bomb Armer
    }
    [single_none] { $only ->
        [you] you are not the Bomb Armer
       *[other] { $who } is not the Bomb Armer
    }
    [group_none] none of { $who } is the Bomb Armer
   *[other] one of { $who } is the Bomb Armer
}
badaboom-fact-mechanisms = { $bound ->
    [single_some] { $only ->
        [you] you have at least one Mechanism in hand
       *[other] { $who } has at least one Mechanism in hand
    }
    [single_none] { $only ->
        [you] you have no Mechanism in hand
       *[other] { $who } has no Mechanism in hand
    }
    [single_least] { $only ->
        [you] you have { $least } or more Mechanisms in hand
       *[other] { $who } has { $least } or more Mechanisms in hand
    }
    [group_none] no Mechanism is held by { $who }
    [group_some] a Mechanism is held by { $who }
   *[other] { $range ->
        [least] { $least } or more Mechanisms are held by { $who }
        [exact] exactly { $most } Mechanisms are held by { $who }
        [most] at most { $most } Mechanisms are held by { $who }
       *[between] { $least } to { $most } Mechanisms are held by { $who }
    }
}
badaboom-fact-cards = { $range ->
    [none] no Gadget or Trick is held by { $who }
    [some] a Gadget or Trick is held by { $who }
    [least] { $least } or more Gadgets and Tricks are held by { $who }
    [exact] exactly { $most } Gadgets and Tricks are held by { $who }
    [most] at most { $most } Gadgets and Tricks are held by { $who }
   *[between] { $least } to { $most } Gadgets and Tricks are held by { $who }
}
badaboom-fact-coins = { $range ->
    [none] not one coin lies before { $who }
    [some] at least one coin lies before { $who }
    [least] { $least } or more coins lie before { $who }
    [exact] exactly { $most } coins lie before { $who }
    [most] at most { $most } coins lie before { $who }
   *[between] { $least } to { $most } coins lie before { $who }
}

## penalty

badaboom-penalty = Your penalty
badaboom-penalty-named = { $card }:
badaboom-penalty-stand_in = At this table it works like Hiccups: press HIC before every Trick you play.
badaboom-ban-trick = { $after ->
    [0] Play no Tricks at all, not even interrupts.
    [1] Play at most one Trick in each trick phase, interrupts included.
   *[other] Play at most { $after } Tricks in each trick phase, interrupts included.
}
badaboom-ban-interrupt = Play no interrupts.
badaboom-ban-name = Never name { $who_or } with a Trick.
badaboom-ban-swap = { $giving ->
    [mechanism] { $bomb ->
        [armed] Never put a Mechanism into an armed Bomb.
        [secure] Never put a Mechanism into a secure Bomb.
       *[any] Never put a Mechanism into the Bomb.
    }
    [gadget] { $bomb ->
        [armed] Never put a Gadget into an armed Bomb.
        [secure] Never put a Gadget into a secure Bomb.
       *[any] Never put a Gadget into the Bomb.
    }
    [trick] { $bomb ->
        [armed] Never put a Trick into an armed Bomb.
        [secure] Never put a Trick into a secure Bomb.
       *[any] Never put a Trick into the Bomb.
    }
   *[any] { $bomb ->
        [armed] Make no swap on an armed Bomb.
        [secure] Make no swap on a secure Bomb.
       *[any] Make no swap at all.
    }
}
badaboom-ban-no_swap = Always tinker when you can in your tinkering phase.
badaboom-naming-left = your left neighbour
badaboom-naming-right = your right neighbour
badaboom-naming-richer = a player richer than you
badaboom-naming-poorer = a player poorer than you
badaboom-naming-holder = the holder
badaboom-naming-anyone = anybody
badaboom-ritual-before-trick = { $what ->
    [own] Say “{ $word }” before every Trick you play.
   *[usual] Press HIC before every Trick you play.
}
badaboom-ritual-before-turn = { $what ->
    [show] At the start of each of your turns, show everybody one card of your hand.
    [own] Say “{ $word }” at the start of each of your turns.
   *[usual] Say THANK YOU at the start of each of your turns.
}
badaboom-ritual-before-tinkering = { $what ->
    [own] Say “{ $word }” before you decide in your tinkering phase.
   *[usual] Say TA-DAA before you decide in your tinkering phase.
}
badaboom-ritual-before-armed = { $what ->
    [own] Whenever the Bomb becomes armed, say “{ $word }” before that turn ends.
   *[usual] Whenever the Bomb becomes armed, press EEEK before that turn ends.
}
badaboom-chat-without = { $what ->
    [letter] Never write the letter { $words } in the chat.
   *[words] Never write { $words_or } in the chat.
}
badaboom-chat-upper = Write no lower-case letters in the chat.
badaboom-chat-ends = End every line of chat with { $word }.
badaboom-penalty-judged = { $text } The table judges.
badaboom-penalty-rc16 = Speak squeakily, or add “eek” to each line of chat. The table judges.
badaboom-penalty-rc17 = Mumble, or write without vowels. The table judges.
badaboom-penalty-rc18 = Never say I, me or my: speak of yourself by name. The table judges.

## log

badaboom-log-game = Game
badaboom-log-match_started = { $seats } goblins sit down to take bombs apart. The first to save { $goal } coins gets away.
badaboom-log-hand_dealt = { $name_is ->
    [you] You hold { $cards }.
   *[other] { $name } holds { $cards }.
}
badaboom-log-nominated = { $name_is ->
    [you] You have named somebody.
   *[other] { $name } has named somebody.
}
badaboom-log-nominated_seen = { $name_is ->
    [you] { $player_is ->
        [you] You name yourself the most goblin-like.
       *[other] You name { $player } the most goblin-like.
    }
   *[other] { $player_is ->
        [you] { $name } names you the most goblin-like.
       *[other] { $name } names { $player } the most goblin-like.
    }
}
badaboom-log-holder_found = { $name_is ->
    [you] You get the Bomb first.
   *[other] { $name } gets the Bomb first.
}
badaboom-log-holder_voted = { $name_is ->
    [you] You are the most goblin-like and get the Bomb first. The votes: { $votes }.
   *[other] { $name } is the most goblin-like and gets the Bomb first. The votes: { $votes }.
}
badaboom-log-vote = { $name } for { $player }
badaboom-log-no_vote = { $name } for nobody
badaboom-log-bomb_assembled = { $n ->
    [one] A new Bomb: { $bomb }, with { $n } Mechanism. { $property }
   *[other] A new Bomb: { $bomb }, with { $n } Mechanisms. { $property }
}
badaboom-log-turn_started = { $bomb ->
    [armed] { $name_is ->
        [you] Turn { $turn }: you hold the armed Bomb.
       *[other] Turn { $turn }: { $name } holds the armed Bomb.
    }
   *[secure] { $name_is ->
        [you] Turn { $turn }: you hold the Bomb.
       *[other] Turn { $turn }: { $name } holds the Bomb.
    }
}
badaboom-log-warning = This Bomb will soon be unstable.
badaboom-log-unstable = The Bomb is unstable: it goes off this turn, no matter what.
badaboom-log-inside = Inside you find { $contents }.
badaboom-log-drawn = { $name_is ->
    [you] You draw { $card }.
   *[other] { $name } draws { $card }.
}
badaboom-log-nothing_drawn = { $name_is ->
    [you] There is no card left for you to draw.
   *[other] There is no card left for { $name } to draw.
}
badaboom-log-dealt = { $name_is ->
    [you] You get { $cards } from the bottom of the pile.
   *[other] { $name } gets { $cards } from the bottom of the pile.
}
badaboom-log-shuffled = { $n ->
    [one] The discards are shuffled into a new draw pile of { $n } card: { $top }.
   *[other] The discards are shuffled into a new draw pile of { $n } cards, { $top } on top.
}
badaboom-log-played = { $name_is ->
    [you] You play { $card }.
   *[other] { $name } plays { $card }.
}
badaboom-log-played_on = { $name_is ->
    [you] { $player_is ->
        [you] You play { $card } and name yourself.
       *[other] You play { $card } and name { $player }.
    }
   *[other] { $player_is ->
        [you] { $name } plays { $card } and names you.
       *[other] { $name } plays { $card } and names { $player }.
    }
}
badaboom-log-interrupted = { $name_is ->
    [you] You answer { $target } with { $card }.
   *[other] { $name } answers { $target } with { $card }.
}
badaboom-log-cancelled = { $card } has no effect.
badaboom-log-kept = { $name_is ->
    [you] { $card } has no effect, and you keep it.
   *[other] { $card } has no effect, and { $name } keeps it.
}
badaboom-log-taken_over = { $name_is ->
    [you] You take over { $card }.
   *[other] { $name } takes over { $card }.
}
badaboom-log-chosen = { $name_is ->
    [you] { $player_is ->
        [you] You name yourself for { $card }.
       *[other] You name { $player } for { $card }.
    }
   *[other] { $player_is ->
        [you] { $name } names you for { $card }.
       *[other] { $name } names { $player } for { $card }.
    }
}
badaboom-log-fizzled = { $card } fizzles out.
badaboom-log-active = { $name_is ->
    [you] { $card } lies in front of you.
   *[other] { $card } lies in front of { $name }.
}
badaboom-log-active_on = { $name_is ->
    [you] { $card } lies in front of you, aimed at { $player_is ->
        [you] yourself
       *[other] { $player }
    }.
   *[other] { $card } lies in front of { $name }, aimed at { $player_is ->
        [you] you
       *[other] { $player }
    }.
}
badaboom-log-stolen = { $name_is ->
    [you] You take
   *[other] { $name } takes
} { $back ->
    [mechanism] a Mechanism
    [gadget] a Gadget
   *[trick] a Trick
} from { $player_is ->
    [you] you
   *[other] { $player }
}.
badaboom-log-stolen_seen = { $name_is ->
    [you] You take { $card } from { $player }.
   *[other] { $player_is ->
        [you] { $name } takes { $card } from you.
       *[other] { $name } takes { $card } from { $player }.
    }
}
badaboom-log-peeked = { $name_is ->
    [you] You look into the Bomb and at { $player }’s hand.
   *[other] { $player_is ->
        [you] { $name } looks into the Bomb and at your hand.
       *[other] { $name } looks into the Bomb and at { $player }’s hand.
    }
}
badaboom-log-peeked_seen = { $name_is ->
    [you] You take a look.
   *[other] { $name } takes a look.
} In the Bomb: { $contents_n ->
    [0] nothing
   *[other] { $contents }
}. { $player_is ->
    [you] In your hand
   *[other] In { $player }’s hand
}: { $hand_n ->
    [0] nothing
   *[other] { $hand }
}.
badaboom-log-peeked_hand = { $name_is ->
    [you] You look at { $player }’s hand.
   *[other] { $player_is ->
        [you] { $name } looks at your hand.
       *[other] { $name } looks at { $player }’s hand.
    }
}
badaboom-log-peeked_hand_seen = { $name_is ->
    [you] You take a look.
   *[other] { $name } takes a look.
} { $player_is ->
    [you] In your hand
   *[other] In { $player }’s hand
}: { $hand_n ->
    [0] nothing
   *[other] { $hand }
}.
badaboom-log-gained = { $name_is ->
    [you] { $n ->
        [one] You get { $n } Mechanism from the pile.
       *[other] You get { $n } Mechanisms from the pile.
    }
   *[other] { $n ->
        [one] { $name } gets { $n } Mechanism from the pile.
       *[other] { $name } gets { $n } Mechanisms from the pile.
    }
}
badaboom-log-earned = { $name_is ->
    [you] { $n ->
        [one] You get { $n } coin from the bank and have { $coins }.
       *[other] You get { $n } coins from the bank and have { $coins }.
    }
   *[other] { $n ->
        [one] { $name } gets { $n } coin from the bank and has { $coins }.
       *[other] { $name } gets { $n } coins from the bank and has { $coins }.
    }
}
badaboom-log-spent = { $name_is ->
    [you] { $n ->
        [one] You pay { $n } coin to the bank and have { $coins }.
       *[other] You pay { $n } coins to the bank and have { $coins }.
    }
   *[other] { $n ->
        [one] { $name } pays { $n } coin to the bank and has { $coins }.
       *[other] { $name } pays { $n } coins to the bank and has { $coins }.
    }
}
badaboom-log-looked = { $name_is ->
    [you] You look into the Bomb.
   *[other] { $name } looks into the Bomb.
}
badaboom-log-looked_seen = { $name_is ->
    [you] You look into the Bomb: { $contents }.
   *[other] { $name } looks into the Bomb: { $contents }.
}
badaboom-log-discarded = { $name_is ->
    [you] You discard { $cards }.
   *[other] { $name } discards { $cards }.
}
badaboom-log-exchanged = { $name_is ->
    [you] You swap hands with { $player }.
   *[other] { $player_is ->
        [you] { $name } swaps hands with you.
       *[other] { $name } swaps hands with { $player }.
    }
}
badaboom-log-exchanged_seen = { $name_is ->
    [you] You swap hands with { $player }: you get
   *[other] { $name } swaps hands with { $player } and gets
} { $got_n ->
    [0] nothing
   *[other] { $got }
} for { $gave_n ->
    [0] nothing
   *[other] { $gave }
}.
badaboom-log-added = { $name_is ->
    [you] You add a Mechanism to the Bomb.
   *[other] { $name } adds a Mechanism to the Bomb.
}
badaboom-log-taken_out = { $name_is ->
    [you] You take a Mechanism out of the Bomb.
   *[other] { $name } takes a Mechanism out of the Bomb.
}
badaboom-log-tinkered = { $name_is ->
    [you] You put
   *[other] { $name } puts
} { $back_in ->
    [mechanism] a Mechanism
    [gadget] a Gadget
   *[trick] a Trick
} into the Bomb and { $name_is ->
    [you] take
   *[other] takes
} { $back_out ->
    [mechanism] a Mechanism
    [gadget] a Gadget
   *[trick] a Trick
} out.
badaboom-log-tinkered_seen = { $name_is ->
    [you] You put { $given } into the Bomb and take { $taken } out.
   *[other] { $name } puts { $given } into the Bomb and takes { $taken } out.
}
badaboom-log-not_tinkered = { $name_is ->
    [you] You leave the Bomb alone.
   *[other] { $name } leaves the Bomb alone.
}
badaboom-log-armed = { $name_is ->
    [you] You have armed the Bomb!
   *[other] { $name } has armed the Bomb!
}
badaboom-log-closed = The draw pile is closed.
badaboom-log-secured = { $name_is ->
    [you] You have secured the Bomb.
   *[other] { $name } has secured the Bomb.
}
badaboom-log-gone = Gone: { $cards }.
badaboom-log-announced = { $inside ->
    [gadget] Armed, with { $gadget } inside: it would hit { $hit }.
   *[nothing] Armed, with no Gadget inside: it would hit { $hit }.
}
badaboom-log-announced_passed = { $inside ->
    [gadget] Armed, with { $gadget } inside
   *[nothing] Armed, with no Gadget inside
}: once passed on to { $player_is ->
    [you] you
   *[other] { $player }
}, it would hit { $hit }.
badaboom-log-passed_bomb = { $name_is ->
    [you] You pass the Bomb to { $player_is ->
        [you] yourself
       *[other] { $player }
    }.
   *[other] { $name } passes the Bomb to { $player_is ->
        [you] you
       *[other] { $player }
    }.
}
badaboom-log-forced_bomb = { $name_is ->
    [you] You must pass the Bomb to { $player_is ->
        [you] yourself
       *[other] { $player }
    }.
   *[other] { $name } must pass the Bomb to { $player_is ->
        [you] you
       *[other] { $player }
    }.
}
badaboom-log-exploded = { $name_is ->
    [you] BADABOOM! The { $bomb } goes off in your hands.
   *[other] BADABOOM! The { $bomb } goes off in { $name }’s hands.
}
badaboom-log-exploded_gadget = Inside: { $gadget }.
badaboom-log-exploded_protected = Protected: { $names }.
badaboom-log-exploded_killed = Killed: { $names }.
badaboom-log-exploded_nobody = Nobody is killed.
badaboom-log-sealed = { $name_is ->
    [you] You have decided on your secret missions.
   *[other] { $name } has decided on secret missions.
}
badaboom-log-sealed_seen = { $name_is ->
    [you] You claim
   *[other] { $name } claims
} { $cards_n ->
    [0] nothing
   *[other] { $cards }
}.
badaboom-log-paid = { $name_is ->
    [you] You earn
   *[other] { $name } earns
} { $n }: { $parts }. That makes { $coins }.
badaboom-log-paid_nothing = { $name_is ->
    [you] You earn nothing and stay at { $coins }.
   *[other] { $name } earns nothing and stays at { $coins }.
}
badaboom-log-pay_survival = { $n } for surviving
badaboom-log-pay_hazard = { $n } for holding the Bomb
badaboom-log-pay_salvage = { $n } for salvage
badaboom-log-pay_missions = { $n } for { $cards }
badaboom-log-tie = Level at the top: { $names }. Nobody has won yet, so play goes on.
badaboom-log-penalty = { $name_is ->
    [you] You come back with a penalty: { $card }. { $rule }
   *[other] { $name } comes back with a penalty: { $card }. { $rule }
}
badaboom-log-fined = { $name_is ->
    [you] You pay a fine of { $fine } and have { $coins } left.
   *[other] { $name } pays a fine of { $fine } and has { $coins } left.
}
badaboom-log-bought_off = { $name_is ->
    [you] You buy off the penalty { $card }.
   *[other] { $name } buys off the penalty { $card }.
}
badaboom-log-ritual = { $name_is ->
    [you] You { $rule ->
        [trick] go HIC
        [turn] say THANK YOU
        [tinkering] say TA-DAA
        [armed] go EEEK
       *[own] say “{ $word }”
    }.
   *[other] { $name } { $rule ->
        [trick] goes HIC
        [turn] says THANK YOU
        [tinkering] says TA-DAA
        [armed] goes EEEK
       *[own] says “{ $word }”
    }.
}
badaboom-log-ritual_shown = { $name_is ->
    [you] You show everybody { $card }.
   *[other] { $name } shows everybody { $card }.
}
badaboom-log-accused = { $name_is ->
    [you] You accuse { $player } of breaking a penalty.
   *[other] { $player_is ->
        [you] { $name } accuses you of breaking a penalty.
       *[other] { $name } accuses { $player } of breaking a penalty.
    }
}
badaboom-log-judged = { $name_is ->
    [you] { $vote ->
        [yes] You say that { $card } counts.
       *[no] You say that { $card } doesn’t count.
    }
   *[other] { $vote ->
        [yes] { $name } says that { $card } counts.
       *[no] { $name } says that { $card } doesn’t count.
    }
}
badaboom-log-voted = { $name_is ->
    [you] You vote { $vote ->
        [yes] yes
       *[no] no
    }.
   *[other] { $name } votes { $vote ->
        [yes] yes
       *[no] no
    }.
}
badaboom-log-vote_ended = { $result ->
    [breach] { $name_is ->
        [you] The table finds against you.
       *[other] The table finds against { $name }.
    }
    [no_breach] { $name_is ->
        [you] The table lets you off.
       *[other] The table lets { $name } off.
    }
   *[cancelled] { $name_is ->
        [you] The vote on you is off.
       *[other] The vote on { $name } is off.
    }
}
badaboom-log-bot_on = { $name_is ->
    [you] A bot plays for you now.
   *[other] A bot plays for { $name } now.
}
badaboom-log-bot_off = { $name_is ->
    [you] You are back.
   *[other] { $name } is back.
}
badaboom-log-preset = { $name_is ->
    [you] You hold back in advance { $until ->
        [window] in this phase
        [turn] in this turn
        [armed] until the Bomb is armed
       *[affected] until the Bomb would kill you
    }.
   *[other] { $name } holds back in advance { $until ->
        [window] in this phase
        [turn] in this turn
        [armed] until the Bomb is armed
       *[affected] until the Bomb would kill them
    }.
}
badaboom-log-preset_kinds = That goes on when others play { $kinds_or }.
badaboom-log-preset_ended = { $name_is ->
    [you] You no longer hold back in advance.
   *[other] { $name } no longer holds back in advance.
}
badaboom-log-time = Time is up for { $names }.
badaboom-log-escaped = { $name_is ->
    [you] You have { $coins } coins, bribe the trolls and get away.
   *[other] { $name } has { $coins } coins, bribes the trolls and gets away.
}
badaboom-log-shared = { $names } have { $coins } coins each and get away together.

## ask

badaboom-ask-nominate = { $asked ->
    [you] Who is the most goblin-like? That player gets the Bomb first.
   *[other] { $names_n ->
        [one] { $names } is still choosing the most goblin-like player.
       *[other] { $names } are still choosing the most goblin-like player.
    }
}
badaboom-ask-trick = { $asked ->
    [you] Play a Trick, or hold back?
   *[other] { $names } may play a Trick or hold back.
}
badaboom-ask-interrupt = { $asked ->
    [you] Answer { $player }’s { $card }, or hold back?
   *[other] { $names } may answer { $card } or hold back.
}
badaboom-ask-choose = { $asked ->
    [you] { $card } is yours now. Name a player for it.
   *[other] { $names } is naming a player for { $card }.
}
badaboom-ask-tinker = { $asked ->
    [you] Swap one of your cards for one in the Bomb, or leave it alone.
   *[other] { $names } may tinker with the Bomb.
}
badaboom-ask-tongs = { $asked ->
    [you] { $card }: make one swap with the Bomb, or none.
   *[other] { $names } may make one swap with the Bomb.
}
badaboom-ask-discard = { $n ->
    [one] { $asked ->
        [you] { $card }: discard { $n } card of your choice.
       *[other] { $names } must discard { $n } card.
    }
   *[other] { $asked ->
        [you] { $card }: discard { $n } cards of your choice.
       *[other] { $names } must discard { $n } cards.
    }
}
badaboom-ask-judge = { $asked ->
    [you] { $card }: was it done as the card says?
   *[other] { $names } is judging { $card }.
}
badaboom-ask-claim = { $asked ->
    [you] BADABOOM! Which missions that came true do you claim?
   *[other] BADABOOM! Waiting for { $names } to claim secret missions.
}
badaboom-ask-vote = Did { $player } break the penalty? Vote yes or no.
badaboom-ask-over = { $names_n ->
    [one] { $winner_is ->
        [you] You got away!
       *[other] { $winner } got away!
    }
   *[other] { $names } got away together!
}

## describe

badaboom-describe-player = { $name }{ $name_is ->
    [you] {" "}(you)
   *[other] {""}
}: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $backs_n ->
    [0] no cards
   *[other] { $backs }
}.
badaboom-describe-bomb = { $holder_is ->
    [you] You hold
   *[other] { $holder } holds
} the { $bomb }, { $state ->
    [secure] secure
    [armed] armed
   *[armed_by] armed by { $armer_is ->
        [you] you
       *[other] { $armer }
    }
}. Inside: { $backs_n ->
    [0] nothing
   *[other] { $backs }
}.
badaboom-describe-bomb_nobody = The { $bomb } lies ready. Inside: { $backs }.
badaboom-describe-gadget = Its Gadget is { $gadget }.
badaboom-describe-contents = You see inside: { $cards_n ->
    [0] nothing
   *[other] { $cards }
}.
badaboom-describe-direction_back = The Bomb goes counter-clockwise.
badaboom-describe-unstable = It is unstable and goes off this turn.
badaboom-describe-warning = It will soon be unstable.
badaboom-describe-danger = If it went off now, it would kill { $names }.
badaboom-describe-danger_next = Passed on as usual, it would kill { $names }.
badaboom-describe-pile = Draw pile: { $pile }, { $top } on top. Discards: { $discard }.
badaboom-describe-pile_empty = No draw pile. Discards: { $discard }.
badaboom-describe-closed = The draw pile is closed.
badaboom-describe-active = { $card } ({ $name_is ->
    [you] you
   *[other] { $name }
})
badaboom-describe-active_on = { $card } ({ $name_is ->
    [you] you
   *[other] { $name }
} → { $player_is ->
    [you] you
   *[other] { $player }
})
badaboom-describe-in_force = In force: { $cards }.
badaboom-describe-stack = On the stack, top first: { $cards }.
badaboom-describe-hand = Your hand: { $cards_n ->
    [0] no cards
   *[other] { $cards }
}.
badaboom-describe-penalty = { $name_is ->
    [you] Your penalty is { $card }: { $rule }
   *[other] { $name }’s penalty is { $card }: { $rule }
}
badaboom-describe-preset = You hold back in advance { $until ->
    [window] in this phase
    [turn] in this turn
    [armed] until the Bomb is armed
   *[affected] until the Bomb would kill you
}.

## act

badaboom-act-emote_laugh = (cackles)
badaboom-act-emote_nervous = (chews on an ear)
badaboom-act-emote_applause = (claps)
badaboom-act-emote_angry = (shakes a fist)
badaboom-act-emote_innocent = (whistles and looks at the ceiling)
badaboom-act-emote_boom = Boom!
badaboom-act-boast_protection = I’m well protected.
badaboom-act-boast_interrupt = I can stop whatever you play.
badaboom-act-boast_mechanism = I have a Mechanism to secure it.
badaboom-act-boast_escape = This Bomb won’t stay with me.
badaboom-act-boast_nothing = I have nothing, honestly.
badaboom-act-threaten = Watch out, { $player }, the next one’s yours.
badaboom-act-promise = I won’t harm you, { $player }.
badaboom-act-ask_secure = Secure it, { $player }!
badaboom-act-ask_pass = Give it here, { $player }!
badaboom-act-ask_spare = Spare me, { $player }!
badaboom-act-gloat = I promised you something, { $player }? I lied.
badaboom-understood = The goblins understand sentences such as “{ $name }, you’re next”, “I won’t hurt you, { $name }”, “Secure it, { $name }” or “I have nothing”.

## voices: the same acts as the bots’ goblins say them, each in its own temper

badaboom-act-boast-dry-0 = { $line } Statistically, anyway.
badaboom-act-boast-dry-1 = { $line } Take notes.
badaboom-act-boast-nervous-0 = { $line } I think. I hope. Yes!
badaboom-act-boast-nervous-1 = { $line } Why is everybody looking at my ears?
badaboom-act-boast-boastful-0 = { $line } Who’s the greenest of them all?
badaboom-act-boast-boastful-1 = { $line } Songs will be sung of me. Short ones.
badaboom-act-boast-kind-0 = { $line } Just so nobody worries.
badaboom-act-boast-kind-1 = { $line } I’d share, but you know how it is.
badaboom-act-boast-gruff-0 = { $line } Problem?
badaboom-act-boast-gruff-1 = { $line } And now, paws off.
badaboom-act-boast-dreamy-0 = { $line } I saw it in the soup.
badaboom-act-boast-dreamy-1 = { $line } The sparks told me so.
badaboom-act-threaten-dry-0 = { $player }, I’ve picked you a nice spot on the ceiling.
badaboom-act-threaten-dry-1 = { $player }, don’t start any long stories.
badaboom-act-threaten-nervous-0 = { $player }, you’re next! Sorry! But you are!
badaboom-act-threaten-nervous-1 = I’ve got a fuse and I’m not afraid to … eek. { $player }, watch it!
badaboom-act-threaten-boastful-0 = { $player }, I’ll blow you into next week, and I’ll do it with one paw.
badaboom-act-threaten-boastful-1 = Ever flown, { $player }? You will. First class.
badaboom-act-threaten-kind-0 = { $player }, nothing personal, dear, but duck.
badaboom-act-threaten-kind-1 = { $player }, I baked you something. It ticks.
badaboom-act-threaten-gruff-0 = { $player }. You. Boom.
badaboom-act-threaten-gruff-1 = One more of those, { $player }, and you’re a stain.
badaboom-act-threaten-dreamy-0 = { $player }, I can already see you among the stars. In pieces.
badaboom-act-threaten-dreamy-1 = Listen, { $player }. It ticks your name.
badaboom-act-promise-dry-0 = { $player }, you’re safe from me. Today. Probably.
badaboom-act-promise-dry-1 = I solemnly swear to ignore you, { $player }.
badaboom-act-promise-nervous-0 = { $player }, I won’t touch you, cross my claws!
badaboom-act-promise-nervous-1 = I’ll be good to you, { $player }, just don’t shout.
badaboom-act-promise-boastful-0 = { $player }, you’re under my protection. The best there is.
badaboom-act-promise-boastful-1 = My word on it, { $player }: not a hair. And my word is famous.
badaboom-act-promise-kind-0 = { $player }, I’d never hurt you.
badaboom-act-promise-kind-1 = You and me, { $player }, we’re friends.
badaboom-act-promise-gruff-0 = { $player }, you I leave alone. For now.
badaboom-act-promise-gruff-1 = Fine, { $player }. Not you.
badaboom-act-promise-dreamy-0 = { $player }, I feel our fuses are entwined. I won’t harm you.
badaboom-act-promise-dreamy-1 = On the moon and on my mother’s mushrooms, { $player }: you’re safe.
badaboom-act-ask-dry-0 = { $line } If it isn’t too much trouble.
badaboom-act-ask-dry-1 = { $line } I ask out of pure self-interest.
badaboom-act-ask-nervous-0 = { $line } Pleasepleaseplease!
badaboom-act-ask-nervous-1 = { $line } I’m too young and too tasty!
badaboom-act-ask-boastful-0 = { $line } It would be an honour. For you.
badaboom-act-ask-boastful-1 = { $line } I’ll mention you in my memoirs.
badaboom-act-ask-kind-0 = { $line } There’s a biscuit in it.
badaboom-act-ask-kind-1 = { $line } Pretty please, with slugs on top.
badaboom-act-ask-gruff-0 = { $line } Now!
badaboom-act-ask-gruff-1 = { $line } Or else.
badaboom-act-ask-dreamy-0 = { $line } The mushrooms wish it so.
badaboom-act-ask-dreamy-1 = { $line } I dreamt you would.
badaboom-act-gloat-dry-0 = About that promise, { $player }: I was reading it upside down.
badaboom-act-gloat-dry-1 = Small print, { $player }. Always read the small print.
badaboom-act-gloat-nervous-0 = I know I promised, { $player }! My paw slipped! Twice!
badaboom-act-gloat-nervous-1 = Sorry, { $player }, sorry! It was right there, so I pressed it.
badaboom-act-gloat-boastful-0 = A promise, { $player }? From a goblin? And you’ve met me!
badaboom-act-gloat-boastful-1 = Admit it, { $player }: nobody breaks a promise as beautifully as I do.
badaboom-act-gloat-kind-0 = I meant every word, { $player }. Then I changed my mind.
badaboom-act-gloat-kind-1 = It hurt me more than you, { $player }. No, wait. It didn’t.
badaboom-act-gloat-gruff-0 = I lied, { $player }. Get over it.
badaboom-act-gloat-gruff-1 = Promises are for gnomes, { $player }.
badaboom-act-gloat-dreamy-0 = Promises are like smoke rings, { $player }. Look, there it goes.
badaboom-act-gloat-dreamy-1 = In some other world I kept my word, { $player }.

## review

badaboom-review-explosion = { $turns ->
    [one] Explosion { $number }: { $bomb }, in { $holder }’s hands after { $turns } turn.
   *[other] Explosion { $number }: { $bomb }, in { $holder }’s hands after { $turns } turns.
} { $killed_n ->
    [0] Nobody was killed.
   *[other] Killed: { $killed }.
}

## aim: the line that always says what one plays for

badaboom-aim = Be first to { $goal } coins · { $standing ->
    [lead] you lead with { $own }
    [level] you share the lead with { $own }
   *[behind] you have { $own }, the best { $best }
}
badaboom-aim-watch = First to { $goal } coins · the best has { $best }

## use: a piece that can be used after all

badaboom-use-play = You can play it now. If it names a goblin, tap one.
badaboom-use-interrupt = You can answer with it now.
badaboom-use-choose = You can name that goblin.
badaboom-use-tinker = You can swap it: tap a card of yours and one in the Bomb.
badaboom-use-discard = You can throw it away.
badaboom-use-claim = You can claim its mission.
badaboom-use-nominate = You can name that goblin.
badaboom-use-ritual = You can show it to everybody.
badaboom-use-accuse = You can accuse that goblin.

## tip: why a strong player would do it. Who would die is worked out from what the player knows

badaboom-tip-pass-nothing = { $ask ->
    [interrupt] You have no interrupt, so all you can do is hold back.
   *[other] You have no Trick for this moment, so all you can do is hold back.
}
badaboom-tip-pass-safe = { $n ->
    [0] As the Bomb stands, it would hit nobody. Keep your cards.
   *[other] As the Bomb stands, it would hit { $names }, not you. Keep your cards.
}
badaboom-tip-pass-keep = Nobody has to play anything, and a Trick works only once.
badaboom-tip-interrupt = It answers { $player_is ->
    [you] your own
   *[other] { $player }’s
} { $top }. { $card }: { $gist }
badaboom-tip-saved = As the Bomb stands, it would hit you. With { $card } it wouldn’t.
badaboom-tip-passed = With { $card } the Bomb goes to { $player_is ->
    [you] you
   *[other] { $player }
}.
badaboom-tip-stopped = With { $card } the Bomb no longer goes off at the end of this turn.
badaboom-tip-hits = With { $card } the Bomb would hit { $names }.
badaboom-tip-card = { $card }: { $gist }
badaboom-tip-leave = { $mechanisms ->
    [0] You don’t have to swap, and the last Mechanism is out already.
    [one] You don’t have to swap, and taking the last Mechanism would arm the Bomb.
   *[other] You don’t have to swap. { $mechanisms } Mechanisms are still inside.
}
badaboom-tip-discard = { $mechanisms ->
    [0] You have to let { $n } go, and these aren’t Mechanisms: those are worth a coin each.
   *[other] You have to let { $n } go.
}
badaboom-tip-claim = { $n ->
    [0] None of your missions has come true.
    [one] A mission of yours has come true, and it pays.
   *[other] { $n } missions of yours have come true, and they pay.
}
badaboom-tip-choose = { $player_is ->
    [you] You have { $coins } coins. Somebody has to be named.
   *[other] { $player } has { $coins } coins. Somebody has to be named.
}
badaboom-tip-nominate = Whoever is named most often begins with the Bomb. Somebody has to be named.
badaboom-tip-arms = { $known ->
    [yes] { $n ->
        [0] That arms the Bomb. Passed on, it would hit nobody as it stands.
       *[other] That arms the Bomb. Passed on, it would hit { $names } as it stands.
    }
   *[no] That arms the Bomb.
}
badaboom-tip-secures = With a Mechanism inside, the Bomb is secure again.
badaboom-tip-mechanism = A Mechanism in your hand is a coin if you live when the Bomb goes off.
badaboom-tip-puts = As long as there is a Mechanism inside, the Bomb isn’t armed.
badaboom-tip-swap = You get { $take }: { $gist }
badaboom-tip-free = That’s yours to do, whoever is being asked.

## weigh: a warning before a move

badaboom-weigh-anyway = Do it anyway
badaboom-weigh-dies = After that, the Bomb goes off at the end of this turn, and as it stands it hits you.
badaboom-weigh-arms = That arms the Bomb, and as it stands it would hit you once it’s passed on.

## deck

badaboom-deck-bomb = Bombs
badaboom-deck-inside = { $n } Mechanisms inside
badaboom-deck-mechanism = Mechanisms
badaboom-deck-names = { $names }: all the same in play
badaboom-deck-gadget = Gadgets
badaboom-deck-trick = Tricks
badaboom-deck-mission = { $n ->
    [one] One copy has a secret mission: { $text } ({ $n } coin).
   *[other] One copy has a secret mission: { $text } ({ $n } coins).
}
badaboom-deck-resurrection = Resurrection cards, if the table plays with them

## lesson

badaboom-lesson-goal = Three goblins, one captured Bomb. Take it apart, and be well away when it goes off: survivors get paid. Whoever has 10 gold coins first buys their way out and wins.
badaboom-lesson-bomb = This Bomb has three Mechanisms inside. While there’s at least one in it, it’s secure and can’t explode. With none left, it’s armed.
badaboom-lesson-hand = Your cards: four Tricks to play, and a Gadget that only works inside a Bomb. Some Tricks have a secret mission at the bottom. Keep your hand to yourself!
badaboom-lesson-pass = You hold the Bomb, so it’s your turn. First, everybody may play Tricks. You don’t need any yet: press “Hold back”.
badaboom-lesson-pass-hello = It only bites when a Bomb goes off, and this one won’t yet. Save it and hold back.
badaboom-lesson-pass-snip = Nice idea, but its mission may be worth more than its Trick. Keep it and hold back.
badaboom-lesson-pass-else = Save your Tricks for later, and just press “Hold back”.
badaboom-lesson-tinker = Now you tinker: one card out of the Bomb, one of yours in. Each Mechanism in hand earns you a coin if you survive. Take one and put in “Give me that”.
badaboom-lesson-tinker-no_way = “No way!” will save your skin later. Put in “Give me that”.
badaboom-lesson-tinker-gadget = A Gadget would change whom the Bomb hits. Another time: put in “Give me that”.
badaboom-lesson-tinker-not = And leave good coins inside? Take a Mechanism out and put in “Give me that”.
badaboom-lesson-tinker-else = You’ll want that card. Put in “Give me that” and take a Mechanism.
badaboom-lesson-passed = Got one! Then the Bomb goes to the left, and it’s Copper’s turn. Whenever you’ve nothing to do in this lesson, we hold back for you.
badaboom-lesson-round = Copper took a Mechanism as well, Diode left the Bomb alone. Now it’s back with you, with the last Mechanism in it.
badaboom-lesson-arm = Be bold and take it! That arms the Bomb, but it never goes off in the turn in which it was armed. Put in “Rusty padlock”.
badaboom-lesson-arm-not = Don’t be shy. It can’t go off in this turn, and you pass it on right after. Take the last Mechanism!
badaboom-lesson-arm-else = You still need that one. Take the Mechanism and put in “Rusty padlock”.
badaboom-lesson-armed = It’s armed! With no Gadget inside it hits whoever holds it. If it stays armed through somebody’s whole turn, it explodes. And now it’s going to Copper …
badaboom-lesson-thrown = Copper didn’t wait around: “Take that” makes the holder pass the Bomb to a neighbour. So now Diode has it, with no Mechanism to make it secure.
badaboom-lesson-no_way = Diode plays “Give it a shot” to throw it at you! Until a Trick takes effect, anybody may interrupt it. Tap “No way!” and play it.
badaboom-lesson-no_way-pass = Then you’d be holding it when it explodes! Play “No way!”.
badaboom-lesson-no_way-else = Only an interrupt helps now. Play “No way!”.
badaboom-lesson-hello = Stopped! Diode is stuck with it. Now it’s your chance to play a Trick: “Say hello to my little friend” takes somebody else along. Play it and name Copper.
badaboom-lesson-hello-diode = Diode holds the Bomb and gets hit anyway. Name Copper!
badaboom-lesson-hello-pass = You could just watch. But why should Copper get paid? Play “Say hello to my little friend”.
badaboom-lesson-hello-else = Not that one. Play “Say hello to my little friend” and name Copper.
badaboom-lesson-boom = BADABOOM! The Bomb was armed for all of Diode’s turn. Diode is blown to bits, and Copper too, thanks to your little friend. You survive!
badaboom-lesson-claim = Now for the secret missions. The one on “Snip snip” says: you are the Bomb Armer. That’s you! Claim it for another coin.
badaboom-lesson-claim-else = It came true, so take the coin: claim “Snip snip”.
badaboom-lesson-pay = Pay day: 1 coin for surviving, 2 for your Mechanisms, 1 for the mission. Four! The Necromancer brings the dead back with four fresh cards each.
badaboom-lesson-gadget = One more thing: a Gadget inside the Bomb decides whom it hits. Your Boomerang hits whoever armed it, wherever the Bomb is.
badaboom-lesson-end = A new Bomb is on the table, and you lead with 4 coins. Ten buy your freedom. Trust nobody, goblin!
badaboom-lesson-can-1 = Take Mechanisms out of a Bomb and arm it at the right time.
badaboom-lesson-can-2 = Play Tricks, interrupt others and hold back when there’s nothing to do.
badaboom-lesson-can-3 = See whom an explosion would hit.
badaboom-lesson-can-4 = Cash in for surviving, salvage and secret missions.
badaboom-lesson-rest = A whole match goes on like this: Bomb after Bomb, coins after every bang, until somebody has ten and is free.
