## Antworten auf Zeilen, die nicht verstanden werden oder gerade nicht passen.

command-unknown = Wie bitte? Was hier geht, zeigt Dir: kommandos
command-unknown-near = Wie bitte? Ähnlich klingt: { $suggestions }. Was hier geht, zeigt Dir: kommandos
command-ambiguous = „{ $typed }“ kann mehreres heißen: { $candidates }. Bitte schreib ein paar Buchstaben mehr.

command-missing = { $slot ->
    [pit] Welches Feld meinst Du? Zum Beispiel: { $example }
    [seeds] Wie viele Steine sollen es sein? Zum Beispiel: { $example }
    [from] Von welchem Feld willst Du ziehen? Zum Beispiel: { $example }
    [to] Auf welches Feld willst Du ziehen? Zum Beispiel: { $example }
    [square] Welches Feld meinst Du? Zum Beispiel: { $example }
    [field] Welches Feld meinst Du? Zum Beispiel: { $example }
    [rank] Welche Reihe meinst Du? Zum Beispiel: { $example }
    [file] Welche Linie meinst Du? Zum Beispiel: { $example }
    [table] Welchen Tisch meinst Du? Nenne seine Nummer. Welche es gibt, zeigt Dir: tische
    [place] Wohin willst Du gehen? Zum Beispiel: { $example }
    [name] Wen meinst Du? Zum Beispiel: { $example }
    [text] Was willst Du sagen? Zum Beispiel: { $example }
    [message] Was willst Du sagen? Zum Beispiel: { $example }
    [topic] Wozu möchtest Du Hilfe? Zum Beispiel: { $example }
    [game] Welches Spiel meinst Du? Zum Beispiel: { $example }
    [style] In welcher Art willst Du das Brett sehen? Zum Beispiel: { $example }
    [setting] Was willst Du einstellen? Zum Beispiel: { $example }
    [value] Auf welchen Wert soll es gestellt werden? Zum Beispiel: { $example }
    [match] Was willst Du spielen, und mit wem? Zum Beispiel: { $example }
    [played] Welche Partie meinst Du? Zum Beispiel: { $example }
    [ply] Welchen Zug meinst Du? Zum Beispiel: { $example }
    [reason] Aus welchem Grund? Zum Beispiel: { $example }
    [days] Für wie viele Tage? Zum Beispiel: { $example }
    [minutes] In wie vielen Minuten? Zum Beispiel: { $example }
    [side] Von welcher Seite willst Du das Brett sehen? Zum Beispiel: { $example }
   *[other] Da fehlt noch etwas. Zum Beispiel: { $example }
}

command-bad = { $slot ->
    [pit] „{ $given }“ ist keine Feldnummer. Zum Beispiel: { $example }
    [seeds] „{ $given }“ ist keine Anzahl von Steinen. Zum Beispiel: { $example }
    [from] „{ $given }“ ist kein Feld und kein Zug. Zum Beispiel: { $example }
    [to] „{ $given }“ ist kein Feld. Zum Beispiel: { $example }
    [square] „{ $given }“ ist kein Feld. Zum Beispiel: { $example }
    [field] „{ $given }“ ist kein Feld. Zum Beispiel: { $example }
    [rank] „{ $given }“ ist keine Reihe: Es gibt 1 bis 11. Zum Beispiel: { $example }
    [file] „{ $given }“ ist keine Linie: Es gibt a bis e. Zum Beispiel: { $example }
    [table] „{ $given }“ ist keine Tischnummer. Welche Tische es gibt, zeigt Dir: tische
    [place] Einen Ort „{ $given }“ gibt es hier nicht. Zum Beispiel: { $example }
    [name] „{ $given }“ ist kein Name. Zum Beispiel: { $example }
    [text] Mit „{ $given }“ kann ich nichts anfangen. Zum Beispiel: { $example }
    [message] Mit „{ $given }“ kann ich nichts anfangen. Zum Beispiel: { $example }
    [topic] Zu „{ $given }“ gibt es keine Hilfe. Zum Beispiel: { $example }
    [game] Ein Spiel „{ $given }“ gibt es hier nicht. Zum Beispiel: { $example }
    [style] Das Brett gibt es als ascii, unicode und text, aber nicht als „{ $given }“. Zum Beispiel: { $example }
    [setting] „{ $given }“ lässt sich nicht einstellen. Zum Beispiel: { $example }
    [value] Auf „{ $given }“ lässt es sich nicht stellen. Zum Beispiel: { $example }
    [match] Mit „{ $given }“ kann ich nichts anfangen. Zum Beispiel: { $example }
    [played] „{ $given }“ ist keine Partienummer. Zum Beispiel: { $example }
    [ply] „{ $given }“ ist keine Zugnummer. Zum Beispiel: { $example }
    [reason] „{ $given }“ ist kein Grund. Zum Beispiel: { $example }
    [days] „{ $given }“ ist keine Zahl von Tagen. Zum Beispiel: { $example }
    [minutes] „{ $given }“ ist keine Zahl von Minuten bis 1440. Zum Beispiel: { $example }
    [side] „{ $given }“ ist keine Seite. Zum Beispiel: { $example }
   *[other] „{ $given }“ passt hier nicht. Zum Beispiel: { $example }
}

command-extra = Mit „{ $extra }“ kann ich hier nichts anfangen. Richtig ist zum Beispiel: { $example }
command-usage = Da fehlt noch etwas. Richtig ist zum Beispiel: { $example }

command-not-here = { $where ->
    [khalaha] { $command } geht nur an einem Khalaha-Tisch. Hier gehen zum Beispiel: { $fits }.
    [kelma] { $command } geht nur an einem Kelma-Tisch. Hier gehen zum Beispiel: { $fits }.
   *[table] { $command } geht nur an einem Tisch. Hier gehen zum Beispiel: { $fits }.
}
command-not-watching = { $command } ist Sache der beiden Spieler, und Du hast hier keinen Platz am Brett. Für Dich gehen zum Beispiel: { $fits }.
command-not-yours = { $command } ist Sache der Verwalter. Für Dich gehen zum Beispiel: { $fits }.
command-not-now = { $moment ->
    [none] { $command } geht erst, wenn hier ein Spiel läuft. Jetzt gehen zum Beispiel: { $fits }.
    [filling] { $command } geht erst, wenn beide ihre Felder befüllt haben. Jetzt gehen zum Beispiel: { $fits }.
    [playing] { $command } geht jetzt nicht mehr, denn das Spiel läuft schon. Jetzt gehen zum Beispiel: { $fits }.
    [over] { $command } geht nicht mehr, denn das Spiel ist zu Ende. Jetzt gehen zum Beispiel: { $fits }.
    [adjourned] { $command } geht nicht, solange das Spiel vertagt ist. Weiter geht es mit: fortsetzen. Außerdem gehen zum Beispiel: { $fits }.
   *[other] { $command } geht jetzt nicht. Jetzt gehen zum Beispiel: { $fits }.
}

command-match-unclear = „{ $given }“ passt nicht zu dem, was davor steht. Nenne ein Spiel, dessen Hausregeln und einen Mitspieler, zum Beispiel: { $example }
command-setting-unknown = „{ $given }“ lässt sich nicht einstellen. Es gibt: { $settings }.
command-setting-value = { $setting } kennt den Wert „{ $given }“ nicht. Möglich sind: { $choices }.
command-setting-missing = Worauf soll { $setting } gestellt werden? Möglich sind: { $choices }.
command-width-missing = Worauf soll die Breite gestellt werden? Möglich sind auto und 20 bis 250.
command-width-value = Die Breite geht nicht auf „{ $given }“. Möglich sind auto und 20 bis 250.

## Was hier und jetzt geht, und die Hilfe.

command-here = { $place ->
    [hall] Das geht hier in der Halle:
    [saal] Das geht hier im Saal:
   *[table] Das geht jetzt an diesem Tisch:
}
command-here-more = Mehr zu einem Kommando sagt Dir zum Beispiel: hilfe neustart
command-group = { $group ->
    [house] Haus
    [match] Spiel
    [khalaha] Khalaha
    [kelma] Kelma
    [talk] Reden
    [steward] Verwalter
   *[figure] Figur
}
command-typed = { $line }
command-slot = { $slot ->
    [pit] Nummer Deines Feldes, 1 bis 6 von links, wie Du sitzt
    [seeds] Zahl der Steine, die dann in dem Feld liegen: 4 bis 6
    [from] Feld, von dem gezogen wird, a1 bis e11
    [to] Feld, auf das gezogen wird, a1 bis e11
    [square] Feld, dessen Züge Du sehen willst: 1 bis 6 bei Khalaha, a1 bis e11 bei Kelma
    [field] ein Feld: 1 bis 6 bei Khalaha, a1 bis e11 bei Kelma
    [rank] Nummer einer Reihe, 1 bis 11
    [file] Buchstabe einer Linie, a bis e
    [table] Nummer des Tisches
    [place] halle, khalaha-saal, kelma-saal, raus oder die Nummer eines Tisches
    [name] Name von jemandem im Haus
    [text] was Du sagen willst, bis zum Ende der Zeile
    [message] was Du sagen willst, bis zum Ende der Zeile
    [topic] ein Kommando oder ein Thema
    [game] khalaha oder kelma
    [style] ascii, unicode oder text
    [setting] farbe, brett, breite, zeichensatz, sprache, prompt oder ton
    [value] was einstellungen dazu nennt, zum Beispiel an, aus oder auto
    [match] in beliebiger Reihenfolge: ein Spiel, dessen Hausregeln, und mit wem: ein Name, allein oder computer mit einer Stufe (leicht, mittel, schwer, meister)
    [played] Nummer einer Partie, wie partien sie zeigt
    [ply] Nummer eines Zuges; 0 ist der Anfang
    [reason] warum, bis zum Ende der Zeile; es wird aufgeschrieben und gesagt
    [days] für wie viele Tage; ohne Zahl für immer
    [minutes] Zahl der Minuten, 0 bis 1440, oder abbrechen
    [side] süd oder nord
   *[other] ein Wort
}
command-help-name = Kommando: { $command }
command-help-aliases = Auch: { $words }
command-help-arguments = Argumente
command-help-no-arguments = keine
command-help-description = Beschreibung
command-help-examples = Beispiele
command-help-see-also = Siehe auch: { $commands }
command-help-see-nothing = Siehe auch: hilfe
command-help-overview = Hilfe
command-help-intro = Tippe ein Kommando und drücke die Eingabetaste. Der Anfang eines Wortes genügt. Was hier und jetzt geht, zeigt Dir: kommandos. Mehr zu einem Wort: hilfe und das Wort, zum Beispiel hilfe neustart.
command-help-group = { $words }
command-help-topics = Themen: { $topics }. Wie man spielt, steht unter: regeln khalaha, regeln kelma.
command-help-unknown = Zu „{ $topic }“ gibt es keine Hilfe. Alle Kommandos und Themen zeigt Dir: hilfe
command-help-near = Zu „{ $topic }“ gibt es keine Hilfe. Ähnlich klingt: { $suggestions }.
