# Jeder Satz von Bomb Squad.

bomb-squad-pitch = Programmiert zusammen einen Roboter, gegen die Uhr und mit Karten, die alle sehen – nur du nicht.

## help

bomb-squad-help-roles = Alle nehmen sich für diese Mission eine Rolle. Jede kann etwas Besonderes: Lies nach, was sie kann, und nimm, was das Team braucht.
bomb-squad-help-briefing = Seht euch das Gebäude gemeinsam an: wo Geiseln und Bomben sind und welche Türen welche Stufe brauchen. Die Uhr läuft los, sobald alle bereit sind.
bomb-squad-help-countdown = Gleich geht die Mission los.
bomb-squad-help-turn = Mach genau eins davon: Gib jemandem einen Hinweis zu seinen Karten, wirf eine eigene Karte ab, um den Akku aufzuladen, spiel eine verdeckt aufs Pult aus oder aktiviere den Roboter. Du siehst alle Karten außer deinen eigenen.
bomb-squad-help-analyst = Eine Karte wurde abgeworfen. Für eine Akkuzelle darf der Analyst sie wieder an ihren alten Platz auf der Hand stecken; dann kennen sie alle. Sonst geht es einfach weiter.
bomb-squad-help-adjust = Die Karten auf dem Pult liegen offen. Ordne sie so, wie der Roboter sie ausführen soll, von links nach rechts; jede kostet Strom. Jetzt dürft ihr alle darüber reden.
bomb-squad-help-execute = Der Roboter führt sein Programm Karte für Karte aus, von links nach rechts. Wähl bei jeder Karte, wohin er fährt oder was sein Ziel ist.
bomb-squad-map = Plan des Gebäudes, { $rows } Zeilen mal { $columns } Spalten
bomb-squad-level = Stufe { $level }

## short

bomb-squad-short-bomb = Bombe
bomb-squad-short-hostage = Geisel
bomb-squad-short-door = Tür
bomb-squad-short-move = Fahren
bomb-squad-short-level = Stufe

## card

bomb-squad-card-move = Fahren { $level }
bomb-squad-card-door = Tür öffnen { $level }
bomb-squad-card-hostage = Geisel retten { $level }
bomb-squad-card-bomb = Bombe entschärfen { $level }

## kind

bomb-squad-kind-move = Fahren
bomb-squad-kind-door = Tür öffnen
bomb-squad-kind-hostage = Geisel retten
bomb-squad-kind-bomb = Bombe entschärfen
bomb-squad-back = eine verdeckte Karte

## known

bomb-squad-known-nothing = Über diese Karte weißt du noch nichts
bomb-squad-known-not_level = nicht Stufe { $list }
bomb-squad-known-not_kind = nicht { $list }

## token

bomb-squad-token-unknown = Ein verdecktes Plättchen
bomb-squad-token-hostage = Geisel { $level }
bomb-squad-token-bomb = Bombe { $letter }, Stufe { $level }
bomb-squad-door = Tür { $level } bei { $place }

## clock

bomb-squad-clock-bomb = Bombe { $letter }
bomb-squad-clock-gas = Gas { $level }
bomb-squad-clock-turns = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
bomb-squad-clock-in_turns = Züge übrig
bomb-squad-clock-label = { $what }: noch { $left }
bomb-squad-clock-none = Keine Uhr läuft
bomb-squad-clock-practice = Übung
bomb-squad-clock-done = (vorbei)
bomb-squad-clock-unit = Züge
bomb-squad-battery = { $name }: Hauptakku { $main } von { $most }, Reserve { $reserve } von { $full }
bomb-squad-reserve = Reserve
bomb-squad-spend = −{ $n } dafür
bomb-squad-frame = { $n ->
    [one] Steuerpult: { $n } Karte, { $cost } Zellen
   *[other] Steuerpult: { $n } Karten, { $cost } Zellen
}
bomb-squad-slot-back = Verdeckte Karte von { $name } { $known }
bomb-squad-hand = { $name }: { $cards }
bomb-squad-tell = Hinweis an { $name }

## intel

bomb-squad-intel = Hinweis
bomb-squad-intel-what = Welchen Hinweis bekommt { $name }?
bomb-squad-intel-say = { $n ->
    [one] { $name } erfährt: Karte { $places } ist „{ $value }“, die anderen nicht.
   *[other] { $name } erfährt: Die Karten { $places } sind „{ $value }“, die anderen nicht.
}
bomb-squad-intel-say-all = { $name } erfährt: Alle Karten sind „{ $value }“.
bomb-squad-intel-tell = Hinweis geben
bomb-squad-place = Karte { $n }
bomb-squad-not = Doch nicht
bomb-squad-own = Deine Karte { $n }

## yours

bomb-squad-yours = Deine Karten
bomb-squad-yours-pins = angeheftet: was du weißt
bomb-squad-yours-tap = Tipp eine an, um sie auszuspielen oder abzuwerfen.
bomb-squad-yours-note = Alle sehen diese Karten, nur du nicht. Angeheftet ist, was man dir gesagt hat: was eine Karte ist, was sie sein kann und, durchgestrichen, was sie nicht ist.

## claim

bomb-squad-claim = Was ist es?
bomb-squad-claim-say = { $n ->
    [one] Mit der Ansage „{ $claim }“ abwerfen: { $n } Zelle, wenn sie stimmt.
   *[other] Mit der Ansage „{ $claim }“ abwerfen: { $n } Zellen, wenn beides stimmt.
}
bomb-squad-claim-none = Spiel sie ungesehen ins Programm, oder sag an, was sie ist, und wirf sie ab, um den Akku aufzuladen.
bomb-squad-claim-full = Der Akku ist voll: Du kannst sie ohne Ansage abwerfen.
bomb-squad-claim-single = Spiel sie aus, dann wird sie sofort ausgeführt. Oder sag an, was sie ist, und wirf sie ab, um den Akku aufzuladen.
bomb-squad-discard = Abwerfen
bomb-squad-discard-for = { $n ->
    [one] Abwerfen für { $n } Zelle
   *[other] Abwerfen für { $n } Zellen
}

## play

bomb-squad-play = In Fach { $n } spielen
bomb-squad-play-last = Ausspielen und aktivieren
bomb-squad-play-down = Verdeckt ausspielen
bomb-squad-play-up = Offen ausspielen
bomb-squad-play-single = Für 2 Zellen ausspielen
bomb-squad-play-top = „{ $card }“ vom Ablagestapel ausspielen

## activate

bomb-squad-activate = { $n ->
    [one] Aktivieren für { $n } Zelle
   *[other] Aktivieren für { $n } Zellen
}
bomb-squad-activate-now = Aktivieren
bomb-squad-activate-not = Noch nicht
bomb-squad-activate-about = Alle Karten auf dem Pult werden aufgedeckt. Du ordnest sie und schickst sie ab; ein Zurück gibt es nicht.
bomb-squad-activate-open = In dieser Reihenfolge. Du kannst die Karten noch umordnen, aber ein Zurück gibt es nicht.
bomb-squad-activate-choose = Du wählst, wie „{ $card }“ ausgeführt wird. Ein Zurück gibt es nicht.
bomb-squad-switch = Zu { $robot } wechseln
bomb-squad-analyst-keep = „{ $card }“ für 1 Zelle zurücknehmen
bomb-squad-analyst-leave = Liegen lassen
bomb-squad-ready = Bereit
bomb-squad-go = Sofort los
bomb-squad-go-stamp = LOS!
bomb-squad-cheer = ENTWARNUNG
bomb-squad-dark = KEIN STROM
bomb-squad-boom = KABUMM!
bomb-squad-error-cost = Fehler −2
bomb-squad-hint-turn = Tipp eine fremde Hand an, um einen Hinweis zu geben, oder eine deiner Karten, um sie auszuspielen oder abzuwerfen.
bomb-squad-hint-tap = Tipp für einen Hinweis eine Hand an, sonst eine deiner Karten.
bomb-squad-ways = So wird „{ $card }“ ausgeführt
bomb-squad-decline = Scheitern lassen (−2)

## dir

bomb-squad-dir-N = Norden
bomb-squad-dir-E = Osten
bomb-squad-dir-S = Süden
bomb-squad-dir-W = Westen
bomb-squad-dir-NE = Nordosten
bomb-squad-dir-SE = Südosten
bomb-squad-dir-SW = Südwesten
bomb-squad-dir-NW = Nordwesten
bomb-squad-direction = { $dir ->
    [N] nach Norden
    [E] nach Osten
    [S] nach Süden
    [W] nach Westen
    [NE] nach Nordosten
    [SE] nach Südosten
    [SW] nach Südwesten
   *[NW] nach Nordwesten
}

## program

bomb-squad-program = Das Programm
bomb-squad-program-about = Zieh eine Karte an einen anderen Platz, oder tipp sie an, um sie zu verschieben oder zu streichen.
bomb-squad-program-card = Karte { $n }: { $card }. { $did }
bomb-squad-program-left = Einen Platz nach vorn
bomb-squad-program-right = Einen Platz nach hinten
bomb-squad-program-where = Tipp an, wohin sie soll.
bomb-squad-program-where-arrows = Tipp an, wohin sie soll. Die Pfeile gehen auch.
bomb-squad-program-choose = { $card }: wohin?
bomb-squad-program-undo = Letzte Wahl zurücknehmen

## did

bomb-squad-did-move = Er fährt.
bomb-squad-did-save = Er rettet.
bomb-squad-did-disarm = Er entschärft.
bomb-squad-did-open = Er öffnet.
bomb-squad-did-error = Fehler: nicht ausführbar.
bomb-squad-did-declined = Du lässt sie scheitern.

## fail

bomb-squad-fail-move = „{ $card }“ würde scheitern: In keiner Richtung ist der Weg so weit frei. −2 Zellen
bomb-squad-fail-locked = „{ $card }“ würde scheitern: Türen der Stufe { $level } bleiben zu, bis eine Geisel der Stufe { $level } gerettet ist. −2 Zellen
bomb-squad-fail-door = „{ $card }“ würde scheitern: Dann ist keine geschlossene Tür der Stufe { $level } in Reichweite. −2 Zellen
bomb-squad-fail-bomb = „{ $card }“ würde scheitern: Dann ist keine Bombe der Stufe { $level } in Reichweite. −2 Zellen
bomb-squad-fail-hostage = „{ $card }“ würde scheitern: Dann ist keine Geisel der Stufe { $level } in Reichweite. −2 Zellen

## preview

bomb-squad-preview-wait = Wird berechnet …
bomb-squad-preview-cost = { $n ->
    [one] Kostet { $n } Zelle.
   *[other] Kostet { $n } Zellen.
}
bomb-squad-preview-errors = { $n } Fehler.
bomb-squad-preview-left = Es bleiben { $main }, Reserve { $reserve }.
bomb-squad-preview-fog = Dabei wird ein Plättchen aufgedeckt.
bomb-squad-preview-end-disarmed = Entschärft die letzte Bombe!
bomb-squad-preview-end-power = Dem Roboter ginge der Strom aus!
bomb-squad-preview-end-camera = Eine Kamera würde ihn sehen!
bomb-squad-preview-end-detonation = Alles würde hochgehen!
bomb-squad-preview-none = Keine Vorschau: Der Server hat alle Hände voll zu tun. Senden kannst du trotzdem.
bomb-squad-scrap = Streichen
bomb-squad-scrapped = Gestrichen:
bomb-squad-restore = „{ $card }“ zurückholen
bomb-squad-send = Senden
bomb-squad-send-open = Senden, später wählen
bomb-squad-suggest = Das vorschlagen
bomb-squad-suggest-take = schlägt vor: ausprobieren

## role

bomb-squad-role = Deine Rolle
bomb-squad-role-none = Keine Rolle
bomb-squad-role-choose = Wähl deine Rolle
bomb-squad-role-reject = Rollen neu austeilen
bomb-squad-role-about = Jede Rolle gibt es einmal.
bomb-squad-role-about-black = Jede Rolle gibt es einmal, und im Team ist nur eine schwarze erlaubt.
bomb-squad-role-type-black = schwarz
bomb-squad-role-type-purple = violett
bomb-squad-role-type-blue = blau
bomb-squad-role-random = Egal
bomb-squad-role-random-power = Eine von denen, die noch da sind, per Zufall.
bomb-squad-role-recon = Aufklärer
bomb-squad-role-recon-power = Stimmt deine Ansage beim Abwerfen, lädt sie eine Zelle mehr auf.
bomb-squad-role-operator = Operator
bomb-squad-role-operator-power = Du siehst die Karten auf dem Steuerpult immer.
bomb-squad-role-field_agent = Feldagent
bomb-squad-role-field_agent-power = Du darfst eine Karte offen ausspielen.
bomb-squad-role-sergeant = Sergeant
bomb-squad-role-sergeant-power = Du darfst statt einer eigenen Karte die oberste vom Ablagestapel ausspielen.
bomb-squad-role-analyst = Analyst
bomb-squad-role-analyst-power = Nach dem Abwerfen darfst du die Karte für eine Zelle zurücknehmen.
bomb-squad-role-technician = Techniker
bomb-squad-role-technician-power = Wenn du steuerst, entschärft jede Karte „Bombe entschärfen“ jede Bombe.
bomb-squad-role-negotiator = Unterhändler
bomb-squad-role-negotiator-power = Wenn du steuerst, rettet jede Karte „Geisel retten“ jede Geisel.
bomb-squad-role-security = Sicherheitsexperte
bomb-squad-role-security-power = Wenn du steuerst, öffnet jede Karte „Tür öffnen“ jede freigeschaltete Tür.
bomb-squad-role-disposal = Räumexperte
bomb-squad-role-disposal-power = Wenn du steuerst, darfst du eine Karte mehr streichen.
bomb-squad-role-none-power = Du spielst ohne.

## robot

bomb-squad-robot-felix = Felix
bomb-squad-robot-octotread = Octotread
bomb-squad-robot-dozer = Dozer
bomb-squad-robot-longarm = Langarm
bomb-squad-robot-octotread-power = Octotread fährt und greift auch diagonal.
bomb-squad-robot-dozer-power = Dozer schiebt auch zwei Kisten hintereinander.
bomb-squad-robot-longarm-power = Langarm reicht geradeaus zwei Felder weit.

## news

bomb-squad-news-intel = { $name } an { $to }: { $value }
bomb-squad-news-intel_you = { $name } an dich: { $value }
bomb-squad-news-gain = { $n ->
    [one] { $name }: { $card }. Richtig, { $n } Zelle!
   *[other] { $name }: { $card }. Richtig, { $n } Zellen!
}
bomb-squad-news-full = { $name } wirft „{ $card }“ ab.
bomb-squad-news-wrong = { $name }: { $card }. Falsch, keine Zellen.
bomb-squad-news-activate = { $name } steuert den Roboter
bomb-squad-news-switch = Wechsel zu { $robot }
bomb-squad-news-gas = { $n ->
    [one] Gas! { $n } Geisel der Stufe { $level } ist verloren.
   *[other] Gas! { $n } Geiseln der Stufe { $level } sind verloren.
}
bomb-squad-news-seen = Eine Kamera hat ihn gesehen!
bomb-squad-briefing = Einsatzbesprechung
bomb-squad-perfect = Bestmöglich: { $n } Punkte

## goal

bomb-squad-goal = Rettet { $hostages } und entschärft { $bombs }. Die letzte Bombe beendet die Mission.

## note

bomb-squad-note-turn = In jedem Zug tust du genau eins: jemandem einen Hinweis zu seinen Karten geben, eine eigene abwerfen, um den Akku aufzuladen, eine ins Programm spielen oder den Roboter aktivieren.
bomb-squad-note-fog = Nebel des Krieges: Geiseln und Bomben liegen verdeckt, bis der Roboter nahe kommt. Keine Tür ist verschlossen.
bomb-squad-note-no_programming = Ohne Programm: Jede Karte wird beim Ausspielen sofort ausgeführt, für 2 Zellen.
bomb-squad-note-face_up = Karten kommen offen aufs Pult.
bomb-squad-note-two_robots = Zwei Roboter: Du kannst in deinem Zug zum anderen wechseln.
bomb-squad-note-doors = Eine Tür geht erst auf, wenn eine Geisel ihrer Stufe gerettet ist.
bomb-squad-note-gas = Gas: Ist seine Zeit um, sind alle Geiseln dieser Stufe verloren, die noch im Gebäude sind.
bomb-squad-note-cameras = Sieht eine Kamera den Roboter, gehen alle Bomben hoch.
bomb-squad-note-crates = Kisten lassen sich schieben, aber nie ziehen.

## mission

bomb-squad-mission-unnamed = Eine eigene Mission
bomb-squad-mission-alpha = Training Alpha: Turnhalle
bomb-squad-mission-alpha-intro = Eine harmlose Übung in einer leeren Turnhalle. Hier ist nichts scharf: Lernt in Ruhe, Karten zu verketten.
bomb-squad-mission-bravo = Training Bravo: Schlafbaracke
bomb-squad-mission-bravo-intro = Dieselbe Übung, aber das Licht ist aus: Jetzt müsst ihr euch merken, was ihr in die Maschine gesteckt habt.
bomb-squad-mission-charlie = Training Charlie: Übungsbüro
bomb-squad-mission-charlie-intro = Verschlossene Türen. Erst muss euch drinnen jemand den Schlüssel geben.
bomb-squad-mission-1 = Mission 1: Zentralhof
bomb-squad-mission-1-intro = Der erste Ernstfall: zwei Bomben und ein paar versprengte Besucher.
bomb-squad-mission-2 = Mission 2: Bibliothek am Fluss
bomb-squad-mission-2-intro = Lesesäle voller Regale, um die der Roboter herumkurven muss.
bomb-squad-mission-3 = Mission 3: Hafenterminal
bomb-squad-mission-3-intro = Überall stapelt sich Fracht. Eine Maschine, die Ecken abschneidet, käme gerade recht.
bomb-squad-mission-4 = Mission 4: Alte Münze
bomb-squad-mission-4-intro = Ein großes Haus mit einem Tresorraum in der Ecke.
bomb-squad-mission-5 = Mission 5: Skyline-Center
bomb-squad-mission-5-intro = Drei Bomben rund um einen Brunnenhof.
bomb-squad-mission-6 = Mission 6: U-Bahn-Leitstelle
bomb-squad-mission-6-intro = Schlafgas kriecht die Bahnsteige entlang. Die Schwächsten trifft es zuerst.
bomb-squad-mission-7 = Mission 7: Großes Theater
bomb-squad-mission-7-intro = Sitzreihen, zwei Ränge und eine Bombe hinter der Bühne.
bomb-squad-mission-8 = Mission 8: Güterbahnhof
bomb-squad-mission-8-intro = Zwei Kisten klemmen im Tunnel des Förderbands.
bomb-squad-mission-9 = Mission 9: Datentresor
bomb-squad-mission-9-intro = Die Kameras hängen an den Zündern. Lasst euch nicht blicken.
bomb-squad-mission-10 = Mission 10: Pulvermagazin
bomb-squad-mission-10-intro = Neun Pulverkammern, eine Kamera und der längste Weg der Kampagne.
bomb-squad-secured = Gesichert: { $n } von { $of } Punkten
bomb-squad-lost = Ans Gas verloren
bomb-squad-keys = Freigeschaltete Türen:
bomb-squad-keys-fog = Im Nebel ist keine Tür verschlossen.

## key

bomb-squad-key = Auf dem Plan
bomb-squad-key-robot = Euer Roboter. Er fährt geradeaus und rettet, öffnet oder entschärft, was neben ihm ist.
bomb-squad-key-hostage = Eine Geisel, mit der Stufe, die „Geisel retten“ dafür haben muss.
bomb-squad-key-bomb = Eine Bombe, mit ihrem Buchstaben auf der Uhr und der Stufe, die „Bombe entschärfen“ dafür haben muss.
bomb-squad-key-unknown = Verdeckt: Es wird aufgedeckt, sobald der Roboter daneben steht.
bomb-squad-key-door = Eine verschlossene Tür. Sobald eine Geisel ihrer Stufe gerettet ist, füllt sie sich mit Farbe und lässt sich öffnen.
bomb-squad-key-door-fog = Eine Tür, mit der Stufe, die „Tür öffnen“ dafür haben muss.
bomb-squad-key-barrier = Eine Barriere. Hier kommt nichts durch.
bomb-squad-key-points = Punkte: doppelte Stufe für jede gesicherte Geisel und Bombe, 5 für das Entschärfen der letzten Bombe, minus 1 für jede verbrauchte Reservezelle.
bomb-squad-key-yes = { " " }ja
bomb-squad-key-no = { " " }noch nicht
bomb-squad-doors-open = { $n } von { $of } offen
bomb-squad-mix = Irgendwo verdeckt
bomb-squad-piles = { $draw } zum Ziehen, { $discard } abgeworfen
bomb-squad-pile = Ablagestapel, neueste Karte zuerst
bomb-squad-figures = Wer was getan hat

## tally

bomb-squad-tally-intel = Hinweise gegeben
bomb-squad-tally-right = Ansagen richtig
bomb-squad-tally-wrong = Ansagen falsch
bomb-squad-tally-plays = Karten ausgespielt
bomb-squad-tally-activations = Aktivierungen
bomb-squad-tally-errors = Fehler am Steuer

## stars

bomb-squad-stars = { $n } von 5 Sternen
bomb-squad-stars-earned = { $n ->
    [0] kein Stern
    [one] { $n } Stern
   *[other] { $n } Sterne
}
bomb-squad-stars-table = Sterne
bomb-squad-stars-row = { $stars }★ ab { $n }
bomb-squad-difficulty-standard = Standard
bomb-squad-difficulty-epic = Episch

## end

bomb-squad-end-won = MISSION ERFÜLLT
bomb-squad-end-lost = MISSION GESCHEITERT
bomb-squad-end-abandoned = MISSION ABGEBROCHEN
bomb-squad-end-score = { $score } von { $perfect } Punkten
bomb-squad-end-next_star = { $n ->
    [one] Zum nächsten Stern fehlt { $n } Punkt.
   *[other] Zum nächsten Stern fehlen { $n } Punkte.
}
bomb-squad-end-sum = Die Wertung
bomb-squad-end-building = Aus dem Gebäude geholt
bomb-squad-end-left = Zurückgeblieben: { $token }
bomb-squad-end-took = { $time } auf der Uhr, { $turns ->
    [one] { $turns } Zug.
   *[other] { $turns } Züge.
}
bomb-squad-end-turns = { $n ->
    [one] { $n } Zug.
   *[other] { $n } Züge.
}
bomb-squad-end-open = Was alle auf der Hand hatten
bomb-squad-end-frame = Noch auf dem Pult
bomb-squad-end-again = Noch ein Versuch
bomb-squad-end-next = Weiter: { $title }

## cause

bomb-squad-cause-disarmed = Die letzte Bombe ist entschärft.
bomb-squad-cause-detonation = Bombe { $bomb } ist hochgegangen.
bomb-squad-cause-camera = Eine Kamera hat den Roboter gesehen, und alles ging hoch.
bomb-squad-cause-power = Dem Roboter ist der Strom ausgegangen.
bomb-squad-cause-abandoned = Das Team hat aufgegeben.
bomb-squad-cause-turns = Es hat zu lange gedauert.

## tip

bomb-squad-tip-power = Jede Karte kostet Zellen, jeder Fehler noch zwei dazu. Wer beim Abwerfen richtig ansagt, lädt den Akku auf.
bomb-squad-tip-disarmed = Im Training müssen alle Geiseln draußen sein, bevor ihr die letzte Bombe entschärft.
bomb-squad-tip-camera = Wo eine Kamera hinsieht, ist der Boden rot. Die Vorschau zeigt, ob ein Programm da durchfährt.
bomb-squad-tip-detonation = Zu wenig Zeit? Lasst aus, was weit weg ist, oder wählt im Raum eine langsamere Uhr.

## sum

bomb-squad-sum-secured = { $n ->
    [one] { $n } Stufe gesichert, zu je zwei Punkten
   *[other] { $n } Stufen gesichert, zu je zwei Punkten
}
bomb-squad-sum-bombs = Alle Bomben entschärft
bomb-squad-sum-left = { $n ->
    [one] { $n } Geisel blieb im sicheren Gebäude
   *[other] { $n } Geiseln blieben im sicheren Gebäude
}
bomb-squad-sum-reserve = { $n ->
    [one] { $n } Reservezelle verbraucht
   *[other] { $n } Reservezellen verbraucht
}
bomb-squad-sum-total = Punkte

## talk

bomb-squad-talk-turn = Während der Mission darfst du nur Hinweise geben und auf das zeigen, was alle sehen.
bomb-squad-talk-adjust = Das Programm liegt offen: Schlag auf dem Pult eine Reihenfolge vor. Kein Wort über Handkarten.
bomb-squad-talk-adjust_free = Das Programm liegt offen: Redet frei darüber. Was jemand auf der Hand hat oder braucht, bleibt ungesagt.
bomb-squad-talk-before = Sieh dir den Plan an. Die Karten werden ausgeteilt, wenn die Uhr losläuft.
bomb-squad-talk-off = An diesem Tisch wird nicht geredet.
bomb-squad-talk-facts = Auf offen Bekanntes zeigen
bomb-squad-talk-moods = Stimmungen
bomb-squad-talk-placeholder = Zum Programm …

## fact

bomb-squad-fact-clock = Achtet auf die Uhr!
bomb-squad-fact-battery = Achtet auf den Akku!
bomb-squad-fact-reserve = Achtet auf die Reserve!
bomb-squad-fact-program = Schaut aufs Pult!
bomb-squad-fact-discard = Schaut auf den Ablagestapel!
bomb-squad-fact-saved = Schaut, wer gerettet ist!
bomb-squad-fact-turn = Wer ist am Zug?

## mood

bomb-squad-mood-thumbs_up = Daumen hoch!
bomb-squad-mood-applause = Bravo!
bomb-squad-mood-laugh = Haha!
bomb-squad-mood-phew = Puh!

## option

bomb-squad-option-difficulty = Schwierigkeit
bomb-squad-option-difficulty-standard = Standard
bomb-squad-option-difficulty-standard-note = So viele Geiseln, wie die Mission vorsieht.
bomb-squad-option-difficulty-epic = Episch
bomb-squad-option-difficulty-epic-note = Mehr Geiseln. Nicht in den Trainings.
bomb-squad-option-clock = Uhr
bomb-squad-option-clock-real_time = Echtzeit
bomb-squad-option-clock-relaxed = Entspannt
bomb-squad-option-clock-standard = Züge
bomb-squad-option-clock-expert = Experte
bomb-squad-option-clock-practice = Übung
bomb-squad-option-clock-real_time-note = Die Bomben ticken in Minuten, für alle gleich.
bomb-squad-option-clock-relaxed-note = Keine Uhr: zehn Züge für jede Minute.
bomb-squad-option-clock-standard-note = Keine Uhr: acht Züge für jede Minute.
bomb-squad-option-clock-expert-note = Keine Uhr: sechs Züge für jede Minute.
bomb-squad-option-clock-practice-note = Weder Uhr noch Zugbudget.
bomb-squad-option-memory = Gedächtnis
bomb-squad-option-memory-easy = Leicht
bomb-squad-option-memory-standard = Standard
bomb-squad-option-memory-strict = Streng
bomb-squad-option-memory-easy-note = Karten, die du aufs Pult hast wandern sehen, siehst du dort weiterhin.
bomb-squad-option-memory-standard-note = Was man dir gesagt hat, ist an deine Karten geheftet; das Pult musst du dir merken.
bomb-squad-option-memory-strict-note = Nichts ist angeheftet, vom Ablagestapel sieht man nur die oberste Karte, und das Protokoll behält nur den letzten Zug.
bomb-squad-option-programming = Programmieren
bomb-squad-option-programming-face_down = Verdeckt
bomb-squad-option-programming-face_down-note = Das Programm liegt verdeckt, bis der Roboter losfährt: gut merken!
bomb-squad-option-programming-face_up = Offen
bomb-squad-option-programming-face_up-note = Leichter: Alle sehen das Programm.
bomb-squad-option-roles = Rollen
bomb-squad-option-roles-mission = Laut Mission
bomb-squad-option-roles-mission-note = Rollen nur in Missionen, die welche mitbringen.
bomb-squad-option-roles-pick = Gewählt
bomb-squad-option-roles-pick-note = Vor dem Start sucht sich jeder eine Rolle aus.
bomb-squad-option-roles-deal = Ausgeteilt
bomb-squad-option-roles-deal-note = Jeder bekommt eine Rolle zugeteilt.
bomb-squad-option-roles-off = Keine
bomb-squad-option-roles-off-note = Niemand hat eine besondere Fähigkeit.
bomb-squad-option-robot = Roboter
bomb-squad-option-robot-mission = Laut Mission
bomb-squad-option-robot-felix = Felix
bomb-squad-option-robot-octotread = Octotread
bomb-squad-option-robot-dozer = Dozer
bomb-squad-option-robot-longarm = Langarm
bomb-squad-option-robot-felix-note = 12 von 16 Zellen, Reserve 8.
bomb-squad-option-robot-octotread-note = 10 von 14 Zellen, Reserve 8; fährt auch diagonal.
bomb-squad-option-robot-dozer-note = 14 von 18 Zellen, Reserve 6; schiebt zwei Kisten.
bomb-squad-option-robot-longarm-note = 10 von 16 Zellen, Reserve 6; reicht zwei Felder weit.
bomb-squad-option-second_robot = Zweiter Roboter
bomb-squad-option-second_robot-none = Keiner
bomb-squad-option-second_robot-none-note = Ein Roboter für alle.
bomb-squad-option-second_robot-felix = Felix
bomb-squad-option-second_robot-octotread = Octotread
bomb-squad-option-second_robot-dozer = Dozer
bomb-squad-option-second_robot-longarm = Langarm
bomb-squad-option-chat = Reden
bomb-squad-option-chat-free = Nach den Regeln
bomb-squad-option-chat-structured = Nur zeigen
bomb-squad-option-chat-off = Gar nicht
bomb-squad-option-chat-off-note = Hinweise müssen reichen.
bomb-squad-option-chat-structured-note = Offen Bekanntes, dazu Vorschläge auf dem Pult, solange das Programm offen liegt. Ohne Tippen.
bomb-squad-option-chat-free-note = Solange das Programm offen liegt, redet ihr frei darüber; sonst nur offen Bekanntes.
bomb-squad-option-fog = Nebel des Krieges
bomb-squad-option-fog-note = Geiseln und Bomben liegen verdeckt, bis der Roboter nahe ist; keine Tür ist verschlossen.
bomb-squad-option-no_programming = Ohne Programm
bomb-squad-option-no_programming-note = Jede Karte wird beim Ausspielen sofort ausgeführt.
bomb-squad-option-empty_intel = Leere Hinweise
bomb-squad-option-empty_intel-note = Du darfst jemandem sagen, dass er etwas gar nicht auf der Hand hat.
bomb-squad-option-voluntary_error = Absichtliche Fehler
bomb-squad-option-voluntary_error-note = Wer steuert, darf jede Karte scheitern lassen.
bomb-squad-option-briefing = Einsatzbesprechung
bomb-squad-option-briefing-note = Es geht erst los, wenn alle bereit sind.
bomb-squad-option-bot_time = Weniger Zeit mit Bots
bomb-squad-option-bot_time-note = Bots denken schnell: Jeder von ihnen verkürzt die Zeit bis zu jeder Bombe.
bomb-squad-option-spectators = Zuschauer
bomb-squad-option-spectators-backs = Sehen keine Hände
bomb-squad-option-spectators-backs-note = Zuschauer sehen das Gebäude und die Rückseiten aller Karten.
bomb-squad-option-spectators-hands_late = Sehen Hände, später
bomb-squad-option-spectators-hands_late-note = Zuschauer sehen alle Hände, mit zwei Minuten Verzögerung.
bomb-squad-option-pause = Pausen
bomb-squad-option-pause-vote = Wenn alle zustimmen
bomb-squad-option-pause-vote-note = Die Uhr bleibt stehen, sobald alle einverstanden sind.
bomb-squad-option-pause-none = Keine
bomb-squad-option-pause-none-note = Wenn sie tickt, dann tickt sie.
bomb-squad-log-game = Züge
bomb-squad-tab-table = Stand
bomb-squad-lobby-bots-mission = Startet sofort: { $title }

## campaign

bomb-squad-campaign-announced = { $title }
bomb-squad-campaign-experts = Spieler
bomb-squad-campaign-team = Mit { $n } Spielern. Siege und Niederlagen zählen für diesen Tisch.

## editor

bomb-squad-editor-title = { $game }: eine eigene Mission
bomb-squad-editor-draw = Mission zeichnen
bomb-squad-editor-unnamed = Mission ohne Titel
bomb-squad-editor-own = An diesem Tisch gezeichnet.
bomb-squad-editor-about = Zeichne ein Gebäude, prüf es und spiel es mit Freunden, oder speichere es als Datei und gib sie weiter.
bomb-squad-editor-name = Titel
bomb-squad-editor-intro = Einsatzbesprechung, in einem Satz
bomb-squad-editor-robot = Roboter
bomb-squad-editor-rows = Zeilen
bomb-squad-editor-columns = Spalten
bomb-squad-editor-more = Eine mehr
bomb-squad-editor-less = Eine weniger
bomb-squad-editor-tools = Werkzeuge
bomb-squad-editor-map = Der Plan
bomb-squad-editor-tool-wall = Wand
bomb-squad-editor-tool-door = Tür
bomb-squad-editor-tool-open = Löschen
bomb-squad-editor-tool-void = Draußen
bomb-squad-editor-tool-start = Start
bomb-squad-editor-tool-second = Zweiter Start
bomb-squad-editor-tool-hostage = Geisel
bomb-squad-editor-tool-epic = Geisel (Episch)
bomb-squad-editor-tool-bomb = Bombe
bomb-squad-editor-tool-barrier = Barriere
bomb-squad-editor-tool-crate = Kiste
bomb-squad-editor-tool-camera = Kamera
bomb-squad-editor-level = Stufe
bomb-squad-editor-letter = Buchstabe
bomb-squad-editor-looks = Blick nach
bomb-squad-editor-how-edge = Tipp eine Kante zwischen zwei Feldern an; beim zweiten Mal wird sie wieder frei.
bomb-squad-editor-how-square = Tipp ein Feld an; beim zweiten Mal wird es wieder leer.
bomb-squad-editor-how-one = Tipp das gewünschte Feld an.
bomb-squad-editor-how-erase = Tipp an, was weg soll: ein Feld oder eine Kante.
bomb-squad-editor-times = Zeit, bis die Bomben hochgehen (Minuten, Sekunden)
bomb-squad-editor-gas = Gas: Zeit, bis die Geiseln einer Stufe verloren sind (Minuten, Sekunden; 0: nie)
bomb-squad-editor-gas-level = Stufe { $level }
bomb-squad-editor-roles = Rollen
bomb-squad-editor-roles-all = Alle
bomb-squad-editor-roles-blue = Blaue
bomb-squad-editor-roles-none = Keine
bomb-squad-editor-face_up = Offenes Programmieren
bomb-squad-editor-check = Prüfen
bomb-squad-editor-play = Mit Bots spielen
bomb-squad-editor-friends = Mit Freunden spielen
bomb-squad-editor-download = Als Datei speichern
bomb-squad-editor-upload = Datei öffnen
bomb-squad-editor-clear = Neuer Plan
bomb-squad-editor-clear-sure = Diesen Plan verwerfen und neu anfangen?
bomb-squad-editor-ok = { $n ->
    [one] Spielbar. Die kürzeste gefundene Lösung braucht { $n } Karte.
   *[other] Spielbar. Die kürzeste gefundene Lösung braucht { $n } Karten.
}
bomb-squad-editor-ok-epic = Episch: { $n }.
bomb-squad-editor-stars = Sterne: { $list }
bomb-squad-editor-minutes = { $what }, Minuten
bomb-squad-editor-seconds = { $what }, Sekunden
bomb-squad-editor-playable = Das lässt sich spielen.
bomb-squad-editor-own-stars = Eigene Sternetabellen
bomb-squad-editor-star-points = Punkte für { $stars } Sterne
bomb-squad-editor-star-points-epic = Punkte für { $stars } Sterne in Episch
bomb-squad-editor-wrong = So ist das noch nicht spielbar:
bomb-squad-editor-unread = Diese Datei ist keine Mission.
bomb-squad-editor-square = Feld { $place }: { $what }
bomb-squad-editor-what-floor = Boden
bomb-squad-zoom-in = Plan vergrößern
bomb-squad-zoom-out = Hände und Pult wieder zeigen

## refuse

bomb-squad-refuse-E_TURN = Du bist nicht am Zug.
bomb-squad-refuse-E_PHASE = Das geht jetzt nicht.
bomb-squad-refuse-E_OVER = Die Mission ist vorbei.
bomb-squad-refuse-E_BAD_TARGET = Wähl jemand anderen.
bomb-squad-refuse-E_BAD_VALUE = Diese Stufe oder Art gibt es nicht.
bomb-squad-refuse-E_EMPTY_INTEL = Auf dieser Hand passt keine Karte: Ein Hinweis muss auf mindestens eine Karte zutreffen.
bomb-squad-refuse-E_BAD_POSITION = An dieser Stelle hast du keine Karte.
bomb-squad-refuse-E_BAD_CLAIMS = Sag eine Stufe, eine Art oder beides an. Nur bei vollem Akku darfst du nichts ansagen.
bomb-squad-refuse-E_BAD_FACE = So herum darfst du hier keine Karte ausspielen.
bomb-squad-refuse-E_NO_POWER = Nur der Sergeant spielt vom Ablagestapel aus.
bomb-squad-refuse-E_EMPTY_PILE = Der Ablagestapel ist leer.
bomb-squad-refuse-E_UNKNOWN_FIELD = Die oberste Karte des Ablagestapels hat keine Position.
bomb-squad-refuse-E_EMPTY_PROGRAM = Auf dem Steuerpult liegt keine Karte.
bomb-squad-refuse-E_BAD_ORDER = Jede programmierte Karte wird genau einmal eingeordnet oder gestrichen.
bomb-squad-refuse-E_TOO_MANY_SCRAPS = So viele Karten darfst du jetzt nicht streichen.
bomb-squad-refuse-E_MUST_PERFORM = Diese Karte ist ausführbar, und was geht, muss. Wähl einen Weg, der geht.
bomb-squad-refuse-E_GASSED = Zu spät: Das Gas war vor euch bei der Geisel.
bomb-squad-refuse-E_BAD_DIRECTION = In diese Richtung kann der Roboter nicht fahren.
bomb-squad-refuse-E_BAD_FIELD = Das lässt sich bei dieser Karte nicht wählen.
bomb-squad-refuse-E_UNKNOWN_MOVE = In dieser Mission gibt es nur einen Roboter.
bomb-squad-refuse-E_BAD_ROLE = Diese Rolle kannst du nicht nehmen.
bomb-squad-refuse-E_BAD_SETUP = Diese Mission lässt sich nicht aufbauen: { $reason }.
bomb-squad-refuse-E_NO_CHAT = Das darfst du jetzt nicht sagen.
bomb-squad-refuse-E_TEXT = Eine Bemerkung hat 1 bis { $longest } Zeichen.
bomb-squad-refuse-E_RATE = Für diesen Zug hast du genug gesagt.

## setup: woran der Aufbau einer Mission scheitert

bomb-squad-setup-missing = die eigene Mission des Tisches fehlt
bomb-squad-setup-other = der Tisch hat eine eigene Mission mitgebracht, gewählt ist aber eine andere
bomb-squad-setup-players = sie ist für { $least } bis { $most } Spieler, nicht für { $n }
bomb-squad-setup-epic = es gibt sie nicht in Episch
bomb-squad-setup-fog = sie wird nicht im Nebel des Krieges gespielt
bomb-squad-setup-roles = sie hat keine Rollen
bomb-squad-setup-alike = zweimal derselbe Roboter geht nicht
bomb-squad-setup-second = der Plan hat kein Startfeld für einen zweiten Roboter

## content: was an einer Datei oder Zeichnung nicht stimmt

bomb-squad-content-fault = { $key }: { $reason }
bomb-squad-content-width = die längste Zeile hat { $n } Zeichen; nötig sind 3 für jede Spalte und 1 dazu
bomb-squad-content-lines = { $n ->
    [one] der Plan hat { $n } Textzeile; nötig sind 2 für jede Zeile und 1 dazu
   *[other] der Plan hat { $n } Textzeilen; nötig sind 2 für jede Zeile und 1 dazu
}
bomb-squad-content-small = Zeilen: { $rows }, Spalten: { $columns }; es müssen mindestens je { $least } sein
bomb-squad-content-large = Zeilen: { $rows }, Spalten: { $columns }; es dürfen höchstens je { $most } sein
bomb-squad-content-edge = Textzeile { $line }: „{ $code }“ ist keine Kante
bomb-squad-content-square = Textzeile { $line }: „{ $code }“ ist kein Feld
bomb-squad-content-corner = Textzeile { $line }: „{ $code }“ ist keine Ecke
bomb-squad-content-border = Textzeile { $line }: in der Außenwand ist eine Tür
bomb-squad-content-loose-door = die Tür der Stufe { $level } bei { $place } steht nicht zwischen zwei Bodenfeldern
bomb-squad-content-twice = Bombe { $letter } kommt auf dem Plan { $n }-mal vor
bomb-squad-content-single = { $n ->
    [0] kein Feld ist mit { $code } bezeichnet; es muss genau eins sein
   *[other] { $n } Felder sind mit { $code } bezeichnet; es muss genau eins sein
}
bomb-squad-content-second = { $n } Felder sind mit T bezeichnet; es darf nur eins sein
bomb-squad-content-bombs = { $letters_n ->
    [0] auf dem Plan ist keine Bombe
    [one] auf dem Plan ist Bombe { $letters }
   *[other] auf dem Plan sind die Bomben { $letters }
}, { $fuses_n ->
    [one] die Zeit gilt aber für { $fuses }
   *[other] die Zeiten gelten aber für { $fuses }
}
bomb-squad-content-hidden = bitte nur sichtbare Zeichen
bomb-squad-content-gas-twice = für eine Stufe sind zwei Zeiten angegeben
bomb-squad-content-fog = wo Kameras sind, geht der Nebel des Krieges nicht
bomb-squad-content-epic = eine Sternetabelle für Episch und Geiseln, die es nur dort gibt, gehören zusammen
bomb-squad-content-stars = { $stars_row }: Für mehr Sterne dürfen nicht weniger Punkte nötig sein
bomb-squad-content-tokens = { $kind ->
    [door] { $n } Türen der Stufe { $level }, es gibt aber nur { $most } solche Plättchen
   *[hostage] { $n } Geiseln der Stufe { $level }, es gibt aber nur { $most } solche Plättchen
}
bomb-squad-content-seen = die Kamera auf { $camera } sieht das Startfeld { $start }
bomb-squad-content-no-way = { $difficulty ->
    [epic] in Episch findet sich kein Weg, alle zu retten und alle Bomben zu entschärfen
   *[standard] es findet sich kein Weg, alle zu retten und alle Bomben zu entschärfen
}
bomb-squad-content-level = die Stufe „{ $level }“ gibt es nicht
bomb-squad-content-size = { $n } geht nicht; erlaubt sind { $least } bis { $most }
bomb-squad-content-off-map = „{ $code }“ bei „{ $place }“ ist kein Feld des Plans
bomb-squad-content-off-edge = „{ $code }“ bei „{ $place }“ ist keine Kante des Plans
bomb-squad-content-taken = die Kennung „{ $id }“ ist schon vergeben
bomb-squad-content-cost = { $cost_row } sind keine steigenden Kosten für 0 bis { $slots } Karten
bomb-squad-content-names = da stehen { $given }, nötig sind { $names }
bomb-squad-content-teams = die Spielerzahlen { $players_row } wiederholen sich oder haben eine Lücke
bomb-squad-content-cards = bei { $hands } Handkarten und vollem Pult bleibt von { $cards } Karten keine zum Ziehen

## pace, variant, part

bomb-squad-pace = { $clock ->
    [real_time] in Echtzeit
    [relaxed] nach Zügen im entspannten Tempo
    [standard] nach Zügen im Standardtempo
    [expert] nach Zügen im Expertentempo
   *[practice] zur Übung, ohne Uhr
}
bomb-squad-variant-fog = Nebel des Krieges
bomb-squad-variant-no_programming = Ohne Programm
bomb-squad-variant-two_robots = zwei Roboter
bomb-squad-variant-face_up = offenes Programmieren
bomb-squad-part-bomb = { $n ->
    [one] { $n } Bombe
   *[other] { $n } Bomben
}
bomb-squad-part-hostage = { $n ->
    [one] { $n } Geisel
   *[other] { $n } Geiseln
}
bomb-squad-part-door = { $n ->
    [one] { $n } Tür
   *[other] { $n } Türen
}
bomb-squad-part-clock = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}

## log

bomb-squad-log-started = { $mission }, { $difficulty ->
    [epic] Episch
   *[standard] Standard
}, mit { $robots }. { $player_is ->
    [you] Du fängst an.
   *[other] { $player } fängt an.
}{ $variants_n ->
    [0] { "" }
   *[other] { " " }Varianten: { $variants }.
}
bomb-squad-log-role = { $holds ->
    [none] { $player_is ->
        [you] Du hast keine Rolle.
       *[other] { $player } hat keine Rolle.
    }
   *[one] { $player_is ->
        [you] Deine Rolle: { $role }.
       *[other] Rolle von { $player }: { $role }.
    }
}
bomb-squad-log-dealt = Rollen: { $roles }.
bomb-squad-log-dealt-again = { $player_is ->
    [you] Du lehnst die Rollen ab.
   *[other] { $player } lehnt die Rollen ab.
} Die neuen: { $roles }.
bomb-squad-log-dealt-role = { $player } ({ $holds ->
    [none] keine
   *[one] { $role }
})
bomb-squad-log-ready = { $player_is ->
    [you] Du bist bereit.
   *[other] { $player } ist bereit.
}
bomb-squad-log-countdown = Drei, zwei, eins …
bomb-squad-log-clock = Die Mission beginnt, { $clock }. { $player_is ->
    [you] Du bist zuerst dran.
   *[other] { $player } ist zuerst dran.
}
bomb-squad-log-intel-level = { $giver_is ->
    [you] Dein Hinweis an { $receiver }
   *[other] { $receiver_is ->
        [you] Hinweis von { $giver } an dich
       *[other] Hinweis von { $giver } an { $receiver }
    }
}: { $places_n ->
    [0] keine Karte der Stufe { $level }.
    [one] Karte { $places } ist Stufe { $level }.
   *[other] Die Karten { $places } sind Stufe { $level }.
}
bomb-squad-log-intel-kind = { $giver_is ->
    [you] Dein Hinweis an { $receiver }
   *[other] { $receiver_is ->
        [you] Hinweis von { $giver } an dich
       *[other] Hinweis von { $giver } an { $receiver }
    }
}: { $places_n ->
    [0] keine Karte „{ $card }“.
    [one] Karte { $places } ist „{ $card }“.
   *[other] Die Karten { $places } sind „{ $card }“.
}
bomb-squad-log-discarded = { $player_is ->
    [you] Du sagst „{ $claim }“ an und wirfst „{ $card }“ ab.
   *[other] { $player } sagt „{ $claim }“ an und wirft „{ $card }“ ab.
} { $call ->
    [wrong] Falsch: keine Zellen.
   *[right] { $gain ->
        [0] Richtig, aber der Akku ist voll.
        [one] Richtig: { $gain } Zelle mehr, Hauptakku { $main }.
       *[other] Richtig: { $gain } Zellen mehr, Hauptakku { $main }.
    }
}
bomb-squad-log-discarded-full = { $player_is ->
    [you] Du wirfst „{ $card }“ ohne Ansage ab.
   *[other] { $player } wirft „{ $card }“ ohne Ansage ab.
} Der Akku ist voll.
bomb-squad-log-claim-level = Stufe { $level }
bomb-squad-log-kept = { $player_is ->
    [you] Du zahlst eine Zelle und nimmst „{ $card }“ als Karte { $place } zurück.
   *[other] { $player } zahlt eine Zelle und nimmt „{ $card }“ als Karte { $place } zurück.
} Hauptakku { $main }.
bomb-squad-log-played = { $player_is ->
    [you] Du spielst Karte { $place } verdeckt in Fach { $slot }.
   *[other] { $player } spielt Karte { $place } verdeckt in Fach { $slot }.
}
bomb-squad-log-played-open = { $player_is ->
    [you] Du spielst
   *[other] { $player } spielt
} „{ $card }“ { $source ->
    [discard_top] vom Ablagestapel
   *[hand] offen
} in Fach { $slot }.
bomb-squad-log-single = { $player_is ->
    [you] Du spielst
   *[other] { $player } spielt
} „{ $card }“ { $source ->
    [discard_top] für zwei Zellen vom Ablagestapel aus.
   *[hand] für zwei Zellen aus.
}
bomb-squad-log-flipped = { $n ->
    [one] Der Ablagestapel wird umgedreht: { $n } Karte zum Ziehen.
   *[other] Der Ablagestapel wird umgedreht: { $n } Karten zum Ziehen, die älteste zuerst.
}
bomb-squad-log-activated = { $player_is ->
    [you] Du aktivierst
   *[other] { $player } aktiviert
} { $robot }. Auf dem Pult: { $cards }.{ $scraps ->
    [0] { "" }
    [one] { " " }Eine Karte darf gestrichen werden.
   *[other] { " " }Bis zu { $scraps } Karten dürfen gestrichen werden.
}
bomb-squad-log-auto = Das Pult ist voll: { $player_is ->
    [you] Du steuerst
   *[other] { $player } steuert
} { $robot }. Auf dem Pult: { $cards }.{ $scraps ->
    [0] { "" }
    [one] { " " }Eine Karte darf gestrichen werden.
   *[other] { " " }Bis zu { $scraps } Karten dürfen gestrichen werden.
}
bomb-squad-log-sent = { $player_is ->
    [you] Du sendest
   *[other] { $player } sendet
} { $cards_n ->
    [0] keine Karte
   *[other] { $cards } für { $cost } Zellen
}. Hauptakku { $main }, Reserve { $reserve }.{ $scrapped_n ->
    [0] { "" }
   *[other] { " " }Gestrichen: { $scrapped }.
}
bomb-squad-log-moved = { $card }: { $robot } fährt { $way } auf { $place }.{ $crates_n ->
    [0] { "" }
    [one] { " " }Die Kiste steht jetzt auf { $crates }.
   *[other] { " " }Die Kisten stehen jetzt auf { $crates }.
}
bomb-squad-log-saved = { $card }: { $robot } rettet die Geisel der Stufe { $level } auf { $place }.
bomb-squad-log-disarmed = { $card }: { $robot } entschärft Bombe { $letter }, Stufe { $level }, auf { $place }.
bomb-squad-log-opened = { $card }: { $robot } öffnet die Tür der Stufe { $level } bei { $place }.
bomb-squad-log-turned = { $kind ->
    [hostage] Auf { $place } kommt eine Geisel der Stufe { $level } zum Vorschein.
    [bomb] Auf { $place } kommt Bombe { $letter }, Stufe { $level }, zum Vorschein.
   *[unknown] Auf { $place } kommt ein Plättchen zum Vorschein.
}
bomb-squad-log-failed = „{ $card }“ lässt sich nicht ausführen: zwei Zellen verloren. Hauptakku { $main }, Reserve { $reserve }.
bomb-squad-log-declined = „{ $card }“ scheitert absichtlich: zwei Zellen verloren. Hauptakku { $main }, Reserve { $reserve }.
bomb-squad-log-switched = { $player_is ->
    [you] Du wechselst
   *[other] { $player } wechselt
} zu { $robot }.
bomb-squad-log-gas = { $places_n ->
    [0] Gas: Keine Geisel der Stufe { $level } war mehr im Gebäude.
    [one] Gas: Die Geisel der Stufe { $level } auf { $places } ist verloren.
   *[other] Gas: Die Geiseln der Stufe { $level } auf { $places } sind verloren.
}
bomb-squad-log-seen = Die Kamera auf { $camera } sieht { $robot } auf { $place }: Alle Bomben gehen hoch.
bomb-squad-log-ended = { $cause ->
    [disarmed] Die letzte Bombe ist entschärft.
    [detonation] Bombe { $bomb } geht hoch.
    [camera] Das Gebäude ist hin.
    [power] Dem Roboter geht der Strom aus.
    [abandoned] Das Team gibt auf.
   *[turns] Die Mission dauert zu lange und wird abgebrochen.
} Punkte: { $score }, { $stars }.

## act

bomb-squad-act-suggest = { $order_n ->
    [0] Alles streichen
    [one] Fach { $order } ausführen
   *[other] Fächer { $order } ausführen
}{ $scrap_n ->
    [0] { "" }
   *[other] { $order_n ->
        [0] { "" }
       *[other] , { $scrap } streichen
    }
}.{ $steps_n ->
    [0] { "" }
   *[other] { " " }Und zwar so: { $steps }.
}
bomb-squad-act-remark = „{ $text }“
bomb-squad-act-decline = scheitern lassen
bomb-squad-act-open = wie du magst

## ask

bomb-squad-ask-roles = { $player_is ->
    [you] Wähl deine Rolle.
   *[other] { $player } wählt eine Rolle.
}
bomb-squad-ask-briefing = Noch nicht bereit: { $waiting }. Sieh dir den Plan an; die Karten werden ausgeteilt, wenn die Uhr losläuft.
bomb-squad-ask-ready = Sieh dir den Plan an. Bereit?
bomb-squad-ask-countdown = { $player_is ->
    [you] Drei, zwei, eins … Du fängst an – wenn du willst, sofort.
   *[other] Drei, zwei, eins …
}
bomb-squad-ask-turn = { $player_is ->
    [you] Du bist dran: Hinweis geben, abwerfen, ausspielen oder aktivieren.
   *[other] { $player } ist dran: Hinweis, Abwerfen, Ausspielen oder Aktivieren.
}
bomb-squad-ask-turn-single = { $player_is ->
    [you] Du bist dran: Hinweis geben, abwerfen oder ausspielen.
   *[other] { $player } ist dran: Hinweis, Abwerfen oder Ausspielen.
}
bomb-squad-ask-analyst = { $player_is ->
    [you] Die Karte für eine Zelle zurücknehmen?
   *[other] { $player } kann die Karte für eine Zelle zurücknehmen.
}
bomb-squad-ask-adjust = { $player_is ->
    [you] { $scraps ->
        [0] Ordne das Programm und sende es.
        [one] Ordne das Programm, streich höchstens eine Karte und sende es.
       *[other] Ordne das Programm, streich höchstens { $scraps } Karten und sende es.
    }
   *[other] { $player } passt das Programm an. Vorschläge sind willkommen, aber kein Wort über Handkarten.
}
bomb-squad-ask-execute = { $player_is ->
    [you] Als Nächstes „{ $card }“: Wähl, wie.
   *[other] { $player } steuert den Roboter. Als Nächstes: „{ $card }“.
}
bomb-squad-ask-over = { $cause } { $score } von { $perfect } Punkten, { $stars }.

## describe

bomb-squad-describe-mission = { $mission }, { $difficulty ->
    [epic] Episch
   *[standard] Standard
}, { $clock }.
bomb-squad-describe-clock-turns = { $what }: nach Zug { $turns }.
bomb-squad-describe-clock-time = { $what }: bei { $minutes }:{ $seconds }.
bomb-squad-describe-clock-past = { $what }: vorbei.
bomb-squad-describe-turns = Züge bisher: { $turns }.
bomb-squad-describe-robot = { $selected ->
    [yes] { $robot }, gerade gewählt, steht auf { $place }.
   *[no] { $robot } steht auf { $place }.
} Hauptakku { $main } von { $most }, Reserve { $reserve } von { $full }.
bomb-squad-describe-token = { $kind ->
    [hostage] Geisel { $level } auf { $place }
    [bomb] Bombe { $letter }{ $level } auf { $place }
   *[unknown] verdecktes Plättchen auf { $place }
}
bomb-squad-describe-tokens = Auf dem Plan: { $tokens_n ->
    [0] nichts
   *[other] { $tokens }
}.
bomb-squad-describe-mix = Verdeckt darunter: { $mix }.
bomb-squad-describe-door = { $place } Stufe { $level } { $state ->
    [open] offen
   *[shut] geschlossen
}
bomb-squad-describe-doors = Türen: { $doors }.
bomb-squad-describe-crates = Kisten: { $places }.
bomb-squad-describe-camera = { $place } mit Blick { $way }
bomb-squad-describe-cameras = Kameras: { $cameras }.
bomb-squad-describe-saved = { $levels_n ->
    [0] Noch ist niemand gerettet.
   *[other] Gerettet: Stufe { $levels }.
}
bomb-squad-describe-secured = Gesichert: { $tokens }.
bomb-squad-describe-lost = Ans Gas verloren: { $tokens }.
bomb-squad-describe-frame = { $slots_n ->
    [0] Das Pult ist leer.
   *[other] Auf dem Pult: { $slots }. Das würde { $cost } Zellen kosten.
}
bomb-squad-describe-slot = { $told ->
    [nothing] eine verdeckte Karte von dir (nichts bekannt)
    [level] eine verdeckte Karte von dir (Stufe { $levels_or })
    [kind] eine verdeckte Karte von dir ({ $cards_or })
    [both] eine verdeckte Karte von dir (Stufe { $levels_or }, { $cards_or })
   *[hidden] { $player_is ->
        [you] eine verdeckte Karte von dir
       *[other] eine verdeckte Karte von { $player }
    }
}
bomb-squad-describe-program = Ausgeführt wird: { $cards }. Als Nächstes Nummer { $at }.
bomb-squad-describe-hand = { $player_is ->
    [you] Auf deiner Hand
   *[other] Auf der Hand von { $player }
}: { $cards_n ->
    [0] nichts
   *[other] { $cards }
}.
bomb-squad-describe-back = { $told ->
    [nothing] eine Karte (nichts bekannt)
    [level] eine Karte (Stufe { $levels_or })
    [kind] eine Karte ({ $cards_or })
    [both] eine Karte (Stufe { $levels_or }, { $cards_or })
   *[hidden] eine Karte
}
bomb-squad-describe-piles = Nachziehstapel: { $draw }. Ablagestapel: { $discarded }.
bomb-squad-describe-top = Oben auf dem Ablagestapel: { $card }.
bomb-squad-describe-result = Gesicherte Stufen: { $levels }. Zurückgebliebene Geiseln: { $left }. Verbrauchte Reservezellen: { $reserve }.
bomb-squad-describe-won = Die Mission ist ein Erfolg.
bomb-squad-describe-failed = Die Mission ist gescheitert.

## aim: die Zeile, die immer sagt, worum es geht

bomb-squad-aim = Retten und entschärfen · { $done } geschafft, { $left } übrig · { $points } Punkte

## use: ein Teil, mit dem doch etwas geht

bomb-squad-use-play = Die kannst du spielen oder abwerfen.
bomb-squad-use-discard = Die kannst du abwerfen.
bomb-squad-use-intel = Hier kannst du eine Stufe oder eine Art auf der Hand zeigen.
bomb-squad-use-activate = Damit kannst du den Roboter aktivieren.
bomb-squad-use-send = Das Programm kannst du senden.
bomb-squad-use-analyst = Die kannst du für eine Zelle zurücknehmen.

## tip: warum jemand, der gut spielt, das täte

bomb-squad-tip-intel = { $what ->
    [level] { $player } weiß dann, { $n ->
        [one] welche Karte
       *[other] welche { $n } Karten
    } Stufe { $value } { $n ->
        [one] ist
       *[other] sind
    }: { $cards }.
   *[type] { $player } weiß dann, { $n ->
        [one] welche Karte
       *[other] welche { $n } Karten
    } „{ $value }“ { $n ->
        [one] ist
       *[other] sind
    }: { $cards }.
}
bomb-squad-tip-discard = { $sure ->
    [yes] Alles, was du zu Karte { $place } sagst, weißt du: Die Batterie gewinnt sicher { $n ->
        [0] nichts, denn sie ist voll
        [one] eine Zelle
       *[other] { $n } Zellen
    }.
   *[no] Nicht alles davon weißt du sicher. Stimmt es, gewinnt die Batterie { $n ->
        [0] nichts
        [one] eine Zelle
       *[other] { $n } Zellen
    }.
}
bomb-squad-tip-play = { $known ->
    [card] Deine Karte { $place } kennst du: { $card }. { bomb-squad-part-slot }
    [level] Von deiner Karte { $place } weißt du, dass sie Stufe { $card } ist. { bomb-squad-part-slot }
    [type] Von deiner Karte { $place } weißt du, dass sie „{ $card }“ ist. { bomb-squad-part-slot }
   *[nothing] Über deine Karte { $place } ist nichts sicher. { bomb-squad-part-slot }
}
bomb-squad-part-slot = { $slot ->
    [0] Sie wird sofort ausgeführt.
   *[other] Sie wird Karte { $slot } des Programms.
}
bomb-squad-tip-top = Auf dem Ablagestapel liegt { $card }. { bomb-squad-part-slot }
bomb-squad-tip-activate = { $enough ->
    [yes] { $n ->
        [one] Eine Karte liegt im Programm
       *[other] { $n } Karten liegen im Programm
    } und { $n ->
        [one] kostet
       *[other] kosten
    } { $cost } Zellen; in der Hauptbatterie bleiben { $main }.
   *[no] Im Programm liegen { $n } Karten, und dafür reicht der Strom nicht.
}
bomb-squad-tip-send = { $failed ->
    [0] { $sure ->
        [yes] So lässt sich jede Karte ausführen, für { $cost } Zellen.
       *[no] So lässt sich jede Karte ausführen, soweit man es absehen kann, für { $cost } Zellen.
    }
   *[other] So lassen sich { $n } ausführen und { $failed } nicht, für { $cost } Zellen.
}
bomb-squad-tip-step = { $ways ->
    [one] { $card } lässt sich nur auf eine Weise ausführen.
   *[other] { $card } lässt sich auf { $ways } Weisen ausführen, und das ist eine davon.
}
bomb-squad-tip-decline = { $card } muss nicht ausgeführt werden.
bomb-squad-tip-analyst = { $keep ->
    [yes] Für eine Zelle hast du sie wieder auf der Hand.
   *[no] Sie liegen zu lassen kostet nichts.
}
bomb-squad-tip-role = Jede Rolle gibt es einmal; nimm eine, die noch da ist.
bomb-squad-tip-reject = Verteilte Rollen können einmal neu verteilt werden.
bomb-squad-tip-ready = Los geht es, sobald alle bereit sind.
bomb-squad-tip-go = Alle sind bereit: Es gibt nichts zu warten.
bomb-squad-tip-switch = Damit ist der andere Roboter an der Reihe.

## weigh: eine Warnung vor einem Zug

bomb-squad-weigh-anyway = Trotzdem
bomb-squad-weigh-claim = { $what ->
    [level] Nach dem, was man dir gesagt hat, kann diese Karte nicht Stufe { $value } sein. Das bringt nichts.
   *[type] Nach dem, was man dir gesagt hat, kann diese Karte nicht „{ $value }“ sein. Das bringt nichts.
}
bomb-squad-weigh-power = Das braucht { $cost } Zellen, und so viele sind nicht mehr da: Die Mission wäre vorbei.
bomb-squad-weigh-fails = In dieser Reihenfolge lässt sich { $card } nicht ausführen, und das kostet Zellen für nichts.

## deck

bomb-squad-deck-instruction = Befehlskarten
bomb-squad-deck-move = { $n ->
    [one] Der Roboter fährt genau { $n } Feld geradeaus.
   *[other] Der Roboter fährt genau { $n } Felder geradeaus.
}
bomb-squad-deck-door = Öffnet eine Tür der Stufe { $n } direkt neben dem Roboter, sobald eine Geisel der Stufe { $n } gerettet ist.
bomb-squad-deck-hostage = Rettet eine Geisel der Stufe { $n } direkt neben dem Roboter.
bomb-squad-deck-bomb = Entschärft eine Bombe der Stufe { $n } direkt neben dem Roboter.
bomb-squad-deck-robot = Roboter
bomb-squad-deck-battery = Akku { $n }, höchstens { $most }; Reserve { $reserve }
bomb-squad-deck-role = Rollen

## lesson

bomb-squad-lesson-goal = Eine Geisel, eine Bombe und der Roboter Felix, den ihr alle zusammen steuert. Rettet die Geisel und entschärft die Bombe. Im Einsatz läuft dabei die Uhr. Hier hast du alle Zeit der Welt.
bomb-squad-lesson-plan = Felix tut nur, was im Programm steht. Hier braucht es vier Karten: Fahren 2 nach Norden, Geisel retten, Fahren 2 nach Osten, Bombe entschärfen.
bomb-squad-lesson-hands = Der Haken: Du siehst die Karten aller anderen, nur deine eigenen nicht. Die kennen bloß die anderen.
bomb-squad-lesson-intel = Copper hat zweimal Fahren 2 und weiß nichts davon. Gib einen Hinweis: Tipp auf Coppers Karten, wähl „Fahren“ und sag es. Gezeigt werden alle Karten dieser Art.
bomb-squad-lesson-intel-level = Beide sind Stufe 2, das stimmt. Nur wüsste Copper dann noch nicht, wozu sie gut sind. Wähl „Fahren“.
bomb-squad-lesson-intel-other = Stimmt zwar, hilft aber noch nicht. Erst muss Felix fahren: Zeig Copper die Karten „Fahren“.
bomb-squad-lesson-intel-diode = Diode hat Fahren 1 und 3, wir brauchen aber 2. Die hat Copper: Zeig Copper die Karten „Fahren“.
bomb-squad-lesson-intel-discard = Deine eigenen Karten kennst du ja noch nicht. Zeig Copper die Karten „Fahren“.
bomb-squad-lesson-intel-else = Du weißt nicht, was das für eine Karte ist. Zeig lieber Copper die Karten „Fahren“.
bomb-squad-lesson-played = Copper hat verstanden und eine davon verdeckt ins erste Fach gespielt. Wer dran ist, tut genau eins: einen Hinweis geben, eine Karte spielen, eine abwerfen oder den Roboter aktivieren.
bomb-squad-lesson-told = Diode hat einen Hinweis für dich: Das hier ist eine Geiselkarte. Die Nadel bleibt dran, damit du es nicht vergisst.
bomb-squad-lesson-play = Genau so eine fehlt als Nächstes im Programm. Tipp die markierte Karte an und spiel sie.
bomb-squad-lesson-play-discard = Die nicht, die brauchen wir! Spiel sie ins Programm.
bomb-squad-lesson-play-other = Was das für eine ist, hat dir niemand gesagt. Spiel die markierte.
bomb-squad-lesson-play-else = Jetzt fehlt eine Geiselkarte, und du hast eine: Spiel die markierte Karte.
bomb-squad-lesson-again = Copper hat noch einmal Fahren gespielt, und Diode hat dir deine Bombenkarte gezeigt. Du weißt, was zu tun ist: Spiel sie.
bomb-squad-lesson-again-other = Das könnte alles Mögliche sein. Spiel die Karte mit der Bombennadel.
bomb-squad-lesson-again-early = Fast! Die Bombenkarte fehlt noch: Spiel sie zuerst.
bomb-squad-lesson-again-else = Jetzt fehlt nur noch die Bombenkarte. Spiel sie.
bomb-squad-lesson-battery = Copper hat Diode eine Türkarte gezeigt, und Diode hat sie mit richtiger Ansage abgeworfen: eine Zelle mehr im Akku. Programme kosten Zellen, Fehler auch.
bomb-squad-lesson-activate = Alle vier Karten sind drin. Aktivier den Roboter! Dann sitzt du am Steuer.
bomb-squad-lesson-activate-else = Alles ist bereit. Aktivier den Roboter.
bomb-squad-lesson-send = Jetzt liegen die Karten offen. Wähl, wohin Felix fährt: beim ersten Mal nach Norden, beim zweiten nach Osten. Dann tipp auf „Senden“.
bomb-squad-lesson-send-else = So käme Felix woanders an. Nach Norden, Geisel retten, nach Osten, entschärfen, dann „Senden“.
bomb-squad-lesson-won = Geisel gerettet, Bombe entschärft, fünf Sterne! Und das mit Karten, die keiner bei sich selbst sehen konnte.
bomb-squad-lesson-more = In echten Einsätzen läuft die Uhr, Türen gehen erst auf, wenn eine Geisel ihrer Stufe gerettet ist, und jeder hat eine besondere Rolle. Viel Glück da draußen!
bomb-squad-lesson-can-1 = Hinweise geben und welche verstehen
bomb-squad-lesson-can-2 = Karten ins Programm spielen, die du nie gesehen hast
bomb-squad-lesson-can-3 = Durch Abwerfen den Akku aufladen
bomb-squad-lesson-can-4 = Den Roboter aktivieren und losschicken

## Was zu tun ist, in wenigen Worten

bomb-squad-deeds-discard = Eine Karte abwerfen
bomb-squad-deeds-play = Eine Karte ausspielen
bomb-squad-deeds-tell = Einen Hinweis geben
bomb-squad-deeds-send = Das Programm abschicken
bomb-squad-deed-intel = Hinweis für { $player }: { $what }
bomb-squad-deed-discard = { $calls_n ->
    [0] Karte { $card } abwerfen
   *[other] Karte { $card } abwerfen, angesagt: { $calls }
}
bomb-squad-deed-play = Karte { $card } { $face ->
    [up] offen
   *[down] verdeckt
} ausspielen
bomb-squad-deed-play-top = „{ $card }“ vom Stapel ausspielen
bomb-squad-deed-send = { $scrap_n ->
    [0] Abschicken: { $order }
   *[other] Abschicken: { $order }; aussortieren: { $scrap }
}
bomb-squad-deed-step-way = Fahren: { $way }
bomb-squad-deed-step-at = Bei { $place }
bomb-squad-deed-step-not = Scheitern lassen
bomb-squad-deed-analyst = { $keep ->
    [yes] Für eine Zelle zurücknehmen
   *[no] Liegen lassen
}
bomb-squad-deed-activate = Den Roboter aktivieren
bomb-squad-deed-switch = Den anderen Roboter wählen
bomb-squad-deed-ready = Bereit
bomb-squad-deed-reject = Die Rollen neu austeilen lassen
bomb-squad-deed-go = Sofort los
