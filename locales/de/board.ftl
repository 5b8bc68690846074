### Was von jedem Brett gesagt wird: wer wo sitzt, wer am Zug ist, wie ein Spiel endet.
### $to ist, wer zuhört, von $name aus gesehen: you, other (der Mitspieler) oder watcher (alle anderen).

seat-computer = Computer ({ $level })
seat-south = { $name } (Süd)
seat-north = { $name } (Nord)
seat-yours = { $name } (Du)

board-turn =
    { $to ->
        [you] Du bist am Zug.
       *[other] { $name } ist am Zug.
    }
board-adjourned = Das Spiel ist vertagt; mit „fortsetzen“ geht es weiter.
board-no-move = Es ist noch kein Zug gemacht.
board-last-move = Letzter Zug: { $what }

outcome-won =
    { $to ->
        [you] Das Spiel ist zu Ende: Du gewinnst gegen { $other }.
        [other] Das Spiel ist zu Ende: { $name } gewinnt gegen Dich.
       *[watcher] Das Spiel ist zu Ende: { $name } gewinnt gegen { $other }.
    }
outcome-drawn = Das Spiel ist zu Ende: Es ist unentschieden.
outcome-resigned =
    { $to ->
        [you] Das Spiel ist zu Ende: { $other } hat aufgegeben, Du gewinnst.
        [other] Das Spiel ist zu Ende: Du hast aufgegeben, { $name } gewinnt.
       *[watcher] Das Spiel ist zu Ende: { $other } hat aufgegeben, { $name } gewinnt.
    }
outcome-abandoned =
    { $to ->
        [you] Das Spiel ist zu Ende: { $other } ist nicht zurückgekommen, Du gewinnst.
        [other] Das Spiel ist zu Ende: Du warst zu lange fort, { $name } gewinnt.
       *[watcher] Das Spiel ist zu Ende: { $other } ist nicht zurückgekommen, { $name } gewinnt.
    }
outcome-agreed = Das Spiel ist zu Ende: Beide haben sich auf remis geeinigt.
outcome-called-off = Das Spiel ist abgebrochen und zählt nicht.
outcome-restarted = Das Spiel ist ohne Ergebnis beendet, denn beide wollen neu beginnen.
