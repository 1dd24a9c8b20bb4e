# Jeder Satz von Bomb Busters, außer denen der versiegelten Schachteln: Die stehen in `box-<Nummer>.de.ftl`.

bomb-busters-pitch = Ein Team, eine Bombe, und du siehst nur deine eigenen Kabel. Sag an, was ein Mitspieler hat, und lieg richtig.

## Werte, Kabel und Karten

# $value: eine Zahl, "yellow" oder "red".
bomb-busters-value = { $value ->
    [yellow] Gelb
    [red] Rot
   *[other] { $value }
}
bomb-busters-a = { $value ->
    [yellow] gelb
    [red] rot
   *[other] eine { $value }
}
# $key: was auf dem Kabel steht, etwa 4.1.
bomb-busters-key = { $colour ->
    [blue] Blau { $key }
    [yellow] Gelb { $key }
   *[red] Rot { $key }
}
bomb-busters-letter-blue = B
bomb-busters-letter-yellow = G
bomb-busters-letter-red = R

bomb-busters-card-1 = Etikett ≠
bomb-busters-card-2 = Walkie-Talkies
bomb-busters-card-3 = Dreifachdetektor
bomb-busters-card-4 = Post-it
bomb-busters-card-5 = Superdetektor
bomb-busters-card-6 = Rückspuler
bomb-busters-card-7 = Notfallbatterien
bomb-busters-card-8 = Rundumradar
bomb-busters-card-9 = Stabilisator
bomb-busters-card-10 = X-oder-Y-Strahl
bomb-busters-card-11 = Kaffeebecher
bomb-busters-card-12 = Etikett =
bomb-busters-effect-1 = Jederzeit: Markiere zwei Nachbarn auf deinem Halter, die verschieden sind.
bomb-busters-effect-2 = Jederzeit: Tausche ein Kabel mit jemandem, ohne dass die anderen es sehen.
bomb-busters-effect-3 = Beim Duo-Schnitt: Sag eine Zahl an und zeig auf drei Kabel eines Halters.
bomb-busters-effect-4 = Jederzeit: Leg ein Infoplättchen an eines deiner blauen Kabel.
bomb-busters-effect-5 = Beim Duo-Schnitt: Sag eine Zahl an und zeig auf einen ganzen Halter.
bomb-busters-effect-6 = Jederzeit: Dreh den Zünder ein Feld zurück.
bomb-busters-effect-7 = Jederzeit: Ein oder zwei verbrauchte Charaktere sind wieder frisch.
bomb-busters-effect-8 = Jederzeit: Frag alle Halter nach einer Zahl.
bomb-busters-effect-9 = Zum Duo-Schnitt: Geht er daneben, bleibt der Zünder stehen und Rot geht nicht hoch.
bomb-busters-effect-10 = Beim Duo-Schnitt: Sag zwei Werte an, die du beide hast.
bomb-busters-effect-11 = In deinem Zug: Lass ihn aus und bestimme, wer als Nächstes dran ist.
bomb-busters-effect-12 = Jederzeit: Markiere zwei Nachbarn auf deinem Halter, die gleich sind.

bomb-busters-character-0 = Der Captain
bomb-busters-character-1 = Die Mechanikerin
bomb-busters-character-2 = Der Chemiker
bomb-busters-character-3 = Die Schlosserin
bomb-busters-character-4 = Der Pilot

## Missionen

bomb-busters-mission-1 = Erste Schnitte
bomb-busters-mission-2 = Gelb kommt dazu
bomb-busters-mission-3 = Rot kommt dazu
bomb-busters-mission-4 = Alle Farben
bomb-busters-mission-5 = Einmal Gelb fehlt
bomb-busters-mission-6 = Viermal Gelb
bomb-busters-mission-7 = Ungewisses Rot
bomb-busters-mission-8 = Eignungstest
bomb-busters-rule-1 = Geschnitten wird paarweise: Sag an, was das Kabel eines Mitspielers ist, und schneide dein eigenes gleiches mit durch. Wer alles hat, was von einer Zahl noch übrig ist, schneidet es solo durch.
bomb-busters-rule-2 = Zwei gelbe Kabel sind in der Bombe. Alle gelben zählen gleich; beim Aufbau bekommt keines ein Plättchen.
bomb-busters-rule-3 = Ein rotes Kabel ist in der Bombe: nie durchschneiden! Wer zu Beginn seines Zuges nur noch rote Kabel hat, muss sie aufdecken. Ausrüstung hilft.
bomb-busters-rule-4 = Blau, Gelb und Rot, alles zusammen.
bomb-busters-rule-5 = Drei gelbe Kabel sind angezeigt, aber nur zwei davon sind in der Bombe.
bomb-busters-rule-6 = Vier gelbe Kabel: Schneidet sie paarweise durch, oder solo, wenn du alle vier oder die letzten zwei hast.
bomb-busters-rule-7 = Nicht jedes rote Kabel, das angezeigt ist, ist in der Bombe.
bomb-busters-rule-8 = Nichts Neues: Zeigt, was ihr gelernt habt. Schafft ihr es, öffnet sich die erste Schachtel.
bomb-busters-part-blue = Blau 1–{ $last }
bomb-busters-part-yellow = { $all ->
    [yes] { $count ->
        [one] { $count } gelbes
       *[other] { $count } gelbe
    }
   *[no] { $count } von { $drawn } gelben
}
bomb-busters-part-red = { $all ->
    [yes] { $count ->
        [one] { $count } rotes
       *[other] { $count } rote
    }
   *[no] { $count } von { $drawn } roten
}
bomb-busters-part-equipment = { $count ->
    [one] { $count } Ausrüstungskarte
   *[other] { $count } Ausrüstungskarten
}

bomb-busters-mission-title = Mission { $n }
bomb-busters-mission-blue = Blau: je viermal 1 bis { $n }.
bomb-busters-mission-exact = In der Bombe: { $keys }.
bomb-busters-mission-some = Nur { $n } von diesen { $of }: { $keys }.
bomb-busters-mission-decimals = Die Nachkommastelle zeigt nur, wo ein Kabel steht: { $key } kommt zwischen { $low } und { $high }.
bomb-busters-mission-never_red = Zeig nie auf ein rotes Kabel.
bomb-busters-mission-equipment = { $n ->
    [one] { $n } Ausrüstungskarte.
   *[other] { $n } Ausrüstungskarten.
}
bomb-busters-mission-no_equipment = Keine Ausrüstung, aber jeder Charakter hat einen Doppeldetektor.
bomb-busters-mission-dial = { $n ->
    [one] Der Zünder steht am Anfang { $n } Feld vor dem Totenkopf.
   *[other] Der Zünder steht am Anfang { $n } Felder vor dem Totenkopf.
}

## Hausregeln

bomb-busters-option-toolbox = Ausrüstung
bomb-busters-option-toolbox-locked = Gesperrt
bomb-busters-option-toolbox-open = Offen
bomb-busters-option-toolbox-locked-note = Eine Karte ist einsetzbar, sobald zwei Kabel ihrer Zahl durchgeschnitten sind.
bomb-busters-option-toolbox-open-note = Alle Karten sind von Anfang an einsetzbar: leichter als nach den Regeln.
bomb-busters-option-m3_equipment = Ausrüstung in Mission 3
bomb-busters-option-m3_equipment-practical = Brauchbar
bomb-busters-option-m3_equipment-literal = Wörtlich
bomb-busters-option-m3_equipment-practical-note = Karten, die in dieser Mission nie frei würden, bleiben draußen.
bomb-busters-option-m3_equipment-literal-note = Nur die Karten, die die Mission nennt, bleiben draußen.
bomb-busters-option-captain = Captain
bomb-busters-option-captain-rotate = Reihum
bomb-busters-option-captain-random = Ausgelost
bomb-busters-option-captain-rotate-note = Zuerst wird gelost, danach wandert die Rolle nach jeder Mission nach links.
bomb-busters-option-captain-random-note = Wird für jede Mission neu gelost.
bomb-busters-option-log = Was im Protokoll steht
bomb-busters-option-log-full = Alles
bomb-busters-option-log-last_round = Letzte Runde
bomb-busters-option-log-none = Nichts
bomb-busters-option-log-full-note = Das Protokoll behält jeden Schnitt und jedes Wort.
bomb-busters-option-log-last_round-note = Ältere Zeilen verschwinden: Das Gedächtnis zählt.
bomb-busters-option-log-none-note = Nichts wird aufgeschrieben, wie am echten Tisch.
bomb-busters-option-rewind_cap = Rückspuler dreht zurück
bomb-busters-option-rewind_cap-six = So weit es geht
bomb-busters-option-rewind_cap-start = Bis zum Anfangsstand
bomb-busters-option-rewind_cap-six-note = Auch über den Anfangsstand hinaus.
bomb-busters-option-rewind_cap-start-note = Nie über den Anfangsstand hinaus.
bomb-busters-option-clock = Uhren
bomb-busters-option-clock-off = Keine Uhren
bomb-busters-option-clock-on = Mit Uhren
bomb-busters-option-clock-turn = Sekunden für einen Zug
bomb-busters-option-clock-answer = Sekunden für eine Antwort
bomb-busters-option-odds = Chancen zeigen
bomb-busters-option-odds-note = Zum Üben: Alle können sich aus dem, was sie sehen, die genauen Chancen eines Schnitts ausrechnen lassen.
bomb-busters-option-virtual_tokens = Plättchen gehen nie aus
bomb-busters-option-virtual_tokens-note = Ein Fehlversuch zeigt, was das Kabel ist, auch wenn beide Plättchen seiner Zahl schon liegen.
bomb-busters-option-free_chat = Freier Chat
bomb-busters-option-free_chat-note = Während der Mission darf alles gesagt werden. Die Regeln erlauben nur feste Sätze.

## Hilfe

bomb-busters-help-place_token = Vor dem Start gebt ihr alle einen Hinweis: Such dir eines deiner Kabel aus, dann sehen alle seine Zahl. Ein Kabel in der Mitte deines Halters verrät oft am meisten.
bomb-busters-help-turn = Zeig auf das Kabel eines Mitspielers und sag an, was es ist; du musst selbst so eines haben. Stimmt es, werden beide durchgeschnitten. Stimmt es nicht, rückt der Zünder auf den Totenkopf zu. Zeig nie auf ein Kabel, das rot sein könnte. Hast du alles, was von einer Zahl noch übrig ist, schneide es solo durch.
bomb-busters-help-choose_own = Du hattest recht und hast mehr als ein Kabel von diesem Wert. Such aus, welches davon durchgeschnitten wird: Seine Stelle verrät den anderen etwas über die Kabel daneben.
bomb-busters-help-detector_answer = Jemand hat auf mehrere deiner Kabel gezeigt und eine Zahl angesagt. Du antwortest: Such das Kabel aus, das durchgeschnitten wird oder ein Plättchen bekommt, oder bestätige einfach, wenn es nichts auszusuchen gibt.
bomb-busters-help-swap_answer = Jemand tauscht ein Kabel mit dir, und du siehst nicht, welches. Such aus, welches du hergibst; jedes kommt auf dem anderen Halter dahin, wo es der Reihe nach hingehört.

## Was gefragt ist

bomb-busters-ask-place_token = { $name_is ->
    [you] Leg an eines deiner blauen Kabel das Plättchen mit seiner Zahl.
   *[other] { $name } legt ein Plättchen.
}
bomb-busters-ask-turn = { $name_is ->
    [you] Du bist dran: Sag an, was das Kabel eines Mitspielers ist, oder schneide solo durch, was nur noch du hast.
   *[other] { $name } ist dran.
}
bomb-busters-ask-reveal = Du hast nur noch rote Kabel: Deck sie auf.
bomb-busters-ask-choose_own = { $name_is ->
    [you] Stimmt! Welches deiner eigenen Kabel schneidest du mit durch?
   *[other] Stimmt! { $name } schneidet ein eigenes mit durch.
}
bomb-busters-ask-detector_answer = { $name } prüft die Kabel.
bomb-busters-ask-detector-hit = { $by } sagt „{ $values_or }“, und das stimmt. Welches der Kabel wird durchgeschnitten?
bomb-busters-ask-detector-miss = { $by } sagt „{ $values_or }“, und das stimmt nicht. Welches der Kabel bekommt sein Plättchen?
bomb-busters-ask-detector-none = { $by } sagt „{ $values_or }“, und das stimmt nicht. Du hast nichts zu zeigen: Bestätige einfach.
bomb-busters-ask-swap_answer = { $name_is ->
    [you] { $by } bietet dir ein Kabel an. Welches gibst du her?
   *[other] { $name } sucht ein Kabel zum Tauschen aus.
}
bomb-busters-ask-over-defused = Entschärft!
bomb-busters-ask-over-exploded_red = Kawumm! Das war ein rotes Kabel.
bomb-busters-ask-over-exploded_dial = Kawumm! Der Zünder ist beim Totenkopf.

## Protokoll

bomb-busters-log-started = Mission { $mission }, { $title }: { $seats } Profis, { $wires } Kabel. { $captain_is ->
    [you] Du bist
   *[other] { $captain } ist
} Captain.
bomb-busters-log-red = { $all ->
    [yes] Rot: { $keys }.
   *[no] Rot: { $count } von { $keys }.
}
bomb-busters-log-yellow = { $all ->
    [yes] Gelb: { $keys }.
   *[no] Gelb: { $count } von { $keys }.
}
bomb-busters-log-cards = Ausrüstung: { $cards }.
bomb-busters-log-dealt = { $name_is ->
    [you] Deine Kabel
   *[other] Die Kabel von { $name }
}: { $stands }.
bomb-busters-log-token = { $name_is ->
    [you] Du legst
   *[other] { $name } legt
} ein Plättchen: { $wire } ist { $value }.
bomb-busters-log-post-it = { $name_is ->
    [you] Du klebst
   *[other] { $name } klebt
} das Post-it an: { $wire } ist { $value }.
bomb-busters-log-no-token = { $name_is ->
    [you] Du legst
   *[other] { $name } legt
} kein Plättchen.
bomb-busters-log-declared = { $target_is ->
    [you] { $name } zeigt auf { $wires_n ->
        [one] dein { $wires }
       *[other] deine { $wires }
    }
   *[other] { $name_is ->
        [you] Du zeigst
       *[other] { $name } zeigt
    } auf { $wires } von { $target }
}: „{ $values_or }“.
bomb-busters-log-with = Mit { $tools }.
bomb-busters-log-with-double = Doppeldetektor
bomb-busters-log-with-triple = Dreifachdetektor
bomb-busters-log-with-super = Superdetektor
bomb-busters-log-with-ray = X-oder-Y-Strahl
bomb-busters-log-with-stabilizer = Stabilisator
bomb-busters-log-cut = Schnipp! { $name_is ->
    [you] Dein { $wire }
   *[other] { $wire } von { $name }
} ist { $key }.
bomb-busters-log-missed = { $dial ->
    [0] Daneben! Der Zünder erreicht den Totenkopf.
   *[other] Daneben! Der Zünder rückt vor: noch { $dial }.
}
bomb-busters-log-missed-stable = Daneben, aber der Stabilisator hält den Zünder fest.
bomb-busters-log-shown = { $mark ->
    [token] { $wire } bekommt sein Plättchen: { $value }.
    [virtual] { $wire } ist { $value }; es ist kein Plättchen mehr da, angezeigt wird es trotzdem.
   *[spoken] { $wire } ist { $value }; es ist kein Plättchen mehr da, also wird es nur einmal gesagt.
}
bomb-busters-log-shown-none = Kein Plättchen gelegt.
bomb-busters-log-solo = { $name_is ->
    [you] Du schneidest
   *[other] { $name } schneidet
} solo durch: { $wires }, { $value ->
    [yellow] alle gelb
   *[other] alles { $value }er
}.
bomb-busters-log-revealed = { $name_is ->
    [you] Du deckst
   *[other] { $name } deckt
} { $wires } auf: { $keys }.
bomb-busters-log-validated = Alle vier { $number }er sind durch.
bomb-busters-log-unlocked = Freigeschaltet: { $card }.
bomb-busters-log-label = { $name_is ->
    [you] Du legst
   *[other] { $name } legt
} ein Etikett: { $wire } und { $next } sind { $kind ->
    [same] gleich.
   *[differ] verschieden.
}
bomb-busters-log-offered = { $mate_is ->
    [you] { $name } bietet dir
   *[other] { $name_is ->
        [you] Du bietest { $mate }
       *[other] { $name } bietet { $mate }
    }
} über Walkie-Talkie { $wire } an.
bomb-busters-log-swapped = { $name_is ->
    [you] Du tauschst mit { $mate }
   *[other] { $mate_is ->
        [you] Du tauschst mit { $name }
       *[other] { $name } tauscht mit { $mate }
    }
}: { $given_from } steht jetzt auf { $given_to }, { $taken_from } auf { $taken_to }.
bomb-busters-log-swapped-yours = Hergegeben: { $gave }. Bekommen: { $got }.
bomb-busters-log-swapped-all = Die beiden Kabel: { $given } und { $taken }.
bomb-busters-log-rewound = { $name_is ->
    [you] Du drehst
   *[other] { $name } dreht
} den Zünder zurück: noch { $dial }.
bomb-busters-log-refreshed = { $name_is ->
    [you] Du legst
   *[other] { $name } legt
} die Batterien ein: { $names_n ->
    [one] Der Doppeldetektor von { $names } geht
   *[other] Die Doppeldetektoren von { $names } gehen
} wieder.
bomb-busters-log-radar = { $name_is ->
    [you] Du fragst
   *[other] { $name } fragt
} das Radar nach der { $number }: { $stands_n ->
    [0] auf keinem Halter.
   *[other] Halter { $stands }.
}
bomb-busters-log-passed = { $name_is ->
    [you] Du machst Kaffeepause und gibst
   *[other] { $name } macht Kaffeepause und gibt
} den Zug an { $next_is ->
    [you] dich
   *[other] { $next }
} weiter.
bomb-busters-log-held = { $name_is ->
    [you] Du bittest
   *[other] { $name } bittet
} alle, kurz zu warten.
bomb-busters-log-late-turn = { $dial ->
    [0] Die Zeit ist um: Der Zünder erreicht den Totenkopf.
   *[other] Die Zeit ist um: Der Zünder rückt vor, noch { $dial }. { $name_is ->
        [you] Du bist
       *[other] { $name } ist
    } weiter dran.
}
bomb-busters-log-late-answer = Die Zeit ist um: Für { $name_is ->
    [you] dich
   *[other] { $name }
} antwortet der Zufall.
bomb-busters-log-ended-defused = Die Bombe ist entschärft!
bomb-busters-log-ended-exploded_red = Ein rotes Kabel: Die Bombe geht hoch.
bomb-busters-log-ended-exploded_dial = Der Zünder steht auf dem Totenkopf: Die Bombe geht hoch.
bomb-busters-log-aside = Nie in der Bombe: { $keys }.
bomb-busters-log-opens = Schachtel { $box } ist offen!

## Reden

bomb-busters-act-remind = { $target_is ->
    [you] Nimm deinen Doppeldetektor!
   *[other] { $target }, nimm deinen Doppeldetektor!
}
bomb-busters-act-ready = { $card }: bereit.
bomb-busters-act-propose = { $card }: Soll ich?
bomb-busters-act-reply = { $yes ->
    [yes] Ja, { $author }: „{ $quote }“
   *[no] Nein, { $author }: „{ $quote }“
}
# Wenn die Frage nicht mehr zu finden ist.
bomb-busters-act-reply_blind = { $yes ->
    [yes] Ja, mach das.
   *[no] Nein, lieber nicht.
}
bomb-busters-act-rule = Denkt an die Missionsregel!
bomb-busters-act-careful = Überleg noch mal, bevor du Rot riskierst.
bomb-busters-act-hold = Einen Moment, bitte.
bomb-busters-act-go_on = Danke, weiter.
bomb-busters-mood-thumbs_up = Daumen hoch!
bomb-busters-mood-applause = Gut gemacht!
bomb-busters-mood-nervous = Mir zittern die Hände.
bomb-busters-mood-laugh = Ha!
bomb-busters-mood-phew = Puh.
bomb-busters-mood-hurry = Tick, tack.

## voices: dieselben Sätze, wie Bots sie sagen, jeder nach seinem Gemüt

bomb-busters-act-advice-dry-0 = { $line } Handbuch, Seite eins.
bomb-busters-act-advice-dry-1 = { $line } Ich mein ja nur.
bomb-busters-act-advice-nervous-0 = { $line } Bitte, bitte, bitte.
bomb-busters-act-advice-nervous-1 = { $line } Ich spüre meine Finger nicht mehr.
bomb-busters-act-advice-boastful-0 = { $line } Ein alter Expertentrick.
bomb-busters-act-advice-boastful-1 = { $line } Gern geschehen.
bomb-busters-act-advice-kind-0 = { $line } Ganz in Ruhe.
bomb-busters-act-advice-kind-1 = { $line } Wir schaffen das.
bomb-busters-act-advice-gruff-0 = { $line } Ich sag’s nur einmal.
bomb-busters-act-advice-gruff-1 = { $line } Bewegung.
bomb-busters-act-advice-dreamy-0 = { $line } So steht es in den Sternen und im Plan.
bomb-busters-act-advice-dreamy-1 = { $line } Die Blaupause flüstert es.
bomb-busters-act-reply-dry-0 = { $line } Alles in allem.
bomb-busters-act-reply-dry-1 = { $line } Nächster Punkt.
bomb-busters-act-reply-nervous-0 = { $line } Glaube ich?
bomb-busters-act-reply-nervous-1 = { $line } Oh, hoffentlich stimmt das.
bomb-busters-act-reply-boastful-0 = { $line } Vertraut dem Profi.
bomb-busters-act-reply-boastful-1 = { $line } Ich habe Schlimmeres im Schlaf entschärft.
bomb-busters-act-reply-kind-0 = { $line } Gut mitgedacht übrigens.
bomb-busters-act-reply-kind-1 = { $line } Danke fürs Fragen.
bomb-busters-act-reply-gruff-0 = { $line } Frag nicht so viel.
bomb-busters-act-reply-gruff-1 = { $line } Und jetzt weiter.
bomb-busters-act-reply-dreamy-0 = { $line } Es fühlt sich so an.
bomb-busters-act-reply-dreamy-1 = { $line } Sagt das Kupfer.

bomb-busters-talk-remind = Dein Doppeldetektor!
bomb-busters-talk-remind_them = „Nimm deinen Doppeldetektor!“
bomb-busters-talk-ready = Diese Karte ist bereit
bomb-busters-talk-propose = Soll ich … einsetzen?
bomb-busters-talk-rule = Die Missionsregel!
bomb-busters-talk-careful = Vorsicht, Rot
bomb-busters-talk-yes = Ja
bomb-busters-talk-no = Nein
bomb-busters-talk-moods = Stimmungen
bomb-busters-talk-banner = Sag nichts über deine Kabel, mach keine Andeutungen und erinnere an keinen früheren Zug (BB-5.3).
bomb-busters-talk-placeholder = Sag etwas …

## Was alle über Kabel erfahren haben

bomb-busters-fact-some = { $wires_n ->
    [one] { $wires } ist { $values_or }.
   *[other] Von { $wires } ist mindestens eines { $values_or }.
}
bomb-busters-fact-some-hand = Auf Halter { $stands } ist mindestens ein Kabel { $values_or }.
bomb-busters-fact-none-hand = Auf Halter { $stands } ist kein Kabel { $values_or }.
bomb-busters-fact-none = { $wires_n ->
    [one] { $wires } ist auf keinen Fall { $values_or }.
   *[other] Von { $wires } ist keines { $values_or }.
}
bomb-busters-fact-some_but = { $wires_n ->
    [one] { $wires } ist auf keinen Fall { $values_or }.
   *[other] Von { $wires } ist mindestens eines etwas anderes als { $values_or }.
}
bomb-busters-fact-none_but = { $wires }: { $values_or }.
bomb-busters-fact-alike = { $wires } sind gleich.
bomb-busters-fact-unlike = { $wires } sind verschieden.
bomb-busters-fact-upto = { $first } ist nicht höher als { $last }.
bomb-busters-fact-below = { $first } ist niedriger als { $last }.

## Die Stellung, je Zeile eine Tatsache

bomb-busters-describe-mission = Mission { $mission }, { $title }. { $rule }
bomb-busters-describe-over = { $won ->
    [yes] Die Bombe ist entschärft.
   *[no] Die Bombe ist hochgegangen.
}
bomb-busters-describe-dial = Zünder: noch { $dial } bis zum Totenkopf. Runde { $round }, Zug { $turn }.
bomb-busters-describe-captain = { $name_is ->
    [you] Du bist
   *[other] { $name } ist
} Captain.
bomb-busters-describe-stand = Halter { $stand }, { $name_is ->
    [you] deiner
   *[other] { $name }
}: { $wires_row }.
bomb-busters-describe-token = { $key }*{ $value ->
    [yellow] gelb
   *[other] { $value }
}
bomb-busters-describe-expert = { $name_is ->
    [you] Du hast
   *[other] { $name } hat
} { $wires ->
    [one] { $wires } intaktes Kabel
   *[other] { $wires } intakte Kabel
}; Doppeldetektor { $detector ->
    [fresh] frisch
   *[used] verbraucht
}.
bomb-busters-describe-cut = { $counts_n ->
    [0] Noch nichts durchgeschnitten.
   *[other] Durchgeschnitten: { $counts }.
}
bomb-busters-describe-count = { $value ->
    [yellow] Gelb
   *[other] { $value }
}×{ $count }
bomb-busters-describe-red = Rote Marker: { $markers }.
bomb-busters-describe-yellow = Gelbe Marker: { $markers }.
bomb-busters-describe-marker = { $state ->
    [maybe] { $key } (vielleicht)
    [seen] { $key } (schon aufgetaucht)
    [out] { $key } (nicht in der Bombe)
   *[sure] { $key }
}
bomb-busters-describe-card = Karte { $card }, { $name }: { $state ->
    [locked] gesperrt
    [ready] einsetzbar
   *[used] verbraucht
}.
bomb-busters-describe-label = Etikett { $kind ->
    [same] =
   *[differ] ≠
}: { $left } und { $right }.
bomb-busters-describe-waiting = { $wires_n ->
    [0] { $name_is ->
        [you] Du hast
       *[other] { $name } hat
    } richtig „{ $values_or }“ angesagt; es fehlt noch das eigene Kabel dazu.
   *[other] { $name_is ->
        [you] Du hast
       *[other] { $name } hat
    } bei { $wires } „{ $values_or }“ angesagt; die Antwort steht aus.
}
bomb-busters-describe-swapping = { $name_is ->
    [you] Du tauschst
   *[other] { $name } tauscht
} gerade { $wires } weg.
bomb-busters-describe-aside = Beiseitegelegt, nie in der Bombe: { $keys }.

## Ablehnungen

bomb-busters-refuse-E_FORMAT = Das kann hier niemand tun.
bomb-busters-refuse-E_OVER = Die Mission ist vorbei.
bomb-busters-refuse-E_PROMPT_PENDING = Erst muss noch jemand antworten; alles andere wartet.
bomb-busters-refuse-E_PHASE = Das geht an diesem Punkt der Mission nicht.
bomb-busters-refuse-E_TURN = Du bist nicht dran.
bomb-busters-refuse-E_MUST_REVEAL = Du hast nur noch rote Kabel: Du musst sie aufdecken.
bomb-busters-refuse-E_BAD_TARGET = Zeig auf ein Kabel auf dem Halter eines Mitspielers.
bomb-busters-refuse-E_NO_AID = An diesem Tisch wird ohne Chancen gespielt.
bomb-busters-refuse-E_ALREADY_CUT = Dieses Kabel ist schon durchgeschnitten.
bomb-busters-refuse-E_BAD_VALUE = Sag einen Wert an, den du selbst intakt hast: eine Zahl oder Gelb, nie Rot.
bomb-busters-refuse-E_BAD_DETECTOR = Ein einfacher Schnitt zeigt auf ein Kabel, der Doppeldetektor auf zwei, der Dreifachdetektor auf drei, der Superdetektor auf einen ganzen Halter. Mit Detektoren sagst du nur Zahlen an, und ein Charakter hilft nur einmal.
bomb-busters-refuse-E_EQUIPMENT_UNAVAILABLE = Diese Karte ist nicht in der Mission, noch gesperrt oder schon verbraucht.
bomb-busters-refuse-E_NOT_SOLO = Ein Solo-Schnitt nimmt alles, was von einem Wert noch übrig ist, zwei oder vier Kabel, und alle müssen deine sein.
bomb-busters-refuse-E_NOT_ONLY_RED = Aufdecken darfst du nur, wenn alle deine übrigen Kabel rot sind.
bomb-busters-refuse-E_BAD_TOKEN = Da darf das Plättchen nicht hin. Es gehört an ein eigenes intaktes blaues Kabel, du musst mit Legen dran sein, und die Zahl muss noch im Vorrat sein.
bomb-busters-refuse-E_BAD_LABEL = Ein Etikett liegt vor zwei Nachbarn auf einem deiner Halter, mindestens einer davon intakt, und es muss stimmen.
bomb-busters-refuse-E_BAD_SWAP = Für einen Tausch braucht es ein intaktes Kabel von dir und eines von einem Mitspieler.
bomb-busters-refuse-E_BAD_BATTERIES = Wähl ein oder zwei Profis mit verbrauchtem Charakter, jeden nur einmal.
bomb-busters-refuse-E_BAD_NEXT = Wähl jemand anderen, der noch Kabel hat.
bomb-busters-refuse-E_BAD_ANSWER = Dieses Kabel ist keine Antwort auf die Frage.
bomb-busters-refuse-E_NO_EFFECT = Das würde nichts ändern.
bomb-busters-refuse-E_BARRED = Das erlaubt diese Mission gerade nicht.
bomb-busters-refuse-E_BAD_TALK = Das kannst du gerade nicht sagen.
bomb-busters-refuse-E_NO_CHAT = Während der Mission gibt es nur die festen Sätze; danach hat eine Zeile Chat 1 bis { $longest } Zeichen.
bomb-busters-refuse-E_RATE = Das reicht für diesen Zug.
bomb-busters-refuse-E_BAD_TEAM = Ein Team hat { $least } bis { $most } Profis.
bomb-busters-refuse-E_SEALED = Mission { $mission } liegt noch in ihrer versiegelten Schachtel.
bomb-busters-refuse-E_BAD_CAPTAIN = Da kann der Captain nicht sitzen: Diesen Platz gibt es nicht.
bomb-busters-refuse-E_BAD_CHARACTERS = Jeder Profi braucht einen anderen Charakter.
bomb-busters-refuse-E_BAD_DEAL = Diese Stellung kann es nicht geben. { $reason }

bomb-busters-deal-sizes = Auf den Haltern stehen { $sizes } Kabel; es müssten { $wanted } sein.
bomb-busters-deal-unsorted = Ein Halter ist nicht sortiert.
bomb-busters-deal-token = An einem roten oder durchgeschnittenen Kabel liegt ein Plättchen.
bomb-busters-deal-active = Wer am Zug ist, hat kein Kabel.
bomb-busters-deal-blue = Von den blauen Kabeln sind nicht je vier von jeder Zahl da.
bomb-busters-deal-red = Die roten Kabel sind nicht { $count } von { $drawn }.
bomb-busters-deal-yellow = Die gelben Kabel sind nicht { $count } von { $drawn }.
bomb-busters-deal-aside = Beiseitegelegt werden nur farbige Kabel.

bomb-busters-content-teams = Bei den Teamgrößen { $experts } ist eine doppelt, oder eine fehlt.
bomb-busters-content-cards = Die Karten { $cards } sind nicht 1 bis { $last }, jede einmal.
bomb-busters-content-characters = { $cards } Charakterkarten reichen nicht für { $experts } Profis.
bomb-busters-content-place = Mission { $mission } steht an Stelle { $place }.
bomb-busters-content-group = { $count } von { $drawn } lassen sich nicht aus { $first } bis { $last } ziehen.
bomb-busters-content-markers = Es braucht { $drawn } Marker, und es gibt nur { $markers }.
bomb-busters-content-switch = Es gibt keine Regel namens „{ $name }“.

## Das Spielbrett

bomb-busters-boom = BUMM!
bomb-busters-cheer = Entschärft!
bomb-busters-miss = Daneben!
bomb-busters-miss-is = Daneben: { $wire } ist { $value }.
bomb-busters-miss-dial = Zünder { $from } → { $to }
bomb-busters-miss-stabilized = Der Stabilisator hält den Zünder fest.
bomb-busters-dial = { $n ->
    [one] Zünder: noch { $n } Feld bis zum Totenkopf
   *[other] Zünder: noch { $n } Felder bis zum Totenkopf
}
bomb-busters-numbers = Durchgeschnitten: { $counts_row } { $markers_row }
bomb-busters-numbers-cut = { $number }: { $n } von { $of }.
bomb-busters-marker-sure = { $colour ->
    [red] Rot
   *[yellow] Gelb
} { $key } ist in der Bombe.
bomb-busters-marker-maybe = { $colour ->
    [red] Rot
   *[yellow] Gelb
} { $key } ist vielleicht in der Bombe.
bomb-busters-marker-seen = { $colour ->
    [red] Rot
   *[yellow] Gelb
} { $key } ist schon aufgetaucht.
bomb-busters-marker-out = { $colour ->
    [red] Rot
   *[yellow] Gelb
} { $key } ist nicht in der Bombe.
bomb-busters-captain = Captain
bomb-busters-plate-you = { $name } (du)
bomb-busters-plate-turn = ▶ dran
bomb-busters-said = „{ $values_or }“
bomb-busters-detector-fresh = Doppeldetektor frisch
bomb-busters-detector-used = Doppeldetektor verbraucht
bomb-busters-detector-text = Dein Doppeldetektor ist frisch: Einmal kannst du auf zwei Kabel eines Halters zeigen statt auf eines.
bomb-busters-detector-gone = Deinen Doppeldetektor hast du verbraucht.
bomb-busters-yours = Deine Sachen
bomb-busters-hide = Deine Sachen verbergen
bomb-busters-stand = { $name_is ->
    [you] Dein Halter { $stand }
   *[other] Halter { $stand } von { $name }
}: noch { $n } Kabel
bomb-busters-stand-can = Such ein Kabel aus. { $name_is ->
    [you] Dein Halter { $stand }
   *[other] Halter { $stand } von { $name }
}: noch { $n } Kabel
bomb-busters-wire-of = { $name_is ->
    [you] Dein { $wire }
   *[other] { $wire } von { $name }
}
bomb-busters-wire-told = { $name_is ->
    [you] Dein { $wire }
   *[other] { $wire } von { $name }
}{ $told_n ->
    [0] { "" }
   *[other] : { $told }
}
bomb-busters-wire-cut = durchgeschnitten, { $key }
bomb-busters-wire-token = Plättchen { $value }
bomb-busters-wire-noted = von dir notiert: { $marks_row }
bomb-busters-label-same = { $a } und { $b } sind gleich
bomb-busters-label-differ = { $a } und { $b } sind verschieden
bomb-busters-radar-yes = { $number }: ja
bomb-busters-radar-no = { $number }: nein
bomb-busters-tray = Kabel von { $name }
bomb-busters-tray-own = Deine Kabel
bomb-busters-pick = { $told_n ->
    [0] { $wire }.
   *[other] { $wire }: { $told }.
}
bomb-busters-who = Wer?
bomb-busters-equipment = Ausrüstung
bomb-busters-card-told = { $name }: { $state }
bomb-busters-card-state-locked = gesperrt
bomb-busters-card-state-ready = einsetzbar
bomb-busters-card-state-used = verbraucht
bomb-busters-card-locked = Gesperrt, bis zwei { $number }er durchgeschnitten sind.
bomb-busters-card-used = Verbraucht: Sie bleibt für den Rest der Mission verdeckt.
bomb-busters-card-now = Bereit. Du kannst sie jetzt einsetzen.
bomb-busters-card-incut = Bereit. Sie wird Teil deines Schnitts.
bomb-busters-card-notnow = Bereit, aber gerade nicht für dich.
bomb-busters-card-use = Einsetzen

bomb-busters-hint-turn = Tipp auf das Kabel eines Mitspielers und sag an, was es ist.
bomb-busters-solo = { $value ->
    [yellow] Gelbe solo durchschneiden
   *[other] { $value }er solo durchschneiden
}
bomb-busters-reveal = Deine roten Kabel aufdecken
bomb-busters-hold = Warte!
bomb-busters-headline-cut = Schnitt …
bomb-busters-confirm = Los
bomb-busters-choose = Kabel aussuchen
bomb-busters-cut-point = Tipp auf das Kabel, das du meinst.
bomb-busters-cut-more = { $n ->
    [one] Zeig noch auf ein Kabel desselben Halters.
   *[other] Zeig noch auf { $n } Kabel desselben Halters.
}
bomb-busters-cut-what = Was ist { $wires_or } von { $name }?
bomb-busters-cut-second = „{ $values_or }“, oder was noch?
bomb-busters-cut-values = Werte, die du hast
bomb-busters-cut-value = { $value } ansagen; du hast { $n }
bomb-busters-cut-value-chance = { $value } ansagen; du hast { $n }; Chance { $chance }
bomb-busters-cut-own = { $value ->
    [yellow] Wenn’s stimmt, mein gelbes:
   *[other] Wenn’s stimmt, meine { $value }:
}
bomb-busters-cut-marked = hat ein Plättchen
bomb-busters-cut-do = Schneiden
bomb-busters-cut-not = Doch nicht
bomb-busters-say = Du sagst: { $wires_or } von { $name } ist { $values_or }.
bomb-busters-tool-double = Doppeldetektor: zwei Kabel
bomb-busters-tool-triple = Dreifachdetektor: drei Kabel
bomb-busters-tool-super = Superdetektor: ein ganzer Halter
bomb-busters-tool-ray = X-oder-Y-Strahl: zwei Werte
bomb-busters-tool-stabilizer = Stabilisator: Ein Fehlversuch kostet nichts
bomb-busters-tool-double-short = Doppel
bomb-busters-tool-triple-short = Dreifach
bomb-busters-tool-super-short = Super
bomb-busters-tool-ray-short = X oder Y
bomb-busters-tool-stabilizer-short = Stabilisator

bomb-busters-do-detector_answer = Such das Kabel aus, mit dem du antwortest.
bomb-busters-do-detector_answer-ready = { $wire } zeigen: { $value }.
bomb-busters-do-detector_answer-none = Nichts auszusuchen: Bestätige einfach.
bomb-busters-do-place_token = Welches Kabel bekommt das Plättchen?
bomb-busters-do-place_token-ready = Plättchen an { $wire }: { $value }.
bomb-busters-do-choose_own = Welches von deinen wird mit durchgeschnitten?
bomb-busters-do-choose_own-ready = Dein { $wire } durchschneiden.
bomb-busters-do-swap_answer = Welches Kabel gibst du her?
bomb-busters-do-swap_answer-ready = { $wire } hergeben.
bomb-busters-do-post_it = Post-it: An welches deiner Kabel?
bomb-busters-do-post_it-ready = Plättchen an { $wire }: { $value }.
bomb-busters-do-label_same = Etikett =: Welche Nachbarn sind gleich?
bomb-busters-do-label_same-ready = Allen zeigen, dass { $wire } und { $next } gleich sind.
bomb-busters-do-label_differ = Etikett ≠: Welche Nachbarn sind verschieden?
bomb-busters-do-label_differ-ready = Allen zeigen, dass { $wire } und { $next } verschieden sind.
bomb-busters-do-walkie_talkies = Walkie-Talkies: Welches Kabel, und mit wem?
bomb-busters-do-walkie_talkies-ready = { $wire } gegen ein Kabel von { $name } tauschen.
bomb-busters-do-rewinder = Rückspuler
bomb-busters-do-rewinder-ready = Den Zünder ein Feld zurückdrehen.
bomb-busters-do-batteries = Batterien: Wessen Doppeldetektor geht wieder?
bomb-busters-do-batteries-ready = Batterien einlegen.
bomb-busters-do-radar = Radar: Welche Zahl?
bomb-busters-do-radar-ready = Alle Halter nach der { $number } fragen.
bomb-busters-do-coffee_mug = Kaffeebecher: Wer ist stattdessen dran?
bomb-busters-do-coffee_mug-ready = Den Zug an { $name } weitergeben.

bomb-busters-note-title = Deine Notiz zu { $wire }, nur für dich

bomb-busters-odds = Chancen
bomb-busters-odds-toggle = Genaue Chancen zeigen
bomb-busters-odds-public = An diesem Tisch wird mit Chancen gespielt: Alle können sie sich aus dem, was sie sehen, genau ausrechnen lassen.
bomb-busters-odds-of = Was { $wire } sein kann
bomb-busters-odds-cut = Stimmt: { $hit } · rot: { $blast }
bomb-busters-odds-hit = Stimmt: { $hit }
bomb-busters-odds-other = { $wire } kann auch sein:
bomb-busters-odds-sure = laut Chancen sicher { $value }
bomb-busters-odds-certain = Sicher: { $wire } kann nur { $value } sein. Eine grüne Zahl kennzeichnet so ein Kabel.
bomb-busters-odds-how = Chancen sind an: Tipp auf ein Kabel, um zu sehen, was es sein kann. Eine grüne Zahl ist sicher.

bomb-busters-ledger-wires = noch { $n } Kabel
bomb-busters-ledger-tokens = Infoplättchen im Vorrat
bomb-busters-ledger-facts = Was alle erfahren haben
bomb-busters-person-stands = Halter { $stands }, noch { $n } Kabel

## Das Ende

bomb-busters-end-again = Noch mal, mit dem nächsten Captain
bomb-busters-end-mission = Mission { $n }: { $title }
bomb-busters-end-defused = Entschärft!
bomb-busters-end-exploded = Kawumm!
bomb-busters-end-abandoned = Abgebrochen
bomb-busters-end-cause-defused = Jedes Kabel ist durchgeschnitten oder sicher aufgedeckt, und der Zünder hatte noch { $n ->
    [one] { $n } Feld
   *[other] { $n } Felder
} Luft.
bomb-busters-end-cause-defused-plain = Jedes Kabel ist durchgeschnitten, und der Zünder hatte noch { $n ->
    [one] { $n } Feld
   *[other] { $n } Felder
} Luft.
bomb-busters-end-cause-exploded_red = Ein rotes Kabel wurde durchgeschnitten.
bomb-busters-end-cause-exploded_dial = Der Zünder hat den Totenkopf erreicht.
bomb-busters-end-opens = Schachtel { $n } ist offen!
bomb-busters-end-figures = Die Mission in Zahlen
bomb-busters-end-open = Alles auf dem Tisch
bomb-busters-end-aside = Nie in der Bombe:
bomb-busters-end-last = Letzter Zug: { $line }
bomb-busters-end-legend = Umrandete Kabel waren noch intakt.
bomb-busters-tally = Richtige Schnitte: { $right } von { $cuts } · mit Detektor: { $detectors } · Solo-Schnitte: { $solos } · Karten eingesetzt: { $cards }

## aim: die Zeile, die immer sagt, worum es geht

bomb-busters-aim = Alles außer Rot muss durch · noch { $left } · { $misses ->
    [0] kein Fehler mehr drin
    [one] { $misses } Fehler ist noch drin
   *[other] { $misses } Fehler sind drin
}
bomb-busters-aim-bare = Alles außer Rot muss durch · noch { $left }

## use: ein Teil, mit dem doch etwas geht

bomb-busters-use-place_token = Das kannst du markieren.
bomb-busters-use-dual_cut = Das geht: Zeig auf ein Kabel eines Mitspielers und sag, was es ist; eines von deinen mit diesem Wert wird mit durchgeschnitten.
bomb-busters-use-solo_cut = Das kannst du allein durchschneiden: Alles, was von diesem Wert noch da ist, gehört dir.
bomb-busters-use-reveal_red = Das kannst du nur aufdecken, mit all deinen anderen: Sie sind alle rot.
bomb-busters-use-choose_own = Das kannst du durchschneiden.
bomb-busters-use-detector_answer = Damit kannst du antworten.
bomb-busters-use-swap_answer = Das kannst du dafür hergeben.
bomb-busters-use-label_differ = An dieses Kabel und seinen Nachbarn passt ein Etikett: Sie sind verschieden.
bomb-busters-use-label_same = An dieses Kabel und seinen Nachbarn passt ein Etikett: Sie sind gleich.
bomb-busters-use-walkie_talkies = Mit den Walkie-Talkies kannst du tauschen: erst die Karte antippen, dann dein Kabel und einen Mitspieler.
bomb-busters-use-post_it = Mit dem Post-it kannst du ein Kabel markieren: erst die Karte antippen, dann ein blaues Kabel von dir.
bomb-busters-use-rewinder = Damit kannst du jetzt den Zünder zurückdrehen.
bomb-busters-use-batteries = Damit kannst du jetzt einen Doppeldetektor aufladen.
bomb-busters-use-radar = Damit kannst du jetzt alle nach einer Zahl fragen.
bomb-busters-use-coffee_mug = Damit kannst du jetzt deinen Zug abgeben.
bomb-busters-use-call = Du kannst den Zug übernehmen.

## tip: warum jemand, der gut spielt, das täte. Chancen sind genau, nach dem, was man wissen kann

bomb-busters-tip-marked = { $wires } ist mit { $held } markiert, und du hast { $held }: sicher.
bomb-busters-tip-certain = Nach allem, was du weißt, { $wires_n ->
    [one] kann { $wires } nur { $value_or } sein
   *[other] muss { $wires_or } { $value_or } sein
}: sicher.
bomb-busters-tip-guess = { $sure ->
    [yes] Dieser Schnitt ist nicht sicher: { bomb-busters-part-odds }.
   *[no] Sicher ist gerade nichts: { bomb-busters-part-odds }.
}
# Die Chancen eines Schnitts, mitten im Satz.
bomb-busters-part-odds = { $danger ->
    [yes] { $wires_or } ist in { $hit } { $value_or }, in { $red } rot
   *[no] { $wires_or } ist in { $hit } { $value_or }, und hochgehen kann nichts
}
bomb-busters-tip-solo = Alles, was von diesem Wert noch da ist, gehört dir ({ $value }): Ein Solo-Schnitt kann nicht schiefgehen.
bomb-busters-tip-token = { $wire } ist { $value }. Markiert ist es ein sicherer Schnitt für alle, die { $value } haben.
bomb-busters-tip-own = { $kept ->
    [yes] { $wire } ist { $value } ohne Plättchen. Das markierte darf stehen bleiben: Das kennen schon alle.
   *[no] { $wire } ist { $value }, also genau das, was gestimmt hat: Das darf durchgeschnitten werden.
}
bomb-busters-tip-answer-hit = { $wire } ist { $value }, und das wurde angesagt.
bomb-busters-tip-answer-miss = Keines dieser Kabel ist das angesagte. { $wire } ist { $value }, und sein Plättchen sagt es dem Team.
bomb-busters-tip-answer-none = Zu wählen gibt es nichts: Keines dieser Kabel kann gezeigt werden.
bomb-busters-tip-swap = { $wire } gibst du her, weißt danach aber weiter, wo { $value } steht.
bomb-busters-tip-label = { $same ->
    [yes] { $left } und { $right } sind gleich. Das dürfen von jetzt an alle wissen, und dein Zug ist damit nicht vorbei.
   *[no] { $left } und { $right } sind verschieden. Das dürfen von jetzt an alle wissen, und dein Zug ist damit nicht vorbei.
}
bomb-busters-tip-batteries = { $names } bekommt wieder einen frischen Doppeldetektor.
bomb-busters-tip-mug = { $sure ->
    [yes] So kommt { $name } dran und weiß vielleicht mehr.
   *[no] Du hast keinen sicheren Schnitt, also lass { $name } ran.
}
bomb-busters-tip-radar = Alle müssen sagen, ob sie noch { $number } haben, und es kostet keinen Zug.
bomb-busters-tip-reveal = Deine Kabel sind alle rot, etwas anderes darfst du nicht tun.
bomb-busters-tip-rewinder = Der Zünder geht ein Feld zurück: jetzt { $dial } bis zum Totenkopf, dann eines mehr.
bomb-busters-tip-call = Jemand muss den Zug übernehmen, und du hast noch Kabel.

## weigh: eine Warnung vor einem Zug

bomb-busters-weigh-anyway = Trotzdem schneiden
bomb-busters-weigh-never = Nach dem, was du weißt, { $wires_n ->
    [one] kann { $wires } nicht { $value_or } sein
   *[other] kann keines von { $wires } { $value_or } sein
}. Dieser Schnitt kann nicht gelingen.
bomb-busters-weigh-red = { $wires_n ->
    [one] { $wires } kann rot sein, und dann geht die Bombe hoch
   *[other] { $wires } können alle rot sein, und dann geht die Bombe hoch
}: in { $red }. Recht hast du in { $hit }.
bomb-busters-weigh-last = Ein Fehler dreht den Zünder jetzt auf den Totenkopf und beendet die Mission. Recht hast du in { $hit }.

## lesson

bomb-busters-lesson-goal = Ihr seid ein Team, und diese Bombe hat 24 Kabel: die Zahlen 1 bis 6, jede viermal. Schneidet alle durch, immer zwei mit gleicher Zahl. Die Kabel der anderen sieht niemand.
bomb-busters-lesson-stand = Das ist dein Halter. Die Kabel stehen von links nach rechts aufsteigend, wie auf jedem Halter. Das ist euer bester Hinweis.
bomb-busters-lesson-token = Erst zeigt jeder den anderen ein Kabel. Gib deiner 2 ein Plättchen: Tipp sie an und bestätige.
bomb-busters-lesson-token-else = Jedes Kabel würde helfen. Nimm hier bitte deine 2.
bomb-busters-lesson-tokens = Copper zeigt eine 2, Diode eine 3, Ember eine 1. Diese vier Kabel kennen jetzt alle.
bomb-busters-lesson-cut = Als Captain fängst du an. Zeig auf ein fremdes Kabel und sag, was es ist; du brauchst selbst so eins. Coppers markiertes Kabel ist eine 2, und du hast eine 2: Schnitt!
bomb-busters-lesson-cut-else = Das wäre geraten, und Fehler kosten uns was. Coppers markiertes Kabel ist sicher: eine 2.
bomb-busters-lesson-double-later = Den hast du nur einmal. Heb ihn dir für einen heikleren Schnitt auf.
bomb-busters-lesson-pair = Schnipp! Deine 2 und Coppers 2 sind durchgeschnitten und liegen offen vor den Haltern. Die Hälfte der 2er ist weg.
bomb-busters-lesson-solo = Copper hatte die anderen beiden 2er. Wer alles in der Hand hat, was von einer Zahl noch übrig ist, darf es solo durchschneiden. Der Haken sagt: Die 2 ist erledigt.
bomb-busters-lesson-miss = O nein! Diode hielt dein letztes Kabel für eine 6, es ist aber eine 5. Jetzt ist es markiert, und der Zünder rückt ein Feld vor. Beim Totenkopf fliegen wir in die Luft.
bomb-busters-lesson-sorted = Schlau! Coppers erstes Kabel stand links von einer 2, und alle 2er sind durch. Es musste also eine 1 sein, und Ember hat es gemerkt.
bomb-busters-lesson-find = Du bist dran. Such ein Kabel, das du sicher kennst und das zu einem von deinen passt, und schneide es durch.
bomb-busters-lesson-find-else = Da kannst du dir nicht sicher sein. Achte auf die Plättchen: Diodes erstes Kabel ist eine 3, und du hast eine 3.
bomb-busters-lesson-quick = Gut gesehen! Die anderen machen weiter: zwei 6er als Paar, die letzten 3er und 1er solo.
bomb-busters-lesson-think = Du hast jetzt drei 4er und eine 5. Diodes letzte beiden Kabel stehen zwischen 3 und 6, und nur eine 4 ist nicht bei dir. Mindestens eins davon ist wohl eine 5.
bomb-busters-lesson-double = Aber welches? Dein Doppeldetektor zeigt auf zwei Kabel zugleich, einmal pro Mission. Tipp eins der beiden an, schalt „Doppel“ ein, tipp das andere an und sag 5.
bomb-busters-lesson-double-single = Eins allein wäre Glückssache. Schalt „Doppel“ ein und zeig auf beide.
bomb-busters-lesson-double-else = Zeig mit „Doppel“ auf Diodes letzte beiden Kabel und sag 5.
bomb-busters-lesson-hit = Treffer! Beim Doppeldetektor reicht es, wenn eins der beiden stimmt. Diode hat gezeigt, welches, und zwei 5er sind durch.
bomb-busters-lesson-left = Copper und Diode haben die letzten 5er durchgeschnitten, Ember solo die 6er. Nur die 4er sind noch da.
bomb-busters-lesson-four = Drei davon hast du, also muss Embers letztes Kabel die vierte sein. Schneide es durch!
bomb-busters-lesson-four-else = Nur ein Kabel ist noch übrig, das nicht deins ist: das von Ember. Es ist eine 4.
bomb-busters-lesson-last = Sonst hat niemand mehr Kabel, also bist du wieder dran. Die letzten zwei 4er sind beide deine: Schneide sie solo durch.
bomb-busters-lesson-last-else = Schneide beide 4er solo durch: Der Knopf dafür ist da.
bomb-busters-lesson-won = Entschärft! Jede Zahl hat ihren Haken, und der Zünder war nie beim Totenkopf.
bomb-busters-lesson-more = In späteren Missionen gibt es gelbe Kabel, die nur zueinander passen, rote, die nie jemand durchschneiden darf, und Ausrüstung, die frei wird, wenn zwei Kabel ihrer Zahl durch sind.
bomb-busters-lesson-can-1 = Ein Kabel zeigen und lesen, was andere gezeigt haben
bomb-busters-lesson-can-2 = Paare durchschneiden und aus der Sortierung schließen, was wo steht
bomb-busters-lesson-can-3 = Solo schneiden, wenn der Rest einer Zahl bei dir ist
bomb-busters-lesson-can-4 = Den Doppeldetektor einsetzen und den Zünder im Auge behalten

## deck

bomb-busters-deck-equipment = Ausrüstung
bomb-busters-deck-character = Charaktere
bomb-busters-deck-character-text = Hat einen Doppeldetektor: einmal je Mission auf zwei Kabel eines Halters zeigen statt auf eins.
bomb-busters-deck-wire = Kabel
bomb-busters-deck-blue = Blaue Kabel
bomb-busters-deck-blue-text = Die Zahlen 1 bis 12, jede viermal. Sie werden paarweise durchgeschnitten.
bomb-busters-deck-yellow = Gelbe Kabel
bomb-busters-deck-yellow-text = Gelb ist gleich Gelb: Sag „gelb“ an, und hab selbst eins. Die Zahl darauf sagt nur, wo das Kabel steht.
bomb-busters-deck-red = Rote Kabel
bomb-busters-deck-red-text = Niemals durchschneiden. Wer nur noch Rot hat, legt es offen hin.
