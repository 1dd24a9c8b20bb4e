# Alle Sätze von Time Bomb.

time-bomb-pitch = Schneide die richtigen Drähte durch, schwatz den anderen die falschen auf und trau niemandem, der sich sicher ist.

## Satzteile

# Was für ein Draht es war.
time-bomb-part-wire = { $wire ->
    [safe] { time-bomb-wire-safe }
    [success] { time-bomb-wire-success }
   *[boom] { time-bomb-wire-boom }
}
# Der wievielte Draht einer Reihe, von links, im Akkusativ.
time-bomb-part-place = { $place ->
    [1] ersten
    [2] zweiten
    [3] dritten
    [4] vierten
   *[5] fünften
}
# Wie viele Drähte jeder Art, im Nominativ.
time-bomb-part-counts = { $safe ->
    [one] { $safe } sicherer
   *[other] { $safe } sichere
}, { time-bomb-part-successes } und { $boom ->
    [0] kein BUMM
   *[other] { $boom } BUMM
}
# Was jemand bekommen haben will, im Nominativ. Was nicht genannt ist, heißt „none“; ist beides nicht genannt, gibt es keine Ansage.
time-bomb-part-claim = { $success ->
    [none] { $boom ->
        [none] keine Ansage
        [0] kein BUMM
       *[other] { $boom } BUMM
    }
   *[other] { $boom ->
        [none] { time-bomb-part-successes }
        [0] { time-bomb-part-successes } und kein BUMM
       *[other] { time-bomb-part-successes } und { $boom } BUMM
    }
}
time-bomb-part-successes = { $success ->
    [0] kein Erfolg
    [one] { $success } Erfolg
   *[other] { $success } Erfolge
}
# Eine Rolle nach „ist“.
time-bomb-part-role = { $skin ->
    [workshop] { $role ->
        [swat] Techniker
       *[terrorist] Saboteur
    }
   *[squad] { $role ->
        [swat] beim SWAT
       *[terrorist] Terrorist
    }
}
# Eine Rollenkarte.
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
# Nach einem Doppelpunkt.
time-bomb-part-winner = { $skin ->
    [workshop] { $winner ->
        [swat] Die Techniker gewinnen
       *[terrorist] Die Saboteure gewinnen
    }
   *[squad] { $winner ->
        [swat] SWAT gewinnt
       *[terrorist] Die Terroristen gewinnen
    }
}
# Warum jemand beschuldigt wird oder Vertrauen bekommt: ein eigener Satz.
time-bomb-part-why = { $why ->
    [sum_too_high] Die Ansagen ergeben zusammen zu viel.
    [sum_too_low] Die Ansagen ergeben zusammen zu wenig.
    [claim_broken] { $target_is ->
        [you] Deine Ansage ging nicht auf.
       *[other] Die Ansage ging nicht auf.
    }
    [claim_changed] { $target_is ->
        [you] Du hast deine Ansage geändert.
       *[other] Die Ansage war plötzlich eine andere.
    }
    [wasted_cut] Der Schnitt war verschenkt.
    [cut_boom_claimer] { $target_is ->
        [you] Du hast da geschnitten, wo BUMM angesagt war.
       *[other] Da wurde geschnitten, wo BUMM angesagt war.
    }
    [gave_success] { $target_is ->
        [you] Aus deiner Reihe kam ein Erfolg.
       *[other] Aus der Reihe kam ein Erfolg.
    }
    [claim_matched] { $target_is ->
        [you] Deine Ansage ging auf.
       *[other] Die Ansage ging auf.
    }
    [silent] { $target_is ->
        [you] Du hältst dich bedeckt.
       *[other] Da hält sich jemand bedeckt.
    }
   *[gut] Nur so ein Gefühl.
}

## help

time-bomb-help-cut = Du hast die Zange. Such dir in einer fremden Reihe einen verdeckten Draht aus und schneide ihn durch; wem er gehört, der schneidet als Nächstes. Die einen müssen rechtzeitig alle Erfolge finden. Die anderen wollen, dass die Bombe hochgeht oder die Zeit abläuft.
time-bomb-help-claim = Vor dem Schneiden dürfen alle sagen, was sie bekommen haben. Niemand prüft es nach: Sag die Wahrheit, lüg oder schweig.
time-bomb-help-ready = Du weißt, wie viele Drähte jeder Art du bekommen hast, aber nicht, wo sie liegen. Redet, so lange ihr wollt, wahr oder gelogen. Sind alle bereit, wird geschnitten.

## ask

time-bomb-ask-ready = Redet, so lange ihr wollt. Geschnitten wird erst, wenn alle bereit sind.
time-bomb-ask-ready_wait = Du bist bereit. { $names_n ->
    [one] Es fehlt noch { $names }.
   *[other] Es fehlen noch { $names }.
}
time-bomb-ask-ready_watch = { $names_n ->
    [one] Es fehlt noch { $names }.
   *[other] Es fehlen noch { $names }.
}
time-bomb-ask-ordered = { $claimer_is ->
    [you] Du bist dran: Sag an, was du bekommen hast, wahr oder gelogen. Oder mach keine Ansage.
   *[other] { $claimer } ist mit der Ansage dran.
}
time-bomb-ask-sealed = Versiegle eine Ansage über deine Drähte, wahr oder gelogen, oder mach keine. Alle werden gleichzeitig geöffnet.
time-bomb-ask-sealed_wait = Du bist fertig, kannst es dir aber noch anders überlegen. { $names_n ->
    [one] Es fehlt noch { $names }.
   *[other] Es fehlen noch { $names }.
}
time-bomb-ask-sealed_watch = Die Ansagen werden versiegelt. { $names_n ->
    [one] Es fehlt noch { $names }.
   *[other] Es fehlen noch { $names }.
}
time-bomb-ask-cut = { $clipper_is ->
    [you] Du hast die Zange. Wähl einen Draht aus einer fremden Reihe; wen du triffst, der schneidet als Nächstes.
   *[other] { $clipper } überlegt. Tippe jemanden an, um einen Vorschlag zu machen.
}
time-bomb-ask-cut_watch = { $clipper } sucht einen Draht aus.
time-bomb-ask-over = { $cause ->
    [defused] Entschärft: { time-bomb-part-winner }.
    [boom] Explodiert: { time-bomb-part-winner }.
   *[timeout] Zeit abgelaufen: { time-bomb-part-winner }.
}

## log

time-bomb-log-match_started = { $seats } Leute setzen sich an den Tisch. { $clipper_is ->
    [you] Du nimmst die Zange.
   *[other] { $clipper } nimmt die Zange.
}
time-bomb-log-role_dealt = { $seat_is ->
    [you] Du bist { time-bomb-part-role }.
   *[other] { $seat } ist { time-bomb-part-role }.
}
time-bomb-log-round_started = Runde { $round }: { $hand } Drähte für jeden, insgesamt { $success ->
    [one] { $success } Erfolg
   *[other] { $success } Erfolge
} und { $boom } BUMM. { $clipper_is ->
    [you] Du schneidest zuerst.
   *[other] { $clipper } schneidet zuerst.
}
time-bomb-log-wires_dealt = { $seat_is ->
    [you] Deine Drähte: { time-bomb-part-counts }.
   *[other] Drähte von { $seat }: { time-bomb-part-counts }.
}
time-bomb-log-ready = { $seat_is ->
    [you] Du bist bereit.
   *[other] { $seat } ist bereit.
}
time-bomb-log-ready_forced = { $seat_is ->
    [you] Zeit um: Du giltst als bereit.
   *[other] Zeit um: { $seat } gilt als bereit.
}
time-bomb-log-submitted = { $seat } hat eine Ansage versiegelt.
time-bomb-log-submitted_own = Deine Ansage ist versiegelt: { time-bomb-part-claim }.
time-bomb-log-submitted_forced = { $seat_is ->
    [you] Zeit um: Du machst diese Runde keine Ansage.
   *[other] Zeit um: { $seat } gilt als fertig.
}
time-bomb-log-replaced = { $seat_is ->
    [you] Du hast deine versiegelte Ansage geändert: { time-bomb-part-claim }.
   *[other] { $seat } hat die versiegelte Ansage geändert: { time-bomb-part-claim }.
}
time-bomb-log-passed = { $seat_is ->
    [you] Du machst diese Runde keine Ansage.
   *[other] { $seat } macht diese Runde keine Ansage.
}
time-bomb-log-passed_forced = { $seat_is ->
    [you] Zeit um: Du machst diese Runde keine Ansage.
   *[other] Zeit um: { $seat } macht diese Runde keine Ansage.
}
time-bomb-log-published = { $silent_n ->
    [0] Die Ansagen liegen offen.
   *[other] Die Ansagen liegen offen. Keine Ansage von { $silent }.
}
time-bomb-log-extended = { $clipper_is ->
    [you] Zeit um. Du bekommst noch einmal so viel; danach schneidet der Zufall für dich.
   *[other] Zeit um. { $clipper } bekommt noch einmal so viel.
}
time-bomb-log-cut = { $forced ->
    [yes] Die Zeit ist um, also kappt der Zufall für { $cutter_is ->
        [you] dich
       *[other] { $cutter }
    } { $target_is ->
        [you] deinen { time-bomb-part-place } Draht
       *[other] den { time-bomb-part-place } Draht von { $target }
    }: { time-bomb-part-wire }.
   *[no] { $cutter_is ->
        [you] Du kappst
       *[other] { $cutter } kappt
    } { $target_is ->
        [you] deinen { time-bomb-part-place } Draht
       *[other] den { time-bomb-part-place } Draht von { $target }
    }: { time-bomb-part-wire }.
}
time-bomb-log-round_ended = Runde { $round } ist vorbei. Durchgeschnitten: { time-bomb-part-counts }. Der Rest wird gemischt und neu ausgeteilt.
time-bomb-log-ended = { $cause ->
    [defused] Das war der letzte Erfolg: { time-bomb-part-winner }!
    [boom] Die Bombe geht hoch: { time-bomb-part-winner }!
   *[timeout] Die Zeit ist um, und die Bombe tickt noch: { time-bomb-part-winner }!
}

## say: was eine Wortmeldung sagt

time-bomb-say-hand = { $success ->
    [none] { $boom ->
        [none] Ich sage nichts an.
        [0] Ich habe kein BUMM bekommen.
       *[other] Ich habe { $boom } BUMM bekommen.
    }
    [0] { $boom ->
        [none] Ich habe keinen Erfolg bekommen.
        [0] Ich habe keinen Erfolg und kein BUMM bekommen.
       *[other] Ich habe keinen Erfolg und { $boom } BUMM bekommen.
    }
   *[other] Ich habe { $success ->
        [one] { $success } Erfolg
       *[other] { $success } Erfolge
    } { $boom ->
        [none] bekommen.
        [0] und kein BUMM bekommen.
       *[other] und { $boom } BUMM bekommen.
    }
}
time-bomb-say-role = { $side ->
    [swat] Ich will diese Bombe entschärfen.
   *[terrorist] Ich will diese Bombe hochgehen sehen.
}
time-bomb-say-request = { $what ->
    [cut_me] Schneidet bei mir.
   *[spare_me] Schneidet nicht bei mir.
}
time-bomb-say-suggest = { $target_is ->
    [you] Schneiden wir bei dir.
   *[other] Schneiden wir bei { $target }.
}
time-bomb-say-suggest_self = Schneiden wir jetzt bei mir.
time-bomb-say-oppose = { $target_is ->
    [you] Bei dir sollten wir jetzt nicht schneiden.
   *[other] Bei { $target } sollten wir jetzt nicht schneiden.
}
time-bomb-say-oppose_self = Bei mir sollten wir jetzt nicht schneiden.
time-bomb-say-accuse = { $level ->
    [1] { $target_is ->
        [you] Ich traue dir nicht.
       *[other] Ich traue { $target } nicht.
    }
    [2] { $target_is ->
        [you] Ich glaube, du arbeitest gegen uns.
       *[other] Ich glaube, { $target } arbeitet gegen uns.
    }
   *[3] { $target_is ->
        [you] Du arbeitest gegen uns. Da bin ich mir sicher.
       *[other] { $target } arbeitet gegen uns. Da bin ich mir sicher.
    }
}{ $why ->
    [none] {""}
   *[other] {" "}{ time-bomb-part-why }
}
time-bomb-say-vouch = { $level ->
    [1] { $target_is ->
        [you] Du kommst mir sauber vor.
       *[other] { $target } kommt mir sauber vor.
    }
    [2] { $target_is ->
        [you] Ich vertraue dir.
       *[other] Ich vertraue { $target }.
    }
   *[3] { $target_is ->
        [you] Du bist auf unserer Seite. Da bin ich mir sicher.
       *[other] { $target } ist auf unserer Seite. Da bin ich mir sicher.
    }
}{ $why ->
    [none] {""}
   *[other] {" "}{ time-bomb-part-why }
}
time-bomb-say-ask = { $topic ->
    [hand] { $target }, was hast du bekommen?
    [role] { $target }, auf welcher Seite stehst du?
    [why_cut] { $target }, warum hast du da geschnitten?
   *[whom_suspect] { $target }, wen hast du im Verdacht?
}
time-bomb-say-intend = { $target_is ->
    [you] Gleich schneide ich bei dir.
   *[other] Gleich schneide ich bei { $target }.
}
time-bomb-say-aim = { $target_is ->
    [you] Zeigt auf deinen { time-bomb-part-place } Draht.
   *[other] Zeigt auf den { time-bomb-part-place } Draht von { $target }.
}
time-bomb-say-reply = { $stance ->
    [agree] { $author_is ->
        [you] Da gebe ich dir recht: „{ $quote }“
       *[other] Da gebe ich { $author } recht: „{ $quote }“
    }
    [disagree] { $author_is ->
        [you] Da widerspreche ich dir: „{ $quote }“
       *[other] Da widerspreche ich { $author }: „{ $quote }“
    }
    [believe] { $author_is ->
        [you] Das glaube ich dir: „{ $quote }“
       *[other] Das glaube ich { $author }: „{ $quote }“
    }
   *[doubt] { $author_is ->
        [you] Das nehme ich dir nicht ab: „{ $quote }“
       *[other] Das nehme ich { $author } nicht ab: „{ $quote }“
    }
}
time-bomb-say-retract = Das nehme ich zurück: „{ $quote }“
# Wenn die Zeile, um die es geht, nicht mehr zu finden ist.
time-bomb-say-reply_blind = { $stance ->
    [agree] Das sehe ich auch so.
    [disagree] Das sehe ich anders.
    [believe] Das glaube ich.
   *[doubt] Das bezweifle ich.
}
time-bomb-say-retract_blind = Das nehme ich zurück.
time-bomb-say-hold = Moment, erst reden.
time-bomb-say-go_on = Weiter. Ich habe alles gesagt.

## voices: dieselben Wortmeldungen, wie Bots sie machen, jeder nach seinem Gemüt

time-bomb-say-hand-dry-0 = { time-bomb-say-hand } Fürs Protokoll.
time-bomb-say-hand-dry-1 = { time-bomb-say-hand } Zu den Akten damit.
time-bomb-say-hand-nervous-0 = Also, äh … { time-bomb-say-hand } Ehrlich, mehr ist da nicht.
time-bomb-say-hand-nervous-1 = Ja doch, ja doch. { time-bomb-say-hand } Guckt mich nicht so an.
time-bomb-say-hand-boastful-0 = Schreibt mit. { time-bomb-say-hand } Darauf könnt ihr bauen.
time-bomb-say-hand-boastful-1 = Ihr wollt Fakten? { time-bomb-say-hand }
time-bomb-say-hand-kind-0 = Falls es hilft: { time-bomb-say-hand }
time-bomb-say-hand-kind-1 = { time-bomb-say-hand } Lasst euch ruhig Zeit damit.
time-bomb-say-hand-gruff-0 = { time-bomb-say-hand } Weiter.
time-bomb-say-hand-gruff-1 = { time-bomb-say-hand } Und jetzt hört auf zu starren.
time-bomb-say-hand-dreamy-0 = { time-bomb-say-hand } Sie summen ein wenig, oder?
time-bomb-say-hand-dreamy-1 = Mal sehen … { time-bomb-say-hand } Wie Regen auf Kupfer.
time-bomb-say-role-dry-0 = { time-bomb-say-role } Welch Überraschung.
time-bomb-say-role-dry-1 = { time-bomb-say-role } Steht so auf meiner Marke.
time-bomb-say-role-nervous-0 = { time-bomb-say-role } Ich schwör’s!
time-bomb-say-role-nervous-1 = Wer, ich? { time-bomb-say-role }
time-bomb-say-role-boastful-0 = { time-bomb-say-role } Fragt, wen ihr wollt in dieser Stadt.
time-bomb-say-role-boastful-1 = { time-bomb-say-role } Und keiner kann das besser.
time-bomb-say-role-kind-0 = { time-bomb-say-role } Ihr habt mein Wort.
time-bomb-say-role-kind-1 = { time-bomb-say-role } Jetzt wisst ihr’s.
time-bomb-say-role-gruff-0 = { time-bomb-say-role } Genug gefragt.
time-bomb-say-role-gruff-1 = { time-bomb-say-role } Und jetzt weiter im Text.
time-bomb-say-role-dreamy-0 = { time-bomb-say-role } Manche Nacht träume ich sogar davon.
time-bomb-say-role-dreamy-1 = { time-bomb-say-role } Der Rest ist Nebel.
time-bomb-say-request-dry-0 = { $what ->
    [cut_me] Schneidet bei mir. Das spart Zeit.
   *[spare_me] Nicht bei mir. Schade um den Stahl.
}
time-bomb-say-request-dry-1 = { $what ->
    [cut_me] Meine Reihe. Lieber früher als später.
   *[spare_me] Jede Reihe, nur nicht meine.
}
time-bomb-say-request-nervous-0 = { $what ->
    [cut_me] Könntet ihr … könntet ihr bei mir schneiden? Bitte?
   *[spare_me] Nicht bei mir, bitte. Ja?
}
time-bomb-say-request-nervous-1 = { $what ->
    [cut_me] Schnell, bei mir, bevor mich der Mut verlässt.
   *[spare_me] Weg mit der Zange von meiner Reihe!
}
time-bomb-say-request-boastful-0 = { $what ->
    [cut_me] Bei mir. Da liegt das große Geld.
   *[spare_me] Lasst meine in Ruhe. Ich weiß, was ich tue.
}
time-bomb-say-request-boastful-1 = { $what ->
    [cut_me] Ihr wollt Ergebnisse? Schneidet bei mir.
   *[spare_me] Bei mir ist nichts zu holen. Glaubt dem Fachmann.
}
time-bomb-say-request-kind-0 = { $what ->
    [cut_me] Bedient euch gern bei mir.
   *[spare_me] Meine würde ich erst mal lassen, wenn’s recht ist.
}
time-bomb-say-request-kind-1 = { $what ->
    [cut_me] Nehmt einen von meinen. Ich glaube, das hilft.
   *[spare_me] Lieber nicht bei mir. Ich will nicht schuld sein.
}
time-bomb-say-request-gruff-0 = { $what ->
    [cut_me] Bei mir. Sofort.
   *[spare_me] Finger weg von meiner Reihe.
}
time-bomb-say-request-gruff-1 = { $what ->
    [cut_me] Worauf wartet ihr? Schneidet bei mir.
   *[spare_me] Nicht bei mir. Ich sag’s nicht zweimal.
}
time-bomb-say-request-dreamy-0 = { $what ->
    [cut_me] Meine Drähte sind wach. Schneidet hier.
   *[spare_me] Lasst meine Drähte schlafen.
}
time-bomb-say-request-dreamy-1 = { $what ->
    [cut_me] In meiner Reihe glimmt etwas. Schneidet dort.
   *[spare_me] Meine Reihe liegt heute im Dunkeln. Geht weiter.
}
time-bomb-say-suggest-dry-0 = { $target_is ->
    [you] Bei dir wäre es am vernünftigsten.
   *[other] Bei { $target } wäre es am vernünftigsten.
}
time-bomb-say-suggest-dry-1 = { $target_is ->
    [you] Ich würde bei dir schneiden. Nichts Persönliches.
   *[other] Ich würde bei { $target } schneiden. Nichts Persönliches.
}
time-bomb-say-suggest-nervous-0 = { $target_is ->
    [you] Vielleicht … bei dir?
   *[other] Vielleicht … bei { $target }?
}
time-bomb-say-suggest-nervous-1 = { $target_is ->
    [you] Bei dir. Glaube ich. Doch, bei dir.
   *[other] Bei { $target }. Glaube ich. Doch, bei { $target }.
}
time-bomb-say-suggest-boastful-0 = { $target_is ->
    [you] Wir schneiden bei dir, und später dankst du mir.
   *[other] Wir schneiden bei { $target }, und später dankt ihr mir.
}
time-bomb-say-suggest-boastful-1 = { $target_is ->
    [you] Bei dir muss es sein. Das rieche ich.
   *[other] Bei { $target } muss es sein. Das rieche ich.
}
time-bomb-say-suggest-kind-0 = { $target_is ->
    [you] Wollen wir es bei dir versuchen?
   *[other] Wollen wir es bei { $target } versuchen?
}
time-bomb-say-suggest-kind-1 = { $target_is ->
    [you] Bei dir habe ich ein gutes Gefühl.
   *[other] Bei { $target } habe ich ein gutes Gefühl.
}
time-bomb-say-suggest-gruff-0 = { $target_is ->
    [you] Bei dir. Bringen wir’s hinter uns.
   *[other] Bei { $target }. Bringen wir’s hinter uns.
}
time-bomb-say-suggest-gruff-1 = { $target_is ->
    [you] Als Nächstes bei dir. Fertig.
   *[other] Als Nächstes bei { $target }. Fertig.
}
time-bomb-say-suggest-dreamy-0 = { $target_is ->
    [you] Deine Drähte flüstern: Schneide hier.
   *[other] Die Drähte von { $target } flüstern: Schneide hier.
}
time-bomb-say-suggest-dreamy-1 = { $target_is ->
    [you] Ich würde dem Licht folgen, hin zu deiner Reihe.
   *[other] Ich würde dem Licht folgen, hin zur Reihe von { $target }.
}
time-bomb-say-oppose-dry-0 = { $target_is ->
    [you] Nicht bei dir. Ich würde gern den Morgen erleben.
   *[other] Nicht bei { $target }. Ich würde gern den Morgen erleben.
}
time-bomb-say-oppose-dry-1 = { $target_is ->
    [you] Jetzt bei dir schneiden: mutig und dumm.
   *[other] Jetzt bei { $target } schneiden: mutig und dumm.
}
time-bomb-say-oppose-nervous-0 = { $target_is ->
    [you] Nein, nein, nein, nicht bei dir!
   *[other] Nein, nein, nein, nicht bei { $target }!
}
time-bomb-say-oppose-nervous-1 = { $target_is ->
    [you] Überall, nur bitte nicht bei dir.
   *[other] Überall, nur bitte nicht bei { $target }.
}
time-bomb-say-oppose-boastful-0 = { $target_is ->
    [you] Finger weg von deiner Reihe. Den Trick kenne ich.
   *[other] Finger weg von der Reihe von { $target }. Den Trick kenne ich.
}
time-bomb-say-oppose-boastful-1 = { $target_is ->
    [you] Bei dir schneiden? Das machen nur Anfänger.
   *[other] Bei { $target } schneiden? Das machen nur Anfänger.
}
time-bomb-say-oppose-kind-0 = { $target_is ->
    [you] Lassen wir deine erst mal in Ruhe.
   *[other] Lassen wir { $target } erst mal in Ruhe.
}
time-bomb-say-oppose-kind-1 = { $target_is ->
    [you] Mir wäre wohler, wir schnitten noch nicht bei dir.
   *[other] Mir wäre wohler, wir schnitten noch nicht bei { $target }.
}
time-bomb-say-oppose-gruff-0 = { $target_is ->
    [you] Bei dir nicht. Vergesst es.
   *[other] Bei { $target } nicht. Vergesst es.
}
time-bomb-say-oppose-gruff-1 = { $target_is ->
    [you] Bei dir schneidet keiner. Jetzt nicht.
   *[other] Bei { $target } schneidet keiner. Jetzt nicht.
}
time-bomb-say-oppose-dreamy-0 = { $target_is ->
    [you] Aus deiner Reihe zieht es kalt. Nicht dort.
   *[other] Aus der Reihe von { $target } zieht es kalt. Nicht dort.
}
time-bomb-say-oppose-dreamy-1 = { $target_is ->
    [you] Deine Reihe riecht nach Gewitter. Lasst sie.
   *[other] Die Reihe von { $target } riecht nach Gewitter. Lasst sie.
}
time-bomb-say-accuse-dry-0 = { time-bomb-say-accuse } Ich denke nur laut.
time-bomb-say-accuse-dry-1 = Fürs Protokoll. { time-bomb-say-accuse }
time-bomb-say-accuse-nervous-0 = Ich sag’s nicht gern. { time-bomb-say-accuse }
time-bomb-say-accuse-nervous-1 = { time-bomb-say-accuse } Verzeihung! Aber es musste raus.
time-bomb-say-accuse-boastful-0 = { time-bomb-say-accuse } Mich legt keiner rein.
time-bomb-say-accuse-boastful-1 = Ich hab’s von Anfang an gesagt. { time-bomb-say-accuse }
time-bomb-say-accuse-kind-0 = Ich würde mich gern irren. { time-bomb-say-accuse }
time-bomb-say-accuse-kind-1 = { time-bomb-say-accuse } Überzeugt mich bitte vom Gegenteil.
time-bomb-say-accuse-gruff-0 = { time-bomb-say-accuse } So, jetzt ist es raus.
time-bomb-say-accuse-gruff-1 = Schluss mit dem Herumgerede. { time-bomb-say-accuse }
time-bomb-say-accuse-dreamy-0 = Ein Schatten ging über den Tisch. { time-bomb-say-accuse }
time-bomb-say-accuse-dreamy-1 = { time-bomb-say-accuse } Ich hab’s im Ticken gehört.
time-bomb-say-vouch-dry-0 = { time-bomb-say-vouch } Gegen meine Gewohnheit.
time-bomb-say-vouch-dry-1 = Zweimal nachgerechnet. { time-bomb-say-vouch }
time-bomb-say-vouch-nervous-0 = { time-bomb-say-vouch } Irgendwem muss ich ja trauen.
time-bomb-say-vouch-nervous-1 = Enttäuscht mich nicht. { time-bomb-say-vouch }
time-bomb-say-vouch-boastful-0 = { time-bomb-say-vouch } Und in Menschen irre ich mich nie.
time-bomb-say-vouch-boastful-1 = Lasst euch das gesagt sein. { time-bomb-say-vouch }
time-bomb-say-vouch-kind-0 = Ehre, wem Ehre gebührt. { time-bomb-say-vouch }
time-bomb-say-vouch-kind-1 = { time-bomb-say-vouch } Schön, nicht allein zu sein.
time-bomb-say-vouch-gruff-0 = { time-bomb-say-vouch } Dass mir das keiner bereut.
time-bomb-say-vouch-gruff-1 = { time-bomb-say-vouch } Mehr hört ihr von mir nicht.
time-bomb-say-vouch-dreamy-0 = { time-bomb-say-vouch } Da drüben brennt noch eine Lampe.
time-bomb-say-vouch-dreamy-1 = Nennt es ein warmes Licht. { time-bomb-say-vouch }
time-bomb-say-intend-dry-0 = { $target_is ->
    [you] Also bei dir.
   *[other] Also bei { $target }.
}
time-bomb-say-intend-dry-1 = { $target_is ->
    [you] Gleich schneide ich bei dir. Bitte keinen Beifall.
   *[other] Gleich schneide ich bei { $target }. Bitte keinen Beifall.
}
time-bomb-say-intend-nervous-0 = { $target_is ->
    [you] Ich schneide jetzt bei dir. Seht nur, wie meine Hände zittern.
   *[other] Ich schneide jetzt bei { $target }. Seht nur, wie meine Hände zittern.
}
time-bomb-say-intend-nervous-1 = { $target_is ->
    [you] Los geht’s. Bei dir. Oje.
   *[other] Los geht’s. Bei { $target }. Oje.
}
time-bomb-say-intend-boastful-0 = { $target_is ->
    [you] Seht gut hin. Bei dir.
   *[other] Seht gut hin. Bei { $target }.
}
time-bomb-say-intend-boastful-1 = { $target_is ->
    [you] Hier könnt ihr was lernen: Ich schneide bei dir.
   *[other] Hier könnt ihr was lernen: Ich schneide bei { $target }.
}
time-bomb-say-intend-kind-0 = { $target_is ->
    [you] Ich schneide bei dir, in Ordnung?
   *[other] Ich schneide bei { $target }, in Ordnung?
}
time-bomb-say-intend-kind-1 = { $target_is ->
    [you] Wenn niemand etwas dagegen hat, schneide ich bei dir.
   *[other] Wenn niemand etwas dagegen hat, schneide ich bei { $target }.
}
time-bomb-say-intend-gruff-0 = { $target_is ->
    [you] Ich schneide bei dir. Zurücktreten.
   *[other] Ich schneide bei { $target }. Zurücktreten.
}
time-bomb-say-intend-gruff-1 = { $target_is ->
    [you] Bei dir. Wer was dagegen hat: jetzt.
   *[other] Bei { $target }. Wer was dagegen hat: jetzt.
}
time-bomb-say-intend-dreamy-0 = { $target_is ->
    [you] Meine Hand treibt zu deinen Drähten.
   *[other] Meine Hand treibt zu den Drähten von { $target }.
}
time-bomb-say-intend-dreamy-1 = { $target_is ->
    [you] Deine Reihe ruft. Da schneide ich.
   *[other] Die Reihe von { $target } ruft. Da schneide ich.
}
time-bomb-say-reply-dry-0 = Reizend. { time-bomb-say-reply }
time-bomb-say-reply-dry-1 = Zur Kenntnis genommen. { time-bomb-say-reply }
time-bomb-say-reply-nervous-0 = Das ist nicht fair! { time-bomb-say-reply }
time-bomb-say-reply-nervous-1 = Was? Nein! { time-bomb-say-reply }
time-bomb-say-reply-boastful-0 = Ha! { time-bomb-say-reply }
time-bomb-say-reply-boastful-1 = Ich bitte euch. { time-bomb-say-reply }
time-bomb-say-reply-kind-0 = Immer mit der Ruhe. { time-bomb-say-reply }
time-bomb-say-reply-kind-1 = Ich kann den Gedanken verstehen. { time-bomb-say-reply }
time-bomb-say-reply-gruff-0 = Quatsch. { time-bomb-say-reply }
time-bomb-say-reply-gruff-1 = Vorsicht, Freundchen. { time-bomb-say-reply }
time-bomb-say-reply-dreamy-0 = Worte wie Rauch. { time-bomb-say-reply }
time-bomb-say-reply-dreamy-1 = Wie traurig. { time-bomb-say-reply }
time-bomb-say-retract-dry-0 = Ich lasse mich belehren. { time-bomb-say-retract }
time-bomb-say-retract-dry-1 = Kommt vor. { time-bomb-say-retract }
time-bomb-say-retract-nervous-0 = Oje. { time-bomb-say-retract }
time-bomb-say-retract-nervous-1 = Verzeihung, Verzeihung! { time-bomb-say-retract }
time-bomb-say-retract-boastful-0 = Einmal im Jahr irre sogar ich mich. { time-bomb-say-retract }
time-bomb-say-retract-boastful-1 = Ihr bekommt was Besseres zu hören. { time-bomb-say-retract }
time-bomb-say-retract-kind-0 = Das war ungerecht von mir. { time-bomb-say-retract }
time-bomb-say-retract-kind-1 = Ich bitte um Entschuldigung. { time-bomb-say-retract }
time-bomb-say-retract-gruff-0 = Na schön. { time-bomb-say-retract }
time-bomb-say-retract-gruff-1 = Zufrieden? { time-bomb-say-retract }
time-bomb-say-retract-dreamy-0 = Der Nebel hat sich gelichtet. { time-bomb-say-retract }
time-bomb-say-retract-dreamy-1 = Die Nacht spielt einem Streiche. { time-bomb-say-retract }

## remark: was Bots sonst noch sagen; es verrät nichts, oder es sagt, warum sie da geschnitten haben

time-bomb-remark-success-0 = Wieder einer weniger.
time-bomb-remark-success-1 = Solche Klicks höre ich gern.
time-bomb-remark-success-2 = Gut. Ruhige Hand, weiter so.
time-bomb-remark-success-3 = Na also. Geht doch.
time-bomb-remark-success-4 = Ich hatte schon die Luft angehalten.
time-bomb-remark-success-5 = Saubere Arbeit, wer immer du bist.
time-bomb-remark-safe-0 = Nichts. Die Uhr sagt danke.
time-bomb-remark-safe-1 = Blankes Kupfer. Weiter.
time-bomb-remark-safe-2 = Hätte schlimmer kommen können.
time-bomb-remark-safe-3 = Immerhin, wir leben noch.
time-bomb-remark-safe-4 = Die Minute gibt uns keiner zurück.
time-bomb-remark-safe-5 = Ruhig hier. Zu ruhig.
time-bomb-remark-why_success-0 = Nach den Ansagen war in der Reihe am meisten zu holen.
time-bomb-remark-why_trust-0 = Ich wollte die Zange in guten Händen wissen.
time-bomb-remark-why_boom-0 = Ich habe einen Bogen um die Reihen gemacht, die nach Bombe riechen.
time-bomb-remark-why_gut-0 = Irgendwo musste ich ja anfangen.

## describe

time-bomb-describe-round = Runde { $round } von { $rounds }, zu Beginn { $hand } Drähte für jeden.
time-bomb-describe-briefing = Besprechung: Noch wird nicht geschnitten.
time-bomb-describe-cutting = Schnitt { $cut } von { $cuts } in dieser Runde.
time-bomb-describe-ready = Bereit: { $names }.
time-bomb-describe-submitted = Angesagt oder gepasst: { $names }.
time-bomb-describe-nippers = { $holder_is ->
    [you] Du hast die Zange.
   *[other] { $holder } hat die Zange.
}
time-bomb-describe-down = Verdeckt: { time-bomb-part-counts }.
time-bomb-describe-found = Erfolge gefunden: { $found } von { $total }.
time-bomb-describe-cuts = Schnitte übrig: { $round_left } in dieser Runde, { $left } in der Partie.
time-bomb-describe-row = { $seat_is ->
    [you] Bei dir
   *[other] Bei { $seat }
}: { $wires_n ->
    [0] kein Draht mehr verdeckt.
    [one] Draht { $wires } verdeckt.
   *[other] Drähte { $wires } verdeckt.
}
time-bomb-describe-own_role = Du bist { time-bomb-part-role }.
time-bomb-describe-own_dealt = Deine Drähte zu Beginn der Runde: { time-bomb-part-counts }.
time-bomb-describe-own_now = Deine Drähte jetzt: { time-bomb-part-counts }.
time-bomb-describe-own_claim = Deine versiegelte Ansage: { time-bomb-part-claim }.
time-bomb-describe-pile = In Runde { $round } durchgeschnitten: { time-bomb-part-counts }.
time-bomb-describe-lump = Davor durchgeschnitten: { time-bomb-part-counts }.
time-bomb-describe-last = Letzter Schnitt: { time-bomb-log-cut }
time-bomb-describe-opened_role = { $seat_is ->
    [you] Du warst { time-bomb-part-role }.
   *[other] { $seat } war { time-bomb-part-role }.
}
time-bomb-describe-opened_leftover = Die übrige Rollenkarte: { time-bomb-part-card }.
time-bomb-describe-opened_row = { $seat_is ->
    [you] Deine übrigen Drähte
   *[other] Übrige Drähte von { $seat }
}: { $wires_n ->
    [0] keine.
   *[other] { $wires }.
}

## review

time-bomb-review-boom = { $cutter_is ->
    [you] Du hast in der Reihe von { $target } das BUMM erwischt.
   *[other] { $target_is ->
        [you] { $cutter } hat in deiner Reihe das BUMM erwischt.
       *[other] { $cutter } hat in der Reihe von { $target } das BUMM erwischt.
    }
} Die Gefahr lag bei { $odds } %.
time-bomb-review-defused = { $cutter_is ->
    [you] Du hast in der Reihe von { $target } den letzten Erfolg gefunden.
   *[other] { $target_is ->
        [you] { $cutter } hat in deiner Reihe den letzten Erfolg gefunden.
       *[other] { $cutter } hat in der Reihe von { $target } den letzten Erfolg gefunden.
    }
} Die Chance lag bei { $odds } %.
time-bomb-review-timeout = { $cutter_is ->
    [you] Der letzte Schnitt war deiner.
   *[other] Der letzte Schnitt kam von { $cutter }.
} { $missing ->
    [one] Es fehlte noch { $missing } Erfolg.
   *[other] Es fehlten noch { $missing } Erfolge.
}
time-bomb-review-lost_cause = { $cutter_is ->
    [you] Nach deinem Schnitt waren weniger Schnitte übrig, als Erfolge fehlten.
   *[other] Nach dem Schnitt von { $cutter } waren weniger Schnitte übrig, als Erfolge fehlten.
}
time-bomb-review-near_miss = { $cutter_is ->
    [you] In der Reihe von { $target } lag BUMM. Du hast dort geschnitten und überlebt.
   *[other] { $target_is ->
        [you] In deiner Reihe lag BUMM. { $cutter } hat dort geschnitten und überlebt.
       *[other] In der Reihe von { $target } lag BUMM. { $cutter } hat dort geschnitten und überlebt.
    }
} Die Gefahr lag bei { $odds } %.
time-bomb-review-success = { $cutter_is ->
    [you] Du hast in der Reihe von { $target } einen Erfolg gefunden.
   *[other] { $target_is ->
        [you] { $cutter } hat in deiner Reihe einen Erfolg gefunden.
       *[other] { $cutter } hat in der Reihe von { $target } einen Erfolg gefunden.
    }
} Die Chance lag bei { $odds } %.
time-bomb-review-wasted = { $cutter_is ->
    [you] Du hast bei { $target } geschnitten, wo kein Erfolg zu holen war.
   *[other] { $target_is ->
        [you] { $cutter } hat bei dir geschnitten, wo kein Erfolg zu holen war.
       *[other] { $cutter } hat bei { $target } geschnitten, wo kein Erfolg zu holen war.
    }
}
time-bomb-review-safe = { $cutter_is ->
    [you] Du hast bei { $target } geschnitten und nichts gefunden.
   *[other] { $target_is ->
        [you] { $cutter } hat bei dir geschnitten und nichts gefunden.
       *[other] { $cutter } hat bei { $target } geschnitten und nichts gefunden.
    }
} Die Chance auf einen Erfolg lag bei { $odds } %.
time-bomb-review-forced = { $cutter_is ->
    [you] Die Zeit war um, und der Zufall schnitt für dich.
   *[other] Die Zeit war um, und der Zufall schnitt für { $cutter }.
}

## refuse

time-bomb-refuse-E_AUTH = Das steht dir nicht zu.
time-bomb-refuse-E_OVER = Die Partie ist vorbei. Nur Chat und Antworten sind noch möglich.
time-bomb-refuse-E_PHASE = Das geht in dieser Phase der Runde nicht.
time-bomb-refuse-E_STALE = Bevor dein Zug ankam, ist etwas passiert. Sieh noch einmal hin und wähl dann.
time-bomb-refuse-E_NOT_CLIPPER = Das darf nur, wer die Zange hat.
time-bomb-refuse-E_SEAT = Da sitzt niemand.
time-bomb-refuse-E_SELF = Bei dir selbst darfst du nicht schneiden.
time-bomb-refuse-E_NO_WIRES = In dieser Reihe ist in dieser Runde schon jeder Draht durchgeschnitten.
time-bomb-refuse-E_SLOT = An dieser Stelle liegt kein verdeckter Draht.
time-bomb-refuse-E_CUT_BACK = An diesem Tisch wird nicht zurückgeschnitten: Wer gerade bei dir geschnitten hat, ist tabu.
time-bomb-refuse-E_READY = Du hast dich schon bereit gemeldet.
time-bomb-refuse-E_CLAIM = Eine Ansage nennt mindestens eine ganze Zahl, und was sie nennt, muss in eine Reihe passen.
time-bomb-refuse-E_CLAIM_TURN = Deine Ansage ist jetzt nicht dran. Hier wird vor dem ersten Schnitt reihum oder versiegelt angesagt.
time-bomb-refuse-E_CLAIMS_OFF = An diesem Tisch gibt es keine Handansagen.
time-bomb-refuse-E_TALK_TARGET = Das kannst du über diesen Platz nicht sagen.
time-bomb-refuse-E_REF = Es gibt keine solche Zeile, die du beantworten oder zurücknehmen könntest.
time-bomb-refuse-E_TEXT = Eine Chatzeile hat 1 bis { $longest } Zeichen, und der Tisch muss Chat erlauben.
time-bomb-refuse-E_RATE = Das reicht fürs Erste. Warte auf den nächsten Schnitt oder die nächste Runde.
time-bomb-refuse-E_PLAYERS = Diese Hausregeln sind für { $least } bis { $most } Spieler, nicht für { $players }.
time-bomb-refuse-E_CONFIG = { $reason ->
    [spy] Den Spion gibt es hier nicht.
   *[start] Platz { $seat } kann nicht beginnen: Es gibt nur { $players } Plätze.
}
time-bomb-refuse-E_DEAL = { $reason ->
    [roles] Diese Rollen passen nicht zum Rollenstapel.
    [round] Eine Runde { $round } gibt es nicht.
    [seat] Einen Platz { $seat } gibt es nicht.
    [found] { $success } ERFOLG und { $boom } BUMM können bis jetzt nicht gefunden sein.
    [wires] Die Drähte ergeben nicht { $safe } SICHER, { $success } ERFOLG und { $boom } BUMM.
    [rows] Jede der { $players } Reihen muss { $size } Drähte haben.
    [later] Die Reihen für Runde { $round } bestehen nicht aus den Drähten, die übrig sind.
   *[kinds] Es gibt nur drei Arten von Drähten.
}

## content: was an einer Datei mit Zahlen falsch ist, nach einem Doppelpunkt

time-bomb-content-hand = { $rounds } Runden brauchen mindestens { $least } Drähte pro Spieler
time-bomb-content-extends = es gibt kein Profil { $profile }
time-bomb-content-gap = bei den Spielerzahlen { $players } fehlt eine oder kommt eine doppelt vor
time-bomb-content-wires = { $safe } + { $success } + { $boom } Drähte sind nicht { $hand } für jeden von { $players } Spielern
time-bomb-content-roles = bei { $swat } + { $terrorist } Rollen bleibt für { $players } Spieler nicht 0 oder 1 übrig
time-bomb-content-booms = { $needed } BUMM sind nötig, es gibt aber nur { $boom }

## option

time-bomb-option-profile = Profil
time-bomb-option-profile-base = Grundspiel, 4–6
time-bomb-option-profile-ext78 = Groß, 4–8
time-bomb-option-profile-three = Klein, 3–6
time-bomb-option-profile-temple = Tempel, 3–10
time-bomb-option-profile-base-note = Für vier bis sechs, mit einer Bombe.
time-bomb-option-profile-ext78-note = Auch zu siebt und zu acht.
time-bomb-option-profile-three-note = Auch zu dritt: Einer oder zwei von euch arbeiten gegen den Rest.
time-bomb-option-profile-temple-note = Mehrere Bomben, und erst mit der letzten ist Schluss.
time-bomb-option-start_player = Wer beginnt
time-bomb-option-start_player-last_exploded = Wer zuletzt explodiert ist
time-bomb-option-start_player-last_exploded-note = Die Zange bekommt, bei wem es zuletzt geknallt hat; beim ersten Mal entscheidet das Los.
time-bomb-option-start_player-random = Das Los entscheidet
time-bomb-option-start_player-random-note = Wird für jede Partie ausgelost.
time-bomb-option-claim_mode = Handansagen
time-bomb-option-claim_mode-free = Frei
time-bomb-option-claim_mode-ordered = Reihum
time-bomb-option-claim_mode-sealed = Versiegelt
time-bomb-option-claim_mode-off = Keine
time-bomb-option-claim_mode-free-note = Sag an, was du bekommen hast, wann immer du willst.
time-bomb-option-claim_mode-ordered-note = Vor dem ersten Schnitt macht reihum jeder eine Ansage.
time-bomb-option-claim_mode-sealed-note = Alle Ansagen werden im selben Moment geöffnet.
time-bomb-option-claim_mode-off-note = Keine Ansagen per Knopf: Es bleibt nur das Reden.
time-bomb-option-ready_gate = Warten, bis alle bereit sind
time-bomb-option-ready_gate-note = In jeder Runde wird erst geschnitten, wenn alle so weit sind.
time-bomb-option-public_ledger = Summen aller Ansagen zeigen
time-bomb-option-public_ledger-note = Zählt zusammen, was behauptet wurde, und zeigt, wo es nicht stimmen kann.
time-bomb-option-cut_back = Zurückschneiden
time-bomb-option-cut_back-allowed = Erlaubt
time-bomb-option-cut_back-allowed-note = Du darfst bei der Person schneiden, die gerade bei dir geschnitten hat.
time-bomb-option-cut_back-forbidden = Verboten
time-bomb-option-cut_back-forbidden-note = Nicht gleich wieder bei der Person, die gerade bei dir geschnitten hat.
time-bomb-option-early_call = Aufhören, sobald es nicht mehr zu schaffen ist
time-bomb-option-early_call-note = Sonst geht es bis zur letzten Runde weiter; knallen kann es ja noch.
time-bomb-option-show_leftover = Die übrige Rolle zeigen
time-bomb-option-show_leftover-note = Am Ende, wenn eine Rollenkarte übrig war. Laut Regel bleibt sie in der Schachtel.
time-bomb-option-free_chat = Freier Chat
time-bomb-option-free_chat-note = Alle dürfen alles tippen, wahr oder nicht.
time-bomb-option-clock = Uhr
time-bomb-option-clock-off = Ohne Uhr
time-bomb-option-clock-on = Mit Uhr
time-bomb-option-clock-briefing = Sekunden für die Besprechung
time-bomb-option-clock-cut = Sekunden für einen Schnitt
time-bomb-option-clock-hold = Sekunden Bedenkzeit
time-bomb-option-match = Wertung
time-bomb-option-match-single = Einzelne Partien
time-bomb-option-match-single-note = Jede Partie steht für sich.
time-bomb-option-match-tokens = Serie mit Markern
time-bomb-option-match-tokens-note = Wer verliert, nimmt einen Marker. Bei drei Markern endet die Serie, und wer die wenigsten hat, gewinnt.
time-bomb-option-skin = Aufmachung
time-bomb-option-skin-squad = SWAT, Terroristen
time-bomb-option-skin-squad-note = Nur die Namen sind anders.
time-bomb-option-skin-workshop = Techniker, Saboteure
time-bomb-option-skin-workshop-note = Nur die Namen sind anders.

## die beiden Seiten

time-bomb-squad-swat = SWAT
time-bomb-squad-terrorist = Terrorist
time-bomb-workshop-swat = Techniker
time-bomb-workshop-terrorist = Saboteur
time-bomb-goal-swat = Finde alle Erfolge. Finger weg vom BUMM.
time-bomb-goal-terrorist = Sorg dafür, dass BUMM gekappt wird, oder lass die Zeit ablaufen. Und lass dich nicht erwischen.

## der Tisch

time-bomb-headline-cut = Schnipp …
time-bomb-boom = BUMM!
time-bomb-ready = Ich bin bereit
time-bomb-wire-safe = sicher
time-bomb-wire-success = Erfolg
time-bomb-wire-boom = BUMM
time-bomb-row = { $name_is ->
    [you] Deine Reihe
   *[other] Reihe von { $name }
}: { $n ->
    [one] { $n } Draht verdeckt
   *[other] { $n } Drähte verdeckt
}
time-bomb-row-can = { $n ->
    [one] Reihe von { $name } wählen: { $n } Draht verdeckt
   *[other] Reihe von { $name } wählen: { $n } Drähte verdeckt
}
time-bomb-card = { $name_is ->
    [you] Dein Draht { $n }
   *[other] Draht { $n } von { $name }
}, verdeckt
time-bomb-card-can = Draht { $n } von { $name } durchschneiden
time-bomb-card-open = { $name_is ->
    [you] Dein Draht { $n }
   *[other] Draht { $n } von { $name }
}: { time-bomb-part-wire }
time-bomb-tray = Drähte von { $name }
time-bomb-cut-pick = Welcher Draht von { $name }?
time-bomb-cut-do = Diesen Draht von { $name } kappen
time-bomb-cut-announce = Erst ankündigen
time-bomb-cut-not = Doch nicht

## seat: was es über jemanden zu wissen gibt, je eine kurze Angabe

time-bomb-seat = { $name_is ->
    [you] { $name } (du)
   *[other] { $name }
}{ $facts_n ->
    [0] { "" }
   *[other] : { $facts }
}
time-bomb-seat-clipper = hat die Zange
time-bomb-seat-ready = bereit
time-bomb-seat-claiming = ist mit der Ansage dran
time-bomb-seat-claims = { $n ->
    [0] sagt keinen Erfolg an
    [one] sagt { $n } Erfolg an
   *[other] sagt { $n } Erfolge an
}
time-bomb-seat-has_boom = sagt BUMM an
time-bomb-seat-no_boom = sagt kein BUMM an
time-bomb-seat-broken = die Ansage kann nicht mehr stimmen
time-bomb-seat-cut_me = bittet um einen Schnitt
time-bomb-seat-spare_me = bittet um Schonung
time-bomb-seat-suggested = { $n ->
    [one] { $n } ist dafür, hier zu schneiden
   *[other] { $n } sind dafür, hier zu schneiden
}
time-bomb-seat-opposed = { $n ->
    [one] { $n } ist dagegen, hier zu schneiden
   *[other] { $n } sind dagegen, hier zu schneiden
}
time-bomb-seat-intended = hier wird gleich geschnitten
time-bomb-seat-asked = von { $n } gefragt
time-bomb-seat-accused = von { $n } beschuldigt
time-bomb-seat-vouched = hat das Vertrauen von { $n }
time-bomb-person-accuses = { $level ->
    [1] { $a_is ->
        [you] Du traust { $b } nicht.
       *[other] { $a } traut { $b_is ->
            [you] dir
           *[other] { $b }
        } nicht.
    }
    [2] { $a_is ->
        [you] Du glaubst, dass { $b } gegen uns arbeitet.
       *[other] { $a } glaubt, dass { $b_is ->
            [you] du gegen uns arbeitest
           *[other] { $b } gegen uns arbeitet
        }.
    }
   *[3] { $a_is ->
        [you] Du bist dir sicher, dass { $b } gegen uns arbeitet.
       *[other] { $a } ist sich sicher, dass { $b_is ->
            [you] du gegen uns arbeitest
           *[other] { $b } gegen uns arbeitet
        }.
    }
}
time-bomb-person-vouches = { $level ->
    [1] { $a_is ->
        [you] Du hältst { $b } eher für sauber.
       *[other] { $a } hält { $b_is ->
            [you] dich
           *[other] { $b }
        } eher für sauber.
    }
    [2] { $a_is ->
        [you] Du vertraust { $b }.
       *[other] { $a } vertraut { $b_is ->
            [you] dir
           *[other] { $b }
        }.
    }
   *[3] { $a_is ->
        [you] Du bist dir sicher, dass { $b } auf unserer Seite ist.
       *[other] { $a } ist sich sicher, dass { $b_is ->
            [you] du auf unserer Seite bist
           *[other] { $b } auf unserer Seite ist
        }.
    }
}
time-bomb-person-said = Zuletzt gesagt
time-bomb-person-quote = „{ $text }“

## act: die Knöpfe zum Reden

time-bomb-act-short-hand = Meine Hand
time-bomb-act-short-request = Meine Reihe
time-bomb-act-short-suggest = Bei …
time-bomb-act-short-oppose = Nicht bei …
time-bomb-act-short-accuse = Verdacht
time-bomb-act-short-vouch = Vertrauen
time-bomb-act-short-ask = Frage
time-bomb-act-short-role = Ich will …
time-bomb-act-short-intend = Gleich bei …
time-bomb-act-short-hold = Moment!
time-bomb-act-hand = Was ich bekommen habe
time-bomb-act-request = Zu meiner Reihe
time-bomb-act-suggest = Hier schneiden
time-bomb-act-oppose = Hier nicht schneiden
time-bomb-act-accuse = Beschuldigen
time-bomb-act-vouch = Vertrauen
time-bomb-act-ask = Fragen
time-bomb-act-role = Auf welcher Seite ich stehe
time-bomb-act-intend = Gleich schneide ich bei …
time-bomb-act-field-target = Um wen geht es?
time-bomb-act-field-level = Wie sicher?
time-bomb-act-field-why = Warum? (wenn du magst)
time-bomb-act-field-topic = Worum geht es?
time-bomb-act-field-side = Ich will …
time-bomb-act-field-what = Was ist mit meinen Drähten?
time-bomb-act-request-what-cut_me = Schneidet bei mir
time-bomb-act-request-what-spare_me = Nicht bei mir
time-bomb-act-role-side-swat = … sie entschärfen
time-bomb-act-role-side-terrorist = … sie hochgehen sehen
time-bomb-act-accuse-level-1 = Ein Verdacht
time-bomb-act-accuse-level-2 = Sehr wahrscheinlich
time-bomb-act-accuse-level-3 = Ich bin mir sicher
time-bomb-act-vouch-level-1 = Wirkt sauber
time-bomb-act-vouch-level-2 = Ich habe Vertrauen
time-bomb-act-vouch-level-3 = Ich bin mir sicher
time-bomb-act-accuse-why-sum_too_high = Die Ansagen ergeben zu viel
time-bomb-act-accuse-why-sum_too_low = Die Ansagen ergeben zu wenig
time-bomb-act-accuse-why-claim_broken = Die Ansage ging nicht auf
time-bomb-act-accuse-why-claim_changed = Die Ansage wurde geändert
time-bomb-act-accuse-why-wasted_cut = Ein verschenkter Schnitt
time-bomb-act-accuse-why-cut_boom_claimer = Geschnitten, wo BUMM angesagt war
time-bomb-act-accuse-why-gave_success = Aus der Reihe kam ein Erfolg
time-bomb-act-accuse-why-claim_matched = Die Ansage ging auf
time-bomb-act-accuse-why-silent = Hält sich bedeckt
time-bomb-act-accuse-why-gut = Nur so ein Gefühl
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
time-bomb-act-ask-topic-hand = Was hast du bekommen?
time-bomb-act-ask-topic-role = Auf welcher Seite stehst du?
time-bomb-act-ask-topic-why_cut = Warum hast du da geschnitten?
time-bomb-act-ask-topic-whom_suspect = Wen hast du im Verdacht?
time-bomb-act-reply-stance-agree = Sehe ich auch so
time-bomb-act-reply-stance-disagree = Sehe ich anders
time-bomb-act-reply-stance-believe = Das glaube ich
time-bomb-act-reply-stance-doubt = Das bezweifle ich

time-bomb-understood = Die Bots verstehen Sätze wie „Ich habe zwei“, „Schneidet bei { $name }“, „{ $name } lügt“ oder „{ $name }, wen verdächtigst du?“

## claim: der Zettel für eine Ansage

time-bomb-claim-success = Erfolge, die ich diese Runde bekommen habe
time-bomb-claim-boom = BUMM
time-bomb-claim-boom-no = Nicht bei mir
time-bomb-claim-boom-yes = Bei mir
time-bomb-claim-note = Ob es stimmt, ist deine Sache. Gemeint ist die Reihe, wie sie ausgeteilt wurde.
time-bomb-claim-open = Meine Hand ansagen
time-bomb-claim-make = Ansage machen
time-bomb-claim-pass = Keine Ansage
time-bomb-claim-send-hand = Das sage ich
time-bomb-claim-send-claim_submit = Diese Ansage machen

## secret: was nur du siehst

time-bomb-secret = Das siehst nur du
time-bomb-secret-role = Du bist { time-bomb-part-role }. Zum Verbergen drücken.
time-bomb-secret-show = Verborgen. Zum Zeigen drücken.
time-bomb-secret-hidden = Verborgen
time-bomb-secret-hide = Deine Karten verbergen
# After how many there are.
time-bomb-secret-wires = { $wire ->
    [safe] { $n ->
        [one] sicherer
       *[other] sichere
    }
    [success] { $n ->
        [one] Erfolg
       *[other] Erfolge
    }
   *[boom] BUMM
}
time-bomb-secret-dealt = von { $n }

## status

time-bomb-status-round = Runde { $n }
time-bomb-status-cut = Schnitt { $n }/{ $of }
time-bomb-status-briefing = Besprechung
time-bomb-status-over = vorbei
time-bomb-cutboard-label = { $n ->
    [one] Tafel der Schnitte: { $found } von { $total } Erfolgen gefunden, noch { $n } Schnitt
   *[other] Tafel der Schnitte: { $found } von { $total } Erfolgen gefunden, noch { $n } Schnitte
}
time-bomb-cutboard-cell = Runde { $round }, Schnitt { $n }: { $cutter_is ->
    [you] du
   *[other] { $cutter }
} bei { $target_is ->
    [you] dir
   *[other] { $target }
}, { time-bomb-part-wire }

## ledger

time-bomb-ledger = Bilanz
# The number stands before each of these four.
time-bomb-ledger-success = { $n ->
    [one] Erfolg offen
   *[other] Erfolge offen
}
time-bomb-ledger-boom = { $n ->
   *[other] BUMM im Spiel
}
time-bomb-ledger-safe = { $n ->
    [one] sicherer übrig
   *[other] sichere übrig
}
time-bomb-ledger-cuts = { $n ->
    [one] Schnitt übrig
   *[other] Schnitte übrig
}
time-bomb-ledger-seat = Platz
time-bomb-ledger-claim = Ansage
time-bomb-ledger-found = Geschnitten
time-bomb-ledger-implied = Übrig
time-bomb-ledger-changed = geändert
time-bomb-ledger-over = mehr gefunden
time-bomb-ledger-short = unmöglich
time-bomb-ledger-sum = { $of ->
    [one] Angesagt: { $n } von { $of } Erfolg.
   *[other] Angesagt: { $n } von { $of } Erfolgen.
}
time-bomb-ledger-gap_less = { $n } zu wenig.
time-bomb-ledger-gap_more = { $n } zu viel.
time-bomb-ledger-fits = Es geht auf.
time-bomb-ledger-terrorists = { $skin ->
    [workshop] Saboteure
   *[squad] Terroristen
}: { $counts_or }
time-bomb-ledger-prior = { $n } ({ $chance } %)

## end: die Zeitung am Morgen danach

time-bomb-paper = Der Abenddraht
time-bomb-paper-edition = Partie { $n }, Spätausgabe
time-bomb-paper-price = Preis: ein paar Nerven
time-bomb-end-defused = Bombe verstummt
time-bomb-end-boom = In die Luft geflogen
time-bomb-end-timeout = Zeit abgelaufen
time-bomb-end-abandoned = Abgeblasen
time-bomb-end-deck = Runde { $round }, { $found } von { $total } Erfolgen gefunden, { $n ->
    [one] { $n } Schnitt
   *[other] { $n } Schnitte
}: { time-bomb-part-winner }.
time-bomb-end-by-boom = { $cutter_is ->
    [you] Du hast in der Reihe von { $target } das BUMM erwischt.
   *[other] { $target_is ->
        [you] { $cutter } hat in deiner Reihe das BUMM erwischt.
       *[other] { $cutter } hat in der Reihe von { $target } das BUMM erwischt.
    }
}
time-bomb-end-by-defused = { $cutter_is ->
    [you] Du hast in der Reihe von { $target } den letzten Erfolg gefunden.
   *[other] { $target_is ->
        [you] { $cutter } hat in deiner Reihe den letzten Erfolg gefunden.
       *[other] { $cutter } hat in der Reihe von { $target } den letzten Erfolg gefunden.
    }
}
time-bomb-end-won = Du hast gewonnen.
time-bomb-end-lost = Du hast verloren.
time-bomb-end-who = Wer wer war
time-bomb-end-honest = { $n } von { $of } Ansagen wahr
time-bomb-end-leftover = Die Rolle, die niemand hatte: { time-bomb-part-card }.
time-bomb-end-series = Die Serie bisher
time-bomb-end-tokens = { $n } Marker
time-bomb-end-turning = Wendepunkte
time-bomb-end-when = Runde { $round }, Schnitt { $n }
time-bomb-end-claims = Ansage und Wahrheit
time-bomb-end-deals = Jede Runde aufgedeckt
time-bomb-end-round = Runde { $n }
time-bomb-end-row = { $name }: { $wires }
time-bomb-claims-caption = Handansagen und was wirklich stimmte
time-bomb-claims-round = Runde
time-bomb-claims-who = Wer
time-bomb-claims-said = Ansage
time-bomb-claims-truth = Wahrheit
time-bomb-claims-verdict = Urteil
time-bomb-claims-true = wahr
time-bomb-claims-false = falsch
time-bomb-claims-none = Niemand hat etwas angesagt.

## aim: die Zeile, die immer sagt, worum es geht

time-bomb-aim = { $role ->
    [swat] Alle { $total } Erfolg bis zum Ende von Runde { $rounds } · { $found } gefunden
    [terrorist] BUMM, oder Runde { $rounds } überstehen · { $found } von { $total } Erfolg gefunden
   *[none] { $found } von { $total } Erfolg gefunden · Runde { $round } von { $rounds }
}

## use: ein Teil, mit dem doch etwas geht

time-bomb-use-cut = Den kannst du schneiden: Du bist dran, und er liegt in einer fremden Reihe.

## tip: warum jemand, der gut spielt, das täte. Gesagt wird nur, was man wissen kann

# Wie viele von den Drähten der anderen Erfolg sind.
time-bomb-part-among = { $success ->
    [0] von den { $wires } Drähten der anderen ist keiner ein Erfolg
    [one] von den { $wires } Drähten der anderen ist einer ein Erfolg
   *[other] von den { $wires } Drähten der anderen sind { $success } Erfolg
}
time-bomb-tip-ready = { $last ->
    [yes] Alle anderen sind bereit: Geschnitten wird, sobald du es auch bist.
   *[no] An deinen Drähten ändert sich nichts mehr, und der erste Schnitt wartet, bis alle bereit sind.
}
time-bomb-tip-claim = { $true ->
    [yes] { $role ->
        [swat] Genau das hast du bekommen. Deine Seite findet nur, wovon sie weiß.
       *[terrorist] Genau das hast du bekommen. Eine Ansage, die stimmt, macht die nächste Lüge leichter.
    }
   *[no] { $role ->
        [swat] Das hast du nicht bekommen: So weiß die Gegenseite nicht, wo sie schneiden soll.
       *[terrorist] Das hast du nicht bekommen: Jeder Schnitt, der danach sucht, fehlt der Gegenseite.
    }
}
time-bomb-tip-pass = Niemand muss etwas ansagen, und was du nicht sagst, kann sich nicht als falsch herausstellen.
time-bomb-tip-all-mine = Jeder verdeckte Erfolg liegt in deiner eigenen Reihe; du selbst findest also keinen. Schneide, um die Zange weiterzugeben: Als Nächstes schneidet { $target }.
time-bomb-tip-claims = { $most ->
    [most] Nach eigener Ansage hat { $target } noch { $claimed } Erfolg, und niemand, bei dem du schneiden kannst, sagt mehr an.
   *[some] Nach eigener Ansage hat { $target } noch { $claimed } Erfolg.
}
time-bomb-tip-safe = Jedes BUMM liegt bei dir, also kann kein Schnitt von dir es auslösen; { time-bomb-part-among }.
time-bomb-tip-open = { $target } sagt BUMM an, aber das ist nur eine Ansage; { time-bomb-part-among }.
time-bomb-tip-silent = Sicher ist hier nichts. { $target } hat in dieser Runde nichts angesagt; { time-bomb-part-among }.
time-bomb-tip-clash = Die Ansagen ergeben zusammen { $claimed } Erfolg, verteilt wurden aber nur { $dealt }: Jemand lügt. { $target } will keinen mehr haben.
time-bomb-tip-none = Sicher ist hier nichts. { $target } hat angeblich keinen Erfolg mehr, aber das ist nur eine Ansage; { time-bomb-part-among }.
time-bomb-tip-harmless = Jeder verdeckte Erfolg liegt in deiner eigenen Reihe; dieser Schnitt findet also keinen.
time-bomb-tip-fuse = { $target } sagt BUMM an, und mit BUMM gewinnst du.
time-bomb-tip-waste = Nach eigener Ansage hat { $target } keinen Erfolg mehr: Ein Schnitt dort kostet die Gegenseite einen von { $left }.
time-bomb-tip-cover = Nichts hilft dir hier sicher, und nichts verrät dich; { time-bomb-part-among }.

## weigh: eine Warnung vor einem Zug

time-bomb-weigh-anyway = Trotzdem schneiden
time-bomb-weigh-boom = { $target } sagt BUMM an. Wenn das stimmt, ist mit einem dieser Drähte alles vorbei.
time-bomb-weigh-none = Nach eigener Ansage hat { $target } keinen Erfolg mehr. Stattdessen ginge { $names_or }: Dort wird noch einer angesagt.
time-bomb-weigh-last = Ein Erfolg fehlt noch, und er liegt nicht bei dir: Er ist einer der { $wires } Drähte der anderen. Triffst du ihn, hast du verloren.

## lesson

time-bomb-lesson-goal = Eine Bombe mit zwanzig Drähten! Vier sind Erfolg, einer ist BUMM, der Rest ist harmlos. SWAT gewinnt, wenn alle vier Erfolge durchgeschnitten sind. Die Terroristen gewinnen, wenn es BUMM macht.
time-bomb-lesson-role = Du bist SWAT, und das weißt nur du. Einer oder zwei der anderen sind Terroristen. Wer? Das weiß keiner, nicht mal die Terroristen voneinander.
time-bomb-lesson-row = Das sind deine fünf Drähte. Du hast sie gesehen: ein Erfolg, vier sicher. Dann wurde gemischt. Welcher wo liegt, weißt auch du nicht.
time-bomb-lesson-nippers = Du hast die Zange, also schneidest du zuerst. Immer bei jemand anderem, nie bei dir selbst. Bei wem du schneidest, der ist als Nächstes dran. Nach vier Schnitten endet die Runde.
time-bomb-lesson-claims = Vorher wird aber geredet. Copper sagt zwei Erfolge an, Diode einen, Ember einen. Jeder davon kann gelogen sein: Lügen ist erlaubt.
time-bomb-lesson-claim = Jetzt du. Dein Erfolg soll ja gefunden werden, also bleib bei der Wahrheit: Tipp auf „Meine Hand ansagen“ und sag 1 Erfolg an.
time-bomb-lesson-claim-lie = Lügen darfst du, aber du bist SWAT. Bei weniger schneidet keiner bei dir, bei mehr traut dir bald keiner mehr. Die Wahrheit ist: 1 Erfolg.
time-bomb-lesson-claim-silent = Nicht so schnell! Wenn du schweigst, weiß niemand, dass bei dir ein Erfolg zu holen ist.
time-bomb-lesson-claim-else = Dafür ist später Zeit. Tipp erst auf „Meine Hand ansagen“.
time-bomb-lesson-sum = Zähl mal zusammen: 2 + 1 + 1 und deine 1. Das sind fünf, es gibt aber nur vier Erfolge. Irgendwer lügt!
time-bomb-lesson-ready = Behalt das im Kopf. Die anderen wollen anfangen zu schneiden. Tipp auf „Ich bin bereit“.
time-bomb-lesson-ready-claim = Du hast alles gesagt. Tipp auf „Ich bin bereit“.
time-bomb-lesson-ready-else = Genug geredet. Tipp auf „Ich bin bereit“.
time-bomb-lesson-cut = Copper sagt am meisten an, also such dort zuerst. Wähl in Coppers Reihe den leuchtenden Draht und schneide ihn durch.
time-bomb-lesson-cut-other = Die Reihe stimmt! Jeder Draht von Copper könnte es sein. Nimm hier bitte den leuchtenden.
time-bomb-lesson-cut-diode = Diode sagt einen Erfolg unter fünf Drähten an, Copper zwei. Bei Copper stehen die Chancen besser.
time-bomb-lesson-cut-ember = Ember sagt einen Erfolg unter fünf Drähten an, Copper zwei. Bei Copper stehen die Chancen besser.
time-bomb-lesson-cut-else = Du hast die Zange: Schneide den leuchtenden Draht durch.
time-bomb-lesson-found = Erfolg! Einer ist gefunden, drei fehlen noch. Ganz erfunden war Coppers Ansage also nicht. Und weil du dort geschnitten hast, hat Copper jetzt die Zange.
time-bomb-lesson-safe = Copper hat es bei Diode versucht: sicher. Das beweist gar nichts. Bei einem Erfolg unter fünf Drähten geht es viermal von fünfmal daneben.
time-bomb-lesson-yours = Diode hat dir geglaubt und deinen Erfolg gefunden. Zwei von vier! Und weil bei dir geschnitten wurde, hast du wieder die Zange.
time-bomb-lesson-last = Der letzte Schnitt der Runde. Diode sagt einen an und hat SWAT gerade geholfen. Schneide in Diodes Reihe den leuchtenden Draht durch.
time-bomb-lesson-last-other = Die Reihe stimmt! Nimm hier bitte den leuchtenden Draht.
time-bomb-lesson-last-copper = Bei Copper wäre es auch vernünftig. Aber stellen wir Diode auf die Probe: Schneide den leuchtenden Draht durch.
time-bomb-lesson-last-ember = Ember hat noch nichts für uns getan, Diode schon. Schneide den leuchtenden Draht durch.
time-bomb-lesson-round = Drei von vier! Die Runde ist vorbei. Alle übrigen Drähte wurden gemischt und neu ausgeteilt, für jeden einer weniger. Deine sind diesmal alle sicher.
time-bomb-lesson-two = Ein Erfolg fehlt noch, und zwei wollen ihn haben: Copper und Ember. Beide können nicht recht haben.
time-bomb-lesson-none = Du hast ihn nicht. Auch das hilft, denn dann sucht bei dir keiner. Sag deine Hand an: 0 Erfolg.
time-bomb-lesson-none-lie = Eine Lüge würde SWAT jetzt einen Schnitt kosten. Du hast diese Runde keinen Erfolg, also sag 0 an.
time-bomb-lesson-again = Alle haben geredet. Tipp auf „Ich bin bereit“.
time-bomb-lesson-think = Diode hat bei dir geschnitten: sicher, wie angesagt. Jetzt entscheidest du. Von Copper kam schon ein Erfolg. Von Ember noch keiner, und in Runde 1 war eine Ansage zu viel.
time-bomb-lesson-whom = Also vertrau Copper: Schneide den leuchtenden Draht durch.
time-bomb-lesson-whom-ember = Vorsicht! Wenn die Ansage zu viel von Ember kam, liegt dort kein Erfolg. BUMM aber vielleicht schon.
time-bomb-lesson-whom-diode = Diode sagt keinen an und war bisher ehrlich. Such dort, wo einer angesagt ist.
time-bomb-lesson-won = Die Bombe ist entschärft, SWAT gewinnt! Jetzt liegt alles offen, und siehe da: Ember war der Terrorist und hatte die ganze Zeit das BUMM.
time-bomb-lesson-can-1 = Rolle und Drähte lesen und deine Hand ansagen
time-bomb-lesson-can-2 = Ansagen zusammenzählen und merken, wann jemand lügt
time-bomb-lesson-can-3 = Drähte durchschneiden und wissen, wer danach die Zange hat
time-bomb-lesson-can-4 = Für SWAT gewinnen oder als Terrorist bluffen, bis es BUMM macht oder vier Runden um sind

## deck

time-bomb-deck-role = Rollen
time-bomb-deck-wire = Drähte
time-bomb-deck-nippers = Zange
time-bomb-deck-dealt = Zu { $players }: { $counts }
time-bomb-deck-safe = Nichts passiert. Aber wieder ist ein Schnitt weg.
time-bomb-deck-success = SWAT braucht sie alle: für jeden am Tisch gibt es einen.
time-bomb-deck-boom = Die Bombe geht hoch, und die Terroristen gewinnen sofort.
time-bomb-deck-nippers-text = Wer sie hat, schneidet bei jemand anderem einen Draht durch. Danach geht sie an genau den.

## Was zu tun ist, in wenigen Worten

time-bomb-deed-cut = Bei { $target } den { $place ->
    [1] ersten
    [2] zweiten
    [3] dritten
    [4] vierten
   *[5] fünften
} Draht durchschneiden
time-bomb-deed-ready = Bereit für den ersten Schnitt
time-bomb-deed-pass = Nichts ansagen
time-bomb-deed-claim = Ansagen: { $success ->
    [none] keine Zahl der Erfolge
    [one] { $success } Erfolg
   *[other] { $success } Erfolge
}, { $boom ->
    [none] nichts zum BUMM
    [0] kein BUMM
   *[other] BUMM
}
