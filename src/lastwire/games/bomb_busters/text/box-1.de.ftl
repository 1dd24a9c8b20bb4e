# Was in der ersten Schachtel ist: Kein Client hat diese Sätze; eine Partie oder eine Kampagne mit offener Schachtel bringt sie mit.

bomb-busters-mission-9 = Drei in einer Reihe
bomb-busters-mission-10 = Wettlauf mit der Zeit
bomb-busters-mission-11 = Verbotene Zahl
bomb-busters-mission-12 = Doppelte Freigabe
bomb-busters-mission-13 = Rote Drillinge
bomb-busters-mission-14 = Der heikle Captain
bomb-busters-mission-15 = Versiegelter Werkzeugkasten
bomb-busters-mission-16 = Strenge Reihenfolge
bomb-busters-mission-17 = Falsche Fährten
bomb-busters-mission-18 = Nur Radar
bomb-busters-rule-9 = Drei Zahlen liegen in einer Reihe. Die zweite ist frei, sobald zwei Kabel der ersten durchgeschnitten sind, die dritte, sobald es von beiden davor je zwei sind. Wer nur noch gesperrte Zahlen durchschneiden könnte, lässt die Bombe hochgehen.
bomb-busters-rule-10 = Die Uhr läuft, und es gibt keine Reihenfolge: Nach jedem Zug ist dran, wer sich zuerst meldet. Aber niemand zweimal hintereinander, solange andere noch Kabel haben.
bomb-busters-rule-11 = Die vier Kabel einer Zahl gelten als rot: Schneidet sie nie durch, und deckt sie nur auf, wenn ihr nichts anderes mehr habt.
bomb-busters-rule-12 = Jede Ausrüstungskarte braucht außerdem zwei durchgeschnittene Kabel der Zahl, die auf ihr liegt.
bomb-busters-rule-13 = Drei Profis haben je ein rotes Kabel bekommen. Aufgedeckt werden sie nicht: Wer dran ist, darf auf alle drei zugleich zeigen, die eigenen mitgezählt; ist eines falsch, geht die Bombe hoch. Zu viert oder fünft braucht man dafür selbst kein rotes. Die Infoplättchen werden gezogen; eines, das an kein Kabel passt, kommt neben den Halter.
bomb-busters-rule-14 = Die Charaktere werden ausgelost. Wer die Captain-Karte bekommt, darf nicht danebenliegen: Ein Fehlschnitt lässt die Bombe hochgehen, und den Stabilisator darf er nicht einsetzen.
bomb-busters-rule-15 = Die Ausrüstung liegt verdeckt, und eine Zahl ist aufgedeckt. Sind alle vier Kabel dieser Zahl durchgeschnitten, wird eine Karte umgedreht und ist sofort einsetzbar, und die nächste Zahl wird aufgedeckt.
bomb-busters-rule-16 = Drei Zahlen liegen in einer Reihe. Die zweite ist frei, sobald alle vier Kabel der ersten durchgeschnitten sind, die dritte, sobald es von beiden davor alle vier sind. Wer nur noch gesperrte Zahlen durchschneiden könnte, lässt die Bombe hochgehen.
bomb-busters-rule-17 = Die Charaktere werden ausgelost. Wer die Captain-Karte bekommt, lügt: Er beginnt mit zwei Plättchen, die sagen, was ein Kabel nicht ist, und nach einem Fehlschnitt an seinen Kabeln sagt das Plättchen nur, was falsch war. Ausrüstung darf er nicht einsetzen.
bomb-busters-rule-18 = Keine Infoplättchen, keine Ausrüstung. In deinem Zug wird eine Zahl aufgedeckt, jeder Halter meldet, ob er sie hat, und du bestimmst, wer sie durchschneiden muss, vielleicht du selbst. Danach geht es links von dir weiter.
bomb-busters-part-number = Zahlenkarten: { $count }
bomb-busters-part-clock = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
bomb-busters-mission-forbidden = { $number } gilt als rot.
bomb-busters-mission-row = Die Reihe: { $numbers }.
bomb-busters-mission-target = Schneidet alle vier { $number }er durch, und eine Karte wird umgedreht.
bomb-busters-holder = Hat die Captain-Karte und darf nicht danebenliegen
bomb-busters-card-face_down = Eine Ausrüstungskarte, verdeckt
bomb-busters-mission-face_down = { $count ->
    [one] Eine Ausrüstungskarte liegt verdeckt.
   *[other] { $count } Ausrüstungskarten liegen verdeckt.
}
bomb-busters-mission-random = Die Infoplättchen werden gezogen.

bomb-busters-beside = Hat keine { $value }.
bomb-busters-all = Alle drei roten
bomb-busters-do-cut_all = Zeig auf die roten Kabel, die du nicht selbst hast.
bomb-busters-do-cut_all-ready = Auf { $wires } zeigen: alle rot. Ein Fehler, und die Bombe geht hoch.
bomb-busters-ask-trio = Du hast nur noch rote Kabel: Zeig auf alle drei.
bomb-busters-ask-drawn = { $name_is ->
    [you] Du hast { $value } gezogen: Leg sie an ein Kabel mit dieser Zahl.
   *[other] { $name } hat { $value } gezogen und legt sie an.
}
bomb-busters-tip-cut_all = Dort sind die roten Kabel, soweit du es wissen kannst.

bomb-busters-mission-number = Die Zahl ist { $number }.
bomb-busters-liar = Hat die Captain-Karte: Die Plättchen sagen, was ein Kabel nicht ist
bomb-busters-not = Nicht { $value }
bomb-busters-wire-token-false = laut Plättchen nicht { $value }
bomb-busters-miss-not = { $wire } ist nicht { $value }.
bomb-busters-do-false_token = Leg ein Plättchen an ein Kabel, das etwas anderes ist.
bomb-busters-do-false_token-ready = Das Plättchen sagt: { $wire } ist keine { $number }.
bomb-busters-do-false_token-number = Welche Zahl ist es nicht?
bomb-busters-do-designate = Wer muss { $target } durchschneiden?
bomb-busters-do-designate-ready = { $name } muss { $target } durchschneiden.
bomb-busters-ask-false_token = { $name_is ->
    [you] Leg an eines deiner Kabel ein Plättchen, das sagt, was es nicht ist.
   *[other] { $name } legt ein Plättchen, das sagt, was ein Kabel nicht ist.
}
bomb-busters-ask-designate = { $name_is ->
    [you] Bestimm, wer { $number } durchschneiden muss.
   *[other] { $name } bestimmt, wer { $number } durchschneiden muss.
}
bomb-busters-ask-ordered = { $name_is ->
    [you] Du musst { $number } durchschneiden.
   *[other] { $name } muss { $number } durchschneiden.
}
bomb-busters-tip-false_token = Andere könnten { $wire } für { $value } halten. Das Plättchen sagt ihnen, dass es das nicht ist.
bomb-busters-tip-designate = { $name_is ->
    [you] Du weißt
   *[other] { $name } weiß
} am ehesten, wo noch eine steht.

bomb-busters-card-13 = Doppelter Boden
bomb-busters-effect-13 = Sofort: zwei weitere Ausrüstungskarten.
bomb-busters-card-locked-yellow = Gesperrt, bis zwei gelbe Kabel durchgeschnitten sind.
bomb-busters-card-locked-also = Es müssen auch zwei { $number }er durchgeschnitten sein.

bomb-busters-help-call = In dieser Mission gibt es keine feste Reihenfolge. Wer sich zuerst meldet, hat den nächsten Zug; wer sich meldet, muss auch handeln.
bomb-busters-call = Ich bin dran!
bomb-busters-ask-call = Wer ist als Nächstes dran? Melden { $names_n ->
    [one] kann
   *[other] können
} sich { $names }.
bomb-busters-ask-call-you = Melde dich, und der nächste Zug gehört dir.
bomb-busters-ask-over-exploded_time = Kawumm! Die Zeit ist abgelaufen.
bomb-busters-ask-over-exploded_row = Kawumm! Nur gesperrte Zahlen waren noch übrig.
bomb-busters-ask-over-exploded_trio = Kawumm! Das waren nicht alle drei roten.
bomb-busters-ask-over-exploded_captain = Kawumm! Die Captain-Karte verzeiht keinen Fehlschnitt.

bomb-busters-log-numbers = Zahlenkarten: { $numbers }.
bomb-busters-log-added = { $cards_n ->
    [0] Der Doppelte Boden ist leer.
   *[other] Aus dem Doppelten Boden: { $cards }.
}
bomb-busters-log-called = { $name_is ->
    [you] Du meldest dich.
   *[other] { $name } meldet sich.
}
bomb-busters-log-ended-exploded_time = Die Zeit ist abgelaufen: Die Bombe geht hoch.
bomb-busters-log-ended-exploded_row = Nur noch gesperrte Zahlen: Die Bombe geht hoch.
bomb-busters-log-beside = { $name_is ->
    [you] Du ziehst
   *[other] { $name } zieht
} { $value } und { $name_is ->
    [you] hast
   *[other] hat
} keine: Das Plättchen kommt neben den Halter.
bomb-busters-log-pointed = { $name_is ->
    [you] Du zeigst
   *[other] { $name } zeigt
} auf { $wires }: „Alle drei sind rot!“
bomb-busters-log-turned = Die nächste Zahl ist die { $number }.
bomb-busters-log-false = { $name_is ->
    [you] Du legst
   *[other] { $name } legt
} ein Plättchen: { $wire } ist nicht { $value }.
bomb-busters-log-ordered = { $name_is ->
    [you] Du bestimmst
   *[other] { $name } bestimmt
}: { $next_is ->
    [you] Du musst
   *[other] { $next } muss
} { $number } durchschneiden.
bomb-busters-log-shown-not = { $wire } ist nicht { $value }.
bomb-busters-log-ended-exploded_trio = Das waren nicht die drei roten Kabel: Die Bombe geht hoch.
bomb-busters-log-ended-exploded_captain = Fehlschnitt mit der Captain-Karte: Die Bombe geht hoch.

bomb-busters-describe-card-number = Karte { $card }, { $name }, mit Zahlenkarte { $number }: { $state ->
    [locked] gesperrt
    [ready] einsetzbar
   *[used] verbraucht
}.
bomb-busters-describe-numbers = Zahlenkarten: { $numbers }.
bomb-busters-describe-forbidden = Die Zahl { $number } gilt als rot.
bomb-busters-describe-loose = Auf Halter { $stand } steht ein Kabel für sich.
bomb-busters-describe-beside = { $name_is ->
    [you] Du hast
   *[other] { $name } hat
} keine { $value }: Das Plättchen liegt neben dem Halter.
bomb-busters-describe-token-false = { $key } (nicht { $value })
bomb-busters-describe-target = Durchzuschneiden ist die { $number }.
bomb-busters-describe-holder = { $name_is ->
    [you] Du hast
   *[other] { $name } hat
} die Captain-Karte.
bomb-busters-describe-face_down = { $count ->
    [one] Eine Ausrüstungskarte liegt verdeckt.
   *[other] { $count } Ausrüstungskarten liegen verdeckt.
}

bomb-busters-end-cause-exploded_time = Die Zeit ist abgelaufen.
bomb-busters-end-cause-exploded_row = Nur gesperrte Zahlen waren noch übrig.
bomb-busters-end-cause-exploded_trio = Nicht alle drei Kabel waren rot.
bomb-busters-end-cause-exploded_captain = Ein Fehlschnitt mit der Captain-Karte.

bomb-busters-content-bottom = Seine Zahl muss die nach der letzten sein, die für Gelb steht.
bomb-busters-content-bottom-yellow = Der Doppelte Boden braucht gelbe Kabel.
bomb-busters-content-lacks-row = „row“ braucht eine Reihe von Zahlen.
bomb-busters-content-lacks-countdown = „countdown“ braucht countdown_s.
bomb-busters-content-lacks-forbidden = „forbidden“ braucht genau eine Zahl.
bomb-busters-content-lacks-permit = „permit“ braucht eine Zahl für jede Ausrüstungskarte.
bomb-busters-content-lacks-trio = „trio“ braucht drei rote Kabel, alle bekannt.
bomb-busters-content-lacks-fragile = „fragile“ braucht ausgeloste Charaktere.
bomb-busters-content-lacks-false_flag = „false_flag“ braucht ausgeloste Charaktere.
bomb-busters-content-lacks-command = „command“ braucht weder Plättchen noch Ausrüstung noch gelbe Kabel.
bomb-busters-content-lacks-reward = „reward“ braucht verdeckte Ausrüstung und genau eine Zahl.
