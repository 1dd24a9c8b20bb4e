# Every sentence of Big Badaboom.

badaboom-pitch = Nimm die Bombe auseinander, steck die Teile ein und sitz woanders, wenn sie hochgeht.

## help

badaboom-help-nominate = Jeder benennt einen Spieler, gern auch sich selbst. Wer die meisten Stimmen hat, bekommt die erste Bombe und den ersten Zug. Die Stimmen bleiben verdeckt, bis alle da sind.
badaboom-help-trick = Vor und nach dem Tausch dürfen alle Tricks spielen. Spiel einen aus der Hand oder passe. Haben alle gepasst, geht der Zug weiter.
badaboom-help-interrupt = Jemand hat einen Trick gespielt. Kontere ihn, oder passe und lass ihn durchgehen. Auch Konter kann man kontern.
badaboom-help-choose = Du hast eine Karte übernommen, für die man einen Spieler benennt. Benenne jetzt selbst einen, gern auch denselben wie vorher.
badaboom-help-tinker = Du hältst die Bombe. Tausche eine Handkarte gegen eine Karte in der Bombe oder lass sie, wie sie ist. Überlebst du den Knall, ist jeder Mechanismus auf deiner Hand eine Münze wert. Aber wer den letzten herausnimmt, macht die Bombe scharf.
badaboom-help-tongs = Du darfst in die Bombe schauen. Tausche eine Handkarte gegen eine Karte darin oder lass sie, wie sie ist.
badaboom-help-discard = Eine Karte zwingt dich, Karten abzulegen. Such aus, welche. Denk daran: Mechanismen sind Münzen wert.
badaboom-help-judge = Eine Karte verlangt etwas, worüber nur Menschen urteilen können. Sag, ob es getan wurde. Sagen mehr Ja als Nein, geht die Karte weiter.
badaboom-help-claim = Auf manchen Tricks steht eine Geheimmission. Wähl auf deiner Hand die aus, die sich mit dieser Explosion erfüllt haben, oder keine. Alle werden gleichzeitig gezeigt und bezahlt, sogar die der Toten.

## option

badaboom-option-first_player = Wer die erste Bombe hält
badaboom-option-first_player-random = Auslosen
badaboom-option-first_player-vote = Abstimmen
badaboom-option-first_player-random-note = Wird zu Beginn der Partie ausgelost.
badaboom-option-first_player-vote-note = Alle benennen, wer am goblinhaftesten ist.
badaboom-option-tie = Gleichstand an der Spitze
badaboom-option-tie-sudden_death = Weiterspielen
badaboom-option-tie-shared = Gemeinsam gewinnen
badaboom-option-tie-sudden_death-note = Noch hat niemand gewonnen: eine weitere Bombe, bis jemand vorn liegt.
badaboom-option-tie-shared-note = Wer mit zehn oder mehr Münzen gleichauf vorn liegt, gewinnt gemeinsam.
badaboom-option-clock = Uhren
badaboom-option-clock-off = Ohne Uhr
badaboom-option-clock-on = Mit Uhren
badaboom-option-clock-trick = Sekunden für einen Trick
badaboom-option-clock-interrupt = Sekunden zum Kontern
badaboom-option-clock-tinkering = Sekunden zum Basteln
badaboom-option-clock-choose = Sekunden, um jemanden zu benennen
badaboom-option-clock-discard = Sekunden zum Ablegen
badaboom-option-clock-claim = Sekunden, um Missionen einzulösen
badaboom-option-clock-nominate = Sekunden für die Abstimmung über die erste Bombe
badaboom-option-resurrection = Wiederbelebungskarten
badaboom-option-resurrection-note = Wer in die Luft fliegt, kommt bis zur nächsten Explosion mit einer albernen Macke zurück. Ein Verstoß kostet eine Münze.
badaboom-option-unstable = Bomben werden instabil
badaboom-option-unstable-note = Am Ende ihrer zwölften Runde geht eine Bombe hoch, wo sie gerade ist, scharf oder gesichert. In diesem Zug kann niemand eine Feuchte Lunte spielen oder einen Trick, der eine Weitergabe erzwingt.
badaboom-option-free_chat = Getippter Chat
badaboom-option-free_chat-note = Alle dürfen alles tippen, wahr oder nicht.
badaboom-option-deck = Karten
badaboom-option-deck-house = Hauseigene
badaboom-option-deck-own = Aus der Datei des Gastgebers
badaboom-option-deck-note = Wo das Regelheft nicht sagt, was eine Karte tut, haben wir sie selbst rekonstruiert. Wer das Spiel besitzt, kann dessen Karten als Datei mitbringen.

## people and coins

badaboom-coins = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
badaboom-goal = von { $n } Münzen
badaboom-coins-told = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
badaboom-you-self = Du selbst
badaboom-yours = Deine Sachen
# A player in a list: the subject of a sentence, and the object of one.
badaboom-player = { $player_is ->
    [you] du
   *[other] { $player }
}
badaboom-player-object = { $player_is ->
    [you] dich
   *[other] { $player }
}

## turn

badaboom-turn = Zug { $n }
badaboom-turn-of = { $name_is ->
    [you] Du bist am Zug
   *[other] { $name } ist am Zug
}

## phase

badaboom-phase-first = Abstimmung
badaboom-phase-trick1 = Tricks
badaboom-phase-tinkering = Basteln
badaboom-phase-trick2 = Letzte Tricks
badaboom-phase-explosion = Explosion
badaboom-phase-over = Vorbei
badaboom-phase-draw = Ziehen
badaboom-phase-pass = Weitergabe

## kind

badaboom-kind-I = Sofort
badaboom-kind-F = Erzwingt Weitergabe
badaboom-kind-X = Konter
badaboom-kind-T = Für diesen Zug
badaboom-kind-P = Bleibt
badaboom-kind-I-text = Sofort: wirkt einmal und ist weg.
badaboom-kind-F-text = Erzwingt Weitergabe: Der Zug endet sofort, und die Bombe muss weiter.
badaboom-kind-X-text = Konter: antwortet auf eine Karte, die gerade jemand gespielt hat, auch auf einen Konter.
badaboom-kind-T-text = Für diesen Zug: bleibt liegen, bis die Bombe weitergegeben wird oder hochgegangen ist.
badaboom-kind-P-text = Bleibt: liegt da, bis die Bombe gesichert wird oder hochgegangen ist.
badaboom-kinds-I = Sofortkarten
badaboom-kinds-F = erzwungene Weitergaben
badaboom-kinds-X = Konter
badaboom-kinds-T = vorübergehende Karten
badaboom-kinds-P = dauerhafte Karten

## back

badaboom-back-mechanism = Mechanismus
badaboom-back-gadget = Krimskrams
badaboom-back-trick = Trick
badaboom-backs-mechanism = { $n ->
    [one] { $n } Mechanismus
   *[other] { $n } Mechanismen
}
badaboom-backs-gadget = { $n ->
    [one] { $n } Krimskramskarte
   *[other] { $n } Krimskramskarten
}
badaboom-backs-trick = { $n ->
    [one] { $n } Trick
   *[other] { $n } Tricks
}

## plate

badaboom-plate = { $name_is ->
    [you] Du
   *[other] { $name }
}
badaboom-plate-holds = mit der Bombe
badaboom-plate-armer = Scharfmacher
badaboom-plate-now = jetzt todgeweiht
badaboom-plate-next = nach der Weitergabe todgeweiht
badaboom-plate-has = { $name_is ->
    [you] Hast die Bombe
   *[other] Hat die Bombe
}
badaboom-plate-then = Als Nächstes
badaboom-plate-had = Bombe gehalten
badaboom-laid-on = { $card }, Ziel: { $player_is ->
    [you] du
   *[other] { $player }
}
badaboom-laid-by = { $name_is ->
    [you] Du
   *[other] { $name }
} → { $player_is ->
    [you] du
   *[other] { $player }
}

## pile

badaboom-pile-top = Nachziehstapel, { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}, obenauf { $card }
badaboom-pile-closed = Nachziehstapel, { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}, geschlossen, obenauf { $card }
badaboom-pile-empty = Der Nachziehstapel ist leer
badaboom-pile-discard = { $n ->
    [one] { $n } Karte im Ablagestapel
   *[other] { $n } Karten im Ablagestapel
}
badaboom-pile-spare = { $n ->
    [one] { $n } Mechanismus liegt bereit
   *[other] { $n } Mechanismen liegen bereit
}
badaboom-pile-next = Nächste: { $card }
badaboom-pile-shut = Geschlossen: { $card }

## danger

badaboom-danger-now = Wenn’s jetzt knallt
badaboom-danger-next = Nach der Weitergabe
badaboom-danger-nobody = niemand
badaboom-danger-unknown = je nach Krimskrams
badaboom-danger-too = du auch

## stack

badaboom-stack-card = { $card }, gespielt von { $name_is ->
    [you] dir
   *[other] { $name }
}
badaboom-stack-works = wirkt
badaboom-stack-fails = wirkt nicht

## stamp

badaboom-stamp-cancelled = Vergiss es!
badaboom-stamp-kept = Eingesackt!
badaboom-stamp-taken = Übernommen!

## hand

badaboom-hand = { $n ->
    [one] Deine Hand, { $n } Karte
   *[other] Deine Hand, { $n } Karten
}
badaboom-hand-card = { $n ->
    [1] { $card }: { $text }
   *[other] { $n } × { $card }: { $text }
}
badaboom-hand-card_kind = { $card } ({ $kind }): { $text }
badaboom-hand-can = Jetzt spielbar.
badaboom-hand-hidden = Eine deiner Karten, verdeckt
badaboom-hand-empty = Deine Hand ist leer.
badaboom-hide = Deine Karten verdecken
badaboom-mission-text = { $n ->
    [one] Geheimmission: { $text }. Bringt { $n } Münze.
   *[other] Geheimmission: { $text }. Bringt { $n } Münzen.
}

## when

badaboom-sheet-card = Die Karte

## state

badaboom-state-armed = Scharf
badaboom-state-secure = Gesichert
badaboom-state-due = Geht in diesem Zug hoch
badaboom-state-unstable = Instabil

## bomb

badaboom-boom = Badaboom!
badaboom-bomb-label = { $bomb }, { $state ->
    [unstable] instabil
    [due] scharf, geht in diesem Zug hoch
    [armed] scharf
   *[secure] gesichert
}, gehalten von { $name_is ->
    [you] dir
   *[other] { $name }
}
badaboom-bomb-label_nobody = { $bomb }, noch bei niemandem
badaboom-bomb-unstable = Sie ist instabil und geht am Ende dieses Zugs hoch, egal was passiert.
badaboom-bomb-due = { $name_is ->
    [you] Scharf: Am Ende deines Zugs geht sie hoch, wenn niemand etwas daran ändert.
   *[other] Scharf: Am Ende des Zugs von { $name } geht sie hoch, wenn niemand etwas daran ändert.
}
badaboom-bomb-armed = { $name_is ->
    [you] Scharf gemacht von dir: Sie geht nicht in diesem Zug hoch, sondern am Ende des nächsten.
   *[other] Scharf gemacht von { $name }: Sie geht nicht in diesem Zug hoch, sondern am Ende des nächsten.
}
badaboom-bomb-secure = { $n ->
    [one] Gesichert: { $n } Mechanismus hält sie ruhig. Wer ihn herausnimmt, macht sie scharf.
   *[other] Gesichert: { $n } Mechanismen halten sie ruhig. Wer den letzten herausnimmt, macht sie scharf.
}
badaboom-bomb-warning = Sie wird bald instabil.
badaboom-bomb-contents = Inhalt
badaboom-bomb-backs = Inhalt, soweit man ihn sieht
badaboom-bomb-gadget = Alle kennen ihren Krimskrams: { $card }.
badaboom-bomb-remembered = Du weißt noch, welcher Krimskrams drin ist: { $card }.
badaboom-bomb-turns = { $n ->
    [one] Sie ist seit { $n } Zug im Umlauf.
   *[other] Sie ist seit { $n } Zügen im Umlauf.
}
badaboom-bomb-active = Aktiv: { $cards }.

## banner

badaboom-banner-armed = { $name_is ->
    [you] Du hast sie scharf gemacht!
   *[other] { $name } hat sie scharf gemacht!
}
badaboom-banner-secured = { $name_is ->
    [you] Du hast sie gesichert
   *[other] { $name } hat sie gesichert
}
badaboom-banner-tie = Gleichstand an der Spitze: Weiter geht’s!
badaboom-banner-first = { $name_is ->
    [you] Du bekommst die Bombe
   *[other] { $name } bekommt die Bombe
}
badaboom-banner-penalty = { $name_is ->
    [you] Deine Macke: { $penalty }
   *[other] { $name }: { $penalty }
}
badaboom-banner-killed = { $names_n ->
    [one] Ruhe in Fetzen: { $names }
   *[other] Ruht in Fetzen: { $names }
}
badaboom-banner-nobody = Alle sind heil geblieben!

## if

badaboom-if-draft = Wenn das klappt: { $what }
badaboom-if-stack = Wenn „{ $card }“ wirkt: { $what }
badaboom-if-to = { $name_is ->
    [you] Du bekommst die Bombe.
   *[other] { $name } bekommt die Bombe.
}
badaboom-if-arms = Die Bombe ist scharf.
badaboom-if-secures = Die Bombe ist gesichert.
badaboom-if-not_due = Sie geht in diesem Zug nicht hoch.
badaboom-if-kills = Sie tötet { $names_n ->
    [0] niemanden
   *[other] { $names }
}.
badaboom-if-kills_next = Im nächsten Zug würde sie { $names_n ->
    [0] niemanden
   *[other] { $names }
} töten.
badaboom-if-unknown = Wer stirbt, hängt vom Krimskrams ab.

## buttons

badaboom-pass = Passen
badaboom-pass-turn = Ganzen Zug passen
badaboom-play = „{ $card }“ spielen
badaboom-play-fined = „{ $card }“ spielen, { $n } zahlen
badaboom-not = Zurücklegen

## name

badaboom-name = Benenne jemanden
badaboom-name-do = { $name_is ->
    [you] Dich selbst benennen
   *[other] { $name } benennen
}
badaboom-name-do-fined = { $name_is ->
    [you] Dich selbst benennen, { $n } zahlen
   *[other] { $name } benennen, { $n } zahlen
}

## tinker

badaboom-tinker-take = Aus der Bombe nehmen
badaboom-tinker-give = Tipp eine deiner Karten an
badaboom-tinker-do = Tauschen
badaboom-tinker-do-fined = Tauschen, { $n } zahlen
badaboom-tinker-not = So lassen
badaboom-tinker-not-fined = So lassen, { $n } zahlen
badaboom-tinker-out = Aus der Bombe
badaboom-tinker-in = In die Bombe

## discard

badaboom-discard = { $n } von { $of } Karten gewählt.
badaboom-discard-do = Ablegen
badaboom-discard-full = Nur { $n }: Leg erst eine zurück.

## claim

badaboom-claim-none = Keine Mission gewählt.
badaboom-claim-nothing = Keine deiner Missionen hat sich erfüllt.
badaboom-claim-do = { $n ->
    [one] { $n } Münze kassieren
   *[other] { $n } Münzen kassieren
}
badaboom-claim-skip = Nichts einlösen
badaboom-claim-on = Weiter

## pace

badaboom-pace-title = Vorab passen
badaboom-pace-tap = Nur fragen, wenn es mich betrifft
badaboom-pace-tap-note = Du passt dann, bis jemand einen Trick spielt oder die Bombe dich töten würde. Niemand merkt es, und deine eigenen Züge bleiben deine.
badaboom-pace-on = { $until ->
    [window] Du passt in dieser Phase automatisch.
    [turn] Du passt in diesem Zug automatisch.
    [armed] Du passt automatisch, bis die Bombe scharf ist.
   *[affected] Du passt automatisch, bis die Bombe dich töten würde.
}
badaboom-pace-stop = Frag mich wieder
badaboom-pace-more = Mehr zum Vorabpassen
badaboom-pace-text = Das sieht sonst niemand. Dein Passen dauert so lange wie das aller anderen, und du wirst wieder gefragt, wenn jemand einen Trick spielt.
badaboom-pace-always = In jedem fremden Zug passen, { $until ->
    [window] solange die Phase dauert
    [turn] bis er endet
    [armed] bis die Bombe scharf ist
   *[affected] bis die Bombe dich töten würde
}
badaboom-pace-always-note = In deinen eigenen Zügen wird nie für dich gepasst.
badaboom-pace-how = Bis wann
badaboom-pace-kinds = Weck mich nicht bei
badaboom-pace-kinds-text = Spielen andere Tricks dieser Art, passt du weiter.

## until

badaboom-until-window = In dieser Phase
badaboom-until-turn = In diesem Zug
badaboom-until-armed = Bis die Bombe scharf ist
badaboom-until-affected = Bis die Bombe dich töten würde
badaboom-until-turn-short = Diesen Zug

## ritual

badaboom-ritual-show = Karte zeigen
badaboom-ritual-trick = HICKS!
badaboom-ritual-turn = DANKE!
badaboom-ritual-tinkering = TADAA!
badaboom-ritual-armed = IIIH!
badaboom-ritual-done = Erledigt: Das gilt fürs nächste Mal.
badaboom-ritual-showing = Guckt mal: { $card }
badaboom-buy_off = Freikaufen für { $n }

## show

badaboom-show = Tipp eine Karte an, um sie allen zu zeigen.
badaboom-show-ready = Alle bekommen zu sehen: { $card }.
badaboom-show-do = Zeigen

## vote

badaboom-accuse = Das war ein Verstoß!
badaboom-vote = Hat { $name } dagegen verstoßen?
badaboom-judge-yes = Das gilt
badaboom-judge-no = Das gilt nicht
badaboom-vote-yes = Ja
badaboom-vote-no = Nein

## me

badaboom-me-now = Jetzt würdest du sterben
badaboom-me-next = Nach der Weitergabe tot
badaboom-me-holds = Du hältst die Bombe
badaboom-me-then = Du bist danach dran

## ledger

badaboom-ledger-active = Aktiv
badaboom-ledger-sums = Explosionen und Lohn
badaboom-ledger-kinds = Was die Zeichen bedeuten
badaboom-ledger-pay = Eine Explosion bringt 1 Münze fürs Überleben, 1, wenn man dabei die Bombe hält, 1 für jeden Mechanismus auf der Hand eines Überlebenden und das, was Geheimmissionen versprechen.

## sums

badaboom-sums-bomb = Bombe
badaboom-sums-killed = getötet
badaboom-sums-held = hielt die Bombe
badaboom-sums-missions = { $n ->
    [one] { $n } Mission
   *[other] { $n } Missionen
}
badaboom-sums-none = Noch ist nichts hochgegangen.
badaboom-sums-fines = Strafen
badaboom-sums-total = Münzen

## person

badaboom-person-active = Aktiv
badaboom-person-known = Bekannte Karten
badaboom-person-known-note = Offen gezogen, gezeigt oder vor deinen Augen genommen – und soweit du weißt, noch da.
badaboom-person-say = Etwas sagen

## talk

badaboom-talk-threaten = Drohen
badaboom-talk-promise = Frieden versprechen
badaboom-talk-boast = Angeben
badaboom-talk-ask-secure = Sichere sie!
badaboom-talk-ask-pass = Gib sie her!
badaboom-talk-ask-spare = Verschon mich!
badaboom-talk-boast-protection = Ich bin gut geschützt
badaboom-talk-boast-interrupt = Ich kann alles kontern
badaboom-talk-boast-mechanism = Ich kann sie sichern
badaboom-talk-boast-escape = Bei mir bleibt sie nicht
badaboom-talk-boast-nothing = Ich hab nichts
badaboom-talk-moods = Launen
badaboom-talk-placeholder = Drohungen, Deals, Lügen…

## mood

badaboom-mood-laugh = Gackern
badaboom-mood-nervous = Am Ohr kauen
badaboom-mood-applause = Klatschen
badaboom-mood-angry = Faust schütteln
badaboom-mood-innocent = Pfeifen
badaboom-mood-boom = Bumm!

## end

badaboom-replay-hands = Hände
badaboom-end-over = Die Trolle sind bestochen.
badaboom-end-none = Niemand ist entkommen
badaboom-end-why = { $n ->
    [one] Mit { $coins } Münzen, nach { $n } Explosion.
   *[other] Mit { $coins } Münzen, nach { $n } Explosionen.
}
badaboom-end-rank = Platz { $n }
badaboom-end-sums = Explosion für Explosion
badaboom-end-honours = Ehrungen
badaboom-end-open = Was alle noch auf der Hand hatten
badaboom-end-inside = In der Bombe
badaboom-end-empty = nichts

## honour

badaboom-honour-armed = Die lockersten Finger
badaboom-honour-armed-text = { $name_is ->
    [you] Du hast
   *[other] { $name } hat
} { $n ->
    [one] eine Bombe scharf gemacht, die dann hochging.
   *[other] { $n } Bomben scharf gemacht, die dann hochgingen.
}
badaboom-honour-braved = Die ruhigsten Hände
badaboom-honour-braved-text = { $n ->
    [one] { $name_is ->
        [you] Du hast eine explodierende Bombe gehalten und überlebt.
       *[other] { $name } hat eine explodierende Bombe gehalten und überlebt.
    }
   *[other] { $name_is ->
        [you] Du hast { $n } explodierende Bomben gehalten und überlebt.
       *[other] { $name } hat { $n } explodierende Bomben gehalten und überlebt.
    }
}
badaboom-honour-missions = Geheimagent
badaboom-honour-missions-text = { $name_is ->
    [you] Du hast
   *[other] { $name } hat
} { $n ->
    [one] eine Geheimmission erfüllt.
   *[other] { $n } Geheimmissionen erfüllt.
}
badaboom-honour-deaths = Stammgast beim Nekromanten
badaboom-honour-deaths-text = { $name_is ->
    [you] Du wurdest
   *[other] { $name } wurde
} { $n ->
    [one] einmal
   *[other] { $n }-mal
} wiederbelebt.

## hint

badaboom-hint-trick = Tipp eine leuchtende Karte an, um sie zu lesen oder zu spielen.
badaboom-hint-trick-none = Gerade kannst du keine deiner Karten spielen.
badaboom-hint-interrupt = Mit einer leuchtenden Karte kannst du das stoppen oder übernehmen.
badaboom-hint-interrupt-none = Dagegen hast du nichts: Passe.

## story

badaboom-story-card = { $card }:
badaboom-story-card_on = { $card } → { $player_is ->
    [you] du
   *[other] { $player }
}:
badaboom-story-works = So, wie es steht, wirkt „{ $card }“ für { $name_is ->
    [you] dich
   *[other] { $name }
}.
badaboom-story-fails = So, wie es steht, wirkt „{ $card }“ nicht.

## soon

badaboom-soon-tinker = { $name_is ->
    [you] Erst Tricks. Dann darfst du eine Karte mit der Bombe tauschen.
   *[other] Erst Tricks. Dann darf { $name } eine Karte mit der Bombe tauschen.
}
badaboom-soon-boom = Letzte Tricks: Danach geht die Bombe hoch!
badaboom-soon-armed = { $name_is ->
    [you] Letzte Tricks. Danach geht die Bombe scharf an dich.
   *[other] Letzte Tricks. Danach geht die Bombe scharf an { $name }.
}
badaboom-soon-pass = { $name_is ->
    [you] Letzte Tricks. Danach geht die Bombe an dich.
   *[other] Letzte Tricks. Danach geht die Bombe an { $name }.
}
badaboom-soon-due = Am Ende dieses Zugs geht sie hoch!

## headline

badaboom-headline-exploded = Sie geht in den Händen ihres Halters hoch …
badaboom-headline-paid = Lohn für alle, die ihn verdient haben.
badaboom-headline-penalty = Die Toten kommen mit einer Macke zurück.
badaboom-headline-assembled = Eine neue Bombe wird zusammengebaut.

## refuse

badaboom-refuse-E_NOT_YOUR_DECISION = Das hast du gerade nicht zu entscheiden.
badaboom-refuse-E_NO_SUCH_CARD = Diese Karte hast du nicht.
badaboom-refuse-E_NOT_A_TRICK = Spielen kannst du nur Tricks. Krimskrams und Mechanismen gehören in die Bombe.
badaboom-refuse-E_WRONG_KIND = Auf eine Karte antwortet man nur mit einem Konter, und dafür muss eine Karte daliegen.
badaboom-refuse-E_BAD_CHOICE = Diesen Spieler kannst du dafür nicht benennen. Manche Karten verlangen einen Spieler, andere erlauben keinen.
badaboom-refuse-E_NOT_ALLOWED_NOW = Das erlauben die Regeln gerade nicht.
badaboom-not-now = Diese Karte kannst du gerade nicht spielen. { $need }
badaboom-refuse-E_WRONG_TARGET = Eine Karte, die eine andere aufhebt, kann man nicht übernehmen: Da gibt es nichts zu lenken.
badaboom-refuse-E_BAD_SWAP = Tausche eine Handkarte gegen eine Karte in der Bombe. Die Bombenkarte selbst bleibt.
badaboom-refuse-E_GADGET_LIMIT = In eine Bombe passt höchstens eine Krimskramskarte, in manche gar keine. Ist schon eine drin, tausche gegen diese.
badaboom-refuse-E_BAD_CLAIM = Einlösen kannst du nur Handkarten, deren Mission sich erfüllt hat, jede einmal und der Reihe nach.
badaboom-refuse-E_BAD_DISCARD = { $n ->
    [one] Leg genau { $n } Handkarte ab.
   *[other] Leg genau { $n } verschiedene Handkarten ab, der Reihe nach.
}
badaboom-refuse-E_ALREADY_PLAYED = Genau diese Karte hast du in dieser Trickphase schon gespielt.
badaboom-refuse-E_FINE_REQUIRED = Das verbietet dir deine Wiederbelebungskarte. Für 1 Münze geht es, aber die Strafe musst du annehmen.
badaboom-refuse-E_CANNOT_PAY = Das verbietet dir deine Wiederbelebungskarte, und für die Strafe fehlt dir die Münze.
badaboom-refuse-E_OVER = Die Partie ist vorbei.
badaboom-refuse-E_BAD_SETUP = So lässt sich diese Partie nicht aufbauen: { $reason }.
badaboom-refuse-E_BAD_TALK = Das kannst du jetzt nicht sagen.
badaboom-refuse-E_TEXT = Eine Chatzeile hat 1 bis { $longest } Zeichen, und der Tisch muss Chat erlauben.
badaboom-refuse-E_RATE = Für diesen Zug hast du genug gesagt.
badaboom-option-no_seat = bei { $seats } Spielern gibt es { $seat } nicht

## content: why an owner’s deck cannot be used

badaboom-content-name = { $card } gehört nicht zu unseren Karten und braucht deshalb einen Namen
badaboom-content-mechanisms = sie braucht { $n } Mechanismen, und der Kartensatz hat nur { $all }
badaboom-content-cards = { $n } Krimskrams- und Trickkarten; ein Kartensatz hat { $least } bis { $most }
badaboom-content-interrupt = ein Konter hat keine eigene Bedingung
badaboom-content-word = { $value } kann hier nicht gemeint sein; erlaubt: { $allowed_or }
badaboom-content-whom = { $needed ->
    [nobody] { $what } meint niemanden, und da steht { $given }; lass es weg
    [one] { $what } meint genau einen Spieler, und da steht { $given }; erlaubt: eines von { $allowed_or }
   *[some] { $what } braucht jemanden, und da steht { $given }; erlaubt: { $allowed_or }
}
badaboom-content-person = { $needed ->
    [nobody] { $what } handelt von niemandem; lass es weg
   *[some] { $what } braucht jemanden; erlaubt: { $allowed_or }
}
badaboom-content-otherwise = für Krimskrams, der niemanden trifft, gibt es kein otherwise; lass es weg
badaboom-content-no_fact = { $code } hat keine Tatsachen: mindestens eine gehört in all oder any
badaboom-content-bounds = least ist { $least } und most nur { $most }
badaboom-content-majority = majority gehört zu killed und survives, ohne least und most
badaboom-content-one_kind = eine Wiederbelebungskarte hat eines davon, und hier stehen { $given }
badaboom-content-show = eine Karte zeigt man vor einem Zug, ohne Wort; hier ist es vor { $before }
badaboom-content-no_chat = ein Chatfilter braucht mindestens eines von without, upper und ends
badaboom-content-no_text = { $card } braucht eines von forbids, ritual, chat und text
badaboom-content-no_words = judge braucht einen Text: worüber der Tisch urteilen soll
badaboom-content-only = { $name } gehört zu { $of }, nicht zu { $what }
badaboom-content-pass = eine Karte der Art F erzwingt genau eine Weitergabe, und zwar zuletzt
badaboom-content-one_answer = ein Konter macht eine Sache oder nichts
badaboom-content-kind = { $what } passt nicht zur Art { $kind }; erlaubt: { $kinds_or }
badaboom-content-choice = { $aimed ->
    [yes] die Karte meint den Spieler, den man benennt, und braucht deshalb eine Wahl, und da steht { $choice }; erlaubt: { $allowed_or }
   *[no] die Karte tut keinem benannten Spieler etwas, und da steht { $choice }; erlaubt: { $allowed_or }
}
badaboom-content-needs = { $what } braucht { $need }
badaboom-content-amount = { $wanted ->
    [yes] { $what } braucht eine Menge
   *[no] bei { $what } steht keine Menge
}
badaboom-content-mission = eine Mission { $code } gibt es nicht
badaboom-content-copy = ein Exemplar { $copy } gibt es nicht
badaboom-content-twice = { $value } steht zweimal da
badaboom-content-warning = sie kommt nach Zug { $turn }

## card: names

badaboom-card-copy = { $card } #{ $copy }
badaboom-card-mechanism = Mechanismus
badaboom-card-bomb_human = Menschenbombe
badaboom-card-bomb_human_siege = Menschen-Belagerungsbombe
badaboom-card-bomb_elf = Elfenbombe
badaboom-card-bomb_elf_lantern = Elfen-Laternenbombe
badaboom-card-bomb_dwarf = Zwergenbombe
badaboom-card-bomb_dwarf_twin = Zwergen-Zwillingsbombe
badaboom-card-bomb_gnome = Gnomenbombe
badaboom-card-bomb_gnome_alarm = Gnomen-Weckerbombe
badaboom-card-bomb_fairy = Feenbombe
badaboom-card-bomb_fairy_godmother = Patenfeenbombe
badaboom-card-gad_dead_rat = Tote Ratte
badaboom-card-gad_marbles = Murmeln
badaboom-card-gad_bent_spoon = Krummlöffel
badaboom-card-gad_smelly_cheese = Stinkekäse
badaboom-card-gad_bag_of_nails = Nagelsack
badaboom-card-gad_boomerang = Bumerang
badaboom-card-gad_gold_magnet = Goldmagnet
badaboom-card-give_me_that = Her damit!
badaboom-card-give_it_a_shot = Probier du mal!
badaboom-card-take_that = Nimm das!
badaboom-card-butterfingers = Glitschfinger
badaboom-card-no_way = Vergiss es!
badaboom-card-ill_handle_this = Lass mich ran!
badaboom-card-finders_keepers = Meins!
badaboom-card-trolls_hide = Trollhaut
badaboom-card-bomb_on_a_stick = Bombe am Stiel
badaboom-card-say_hello = Sag Hallo zu meinem kleinen Freund
badaboom-card-gather_round = Kommt mal gucken!
badaboom-card-damp_fuse = Feuchte Lunte
badaboom-card-widdershins = Rückwärtsgang
badaboom-card-painted_bullseye = Zielscheibe
badaboom-card-tied_bootlaces = Senkelknoten
badaboom-card-cooking_pot_helmet = Kochtopfhelm
badaboom-card-rusty_padlock = Rostschloss
badaboom-card-goblin_glue = Goblinleim
badaboom-card-rummage = Im Müll wühlen
badaboom-card-sticky_fingers = Langfinger
badaboom-card-keyhole = Blick durchs Schlüsselloch
badaboom-card-slippery_floor = Rutschpartie
badaboom-card-old_switcheroo = Wechselbalg
badaboom-card-spare_part = Ersatzteil
badaboom-card-snip_snip = Schnippschnapp
badaboom-card-long_tongs = Greifzange
badaboom-card-rc01 = Zitterpfoten
badaboom-card-rc02 = Tickangst
badaboom-card-rc03 = Messingallergie
badaboom-card-rc04 = Herz für links
badaboom-card-rc05 = Schlechtes Gewissen
badaboom-card-rc06 = Hummeln im Hintern
badaboom-card-rc07 = Stocktaub
badaboom-card-rc08 = Plappermaul
badaboom-card-rc09 = Schluckauf
badaboom-card-rc10 = Gute Manieren
badaboom-card-rc11 = Rampensau
badaboom-card-rc12 = Schreckhaft
badaboom-card-rc13 = Lispeln
badaboom-card-rc14 = Brüllaffe
badaboom-card-rc15 = Ohrensausen
badaboom-card-rc16 = Piepsstimme
badaboom-card-rc17 = Nuschler
badaboom-card-rc18 = Dritte Person

## mechanism

badaboom-mechanism-safety_pin = Sicherheitsnadel
badaboom-mechanism-brass_spring = Messingfeder
badaboom-mechanism-egg_timer = Eieruhr
badaboom-mechanism-cork = Korken
badaboom-mechanism-cogwheel = Zahnrad
badaboom-mechanism-fuse_clip = Luntenklemme
badaboom-mechanism-hex_bolt = Hexenschraube
badaboom-mechanism-locking_lever = Sperrhebel
badaboom-mechanism-glass_bulb = Glaskolben
badaboom-mechanism-little_bell = Glöckchen
badaboom-mechanism-text = Eine Münze wert, wenn er auf deiner Hand ist und du überlebst. In eine scharfe Bombe eingebaut, sichert er sie.

## whom: wer auf einer Karte gemeint ist: im Akkusativ; im Dativ; und wo wenig Platz ist

badaboom-whom-you = dich
badaboom-whom-named = den benannten Spieler
badaboom-whom-holder = den Halter
badaboom-whom-left = { $reach ->
    [1] den Spieler links vom Halter
   *[other] den Spieler { $reach } Plätze links vom Halter
}
badaboom-whom-right = { $reach ->
    [1] den Spieler rechts vom Halter
   *[other] den Spieler { $reach } Plätze rechts vom Halter
}
badaboom-whom-next = den nächsten Spieler in der geltenden Richtung
badaboom-whom-armer = den Scharfmacher
badaboom-whom-richest = alle mit den meisten Münzen
badaboom-whom-poorest = alle mit den wenigsten Münzen
badaboom-whom-sole_richest = den alleinigen Reichsten
badaboom-whom-sole_poorest = den alleinigen Ärmsten
badaboom-whom-rest = alle außer dem Halter
badaboom-whom-others = alle außer dir
badaboom-whom-everyone = alle
badaboom-whose-you = dir
badaboom-whose-named = dem benannten Spieler
badaboom-whose-holder = dem Halter
badaboom-whose-left = { $reach ->
    [1] dem Spieler links vom Halter
   *[other] dem Spieler { $reach } Plätze links vom Halter
}
badaboom-whose-right = { $reach ->
    [1] dem Spieler rechts vom Halter
   *[other] dem Spieler { $reach } Plätze rechts vom Halter
}
badaboom-whose-next = dem nächsten Spieler in der geltenden Richtung
badaboom-whose-armer = dem Scharfmacher
badaboom-whose-richest = allen mit den meisten Münzen
badaboom-whose-poorest = allen mit den wenigsten Münzen
badaboom-whose-sole_richest = dem alleinigen Reichsten
badaboom-whose-sole_poorest = dem alleinigen Ärmsten
badaboom-whose-rest = allen außer dem Halter
badaboom-whose-others = allen außer dir
badaboom-whose-everyone = allen
badaboom-short-holder = den Halter
badaboom-short-left = { $reach ->
    [1] links vom Halter
   *[other] { $reach } Plätze links
}
badaboom-short-right = { $reach ->
    [1] rechts vom Halter
   *[other] { $reach } Plätze rechts
}
badaboom-short-next = den Nächsten
badaboom-short-armer = den Scharfmacher
badaboom-short-richest = die Reichsten
badaboom-short-poorest = die Ärmsten
badaboom-short-sole_richest = den Reichsten
badaboom-short-sole_poorest = den Ärmsten
badaboom-short-rest = alle außer dem Halter
badaboom-short-everyone = alle

## property: wie die Eigenschaften einer Bombe heißen, und ein Satz für jede

badaboom-motto-bomb_human_siege = Knallzulage
badaboom-motto-bomb_elf = Kein Krempel
badaboom-motto-bomb_elf_lantern = Glasgehäuse
badaboom-motto-bomb_dwarf = Schwere Teile
badaboom-motto-bomb_dwarf_twin = Doppelladung
badaboom-motto-bomb_gnome = Kramschublade
badaboom-motto-bomb_gnome_alarm = Lautes Ticken
badaboom-motto-bomb_fairy = Karma
badaboom-motto-bomb_fairy_godmother = Mitleid
badaboom-property-none = Keine Eigenschaft.
badaboom-property-named = { $motto }: { $text }
badaboom-property-survival_pay = Der Überlebenslohn beträgt { $amount } statt { $usual }.
badaboom-property-hazard_pay = Die Gefahrenzulage beträgt { $amount } statt { $usual }.
badaboom-property-salvage_pay = Jeder Mechanismus bringt { $amount } statt { $usual }.
badaboom-property-salvage_most = Der Bergelohn beträgt höchstens { $amount } pro Spieler.
badaboom-property-no_gadgets = Krimskrams kommt nicht in diese Bombe, egal wie.
badaboom-property-glass = Alle dürfen jederzeit den ganzen Inhalt ansehen.
badaboom-property-hits = Ohne Krimskrams betrifft sie direkt { $whom }.
badaboom-property-hits-nobody = Ohne Krimskrams betrifft sie niemanden direkt.
badaboom-property-spares = { $only ->
    [sole_poorest] Hat ein Spieler allein die wenigsten Münzen, ist er geschützt.
   *[other] Sie schützt { $whom }.
}
badaboom-property-draw_for_gadget = { $amount ->
    [one] Wer Krimskrams in diese Bombe einbaut, zieht sofort { $amount } Karte von oben.
   *[other] Wer Krimskrams in diese Bombe einbaut, zieht sofort { $amount } Karten von oben.
}
badaboom-property-never_closed = Wird sie scharf, schließt das den Nachziehstapel nicht; der Halter zieht in jeder Ziehphase.

## gadget

badaboom-gadget-hits = Die Explosion betrifft direkt { $places ->
    [left_right] beide Nachbarn des Halters
    [holder_left_right] den Halter und beide Nachbarn
   *[other] { $whom }
}.
badaboom-gadget-hits-nobody = Die Explosion betrifft niemanden direkt.
badaboom-gadget-otherwise = Ist das niemand, betrifft sie { $whom }.
badaboom-gadget-spares = Sie schützt { $whom }.

## gist: was eine Karte macht, in wenigen Worten

badaboom-gist-mechanism = Eine Münze, wenn du lebst
badaboom-gist-nothing = Macht gar nichts
badaboom-gist-several = { $first } und mehr
badaboom-gist-hits = Trifft { $places ->
    [left_right] beide Nachbarn
    [holder_left_right] Halter und beide Nachbarn
   *[other] { $whom }
}
badaboom-gist-pass = { $aim ->
    [you] Die Bombe geht an dich
    [named] Du wählst, wer die Bombe bekommt
   *[other] Die Bombe geht sofort weiter
}
badaboom-gist-cancel = Hebt eine Karte auf
badaboom-gist-take_over = Macht eine Karte zu deiner
badaboom-gist-keep = Hebt eine Karte auf, du behältst sie
badaboom-gist-protect = { $aim ->
    [you] Schützt dich
   *[other] Schützt jemanden
}
badaboom-gist-affect = { $aim ->
    [named] Trifft noch einen Spieler
   *[other] Trifft weitere Spieler
}
badaboom-gist-chain = Reißt jemanden mit
badaboom-gist-no_explosion = Kein Knall in diesem Zug
badaboom-gist-reverse = Andersherum
badaboom-gist-no_tinkering = Niemand kann basteln
badaboom-gist-no_forced_pass = Keine erzwungene Weitergabe
badaboom-gist-no_interrupts = Keine Konter
badaboom-gist-draw = { $aim ->
    [you] Karten ziehen
   *[other] Andere ziehen Karten
}
badaboom-gist-deal = { $aim ->
    [you] Karten von unten
   *[other] Andere bekommen Karten
}
badaboom-gist-steal = Karten stehlen
badaboom-gist-look = Einen Blick riskieren
badaboom-gist-discard = { $aim ->
    [you] Karten ablegen
   *[other] Andere müssen ablegen
}
badaboom-gist-lose = { $aim ->
    [you] Du verlierst Karten
   *[other] Andere verlieren Karten
}
badaboom-gist-exchange = Ganze Hände tauschen
badaboom-gist-add = Ein Mechanismus in die Bombe
badaboom-gist-remove = Ein Mechanismus aus der Bombe
badaboom-gist-gain = Ein Mechanismus vom Stapel
badaboom-gist-earn = Münzen aus der Bank
badaboom-gist-pay = Münzen in die Bank
badaboom-gist-judge = Der Tisch urteilt
badaboom-gist-swap = Mit der Bombe tauschen

## trick: was er macht, wer ihn spielen darf, wann, auf wen, und wie lange er gilt

badaboom-do-nothing-I = Er bewirkt rein gar nichts.
badaboom-do-nothing-X = Konter: Er bewirkt rein gar nichts.
badaboom-do-nothing-T = Er liegt da und bewirkt nichts.
badaboom-do-nothing-P = Er liegt da und bewirkt nichts.
badaboom-do-pass = Erzwingt eine Weitergabe: Der Halter muss die Bombe an { $who } geben.
badaboom-do-cancel = Konter: Die Karte darunter hat keine Wirkung und wird abgelegt.
badaboom-do-take_over = Konter: Die Karte darunter gehört nun dir; braucht sie einen Spieler, benennst du neu. Nicht auf eine Karte, die aufhebt.
badaboom-do-keep = Konter: Die Karte darunter hat keine Wirkung und kommt auf deine Hand.
badaboom-do-protect = { $unless ->
    [holder] { $you ->
        [yes] Du bist geschützt, außer du bist bei der Explosion der Halter.
       *[no] Schützt { $who }, aber nie den Halter bei der Explosion.
    }
   *[never] { $you ->
        [yes] Du bist geschützt.
       *[no] Schützt { $who }.
    }
}
badaboom-do-affect = Die Explosion betrifft auch { $who }.
badaboom-do-chain = Bist du betroffen, betrifft die Explosion auch { $who }.
badaboom-do-no_explosion = Die Bombe explodiert in diesem Zug nicht.
badaboom-do-reverse = Die Bombe wird andersherum weitergegeben.
badaboom-do-no_tinkering = Niemand kann basteln.
badaboom-do-no_forced_pass = Karten, die eine Weitergabe erzwingen, sind nicht spielbar.
badaboom-do-no_interrupts = Konter sind nicht spielbar.
badaboom-do-draw = { $you ->
    [yes] { $amount ->
        [one] Zieh die oberste Karte, auch bei geschlossenem Stapel.
       *[other] Zieh nacheinander die obersten { $amount } Karten, auch bei geschlossenem Stapel.
    }
   *[no] { $amount ->
        [one] Lass { $who } { $amount } Karte von oben ziehen, auch bei geschlossenem Stapel.
       *[other] Lass { $who } { $amount } Karten von oben ziehen, auch bei geschlossenem Stapel.
    }
}
badaboom-do-deal = { $you ->
    [yes] { $amount ->
        [one] Zieh { $amount } Karte von unten.
       *[other] Zieh { $amount } Karten von unten.
    }
   *[no] { $amount ->
        [one] Lass { $who } { $amount } Karte von unten ziehen.
       *[other] Lass { $who } { $amount } Karten von unten ziehen.
    }
}
badaboom-do-discard = { $you ->
    [yes] { $amount ->
        [one] Leg { $amount } Karte deiner Wahl ab.
       *[other] Leg { $amount } Karten deiner Wahl ab.
    }
   *[no] { $amount ->
        [one] Lass { $who } { $amount } Karte eigener Wahl ablegen.
       *[other] Lass { $who } { $amount } Karten eigener Wahl ablegen.
    }
}
badaboom-do-lose = { $you ->
    [yes] { $amount ->
        [one] Leg { $amount } zufällige Karte ab.
       *[other] Leg { $amount } zufällige Karten ab.
    }
   *[no] { $amount ->
        [one] Lass { $who } { $amount } zufällige Karte ablegen.
       *[other] Lass { $who } { $amount } zufällige Karten ablegen.
    }
}
badaboom-do-steal = { $amount ->
    [one] Nimm { $amount } zufällige Karte von { $who }.
   *[other] Nimm { $amount } zufällige Karten von { $who }.
}
badaboom-do-look = { $at ->
    [bomb] Sieh dir den Inhalt der Bombe an.
    [hand] Sieh dir die Hand von { $who } an.
   *[both] Sieh dir den Inhalt der Bombe an und die Hand von { $who }.
}
badaboom-do-exchange = Tausche die ganze Hand mit { $who }.
badaboom-do-add = { $amount ->
    [one] Leg { $amount } Mechanismus vom Stapel in die Bombe.
   *[other] Leg { $amount } Mechanismen vom Stapel in die Bombe.
}
badaboom-do-remove = { $amount ->
    [one] Nimm { $amount } Mechanismus aus der Bombe auf die Hand; er wird nicht ersetzt.
   *[other] Nimm { $amount } Mechanismen aus der Bombe auf die Hand; sie werden nicht ersetzt.
}
badaboom-do-gain = { $you ->
    [yes] { $amount ->
        [one] Nimm { $amount } Mechanismus vom Stapel auf die Hand.
       *[other] Nimm { $amount } Mechanismen vom Stapel auf die Hand.
    }
   *[no] { $amount ->
        [one] Gib { $who } { $amount } Mechanismus vom Stapel.
       *[other] Gib { $who } { $amount } Mechanismen vom Stapel.
    }
}
badaboom-do-earn = { $you ->
    [yes] { $amount ->
        [one] Nimm { $amount } Münze aus der Bank.
       *[other] Nimm { $amount } Münzen aus der Bank.
    }
   *[no] { $amount ->
        [one] Gib { $who } { $amount } Münze aus der Bank.
       *[other] Gib { $who } { $amount } Münzen aus der Bank.
    }
}
badaboom-do-pay = { $you ->
    [yes] { $amount ->
        [one] Zahl { $amount } Münze in die Bank.
       *[other] Zahl { $amount } Münzen in die Bank.
    }
   *[no] { $amount ->
        [one] Lass { $who } { $amount } Münze in die Bank zahlen.
       *[other] Lass { $who } { $amount } Münzen in die Bank zahlen.
    }
}
badaboom-do-judge = { $text } Der Tisch urteilt: Sagen nicht mehr Ja als Nein, ist die Karte hier zu Ende.
badaboom-do-swap = Sieh dir den Inhalt der Bombe an. Dann darfst du einmal mit deiner Hand tauschen.
badaboom-who-holder = Nur der Halter darf diese Karte spielen.
badaboom-who-non_holder = Der Halter darf diese Karte nicht spielen.
badaboom-need-stable = Nicht bei instabiler Bombe.
badaboom-need-unglued = Nicht solange erzwungene Weitergaben verboten sind.
badaboom-need-answers = Nicht solange Konter verboten sind.
badaboom-need-armed = Nur bei scharfer Bombe.
badaboom-need-secure = Nur bei gesicherter Bombe.
badaboom-need-mechanism_pile = Nur solange Mechanismen im Stapel sind.
badaboom-need-further_card = Nur mit einer weiteren Karte auf der Hand.
badaboom-need-contents = Nur solange etwas in der Bombe ist.
badaboom-need-tinkering = Nur solange man basteln kann.
badaboom-choice-any = Benenne einen beliebigen Spieler.
badaboom-choice-neighbour = Benenne einen Nachbarn des Halters.
badaboom-choice-another = Benenne einen anderen Spieler.
badaboom-choice-another_with_cards = Benenne einen anderen Spieler, der Karten hat.
badaboom-lasting-T = Gilt, bis die Bombe weitergegeben wird oder explodiert ist.
badaboom-lasting-P = Gilt, bis die Bombe gesichert wird oder explodiert ist.

## mission: was eintreten muss, in badaboom-mission-text; „among“ hinter „einer von“ und „bei“

badaboom-mission-item = „{ $fact }“
badaboom-mission-all = { $facts }
badaboom-mission-any = { $facts_or }
badaboom-mission-both = { $facts }, und außerdem: { $some_or }
badaboom-person-you = Du
badaboom-person-left = { $reach ->
    [1] Der Spieler links von dir
   *[other] Der Spieler { $reach } Plätze links von dir
}
badaboom-person-right = { $reach ->
    [1] Der Spieler rechts von dir
   *[other] Der Spieler { $reach } Plätze rechts von dir
}
badaboom-person-holder = Der Halter
badaboom-person-armer = Der Scharfmacher
badaboom-among-you = dir
badaboom-among-left = { $reach ->
    [1] dem Spieler links von dir
   *[other] dem Spieler { $reach } Plätze links von dir
}
badaboom-among-right = { $reach ->
    [1] dem Spieler rechts von dir
   *[other] dem Spieler { $reach } Plätze rechts von dir
}
badaboom-among-holder = dem Halter
badaboom-among-armer = dem Scharfmacher
badaboom-among-richer = den Spielern mit mehr Münzen als du
badaboom-among-poorer = den Spielern mit weniger Münzen als du
badaboom-among-richest = denen mit den meisten Münzen
badaboom-among-poorest = denen mit den wenigsten Münzen
badaboom-among-others = allen anderen Spielern
badaboom-among-everyone = allen Spielern
badaboom-fact-gadget = { $bound ->
    [none] In der explodierenden Bombe ist kein Krimskrams
   *[some] In der explodierenden Bombe ist Krimskrams
}
badaboom-fact-killed = { $bound ->
    [single_some] { $only ->
        [you] Du wirst getötet
       *[other] { $who } wird getötet
    }
    [single_none] { $only ->
        [you] Du wirst nicht getötet
       *[other] { $who } wird nicht getötet
    }
    [group_some] { $only ->
        [richer] Ein Spieler, der mehr Münzen hatte als du, wird getötet
        [poorer] Ein Spieler, der weniger Münzen hatte als du, wird getötet
        [everyone] Irgendwer wird getötet
       *[other] Mindestens einer von { $who } wird getötet
    }
    [group_none] { $only ->
        [everyone] Niemand wird getötet
       *[other] Keiner von { $who } wird getötet
    }
    [group_majority] { $only ->
        [everyone] Mehr als die Hälfte aller Spieler wird getötet
       *[other] Mehr als die Hälfte von { $who } wird getötet
    }
    [group_exact] Genau { $most } von { $who } werden getötet
    [group_most] Höchstens { $most } von { $who } werden getötet
    [group_between] { $least } bis { $most } von { $who } werden getötet
   *[other] Mindestens { $least } von { $who } werden getötet
}
badaboom-fact-survives = { $bound ->
    [single_some] { $only ->
        [you] Du überlebst
       *[other] { $who } überlebt
    }
    [single_none] { $only ->
        [you] Du überlebst nicht
       *[other] { $who } überlebt nicht
    }
    [group_some] { $only ->
        [everyone] Irgendwer überlebt
       *[other] Mindestens einer von { $who } überlebt
    }
    [group_none] { $only ->
        [everyone] Niemand überlebt
       *[other] Keiner von { $who } überlebt
    }
    [group_majority] Mehr als die Hälfte von { $who } überlebt
    [group_exact] Genau { $most } von { $who } überleben
    [group_most] Höchstens { $most } von { $who } überleben
    [group_between] { $least } bis { $most } von { $who } überleben
   *[other] Mindestens { $least } von { $who } überleben
}
badaboom-fact-holds = { $bound ->
    [single_some] { $only ->
        [you] Du hältst die Bombe
       *[other] { $who } hält die Bombe
    }
    [single_none] { $only ->
        [you] Jemand anderes hält die Bombe
       *[other] { $who } hält die Bombe nicht
    }
    [group_none] Keiner von { $who } hält die Bombe
   *[other] Einer von { $who } hält die Bombe
}
badaboom-fact-armed = { $bound ->
    [single_some] { $only ->
        [you] Du bist der Scharfmacher
       *[other] { $who } ist der Scharfmacher
    }
    [single_none] { $only ->
        [you] Du bist nicht der Scharfmacher
       *[other] { $who } ist nicht der Scharfmacher
    }
    [group_none] Keiner von { $who } ist der Scharfmacher
   *[other] Einer von { $who } ist der Scharfmacher
}
badaboom-fact-mechanisms = { $bound ->
    [single_some] { $only ->
        [you] Du hast mindestens einen Mechanismus auf der Hand
       *[other] { $who } hat mindestens einen Mechanismus auf der Hand
    }
    [single_none] { $only ->
        [you] Du hast keinen Mechanismus auf der Hand
       *[other] { $who } hat keinen Mechanismus auf der Hand
    }
    [single_least] { $only ->
        [you] Du hast { $least } oder mehr Mechanismen auf der Hand
       *[other] { $who } hat { $least } oder mehr Mechanismen auf der Hand
    }
    [group_none] Bei { $who } ist kein Mechanismus auf der Hand
    [group_some] Bei { $who } ist ein Mechanismus auf der Hand
   *[other] { $range ->
        [least] Bei { $who } sind { $least } oder mehr Mechanismen auf der Hand
        [exact] Bei { $who } sind genau { $most } Mechanismen auf der Hand
        [most] Bei { $who } sind höchstens { $most } Mechanismen auf der Hand
       *[between] Bei { $who } sind { $least } bis { $most } Mechanismen auf der Hand
    }
}
badaboom-fact-cards = { $range ->
    [none] Bei { $who } ist weder Krimskrams noch Trick auf der Hand
    [some] Bei { $who } ist Krimskrams oder ein Trick auf der Hand
    [least] Bei { $who } sind { $least } oder mehr Krimskrams- und Trickkarten auf der Hand
    [exact] Bei { $who } sind genau { $most } Krimskrams- und Trickkarten auf der Hand
    [most] Bei { $who } sind höchstens { $most } Krimskrams- und Trickkarten auf der Hand
   *[between] Bei { $who } sind { $least } bis { $most } Krimskrams- und Trickkarten auf der Hand
}
badaboom-fact-coins = { $range ->
    [none] Bei { $who } liegt keine einzige Münze
    [some] Bei { $who } liegt mindestens 1 Münze
    [least] Bei { $who } liegen { $least } oder mehr Münzen
    [exact] Bei { $who } liegen genau { $most } Münzen
    [most] Bei { $who } liegen höchstens { $most } Münzen
   *[between] Bei { $who } liegen { $least } bis { $most } Münzen
}

## penalty

badaboom-penalty = Deine Macke
badaboom-penalty-named = { $card }:
badaboom-penalty-stand_in = An diesem Tisch wirkt sie wie Schluckauf: Drück vor jedem Trick, den du spielst, HICKS.
badaboom-ban-trick = { $after ->
    [0] Spiel überhaupt keine Tricks, auch keine Konter.
    [1] Spiel höchstens einen Trick pro Trickphase; Konter zählen mit.
   *[other] Spiel höchstens { $after } Tricks pro Trickphase; Konter zählen mit.
}
badaboom-ban-interrupt = Spiel keine Konter.
badaboom-ban-name = Benenne mit einem Trick nie { $who_or }.
badaboom-ban-swap = { $giving ->
    [mechanism] { $bomb ->
        [armed] Bau nie einen Mechanismus in eine scharfe Bombe ein.
        [secure] Bau nie einen Mechanismus in eine gesicherte Bombe ein.
       *[any] Bau nie einen Mechanismus in die Bombe ein.
    }
    [gadget] { $bomb ->
        [armed] Bau nie Krimskrams in eine scharfe Bombe ein.
        [secure] Bau nie Krimskrams in eine gesicherte Bombe ein.
       *[any] Bau nie Krimskrams in die Bombe ein.
    }
    [trick] { $bomb ->
        [armed] Bau nie einen Trick in eine scharfe Bombe ein.
        [secure] Bau nie einen Trick in eine gesicherte Bombe ein.
       *[any] Bau nie einen Trick in die Bombe ein.
    }
   *[any] { $bomb ->
        [armed] Tausche nie an einer scharfen Bombe.
        [secure] Tausche nie an einer gesicherten Bombe.
       *[any] Tausche überhaupt nie.
    }
}
badaboom-ban-no_swap = Bastle in deiner Bastelphase immer, wenn du kannst.
badaboom-naming-left = deinen linken Nachbarn
badaboom-naming-right = deinen rechten Nachbarn
badaboom-naming-richer = jemand Reicheren als dich
badaboom-naming-poorer = jemand Ärmeren als dich
badaboom-naming-holder = den Halter
badaboom-naming-anyone = irgendwen
badaboom-ritual-before-trick = { $what ->
    [own] Sag vor jedem Trick, den du spielst, „{ $word }“.
   *[usual] Drück vor jedem Trick, den du spielst, HICKS.
}
badaboom-ritual-before-turn = { $what ->
    [show] Zeig zu Beginn jedes deiner Züge allen eine Handkarte.
    [own] Sag zu Beginn jedes deiner Züge „{ $word }“.
   *[usual] Sag zu Beginn jedes deiner Züge DANKE.
}
badaboom-ritual-before-tinkering = { $what ->
    [own] Sag in deiner Bastelphase „{ $word }“, bevor du dich entscheidest.
   *[usual] Sag in deiner Bastelphase TADAA, bevor du dich entscheidest.
}
badaboom-ritual-before-armed = { $what ->
    [own] Immer wenn die Bombe scharf wird: Sag „{ $word }“, bevor dieser Zug endet.
   *[usual] Immer wenn die Bombe scharf wird: Drück IIIH, bevor dieser Zug endet.
}
badaboom-chat-without = { $what ->
    [letter] Schreib im Chat nie den Buchstaben { $words }.
   *[words] Schreib im Chat nie { $words_or }.
}
badaboom-chat-upper = Schreib im Chat keine Kleinbuchstaben.
badaboom-chat-ends = Beende jede Chatzeile mit { $word }.
badaboom-penalty-judged = { $text } Der Tisch urteilt.
badaboom-penalty-rc16 = Sprich piepsig oder häng an jede Chatzeile „piep“ an. Der Tisch urteilt.
badaboom-penalty-rc17 = Nuschle oder schreib ohne Vokale. Der Tisch urteilt.
badaboom-penalty-rc18 = Sag nie ich, mich, mir oder mein: Sprich von dir nur mit deinem Namen. Der Tisch urteilt.

## log

badaboom-log-game = Spiel
badaboom-log-match_started = { $seats } Goblins setzen sich zum Bombenzerlegen zusammen. Wer als Erster { $goal } Münzen zusammenhat, entkommt.
badaboom-log-hand_dealt = { $name_is ->
    [you] Du hast auf der Hand: { $cards }.
   *[other] { $name } hat auf der Hand: { $cards }.
}
badaboom-log-nominated = { $name_is ->
    [you] Du hast jemanden benannt.
   *[other] { $name } hat jemanden benannt.
}
badaboom-log-nominated_seen = { $name_is ->
    [you] { $player_is ->
        [you] Du findest dich selbst am goblinhaftesten.
       *[other] Du findest { $player } am goblinhaftesten.
    }
   *[other] { $player_is ->
        [you] { $name } findet dich am goblinhaftesten.
       *[other] { $name } findet { $player } am goblinhaftesten.
    }
}
badaboom-log-holder_found = { $name_is ->
    [you] Du bekommst die erste Bombe.
   *[other] { $name } bekommt die erste Bombe.
}
badaboom-log-holder_voted = { $name_is ->
    [you] Du bist am goblinhaftesten und bekommst die erste Bombe. Die Stimmen: { $votes }.
   *[other] { $name } ist am goblinhaftesten und bekommt die erste Bombe. Die Stimmen: { $votes }.
}
badaboom-log-vote = { $name } für { $player }
badaboom-log-no_vote = { $name } für niemanden
badaboom-log-bomb_assembled = { $n ->
    [one] Eine neue Bombe: { $bomb } mit { $n } Mechanismus. { $property }
   *[other] Eine neue Bombe: { $bomb } mit { $n } Mechanismen. { $property }
}
badaboom-log-turn_started = { $bomb ->
    [armed] { $name_is ->
        [you] Zug { $turn }: Du hältst die scharfe Bombe.
       *[other] Zug { $turn }: { $name } hält die scharfe Bombe.
    }
   *[secure] { $name_is ->
        [you] Zug { $turn }: Du hältst die Bombe.
       *[other] Zug { $turn }: { $name } hält die Bombe.
    }
}
badaboom-log-warning = Diese Bombe wird bald instabil.
badaboom-log-unstable = Die Bombe ist instabil: Sie geht in diesem Zug hoch, egal was passiert.
badaboom-log-inside = Du findest darin: { $contents }.
badaboom-log-drawn = { $name_is ->
    [you] Du ziehst: { $card }.
   *[other] { $name } zieht: { $card }.
}
badaboom-log-nothing_drawn = { $name_is ->
    [you] Du gehst leer aus: keine Karte mehr zum Ziehen.
   *[other] { $name } geht leer aus: keine Karte mehr zum Ziehen.
}
badaboom-log-dealt = { $name_is ->
    [you] Du bekommst von unten aus dem Stapel: { $cards }.
   *[other] { $name } bekommt von unten aus dem Stapel: { $cards }.
}
badaboom-log-shuffled = { $n ->
    [one] Die Ablage wird zum neuen Nachziehstapel aus { $n } Karte: { $top }.
   *[other] Die Ablage wird gemischt: ein neuer Nachziehstapel aus { $n } Karten, obenauf { $top }.
}
badaboom-log-played = { $name_is ->
    [you] Du spielst „{ $card }“.
   *[other] { $name } spielt „{ $card }“.
}
badaboom-log-played_on = { $name_is ->
    [you] { $player_is ->
        [you] Du spielst „{ $card }“ und benennst dich selbst.
       *[other] Du spielst „{ $card }“ und benennst { $player }.
    }
   *[other] { $player_is ->
        [you] { $name } spielt „{ $card }“ und benennt dich.
       *[other] { $name } spielt „{ $card }“ und benennt { $player }.
    }
}
badaboom-log-interrupted = { $name_is ->
    [you] Du konterst „{ $target }“ mit „{ $card }“.
   *[other] { $name } kontert „{ $target }“ mit „{ $card }“.
}
badaboom-log-cancelled = „{ $card }“ hat keine Wirkung.
badaboom-log-kept = { $name_is ->
    [you] „{ $card }“ hat keine Wirkung, und du behältst die Karte.
   *[other] „{ $card }“ hat keine Wirkung, und { $name } behält die Karte.
}
badaboom-log-taken_over = { $name_is ->
    [you] Du übernimmst „{ $card }“.
   *[other] { $name } übernimmt „{ $card }“.
}
badaboom-log-chosen = { $name_is ->
    [you] { $player_is ->
        [you] Du benennst dich selbst für „{ $card }“.
       *[other] Du benennst { $player } für „{ $card }“.
    }
   *[other] { $player_is ->
        [you] { $name } benennt dich für „{ $card }“.
       *[other] { $name } benennt { $player } für „{ $card }“.
    }
}
badaboom-log-fizzled = „{ $card }“ verpufft.
badaboom-log-active = { $name_is ->
    [you] „{ $card }“ liegt nun vor dir.
   *[other] „{ $card }“ liegt nun vor { $name }.
}
badaboom-log-active_on = { $name_is ->
    [you] „{ $card }“ liegt nun vor dir und zielt auf { $player_is ->
        [you] dich selbst
       *[other] { $player }
    }.
   *[other] „{ $card }“ liegt nun vor { $name } und zielt auf { $player_is ->
        [you] dich
       *[other] { $player }
    }.
}
badaboom-log-stolen = { $name_is ->
    [you] Du nimmst
   *[other] { $name } nimmt
} { $player_is ->
    [you] dir
   *[other] { $player }
} { $back ->
    [mechanism] einen Mechanismus
    [gadget] Krimskrams
   *[trick] einen Trick
} weg.
badaboom-log-stolen_seen = { $name_is ->
    [you] Du nimmst { $player } etwas weg: { $card }.
   *[other] { $player_is ->
        [you] { $name } nimmt dir etwas weg: { $card }.
       *[other] { $name } nimmt { $player } etwas weg: { $card }.
    }
}
badaboom-log-peeked = { $name_is ->
    [you] Du schaust in die Bombe und { $player } in die Karten.
   *[other] { $player_is ->
        [you] { $name } schaut in die Bombe und dir in die Karten.
       *[other] { $name } schaut in die Bombe und { $player } in die Karten.
    }
}
badaboom-log-peeked_seen = { $name_is ->
    [you] Du schaust nach.
   *[other] { $name } schaut nach.
} In der Bombe: { $contents_n ->
    [0] nichts
   *[other] { $contents }
}. { $player_is ->
    [you] Auf deiner Hand
   *[other] Auf der Hand von { $player }
}: { $hand_n ->
    [0] nichts
   *[other] { $hand }
}.
badaboom-log-peeked_hand = { $name_is ->
    [you] Du schaust { $player } in die Karten.
   *[other] { $player_is ->
        [you] { $name } schaut dir in die Karten.
       *[other] { $name } schaut { $player } in die Karten.
    }
}
badaboom-log-peeked_hand_seen = { $name_is ->
    [you] Du schaust nach.
   *[other] { $name } schaut nach.
} { $player_is ->
    [you] Auf deiner Hand
   *[other] Auf der Hand von { $player }
}: { $hand_n ->
    [0] nichts
   *[other] { $hand }
}.
badaboom-log-gained = { $name_is ->
    [you] { $n ->
        [one] Du bekommst { $n } Mechanismus vom Stapel.
       *[other] Du bekommst { $n } Mechanismen vom Stapel.
    }
   *[other] { $n ->
        [one] { $name } bekommt { $n } Mechanismus vom Stapel.
       *[other] { $name } bekommt { $n } Mechanismen vom Stapel.
    }
}
badaboom-log-earned = { $name_is ->
    [you] { $n ->
        [one] Du bekommst { $n } Münze aus der Bank und hast nun { $coins }.
       *[other] Du bekommst { $n } Münzen aus der Bank und hast nun { $coins }.
    }
   *[other] { $n ->
        [one] { $name } bekommt { $n } Münze aus der Bank und hat nun { $coins }.
       *[other] { $name } bekommt { $n } Münzen aus der Bank und hat nun { $coins }.
    }
}
badaboom-log-spent = { $name_is ->
    [you] { $n ->
        [one] Du zahlst { $n } Münze in die Bank und hast nun { $coins }.
       *[other] Du zahlst { $n } Münzen in die Bank und hast nun { $coins }.
    }
   *[other] { $n ->
        [one] { $name } zahlt { $n } Münze in die Bank und hat nun { $coins }.
       *[other] { $name } zahlt { $n } Münzen in die Bank und hat nun { $coins }.
    }
}
badaboom-log-looked = { $name_is ->
    [you] Du schaust in die Bombe.
   *[other] { $name } schaut in die Bombe.
}
badaboom-log-looked_seen = { $name_is ->
    [you] Du schaust in die Bombe: { $contents }.
   *[other] { $name } schaut in die Bombe: { $contents }.
}
badaboom-log-discarded = { $name_is ->
    [you] Du legst ab: { $cards }.
   *[other] { $name } legt ab: { $cards }.
}
badaboom-log-exchanged = { $name_is ->
    [you] Du tauschst die Hand mit { $player }.
   *[other] { $player_is ->
        [you] { $name } tauscht die Hand mit dir.
       *[other] { $name } tauscht die Hand mit { $player }.
    }
}
badaboom-log-exchanged_seen = { $name_is ->
    [you] Du tauschst die Hand mit { $player }.
   *[other] { $name } tauscht die Hand mit { $player }.
} Bekommen: { $got_n ->
    [0] nichts
   *[other] { $got }
}. Hergegeben: { $gave_n ->
    [0] nichts
   *[other] { $gave }
}.
badaboom-log-added = { $name_is ->
    [you] Du baust einen Mechanismus zusätzlich in die Bombe ein.
   *[other] { $name } baut einen Mechanismus zusätzlich in die Bombe ein.
}
badaboom-log-taken_out = { $name_is ->
    [you] Du nimmst einen Mechanismus aus der Bombe.
   *[other] { $name } nimmt einen Mechanismus aus der Bombe.
}
badaboom-log-tinkered = { $name_is ->
    [you] Du baust
   *[other] { $name } baut
} { $back_in ->
    [mechanism] einen Mechanismus
    [gadget] Krimskrams
   *[trick] einen Trick
} in die Bombe ein und { $name_is ->
    [you] nimmst
   *[other] nimmt
} { $back_out ->
    [mechanism] einen Mechanismus
    [gadget] Krimskrams
   *[trick] einen Trick
} heraus.
badaboom-log-tinkered_seen = { $name_is ->
    [you] Du tauschst an der Bombe. Hinein: { $given }. Heraus: { $taken }.
   *[other] { $name } tauscht an der Bombe. Hinein: { $given }. Heraus: { $taken }.
}
badaboom-log-not_tinkered = { $name_is ->
    [you] Du lässt die Bombe, wie sie ist.
   *[other] { $name } lässt die Bombe, wie sie ist.
}
badaboom-log-armed = { $name_is ->
    [you] Du hast die Bombe scharf gemacht!
   *[other] { $name } hat die Bombe scharf gemacht!
}
badaboom-log-closed = Der Nachziehstapel ist geschlossen.
badaboom-log-secured = { $name_is ->
    [you] Du hast die Bombe gesichert.
   *[other] { $name } hat die Bombe gesichert.
}
badaboom-log-gone = Damit weg: { $cards }.
badaboom-log-announced = { $inside ->
    [gadget] Scharf, mit Krimskrams: { $gadget }.
   *[nothing] Scharf, ohne Krimskrams.
} Sie träfe { $hit_n ->
    [0] niemanden
   *[other] { $hit }
}.
badaboom-log-announced_passed = { $inside ->
    [gadget] Scharf, mit Krimskrams: { $gadget }.
   *[nothing] Scharf, ohne Krimskrams.
} Nach der Weitergabe an { $player_is ->
    [you] dich
   *[other] { $player }
} träfe sie { $hit_n ->
    [0] niemanden
   *[other] { $hit }
}.
badaboom-log-passed_bomb = { $name_is ->
    [you] Du gibst die Bombe an { $player_is ->
        [you] dich selbst
       *[other] { $player }
    } weiter.
   *[other] { $name } gibt die Bombe an { $player_is ->
        [you] dich
       *[other] { $player }
    } weiter.
}
badaboom-log-forced_bomb = { $name_is ->
    [you] Du musst die Bombe an { $player_is ->
        [you] dich selbst
       *[other] { $player }
    } weitergeben.
   *[other] { $name } muss die Bombe an { $player_is ->
        [you] dich
       *[other] { $player }
    } weitergeben.
}
badaboom-log-exploded = { $name_is ->
    [you] BADABOOM! Die Bombe ({ $bomb }) geht in deinen Händen hoch.
   *[other] BADABOOM! Die Bombe ({ $bomb }) geht in den Händen von { $name } hoch.
}
badaboom-log-exploded_gadget = Darin: { $gadget }.
badaboom-log-exploded_protected = Geschützt: { $names }.
badaboom-log-exploded_killed = Getötet: { $names }.
badaboom-log-exploded_nobody = Niemand wird getötet.
badaboom-log-sealed = { $name_is ->
    [you] Du hast über deine Geheimmissionen entschieden.
   *[other] { $name } hat über Geheimmissionen entschieden.
}
badaboom-log-sealed_seen = { $cards_n ->
    [0] { $name_is ->
        [you] Du löst nichts ein.
       *[other] { $name } löst nichts ein.
    }
   *[other] { $name_is ->
        [you] Du löst ein: { $cards }.
       *[other] { $name } löst ein: { $cards }.
    }
}
badaboom-log-paid = { $name_is ->
    [you] Du verdienst
   *[other] { $name } verdient
} { $n }: { $parts }. Neuer Stand: { $coins }.
badaboom-log-paid_nothing = { $name_is ->
    [you] Du verdienst nichts und bleibst bei { $coins }.
   *[other] { $name } verdient nichts und bleibt bei { $coins }.
}
badaboom-log-pay_survival = { $n } fürs Überleben
badaboom-log-pay_hazard = { $n } fürs Halten der Bombe
badaboom-log-pay_salvage = { $n } fürs Bergen
badaboom-log-pay_missions = { $n } für Missionen ({ $cards })
badaboom-log-tie = Gleichstand an der Spitze: { $names }. Noch hat niemand gewonnen, es geht weiter.
badaboom-log-penalty = { $name_is ->
    [you] Du kommst mit einer Macke zurück: { $card }. { $rule }
   *[other] { $name } kommt mit einer Macke zurück: { $card }. { $rule }
}
badaboom-log-fined = { $name_is ->
    [you] Du zahlst { $fine } Strafe und hast noch { $coins }.
   *[other] { $name } zahlt { $fine } Strafe und hat noch { $coins }.
}
badaboom-log-bought_off = { $name_is ->
    [you] Du kaufst dich frei: { $card }.
   *[other] { $name } kauft sich frei: { $card }.
}
badaboom-log-ritual = { $name_is ->
    [you] Du { $rule ->
        [trick] machst HICKS
        [turn] sagst DANKE
        [tinkering] sagst TADAA
        [armed] machst IIIH
       *[own] sagst „{ $word }“
    }.
   *[other] { $name } { $rule ->
        [trick] macht HICKS
        [turn] sagt DANKE
        [tinkering] sagt TADAA
        [armed] macht IIIH
       *[own] sagt „{ $word }“
    }.
}
badaboom-log-ritual_shown = { $name_is ->
    [you] Du zeigst allen eine Karte: { $card }.
   *[other] { $name } zeigt allen eine Karte: { $card }.
}
badaboom-log-accused = { $name_is ->
    [you] Du klagst { $player } an: Verstoß gegen die Macke!
   *[other] { $player_is ->
        [you] { $name } klagt dich an: Verstoß gegen die Macke!
       *[other] { $name } klagt { $player } an: Verstoß gegen die Macke!
    }
}
badaboom-log-judged = { $name_is ->
    [you] { $vote ->
        [yes] Du lässt { $card } gelten.
       *[no] Du lässt { $card } nicht gelten.
    }
   *[other] { $vote ->
        [yes] { $name } lässt { $card } gelten.
       *[no] { $name } lässt { $card } nicht gelten.
    }
}
badaboom-log-voted = { $name_is ->
    [you] Du stimmst mit { $vote ->
        [yes] Ja
       *[no] Nein
    }.
   *[other] { $name } stimmt mit { $vote ->
        [yes] Ja
       *[no] Nein
    }.
}
badaboom-log-vote_ended = { $result ->
    [breach] { $name_is ->
        [you] Der Tisch spricht dich schuldig.
       *[other] Der Tisch spricht { $name } schuldig.
    }
    [no_breach] { $name_is ->
        [you] Der Tisch spricht dich frei.
       *[other] Der Tisch spricht { $name } frei.
    }
   *[cancelled] { $name_is ->
        [you] Die Abstimmung über dich entfällt.
       *[other] Die Abstimmung über { $name } entfällt.
    }
}
badaboom-log-bot_on = { $name_is ->
    [you] Ein Bot spielt jetzt für dich.
   *[other] Ein Bot spielt jetzt für { $name }.
}
badaboom-log-bot_off = { $name_is ->
    [you] Du bist wieder da.
   *[other] { $name } ist wieder da.
}
badaboom-log-preset = { $name_is ->
    [you] Du passt vorab{ $until ->
        [window] { " " }für diese Phase
        [turn] { " " }für diesen Zug
        [armed] , bis die Bombe scharf ist
       *[affected] , bis die Bombe dich töten würde
    }.
   *[other] { $name } passt vorab{ $until ->
        [window] { " " }für diese Phase
        [turn] { " " }für diesen Zug
        [armed] , bis die Bombe scharf ist
       *[affected] , bis es um Kopf und Kragen geht
    }.
}
badaboom-log-preset_kinds = Das bleibt so, auch wenn andere { $kinds_or } spielen.
badaboom-log-preset_ended = { $name_is ->
    [you] Du passt nicht mehr vorab.
   *[other] { $name } passt nicht mehr vorab.
}
badaboom-log-time = Die Zeit ist um für { $names }.
badaboom-log-escaped = { $name_is ->
    [you] Du hast { $coins } Münzen, bestichst die Trolle und entkommst.
   *[other] { $name } hat { $coins } Münzen, besticht die Trolle und entkommt.
}
badaboom-log-shared = { $names } haben je { $coins } Münzen und entkommen gemeinsam.

## ask

badaboom-ask-nominate = { $asked ->
    [you] Wer ist am goblinhaftesten? Der bekommt die erste Bombe.
   *[other] { $names_n ->
        [one] { $names } überlegt noch, wer am goblinhaftesten ist.
       *[other] { $names } überlegen noch, wer am goblinhaftesten ist.
    }
}
badaboom-ask-trick = { $asked ->
    [you] Spielst du einen Trick, oder passt du?
   *[other] { $names } darf einen Trick spielen oder passen.
}
badaboom-ask-interrupt = { $asked ->
    [you] „{ $card }“ von { $player }: Konterst du, oder passt du?
   *[other] { $names } darf „{ $card }“ kontern oder passen.
}
badaboom-ask-choose = { $asked ->
    [you] „{ $card }“ gehört jetzt dir. Benenne einen Spieler dafür.
   *[other] { $names } benennt einen Spieler für „{ $card }“.
}
badaboom-ask-tinker = { $asked ->
    [you] Tausche eine Handkarte gegen eine Karte in der Bombe oder lass sie, wie sie ist.
   *[other] { $names } darf an der Bombe basteln.
}
badaboom-ask-tongs = { $asked ->
    [you] { $card }: Tausche einmal mit der Bombe oder gar nicht.
   *[other] { $names } darf einmal mit der Bombe tauschen.
}
badaboom-ask-discard = { $n ->
    [one] { $asked ->
        [you] { $card }: Leg { $n } Karte deiner Wahl ab.
       *[other] { $names } muss { $n } Karte ablegen.
    }
   *[other] { $asked ->
        [you] { $card }: Leg { $n } Karten deiner Wahl ab.
       *[other] { $names } muss { $n } Karten ablegen.
    }
}
badaboom-ask-judge = { $asked ->
    [you] { $card }: Wurde getan, was die Karte verlangt?
   *[other] { $names } urteilt über { $card }.
}
badaboom-ask-claim = { $asked ->
    [you] BADABOOM! Welche erfüllten Missionen löst du ein?
   *[other] { $names_n ->
        [one] BADABOOM! { $names } darf noch Geheimmissionen einlösen.
       *[other] BADABOOM! { $names } dürfen noch Geheimmissionen einlösen.
    }
}
badaboom-ask-vote = Hat { $player } gegen die Macke verstoßen? Stimm mit Ja oder Nein.
badaboom-ask-over = { $names_n ->
    [one] { $winner_is ->
        [you] Du bist entkommen!
       *[other] { $winner } ist entkommen!
    }
   *[other] { $names } sind gemeinsam entkommen!
}

## describe

badaboom-describe-player = { $name }{ $name_is ->
    [you] {" "}(du)
   *[other] {""}
}: { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}, { $backs_n ->
    [0] keine Karten
   *[other] { $backs }
}.
badaboom-describe-bomb = { $holder_is ->
    [you] Du hältst die Bombe
   *[other] { $holder } hält die Bombe
} ({ $bomb }), { $state ->
    [secure] gesichert
    [armed] scharf
   *[armed_by] scharf gemacht von { $armer_is ->
        [you] dir
       *[other] { $armer }
    }
}. Darin: { $backs_n ->
    [0] nichts
   *[other] { $backs }
}.
badaboom-describe-bomb_nobody = Die Bombe ({ $bomb }) liegt bereit. Darin: { $backs }.
badaboom-describe-gadget = Ihr Krimskrams: { $gadget }.
badaboom-describe-contents = Du siehst darin: { $cards_n ->
    [0] nichts
   *[other] { $cards }
}.
badaboom-describe-direction_back = Die Bombe läuft gegen den Uhrzeigersinn.
badaboom-describe-unstable = Sie ist instabil und geht in diesem Zug hoch.
badaboom-describe-warning = Sie wird bald instabil.
badaboom-describe-danger = Ginge sie jetzt hoch, würde sie { $names_n ->
    [0] niemanden
   *[other] { $names }
} töten.
badaboom-describe-danger_next = Nach einer normalen Weitergabe würde sie { $names_n ->
    [0] niemanden
   *[other] { $names }
} töten.
badaboom-describe-pile = Nachziehstapel: { $pile }, obenauf { $top }. Ablage: { $discard }.
badaboom-describe-pile_empty = Kein Nachziehstapel. Ablage: { $discard }.
badaboom-describe-closed = Der Nachziehstapel ist geschlossen.
badaboom-describe-active = { $card } ({ $name_is ->
    [you] du
   *[other] { $name }
})
badaboom-describe-active_on = { $card } ({ $name_is ->
    [you] du
   *[other] { $name }
} → { $player_is ->
    [you] du
   *[other] { $player }
})
badaboom-describe-in_force = Aktiv: { $cards }.
badaboom-describe-stack = Auf dem Trickstapel, von oben: { $cards }.
badaboom-describe-hand = Deine Hand: { $cards_n ->
    [0] keine Karten
   *[other] { $cards }
}.
badaboom-describe-penalty = { $name_is ->
    [you] Deine Macke: { $card }. { $rule }
   *[other] Macke von { $name }: { $card }. { $rule }
}
badaboom-describe-preset = Du passt vorab{ $until ->
    [window] { " " }für diese Phase
    [turn] { " " }für diesen Zug
    [armed] , bis die Bombe scharf ist
   *[affected] , bis die Bombe dich töten würde
}.

## act

badaboom-act-emote_laugh = (gackert)
badaboom-act-emote_nervous = (kaut an einem Ohr)
badaboom-act-emote_applause = (klatscht)
badaboom-act-emote_angry = (schüttelt die Faust)
badaboom-act-emote_innocent = (pfeift und guckt an die Decke)
badaboom-act-emote_boom = Bumm!
badaboom-act-boast_protection = Ich bin gut geschützt.
badaboom-act-boast_interrupt = Ich kann alles kontern, was ihr spielt.
badaboom-act-boast_mechanism = Ich habe einen Mechanismus zum Sichern.
badaboom-act-boast_escape = Diese Bombe bleibt nicht bei mir.
badaboom-act-boast_nothing = Ich hab nichts, ehrlich.
badaboom-act-threaten = Pass auf, { $player }, die nächste ist für dich.
badaboom-act-promise = Ich tu dir nichts, { $player }.
badaboom-act-ask_secure = Sichere sie, { $player }!
badaboom-act-ask_pass = Gib sie her, { $player }!
badaboom-act-ask_spare = Verschon mich, { $player }!

badaboom-act-gloat = Ich hab dir was versprochen, { $player }? War gelogen.
badaboom-understood = Die Goblins verstehen Sätze wie „{ $name }, du bist dran“, „Ich tu dir nichts, { $name }“, „Sichere sie, { $name }“ oder „Ich hab nichts“.

## voices: dieselben Wortmeldungen, wie die Goblins der Bots sie machen, jeder nach seinem Gemüt

badaboom-act-boast-dry-0 = { $line } Jedenfalls rein statistisch.
badaboom-act-boast-dry-1 = { $line } Mitschreiben.
badaboom-act-boast-nervous-0 = { $line } Glaube ich. Hoffe ich. Doch!
badaboom-act-boast-nervous-1 = { $line } Was guckt ihr alle auf meine Ohren?
badaboom-act-boast-boastful-0 = { $line } Wer ist der Grünste im ganzen Land?
badaboom-act-boast-boastful-1 = { $line } Man wird Lieder über mich singen. Kurze.
badaboom-act-boast-kind-0 = { $line } Nur damit sich keiner sorgt.
badaboom-act-boast-kind-1 = { $line } Ich würde ja teilen, aber ihr kennt das.
badaboom-act-boast-gruff-0 = { $line } Noch Fragen?
badaboom-act-boast-gruff-1 = { $line } Und jetzt Pfoten weg.
badaboom-act-boast-dreamy-0 = { $line } Ich hab’s in der Suppe gesehen.
badaboom-act-boast-dreamy-1 = { $line } Die Funken haben’s mir erzählt.
badaboom-act-threaten-dry-0 = { $player }, ich hab dir ein hübsches Plätzchen an der Decke ausgesucht.
badaboom-act-threaten-dry-1 = { $player }, fang keine langen Geschichten mehr an.
badaboom-act-threaten-nervous-0 = { $player }, als Nächstes bist du dran! Tut mir leid! Ist aber so!
badaboom-act-threaten-nervous-1 = Ich hab eine Lunte, und ich trau mich auch … huch. { $player }, pass bloß auf!
badaboom-act-threaten-boastful-0 = { $player }, dich jag ich in die nächste Woche, und zwar mit einer Pfote.
badaboom-act-threaten-boastful-1 = Schon mal geflogen, { $player }? Kommt noch. Erster Klasse.
badaboom-act-threaten-kind-0 = { $player }, nichts für ungut, mein Schatz, aber duck dich.
badaboom-act-threaten-kind-1 = { $player }, ich hab dir was gebacken. Es tickt.
badaboom-act-threaten-gruff-0 = { $player }. Du. Bumm.
badaboom-act-threaten-gruff-1 = Noch so ein Ding, { $player }, und du bist ein Fleck.
badaboom-act-threaten-dreamy-0 = { $player }, ich seh dich schon zwischen den Sternen. In Einzelteilen.
badaboom-act-threaten-dreamy-1 = Hör mal, { $player }. Sie tickt deinen Namen.
badaboom-act-promise-dry-0 = { $player }, vor mir bist du sicher. Heute. Vermutlich.
badaboom-act-promise-dry-1 = Ich gelobe feierlich, dich zu übersehen, { $player }.
badaboom-act-promise-nervous-0 = { $player }, ich tu dir nichts, großes Krallenehrenwort!
badaboom-act-promise-nervous-1 = Ich bin ganz lieb zu dir, { $player }, nur bitte nicht schreien.
badaboom-act-promise-boastful-0 = { $player }, du stehst unter meinem Schutz. Besseren gibt’s nicht.
badaboom-act-promise-boastful-1 = Mein Wort darauf, { $player }: kein Haar. Und mein Wort ist berühmt.
badaboom-act-promise-kind-0 = { $player }, dir könnte ich nie was tun.
badaboom-act-promise-kind-1 = Du und ich, { $player }, wir sind doch Freunde.
badaboom-act-promise-gruff-0 = { $player }, dich lass ich in Ruhe. Vorerst.
badaboom-act-promise-gruff-1 = Na gut, { $player }. Dich nicht.
badaboom-act-promise-dreamy-0 = { $player }, unsere Lunten sind verwoben. Ich tu dir nichts.
badaboom-act-promise-dreamy-1 = Beim Mond und bei Mutters Pilzen, { $player }: Du bist sicher.
badaboom-act-ask-dry-0 = { $line } Falls es keine Umstände macht.
badaboom-act-ask-dry-1 = { $line } Ich frage aus reinem Eigennutz.
badaboom-act-ask-nervous-0 = { $line } Bittebittebitte!
badaboom-act-ask-nervous-1 = { $line } Ich bin zu jung und zu lecker!
badaboom-act-ask-boastful-0 = { $line } Es wäre eine Ehre. Für dich.
badaboom-act-ask-boastful-1 = { $line } Du kommst auch in meine Memoiren.
badaboom-act-ask-kind-0 = { $line } Es springt auch ein Keks raus.
badaboom-act-ask-kind-1 = { $line } Bitte, bitte, mit Schnecken obendrauf.
badaboom-act-ask-gruff-0 = { $line } Sofort!
badaboom-act-ask-gruff-1 = { $line } Sonst setzt’s was.
badaboom-act-ask-dreamy-0 = { $line } Die Pilze wollen es so.
badaboom-act-ask-dreamy-1 = { $line } Ich hab’s doch geträumt.
badaboom-act-gloat-dry-0 = Was das Versprechen angeht, { $player }: Ich hielt es verkehrt herum.
badaboom-act-gloat-dry-1 = Das Kleingedruckte, { $player }. Immer das Kleingedruckte lesen.
badaboom-act-gloat-nervous-0 = Ich weiß, ich hab’s versprochen, { $player }! Die Pfote ist abgerutscht! Zweimal!
badaboom-act-gloat-nervous-1 = Verzeihung, { $player }, Verzeihung! Der Knopf war halt gerade da.
badaboom-act-gloat-boastful-0 = Ein Versprechen, { $player }? Von einem Goblin? Du kennst mich doch!
badaboom-act-gloat-boastful-1 = Gib’s zu, { $player }: Keiner bricht ein Versprechen so schön wie ich.
badaboom-act-gloat-kind-0 = Ich hab jedes Wort so gemeint, { $player }. Und dann was anderes.
badaboom-act-gloat-kind-1 = Mir tat es mehr weh als dir, { $player }. Nein, halt. Doch nicht.
badaboom-act-gloat-gruff-0 = War gelogen, { $player }. Find dich damit ab.
badaboom-act-gloat-gruff-1 = Versprechen sind was für Gnome, { $player }.
badaboom-act-gloat-dreamy-0 = Versprechen sind wie Rauchringe, { $player }. Guck, da fliegt’s.
badaboom-act-gloat-dreamy-1 = In einer anderen Welt hab ich Wort gehalten, { $player }.

## review

badaboom-review-explosion = { $turns ->
    [one] Explosion { $number }: { $bomb }, in den Händen von { $holder }, nach { $turns } Zug.
   *[other] Explosion { $number }: { $bomb }, in den Händen von { $holder }, nach { $turns } Zügen.
} { $killed_n ->
    [0] Niemand wurde getötet.
   *[other] Getötet: { $killed }.
}

## aim: die Zeile, die immer sagt, worum es geht

badaboom-aim = Als Erster { $goal } Münzen · { $standing ->
    [lead] du führst mit { $own }
    [level] du führst mit { $own }, aber nicht allein
   *[behind] du hast { $own }, der Reichste { $best }
}
badaboom-aim-watch = Als Erster { $goal } Münzen · der Reichste hat { $best }

## use: ein Teil, mit dem doch etwas geht

badaboom-use-play = Die kannst du jetzt spielen. Braucht sie einen Goblin, tipp einen an.
badaboom-use-interrupt = Damit kannst du jetzt antworten.
badaboom-use-choose = Diesen Goblin kannst du nennen.
badaboom-use-tinker = Die kannst du tauschen: Tipp eine Karte von dir und eine in der Bombe an.
badaboom-use-discard = Die kannst du abwerfen.
badaboom-use-claim = Ihren Auftrag kannst du einlösen.
badaboom-use-nominate = Diesen Goblin kannst du nennen.
badaboom-use-ritual = Die kannst du allen zeigen.
badaboom-use-accuse = Diesen Goblin kannst du anklagen.

## tip: warum jemand, der gut spielt, das täte. Wen es trifft, folgt aus dem, was man weiß

badaboom-tip-pass-nothing = { $ask ->
    [interrupt] Du hast keine Unterbrechung, also bleibt dir nur, zu passen.
   *[other] Du hast keinen Trick für diesen Moment, also bleibt dir nur, zu passen.
}
badaboom-tip-pass-safe = { $n ->
    [0] So, wie die Bombe jetzt ist, träfe sie niemanden. Heb dir deine Karten auf.
   *[other] So, wie die Bombe jetzt ist, träfe sie { $names }, nicht dich. Heb dir deine Karten auf.
}
badaboom-tip-pass-keep = Niemand muss etwas spielen, und ein Trick wirkt nur einmal.
badaboom-tip-interrupt = Das antwortet auf { $top } von { $player_is ->
    [you] dir selbst
   *[other] { $player }
}. { $card }: { $gist }
badaboom-tip-saved = So, wie die Bombe jetzt ist, träfe sie dich. Mit { $card } nicht mehr.
badaboom-tip-passed = Mit { $card } geht die Bombe an { $player_is ->
    [you] dich
   *[other] { $player }
}.
badaboom-tip-stopped = Mit { $card } geht die Bombe am Ende dieses Zuges nicht mehr hoch.
badaboom-tip-hits = Mit { $card } träfe die Bombe { $names }.
badaboom-tip-card = { $card }: { $gist }
badaboom-tip-leave = { $mechanisms ->
    [0] Tauschen musst du nicht, und der letzte Mechanismus ist schon draußen.
    [one] Tauschen musst du nicht, und nimmst du den letzten Mechanismus heraus, ist die Bombe scharf.
   *[other] Tauschen musst du nicht. Es sind noch { $mechanisms } Mechanismen drin.
}
badaboom-tip-discard = { $mechanisms ->
    [0] { $n } musst du hergeben, und Mechanismen sind keine dabei: Die sind je eine Münze wert.
   *[other] { $n } musst du hergeben.
}
badaboom-tip-claim = { $n ->
    [0] Keiner deiner Aufträge ist erfüllt.
    [one] Einer deiner Aufträge ist erfüllt, und er zahlt sich aus.
   *[other] { $n } deiner Aufträge sind erfüllt, und sie zahlen sich aus.
}
badaboom-tip-choose = { $player_is ->
    [you] Du hast { $coins } Münzen. Jemand muss genannt werden.
   *[other] { $player } hat { $coins } Münzen. Jemand muss genannt werden.
}
badaboom-tip-nominate = Wer am häufigsten genannt wird, fängt mit der Bombe an. Jemand muss genannt werden.
badaboom-tip-arms = { $known ->
    [yes] { $n ->
        [0] Damit ist die Bombe scharf. Weitergegeben träfe sie so, wie sie ist, niemanden.
       *[other] Damit ist die Bombe scharf. Weitergegeben träfe sie so, wie sie ist, { $names }.
    }
   *[no] Damit ist die Bombe scharf.
}
badaboom-tip-secures = Mit einem Mechanismus darin ist die Bombe wieder gesichert.
badaboom-tip-mechanism = Ein Mechanismus auf der Hand ist eine Münze, wenn du lebst, sobald die Bombe hochgeht.
badaboom-tip-puts = Solange ein Mechanismus drin ist, ist die Bombe nicht scharf.
badaboom-tip-swap = Du bekommst { $take }: { $gist }
badaboom-tip-free = Das darfst du tun, egal, wer gerade gefragt wird.

## weigh: eine Warnung vor einem Zug

badaboom-weigh-anyway = Trotzdem
badaboom-weigh-dies = Danach geht die Bombe am Ende dieses Zuges hoch, und so, wie sie ist, trifft sie dich.
badaboom-weigh-arms = Damit ist die Bombe scharf, und weitergegeben träfe sie so, wie sie ist, dich.

## deck

badaboom-deck-bomb = Bomben
badaboom-deck-inside = { $n } Mechanismen darin
badaboom-deck-mechanism = Mechanismen
badaboom-deck-names = { $names }: im Spiel alle gleich
badaboom-deck-gadget = Krimskrams
badaboom-deck-trick = Tricks
badaboom-deck-mission = { $n ->
    [one] Ein Exemplar hat eine Geheimmission: { $text } ({ $n } Münze).
   *[other] Ein Exemplar hat eine Geheimmission: { $text } ({ $n } Münzen).
}
badaboom-deck-resurrection = Wiederbelebungskarten, falls der Tisch damit spielt

## lesson

badaboom-lesson-goal = Drei Goblins, eine erbeutete Bombe. Bastelt an ihr herum, und sei weit weg, wenn sie hochgeht: Wer überlebt, bekommt Lohn. Wer zuerst 10 Goldmünzen hat, kauft sich frei und gewinnt.
badaboom-lesson-bomb = In dieser Bombe stecken drei Mechanismen. Solange noch einer drin ist, ist sie gesichert und kann nicht hochgehen. Ohne ist sie scharf.
badaboom-lesson-hand = Deine Karten: vier Tricks zum Spielen und ein Krimskrams, der nur in der Bombe wirkt. Auf manchen Tricks steht unten eine Geheimmission. Lass dir nicht in die Karten gucken!
badaboom-lesson-pass = Du hältst die Bombe, also ist dein Zug. Erst dürfen alle Tricks spielen. Du brauchst noch keinen: Tipp auf „Passen“.
badaboom-lesson-pass-hello = Das wirkt nur, wenn es knallt, und so weit ist es nicht. Heb es auf und pass.
badaboom-lesson-pass-snip = Gute Idee, aber die Mission darauf ist vielleicht mehr wert. Behalt die Karte und pass.
badaboom-lesson-pass-else = Heb dir deine Tricks auf und tipp einfach auf „Passen“.
badaboom-lesson-tinker = Jetzt wird gebastelt: eine Karte raus, eine von dir rein. Überlebst du, ist jeder Mechanismus auf der Hand eine Münze wert. Nimm einen und bau „Her damit!“ ein.
badaboom-lesson-tinker-no_way = „Vergiss es!“ rettet dir noch den Hals. Bau „Her damit!“ ein.
badaboom-lesson-tinker-gadget = Krimskrams ändert, wen die Bombe trifft. Ein andermal: Bau „Her damit!“ ein.
badaboom-lesson-tinker-not = Und das schöne Gold drinlassen? Nimm einen Mechanismus und bau „Her damit!“ ein.
badaboom-lesson-tinker-else = Die Karte brauchst du noch. Bau „Her damit!“ ein und nimm einen Mechanismus.
badaboom-lesson-passed = Erbeutet! Dann geht die Bombe nach links, und Copper ist dran. Wenn du hier nichts zu tun hast, passen wir für dich.
badaboom-lesson-round = Copper hat auch einen Mechanismus genommen, Diode hat die Pfoten davongelassen. Jetzt hast du sie wieder, und ein letzter Mechanismus steckt noch drin.
badaboom-lesson-arm = Trau dich und nimm ihn! Dann ist die Bombe scharf, aber in dem Zug, in dem sie scharf wird, geht sie nie hoch. Bau das Rostschloss ein.
badaboom-lesson-arm-not = Nur Mut: In diesem Zug kann sie nicht hochgehen, und danach gibst du sie weiter. Nimm den letzten Mechanismus!
badaboom-lesson-arm-else = Die Karte brauchst du noch. Nimm den Mechanismus und bau das Rostschloss ein.
badaboom-lesson-armed = Sie ist scharf! Ohne Krimskrams trifft sie den, der sie hält. Bleibt sie einen ganzen Zug lang scharf, geht sie hoch. Und jetzt kommt sie zu Copper …
badaboom-lesson-thrown = Copper fackelt nicht lange: „Nimm das!“ erzwingt, dass ein Nachbar die Bombe bekommt. Jetzt hat Diode sie und keinen Mechanismus, um sie zu sichern.
badaboom-lesson-no_way = Diode will sie dir mit „Probier du mal!“ zuschieben! Bevor ein Trick wirkt, darf jeder kontern. Tipp auf „Vergiss es!“ und spiel es.
badaboom-lesson-no_way-pass = Dann hältst du sie, wenn es knallt! Spiel „Vergiss es!“.
badaboom-lesson-no_way-else = Jetzt hilft nur ein Konter. Spiel „Vergiss es!“.
badaboom-lesson-hello = Abgewehrt! Diode wird sie nicht los. Jetzt darfst du einen Trick spielen: „Sag Hallo zu meinem kleinen Freund“ reißt noch jemanden mit. Spiel es und benenne Copper.
badaboom-lesson-hello-diode = Diode hält die Bombe und wird sowieso getroffen. Benenne Copper!
badaboom-lesson-hello-pass = Zuschauen ginge auch. Aber warum soll Copper Lohn bekommen? Spiel „Sag Hallo zu meinem kleinen Freund“.
badaboom-lesson-hello-else = Nicht die. Spiel „Sag Hallo zu meinem kleinen Freund“ und benenne Copper.
badaboom-lesson-boom = BADABOOM! Die Bombe war Diodes ganzen Zug lang scharf. Diode ist in Fetzen und Copper auch, deinem kleinen Freund sei Dank. Du lebst!
badaboom-lesson-claim = Zeit für die Geheimmissionen. Auf Schnippschnapp steht: Du bist der Scharfmacher. Stimmt! Lös sie ein, das gibt noch eine Münze.
badaboom-lesson-claim-else = Sie ist erfüllt, also nimm die Münze: Lös Schnippschnapp ein.
badaboom-lesson-pay = Zahltag: 1 Münze fürs Überleben, 2 für deine Mechanismen, 1 für die Mission. Macht vier! Die Toten holt der Obernekromant mit je vier neuen Karten zurück.
badaboom-lesson-gadget = Noch was: Krimskrams in der Bombe bestimmt, wen sie trifft. Dein Bumerang trifft den Scharfmacher, egal, wo die Bombe gerade ist.
badaboom-lesson-end = Die nächste Bombe liegt bereit, und du führst mit 4 Münzen. Zehn kosten die Freiheit. Trau keinem, Goblin!
badaboom-lesson-can-1 = Mechanismen ausbauen und eine Bombe im rechten Moment scharf machen
badaboom-lesson-can-2 = Tricks spielen, andere kontern und passen, wenn nichts zu tun ist
badaboom-lesson-can-3 = Sehen, wen die Explosion treffen würde
badaboom-lesson-can-4 = Fürs Überleben, für Mechanismen und Geheimmissionen kassieren
badaboom-lesson-rest = So geht eine ganze Partie weiter: Bombe um Bombe, nach jedem Knall gibt es Münzen, bis jemand zehn hat und frei ist.
