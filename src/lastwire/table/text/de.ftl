# Was Tisch und Server sagen, und wie Aufzählungen, Zeitspannen und Fehler in Dateien klingen.

words = { $text }
row = { $all_row }
list-and = { $some } und { $next }
list-or = { $some } oder { $next }
list-more = { $some }, { $next }
list-none = niemand
level-random = Zufall
level-easy = Leicht
level-baseline = Normal
level-strong = Stark
span-seconds = { $s } s
span-minutes = { $min } min
span-hours = { $h } h { $min } min
watcher = Zuschauer { $id }
log-said = { $speaker }: { $line }
log-clock = Die Uhr: { $line }
log-table = Der Tisch: { $line }

## Was abgelehnt wird

malformed = Das konnte der Server nicht lesen: { $why }
refuse-options-hidden = Namen und Texte in den Hausregeln brauchen sichtbare Zeichen.
refuse-rename-match = Während einer Partie bleiben die Namen, wie sie sind.
refuse-no-finished = Es gibt keine beendete Partie, die du verlassen könntest.
refuse-seated-only = Das können nur Spieler am Tisch.
refuse-host-only = Das kann nur der Gastgeber.
refuse-no-match = Es läuft keine Partie.
refuse-paused = Die Partie macht Pause.
refuse-stand-in = Ein Bot spielt für dich, bis du zurück bist.
refuse-votes = Du hast erst einmal oft genug abgestimmt.
refuse-same = Das ist schon so.
refuse-resuming = Die Partie geht gleich weiter.
refuse-no-pause = In dieser Partie gibt es keine Pausen.
refuse-during-match = Nicht während einer Partie.
refuse-room-first = Geh erst zurück in den Raum.
refuse-seat-taken = Dort sitzt jemand.
refuse-no-empty = Kein Platz ist frei.
refuse-seat-empty = Der Platz ist frei.
refuse-own-seat = Wenn du gehen willst, steh auf.
refuse-other-person = Wähl den Platz von jemand anderem.
refuse-game-off = Dieses Spiel gibt es hier gerade nicht.
refuse-no-game = Dieses Spiel gibt es nicht.
refuse-open-already = Der Tisch ist schon eröffnet.
refuse-too-many = Hier sitzen schon mehr Leute.
refuse-started = Die Partie hat schon begonnen.
refuse-no-follow = Es gibt keine beendete Partie, an die man anschließen könnte.
refuse-over = Die Partie ist vorbei.
refuse-prompt = Zu spät: Die Partie ist schon weiter.
refuse-muted-match = Der Gastgeber hat dich stummgeschaltet. Die Sätze des Spiels kannst du weiter sagen.
refuse-late = Zu spät: Die Zeit war um, als du das geschickt hast.
refuse-name-hidden = Ein Name braucht sichtbare Zeichen.
refuse-chat-hidden = Eine Zeile im Chat braucht sichtbare Zeichen.
refuse-said-hidden = Was du sagst, braucht sichtbare Zeichen.
refuse-watcher-silent = Zuschauer können während einer Partie nicht chatten.
refuse-pause-silent = Während dieser Pause wird nicht geredet.
refuse-talk-inside = Solange die Partie läuft, rede in der Partie.
refuse-no-free-text = In dieser Partie gibt es keinen freien Text, auch nicht in der Pause.
refuse-chat-rate = Zu viele Zeilen auf einmal. Warte einen Moment.
refuse-sitting-there = Da sitzt du schon.
refuse-ask-first = Hier musst du hereingelassen werden: Bitte um einen Platz.
refuse-no-free = Kein Platz ist frei.
refuse-seat-taken-already = Dort sitzt schon jemand.
refuse-seen-all = Zuschauer dieser Partie sehen alle Karten, darum kann niemand mehr einsteigen.
refuse-seen-other = Du hast in dieser Partie fremde Geheimnisse gesehen.
refuse-bots-only = Während einer Partie kannst du nur den Platz eines Bots übernehmen.
refuse-seat-kept = Der Gastgeber hat den Spieler von diesem Platz weggeschickt; in dieser Partie kann ihn niemand übernehmen.
refuse-near-seen = Jemand mit deiner Adresse hat in dieser Partie fremde Geheimnisse gesehen.
refuse-sitting-here = Du sitzt schon hier.
refuse-inside = Du bist schon drin.
refuse-no-asking = Du musst nicht fragen: Setz dich einfach.
refuse-own-address = Die Anfrage kommt von deiner eigenen Adresse, darum muss jemand anders antworten.
refuse-sent-away = Der Gastgeber hat dich von diesem Tisch weggeschickt.
refuse-no-password = Du brauchst hier kein Passwort.
refuse-wrong-password = Das ist nicht das Passwort dieses Tisches.
refuse-password = Dieser Tisch hat ein Passwort.
refuse-write-inside = Schreiben kann hier nur, wer hereingelassen wurde.
refuse-muted = Der Gastgeber hat dich stummgeschaltet.
refuse-asked = Du hast schon gefragt.
refuse-denied = Du wurdest nicht hereingelassen. Warte auf die nächste Partie.
refuse-asking-rate = Gerade möchten viele herein. Warte einen Moment.
refuse-ask-gone = Danach fragt niemand mehr.
refuse-attempts = Zu viele Versuche. Warte eine Minute.
refuse-nobody-waits = Darauf wartet niemand mehr.
refuse-not-worked-out = Das ließ sich nicht berechnen.
refuse-closing = Der Server fährt gerade herunter.
refuse-no-aid = In diesem Spiel gibt es nichts zu berechnen.
refuse-practice = Tipps und Warnungen gibt es nur beim Üben; an diesem Tisch wird es ernst.
refuse-no-hint = Gerade wirst du nichts gefragt.
refuse-no-piece = So ein Teil liegt nicht auf dem Tisch.
hint-wait = Du musst gerade nichts tun, und Abwarten ist so gut wie alles andere.
why-never = Damit lässt sich nichts anfangen.
# Nach „in“.
chance-exact = { $n ->
    [0] keinem Fall
   *[other] { $of ->
        [1] allen Fällen
       *[other] { $n } von { $of } Fällen
    }
}
chance-about = etwa { $percent } % der Fälle
refuse-question-open = An deiner letzten Frage wird noch gerechnet.
refuse-changed = Am Tisch hat sich inzwischen etwas geändert. Versuch es noch einmal.
refuse-not-stored = Der Server konnte das nicht speichern. Es ist nichts passiert.
refuse-no-opening = Von hier aus lassen sich keine Tische eröffnen. Frag die Person, die den Server betreibt.
refuse-no-missions = Dieses Spiel hat keine Missionen.
refuse-no-table = Diesen Tisch gibt es nicht.
refuse-private-matches = Die Partien dieses Tisches können sich nur die Leute am Tisch ansehen.
refuse-no-such-match = Diese Partie gibt es nicht.
refuse-not-over = Diese Partie ist noch nicht vorbei, darum kann niemand hineinsehen.
refuse-no-talk = Dieses Spiel hat keine festen Sätze.
refuse-mark = Das wird gezeigt, nicht gesagt.
refuse-notice = Ein Hinweis ist eine Zeile aus sichtbaren Zeichen.
refuse-busy = Der Server hat gerade viel zu rechnen. Versuch es später noch einmal.
refuse-yours = Deine letzte Anfrage wird noch bearbeitet. Warte erst darauf.
refuse-used = Du hast viel auf einmal verlangt. Warte einen Moment.
refuse-stored-table = An diesem Tisch wurde in kurzer Zeit viel gespeichert. Warte eine Minute und versuch es dann noch einmal.
refuse-stored-address = Von deiner Adresse wurde in kurzer Zeit viel gespeichert. Warte eine Minute und versuch es dann noch einmal.
refuse-levels = Bots gibt es in diesen Stufen: { $levels }.
refuse-no-token = Hol dir erst bei /api/me ein Gast-Token.
refuse-no-drafts = In diesem Spiel kann man keine eigenen Missionen mitbringen.
refuse-unreadable = Was von diesem Tisch gespeichert ist, lässt sich nicht lesen, darum bleibt er zu.
refuse-requests = Zu viele Anfragen. Warte einen Moment.
refuse-barred = Wer den Server betreibt, hat deine Adresse gesperrt.
refuse-host = Dieser Server heißt nicht „{ $name }“. Wenn er so heißen soll, starte ihn mit --allowed-host { $name }.
refuse-host-form = Der Host-Header ist kein Hostname.
refuse-origin = Das geht nur von den Seiten dieses Servers aus.
refuse-nothing = Unter dieser Adresse ist nichts.
refuse-crowded = Das Haus ist voll. Komm später wieder.
refuse-connections = Zu viele Verbindungen von deiner Adresse. Schließ erst einige.
refuse-no-code = Zu diesem Code gibt es gerade keinen Tisch. Codes wechseln und gelten nur, bis die Partie beginnt.
refuse-guesses = Zu viele falsche Codes. Warte ein paar Minuten.
refuse-tables = Zu viele Tische. Warte ein paar Minuten.
refuse-often = Das war zu oft. Warte ein paar Minuten.
refuse-no-crew = Zu dieser Crew gehörst du nicht.
refuse-no-invitation = Diese Einladung gilt nicht mehr. Bitte deine Freunde um einen neuen Link.
refuse-crew-full = Diese Crew ist voll: Sie hat { $most } Mitglieder.
refuse-crews = Du gehörst schon zu { $most } Crews. Verlass erst eine davon.
refuse-link = Der Link hat mehr als { $most } Zeichen.
refuse-no-rules = Solche Regeln gibt es nicht.
refuse-no-lesson = Eine solche Einführung gibt es nicht.
refuse-no-content = In diesem Spiel gibt es nichts, was eine Datei ersetzen könnte.
refuse-store = Der Server kann gerade nichts speichern. Bitte komm später wieder.
refuse-fault = Bei uns ist etwas schiefgegangen. Es lag nicht an dir.
refuse-messages = Zu viele Nachrichten. Warte einen Moment.
refuse-no-bot = { $game } hat keinen Bot „{ $name }“. Es gibt { $levels }; `lastwire games --json` zeigt alle.
refuse-players = Diese Hausregeln erlauben { $least } bis { $most } Spieler, nicht { $players }.
refuse-bots = Nenne einen Bot für alle Plätze oder einen für jeden der { $seats }, nicht { $bots }.
refuse-options = { $game } kennt diese Hausregeln nicht: { $why }
refuse-pauses = Diese Partie hatte schon { $most } Pausen, mehr gibt es nicht.
refuse-empty-seat = Platz { $seat } ist frei. Warte auf jemanden oder setz einen Bot hin.
refuse-no-seat = Dieser Tisch hat die Plätze 1 bis { $most }.
refuse-name-taken = Hier heißt schon jemand { $name }.
operator-no-game = Es gibt kein Spiel „{ $name }“. Es gibt { $games }.
operator-no-table = Es gibt keinen Tisch „{ $table }“.
operator-no-address = „{ $address }“ ist weder eine Adresse noch ein Netz.
operator-not-kept = Nicht gespeichert: { $why }

## Was der Tisch sagt

tell-abandoned = Alle waren dafür, die Partie abzubrechen.
tell-given-up = Alle waren dafür, aufzugeben.
tell-broken = Etwas ist kaputtgegangen, und das ist unsere Schuld. Die Partie endet hier; ihre Aufzeichnung bleibt.
tell-watcher = Jemand darf jetzt zuschauen.
tell-clocks-stopped = Du spielst allein mit Bots: Die Zuguhren stehen still.
tell-clocks-practice = Eine Übungspartie: Die Zuguhren stehen still.
tell-clocks-started = Die Zuguhren laufen wieder.
tell-pause-over = Die Pause ist vorbei: Die Partie geht weiter.
tell-pardoned = Wer weggeschickt wurde, kann wiederkommen.
tell-lapsed-pause = Nicht alle wollten eine Pause. Die Partie geht weiter.
tell-lapsed-abandon = Nicht alle wollten abbrechen. Die Partie geht weiter.
tell-seat-back = Du spielst wieder selbst.
tell-resuming = Alle sind bereit. Weiter geht es in { $span }.
tell-options-gone = Ein Update von { $game } hat diese Hausregeln entfernt: { $options }. Alles andere ist wie zuvor.
tell-updated = Ein Update hat { $game } verändert. Die Partie endet hier ohne Ergebnis; ihre Aufzeichnung bleibt.
tell-stalled = { $name } spielt nicht. Ein Bot ({ $level }) springt ein.
tell-relieved = Der Gastgeber lässt einen Bot ({ $level }) für { $name } spielen.
tell-away = { $name } ist nicht da. Ein Bot ({ $level }) springt ein.
tell-returned = { $name } ist zurück.
tell-left = { $name } hat den Tisch verlassen.
tell-left-bot = { $name } hat den Tisch verlassen. Ein Bot ({ $level }) spielt weiter.
tell-sent-away = Der Gastgeber hat { $name } weggeschickt.
tell-sent-away-bot = Der Gastgeber hat { $name } weggeschickt. Ein Bot ({ $level }) spielt weiter.
tell-taken-over = { $name } übernimmt Platz { $seat } von { $bot }, einem Bot.
tell-waiting = { $name } ist nicht da. Die Partie wartet.
tell-host-away = Der Gastgeber ist nicht da. Jetzt ist { $name } Gastgeber.
tell-repaid = Die Uhren standen { $span } still. Niemand hat Zeit verloren.
tell-declined = { $name } möchte lieber weiterspielen.
tell-password = Der Tisch hat jetzt ein Passwort.
tell-no-password = Der Tisch hat kein Passwort mehr.
tell-locked = Der Gastgeber hat den Tisch abgeschlossen.
tell-unlocked = Der Gastgeber hat den Tisch wieder geöffnet.
tell-quiet = Zuschauer sind stummgeschaltet.
tell-not-quiet = Zuschauer können wieder schreiben.
tell-muted = { $name } ist stummgeschaltet.
tell-unmuted = { $name } kann wieder schreiben.
tell-host = { $name } ist jetzt Gastgeber.
tell-content-own = { $game } wird jetzt mit den eigenen Karten und Zahlen des Gastgebers gespielt.
tell-content-house = { $game } wird wieder mit den hauseigenen Karten und Zahlen gespielt.

## Was an einer Datei nicht stimmt

content-error = { $file ->
    [none] Die Datei
   *[other] { $file }
}{ $key ->
    [none] {""}
   *[other] , { $key }
}: { $reason }
content-unread = sie lässt sich nicht lesen: { $why }
content-not-toml = das ist kein TOML: { $why }
content-dots = Zeile { $line } hat { $dots } Punkte, höchstens { $most } sind erlaubt
content-wrong = { $given ->
    [none] hier passt etwas nicht
   *[other] { $given } passt hier nicht
}; erlaubt: { $allowed }
content-unknown = diesen Schlüssel gibt es nicht: { $name }; erlaubt: { $allowed }
content-missing = { $name } fehlt; erlaubt: { $allowed }
content-other = etwas anderes
content-keys = die Schlüssel { $keys }
content-choice = { $values_or }
content-range = eine ganze Zahl von { $least } bis { $most }
content-whole = eine ganze Zahl
content-number = eine Zahl
content-boolean = true oder false
content-text = Text
content-list = { $n ->
    [one] eine Liste mit { $n } Eintrag
   *[other] eine Liste mit { $n } Einträgen
}
content-lists = eine Liste
content-list-of = eine Liste, jeder Eintrag: { $each }
content-nothing = nichts
content-none = { $game } hat nichts, was eine Datei ersetzen könnte

## Züge zur Auswahl

choice-of = { $player_is ->
    [you] { $piece }, deins
   *[other] { $piece } von { $player }
}
