# Die eigenen Worte des Terminals: `lastwire play`, `lastwire join` und `lastwire replay`.

term-you = Du
term-bot = { $level ->
    [random] Zufall
    [easy] Leicht
    [baseline] Normal
    [strong] Stark
   *[other] { $named }
} { $letter }
term-letters = In der Notation gilt: { $names }. Hilfe mit ?
term-letter = { $letter } ist { $name }
term-won = { $won ->
    [yes] Du hast gewonnen.
   *[no] Du hast verloren.
}
term-seed = (Startwert: { $seed })
term-ended-input = die Eingabe war vor der Partie zu Ende.
term-refused = { $why } ({ $clause })
term-malformed = { $why } — Hilfe mit ?

## The plain form, line by line

term-may-say = Sagen kannst du:
term-list-more = und { $n } weitere: { $how ->
    [moves] ? und wie sie anfangen
   *[acts] mit anderen Werten
}
term-plain-help-move = ein Zug in Notation      führt ihn aus
term-plain-help-list = ?                        zeigt deine Züge und was du sagen kannst, wie man es tippt
term-plain-help-begin = ? ANFANG                 zeigt deine Züge, die so anfangen
term-plain-help-say = say ART feld=wert …      sagt etwas
term-plain-help-look = look                     zeigt den Tisch noch einmal
term-plain-help-quit = quit                     steigt aus

## The screen

term-example = Tipp eine Nummer oder eine Zeile, zum Beispiel: { $line }     Hilfe: ?
term-back = 0 oder Esc: zurück zur ganzen Liste
term-more = { $n ->
    [one] { $n } weitere
   *[other] { $n } Zeilen
}
term-of = { $player_is ->
    [you] deins
   *[other] von { $player }
}
term-wait = Die anderen sind dran. Reden mit say …, Hilfe mit ?
term-idle = Hilfe mit ?, Ende mit quit
term-no-choice = { $most ->
    [0] Gerade gibt es nichts auszuwählen.
    [one] Es gibt nur die Nummer 1.
   *[other] Es gibt die Nummern 1 bis { $most }.
}
term-unknown = „{ $line }“ passt hier nicht. Hilfe mit ?
term-no-order = Hier gibt es keinen Tisch, den du bitten könntest: Diese Partie spielst du allein.

# Was eine Karte, ein Werkzeug oder eine Rolle tut.
term-thing = { $name }: { $text }
term-help-number = Eine Nummer wählt aus der Liste. Fangen mehrere Zeilen gleich an, führt sie zur nächsten Liste.
term-help-line = Oder tipp eine Zeile so, wie sie in der Liste steht. Die Notation des Spiels geht auch.
term-help-say = say zeigt, was du sagen kannst. say und eigene Worte oder "eigene Worte, wenn man in der Partie frei reden darf.
term-help-look = look beschreibt die ganze Stellung in Worten.
term-help-back = 0 oder Esc führt zurück zur ganzen Liste. Enter allein treibt das Protokoll an.
term-help-scroll = Bild auf und Bild ab blättern im Protokoll.
term-help-quit = quit oder Strg-C steigt aus.

## At a table

term-room = { $seated ->
    [yes] Du sitzt am Tisch. Reden mit say …, oder wähle:
   *[no] Du schaust zu. Wähle:
}
term-room-game = { $game }, { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}
term-room-seat = { $n }. { $state ->
    [empty] frei
    [bot] { $name } (Bot, { $level })
    [stand_in] { $name } (ein Bot springt ein)
    [away] { $name } (nicht da)
   *[here] { $name }
}{ $host ->
    [yes] , Gastgeber
   *[no] {""}
}
term-room-watchers = { $n ->
    [one] { $n } Person schaut zu.
   *[other] { $n } Leute schauen zu.
}
term-room-asking = { $name } möchte hereinkommen.
term-room-asked = { $asked ->
    [denied] Du wurdest nicht hereingelassen.
   *[waiting] Du hast gefragt, ob du hereindarfst. Warte auf Antwort.
}
term-room-password = Dieser Tisch hat ein Passwort: /password und wie es heißt.
term-room-door = Hier kommt niemand ungefragt herein.
term-room-paused = Die Partie ist unterbrochen.
term-chat = { $name }: { $text }
term-chat-table = { $text }
term-notice = Von der Serverleitung: { $text }
term-lost = Die Verbindung ist weg. Neuer Versuch …
term-live = Wieder verbunden.
term-name-missing = Sag, wie du heißt: /sit und dein Name.

term-order-sit = Platz nehmen. Mit Namen: /sit Ada
term-order-stand = Den Platz aufgeben
term-order-start = Die Partie beginnen
term-order-bots = Auf die freien Plätze Bots setzen: { $level }
term-order-again = Noch einmal spielen
term-order-room = Zurück in den Raum
term-order-pause = Um eine Pause bitten oder zustimmen
term-order-resume = Weiterspielen
term-order-giveup = Vorschlagen, die Partie aufzugeben, oder zustimmen
term-order-no = Ablehnen, worum jemand gebeten hat
term-order-ask = Fragen, ob du hereindarfst
term-order-nod = { $name } hereinlassen
term-order-deny = { $name } nicht hereinlassen
term-order-password = Das Passwort nennen: /password und wie es heißt

term-parted-unreachable = { $where } ist nicht zu erreichen.
term-parted-foreign = Was unter { $where } antwortet, ist kein Last-Wire-Server oder einer mit anderer Version.
term-parted-link = { $where } führt zu keinem Tisch: Ein Link sieht so aus: http://localhost:8000/t/…
term-parted-newer = Du hast diesen Tisch woanders geöffnet.
term-parted-sent_away = Der Gastgeber hat dich weggeschickt.
term-parted-closed = Die Serverleitung hat diesen Tisch geschlossen.
term-parted-no_table = Diesen Tisch gibt es nicht.
term-parted-damaged = Was von diesem Tisch gespeichert ist, lässt sich nicht lesen.
term-parted-not_allowed = Für weitere Zuschauer ist kein Platz. Versuch es später noch einmal.
term-parted-malformed = Der Server hat dieses Programm nicht verstanden.

## Replays

term-replay-seat = Platz { $seat }: { $sat }.
term-replay-player = { $bot ->
    [none] { $name }
   *[other] { $name } (ein Bot, { $bot })
}
term-replay-from = { $before }; ab Schritt { $step } { $player }
term-replay-verified = Schritt { $step } von { $steps }; geprüft: Jeder Schritt führt zu dem, was die Aufzeichnung sagt.
term-replay-problem = Schritt { $step } von { $steps }; nicht geprüft: { $problem }.
term-replay-stored = Nicht noch einmal gespielt und nicht geprüft: { $problem }. Das sind die Zeilen, die gespeichert waren.

## Time Bomb

term-time-bomb-cut = Bei { $target } den { $place ->
    [1] ersten
    [2] zweiten
    [3] dritten
    [4] vierten
   *[5] fünften
} Draht durchschneiden
term-time-bomb-ready = Bereit für den ersten Schnitt
term-time-bomb-pass = Nichts ansagen
term-time-bomb-claim = Ansagen: { $success ->
    [none] keine Zahl der Erfolge
    [one] { $success } Erfolg
   *[other] { $success } Erfolge
}, { $boom ->
    [none] nichts zum BUMM
    [0] kein BUMM
   *[other] BUMM
}

## Bomb Busters

term-bomb-busters-key = ? unbekannt   <4> markiert   [4] durch   ★ Captain   ◎ Detektor frisch
term-bomb-busters-all-double = Mit dem Doppeldetektor schneiden
term-bomb-busters-all-triple = Mit dem Dreifachdetektor schneiden
term-bomb-busters-all-super = Mit dem Superdetektor schneiden
term-bomb-busters-dual_cut = { $wires_or } ist { $values_or }{ $with ->
    [double] , mit dem Doppeldetektor
    [triple] , mit dem Dreifachdetektor
    [super] , mit dem Superdetektor
    [ray] , mit dem X-oder-Y-Strahl
    [stabilizer] , mit dem Stabilisator
    [ray_stabilizer] , mit Strahl und Stabilisator
   *[none] {""}
}
term-bomb-busters-solo_cut = Den ganzen Rest von { $value } allein durchschneiden
term-bomb-busters-reveal_red = Deine roten Kabel aufdecken
term-bomb-busters-place_token = { $wire } mit seiner Zahl markieren
term-bomb-busters-choose_own = { $wire } durchschneiden
term-bomb-busters-detector_answer = Es ist { $wire }
term-bomb-busters-detector_answer-none = Nichts zu wählen
term-bomb-busters-swap_answer = { $wire } hergeben
term-bomb-busters-post_it = Post-it: { $wire } markieren
term-bomb-busters-label_differ = Etikett: { $wire } und sein rechter Nachbar sind verschieden
term-bomb-busters-label_same = Etikett: { $wire } und sein rechter Nachbar sind gleich
term-bomb-busters-walkie_talkies = { $wire } mit { $player } tauschen
term-bomb-busters-rewinder = Den Zünder zurückdrehen
term-bomb-busters-batteries = Batterien für { $players }
term-bomb-busters-radar = Alle Halter nach { $value } fragen
term-bomb-busters-coffee_mug = Aussetzen; als Nächstes kommt { $player }
term-bomb-busters-call = Den nächsten Zug übernehmen
term-bomb-busters-false_token = An { $wire } ein Plättchen legen: nicht { $value }
term-bomb-busters-designate = { $player } muss die Zahl durchschneiden
term-bomb-busters-cut_all = Auf alle einer Art zugleich zeigen{ $wires_n ->
    [0] {""}
   *[other] : { $wires }
}

## Bomb Squad Academy

term-academy-wire = offen: { $exposed_n ->
    [0] –
   *[other] { $exposed_row }
}; allein +{ $bonus }
term-academy-left = Stapel: { $left_row }
term-academy-top = nächste Karte: { $face }
term-academy-act = spielt { $card }
term-academy-spent = (Warten verbraucht)
term-academy-tools = Werkzeuge: { $tools }
term-academy-all-use = Ein Werkzeug einsetzen
term-academy-commit = { $card } spielen
term-academy-retract = Deine Karte zurücknehmen
term-academy-pass = Kein Werkzeug einsetzen
term-academy-use = { $tool } einsetzen
term-academy-use-on = { $tool } einsetzen, gegen { $players }
term-academy-use-with = { $tool } einsetzen: { $what }
term-academy-auto_pass = { $on ->
    [yes] Nicht mehr fragen: { $tool }
   *[no] Wieder fragen: { $tool }
}
term-academy-protect = { $wire } schützen
term-academy-xray_pick = Die { $value } aufdecken
term-academy-peek-decks = Die nächsten Karten ansehen: { $wires }
term-academy-peek-tiles = Die Plättchen ansehen: { $wires }
term-academy-peek-mirror = Den Spiegel einsetzen: alle Plättchen sehen
term-academy-peek-none = Nicht spicken
term-academy-draft = { $tool } nehmen

## Big Badaboom

term-badaboom-all-play = Einen Trick spielen
term-badaboom-all-preset = Vorab passen
term-badaboom-all-discard = Ablegen
term-badaboom-all-claim = Missionen vorzeigen
term-badaboom-all-swap = Eine Karte mit der Bombe tauschen
term-badaboom-player = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}; { $backs_n ->
    [0] keine Karten
   *[other] { $backs }
}
term-badaboom-hand = Deine Hand
term-badaboom-inside = In der Bombe
term-badaboom-nothing = nichts
term-badaboom-play = „{ $card }“ spielen
term-badaboom-play-on = „{ $card }“ auf { $player } spielen
term-badaboom-interrupt = Mit „{ $card }“ kontern
term-badaboom-pass = Passen
term-badaboom-choose = { $player } nennen
term-badaboom-nominate = Für { $player } stimmen
term-badaboom-tinker = Hinein: { $give }; heraus: { $take }
term-badaboom-no_tinker = Die Bombe so lassen
term-badaboom-discard = Ablegen: { $cards }
term-badaboom-claim = { $cards_n ->
    [0] Keine Mission vorzeigen
   *[other] Vorzeigen: { $cards }
}
term-badaboom-preset = { $until ->
    [window] In dieser Phase passen
    [turn] In diesem Zug passen
    [armed] Passen, bis die Bombe scharf ist
    [affected] Passen, bis die Bombe dich töten würde
   *[off] Wieder gefragt werden
}{ $kinds_n ->
    [0] {""}
   *[other] ; auch wenn andere das spielen: { $kinds }
}
term-badaboom-buy_off = Dich freikaufen
term-badaboom-ritual = „{ $card }“ vorzeigen
term-badaboom-ritual-plain = Tun, was deine Karte verlangt
term-badaboom-accuse = { $player } beschuldigen
term-badaboom-judge = { $yes ->
    [yes] Das gilt
   *[no] Das gilt nicht
}
term-badaboom-vote = { $yes ->
    [yes] Schuldig
   *[no] Nicht schuldig
}

## Bomb Squad

term-bomb-squad-frame = Pult
term-bomb-squad-all-discard = Eine Karte abwerfen
term-bomb-squad-all-play = Eine Karte ausspielen
term-bomb-squad-all-tell = Einen Hinweis geben
term-bomb-squad-all-send = Das Programm abschicken
term-bomb-squad-intel = Hinweis für { $player }: { $what }
term-bomb-squad-discard = { $calls_n ->
    [0] Karte { $card } abwerfen
   *[other] Karte { $card } abwerfen, angesagt: { $calls }
}
term-bomb-squad-play = Karte { $card } { $face ->
    [up] offen
   *[down] verdeckt
} ausspielen
term-bomb-squad-play-top = „{ $card }“ vom Stapel ausspielen
term-bomb-squad-send = { $scrap_n ->
    [0] Abschicken: { $order }
   *[other] Abschicken: { $order }; aussortieren: { $scrap }
}
term-bomb-squad-step-way = Fahren: { $way }
term-bomb-squad-step-at = Bei { $place }
term-bomb-squad-step-not = Scheitern lassen
term-bomb-squad-analyst = { $keep ->
    [yes] Für eine Zelle zurücknehmen
   *[no] Liegen lassen
}
term-bomb-squad-activate = Den Roboter aktivieren
term-bomb-squad-switch = Den anderen Roboter wählen
term-bomb-squad-ready = Bereit
term-bomb-squad-reject = Die Rollen neu austeilen lassen
term-bomb-squad-go = Sofort los
