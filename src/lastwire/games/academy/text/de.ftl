# Every sentence of Bomb Squad Academy.

academy-pitch = Drei Bomben, die niemand entschärfen kann: Kapp allein den fettesten Draht – und lass andere sie hochjagen.

## names

academy-wire-G = Grün
academy-wire-B = Blau
academy-wire-R = Rot
academy-wire-Y = Gelb
academy-letter-G = G
academy-letter-B = B
academy-letter-R = R
academy-letter-Y = Y
academy-card-G = Grün
academy-card-B = Blau
academy-card-R = Rot
academy-card-Y = Gelb
academy-card-WAIT = Halt
academy-card-CHICKEN = Huhn
academy-bomb-1 = Bombe I
academy-bomb-2 = Bombe II
academy-bomb-3 = Bombe III
academy-boom = BOOM!

## tool

academy-tool-AIR_HORN = Tröte
academy-tool-AMPLIFIER = Verstärker
academy-tool-BOMB_BLANKET = Bombendecke
academy-tool-CRIMPER = Crimpzange
academy-tool-DYNAMO = Dynamo
academy-tool-FREEZER = Kältespray
academy-tool-HAMMER = Hammer
academy-tool-HELMET = Helm
academy-tool-JAMMER = Störsender
academy-tool-JUMPER = Drahtbrücke
academy-tool-MIRROR = Spiegel
academy-tool-ORDERS = Befehl
academy-tool-SCHEMATICS = Schaltplan
academy-tool-SCRAMBLER = Zerhacker
academy-tool-SHIELD = Schild
academy-tool-SNIFFER = Schnüffler
academy-tool-SWITCH = Wechselschalter
academy-tool-TOOLKIT = Werkzeugkasten
academy-tool-WRENCH = Schraubenschlüssel
academy-tool-X_RAY = Röntgengerät

# Within a sentence that is given the code of a Tool as $tool: in the accusative, in other cases, and alone.
academy-the-tool = { $tool ->
    [AIR_HORN] die Tröte
    [AMPLIFIER] den Verstärker
    [BOMB_BLANKET] die Bombendecke
    [CRIMPER] die Crimpzange
    [DYNAMO] den Dynamo
    [FREEZER] das Kältespray
    [HAMMER] den Hammer
    [HELMET] den Helm
    [JAMMER] den Störsender
    [JUMPER] die Drahtbrücke
    [MIRROR] den Spiegel
    [ORDERS] den Befehl
    [SCHEMATICS] den Schaltplan
    [SCRAMBLER] den Zerhacker
    [SHIELD] den Schild
    [SNIFFER] den Schnüffler
    [SWITCH] den Wechselschalter
    [TOOLKIT] den Werkzeugkasten
    [WRENCH] den Schraubenschlüssel
    [X_RAY] das Röntgengerät
   *[other] „{ $tool }“
}
    .dat = { $tool ->
        [AIR_HORN] der Tröte
        [AMPLIFIER] dem Verstärker
        [BOMB_BLANKET] der Bombendecke
        [CRIMPER] der Crimpzange
        [DYNAMO] dem Dynamo
        [FREEZER] dem Kältespray
        [HAMMER] dem Hammer
        [HELMET] dem Helm
        [JAMMER] dem Störsender
        [JUMPER] der Drahtbrücke
        [MIRROR] dem Spiegel
        [ORDERS] dem Befehl
        [SCHEMATICS] dem Schaltplan
        [SCRAMBLER] dem Zerhacker
        [SHIELD] dem Schild
        [SNIFFER] dem Schnüffler
        [SWITCH] dem Wechselschalter
        [TOOLKIT] dem Werkzeugkasten
        [WRENCH] dem Schraubenschlüssel
        [X_RAY] dem Röntgengerät
       *[other] „{ $tool }“
    }
    .name = { $tool ->
        [AIR_HORN] { academy-tool-AIR_HORN }
        [AMPLIFIER] { academy-tool-AMPLIFIER }
        [BOMB_BLANKET] { academy-tool-BOMB_BLANKET }
        [CRIMPER] { academy-tool-CRIMPER }
        [DYNAMO] { academy-tool-DYNAMO }
        [FREEZER] { academy-tool-FREEZER }
        [HAMMER] { academy-tool-HAMMER }
        [HELMET] { academy-tool-HELMET }
        [JAMMER] { academy-tool-JAMMER }
        [JUMPER] { academy-tool-JUMPER }
        [MIRROR] { academy-tool-MIRROR }
        [ORDERS] { academy-tool-ORDERS }
        [SCHEMATICS] { academy-tool-SCHEMATICS }
        [SCRAMBLER] { academy-tool-SCRAMBLER }
        [SHIELD] { academy-tool-SHIELD }
        [SNIFFER] { academy-tool-SNIFFER }
        [SWITCH] { academy-tool-SWITCH }
        [TOOLKIT] { academy-tool-TOOLKIT }
        [WRENCH] { academy-tool-WRENCH }
        [X_RAY] { academy-tool-X_RAY }
       *[other] { $tool }
    }

## effect

academy-effect-AIR_HORN = Zwei andere, die eine Zange führen, gelten diese Runde als Hühner.
academy-effect-AMPLIFIER = Du hast allein und sicher geschnitten: Deine Kette zählt doppelt.
academy-effect-BOMB_BLANKET = Andere schneiden: { $blanket } Punkte für dich, wenn die Bombe dabei hochgeht. Vor dem Schnitt darf kein Werkzeug mehr folgen.
academy-effect-CRIMPER = Andere haben sicher geschnitten: Du bekommst die Kette dieses Drahts.
academy-effect-DYNAMO = Ein sicherer Schnitt hat eine Null aufgedeckt: { $dynamo ->
    [one] 1 Punkt
   *[other] { $dynamo } Punkte
} für jede offene Null an allen Drähten.
academy-effect-FREEZER = Du schneidest: Misch zwei offene Karten des Drahts in den Stapel zurück; der Zünder geht zurück.
academy-effect-HAMMER = Du schneidest allein: Deck vorher eine Karte extra auf. Geht das gut, bekommst du ihren Wert und { $hammer } dazu.
academy-effect-HELMET = Du hast die Bombe hochgehen lassen: Du verlierst nichts, alle anderen Verantwortlichen verlieren sofort { $helmet }.
academy-effect-JAMMER = Ihr habt gemeinsam und sicher geschnitten: Du bekommst den vollen Wert, ungeteilt.
academy-effect-JUMPER = Schneide stattdessen einen Draht direkt neben deinem.
academy-effect-MIRROR = Statt wie üblich zu spicken, siehst du alle Plättchen aller Drähte.
academy-effect-ORDERS = Ein Halt schützt deinen Draht: Schneide ihn trotzdem.
academy-effect-SCHEMATICS = Nimm deine Karte zurück und spiel eine andere.
academy-effect-SCRAMBLER = Du schneidest: Misch die drei neuesten Karten des Drahts in den Stapel zurück; der Zünder geht zurück.
academy-effect-SHIELD = Andere haben die Bombe hochgehen lassen: Du bekommst { $shield }, und einer von ihnen verliert dafür nichts.
academy-effect-SNIFFER = Sieh dir die oberste Karte jedes Stapels an, bevor du wählst.
academy-effect-SWITCH = Tausch für diese Runde die Zange mit jemandem, der eine andere Farbe führt.
academy-effect-TOOLKIT = Nimm alle deine Aktionskarten zurück, auch ein verbrauchtes Halt.
academy-effect-WRENCH = Andere schneiden: Deck vorher eine Karte extra an ihrem Draht auf. Geht dabei die Bombe hoch, waren sie es.
academy-effect-X_RAY = Du schneidest allein: Sieh dir drei Karten an und such dir aus, welche aufgedeckt wird.

## when

academy-when-select = Während du eine Karte wählst
academy-when-reveal = Wenn die Karten offenliegen
academy-when-protect = Wenn Drähte geschützt sind
academy-when-before = Vor einem Schnitt
academy-when-after = Nach einem sicheren Schnitt
academy-when-boom = Wenn die Bombe hochgeht
academy-when-peek = Wenn du als Huhn spickst

## help

academy-help-select = Alle wählen heimlich eine Karte, dann werden alle zugleich offengelegt. Eine Zange deckt die nächste Karte ihres Drahts auf und bringt deren Wert samt Kette; wer denselben Draht schneidet, teilt die Punkte. Halt zahlt sofort und schützt einen Draht. Huhn zahlt, wenn die Bombe hochgeht, und darf sonst spicken. Gespielte Karten kommen ein paar Runden später auf die Hand zurück.
academy-help-protect = Du hast Halt gerufen und deine Punkte schon bekommen. Nenn jetzt einen Draht: Wer ihn diese Runde schneiden wollte, kommt nicht dazu. Das rettet vielleicht die Klasse – oder verdirbt jemandem den großen Coup.
academy-help-window_a = Alle Karten liegen offen, und eins deiner Werkzeuge passt genau jetzt. Setz es ein oder passe; die Antworten bleiben geheim, bis alle da sind. Ein eingesetztes Werkzeug ist weg.
academy-help-window_b = Drähte sind geschützt, und eins deiner Werkzeuge passt genau jetzt. Setz es ein oder passe; die Antworten bleiben geheim, bis alle da sind. Ein eingesetztes Werkzeug ist weg.
academy-help-window_c = Gleich wird ein Draht geschnitten, und eins deiner Werkzeuge passt genau jetzt. Setz es ein oder passe; die Antworten bleiben geheim, bis alle da sind. Ein eingesetztes Werkzeug ist weg.
academy-help-window_d = Der Schnitt ging gut, und eins deiner Werkzeuge passt genau jetzt. Setz es ein oder passe; die Antworten bleiben geheim, bis alle da sind. Ein eingesetztes Werkzeug ist weg.
academy-help-window_e = Die Bombe ist hochgegangen, und eins deiner Werkzeuge hilft noch. Setz es ein oder passe; die Antworten bleiben geheim, bis alle da sind. Ein eingesetztes Werkzeug ist weg.
academy-help-xray_pick = Dein Röntgengerät zeigt die nächsten drei Karten des Drahts. Such dir aus, welche aufgedeckt wird; die anderen kommen in den Stapel zurück. Eine hohe Karte bringt mehr und schiebt den Zünder weiter.
academy-help-peek = Du warst ein Huhn, und die Bombe hat gehalten. Also darfst du spicken: Sieh dir die nächste Karte von zwei Drähten an oder die drei Plättchen eines Drahts, um zu erfahren, welches BOOM ist. Nur du siehst es, und dein Notizbuch merkt es sich. Was du den anderen erzählst, ist deine Sache.
academy-help-draft = Wieder eine Bombe hin. In der gezeigten Reihenfolge nimmt sich jeder ein Werkzeug aus der Auslage; eins bleibt übrig. Behalt deins, bis sein Moment kommt.

## option

academy-option-content = Stapel, Leisten und Druckplatten
academy-option-content-house = Hauszahlen
academy-option-content-own = Aus einer Datei des Gastgebers
academy-option-content-note = Die Werte in den Stapeln, die Längen der Leisten und die Seite III der Druckplatten sind eine hauseigene Rekonstruktion. Wer das Spiel besitzt, kann dessen Zahlen in einer Datei mitbringen.
academy-option-age_order = Wer ist jünger?
academy-option-age_order-random = Ausgelost
academy-option-age_order-own = Legen wir fest
academy-option-age_order-random-note = Bei Gleichstand hat der jüngere Spieler Vorrang. Wird für jede Partie ausgelost.
academy-option-age_order-own-note = Bei Gleichstand hat der jüngere Spieler Vorrang. Wer am jüngsten ist, steht oben.
academy-option-clock = Uhr
academy-option-clock-off = Ohne Uhr
academy-option-clock-on = Mit Uhr
academy-option-clock-select = Sekunden für die Kartenwahl
academy-option-clock-window = Sekunden für ein Werkzeug
academy-option-clock-answer = Sekunden für jede andere Antwort
academy-option-chat = Gespräch
academy-option-chat-open = Alles erlaubt
academy-option-chat-emotes = Nur Emotes
academy-option-chat-open-note = Alle dürfen alles sagen, wahr oder gelogen.
academy-option-chat-emotes-note = Ruhe während der Prüfung!
academy-option-tool_order = Zwei Werkzeuge zugleich
academy-option-tool_order-score = Weniger Punkte zuerst
academy-option-tool_order-first = Wer zuerst gerufen hat
academy-option-tool_order-score-note = Wollen mehrere ein Werkzeug einsetzen, geht vor, wer weniger Punkte hat: Eile bringt nichts.
academy-option-tool_order-first-note = Wollen mehrere ein Werkzeug einsetzen, geht vor, wer zuerst gerufen hat, wie im Regelheft. Menschen kommen vor Bots.
academy-option-odds = Chancen zeigen
academy-option-odds-note = Eine Lernhilfe: Jeder darf sehen, wie wahrscheinlich ein Schnitt die Bombe hochgehen lässt, genau berechnet aus dem, was er weiß.
academy-option-allow_debt = Punkte unter null
academy-option-allow_debt-note = Verluste zählen voll, auch wenn du nichts zu verlieren hast.

## content

academy-preview-track = { $n ->
    [one] Leiste mit 1 Feld, dann drei Plättchen
   *[other] Leiste mit { $n } Feldern, dann drei Plättchen
}
academy-preview-names = Werkzeuge mit eigenem Namen
academy-label-decks-G = Grüner Stapel
academy-label-decks-B = Blauer Stapel
academy-label-decks-R = Roter Stapel
academy-label-decks-Y = Gelber Stapel
academy-label-tracks-G = Grüne Leiste
academy-label-tracks-B = Blaue Leiste
academy-label-tracks-R = Rote Leiste
academy-label-tracks-Y = Gelbe Leiste
academy-label-plates-II = Druckplatten, Seite II
academy-label-plates-III = Druckplatten, Seite III
academy-label-chain_per_card = Jedes Kettenglied
academy-label-wait_points = Punkte für ein Halt
academy-label-boom_penalty = Verlust fürs Auslösen
academy-label-chicken_bonus = Huhn bei einer Explosion
academy-label-blanket_bonus = Bombendecke
academy-label-shield_bonus = Schild
academy-label-helmet_hit = Helm kostet die anderen
academy-label-hammer_bonus = Hammer, zusätzlich zur Karte
academy-label-dynamo_bonus = Dynamo, je Null
academy-label-zero_link = Kettenglied einer Null
academy-content-wrong_cards = ein Draht hat { $most } Karten, nicht { $given }
academy-content-wrong_card = eine Karte ist 0 bis { $most } wert, nicht { $given }
academy-content-wrong_track = eine Leiste hat 1 bis { $most } Felder, nicht { $given }
academy-content-wrong_sum = die Karten ergeben zusammen { $given }, aber das letzte Plättchen liegt auf { $most }: Die Bombe ginge vielleicht nie hoch
academy-content-wrong_plate = eine Druckplatte bringt 0 bis { $most }, nicht { $given }
academy-content-wrong_link = ein Kettenglied zählt 1 bis { $most }, nicht { $given }
academy-content-wrong_points = hier muss 0 bis { $most } stehen, nicht { $given }
academy-content-wrong_name = ein Name hat höchstens { $most } gewöhnliche Zeichen, ohne Leerzeichen am Rand; dieser hat { $given }

## position

academy-position-card = im Stapel { $wire } ist keine { $value } mehr
academy-position-boom = BOOM von { $wire } kann dort nicht liegen
academy-position-tool = ein Werkzeug gehört zwei Spielern
academy-position-bomb = es gibt keine Bombe { $bomb }

## refuse

academy-refuse-E_AUTH = Du sitzt nicht an diesem Tisch.
academy-refuse-E_OVER = Die Prüfung ist vorbei.
academy-refuse-E_PHASE = Das geht in diesem Teil der Runde nicht.
academy-refuse-E_TURN = Du bist nicht dran.
academy-refuse-E_WIRE = Dieser Draht ist nicht im Spiel.
academy-refuse-E_CARD = Diese Karte hast du nicht auf der Hand.
academy-refuse-E_OUT = Diese Karte liegt noch in der Ablage. Sie kommt von selbst auf deine Hand zurück.
academy-refuse-E_SPENT = Dein Halt ist weg: Du hast nur eins pro Bombe.
academy-refuse-E_COMMITTED = Du hast schon eine Karte gewählt. Nimm sie erst zurück.
academy-refuse-E_NO_COMMIT = Du hast keine gewählte Karte, die du zurücknehmen könntest.
academy-refuse-E_NO_WINDOW = Gerade lässt sich kein Werkzeug einsetzen.
academy-refuse-E_NOT_ASKED = Du hast kein Werkzeug für diesen Moment, also wirst du nicht gefragt.
academy-refuse-E_ANSWERED = Du hast schon geantwortet. Die Antworten werden geöffnet, wenn alle da sind.
academy-refuse-E_TOOL = Dieses Werkzeug hast du nicht.
academy-refuse-E_WINDOW = Dieses Werkzeug ist für einen anderen Moment.
academy-refuse-E_ARGS = Diese Angabe passt nicht zu diesem Werkzeug.
academy-refuse-E_AUTO = Du wolltest nach diesem Werkzeug nicht mehr gefragt werden. Während der Kartenwahl kannst du das ändern.
academy-refuse-E_AUTO_WHAT = An diesem Werkzeug gibt es gerade nichts zu ändern.
academy-refuse-E_NO_TARGET = Es gibt niemanden, auf den es wirken könnte.
academy-refuse-E_ALONE = Das geht nur, wenn du allein schneidest.
academy-refuse-E_SOMEONE_ELSE = Das ist für Schnitte der anderen, und diesen Draht schneidest du selbst.
academy-refuse-E_NO_ZERO = Dieser Schnitt hat keine Null aufgedeckt.
academy-refuse-E_CUTTERS = Das geht nur, wenn du diesen Draht schneidest.
academy-refuse-E_NOTHING = Da gibt es nichts zurückzunehmen.
academy-refuse-E_TOO_FEW = An dem Draht müssen mindestens drei Karten offenliegen.
academy-refuse-E_RESPONSIBLE = Das geht nur, wenn du die Bombe hochgehen lässt.
academy-refuse-E_SHARED = Das geht nur bei einem gemeinsamen Schnitt.
academy-refuse-E_NO_CUTTER = Du führst in dieser Runde keine Zange.
academy-refuse-E_UNPROTECTED = Niemand hat deinen Draht geschützt.
academy-refuse-E_DONE = Dein Halt ist schon ausgeführt und lässt sich nicht mehr ersetzen.
academy-refuse-E_SHIELD_SELF = Du hast die Bombe selbst hochgehen lassen. Der Schild ist für andere.
academy-refuse-E_PLAYERS_NAMED = Nenn zwei andere, die eine Zange führen, in Sitzreihenfolge; gibt es nur einen, dann nur den.
academy-refuse-E_CARDS_NAMED = Nenn zwei offene Karten des Drahts, die ältere zuerst; gibt es nur eine, dann diese.
academy-refuse-E_NEIGHBOUR = Nenn einen Draht direkt neben deinem. Die beiden äußersten sind keine Nachbarn.
academy-refuse-E_PLAYER_NAMED = Nenn jemanden, auf den dieses Werkzeug wirken kann.
academy-refuse-E_PEEK = Sieh dir die obersten Karten von zwei verschiedenen Stapeln an, genannt in der Reihenfolge, in der sie liegen, oder die Plättchen eines Drahts.
academy-refuse-E_INDEX = So eine Karte liegt nicht unter dem Röntgengerät.
academy-refuse-E_DRAFT = Dieses Werkzeug liegt nicht aus.
academy-refuse-E_PLAYERS = Die Prüfung ist für { $least } bis { $most } Spieler.
academy-refuse-E_AGES = Die Altersfolge muss jeden der { $players } Plätze einmal nennen.
academy-refuse-E_CONTENT = Mit diesen Zahlen lässt sich nicht spielen: { $key }: { $reason }.
academy-refuse-E_POSITION = Diese Stellung ist unmöglich: { $reason }.
academy-refuse-E_NO_ODDS = Chancen sehen nur die Spieler, und nur, wenn der Tisch sie eingeschaltet hat.
academy-refuse-E_EMOTES = An diesem Tisch gibt es nur Emotes.
academy-refuse-E_TEXT = Eine Chatzeile hat 1 bis { $longest } Zeichen.
academy-refuse-E_TALK = Ruhe, bitte: Für diese Runde hast du genug gesagt.

## log

academy-log-started = { $seats } Kadetten treten zur Prüfung an. { $numbers ->
    [own] Dieser Tisch spielt mit eigenen Zahlen.
   *[house] Stapelwerte, Leistenlängen und die Druckplatten von Bombe III sind eine hauseigene Rekonstruktion.
} Bei Gleichstand geht Jung vor Alt: { $names }.{ $odds ->
    [on] { " " }Alle dürfen die Chancen nachschlagen.
   *[off] { "" }
}
academy-log-bomb = Achtung, Kadetten: { $bomb }!
academy-log-plates = Druckplatten liegen auf { $plates }.
academy-log-plate_on = { $wire } (+{ $value })
academy-log-tools = In der Auslage: { $tools }. Genommen wird in dieser Reihenfolge: { $names }.
academy-log-drafted = { $late ->
    [yes] { $player_is ->
        [you] Du bist zu spät dran und bekommst
       *[other] { $player } ist zu spät dran und bekommt
    }
   *[no] { $player_is ->
        [you] Du nimmst
       *[other] { $player } nimmt
    }
} { academy-the-tool }.
academy-log-discarded = Niemand nimmt { academy-the-tool }: Das Werkzeug kommt aus dem Spiel.
academy-log-committed = { $late ->
    [yes] { $player } ist zu spät dran; die Uhr wählt eine Karte.
   *[no] { $player } hat eine Karte gewählt.
}
academy-log-committed_shown = { $late ->
    [yes] { $player_is ->
        [you] Du bist zu spät dran; die Uhr wählt für dich { $card }.
       *[other] { $player } ist zu spät dran; die Uhr wählt { $card }.
    }
   *[no] { $player_is ->
        [you] Du wählst { $card }.
       *[other] { $player } wählt { $card }.
    }
}
academy-log-retracted = { $player_is ->
    [you] Du nimmst deine Karte zurück.
   *[other] { $player } nimmt die gewählte Karte zurück.
}
academy-log-revealed = Runde { $round }: { $plays }.
academy-log-revealed_card = { $player_is ->
    [you] du spielst { $card }
   *[other] { $player } spielt { $card }
}
academy-log-used = { $player_is ->
    [you] Du setzt { academy-the-tool } ein.
   *[other] { $player } setzt { academy-the-tool } ein.
}
academy-log-used_players = { $player_is ->
    [you] Du setzt
   *[other] { $player } setzt
} { academy-the-tool } { $tool ->
    [AIR_HORN] gegen
    [SHIELD] für
   *[SWITCH] bei
} { $targets } ein.
academy-log-used_wire = { $player_is ->
    [you] Du setzt { academy-the-tool } bei { $wire } ein.
   *[other] { $player } setzt { academy-the-tool } bei { $wire } ein.
}
academy-log-used_jump = { $player_is ->
    [you] Du setzt { academy-the-tool } ein und schneidest stattdessen { $wire }.
   *[other] { $player } setzt { academy-the-tool } ein und schneidet stattdessen { $wire }.
}
academy-log-used_card = { $player_is ->
    [you] Du setzt { academy-the-tool } ein und spielst { $card } statt { $was }.
   *[other] { $player } setzt { academy-the-tool } ein und spielt { $card } statt { $was }.
}
academy-log-voided = { $player_is ->
    [you] Du wolltest auch { academy-the-tool } einsetzen und hast
   *[other] { $player } wollte auch { academy-the-tool } einsetzen und hat
} das Werkzeug noch.
academy-log-passed = Niemand setzt ein Werkzeug ein, obwohl { $names_n ->
    [one] { $one_is ->
        [you] du gekonnt hättest
       *[other] { $one } gekonnt hätte
    }
   *[other] { $names } gekonnt hätten
}.
academy-log-auto_on = { $player_is ->
    [you] Du wirst nach { academy-the-tool.dat } nicht mehr gefragt.
   *[other] { $player } möchte nach { academy-the-tool.dat } nicht gefragt werden.
}
academy-log-auto_off = { $player_is ->
    [you] Du wirst nach { academy-the-tool.dat } wieder gefragt.
   *[other] { $player } möchte nach { academy-the-tool.dat } wieder gefragt werden.
}
academy-log-wait = { $player_is ->
    [you] Du rufst Halt: +{ $points }.
   *[other] { $player } ruft Halt: +{ $points }.
}
academy-log-protected = { $player_is ->
    [you] Du schützt { $wire }.
   *[other] { $player } schützt { $wire }.
}
academy-log-stopped = { $wire } ist geschützt: { $names_n ->
    [one] { $one_is ->
        [you] Du darfst
       *[other] { $one } darf
    }
   *[other] { $names } dürfen
} nicht schneiden.
academy-log-flipped = { $names_n ->
    [one] { $one_is ->
        [you] Du kappst
       *[other] { $one } kappt
    }
   *[other] { $names } kappen
} { $wire }: { $value }. Der Zünder steht auf { $trigger }.
academy-log-flipped_extra = { academy-the-tool.name } an { $wire }: eine { $value }. Der Zünder steht auf { $trigger }.
academy-log-tile = { $wire }, Plättchen { $tile }: { $face ->
    [boom] BOOM!
   *[ok] OK.
}
academy-log-returned = { $values_n ->
    [one] Die { $values } kommt
   *[other] Die Karten { $values } kommen
} in den Stapel von { $wire } zurück. Der Zünder steht auf { $trigger }.
academy-log-shuffled = Der Stapel von { $wire } wird gemischt.
academy-log-looked = { $player_is ->
    [you] Unter dem Röntgengerät siehst du { $values }.
   *[other] Unter dem Röntgengerät sieht { $player } { $values }.
}
academy-log-scored = { $player_is ->
    [you] Du bekommst
   *[other] { $player } bekommt
} { $points } für { $wire }: { academy-sum }.
academy-log-gained = { $player_is ->
    [you] Du bekommst
   *[other] { $player } bekommt
} { $points } { $cause ->
    [chicken] als Huhn
    [hammer] mit dem Hammer
    [crimper] mit der Crimpzange
    [dynamo] mit dem Dynamo
    [blanket] mit der Bombendecke
   *[shield] mit dem Schild
}.
academy-log-lost = { $player_is ->
    [you] Du verlierst
   *[other] { $player } verliert
} { $points } { $cause ->
    [helmet] durch einen fremden Helm
   *[boom] für den Knall
}.
academy-log-exploded = Die Bombe geht hoch! Das { $names_n ->
    [one] { $one_is ->
        [you] warst du
       *[other] war { $one }
    }
   *[other] waren { $names }
}, bei { $wire }.
academy-log-spared = { $player_is ->
    [you] Du kommst ungeschoren davon.
   *[other] { $player } kommt ungeschoren davon.
}
academy-log-peek_decks = { $player_is ->
    [you] Du spickst
   *[other] { $player } spickt
}: die obersten Karten von { $wires }.
academy-log-peek_tiles = { $player_is ->
    [you] Du spickst
   *[other] { $player } spickt
}: die Plättchen von { $wires }.
academy-log-peek_mirror = { $player_is ->
    [you] Du spickst
   *[other] { $player } spickt
}: alle Plättchen.
academy-log-peek_none = { $player_is ->
    [you] Du spickst nicht.
   *[other] { $player } spickt nicht.
}
academy-log-peek_sniffer = { $player_is ->
    [you] Du spickst
   *[other] { $player } spickt
}: die oberste Karte jedes Stapels.
academy-log-seen = { $player_is ->
    [you] Du hast gesehen
   *[other] { $player } hat gesehen
}: { $faces }.
academy-log-seen_card = { $wire } { $face }
academy-log-seen_tiles = BOOM von { $wire } auf Plättchen { $face }
academy-log-plate = Die Druckplatte +{ $value } rückt weiter zu { $wire }.
academy-log-picked_up = { $player_is ->
    [you] Du nimmst { $card } wieder auf.
   *[other] { $player } nimmt { $card } wieder auf.
}
academy-log-spent = { $player_is ->
    [you] Dein Halt
   *[other] Das Halt von { $player }
} ist für diese Bombe verbraucht.
academy-log-late = { $names_n ->
    [one] { $one_is ->
        [you] Deine Zeit ist um.
       *[other] Für { $one } ist die Zeit um.
    }
   *[other] Für { $names } ist die Zeit um.
}
academy-log-ended = Das war { $bomb }. Punktestand: { $scores }.
academy-log-won = { $names_n ->
    [one] { $one_is ->
        [you] Du bestehst mit Auszeichnung:
       *[other] { $one } besteht mit Auszeichnung:
    }
   *[other] { $names } bestehen gemeinsam mit Auszeichnung: je
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
academy-score = { $player_is ->
    [you] du
   *[other] { $player }
} { $points }
academy-sum = { $divisor ->
    [1] { $main } + Kette { $chain }{ $plates ->
        [0] { "" }
       *[other] { " " }+ Druckplatten { $plates }
    }
   *[other] ({ $main } + Kette { $chain }{ $plates ->
        [0] { "" }
       *[other] { " " }+ Druckplatten { $plates }
    }) ÷ { $divisor }
}

## act

academy-act-saw_top = Ich habe die oberste Karte von { $wire } gesehen.
academy-act-saw_tiles = Ich habe die Plättchen von { $wire } gesehen.
academy-act-plan = Ich spiele { $card }.
academy-act-warn = Finger weg von { $wire }!
academy-act-call_wait = Jemand muss Halt rufen!
academy-act-thumbs_up = 👍
academy-act-applause = 👏
academy-act-nervous = 😬
academy-act-laugh = 😄
academy-act-phew = 😮‍💨
academy-act-chicken = 🐔
academy-act-oops = 🙈
academy-act-ask = { $player }, was spielst du?
academy-understood = Die Bots verstehen Sätze wie „Ich spiele Rot“, „Finger weg von Grün“, „Ich habe die Plättchen von Blau gesehen“ oder „{ $name }, was spielst du?“

## voices: was Bots sagen, jeder nach seinem Gemüt

academy-act-saw-dry-0 = { $line } Es war lehrreich.
academy-act-saw-dry-1 = { $line } Zieht eure eigenen Schlüsse.
academy-act-saw-nervous-0 = { $line } Hätte ich’s bloß gelassen.
academy-act-saw-nervous-1 = { $line } Darf ich das überhaupt sagen?
academy-act-saw-boastful-0 = { $line } Neidisch?
academy-act-saw-boastful-1 = { $line } Manche von uns bereiten sich eben vor.
academy-act-saw-kind-0 = { $line } Fragt mich ruhig.
academy-act-saw-kind-1 = { $line } Ich dachte, ihr solltet das wissen.
academy-act-saw-gruff-0 = { $line } Und mehr sag ich nicht.
academy-act-saw-gruff-1 = { $line } So sieht’s aus.
academy-act-saw-dreamy-0 = { $line } Sie hat zurückgeschaut.
academy-act-saw-dreamy-1 = { $line } Innen hat sie so eine schöne Farbe.
academy-act-plan-dry-0 = { $line } Glaubt es oder lasst es.
academy-act-plan-dry-1 = { $line } Plant entsprechend.
academy-act-plan-nervous-0 = { $line } Glaube ich. Nagelt mich nicht fest!
academy-act-plan-nervous-1 = { $line } Außer, das ist falsch. Ist das falsch?
academy-act-plan-boastful-0 = { $line } Eine glatte Eins, ich komme.
academy-act-plan-boastful-1 = { $line } Seht zu, wie das der Klassenbeste macht.
academy-act-plan-kind-0 = { $line } Also bringt euch in Sicherheit.
academy-act-plan-kind-1 = { $line } Wir sollten uns da nicht alle drängeln.
academy-act-plan-gruff-0 = { $line } Aus dem Weg.
academy-act-plan-gruff-1 = { $line } Abschreiben gilt nicht.
academy-act-plan-dreamy-0 = { $line } Eigentlich hat die Karte mich gewählt.
academy-act-plan-dreamy-1 = { $line } Das passt so gut zu meiner Krawatte.
academy-act-warn-dry-0 = { $line } Die Rechnung geht nicht gut aus.
academy-act-warn-dry-1 = { $line } Das sage ich als Freund der Arithmetik.
academy-act-warn-nervous-0 = { $line } Ich kann nicht hinsehen!
academy-act-warn-nervous-1 = { $line } Mir zittert der Bleistift!
academy-act-warn-boastful-0 = { $line } Hört auf jemanden, der sich auskennt.
academy-act-warn-boastful-1 = { $line } Bei der Abschlussfeier dankt ihr mir.
academy-act-warn-kind-0 = { $line } Passt auf euch auf.
academy-act-warn-kind-1 = { $line } Ich will niemanden durchfallen sehen.
academy-act-warn-gruff-0 = { $line } Wie oft denn noch?
academy-act-warn-gruff-1 = { $line } Oder erklärt es dem Prüfer.
academy-act-warn-dreamy-0 = { $line } Da hängt eine Gewitterwolke drüber.
academy-act-warn-dreamy-1 = { $line } Die Lunte singt schon.
academy-act-cut-dry-0 = Ausreichend. Der Nächste, bitte.
academy-act-cut-dry-1 = Bestanden. Knapp.
academy-act-cut-nervous-0 = Oh! Es hat gehalten! Wirklich!
academy-act-cut-nervous-1 = Wie kann man nur so ruhig bleiben?
academy-act-cut-boastful-0 = Nicht übel. Bei mir wär’s schneller gegangen.
academy-act-cut-boastful-1 = Das hast du von mir, oder?
academy-act-cut-kind-0 = Gut gemacht! Sauber geschnitten.
academy-act-cut-kind-1 = Schöne Arbeit. Das ist verdient.
academy-act-cut-gruff-0 = Na gut. Anfängerglück.
academy-act-cut-gruff-1 = Hm. Punkte sind Punkte.
academy-act-cut-dreamy-0 = Schnipp, sagte der Draht und war frei.
academy-act-cut-dreamy-1 = Wie ein Faden aus einem Traum.
academy-act-own_cut-dry-0 = Wie berechnet.
academy-act-own_cut-dry-1 = Beifall bitte erst nach der Notenvergabe.
academy-act-own_cut-nervous-0 = Hab ich’s geschafft? Ich hab’s geschafft!
academy-act-own_cut-nervous-1 = Ist es vorbei? Darf ich die Augen aufmachen?
academy-act-own_cut-boastful-0 = Haben das alle gesehen? Autogramme gibt’s später.
academy-act-own_cut-boastful-1 = Und so, meine Damen und Herren, macht man das.
academy-act-own_cut-kind-0 = Das lief gut. Ihr kommt alle noch dran.
academy-act-own_cut-kind-1 = Uff. Da hatte ich Glück.
academy-act-own_cut-gruff-0 = Erledigt. Wer noch?
academy-act-own_cut-gruff-1 = Sag ich doch.
academy-act-own_cut-dreamy-0 = Er fiel auseinander wie ein Blütenblatt.
academy-act-own_cut-dreamy-1 = Ich habe nur dem Draht zugehört.
academy-act-boom-dry-0 = Das wäre dann die Nachprüfung.
academy-act-boom-dry-1 = Fürs Klassenbuch: ein Krater.
academy-act-boom-nervous-0 = Ich hab’s gewusst! Ich hab’s gewusst!
academy-act-boom-nervous-1 = Sind noch alle da? Sagt doch was!
academy-act-boom-boastful-0 = Und darum sitze ich hier drüben.
academy-act-boom-boastful-1 = Hätte ich euch sagen können. Hab ich auch.
academy-act-boom-kind-0 = Alles in Ordnung? Das kann jedem passieren.
academy-act-boom-kind-1 = Halb so wild. Es war mutig.
academy-act-boom-gruff-0 = Geschieht euch recht.
academy-act-boom-gruff-1 = Und wer fegt das jetzt auf?
academy-act-boom-dreamy-0 = So viele Farben …
academy-act-boom-dreamy-1 = Einen Augenblick lang war es Mittag.
academy-act-own_boom-dry-0 = Ich hätte gern meinen Prüfungsbogen zurück.
academy-act-own_boom-dry-1 = Eine unkonventionelle Lösung, zugegeben.
academy-act-own_boom-nervous-0 = Verzeihung! Verzeihung! Verzeihung!
academy-act-own_boom-nervous-1 = Meine Augenbrauen! Wo sind meine Augenbrauen?
academy-act-own_boom-boastful-0 = Das war Absicht.
academy-act-own_boom-boastful-1 = Selbst beim Scheitern bin ich am lautesten.
academy-act-own_boom-kind-0 = Ganz allein meine Schuld. Ist jemand verletzt?
academy-act-own_boom-kind-1 = Oje. Ich koche dann mal Tee.
academy-act-own_boom-gruff-0 = Was guckt ihr so?
academy-act-own_boom-gruff-1 = Billiger Draht.
academy-act-own_boom-dreamy-0 = Ich glaube, ich sehe von hier den Mond.
academy-act-own_boom-dreamy-1 = Schön war’s. Laut, aber schön.

## ask

academy-ask-select_you = Wähl eine Aktionskarte.
academy-ask-select_done = Du hast { $card } gewählt. { $names_n ->
    [one] Es wählt noch { $names }.
   *[other] Es wählen noch { $names }.
}
academy-ask-select = { $names_n ->
    [one] Es wählt noch { $names }.
   *[other] Es wählen noch { $names }.
}
academy-ask-draft = { $player_is ->
    [you] Nimm ein Werkzeug.
   *[other] { $player } sucht ein Werkzeug aus.
}
academy-ask-protect = { $player_is ->
    [you] Halt! Schütz einen Draht für diese Runde.
   *[other] { $player } sucht einen Draht aus, den niemand schneiden darf.
}
academy-ask-window_a = Alle Karten liegen offen. { academy-ask-tool }
academy-ask-window_b = Drähte sind geschützt. { academy-ask-tool }
academy-ask-window_c = Gleich { $names_n ->
    [one] { $one_is ->
        [you] schneidest du
       *[other] schneidet { $one }
    }
   *[other] schneiden { $names }
} { $wire }. { academy-ask-tool }
academy-ask-window_d = { $names_n ->
    [one] { $one_is ->
        [you] Du hast
       *[other] { $one } hat
    }
   *[other] { $names } haben
} { $wire } sicher geschnitten. { academy-ask-tool }
academy-ask-window_e = { $names_n ->
    [one] { $one_is ->
        [you] Du hast
       *[other] { $one } hat
    }
   *[other] { $names } haben
} die Bombe bei { $wire } hochgehen lassen. { academy-ask-tool }
# Within a sentence that is given who may use a Tool as $owing.
academy-ask-tool = { $asked ->
    [you] Ein Werkzeug einsetzen?
   *[other] { $owing_n ->
        [one] { $owing } darf
       *[other] { $owing } dürfen
    } ein Werkzeug einsetzen.
}
academy-ask-xray_pick = { $player_is ->
    [you] Such aus, welche Karte an { $wire } aufgedeckt wird.
   *[other] { $player } sieht drei Karten von { $wire } und sucht eine aus.
}
academy-ask-peek = { $player_is ->
    [you] Du bist ein Huhn: Spick bei zwei Stapeln oder bei den Plättchen eines Drahts.
   *[other] { $player } spickt gerade.
}
academy-ask-over = Die Prüfung ist vorbei. { $names_n ->
    [one] { $one_is ->
        [you] Du hast gewonnen.
       *[other] { $one } hat gewonnen.
    }
   *[other] { $names } haben gewonnen.
}

## describe

academy-describe-time = { $bomb }, Runde { $round }.
academy-describe-wire = { $wire }: offen { $exposed_n ->
    [0] nichts
   *[other] { $exposed }
}; Zünder auf { $trigger } von { $length }; { $boom ->
    [0] { $up ->
        [0] kein Plättchen umgedreht
        [one] 1 Plättchen umgedreht: OK
       *[other] { $up } Plättchen umgedreht: OK
    }
   *[other] BOOM liegt offen auf Plättchen { $boom }
}; allein geschnitten bringt er die Karte + { $bonus }; noch im Stapel { $left_n ->
    [0] nichts
   *[other] { $left }
}.
academy-describe-plate = Druckplatte +{ $value } auf { $wire }, Pfeil nach { $arrow ->
    [left] links
   *[right] rechts
}.
academy-describe-player = { $player_is ->
    [you] Du
   *[other] { $player }
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; Hand { $hand_n ->
    [0] leer
   *[other] { $hand }
}; Ablage { $stack_n ->
    [0] leer
   *[other] { $stack }
}.
academy-describe-spent = { $player_is ->
    [you] Dein Halt
   *[other] Das Halt von { $player }
} ist verbraucht.
academy-describe-act = Für { $player_is ->
    [you] dich
   *[other] { $player }
} gilt diese Runde { $card }.
academy-describe-tools = { $player_is ->
    [you] Deine Werkzeuge
   *[other] Werkzeuge von { $player }
}: { $tools }.
academy-describe-committed = { $player_is ->
    [you] Du hast
   *[other] { $player } hat
} gewählt.
academy-describe-protected = Geschützt: { $wires }.
academy-describe-orders = { $player_is ->
    [you] Du hast
   *[other] { $player } hat
} Befehl, trotzdem zu schneiden.
academy-describe-cutting = { $wire } wird gerade geschnitten, von { $names_n ->
    [one] { $one_is ->
        [you] dir
       *[other] { $one }
    }
   *[other] { $names }
}.
academy-describe-exploded = { $wire } ist hochgegangen, ausgelöst von { $names_n ->
    [one] { $one_is ->
        [you] dir
       *[other] { $one }
    }
   *[other] { $names }
}.
academy-describe-blanket = { $player_is ->
    [you] Du hast
   *[other] { $player } hat
} die Bombendecke über diesen Schnitt gelegt.
academy-describe-display = In der Auslage: { $tools }.
academy-describe-turns = Der Reihe nach: { $names }.
academy-describe-chosen = Du hast { $card } gewählt.
academy-describe-top = Die nächste Karte von { $wire } ist { $face }: Du hast sie gesehen.
academy-describe-tiles = BOOM von { $wire } ist Plättchen { $face }: Du hast es gesehen.
academy-describe-xray = Unter dem Röntgengerät: { $values }.
academy-describe-gains = { $bomb } brachte: { $gains }.
academy-describe-opened = { $wire }: BOOM war Plättchen { $boom }; { $deck_n ->
    [0] der Stapel war leer
   *[other] im Stapel lagen noch { $deck }
}.
academy-describe-winners = Gewonnen { $names_n ->
    [one] { $one_is ->
        [you] hast du
       *[other] hat { $one }
    }
   *[other] haben { $names }
}.

## review

academy-review-bomb = { $bomb }: { $wire } ging in Runde { $round } hoch, ausgelöst von { $names_n ->
    [one] { $one_is ->
        [you] dir
       *[other] { $one }
    }
   *[other] { $names }
}.

## now

academy-now = So läuft die Runde ab.
academy-now-reveal = Karten auf den Tisch!
academy-now-wait = Zuerst die Halt-Rufe.
academy-now-cut = Jetzt wird geschnitten.
academy-now-boom = Die Bombe geht hoch!
academy-now-peek = Die Hühner spicken.
academy-now-tool = Ein Werkzeug wird eingesetzt.
academy-now-draft = Alle nehmen ein Werkzeug.

## tell

academy-tell-chosen = Alle haben gewählt …
academy-tell-flipped = { $names_n ->
    [one] { $one_is ->
        [you] Du kappst
       *[other] { $one } kappt
    }
   *[other] { $names } kappen
} { $wire }: { $value }
academy-tell-extra = { academy-the-tool.name } an { $wire }: { $value }
academy-tell-tile = { $wire }, Plättchen { $tile }: { $face ->
    [boom] BOOM!
    [ok] OK
   *[down] …
}
academy-tell-exploded = Das { $names_n ->
    [one] { $one_is ->
        [you] warst du
       *[other] war { $one }
    }
   *[other] waren { $names }
}!

## cause

academy-cause-stopped = geschützt: kein Schnitt
academy-cause-late = die Bombe war schneller
academy-cause-alone = Allein geschnitten
academy-cause-shared = Gemeinsam geschnitten
academy-cause-wait = Halt
academy-cause-chicken = Huhn
academy-cause-boom = Bombe ausgelöst
academy-cause-hammer = Hammer
academy-cause-crimper = Crimpzange
academy-cause-dynamo = Dynamo
academy-cause-blanket = Bombendecke
academy-cause-shield = Schild
academy-cause-helmet = Fremder Helm
academy-vain-stopped = { $wire } war geschützt: Dein Schnitt fiel aus.
academy-vain-late = Die Bombe ging hoch, bevor du { $wire } schneiden konntest.

## status

academy-status-round = Runde { $n }
academy-status-draft = Werkzeuge
academy-status-over = Prüfung vorbei
academy-tab-table = Punkte
academy-yours = Deine Sachen
academy-hide = Deine Sachen verbergen
academy-hidden = Verborgen

## hand

academy-hand = Deine Aktionskarten
academy-hand-back = { $n ->
    [one] nächste Runde
   *[other] in { $n } Runden
}
academy-hand-spent = ver­braucht
academy-hand-played = gespielt
academy-hand-chosen = gewählt
academy-hand-away = { $card }, { $where }

## desk

academy-desk = { $name_is ->
    [you] Du, { $name }
   *[other] { $name }
}: { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}.
academy-desk-presence = { $presence }.
academy-desk-hand = Spielbar: { $cards_n ->
    [0] nichts
   *[other] { $cards }
}.
academy-desk-act = Spielt { $card }.
academy-desk-chosen = Hat gewählt.
academy-desk-tools = Werkzeuge: { $tools }.

## cable

academy-info = Über { $wire }
academy-cable = { $wire }. Karten: { $cards_n ->
    [0] keine
   *[other] { $cards }
}. Zünder auf { $trigger } von { $length }, { $n ->
    [one] noch { $n } sicherer Schritt
   *[other] noch { $n } sichere Schritte
}.
academy-cable-worth = Allein geschnitten bringt er die Karte + { $bonus }.
academy-cable-protected = Diese Runde geschützt.
academy-cable-cutters = Wird gleich geschnitten von { $names_n ->
    [one] { $one_is ->
        [you] dir
       *[other] { $one }
    }
   *[other] { $names }
}.
academy-cable-top = Du hast die nächste Karte gesehen: { $face }.
academy-cable-boom = Du hast die Plättchen gesehen: BOOM ist Nummer { $face }.
academy-tape = FINGER WEG
academy-left = { $n ->
    [one] Noch im Stapel: { $n } Karte
   *[other] Noch im Stapel: { $n } Karten
}
academy-left-text = { $wire }, noch im Stapel: { $values_n ->
    [0] nichts
   *[other] { $values }
}.

## chain

academy-chain-text = { $form ->
    [first] Kette { $chain }, mit dieser Karte
    [short] Kette: diese Karte
   *[whole] Kette { $chain }{ $plates ->
        [0] { "" }
       *[other] { " " }· Platte { $plates }
    }
}
academy-plate-text = Druckplatte +{ $value } auf { $wire }, rückt nach { $arrow ->
    [left] links
   *[right] rechts
}

## worth

academy-worth = Was ein Schnitt bringt
academy-worth-text = Allein: die neue Karte + { $bonus }. { $plates ->
    [0] (Das sind { $chain } für die Kette, diese Karte mitgezählt.)
   *[other] (Das sind { $chain } für die Kette, diese Karte mitgezählt, und { $plates } für Druckplatten.)
} Gemeinsam: Für jeden wird eine Karte aufgedeckt, und alle teilen, was die letzte wert ist.

## trigger

academy-trigger = Zünder
academy-trigger-text = Er steht auf { $at } von { $length }. { $n ->
    [0] Kein weiterer Schritt ist garantiert sicher.
    [one] Noch { $n } Schritt ist garantiert sicher.
   *[other] Noch { $n } Schritte sind garantiert sicher.
}

## people

academy-people = Wer
academy-people-cutters = { $names_n ->
    [0] Niemand schneidet ihn diese Runde
    [one] { $one_is ->
        [you] Du schneidest ihn diese Runde
       *[other] { $one } schneidet ihn diese Runde
    }
   *[other] { $names } schneiden ihn diese Runde
}
academy-people-holders = { $names_n ->
    [0] Niemand hat die Zange dafür auf der Hand
    [one] { $one_is ->
        [you] Du hast die Zange dafür auf der Hand
       *[other] { $one } hat die Zange dafür auf der Hand
    }
   *[other] { $names } haben die Zange dafür auf der Hand
}
academy-people-tops = { $names_n ->
    [0] Niemand hat die nächste Karte gesehen
    [one] { $one_is ->
        [you] Du hast die nächste Karte gesehen
       *[other] { $one } hat die nächste Karte gesehen
    }
   *[other] { $names } haben die nächste Karte gesehen
}
academy-people-tiles = { $names_n ->
    [0] Niemand hat die Plättchen gesehen
    [one] { $one_is ->
        [you] Du hast die Plättchen gesehen
       *[other] { $one } hat die Plättchen gesehen
    }
   *[other] { $names } haben die Plättchen gesehen
}
academy-person-gain = { $bomb }: { $points }
academy-person-hand = Spielbar
academy-person-out = In der Ablage
academy-person-knows = Hat gesehen
academy-person-tops = Die nächste Karte von { $wires }.
academy-person-tiles = Die Plättchen von { $wires }.
academy-person-tools = Werkzeuge
academy-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}

## aim

academy-aim-AIR_HORN = Tröte: Wen erschreckst du?
academy-aim-FREEZER = Kältespray: Welche Karten gehen zurück?
academy-aim-JUMPER = Drahtbrücke: Welcher Draht stattdessen?
academy-aim-SCHEMATICS = Schaltplan: Welche Karte stattdessen?
academy-aim-SHIELD = Schild: Wer verliert nichts?
academy-aim-SWITCH = Wechselschalter: Mit wem?
academy-whom = Wer?
academy-which = Was davon?
academy-exposed = Offene Karte { $at }: { $n }

## hint

academy-hint-select = Tipp eine Karte an, um zu lesen, was sie tut; tipp noch einmal, um sie zu spielen.
academy-hint-wait = Du kannst es dir noch anders überlegen.
academy-hint-draft = Tipp ein Werkzeug an, um zu lesen, was es tut. Es gehört dir, bis du es einsetzt.
academy-hint-protect = Wer ihn diese Runde schneiden wollte, kommt nicht dazu.
academy-hint-window = Die Antworten bleiben geheim, bis alle da sind.
academy-hint-window_first = Die Antworten bleiben geheim, bis alle da sind. Von allen Werkzeugen ist das zuerst angesagte zuerst dran.
academy-hint-scan = Die anderen beiden kommen in den Stapel zurück.
academy-protect-ready = Niemand schneidet diese Runde { $wire }.
academy-scan = Karte { $at }: { $n }
academy-scan-ready = Die { $n } wird aufgedeckt.

## peek

academy-peek = Wo willst du spicken?
academy-peek-decks = Sieh dir die nächste Karte von zwei Drähten an. Nur du siehst sie.
academy-peek-tiles = Sieh nach, wo an einem Draht BOOM liegt. Nur du erfährst es.
academy-peek-mirror = Nimm deinen Spiegel und sieh nach, wo an jedem Draht BOOM liegt.
academy-peek-none = Gar nicht spicken.
academy-mode-decks = Zwei Stapel
academy-mode-tiles = Plättchen
academy-mode-mirror = Spiegel: alle Plättchen
academy-mode-none = Nichts

## mean

academy-mean-alone = Allein: die neue Karte + { $bonus }.
academy-mean-known = Allein: { $top } (schon gesehen) + { $bonus } = { $sum }.
academy-mean-join = Mit { $names_or }: durch zwei geteilt.
academy-mean-join-odds = Mit { $names_or }: durch zwei geteilt, { $odds }.
academy-mean-nobody = Niemand kann mitschneiden.
academy-mean-wait = Sofort +{ $n }; dann nennst du einen Draht, den niemand schneidet.
academy-mean-chicken = +{ $n }, wenn jemand die Bombe hochgehen lässt; sonst darfst du spicken.

## do

academy-do-commit = Spielen
academy-do-use = Einsetzen
academy-do-draft = Nehmen
academy-do-protect = Schützen
academy-do-scan = Aufdecken
academy-do-peek = Spicken
academy-do-none = Nicht spicken
academy-do-pass = Nichts einsetzen
academy-do-mute = Nicht mehr fragen
academy-do-retract = Zurücknehmen
academy-not = Doch nicht
academy-declared = Du setzt { academy-the-tool } ein. Jetzt die anderen.
academy-declared-pass = Du setzt nichts ein. Jetzt die anderen.

## mute

academy-mute = Nicht mehr fragen: { academy-the-tool.name }
academy-mute-alone = Du setzt jetzt nichts ein und wirst nach { academy-the-tool.dat } nicht mehr gefragt.
academy-mute-others = Du setzt jetzt nichts ein (auch nicht: { $others_or }) und wirst nach { academy-the-tool.dat } nicht mehr gefragt.
academy-unmute = Wieder nach { academy-the-tool.dat } fragen
academy-muted = Nach diesem Werkzeug wirst du nicht gefragt.

## why


## tools

academy-tools = Deine Werkzeuge
academy-tools-later = Werkzeuge gibt es ab Bombe II.
academy-tools-none = Keins mehr.
academy-display = Werkzeuge zur Auswahl
academy-display-order = In dieser Reihenfolge: { $names }. Eins bleibt übrig.

## note

academy-notes = Dein Notizbuch
academy-notes-none = Noch nichts gespickt
academy-note-round = Runde { $n }
academy-note-top = { $wire }: nächste Karte { $face }
academy-note-tiles = { $wire }: BOOM ist Plättchen { $face }
academy-note-stale = (veraltet)
academy-note-none = Hier steht, was du beim Spicken siehst. Lesen kannst nur du es.

## sheet

academy-sheet = Punktezettel
academy-sheet-of = Punktezettel, { $bomb }
academy-sheet-round = Runde
academy-sheet-who = Wer
academy-sheet-why = Wofür
academy-sheet-points = Punkte
academy-sheet-line = { $wire }: { $reason }
academy-sheet-none = Noch keine Punkte.
academy-total = Summe
academy-ages = Bei Gleichstand geht Jung vor Alt:

## interlude

academy-interlude = Zwischen den Bomben
academy-interlude-sheet = Punktezettel
academy-interlude-tools = Werkzeuge
academy-interlude-bomb = Nächste Bombe
academy-wreck = { $bomb } ist hochgegangen!
academy-wreck-text = Ausgelöst von { $names_n ->
    [one] { $one_is ->
        [you] dir
       *[other] { $one }
    }
   *[other] { $names }
} bei { $wire } in Runde { $round }: BOOM war Plättchen { $tile }.

## odds

academy-odds = Chancen
academy-odds-toggle = Genaue Chancen zeigen
academy-odds-public = An diesem Tisch gibt es Chancen als Lernhilfe: Jeder darf genaue Wahrscheinlichkeiten sehen, berechnet aus dem, was er weiß.
academy-odds-how = ✸ Wahrscheinlichkeit, dass die Bombe beim Schnitt hochgeht; ø Punkte im Mittel.
academy-odds-line = Geht hoch: { $chance }; { $points } Punkte im Mittel.
academy-odds-short = ✸ { $chance }, ø { $points }
academy-odds-title = Genaue Chancen eines Schnitts
academy-odds-cutters = Zangen
academy-odds-explodes = Geht hoch
academy-odds-exact = Als Bruch
academy-odds-each = Punkte für jeden

## talk

academy-talk-saw = Ich habe … gesehen
academy-talk-plan = Ich spiele …
academy-talk-warn = Finger weg von …
academy-talk-ask = Was spielst du, …?
academy-talk-call_wait = Jemand muss Halt rufen!
academy-talk-part-top = die nächste Karte von …
academy-talk-part-tiles = die Plättchen von …
academy-talk-moods = Stimmungen
academy-mood-thumbs_up = Daumen hoch
academy-mood-applause = Applaus
academy-mood-nervous = Nervös
academy-mood-laugh = Lachen
academy-mood-phew = Puh
academy-mood-chicken = Feiges Huhn!
academy-mood-oops = Ups

## end

academy-end-school = Bomb Squad Academy · Abschlussprüfung
academy-end-abandoned = Prüfung abgebrochen
academy-end-won = { $names_n ->
    [one] { $names_is ->
        [you] Mit Auszeichnung bestanden!
       *[other] { $names } besteht mit Auszeichnung
    }
   *[other] { $names_is ->
        [you] Gemeinsam mit Auszeichnung bestanden!
       *[other] { $names } bestehen gemeinsam mit Auszeichnung
    }
}
academy-end-why = { $names_n ->
    [one] { $one_is ->
        [you] Du gewinnst mit
       *[other] { $one } gewinnt mit
    }
   *[other] { $names } gewinnen mit je
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
academy-end-bombs = Drei Bomben
academy-end-open = Was die letzte Bombe noch verbarg
academy-end-boom = { $wire }: BOOM war Plättchen { $tile }.
academy-end-next = { $cards_n ->
    [0] Keine Karten mehr
   *[other] Nächste Karten: { $cards_row }
}

## deck

academy-deck-action = Aktionskarten
academy-deck-cutter = Schneide diesen Draht: Deck seine nächste Karte auf und bekomm ihre Zahl und die Kette als Punkte.
academy-deck-wire = Drähte
academy-deck-wire-text = Im Stapel: { $values }. Der Zünder hat { $length } sichere Felder, danach kommen die drei Plättchen.
academy-deck-tool = Werkzeuge
academy-deck-plate = Druckplatten
academy-deck-plate-name = Druckplatte { $plate }
academy-deck-plate-text = Bei Bombe II bringt ihr Draht { $second } mehr, bei Bombe III { $third } mehr. Ging ein Schnitt dort gut, rückt sie einen Draht weiter nach { $arrow ->
    [left] links
   *[right] rechts
}.

## aim: die Zeile, die immer sagt, worum es geht

academy-aim = Meiste Punkte nach drei Bomben · { $standing ->
    [lead] du führst mit { $by }
    [level] gleichauf an der Spitze
   *[behind] dir fehlen { $by }
} · { academy-bomb-part }
academy-aim-watch = Meiste Punkte nach drei Bomben · { academy-bomb-part }
academy-bomb-part = Bombe { $bomb } von { $bombs }

## use: ein Teil, mit dem doch etwas geht

academy-use-commit = Die kannst du spielen: Wähl diese Karte.
academy-use-retract = Das ist deine gewählte Karte. Du kannst sie zurücknehmen.
academy-use-use_tool = Das kannst du jetzt einsetzen.
academy-use-protect = Den Draht kannst du schützen.
academy-use-peek = Da kannst du nachsehen.
academy-use-draft = Das kannst du nehmen.
academy-use-auto_pass = Danach wolltest du nicht mehr gefragt werden. Das kannst du wieder ändern.

## tip: warum jemand, der gut spielt, das täte. Chancen sind genau, für jemanden, der allein schneidet

academy-tip-cut = { $safe ->
    [yes] Allein kannst du { $wire } nicht hochgehen lassen, und im Schnitt bringt es { $points }. { academy-part-rivals }
   *[no] Allein lässt du { $wire } in { $risk } hochgehen; im Schnitt bringt es { $points }. { academy-part-rivals }
}
academy-tip-seen = Die nächste Karte hast du gesehen: { $top }. { academy-tip-cut }
academy-part-rivals = { $rivals ->
    [0] Sonst hat niemand diese Zange auf der Hand.
    [one] Noch jemand könnte mitschneiden.
   *[other] { $rivals } andere könnten mitschneiden.
}
academy-tip-wait = Ein Halt bringt sofort { $points } Punkte, und du darfst für diese Runde einen Draht sperren.
academy-tip-chicken = { $safe ->
    [yes] Wer allein schneidet, kann gerade keinen Draht hochgehen lassen. Geht nichts hoch, darfst du nachsehen.
   *[no] Schneidet jemand allein, geht { $wire } in { $risk } hoch, und dann bekommt jedes Huhn { $points }.
}
academy-tip-protect = { $names_n ->
    [one] { $names } will { $wire } schneiden. { academy-part-closed }
   *[other] { $names } wollen { $wire } schneiden. { academy-part-closed }
}
academy-part-closed = { $orders ->
    [yes] Ist der Draht gesperrt, hilft nur noch ein Befehl.
   *[no] Ist der Draht gesperrt, schneidet ihn diese Runde niemand.
}
academy-tip-protect-free = In dieser Runde schneidet niemand { $wire }: Das zu sperren nimmt niemandem Punkte weg, auch dir nicht.
academy-tip-peek-decks = So kennst du die nächste Karte von { $wires }.
academy-tip-peek-tiles = So weißt du, wo bei { $wires } das BUMM liegt.
academy-tip-peek-mirror = Der Spiegel zeigt dir jedes BUMM auf einmal.
academy-tip-peek-none = Nachsehen musst du nicht.
academy-tip-draft = { $tool }: { $effect }
academy-tip-tool = Jetzt ist der Moment dafür. { $tool }: { $effect }
academy-tip-pass = Ein Werkzeug wirkt nur einmal: Was du jetzt nicht einsetzt, behältst du für später.
academy-tip-xray = Zur Wahl stehen { $cards }, und du nimmst die { $value }.

## weigh: eine Warnung vor einem Zug

academy-weigh-anyway = Trotzdem schneiden
academy-weigh-boom = { $sure ->
    [yes] { $wire } geht sicher hoch, wenn du schneidest, und das kostet dich { $points } Punkte.
   *[no] Selbst wenn du dort allein bist, geht { $wire } in { $risk } hoch, und das kostet dich { $points } Punkte.
}
academy-weigh-safer = { $safe ->
    [yes] Selbst wenn du dort allein bist, geht { $wire } in { $risk } hoch. { $other } könntest du allein ganz ohne Risiko schneiden, und im Schnitt bringt es nicht weniger.
   *[no] Selbst wenn du dort allein bist, geht { $wire } in { $risk } hoch. { $other } bringt im Schnitt nicht weniger und geht, wenn du allein schneidest, nur in { $less } hoch.
}

## lesson

academy-lesson-goal = Abschlussprüfung! Drei Übungsbomben nacheinander, und jede geht irgendwann hoch. Hol vorher so viele Punkte, wie du kannst. Wer nach Bombe III die meisten hat, gewinnt.
academy-lesson-wires = Vier Drähte, jeder mit einem Stapel. Wer einen Draht schneidet, deckt dessen nächste Karte auf, und um so viele Felder rutscht der Zünder nach unten.
academy-lesson-tiles = Am Ende jeder Leiste liegen drei verdeckte Plättchen. Eins davon ist BOOM. Wer den Zünder daraufschiebt, lässt die Bombe hochgehen und verliert 5 Punkte.
academy-lesson-green = Alle spielen geheim eine Karte, dann werden sie offengelegt. Copper und Diode haben gewählt. Fang sachte an: Tipp die grüne Karte an und noch einmal, um sie zu spielen.
academy-lesson-green-else = Jeder Draht ginge, aber Grün hat die kleinsten Zahlen. Spiel die grüne Karte.
academy-lesson-wait-later = Halt kannst du bei jeder Bombe nur einmal rufen. Heb es dir auf.
academy-lesson-chicken-later = Noch gibt es nichts zu fürchten. Spiel die grüne Karte.
academy-lesson-alone = Du warst allein auf Grün, und es kam eine 3. Das gibt 3 Punkte und 1 für jede Karte, die dort liegt. Je mehr Karten, desto mehr bringt ein Schnitt.
academy-lesson-chicken = Deine grüne Karte ist erst mal weg. Zeit zu kneifen: Als Huhn schneidest du nichts, darfst aber danach spicken. Spiel das Huhn.
academy-lesson-chicken-else = Das ginge auch. Aber jemand sollte herausfinden, wo es gefährlich wird: Spiel das Huhn.
academy-lesson-peek = Gelb steht schon auf 10. Sieh nach, was am Ende wartet: Wähl Plättchen, dann Gelb, und spick.
academy-lesson-peek-decks = Die nächsten Karten zweier Stapel wären auch nützlich. Aber Gelb ist schnell unterwegs: Spick bei seinen Plättchen.
academy-lesson-peek-other = Gelb ist am weitesten, also spick bei Gelb.
academy-lesson-peek-none = Spicken kostet nichts. Wähl Plättchen, dann Gelb.
academy-lesson-seen = Auf Gelb ist also gleich das erste Plättchen BOOM, und nur du weißt es. Die anderen haben bloß gesehen, wo du gespickt hast.
academy-lesson-red = Zurück an die Arbeit. Auf Rot liegt nur eine Null, bis zu den Plättchen ist es weit. Spiel die rote Karte.
academy-lesson-red-yellow = Gelb bringt gerade viel, aber du weißt, was dort wartet. Überlass es den anderen und spiel Rot.
academy-lesson-red-else = Rot ist diesmal sicher. Spiel die rote Karte.
academy-lesson-shared = Copper hatte dieselbe Idee! Zu zweit deckt ihr zwei Karten auf und teilt: 4 und 3 für die Karten sind 7, also 3 für jeden. Der Rest verfällt. Allein ist viel besser.
academy-lesson-back = Deine grüne Karte ist wieder da: Nach zwei Runden kommen Karten zurück. Alle Hände sind offen, du siehst also, wer was kann. Diode hat gerade Rot zurück.
academy-lesson-wait = Rot bringt jetzt die neue Karte plus 4, und Diode könnte es schneiden. Ruf Halt: Das gibt 3 Punkte, und du nennst einen Draht, den niemand schneidet.
academy-lesson-wait-else = Kann man machen, aber dann hat Diode Rot für sich. Jetzt ist der Moment für dein Halt.
academy-lesson-protect = Jetzt nenn den Draht, den niemand schneidet: Rot.
academy-lesson-protect-else = Den wollte wohl kaum jemand schneiden. Rot bringt am meisten: Schütz Rot.
academy-lesson-blocked = Diode wollte tatsächlich Rot und geht leer aus, du hast 3 Punkte. Dein Halt ist bis zur nächsten Bombe verbraucht.
academy-lesson-danger = Der gelbe Zünder steht auf 10, BOOM liegt auf 17. Copper und Diode haben beide Gelb auf der Hand und ahnen nicht, wie nah es ist.
academy-lesson-duck = Dein Huhn ist zurück. Lässt jemand anderes die Bombe hochgehen, während du kneifst, bekommst du 5 Punkte. Spiel es!
academy-lesson-duck-yellow = Genau dieser Draht fliegt gleich in die Luft. Lieber kneifen!
academy-lesson-duck-else = Sicher wäre das, aber ein Huhn bekommt 5 Punkte, wenn die Bombe hochgeht. Und das könnte sie. Spiel das Huhn!
academy-lesson-boom = BOOM! Beide haben Gelb geschnitten: 5, dann 6, und der Zünder war auf dem ersten Plättchen. Sie verlieren je 5 Punkte, du gewinnst 5 und führst.
academy-lesson-tools = Ab Bombe II gibt es Werkzeuge, jedes für einen Einsatz. Wer die wenigsten Punkte hat, nimmt zuerst. Tipp eins an, um zu lesen, was es tut, und nimm, welches du magst.
academy-lesson-tools-else = Nimm eins der beiden Werkzeuge, die noch da sind.
academy-lesson-plates = Ebenfalls neu: zwei Druckplatten. Der Draht unter einer Druckplatte bringt so viel mehr. Hat jemand dort gepunktet, rückt sie weiter.
academy-lesson-end = Eine neue Bombe, alles gemischt, alle Karten wieder auf der Hand. Ab hier weißt du Bescheid. Kadett, wegtreten!
academy-lesson-can-1 = Karten wählen und Drähte schneiden, allein oder gemeinsam
academy-lesson-can-2 = Leisten und Plättchen lesen und wissen, was ein Schnitt bringt
academy-lesson-can-3 = Als Huhn spicken und absahnen, mit Halt einen Draht schützen
academy-lesson-can-4 = Aus offenen Händen schließen, was die anderen vorhaben
academy-lesson-rest = So geht eine ganze Partie weiter: Bombe II mit Werkzeugen und Druckplatten, dann Bombe III mit neuen Werkzeugen. Nach deren Explosion gewinnt, wer die meisten Punkte hat.
