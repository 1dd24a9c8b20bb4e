# Was in der ersten Schachtel ist: Kein Client hat diese Sätze; eine Partie oder eine Kampagne mit offener Schachtel bringt sie mit.

bomb-busters-mission-9 = Drei in einer Reihe
bomb-busters-mission-10 = Wettlauf mit der Zeit
bomb-busters-mission-11 = Verbotene Zahl
bomb-busters-mission-12 = Doppelte Freigabe
bomb-busters-rule-9 = Drei Zahlen liegen in einer Reihe. Die zweite ist frei, sobald zwei Kabel der ersten durchgeschnitten sind, die dritte, sobald es von beiden davor je zwei sind. Wer nur noch gesperrte Zahlen durchschneiden könnte, lässt die Bombe hochgehen.
bomb-busters-rule-10 = Die Uhr läuft, und es gibt keine Reihenfolge: Nach jedem Zug ist dran, wer sich zuerst meldet. Aber niemand zweimal hintereinander, solange andere noch Kabel haben.
bomb-busters-rule-11 = Die vier Kabel einer Zahl gelten als rot: Schneidet sie nie durch, und deckt sie nur auf, wenn ihr nichts anderes mehr habt.
bomb-busters-rule-12 = Jede Ausrüstungskarte braucht außerdem zwei durchgeschnittene Kabel der Zahl, die auf ihr liegt.
bomb-busters-part-number = Zahlenkarten: { $count }
bomb-busters-part-clock = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
bomb-busters-mission-forbidden = { $number } gilt als rot.
bomb-busters-mission-row = Die Reihe: { $numbers }.

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

bomb-busters-describe-card-number = Karte { $card }, { $name }, mit Zahlenkarte { $number }: { $state ->
    [locked] gesperrt
    [ready] einsetzbar
   *[used] verbraucht
}.
bomb-busters-describe-numbers = Zahlenkarten: { $numbers }.
bomb-busters-describe-forbidden = Die Zahl { $number } gilt als rot.
bomb-busters-describe-loose = Auf Halter { $stand } steht ein Kabel für sich.

bomb-busters-end-cause-exploded_time = Die Zeit ist abgelaufen.
bomb-busters-end-cause-exploded_row = Nur gesperrte Zahlen waren noch übrig.

bomb-busters-content-bottom = Seine Zahl muss die nach der letzten sein, die für Gelb steht.
bomb-busters-content-bottom-yellow = Der Doppelte Boden braucht gelbe Kabel.
bomb-busters-content-lacks-row = „row“ braucht eine Reihe von Zahlen.
bomb-busters-content-lacks-countdown = „countdown“ braucht countdown_s.
bomb-busters-content-lacks-forbidden = „forbidden“ braucht genau eine Zahl.
bomb-busters-content-lacks-permit = „permit“ braucht eine Zahl für jede Ausrüstungskarte.
