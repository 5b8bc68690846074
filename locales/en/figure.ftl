### What is said of figures: passwords, who is who, matches of the past.

prompt-password = Password:
login-new = Good that you want to stay! Give the name that shall be yours; right after it we ask for a password.
login-slow-down = Those were too many wrong tries. { $minutes ->
    [one] Please wait one minute.
   *[other] Please wait { $minutes } minutes.
}
password-ask-old = First give your password so far. An empty line leaves everything as it is.
password-ask-new = Give a password of at least 6 characters. What you type is not shown. An empty line leaves everything as it is.
password-ask-again = And the same once more, so that no slip of the fingers is in it.
password-length = A password has 6 to 128 characters. Try another one.
password-differs = That was not the same twice. Once more from the start: give a password.
password-kept = Everything stays as it is.
password-old-wrong = That is not your password so far. Everything stays as it is. Once more: password
password-set = The name is yours now, and the password is set. From now on you log in with it.
weighty-dropped = Good, all stays as it is.
weighty-unclear =
    That can mean two things, so nothing has happened yet.
    A proposal still waits for your answer: accept or decline now goes to that.
    { $weighty ->
        [deleteFigure] If you want to give up your name instead, type: delete figure
        [leaveTable] If you want to leave the game instead, type: leave
       *[resign] If you want to resign instead, type: resign
    }
warn-delete-figure = With that you give up the name { $name }, all its settings and statistics for good. If you mean it, type once more: delete figure
figure-still-plays = A game still waits under your name. Play it to its end first, or leave it.
figure-deleted = The name { $name } is free again. Farewell!
finger-heading = { $name }
finger-owned = The name belongs to somebody and is kept by a password.
finger-guest = A guest of the house.
finger-here = In the house now.
finger-away = { $days ->
    [0] Last here today.
    [one] Last here yesterday.
   *[other] Last here { $days } days ago.
}
finger-plays = Is playing now.
finger-unknown = We know nothing of { $name }.
absent-choices = { $minutes ->
    [0] { $name } is not back yet. You can wait, adjourn the game, or end it in your favour with claim. An adjourned game waits; claim then works only once it is resumed.
    [one] { $name } is not back yet. You can wait or adjourn the game; in one minute you can end it in your favour with claim. An adjourned game waits; claim then works only once it is resumed.
   *[other] { $name } is not back yet. You can wait or adjourn the game; in { $minutes } minutes you can end it in your favour with claim. An adjourned game waits; claim then works only once it is resumed.
}
claim-too-early = Your opponent has not been away for long enough. You can end the game in { $unit ->
    [minutes] { $count } minutes
   *[seconds] { $count ->
        [one] one second
       *[other] { $count } seconds
    }
}; you can adjourn before that.
missed = { $count ->
    [one] One thing has happened since:
   *[other] This has happened since:
}
matches-none = There are no finished games of { $name } yet.
matches-heading = { $count ->
    [one] The last game of { $name }:
   *[other] The last { $count } games of { $name }:
}
matches-line = { $date } { $game }, { NOM($south) } against { NOM($north) }. { $result }
matches-hint = To look through one: replay and its number
tally = { $game } against { $against ->
    [computer] the computer
   *[person] people
}: { $won } won, { $lost } lost, { $drawn } drawn{ $abandoned ->
    [0] .
    [one] ; one of them not played to its end.
   *[other] ; { $abandoned } of them not played to their end.
}
tally-none = No game of { $name } has counted yet. Practice games and games called off do not count.
tally-heading = The figures of { $name }
no-such-match = There is no game { $match }. matches shows yours.
no-replay = Which game? For example: replay 12. matches shows yours.
replay-at-start = There is nothing before: this is the start of the game.
replay-at-end = There is nothing more: this is the end of the game.
replay-only = { $plies ->
    [0] No move was made in this game.
    [one] The game has only one move.
   *[other] The game has only { $plies } moves. Here is the last one.
}
replay-step = Game { $match }, move { $ply } of { $plies }. { $where ->
    [start] On: next. To jump: ply and its number.
    [end] Back: replay back. To jump: ply and its number.
   *[middle] On: next. Back: replay back. To jump: ply and its number.
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
