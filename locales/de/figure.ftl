### Was über Figuren gesagt wird: Passwörter, Auskünfte, gespielte Partien.

prompt-password = Passwort:
login-new = Schön, dass Du bleiben willst! Nenne den Namen, der Dir gehören soll; gleich danach fragen wir nach einem Passwort.
login-slow-down = Das waren zu viele falsche Versuche. { $minutes ->
    [one] Bitte warte eine Minute.
   *[other] Bitte warte { $minutes } Minuten.
}
password-ask-old = Nenne zuerst Dein bisheriges Passwort. Eine leere Zeile lässt alles, wie es ist.
password-ask-new = Nenne ein Passwort mit mindestens 6 Zeichen. Man sieht nicht, was Du tippst. Eine leere Zeile lässt alles, wie es ist.
password-ask-again = Und noch einmal dasselbe, damit kein Tippfehler darin steckt.
password-length = Ein Passwort hat 6 bis 128 Zeichen. Versuch es mit einem anderen.
password-differs = Das war nicht zweimal dasselbe. Noch einmal von vorn: Nenne ein Passwort.
password-kept = Es bleibt alles, wie es ist.
password-old-wrong = Das ist nicht Dein bisheriges Passwort. Es bleibt alles, wie es ist. Noch ein Versuch: passwort
password-set = Der Name gehört jetzt Dir, und das Passwort ist gesetzt. Ab jetzt meldest Du Dich damit an.
weighty-dropped = Gut, alles bleibt, wie es ist.
weighty-unclear =
    Das kann zweierlei heißen, darum ist noch nichts geschehen.
    Es wartet noch ein Vorschlag auf Deine Antwort: annehmen oder ablehnen gilt jetzt ihm.
    { $weighty ->
        [deleteFigure] Willst Du stattdessen Deinen Namen aufgeben, dann tippe: lösche figur
        [leaveTable] Willst Du stattdessen aussteigen, dann tippe: aussteigen
       *[resign] Willst Du stattdessen das Spiel aufgeben, dann tippe: aufgeben
    }
warn-delete-figure = Damit gibst Du den Namen { $name } mit allen Einstellungen und der Statistik für immer auf. Meinst Du es ernst, dann tippe noch einmal: lösche figur
figure-still-plays = Unter Deinem Namen wartet noch ein Spiel. Spiel es erst zu Ende, oder steig aus.
figure-deleted = Der Name { $name } ist wieder frei. Mach es gut!
finger-heading = { $name }
finger-owned = Der Name gehört jemandem und ist mit einem Passwort geschützt.
finger-guest = Zu Gast im Haus.
finger-here = Gerade im Haus.
finger-away = { $days ->
    [0] Zuletzt heute hier.
    [one] Zuletzt gestern hier.
   *[other] Zuletzt vor { $days } Tagen hier.
}
finger-plays = Spielt gerade.
finger-unknown = Von { $name } wissen wir nichts.
absent-choices = { $minutes ->
    [0] { $name } ist noch nicht wieder da. Du kannst warten, das Spiel vertagen oder es mit beenden für Dich entscheiden. Ein vertagtes Spiel wartet; beenden geht dann erst, wenn es fortgesetzt ist.
    [one] { $name } ist noch nicht wieder da. Du kannst warten oder das Spiel vertagen; in einer Minute kannst Du es mit beenden für Dich entscheiden. Ein vertagtes Spiel wartet; beenden geht dann erst, wenn es fortgesetzt ist.
   *[other] { $name } ist noch nicht wieder da. Du kannst warten oder das Spiel vertagen; in { $minutes } Minuten kannst Du es mit beenden für Dich entscheiden. Ein vertagtes Spiel wartet; beenden geht dann erst, wenn es fortgesetzt ist.
}
claim-too-early = Dein Gegenüber ist noch nicht lange genug weg. Beenden kannst Du das Spiel in { $unit ->
    [minutes] { $count } Minuten
   *[seconds] { $count ->
        [one] einer Sekunde
       *[other] { $count } Sekunden
    }
}; vertagen geht schon vorher.
missed = { $count ->
    [one] Inzwischen ist eines geschehen:
   *[other] Inzwischen ist geschehen:
}
matches-none = Von { $name } gibt es noch keine beendeten Partien.
matches-heading = { $count ->
    [one] Die letzte Partie von { $name }:
   *[other] Die letzten { $count } Partien von { $name }:
}
matches-line = { $date } { $game }, { NOM($south) } gegen { ACC($north) }. { $result }
matches-hint = Nachspielen zum Beispiel mit: partie und der Nummer
tally = { $game } gegen { $against ->
    [computer] den Computer
   *[person] andere
}: { $won } gewonnen, { $lost } verloren, { $drawn } unentschieden{ $abandoned ->
    [0] .
    [one] ; eine davon nicht zu Ende gespielt.
   *[other] ; { $abandoned } davon nicht zu Ende gespielt.
}
tally-none = Von { $name } hat noch keine Partie gezählt. Übungsspiele und abgebrochene Spiele zählen nicht.
tally-heading = Die Bilanz von { $name }
no-such-match = Eine Partie { $match } gibt es nicht. Mit partien siehst Du Deine.
no-replay = Welche Partie? Zum Beispiel: partie 12. Mit partien siehst Du Deine.
replay-at-start = Weiter zurück geht es nicht: Das ist der Anfang der Partie.
replay-at-end = Weiter geht es nicht: Das ist das Ende der Partie.
replay-only = { $plies ->
    [0] In dieser Partie wurde nicht gezogen.
    [one] Die Partie hat nur einen Zug.
   *[other] Die Partie hat nur { $plies } Züge. Hier ist der letzte.
}
replay-step = Partie { $match }, Zug { $ply } von { $plies }. { $where ->
    [start] Weiter: vor. Springen: zug und die Nummer.
    [end] Zurück: partie zurück. Springen: zug und die Nummer.
   *[middle] Weiter: vor. Zurück: partie zurück. Springen: zug und die Nummer.
}
export =
    {"["}Partie "{ $match }"]
    {"["}Spiel "{ $game }"]
    {"["}Regeln "{ $preset }"]
    {"["}Datum "{ $date }"]
    {"["}Spieler1 "{ $south }"]
    {"["}Spieler2 "{ $north }"]
    {"["}Ergebnis "{ $result }"]
    {"["}Ende "{ export.end }"]
    { $record }
    .end = { $end ->
        [stores] Felder leer
        [goal] Grundlinie erreicht
        [noPawns] keine Bauern mehr
        [stalemate] Patt
        [repetition] Stellung zum dritten Mal
        [quietPlies] 100 Züge ohne Bauernzug und Schlagen
        [resigned] aufgegeben
        [agreed] Remis vereinbart
        [abandoned] nicht zurückgekommen
        [calledOff] abgebrochen
        [restarted] neu begonnen
       *[other] { $end }
    }
