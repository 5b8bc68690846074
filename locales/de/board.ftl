### Was von jedem Brett gesagt wird: wer wo sitzt, wer am Zug ist, wie ein Spiel endet.
### $to ist, wer zuhört, von $name aus gesehen: you, other (der Mitspieler) oder watcher (alle anderen).
### Namen, die in Sätzen stehen, schreibt man { NOM($name) }, { ACC($name) }, { DAT($name) }, { VON($name) }
### oder, am Anfang des Satzes, { CAP($name) }: Nur so bekommt der Computer seinen Artikel.

seat-computer = Computer ({ $level })
    .capital = Der Computer ({ $level })
    .nominative = der Computer ({ $level })
    .accusative = den Computer ({ $level })
    .dative = dem Computer ({ $level })
    .of = vom Computer ({ $level })
seat-person = { $name }
    .of = von { $name }
seat-number = Spieler { $number }
seat-south = { $name } (Süd)
seat-north = { $name } (Nord)
seat-yours = { $name } (Du)

board-turn =
    { $to ->
        [you] Du bist am Zug.
       *[other] { CAP($name) } ist am Zug.
    }
board-adjourned = Das Spiel ist vertagt; mit „fortsetzen“ geht es weiter.
board-no-move = Es ist noch kein Zug gemacht.
board-last-move = Letzter Zug: { $what }

outcome-won =
    { $to ->
        [you] Das Spiel ist zu Ende: Du gewinnst gegen { ACC($other) }.
        [other] Das Spiel ist zu Ende: { CAP($name) } gewinnt gegen Dich.
       *[watcher] Das Spiel ist zu Ende: { CAP($name) } gewinnt gegen { ACC($other) }.
    }
outcome-drawn = Das Spiel ist zu Ende: Es ist unentschieden.
outcome-resigned =
    { $to ->
        [you] Das Spiel ist zu Ende: { CAP($other) } hat aufgegeben, Du gewinnst.
        [other] Das Spiel ist zu Ende: Du hast aufgegeben, { NOM($name) } gewinnt.
       *[watcher] Das Spiel ist zu Ende: { CAP($other) } hat aufgegeben, { NOM($name) } gewinnt.
    }
outcome-abandoned =
    { $to ->
        [you] Das Spiel ist zu Ende: { CAP($other) } ist nicht zurückgekommen, Du gewinnst.
        [other] Das Spiel ist zu Ende: Du warst zu lange fort, { NOM($name) } gewinnt.
       *[watcher] Das Spiel ist zu Ende: { CAP($other) } ist nicht zurückgekommen, { NOM($name) } gewinnt.
    }
outcome-agreed = Das Spiel ist zu Ende: Beide haben sich auf Remis geeinigt.
outcome-called-off = Das Spiel ist abgebrochen und zählt nicht.
outcome-restarted = Das Spiel ist ohne Ergebnis beendet, denn beide wollen neu beginnen.
