# Alle Sätze der Seiten rund um die Spiele.

title = Last Wire
title-turn = ● { $title }
tagline = Fünf Spiele um eine Bombe.
back = Zurück
close = Schließen

## menu

menu = Menü
menu-pause = Pause vorschlagen
menu-abandon = Abbruch vorschlagen
menu-stand = Gehen; ein Bot spielt weiter
menu-stand-sure = Deinen Platz endgültig verlassen? Ein Bot spielt weiter.
menu-pause-wanted = { $name } möchte eine Pause.
menu-abandon-wanted = { $name } möchte abbrechen.
menu-requests = Alle müssen zustimmen. Ein Vorschlag verfällt nach einer Minute.
menu-captions = Geräusche untertiteln
menu-captions-note = Zeigt als Text, was zu hören wäre
menu-keys = Tastatur
copied = Kopiert.
percent = { $n } %
failed = Das hat nicht geklappt: { $why }
loading = Einen Moment …

## lost

lost-title = Hier ist nichts
lost-text = Unter dieser Adresse gibt es keine Seite.
lost-home = Zur Lobby
no_table-title = Diesen Tisch gibt es nicht
no_table-text = Vielleicht fehlt ein Stück vom Link, oder den Tisch gibt es nicht mehr. Lass dir einen neuen Link schicken oder eröffne selbst einen Tisch.

## nav

nav-lobby = Lobby
nav-rules = Regeln
nav-about = Info
nav-privacy = Datenschutz
nav-sound = Ton
nav-sound-on = Ton ist an
nav-sound-off = Ton ist aus
sound-snip = schnipp
sound-travel = wusch
sound-hush = dumpfer Herzschlag
sound-safe = dumpfes Klacken
sound-success = helles Klingeln
sound-boom = BUMM!
sound-deal = Karten werden ausgeteilt
sound-talk = jemand spricht
sound-turn = Glocke: Du bist dran
sound-click = klick
sound-tick = tick
sound-role = tiefer Gong
sound-win = Fanfare
sound-slam = rumms
sound-coin = eine Münze klimpert
sound-fuse = die Lunte zischt
sound-lose = eine traurige Posaune

## lobby

lobby-shut = Hier lassen sich keine Tische eröffnen. Frag die Person, die den Server betreibt.
lobby-players = { $a }–{ $b } Spieler
lobby-minutes = { $a }–{ $b } Min.
lobby-about_minutes = etwa { $a } Min.
lobby-shelf = Such dir ein Spiel aus
lobby-name = Dein Name
lobby-name-hint = Dein Name
lobby-name-need = Gib erst einen Namen ein, irgendeinen.
lobby-bots = Mit Bots spielen
lobby-bots-note = Geht sofort los
lobby-invite = Freunde einladen
lobby-invite-note = Tisch eröffnen und Link verschicken
lobby-mine = Deine Tische
lobby-mine-room = Im Raum
lobby-mine-match = Partie läuft
lobby-mine-over = Partie vorbei
lobby-rules = Regeln lesen
lobby-bots-mission = Startet sofort Mission { $n }: { $title }
lobby-campaign = Missionen: { $n } von { $of } gewonnen

## weight

weight-light = Leicht
weight-medium = Mittel
weight-heavy = Anspruchsvoll

## campaign

campaign-title = { $game }: die Missionen
campaign-mission = Die Mission
campaign-sum = Du hast { $n } von { $of } offenen Missionen gewonnen.
campaign-experts = Profis im Team
campaign-counts = Eine beendete Mission zählt für alle, die am Ende einen Platz haben, an jedem Tisch dieses Servers. Aufgegebene Missionen zählen nicht.
campaign-choose = Mission wählen
campaign-host = Der Gastgeber wählt.
campaign-announced = Mission { $n }: { $title }
campaign-look = Alle Missionen ansehen
campaign-mine = Deine Bilanz
campaign-team = Mit { $n } Profis. Siege und Niederlagen an diesem Tisch.
campaign-next = Als Nächstes
campaign-band-novice = Einsteiger
campaign-band-intermediate = Fortgeschrittene
campaign-band-expert = Profis
campaign-not_for = Nicht mit { $n } Profis.
campaign-tally = { $wins } gewonnen, { $losses } verloren
campaign-won_with = gewonnen mit { $list } Profis
campaign-elsewhere = Anderswo hast du sie schon gewonnen
campaign-untried = Noch nicht versucht
campaign-box = Schachtel { $n }
campaign-sealed = Schachtel { $n } ist versiegelt
campaign-sealed-text = Missionen { $first } bis { $last }. Gewinnt Mission { $key }, um sie zu öffnen. Bis dahin bleibt sie geheim.
campaign-open = Wir haben sie schon geöffnet
campaign-open-sure = Die Schachtel für diesen Tisch öffnen, ohne Mission { $key } zu gewinnen? Alle hier sehen dann ihre Missionen.
campaign-band-training = Training
campaign-band-mission = Mission
campaign-best = Bestwert: { $n } Punkte

## end

end-next = Nächste Mission: { $n }, { $title }
end-campaign = Alle Missionen
end-again = Noch einmal
end-again-wait = { $name } kann die nächste Partie starten.
end-replay = Wiederholung
end-room = Zurück in den Raum
end-table = Den Tisch ansehen
end-paper = Zur Auswertung
end-plain-won = { $n ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen.
}
end-plain-none = Niemand gewinnt.

## seat

seat-you = Du
seat-person = Am Tisch
seat-bot = Bot
seat-bot_level = Bot, { $level }
seat-stand_in = Ein Bot springt ein ({ $level })
seat-away = nicht da
seat-empty = Freier Platz
seat-host = Gastgeber
seat-number = Platz { $letter }

## room

room-game = Spiel wechseln
room-game-hint = Alle bleiben. Die Hausregeln werden zurückgesetzt.
room-game-seats = { $least } bis { $most } Spieler
room-game-crowded = Höchstens { $n } Spieler: Hier sitzen zu viele.
room-game-changed = Der Gastgeber hat zu { $game } gewechselt.
room-seats = Plätze
room-count = Anzahl der Plätze
room-take = Hier sitzen
room-add = Bot dazu
room-fill = Mit Bots auffüllen
room-level = Bots spielen
room-clear = Entfernen
room-kick = Wegschicken
room-kick-sure = { $name } wegschicken? Zurück geht es nur, wenn du es erlaubst.
room-swap = Tauschen
room-swap-with = { $name } tauschen mit …
room-stand = Aufstehen
room-rename = Namen ändern
room-rename-do = Diesen Namen nehmen
room-start = Partie starten
room-start-need = { $n ->
    [one] { $n } Platz ist frei. Setz einen Bot dazu oder verschick den Link.
   *[other] { $n } Plätze sind frei. Setz Bots dazu oder verschick den Link.
}
room-wait = { $name } muss die Partie noch starten.
room-options = Hausregeln
room-options-host = Nur der Gastgeber kann sie ändern.
room-watch = Wer zuschauen darf
room-watch-anyone = Alle mit dem Link
room-watch-nobody = Niemand
room-watchers = { $n ->
    [one] { $n } schaut zu
   *[other] { $n } schauen zu
}
room-invite = Einladen
room-invite-link = Wer diesen Link hat
room-invite-password = Wer diesen Link und das Passwort hat
room-invite-sit = { $who }, kann sich dazusetzen.
room-invite-ask = { $who }, kann um einen Platz bitten.
room-invite-watch = Alle Plätze sind besetzt. { $who }, kann zuschauen.
room-invite-ask_watch = Alle Plätze sind besetzt. { $who }, kann fragen, ob Zuschauen erlaubt ist.
room-copy = Link kopieren
room-share = Teilen
room-qr = QR-Code der Einladung
room-past = Frühere Partien
room-past-line = Partie { $n }: { $winners }
room-past-lost = Partie { $n }: gemeinsam verloren
room-past-none = Partie { $n }: ohne Ergebnis
room-join-title = Platz nehmen
room-join-full = Alle Plätze sind besetzt. Du schaust zu.
room-join-do = Hinsetzen
room-join-late = Platz eines Bots übernehmen
room-join-ask = Um den Platz eines Bots bitten
room-series = Serie (die wenigsten Marker gewinnen): { $totals }
room-series-won = Die Serie ist vorbei. Gewonnen: { $names }.
order-up = { $name } nach oben

## content

content-house = Hauseigene Karten und Zahlen
content-own = Eigene Datei des Gastgebers
content-inside = Was drin ist
content-choose = Datei verwenden
content-back = Zurück zu den hauseigenen
content-start = Vorlage herunterladen
content-save = Als Datei speichern
content-long = Eine Datei darf höchstens { $n } kB haben.

## reload

reload-soon = Es gibt eine neue Version von Last Wire. Was du getippt hast, bleibt.
reload-now = Last Wire wurde aktualisiert. Lade die Seite neu, um weiterzuspielen; nichts geht verloren.
reload-do = Neu laden
reload-later = Später

## asked

asked-waiting = Du hast um einen Platz gebeten. Die Antwort siehst du hier.
asked-waiting-door = Du hast um Einlass gebeten. Die Antwort siehst du hier.
asked-denied = Du wurdest nicht hereingelassen. Warte auf die nächste Partie.

## nod

nod-title = Vor der Tür
nod-seat = { $name } möchte für { $bot } (Bot) weiterspielen.
nod-free = { $name } möchte auf Platz { $n }.
nod-watch = Jemand möchte zuschauen.
nod-own = { $name } möchte für { $bot } weiterspielen. Ihr teilt euch einen Anschluss, darum muss jemand anders antworten.
nod-near = Von derselben Adresse wie jemand an diesem Tisch.
nod-sent_away = Von der Adresse einer Person, die weggeschickt wurde.
nod-yes = Hereinlassen
nod-no = Nein

## door

door-title = Dieser Tisch ist geschlossen
door-closed = Zuschauen kann nur, wer hereingelassen wurde.
door-locked = Der Gastgeber hat den Tisch abgeschlossen.
door-watch = Darf ich zuschauen?
door-password-title = Dieser Tisch hat ein Passwort
door-password-text = Wer dir den Link geschickt hat, kennt es.
door-password = Passwort
door-password-do = Eintreten

## host

host-tools = Für den Gastgeber
host-mute = { $name } stummschalten
host-unmute = { $name } wieder schreiben lassen
host-give = { $name } zum Gastgeber machen
host-give-sure = { $name } zum Gastgeber machen? Du bist es dann nicht mehr.
host-away = { $name } wegschicken
host-away-sure = { $name } wegschicken? Zurück geht es nur, wenn du es erlaubst.
host-away-match = { $name } wegschicken? Ein Bot spielt weiter, und niemand sonst kann den Platz in dieser Partie übernehmen.
host-lock = Tisch abschließen
host-lock-note = Ohne deine Zustimmung kommt niemand herein.
host-quiet = Zuschauer stummschalten
host-password = Passwort für Neue
host-protect = Passwort setzen
host-guarded = Neue brauchen das Passwort.
host-unprotect = Entfernen
host-pardon = { $n ->
    [one] Den weggeschickten Gast wieder hereinlassen
   *[other] Alle { $n } Weggeschickten wieder hereinlassen
}
host-pardon-named = { $names } wieder hereinlassen
muted-on = Der Gastgeber hat dich stummgeschaltet.
muted-off = Du kannst wieder schreiben.

## chat

chat-title = Chat
chat-line = Mit dem Tisch chatten
chat-none = Noch hat niemand etwas gesagt.
chat-placeholder = Sag Hallo …
chat-talk = Zum Gespräch in der Partie
join-connecting = Auf dem Weg zum Tisch …

## link

link-lost = Verbindung verloren. Neuer Versuch …
link-closed = Du bist nicht mehr an diesem Tisch
link-shut = Du kannst gerade nicht herein
link-again = Zurückkommen
link-bye-newer = Du hast diesen Tisch in einem anderen Fenster geöffnet.
link-bye-sent_away = Der Gastgeber hat dich weggeschickt.
link-bye-not_allowed = Hier sind zu viele Leute, oder du darfst nicht herein.
link-bye-no_table = Diesen Tisch gibt es nicht.
link-bye-malformed = Diese Seite und der Server verstehen sich nicht. Lade die Seite neu.
link-bye-flood = Das war zu viel auf einmal.
link-bye-closed = Wer den Server betreibt, hat diesen Tisch geschlossen.
link-bye-damaged = Was von diesem Tisch gespeichert ist, lässt sich nicht lesen, darum bleibt er zu. Wer den Server betreibt, kann eine Sicherung einspielen.
link-bye-closing = Der Server startet neu. Dein Tisch ist danach wieder da.

## curtain

curtain-title = Die Partie macht Pause
curtain-text = Der Tisch bleibt verdeckt, bis alle bereit sind.
curtain-on = Weiter
curtain-wait = { $gone } ist nicht da. Die Partie wartet höchstens ein paar Minuten: bis { $gone } zurück ist oder die meisten einen Bot spielen lassen.
curtain-waits = { $gone } sind nicht da. Die Partie wartet höchstens ein paar Minuten: bis alle zurück sind oder die meisten Bots spielen lassen.
curtain-without = Vorerst einen Bot spielen lassen
curtain-want = Bereit: { $names }.
curtain-missing = Noch nicht bereit: { $names }.
curtain-resuming = Alle sind bereit. Gleich geht es weiter …

## notice

notice-stand_in = Ein Bot spielt für dich.
notice-seat_back = Ich spiele wieder selbst
notice-pause = { $name } möchte eine Pause.
notice-pause-agreed = Für eine Pause müssen alle zustimmen. Noch offen: { $names }.
notice-abandon = { $name } möchte abbrechen.
notice-abandon-agreed = Für einen Abbruch müssen alle zustimmen. Noch offen: { $names }.
notice-agree = Einverstanden
notice-decline = Ablehnen
notice-cancel = Zurückziehen
notice-take_back = Zurücknehmen

## keys

keys-h = Geheimes verdecken oder zeigen
keys-t = Reden
keys-l = Verlauf
keys-m = Ton an oder aus
keys-arrows = Von Draht zu Draht gehen
keys-enter = Wählen; noch einmal zum Schneiden
keys-escape = Auswahl aufheben

## prompt

prompt-scene = Einen Moment …
prompt-why = Warum? Regel { $clause }
prompt-title = Was zu tun ist
prompt-rule = Die Regel

## hold

hold-left = Warten: { $n } s
hold-label = { $n ->
    [one] Jemand bittet um Bedenkzeit: { $n } Sekunde
   *[other] Jemand bittet um Bedenkzeit: { $n } Sekunden
}
hold-go_on = Weiter
watching = Du schaust zu.

## tab

tab-talk = Reden
tab-log = Verlauf
tab-table = Bilanz
tab-chat = Chat

## log

log-title = Was bisher geschah
log-clause = Regel { $clause }
log-all = Alles
log-talk = Gespräch
log-game = Schnitte
log-reply = Antworten
log-retract = Zurücknehmen
log-empty = Noch nichts.
log-filter = Anzeigen
describe-title = Der Tisch in Worten
describe-show = Den Tisch in Worten beschreiben
describe-hide = Beschreibung beenden

## clock

clock-left = { $n ->
    [one] { $what }: noch { $n } Sekunde
   *[other] { $what }: noch { $n } Sekunden
}
clock-briefing = Zeit für die Besprechung
clock-cut = Zeit zum Schneiden
clock-select = Zeit zum Wählen
clock-window = Zeit für Werkzeuge
clock-turn = Zeit für den Zug
clock-answer = Zeit zum Antworten
clock-mission = Die Uhr der Bombe
clock-start = Start
clock-decision = Zeit zum Entscheiden
clock-vote = Zeit zum Abstimmen

## proof

proof-title = Ehrlich ausgeteilt?
proof-text = Bevor die erste Karte ausgeteilt wurde, hat dieser Tisch den Fingerabdruck des Startwerts gezeigt, aus dem sich jede Kartenverteilung ergibt. Hier ist der Startwert.
proof-commitment = Fingerabdruck
proof-seed = Startwert
proof-good = Beides passt zusammen: Die Kartenverteilung stand schon vor der Partie fest.
proof-bad = Beides passt nicht zusammen: Trau dieser Kartenverteilung nicht.
proof-promise = Die Kartenverteilung steht schon fest; ihr Fingerabdruck ist { $hash }. Nach dem Ende kannst du sie prüfen.
proof-label = Fingerabdruck der Kartenverteilung

## replay

replay-title = Wiederholung
replay-as = Sicht
replay-as-public = Öffentlich
replay-as-all = Allwissend
replay-play = Abspielen
replay-stop = Anhalten
replay-first = Erster Schritt
replay-last = Letzter Schritt
replay-next = Nächster Schritt
replay-previous = Schritt zurück
replay-slider = Schritt
replay-step = Schritt { $n } von { $of }
replay-record = Aufzeichnung herunterladen
replay-sat = Wer wo saß
replay-sat-bot = Ein Bot spielt für { $name }.
replay-sat-back = { $name } ist zurück.
replay-sat-over = { $name } spielt für { $old } weiter.
replay-sat-over-bot = { $name }, ein Bot, spielt für { $old } weiter.
replay-sat-named = { $old } heißt jetzt { $name }.
replay-table = Zum Tisch
replay-verified = Auf dem Server nachgespielt: Jeder Schritt kam so heraus wie gespeichert.
replay-unverified = Der Server konnte diese Aufzeichnung nicht bestätigen.
replay-stored = Was damals gespeichert wurde
replay-problem-outdated = Diese Partie wurde nach älteren Regeln gespielt und lässt sich nicht Schritt für Schritt zeigen. Hier stehen die gespeicherten Zeilen.
replay-problem-differs = Diese Partie kommt beim Nachspielen zu einem anderen Ende als gespeichert und lässt sich nicht Schritt für Schritt zeigen. Hier stehen die gespeicherten Zeilen.
replay-problem-gone = Dieses Spiel gibt es hier nicht mehr, darum lässt sich die Partie nicht Schritt für Schritt zeigen. Hier stehen die gespeicherten Zeilen.

## rules

rules-contents = Kapitel
rules-games = Spiele

## talk

talk-acts = Was du sagen kannst

talk-line = Dem Tisch etwas sagen
talk-placeholder = Sag, was du willst, wahr oder nicht …
talk-send = Senden
talk-send-act = Sagen

## language

language = Sprache
language-en = English
language-de = Deutsch

## option

option-on = an
option-off = aus

## style: wie am Tisch gespielt wird

style-pace = Tempo
style-pace-relaxed = Ruhig
style-pace-normal = Normal
style-pace-fast = Schnell
style-lead = Menschen gehen voran
style-lead-note = Bots überlassen riskante und entscheidende Züge den Menschen.

## Üben

lobby-practice = Übungspartie
lobby-practice-note = Mit Tipps, Warnungen und Chancen, ohne Zuguhr, und die Bots lassen sich Zeit.
coach-hint = Tipp
coach-warning = Wirklich?
coach-back = Noch mal überlegen

## lesson

lesson-title = Deine erste Partie
lesson-coach = Einführung
lesson-you = Neuling
lesson-leave = Einführung verlassen
lesson-step = Schritt { $n } von { $of }
lesson-next = Weiter
lesson-back = Einen Schritt zurück
lesson-finish = Fertig
lesson-show = Zeig’s mir
lesson-watch = Schau zu …
lesson-skip = Überspringen
lesson-done = Jetzt kannst du mitspielen
lesson-can = Du kannst jetzt:
lesson-play = Mit Bots spielen
lesson-again = Noch mal lernen
lesson-offer = Zum ersten Mal hier? Lern’s in fünf Minuten
lesson-offer-note = Eine begleitete Partie, Schritt für Schritt
lesson-offer-on = Weiterlernen
lesson-offer-not = Jetzt nicht
lesson-link = Begleitete erste Partie
lesson-called = Die Partie hat begonnen. Die Einführung kannst du ein andermal beenden.
lesson-room = Zurück in den Raum

## handbook

handbook-play = So geht’s
handbook-cards = Karten
handbook-reference = Regelwerk
handbook-parts = Teile der Regeln
handbook-search = Regeln und Karten durchsuchen
handbook-found = { $n ->
    [0] Nichts gefunden
    [one] { $n } Stelle gefunden
   *[other] { $n } Stellen gefunden
}
handbook-none = Zu „{ $query }“ steht hier nichts. Versuch ein anderes Wort.
handbook-copies = × { $n }
handbook-back = Zurück
handbook-next = Weiter
handbook-step = { $n } von { $of }
handbook-reference-note = Jede Regel bis ins Kleinste, mit Nummer. Wenn etwas nicht geht, und im Verlauf, stehen diese Nummern. Zum Lernen fang lieber mit „So geht’s“ an.

## the room: invitations, kinds, codes, screens

kind-coop = Alle gemeinsam
kind-teams = Geheime Teams
kind-rivals = Jeder für sich
room-invited = { $name } lädt dich zu { $game } ein
room-how = So wird gespielt
room-minute = Das Spiel in einer Minute
room-code = Code:
room-code-at = Einfach scannen oder { $place } eingeben
room-qr-large = QR-Code vergrößern
room-screen = Auf großem Bildschirm zeigen
lobby-code = Code von Freunden
lobby-code-do = Beitreten
code-none = Hier ist kein Tisch
end-another = Ein anderes Spiel
host-substitute = Vorerst einen Bot für { $name } spielen lassen
level-random-note = Ihnen ist jeder erlaubte Zug recht.
level-easy-note = Sie spielen wie Neulinge und machen Fehler.
level-baseline-note = Sie spielen vernünftig. Gut für die meisten Runden.
level-strong-note = Sie planen voraus und merken sich alles.
seat-idle = lässt sich Zeit
seat-speaking = spricht gerade
sound-join = es klopft
tab-stream = Gespräch und Verlauf
option-clock-off-note = Nehmt euch so viel Zeit, wie ihr wollt.
option-clock-on-note = Für alles gibt es eine Frist. Danach geht es ohne dich weiter.

## crews

crew-whose = Wessen Missionen
crew-mine = Meine
crew-new = Neue Crew
crew-mates = { $n ->
    [one] { $n } Mitglied
   *[other] { $n } Mitglieder
}
crew-why = Eine Crew ist eine Gruppe von Freunden mit einer eigenen Kampagne. Was ihr zusammen gewinnt, öffnet Schachteln an jedem Tisch, an dem jemand von euch sitzt.
crew-name = Name der Crew
crew-name-need = Gib der Crew erst einen Namen.
crew-found = Crew gründen
crew-invite = Schick diesen Link deinen Freunden:
crew-link = Link, mit dem Freunde beitreten
crew-counts = Eine Mission zählt für die Crew, wenn zwei oder mehr von euch sie spielen, mit sonst niemandem als Bots.
crew-you = { $name } (du)
crew-renew = Neuer Link
crew-leave = Crew verlassen
crew-leave-sure = { $name } verlassen? Was die Crew gewonnen hat, bleibt den anderen.
crew-leave-last = { $name } verlassen? Du bist das letzte Mitglied: Die Crew und alles, was sie gewonnen hat, wird gelöscht.
crew-invited = Machst du mit bei { $name }?
crew-with = Dich laden ein: { $names }.
crew-in = Du gehörst zu dieser Crew.
crew-missions = { $title }: zu euren Missionen
crew-join = Mitmachen
crew-none = Diese Crew gibt es nicht
campaign-sum-crew = { $name } hat { $n } von { $of } offenen Missionen gewonnen.
campaign-shelf = { $n } von { $of } gewonnen
campaign-opened = Schachtel { $n } ist offen!
