# Every sentence of Time Bomb.

time-bomb-pitch = Cut the right wires, talk the others into the wrong ones, and trust nobody who is sure.

## parts of sentences

# What a wire turned out to be.
time-bomb-part-wire = { $wire ->
    [safe] { time-bomb-wire-safe }
    [success] { time-bomb-wire-success }
   *[boom] { time-bomb-wire-boom }
}
# Which wire of a row, from the left.
time-bomb-part-place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
}
# How many wires of each kind.
time-bomb-part-counts = { $safe } safe, { $success } success and { $boom ->
    [0] no BOOM
   *[other] { $boom } BOOM
}
# What somebody claims to have been dealt. What is not stated is “none”; if neither is, there is no claim.
time-bomb-part-claim = { $success ->
    [none] { $boom ->
        [none] no claim
        [0] no BOOM
       *[other] { $boom } BOOM
    }
   *[other] { $boom ->
        [none] { time-bomb-part-successes }
        [0] { time-bomb-part-successes } and no BOOM
       *[other] { time-bomb-part-successes } and { $boom } BOOM
    }
}
time-bomb-part-successes = { $success ->
    [0] no success
   *[other] { $success } success
}
# Somebody’s role, after “is”.
time-bomb-part-role = { $skin ->
    [workshop] { $role ->
        [swat] an Engineer
       *[terrorist] a Saboteur
    }
   *[squad] { $role ->
        [swat] SWAT
       *[terrorist] a Terrorist
    }
}
# A role card.
time-bomb-part-card = { $skin ->
    [workshop] { $role ->
        [swat] { time-bomb-workshop-swat }
       *[terrorist] { time-bomb-workshop-terrorist }
    }
   *[squad] { $role ->
        [swat] { time-bomb-squad-swat }
       *[terrorist] { time-bomb-squad-terrorist }
    }
}
# After a colon.
time-bomb-part-winner = { $skin ->
    [workshop] { $winner ->
        [swat] the Engineers win
       *[terrorist] the Saboteurs win
    }
   *[squad] { $winner ->
        [swat] SWAT wins
       *[terrorist] the Terrorists win
    }
}
# Why somebody is accused or vouched for: a sentence of its own.
time-bomb-part-why = { $why ->
    [sum_too_high] The claims add up to too much.
    [sum_too_low] The claims add up to too little.
    [claim_broken] { $target_is ->
        [you] Your claim didn’t hold up.
       *[other] That claim didn’t hold up.
    }
    [claim_changed] { $target_is ->
        [you] You changed your claim.
       *[other] They changed their claim.
    }
    [wasted_cut] That cut was a waste.
    [cut_boom_claimer] { $target_is ->
        [you] You cut where BOOM was claimed.
       *[other] They cut where BOOM was claimed.
    }
    [gave_success] { $target_is ->
        [you] Your row gave us a success.
       *[other] Their row gave us a success.
    }
    [claim_matched] { $target_is ->
        [you] Your claim held up.
       *[other] That claim held up.
    }
    [silent] { $target_is ->
        [you] You’re keeping quiet.
       *[other] They’re keeping quiet.
    }
   *[gut] Just a hunch.
}

## help

time-bomb-help-cut = You hold the nippers. Pick a face-down wire in somebody else’s row and cut it; that player cuts next. One side needs every success found in time. The other needs the bomb to go off, or the time to run out.
time-bomb-help-claim = Before the cutting, everybody can say what they were dealt. Nobody checks: tell the truth, tell a lie, or say nothing.
time-bomb-help-ready = You know how many wires of each kind you were dealt, not where they lie. Talk as long as you like, true or not. When everybody is ready, the cutting begins.

## ask

time-bomb-ask-ready = Talk as long as you like. The first cut waits until everybody is ready.
time-bomb-ask-ready_wait = You’re ready. Waiting for { $names }.
time-bomb-ask-ready_watch = Waiting for { $names }.
time-bomb-ask-ordered = { $claimer_is ->
    [you] Your turn: say what you were dealt, true or not, or make no claim.
   *[other] It’s { $claimer }’s turn to claim.
}
time-bomb-ask-sealed = Seal a claim about what you were dealt, true or not, or make none. All are opened together.
time-bomb-ask-sealed_wait = You’re done, but you can still change your mind. Waiting for { $names }.
time-bomb-ask-sealed_watch = Claims are being sealed. Waiting for { $names }.
time-bomb-ask-cut = { $clipper_is ->
    [you] You hold the nippers. Pick a wire in somebody else’s row; whoever you cut cuts next.
   *[other] { $clipper } is choosing. Tap a player to suggest one.
}
time-bomb-ask-cut_watch = { $clipper } is choosing a wire.
time-bomb-ask-over = { $cause ->
    [defused] Disarmed: { time-bomb-part-winner }.
    [boom] It blew up: { time-bomb-part-winner }.
   *[timeout] Out of time: { time-bomb-part-winner }.
}

## log

time-bomb-log-match_started = { $seats } players sit down. { $clipper_is ->
    [you] You take the nippers.
   *[other] { $clipper } takes the nippers.
}
time-bomb-log-role_dealt = { $seat_is ->
    [you] You are { time-bomb-part-role }.
   *[other] { $seat } is { time-bomb-part-role }.
}
time-bomb-log-round_started = Round { $round }: { $hand } wires each, { $success } success and { $boom } BOOM among them. { $clipper_is ->
    [you] You cut first.
   *[other] { $clipper } cuts first.
}
time-bomb-log-wires_dealt = { $seat_is ->
    [you] You were dealt { time-bomb-part-counts }.
   *[other] { $seat } was dealt { time-bomb-part-counts }.
}
time-bomb-log-ready = { $seat_is ->
    [you] You’re ready.
   *[other] { $seat } is ready.
}
time-bomb-log-ready_forced = { $seat_is ->
    [you] Time’s up: you count as ready.
   *[other] Time’s up: { $seat } counts as ready.
}
time-bomb-log-submitted = { $seat } has sealed a claim.
time-bomb-log-submitted_own = You sealed your claim: { time-bomb-part-claim }.
time-bomb-log-submitted_forced = { $seat_is ->
    [you] Time’s up: you make no claim this round.
   *[other] Time’s up: { $seat } counts as done.
}
time-bomb-log-replaced = { $seat_is ->
    [you] You changed your sealed claim: { time-bomb-part-claim }.
   *[other] { $seat } changed a sealed claim: { time-bomb-part-claim }.
}
time-bomb-log-passed = { $seat_is ->
    [you] You make no claim this round.
   *[other] { $seat } makes no claim this round.
}
time-bomb-log-passed_forced = { $seat_is ->
    [you] Time’s up: you make no claim this round.
   *[other] Time’s up: { $seat } makes no claim this round.
}
time-bomb-log-published = { $silent_n ->
    [0] The claims are opened.
   *[other] The claims are opened. No claim from { $silent }.
}
time-bomb-log-extended = { $clipper_is ->
    [you] Time’s up. You get as much again; after that, chance cuts for you.
   *[other] Time’s up. { $clipper } gets as much again.
}
time-bomb-log-cut = { $forced ->
    [yes] Time’s up, so chance cut { $target_is ->
        [you] your
       *[other] { $target }’s
    } { time-bomb-part-place } wire for { $cutter_is ->
        [you] you
       *[other] { $cutter }
    }: { time-bomb-part-wire }.
   *[no] { $cutter_is ->
        [you] You
       *[other] { $cutter }
    } cut { $target_is ->
        [you] your
       *[other] { $target }’s
    } { time-bomb-part-place } wire: { time-bomb-part-wire }.
}
time-bomb-log-round_ended = Round { $round } is over. Cut: { time-bomb-part-counts }. The rest is shuffled and dealt again.
time-bomb-log-ended = { $cause ->
    [defused] That was the last success: { time-bomb-part-winner }!
    [boom] The bomb goes off: { time-bomb-part-winner }!
   *[timeout] Out of time, and the bomb is still live: { time-bomb-part-winner }!
}

## say: what an act of talk says

time-bomb-say-hand = I was dealt { time-bomb-part-claim }.
time-bomb-say-role = { $side ->
    [swat] I’m here to disarm this bomb.
   *[terrorist] I’m here to see this bomb go off.
}
time-bomb-say-request = { $what ->
    [cut_me] Cut one of mine.
   *[spare_me] Don’t cut mine.
}
time-bomb-say-suggest = { $target_is ->
    [you] Let’s cut one of yours.
   *[other] Let’s cut one of { $target }’s.
}
time-bomb-say-suggest_self = Let’s cut one of mine now.
time-bomb-say-oppose = { $target_is ->
    [you] Let’s not cut yours now.
   *[other] Let’s not cut { $target }’s now.
}
time-bomb-say-oppose_self = Let’s not cut mine now.
time-bomb-say-accuse = { $level ->
    [1] { $target_is ->
        [you] I don’t trust you.
       *[other] I don’t trust { $target }.
    }
    [2] { $target_is ->
        [you] I think you’re working against us.
       *[other] I think { $target } is working against us.
    }
   *[3] { $target_is ->
        [you] You’re working against us. I’m sure of it.
       *[other] { $target } is working against us. I’m sure of it.
    }
}{ $why ->
    [none] {""}
   *[other] {" "}{ time-bomb-part-why }
}
time-bomb-say-vouch = { $level ->
    [1] { $target_is ->
        [you] I’m inclined to trust you.
       *[other] I’m inclined to trust { $target }.
    }
    [2] { $target_is ->
        [you] I trust you.
       *[other] I trust { $target }.
    }
   *[3] { $target_is ->
        [you] You’re on our side. I’m sure of it.
       *[other] { $target } is on our side. I’m sure of it.
    }
}{ $why ->
    [none] {""}
   *[other] {" "}{ time-bomb-part-why }
}
time-bomb-say-ask = { $topic ->
    [hand] { $target }, what were you dealt?
    [role] { $target }, whose side are you on?
    [why_cut] { $target }, why did you cut there?
   *[whom_suspect] { $target }, who do you suspect?
}
time-bomb-say-intend = { $target_is ->
    [you] I’m about to cut one of yours.
   *[other] I’m about to cut one of { $target }’s.
}
time-bomb-say-aim = { $target_is ->
    [you] Pointing at your { time-bomb-part-place } wire.
   *[other] Pointing at { $target }’s { time-bomb-part-place } wire.
}
time-bomb-say-reply = { $stance ->
    [agree] { $author_is ->
        [you] I agree with you: “{ $quote }”
       *[other] I agree with { $author }: “{ $quote }”
    }
    [disagree] { $author_is ->
        [you] I don’t agree with you: “{ $quote }”
       *[other] I don’t agree with { $author }: “{ $quote }”
    }
    [believe] { $author_is ->
        [you] I believe you: “{ $quote }”
       *[other] I believe { $author }: “{ $quote }”
    }
   *[doubt] { $author_is ->
        [you] I doubt what you said: “{ $quote }”
       *[other] I doubt what { $author } said: “{ $quote }”
    }
}
time-bomb-say-retract = I take this back: “{ $quote }”
# Where the line that is meant cannot be found any more.
time-bomb-say-reply_blind = { $stance ->
    [agree] I agree with that.
    [disagree] I don’t agree with that.
    [believe] I believe that.
   *[doubt] I doubt that.
}
time-bomb-say-retract_blind = I take that back.
time-bomb-say-hold = Wait, let’s talk first.
time-bomb-say-go_on = Go on. I’ve said my piece.

## voices: the same acts as bots say them, each in its own temper

time-bomb-say-hand-dry-0 = I was dealt { time-bomb-part-claim }. For the record.
time-bomb-say-hand-dry-1 = Dealt to me: { time-bomb-part-claim }. File it.
time-bomb-say-hand-nervous-0 = I, uh … I was dealt { time-bomb-part-claim }. That’s all, honest.
time-bomb-say-hand-nervous-1 = All right, all right: { time-bomb-part-claim }. Don’t look at me like that.
time-bomb-say-hand-boastful-0 = Write this down: I was dealt { time-bomb-part-claim }. You can bank on it.
time-bomb-say-hand-boastful-1 = You want facts? I was dealt { time-bomb-part-claim }.
time-bomb-say-hand-kind-0 = If it helps, I was dealt { time-bomb-part-claim }.
time-bomb-say-hand-kind-1 = I was dealt { time-bomb-part-claim }. Take your time with it, everybody.
time-bomb-say-hand-gruff-0 = I got { time-bomb-part-claim }. Next.
time-bomb-say-hand-gruff-1 = Here’s mine: { time-bomb-part-claim }. Quit staring.
time-bomb-say-hand-dreamy-0 = I was dealt { time-bomb-part-claim }. They hum a little, don’t they?
time-bomb-say-hand-dreamy-1 = Let me see … { time-bomb-part-claim }. Like rain on copper.
time-bomb-say-role-dry-0 = { time-bomb-say-role } Surprise.
time-bomb-say-role-dry-1 = { time-bomb-say-role } As it says on my badge.
time-bomb-say-role-nervous-0 = { time-bomb-say-role } I swear!
time-bomb-say-role-nervous-1 = Who, me? { time-bomb-say-role }
time-bomb-say-role-boastful-0 = { time-bomb-say-role } Ask anybody in this town.
time-bomb-say-role-boastful-1 = { time-bomb-say-role } And I’m the best at it.
time-bomb-say-role-kind-0 = { time-bomb-say-role } You have my word.
time-bomb-say-role-kind-1 = { time-bomb-say-role } Now you know.
time-bomb-say-role-gruff-0 = { time-bomb-say-role } Enough questions.
time-bomb-say-role-gruff-1 = { time-bomb-say-role } Get on with it.
time-bomb-say-role-dreamy-0 = { time-bomb-say-role } Some nights I even dream of it.
time-bomb-say-role-dreamy-1 = { time-bomb-say-role } The rest is fog.
time-bomb-say-request-dry-0 = { $what ->
    [cut_me] Cut one of mine. It would save us time.
   *[spare_me] Don’t cut mine. It would be a waste of steel.
}
time-bomb-say-request-dry-1 = { $what ->
    [cut_me] My row. Sooner rather than later.
   *[spare_me] Any row but mine.
}
time-bomb-say-request-nervous-0 = { $what ->
    [cut_me] Could you … could you cut one of mine? Please?
   *[spare_me] Not mine, please. Please?
}
time-bomb-say-request-nervous-1 = { $what ->
    [cut_me] Cut mine, quick, before I lose my nerve.
   *[spare_me] Keep those nippers away from my row!
}
time-bomb-say-request-boastful-0 = { $what ->
    [cut_me] Cut mine. That’s where the money is.
   *[spare_me] Leave mine alone. I know what I’m doing.
}
time-bomb-say-request-boastful-1 = { $what ->
    [cut_me] You want results? Cut one of mine.
   *[spare_me] Nothing in my row for you. Trust an expert.
}
time-bomb-say-request-kind-0 = { $what ->
    [cut_me] You’re welcome to one of mine.
   *[spare_me] I’d leave mine for now, if you don’t mind.
}
time-bomb-say-request-kind-1 = { $what ->
    [cut_me] Take one of mine, friend. I think it will help.
   *[spare_me] Better not mine. I’d hate to be the one.
}
time-bomb-say-request-gruff-0 = { $what ->
    [cut_me] Cut mine. Now.
   *[spare_me] Hands off my row.
}
time-bomb-say-request-gruff-1 = { $what ->
    [cut_me] What are you waiting for? Cut mine.
   *[spare_me] Not mine. I won’t say it twice.
}
time-bomb-say-request-dreamy-0 = { $what ->
    [cut_me] My wires are awake. Cut one of them.
   *[spare_me] Let my wires sleep.
}
time-bomb-say-request-dreamy-1 = { $what ->
    [cut_me] Something is glowing in my row. Cut there.
   *[spare_me] My row is dark tonight. Walk on by.
}
time-bomb-say-suggest-dry-0 = { $target_is ->
    [you] Yours would be the logical row.
   *[other] { $target }’s would be the logical row.
}
time-bomb-say-suggest-dry-1 = { $target_is ->
    [you] I’d cut one of yours. Nothing personal.
   *[other] I’d cut one of { $target }’s. Nothing personal.
}
time-bomb-say-suggest-nervous-0 = { $target_is ->
    [you] Maybe … one of yours?
   *[other] Maybe … one of { $target }’s?
}
time-bomb-say-suggest-nervous-1 = { $target_is ->
    [you] Yours. I think. Yes, yours.
   *[other] { $target }’s. I think. Yes, { $target }’s.
}
time-bomb-say-suggest-boastful-0 = { $target_is ->
    [you] We cut one of yours, and you’ll thank me later.
   *[other] We cut one of { $target }’s, and you’ll thank me later.
}
time-bomb-say-suggest-boastful-1 = { $target_is ->
    [you] It’s your row. I can smell it.
   *[other] It’s { $target }’s row. I can smell it.
}
time-bomb-say-suggest-kind-0 = { $target_is ->
    [you] Could we try one of yours?
   *[other] Could we try one of { $target }’s?
}
time-bomb-say-suggest-kind-1 = { $target_is ->
    [you] I have a good feeling about your row.
   *[other] I have a good feeling about { $target }’s row.
}
time-bomb-say-suggest-gruff-0 = { $target_is ->
    [you] Yours. Get it over with.
   *[other] { $target }’s. Get it over with.
}
time-bomb-say-suggest-gruff-1 = { $target_is ->
    [you] Your row next. Simple as that.
   *[other] { $target }’s row next. Simple as that.
}
time-bomb-say-suggest-dreamy-0 = { $target_is ->
    [you] Your wires keep whispering: cut here.
   *[other] { $target }’s wires keep whispering: cut here.
}
time-bomb-say-suggest-dreamy-1 = { $target_is ->
    [you] I’d follow the light to your row.
   *[other] I’d follow the light to { $target }’s row.
}
time-bomb-say-oppose-dry-0 = { $target_is ->
    [you] Not yours. I’d like to see the morning.
   *[other] Not { $target }’s. I’d like to see the morning.
}
time-bomb-say-oppose-dry-1 = { $target_is ->
    [you] Cutting yours now would be brave, and stupid.
   *[other] Cutting { $target }’s now would be brave, and stupid.
}
time-bomb-say-oppose-nervous-0 = { $target_is ->
    [you] No, no, no, not yours!
   *[other] No, no, no, not { $target }’s!
}
time-bomb-say-oppose-nervous-1 = { $target_is ->
    [you] Anything but your row, please.
   *[other] Anything but { $target }’s row, please.
}
time-bomb-say-oppose-boastful-0 = { $target_is ->
    [you] Keep off yours. I’ve seen this trick before.
   *[other] Keep off { $target }’s. I’ve seen this trick before.
}
time-bomb-say-oppose-boastful-1 = { $target_is ->
    [you] Cut yours? Only an amateur would.
   *[other] Cut { $target }’s? Only an amateur would.
}
time-bomb-say-oppose-kind-0 = { $target_is ->
    [you] Let’s leave yours be for now.
   *[other] Let’s leave { $target }’s be for now.
}
time-bomb-say-oppose-kind-1 = { $target_is ->
    [you] I’d be happier if we didn’t cut yours just yet.
   *[other] I’d be happier if we didn’t cut { $target }’s just yet.
}
time-bomb-say-oppose-gruff-0 = { $target_is ->
    [you] Not yours. Forget it.
   *[other] Not { $target }’s. Forget it.
}
time-bomb-say-oppose-gruff-1 = { $target_is ->
    [you] Nobody cuts yours. Not now.
   *[other] Nobody cuts { $target }’s. Not now.
}
time-bomb-say-oppose-dreamy-0 = { $target_is ->
    [you] There’s a cold draught from your row. Not there.
   *[other] There’s a cold draught from { $target }’s row. Not there.
}
time-bomb-say-oppose-dreamy-1 = { $target_is ->
    [you] Your row smells of thunder. Leave it.
   *[other] { $target }’s row smells of thunder. Leave it.
}
time-bomb-say-accuse-dry-0 = { time-bomb-say-accuse } Just thinking aloud.
time-bomb-say-accuse-dry-1 = For the minutes. { time-bomb-say-accuse }
time-bomb-say-accuse-nervous-0 = I hate to say it. { time-bomb-say-accuse }
time-bomb-say-accuse-nervous-1 = { time-bomb-say-accuse } Sorry! But I had to say it.
time-bomb-say-accuse-boastful-0 = { time-bomb-say-accuse } Nobody fools me.
time-bomb-say-accuse-boastful-1 = I called it from the start. { time-bomb-say-accuse }
time-bomb-say-accuse-kind-0 = I’d love to be wrong. { time-bomb-say-accuse }
time-bomb-say-accuse-kind-1 = { time-bomb-say-accuse } Prove me wrong, please.
time-bomb-say-accuse-gruff-0 = { time-bomb-say-accuse } There, I said it.
time-bomb-say-accuse-gruff-1 = Enough dancing around. { time-bomb-say-accuse }
time-bomb-say-accuse-dreamy-0 = A shadow crossed the table. { time-bomb-say-accuse }
time-bomb-say-accuse-dreamy-1 = { time-bomb-say-accuse } I heard it in the ticking.
time-bomb-say-vouch-dry-0 = { time-bomb-say-vouch } Against my habits.
time-bomb-say-vouch-dry-1 = I checked twice. { time-bomb-say-vouch }
time-bomb-say-vouch-nervous-0 = { time-bomb-say-vouch } I have to trust somebody.
time-bomb-say-vouch-nervous-1 = Don’t let me down. { time-bomb-say-vouch }
time-bomb-say-vouch-boastful-0 = { time-bomb-say-vouch } And I’m never wrong about people.
time-bomb-say-vouch-boastful-1 = Take it from me. { time-bomb-say-vouch }
time-bomb-say-vouch-kind-0 = Credit where it’s due. { time-bomb-say-vouch }
time-bomb-say-vouch-kind-1 = { time-bomb-say-vouch } It’s good to have company.
time-bomb-say-vouch-gruff-0 = { time-bomb-say-vouch } Don’t make me regret it.
time-bomb-say-vouch-gruff-1 = { time-bomb-say-vouch } That’s all you’ll hear from me.
time-bomb-say-vouch-dreamy-0 = { time-bomb-say-vouch } There’s a lamp burning over there.
time-bomb-say-vouch-dreamy-1 = Call it a warm light. { time-bomb-say-vouch }
time-bomb-say-intend-dry-0 = { $target_is ->
    [you] One of yours, then.
   *[other] One of { $target }’s, then.
}
time-bomb-say-intend-dry-1 = { $target_is ->
    [you] I’m about to cut one of yours. Hold the applause.
   *[other] I’m about to cut one of { $target }’s. Hold the applause.
}
time-bomb-say-intend-nervous-0 = { $target_is ->
    [you] I’m going to cut one of yours. Look at my hands shake.
   *[other] I’m going to cut one of { $target }’s. Look at my hands shake.
}
time-bomb-say-intend-nervous-1 = { $target_is ->
    [you] Here goes. One of yours. Oh boy.
   *[other] Here goes. One of { $target }’s. Oh boy.
}
time-bomb-say-intend-boastful-0 = { $target_is ->
    [you] Watch this. One of yours.
   *[other] Watch this. One of { $target }’s.
}
time-bomb-say-intend-boastful-1 = { $target_is ->
    [you] Watch and learn: I’m cutting one of yours.
   *[other] Watch and learn: I’m cutting one of { $target }’s.
}
time-bomb-say-intend-kind-0 = { $target_is ->
    [you] I’ll cut one of yours, all right?
   *[other] I’ll cut one of { $target }’s, all right?
}
time-bomb-say-intend-kind-1 = { $target_is ->
    [you] Unless somebody minds, I’ll cut one of yours.
   *[other] Unless somebody minds, I’ll cut one of { $target }’s.
}
time-bomb-say-intend-gruff-0 = { $target_is ->
    [you] Cutting yours. Stand back.
   *[other] Cutting { $target }’s. Stand back.
}
time-bomb-say-intend-gruff-1 = { $target_is ->
    [you] Yours. Last chance to object.
   *[other] { $target }’s. Last chance to object.
}
time-bomb-say-intend-dreamy-0 = { $target_is ->
    [you] My hand drifts towards your wires.
   *[other] My hand drifts towards { $target }’s wires.
}
time-bomb-say-intend-dreamy-1 = { $target_is ->
    [you] Your row is calling. I’ll cut there.
   *[other] { $target }’s row is calling. I’ll cut there.
}
time-bomb-say-reply-dry-0 = Charming. { time-bomb-say-reply }
time-bomb-say-reply-dry-1 = Noted. { time-bomb-say-reply }
time-bomb-say-reply-nervous-0 = That’s not fair! { time-bomb-say-reply }
time-bomb-say-reply-nervous-1 = What? No! { time-bomb-say-reply }
time-bomb-say-reply-boastful-0 = Ha! { time-bomb-say-reply }
time-bomb-say-reply-boastful-1 = Oh, please. { time-bomb-say-reply }
time-bomb-say-reply-kind-0 = Easy now. { time-bomb-say-reply }
time-bomb-say-reply-kind-1 = I see why you’d think so. { time-bomb-say-reply }
time-bomb-say-reply-gruff-0 = Rubbish. { time-bomb-say-reply }
time-bomb-say-reply-gruff-1 = Watch your mouth. { time-bomb-say-reply }
time-bomb-say-reply-dreamy-0 = Words like smoke. { time-bomb-say-reply }
time-bomb-say-reply-dreamy-1 = How sad. { time-bomb-say-reply }
time-bomb-say-retract-dry-0 = I stand corrected. { time-bomb-say-retract }
time-bomb-say-retract-dry-1 = It happens. { time-bomb-say-retract }
time-bomb-say-retract-nervous-0 = Oh dear. { time-bomb-say-retract }
time-bomb-say-retract-nervous-1 = Sorry, sorry! { time-bomb-say-retract }
time-bomb-say-retract-boastful-0 = Even I slip once a year. { time-bomb-say-retract }
time-bomb-say-retract-boastful-1 = You’ll hear a better one. { time-bomb-say-retract }
time-bomb-say-retract-kind-0 = I was unfair. { time-bomb-say-retract }
time-bomb-say-retract-kind-1 = My apologies. { time-bomb-say-retract }
time-bomb-say-retract-gruff-0 = Fine. { time-bomb-say-retract }
time-bomb-say-retract-gruff-1 = Happy now? { time-bomb-say-retract }
time-bomb-say-retract-dreamy-0 = The fog has lifted. { time-bomb-say-retract }
time-bomb-say-retract-dreamy-1 = Night plays tricks. { time-bomb-say-retract }

## remark: what bots say besides; it tells nothing, or why they cut there

time-bomb-remark-success-0 = One more down.
time-bomb-remark-success-1 = That’s the kind of click I like.
time-bomb-remark-success-2 = Good. Keep that hand steady.
time-bomb-remark-success-3 = See? It can be done.
time-bomb-remark-success-4 = I was holding my breath there.
time-bomb-remark-success-5 = Nicely done, whoever you are.
time-bomb-remark-safe-0 = Nothing. The clock thanks us.
time-bomb-remark-safe-1 = Plain copper. Next.
time-bomb-remark-safe-2 = Could have been worse.
time-bomb-remark-safe-3 = Well, it didn’t go off.
time-bomb-remark-safe-4 = We won’t get that minute back.
time-bomb-remark-safe-5 = Quiet. Too quiet.
time-bomb-remark-why_success-0 = Going by the claims, that row had the most to give.
time-bomb-remark-why_trust-0 = I wanted the nippers in hands I trust.
time-bomb-remark-why_boom-0 = I stayed away from the rows that smell of the bomb.
time-bomb-remark-why_gut-0 = I had to start somewhere.

## describe

time-bomb-describe-round = Round { $round } of { $rounds }, { $hand } wires each at its start.
time-bomb-describe-briefing = Briefing: no cutting yet.
time-bomb-describe-cutting = Cut { $cut } of { $cuts } this round.
time-bomb-describe-ready = Ready: { $names }.
time-bomb-describe-submitted = Claimed or passed: { $names }.
time-bomb-describe-nippers = { $holder_is ->
    [you] You hold the nippers.
   *[other] { $holder } holds the nippers.
}
time-bomb-describe-down = Face down: { time-bomb-part-counts }.
time-bomb-describe-found = Success found: { $found } of { $total }.
time-bomb-describe-cuts = Cuts left: { $round_left } this round, { $left } in the match.
time-bomb-describe-row = { $seat_is ->
    [you] You
   *[other] { $seat }
}: { $wires_n ->
    [0] no wires face down.
    [one] wire { $wires } face down.
   *[other] wires { $wires } face down.
}
time-bomb-describe-own_role = You are { time-bomb-part-role }.
time-bomb-describe-own_dealt = You were dealt { time-bomb-part-counts }.
time-bomb-describe-own_now = Your row now: { time-bomb-part-counts }.
time-bomb-describe-own_claim = Your sealed claim: { time-bomb-part-claim }.
time-bomb-describe-pile = Cut in round { $round }: { time-bomb-part-counts }.
time-bomb-describe-lump = Cut before: { time-bomb-part-counts }.
time-bomb-describe-last = Last cut: { time-bomb-log-cut }
time-bomb-describe-opened_role = { $seat_is ->
    [you] You were { time-bomb-part-role }.
   *[other] { $seat } was { time-bomb-part-role }.
}
time-bomb-describe-opened_leftover = The role card left over: { time-bomb-part-card }.
time-bomb-describe-opened_row = { $seat_is ->
    [you] Your remaining wires
   *[other] { $seat }’s remaining wires
}: { $wires_n ->
    [0] none.
   *[other] { $wires }.
}

## review

time-bomb-review-boom = { $cutter_is ->
    [you] You cut BOOM out of { $target }’s row.
   *[other] { $target_is ->
        [you] { $cutter } cut BOOM out of your row.
       *[other] { $cutter } cut BOOM out of { $target }’s row.
    }
} The chance was { $odds }%.
time-bomb-review-defused = { $cutter_is ->
    [you] You found the last success in { $target }’s row.
   *[other] { $target_is ->
        [you] { $cutter } found the last success in your row.
       *[other] { $cutter } found the last success in { $target }’s row.
    }
} The chance was { $odds }%.
time-bomb-review-timeout = { $cutter_is ->
    [you] You made the last cut, with { $missing } success still missing.
   *[other] { $cutter } made the last cut, with { $missing } success still missing.
}
time-bomb-review-lost_cause = { $cutter_is ->
    [you] After your cut, there were fewer cuts left than success missing.
   *[other] After { $cutter }’s cut, there were fewer cuts left than success missing.
}
time-bomb-review-near_miss = { $cutter_is ->
    [you] You cut { $target }, who held BOOM, and lived.
   *[other] { $target_is ->
        [you] { $cutter } cut you while you held BOOM, and lived.
       *[other] { $cutter } cut { $target }, who held BOOM, and lived.
    }
} The chance of an explosion was { $odds }%.
time-bomb-review-success = { $cutter_is ->
    [you] You found a success in { $target }’s row.
   *[other] { $target_is ->
        [you] { $cutter } found a success in your row.
       *[other] { $cutter } found a success in { $target }’s row.
    }
} The chance was { $odds }%.
time-bomb-review-wasted = { $cutter_is ->
    [you] You cut { $target }, whose row held no success.
   *[other] { $target_is ->
        [you] { $cutter } cut you, and your row held no success.
       *[other] { $cutter } cut { $target }, whose row held no success.
    }
}
time-bomb-review-safe = { $cutter_is ->
    [you] You cut { $target } and found nothing.
   *[other] { $target_is ->
        [you] { $cutter } cut you and found nothing.
       *[other] { $cutter } cut { $target } and found nothing.
    }
} The chance of a success was { $odds }%.
time-bomb-review-forced = { $cutter_is ->
    [you] Time was up, so chance cut for you.
   *[other] Time was up, so chance cut for { $cutter }.
}

## refuse

time-bomb-refuse-E_AUTH = That’s not yours to do.
time-bomb-refuse-E_OVER = The match is over. Only chat and replies are left.
time-bomb-refuse-E_PHASE = Not in this phase of the round.
time-bomb-refuse-E_STALE = Something happened before your move arrived. Look again, then choose.
time-bomb-refuse-E_NOT_CLIPPER = Only whoever holds the nippers can do that.
time-bomb-refuse-E_SEAT = Nobody sits there.
time-bomb-refuse-E_SELF = You can’t cut your own wires.
time-bomb-refuse-E_NO_WIRES = Every wire in that row has been cut this round.
time-bomb-refuse-E_SLOT = There’s no face-down wire in that place.
time-bomb-refuse-E_CUT_BACK = No cutting back at this table: not the player who has just cut you.
time-bomb-refuse-E_READY = You’ve already said you’re ready.
time-bomb-refuse-E_CLAIM = A claim states at least one whole number, and what it states must fit in one row.
time-bomb-refuse-E_CLAIM_TURN = Not the moment for your claim. Here claims are made in turn or sealed, before the first cut.
time-bomb-refuse-E_CLAIMS_OFF = This table plays without hand claims.
time-bomb-refuse-E_TALK_TARGET = You can’t say that about this place at the table.
time-bomb-refuse-E_REF = There’s no such line for you to answer or take back.
time-bomb-refuse-E_TEXT = A line of chat has 1 to { $longest } characters, and the table must allow chat.
time-bomb-refuse-E_RATE = That’s enough for now. Wait for the next cut or the next round.
time-bomb-refuse-E_PLAYERS = These options allow { $least } to { $most } players, not { $players }.
time-bomb-refuse-E_CONFIG = { $reason ->
    [spy] The Spy is not on offer.
   *[start] Seat { $seat } can’t start: there are only { $players }.
}
time-bomb-refuse-E_DEAL = { $reason ->
    [roles] These roles are not those of the deck.
    [round] There is no round { $round }.
    [seat] There is no seat { $seat }.
    [found] { $success } SUCCESS and { $boom } BOOM can’t have been found by now.
    [wires] The wires don’t add up to { $safe } SAFE, { $success } SUCCESS and { $boom } BOOM.
    [rows] Each of the { $players } rows must hold { $size } wires.
    [later] The rows for round { $round } are not the wires that are left.
   *[kinds] There are only three kinds of wire.
}

## content: what is wrong with a file of numbers, after a colon

time-bomb-content-hand = { $rounds } rounds need at least { $least } wires for each player
time-bomb-content-extends = there is no profile { $profile }
time-bomb-content-gap = the numbers of players { $players } repeat or leave a gap
time-bomb-content-wires = { $safe } + { $success } + { $boom } wires are not { $hand } for each of { $players } players
time-bomb-content-roles = { $swat } + { $terrorist } roles do not leave 0 or 1 over for { $players } players
time-bomb-content-booms = { $needed } BOOM are needed, and there is only { $boom }

## option

time-bomb-option-profile = Set
time-bomb-option-profile-base = Classic, 4–6
time-bomb-option-profile-ext78 = Large, 4–8
time-bomb-option-profile-three = Small, 3–6
time-bomb-option-profile-temple = Temple, 3–10
time-bomb-option-profile-base-note = Four to six players, one bomb.
time-bomb-option-profile-ext78-note = Room for seven and eight.
time-bomb-option-profile-three-note = Works with three: one or two of you are up against the rest.
time-bomb-option-profile-temple-note = Several bombs, and it takes all of them to end it.
time-bomb-option-start_player = Who starts
time-bomb-option-start_player-last_exploded = Last to explode
time-bomb-option-start_player-last_exploded-note = Whoever’s wire blew up last has the nippers; the first time it’s drawn by lot.
time-bomb-option-start_player-random = By lot
time-bomb-option-start_player-random-note = Drawn by lot for every match.
time-bomb-option-claim_mode = Hand claims
time-bomb-option-claim_mode-free = Free
time-bomb-option-claim_mode-ordered = In turn
time-bomb-option-claim_mode-sealed = Sealed
time-bomb-option-claim_mode-off = None
time-bomb-option-claim_mode-free-note = Say what you were dealt whenever you like.
time-bomb-option-claim_mode-ordered-note = Everybody claims once, round the table, before the first cut.
time-bomb-option-claim_mode-sealed-note = All claims are opened at the same moment.
time-bomb-option-claim_mode-off-note = No claims by button: talk is all you have.
time-bomb-option-ready_gate = Wait until everybody is ready
time-bomb-option-ready_gate-note = Nobody cuts in a round until everybody has said so.
time-bomb-option-public_ledger = Show the sums of all claims
time-bomb-option-public_ledger-note = Adds up what was claimed, and shows where it can’t be true.
time-bomb-option-cut_back = Cutting back
time-bomb-option-cut_back-allowed = Allowed
time-bomb-option-cut_back-allowed-note = You may cut whoever has just cut you.
time-bomb-option-cut_back-forbidden = Forbidden
time-bomb-option-cut_back-forbidden-note = Not at once whoever has just cut you.
time-bomb-option-early_call = End once it can’t be won any more
time-bomb-option-early_call-note = Otherwise you play on to the last round; it may still go boom.
time-bomb-option-show_leftover = Show the role nobody held
time-bomb-option-show_leftover-note = At the end, where a role card was left over. The rulebook leaves it in the box.
time-bomb-option-free_chat = Typed chat
time-bomb-option-free_chat-note = Everybody may type anything, true or not.
time-bomb-option-clock = Clocks
time-bomb-option-clock-off = No clocks
time-bomb-option-clock-on = With clocks
time-bomb-option-clock-briefing = Seconds to talk first
time-bomb-option-clock-cut = Seconds for a cut
time-bomb-option-clock-hold = Seconds for “Wait!”
time-bomb-option-match = Matches
time-bomb-option-match-single = One at a time
time-bomb-option-match-single-note = Every match stands alone.
time-bomb-option-match-tokens = Series with tokens
time-bomb-option-match-tokens-note = Losers take a token. At three the series ends, and the fewest tokens win.
time-bomb-option-skin = Words
time-bomb-option-skin-squad = SWAT, Terrorists
time-bomb-option-skin-squad-note = Only the names differ.
time-bomb-option-skin-workshop = Engineers, Saboteurs
time-bomb-option-skin-workshop-note = Only the names differ.

## the two sides

time-bomb-squad-swat = SWAT
time-bomb-squad-terrorist = Terrorist
time-bomb-workshop-swat = Engineer
time-bomb-workshop-terrorist = Saboteur
time-bomb-goal-swat = Find every success. Keep away from BOOM.
time-bomb-goal-terrorist = Get BOOM cut, or let the time run out. Don’t get caught.

## the table

time-bomb-headline-cut = Snip …
time-bomb-boom = BOOM!
time-bomb-ready = I’m ready
time-bomb-wire-safe = safe
time-bomb-wire-success = success
time-bomb-wire-boom = BOOM
time-bomb-row = { $name_is ->
    [you] Your row
   *[other] { $name }’s row
}: { $n ->
    [one] { $n } wire face down
   *[other] { $n } wires face down
}
time-bomb-row-can = { $n ->
    [one] Choose { $name }’s row: { $n } wire face down
   *[other] Choose { $name }’s row: { $n } wires face down
}
time-bomb-card = { $name_is ->
    [you] Your wire { $n }
   *[other] { $name }’s wire { $n }
}, face down
time-bomb-card-can = Cut { $name }’s wire { $n }
time-bomb-card-open = { $name_is ->
    [you] Your wire { $n }
   *[other] { $name }’s wire { $n }
}: { time-bomb-part-wire }
time-bomb-tray = { $name }’s wires
time-bomb-cut-pick = Which of { $name }’s?
time-bomb-cut-do = Cut this wire of { $name }’s
time-bomb-cut-announce = Say it first
time-bomb-cut-not = Not this one

## seat: what there is to know of a player, one short fact each

time-bomb-seat = { $name_is ->
    [you] { $name } (you)
   *[other] { $name }
}{ $facts_n ->
    [0] { "" }
   *[other] : { $facts }
}
time-bomb-seat-clipper = holds the nippers
time-bomb-seat-ready = ready
time-bomb-seat-claiming = is next to claim
time-bomb-seat-claims = { $n ->
    [0] claims no success
   *[other] claims { $n } success
}
time-bomb-seat-has_boom = claims BOOM
time-bomb-seat-no_boom = claims no BOOM
time-bomb-seat-broken = that claim can’t be true any more
time-bomb-seat-cut_me = wants to be cut
time-bomb-seat-spare_me = wants to be spared
time-bomb-seat-suggested = { $n ->
    [one] { $n } says cut here
   *[other] { $n } say cut here
}
time-bomb-seat-opposed = { $n ->
    [one] { $n } says don’t cut here
   *[other] { $n } say don’t cut here
}
time-bomb-seat-intended = about to be cut
time-bomb-seat-asked = asked by { $n }
time-bomb-seat-accused = accused by { $n }
time-bomb-seat-vouched = trusted by { $n }
time-bomb-person-accuses = { $level ->
    [1] { $a_is ->
        [you] You don’t trust { $b }.
       *[other] { $a } doesn’t trust { $b_is ->
            [you] you
           *[other] { $b }
        }.
    }
    [2] { $a_is ->
        [you] You think { $b } is working against us.
       *[other] { $a } thinks { $b_is ->
            [you] you are
           *[other] { $b } is
        } working against us.
    }
   *[3] { $a_is ->
        [you] You are sure { $b } is working against us.
       *[other] { $a } is sure { $b_is ->
            [you] you are
           *[other] { $b } is
        } working against us.
    }
}
time-bomb-person-vouches = { $level ->
    [1] { $a_is ->
        [you] You are inclined to trust { $b }.
       *[other] { $a } is inclined to trust { $b_is ->
            [you] you
           *[other] { $b }
        }.
    }
    [2] { $a_is ->
        [you] You trust { $b }.
       *[other] { $a } trusts { $b_is ->
            [you] you
           *[other] { $b }
        }.
    }
   *[3] { $a_is ->
        [you] You are sure { $b } is on our side.
       *[other] { $a } is sure { $b_is ->
            [you] you are
           *[other] { $b } is
        } on our side.
    }
}
time-bomb-person-said = Said lately
time-bomb-person-quote = “{ $text }”

## act: the buttons of talk

time-bomb-act-short-hand = My hand
time-bomb-act-short-request = My row
time-bomb-act-short-suggest = Cut …
time-bomb-act-short-oppose = Not …
time-bomb-act-short-accuse = Accuse
time-bomb-act-short-vouch = Vouch
time-bomb-act-short-ask = Ask
time-bomb-act-short-role = I’m …
time-bomb-act-short-intend = I’ll cut
time-bomb-act-short-hold = Wait!
time-bomb-act-hand = What I was dealt
time-bomb-act-request = About my row
time-bomb-act-suggest = Cut here
time-bomb-act-oppose = Don’t cut here
time-bomb-act-accuse = Accuse
time-bomb-act-vouch = Vouch for
time-bomb-act-ask = Ask
time-bomb-act-role = Whose side I’m on
time-bomb-act-intend = I’m about to cut
time-bomb-act-field-target = Who?
time-bomb-act-field-level = How sure?
time-bomb-act-field-why = Why? (if you like)
time-bomb-act-field-topic = About what?
time-bomb-act-field-side = I’m …
time-bomb-act-field-what = What about my wires?
time-bomb-act-request-what-cut_me = Cut mine
time-bomb-act-request-what-spare_me = Spare mine
time-bomb-act-role-side-swat = … here to disarm it
time-bomb-act-role-side-terrorist = … here to see it go off
time-bomb-act-accuse-level-1 = I don’t trust them
time-bomb-act-accuse-level-2 = Very likely
time-bomb-act-accuse-level-3 = I’m sure
time-bomb-act-vouch-level-1 = I’m inclined to trust them
time-bomb-act-vouch-level-2 = I trust them
time-bomb-act-vouch-level-3 = I’m sure of them
time-bomb-act-accuse-why-sum_too_high = Claims add up to too much
time-bomb-act-accuse-why-sum_too_low = Claims add up to too little
time-bomb-act-accuse-why-claim_broken = The claim didn’t hold up
time-bomb-act-accuse-why-claim_changed = The claim was changed
time-bomb-act-accuse-why-wasted_cut = A wasted cut
time-bomb-act-accuse-why-cut_boom_claimer = Cut where BOOM was claimed
time-bomb-act-accuse-why-gave_success = Their row gave us a success
time-bomb-act-accuse-why-claim_matched = The claim held up
time-bomb-act-accuse-why-silent = Keeps quiet
time-bomb-act-accuse-why-gut = Just a hunch
time-bomb-act-vouch-why-sum_too_high = { time-bomb-act-accuse-why-sum_too_high }
time-bomb-act-vouch-why-sum_too_low = { time-bomb-act-accuse-why-sum_too_low }
time-bomb-act-vouch-why-claim_broken = { time-bomb-act-accuse-why-claim_broken }
time-bomb-act-vouch-why-claim_changed = { time-bomb-act-accuse-why-claim_changed }
time-bomb-act-vouch-why-wasted_cut = { time-bomb-act-accuse-why-wasted_cut }
time-bomb-act-vouch-why-cut_boom_claimer = { time-bomb-act-accuse-why-cut_boom_claimer }
time-bomb-act-vouch-why-gave_success = { time-bomb-act-accuse-why-gave_success }
time-bomb-act-vouch-why-claim_matched = { time-bomb-act-accuse-why-claim_matched }
time-bomb-act-vouch-why-silent = { time-bomb-act-accuse-why-silent }
time-bomb-act-vouch-why-gut = { time-bomb-act-accuse-why-gut }
time-bomb-act-ask-topic-hand = What were you dealt?
time-bomb-act-ask-topic-role = Whose side are you on?
time-bomb-act-ask-topic-why_cut = Why did you cut there?
time-bomb-act-ask-topic-whom_suspect = Who do you suspect?
time-bomb-act-reply-stance-agree = I agree
time-bomb-act-reply-stance-disagree = I don’t agree
time-bomb-act-reply-stance-believe = I believe it
time-bomb-act-reply-stance-doubt = I doubt it

time-bomb-understood = The bots understand sentences such as “I have two”, “cut { $name }”, “{ $name } is lying” or “{ $name }, who do you suspect?”

## claim: the sheet on which a claim is made

time-bomb-claim-success = success dealt to me this round
time-bomb-claim-boom = BOOM
time-bomb-claim-boom-no = Not with me
time-bomb-claim-boom-yes = With me
time-bomb-claim-note = True or not, as you like. It’s about the row as it was dealt.
time-bomb-claim-open = State my hand
time-bomb-claim-make = Make my claim
time-bomb-claim-pass = Make no claim
time-bomb-claim-send-hand = Say it
time-bomb-claim-send-claim_submit = Make this claim

## secret: what only the reader sees

time-bomb-secret = Only you see this
time-bomb-secret-role = You are { time-bomb-part-role }. Press to hide.
time-bomb-secret-show = Hidden. Press to show.
time-bomb-secret-hidden = Hidden
time-bomb-secret-hide = Hide what’s yours
# After how many there are.
time-bomb-secret-wires = { $wire ->
    [safe] { $n ->
       *[other] safe
    }
    [success] { $n ->
       *[other] success
    }
   *[boom] BOOM
}
time-bomb-secret-dealt = of { $n }

## status

time-bomb-status-round = Round { $n }
time-bomb-status-cut = cut { $n } of { $of }
time-bomb-status-briefing = briefing
time-bomb-status-over = over
time-bomb-cutboard-label = { $n ->
    [one] Board of cuts: { $found } of { $total } success found, { $n } cut left
   *[other] Board of cuts: { $found } of { $total } success found, { $n } cuts left
}
time-bomb-cutboard-cell = Round { $round }, cut { $n }: { $cutter_is ->
    [you] you
   *[other] { $cutter }
} cut { $target_is ->
    [you] you
   *[other] { $target }
}, { time-bomb-part-wire }

## ledger

time-bomb-ledger = Sums
# The number stands before each of these four.
time-bomb-ledger-success = { $n ->
   *[other] success missing
}
time-bomb-ledger-boom = { $n ->
   *[other] BOOM out there
}
time-bomb-ledger-safe = { $n ->
   *[other] safe left
}
time-bomb-ledger-cuts = { $n ->
    [one] cut left
   *[other] cuts left
}
time-bomb-ledger-seat = Seat
time-bomb-ledger-claim = Claims
time-bomb-ledger-found = Cut so far
time-bomb-ledger-implied = Left
time-bomb-ledger-changed = changed
time-bomb-ledger-over = more found
time-bomb-ledger-short = can’t be
time-bomb-ledger-sum = Claimed: { $n } of { $of } success.
time-bomb-ledger-gap_less = { $n } too few.
time-bomb-ledger-gap_more = { $n } too many.
time-bomb-ledger-fits = It adds up.
time-bomb-ledger-terrorists = { $skin ->
    [workshop] Saboteurs
   *[squad] Terrorists
}: { $counts_or }
time-bomb-ledger-prior = { $n } ({ $chance }%)

## end: the newspaper of the morning after

time-bomb-paper = The Evening Wire
time-bomb-paper-edition = Match { $n }, late edition
time-bomb-paper-price = Price: one nerve
time-bomb-end-defused = Bomb silenced
time-bomb-end-boom = Up it went
time-bomb-end-timeout = Out of time
time-bomb-end-abandoned = Called off
time-bomb-end-deck = Round { $round }, { $found } of { $total } success found, { $n ->
    [one] { $n } cut made
   *[other] { $n } cuts made
}: { time-bomb-part-winner }.
time-bomb-end-by-boom = { $cutter_is ->
    [you] You cut BOOM out of { $target }’s row.
   *[other] { $target_is ->
        [you] { $cutter } cut BOOM out of your row.
       *[other] { $cutter } cut BOOM out of { $target }’s row.
    }
}
time-bomb-end-by-defused = { $cutter_is ->
    [you] You found the last one in { $target }’s row.
   *[other] { $target_is ->
        [you] { $cutter } found the last one in your row.
       *[other] { $cutter } found the last one in { $target }’s row.
    }
}
time-bomb-end-won = You won.
time-bomb-end-lost = You lost.
time-bomb-end-who = Who was who
time-bomb-end-honest = { $n } of { $of } claims true
time-bomb-end-leftover = The role nobody held: { time-bomb-part-card }.
time-bomb-end-series = The series so far
time-bomb-end-tokens = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
time-bomb-end-turning = Turning points
time-bomb-end-when = Round { $round }, cut { $n }
time-bomb-end-claims = Said and true
time-bomb-end-deals = Every deal, opened
time-bomb-end-round = Round { $n }
time-bomb-end-row = { $name }: { $wires }
time-bomb-claims-caption = Hand claims beside the truth
time-bomb-claims-round = Round
time-bomb-claims-who = Who
time-bomb-claims-said = Said
time-bomb-claims-truth = Truth
time-bomb-claims-verdict = Verdict
time-bomb-claims-true = true
time-bomb-claims-false = false
time-bomb-claims-none = Nobody claimed anything.

## aim: the line that always says what one plays for

time-bomb-aim = { $role ->
    [swat] Find all { $total } success before round { $rounds } ends · { $found } found
    [terrorist] Get BOOM cut, or outlast round { $rounds } · { $found } of { $total } found
   *[none] { $found } of { $total } success found · round { $round } of { $rounds }
}

## use: a piece that can be used after all

time-bomb-use-cut = You can cut it: it’s your turn, and it lies in somebody else’s row.

## tip: why a strong player would do it. Nothing is said that the player can’t know

# How many of the wires that others hold are success.
time-bomb-part-among = { $success ->
    [0] none of the { $wires } wires the others hold is a success
    [one] 1 of the { $wires } wires the others hold is a success
   *[other] { $success } of the { $wires } wires the others hold are success
}
time-bomb-tip-ready = { $last ->
    [yes] Everybody else is ready: the cutting waits for you alone.
   *[no] Your wires won’t change any more, and the first cut waits until everybody is ready.
}
time-bomb-tip-claim = { $true ->
    [yes] { $role ->
        [swat] That’s what you were dealt. Your side can only find what it hears of.
       *[terrorist] That’s what you were dealt. A claim that holds up makes the next lie easier.
    }
   *[no] { $role ->
        [swat] That’s not what you were dealt: it keeps the other side guessing where to cut.
       *[terrorist] That’s not what you were dealt: cuts spent looking for it are cuts your rivals don’t have.
    }
}
time-bomb-tip-pass = Nobody has to claim anything, and what you don’t say can’t turn out false.
time-bomb-tip-all-mine = Every success still hidden is in your own row, so no cut of yours finds one. Cut to hand over the nippers: { $target } cuts next.
time-bomb-tip-claims = { $most ->
    [most] { $target } should still have { $claimed } success by their own claim, and nobody you can cut claims more.
   *[some] { $target } should still have { $claimed } success by their own claim.
}
time-bomb-tip-safe = You hold every BOOM yourself, so no cut of yours can set it off: { time-bomb-part-among }.
time-bomb-tip-open = { $target } claims BOOM, but that’s only a claim: { time-bomb-part-among }.
time-bomb-tip-silent = Nothing is certain here. { $target } has claimed nothing this round; { time-bomb-part-among }.
time-bomb-tip-clash = The claims add up to { $claimed } success, but only { $dealt } were dealt, so somebody is lying. { $target } claims to have none left.
time-bomb-tip-none = Nothing is certain here. { $target } should have no success left, but that’s only a claim: { time-bomb-part-among }.
time-bomb-tip-harmless = Every success still hidden is in your own row, so this cut can’t find one.
time-bomb-tip-fuse = { $target } claims BOOM, and BOOM wins it for you.
time-bomb-tip-waste = { $target } should have no success left by their own claim: a cut there costs your rivals one of { $left }.
time-bomb-tip-cover = Nothing here is certain to help you, and nothing gives you away: { time-bomb-part-among }.

## weigh: a warning before a move

time-bomb-weigh-anyway = Cut anyway
time-bomb-weigh-boom = { $target } claims to hold BOOM. If that’s true, one of that row’s wires ends it.
time-bomb-weigh-none = { $target } should have no success left by their own claim. You could cut { $names_or } instead: there it’s claimed.
time-bomb-weigh-last = One success is left, and it isn’t yours: it’s 1 of the { $wires } wires the others hold. If you hit it, you’ve lost.

## lesson

time-bomb-lesson-goal = A bomb with twenty wires! Four are success, one is BOOM, the others are harmless. SWAT wins when all four success wires have been cut. The Terrorists win if BOOM is.
time-bomb-lesson-role = You’re SWAT, and only you know it. One or two of the others are Terrorists. Who? Nobody knows. Terrorists don’t even know each other.
time-bomb-lesson-row = These five wires are yours. You’ve seen them: one success, four safe. Then they were shuffled, so even you can’t tell which is which.
time-bomb-lesson-nippers = You have the nippers, so the first cut is yours. You cut somebody else’s wire, never your own, and whoever you cut is next. After four cuts the round is over.
time-bomb-lesson-claims = But first, everybody talks. Copper claims two success wires, Diode one, Ember one. Any of them could be lying. Lying is allowed.
time-bomb-lesson-claim = Your turn to talk. You want your success wire to be found, so tell the truth: press “State my hand” and say 1 success.
time-bomb-lesson-claim-lie = You may lie, but you’re SWAT. Claim less and they’ll pass you by; claim more and they’ll stop trusting you. The truth is 1 success.
time-bomb-lesson-claim-silent = Not so fast! If you keep quiet, nobody knows that you have a success wire to find.
time-bomb-lesson-claim-else = There’ll be time for that. Press “State my hand” first.
time-bomb-lesson-sum = Now add up the claims: 2 + 1 + 1, and your own 1. That makes five, but there are only four success wires. Somebody is lying!
time-bomb-lesson-ready = Keep that in mind. The others are ready to start cutting. Press “I’m ready”.
time-bomb-lesson-ready-claim = You’ve said your piece. Press “I’m ready”.
time-bomb-lesson-ready-else = Enough talk for now. Press “I’m ready”.
time-bomb-lesson-cut = Copper claims the most, so look there first. Choose the glowing wire in Copper’s row and cut it.
time-bomb-lesson-cut-other = Right player! Any of Copper’s wires could be it. For this lesson, take the glowing one.
time-bomb-lesson-cut-diode = Diode claims one success in five wires, Copper two. The odds are better with Copper.
time-bomb-lesson-cut-ember = Ember claims one success in five wires, Copper two. The odds are better with Copper.
time-bomb-lesson-cut-else = You have the nippers: cut the glowing wire.
time-bomb-lesson-found = Success! One down, three to go. Copper wasn’t making it all up. You cut there, so Copper has the nippers now.
time-bomb-lesson-safe = Copper tried Diode, and it was safe. That proves nothing: with one success in five wires, you miss four times out of five.
time-bomb-lesson-yours = Diode took your word for it and found your success wire. Two of four! And because you were cut, the nippers are yours again.
time-bomb-lesson-last = Last cut of the round. Diode claims one and has just helped SWAT. Return the favour: cut the glowing wire in Diode’s row.
time-bomb-lesson-last-other = Right player! For this lesson, take the glowing wire.
time-bomb-lesson-last-copper = Copper would be a fair choice too. But let’s put Diode to the test: cut the glowing wire.
time-bomb-lesson-last-ember = Ember hasn’t done anything for us yet, and Diode has. Cut the glowing wire.
time-bomb-lesson-round = Three of four! The round is over. The uncut wires were shuffled and dealt again, one fewer for everybody. This time all of yours are safe.
time-bomb-lesson-two = One success wire is left, and two players claim it: Copper and Ember. They can’t both be right.
time-bomb-lesson-none = You don’t have it. Saying so helps: it leaves fewer places to look. State your hand: 0 success.
time-bomb-lesson-none-lie = A lie now would cost SWAT a cut. You have no success wire this round, so say 0.
time-bomb-lesson-again = Everybody has spoken. Press “I’m ready”.
time-bomb-lesson-think = Diode cut you: safe, just as you said. Now it’s your decision. Copper has already come up with a success wire. Ember hasn’t, and in round 1 there was one claim too many.
time-bomb-lesson-whom = So trust Copper: cut the glowing wire.
time-bomb-lesson-whom-ember = Careful! If that claim too many was Ember’s, there’s no success wire there. But there may well be BOOM.
time-bomb-lesson-whom-diode = Diode claims none, and Diode has been honest so far. Go for the one who claims it.
time-bomb-lesson-won = The bomb is disarmed, SWAT wins! Now everything is turned face up, and look: Ember was the Terrorist and had BOOM all along.
time-bomb-lesson-can-1 = Read your role and your wires, and state your hand.
time-bomb-lesson-can-2 = Add up the claims and notice when somebody must be lying.
time-bomb-lesson-can-3 = Cut a wire, knowing who gets the nippers next.
time-bomb-lesson-can-4 = Win for SWAT, or bluff as a Terrorist until BOOM is cut or four rounds are over.

## deck

time-bomb-deck-role = Roles
time-bomb-deck-wire = Wires
time-bomb-deck-nippers = Nippers
time-bomb-deck-dealt = With { $players } players: { $counts }
time-bomb-deck-safe = Nothing happens. But one more cut is gone.
time-bomb-deck-success = SWAT need all of these, one for each player.
time-bomb-deck-boom = The bomb goes off, and the Terrorists win at once.
time-bomb-deck-nippers-text = Whoever has them cuts a wire of somebody else. Then they go to that player.

## What can be done, in a few words

time-bomb-deed-cut = Cut { $target }’s { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
} wire
time-bomb-deed-ready = You’re ready for the first cut
time-bomb-deed-pass = Claim nothing
time-bomb-deed-claim = Claim { $success ->
    [none] no number of successes
   *[other] { $success } success
}, { $boom ->
    [none] nothing about BOOM
    [0] no BOOM
   *[other] BOOM
}
