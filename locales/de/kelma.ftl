### Was von Kelma gesagt wird. $to ist, wer zuhört, von $name aus gesehen: you, other (der Mitspieler) oder
### watcher (alle anderen). $face, $up und $down sind Seiten eines Wendesteins: S, L oder T. $next ist other, wenn
### der Zug an $other übergeht, lock, wenn nur von der Sperre die Rede ist, sonst none.

## Was geschieht, und warum

kelma-pawn =
    { $to ->
        [you] Du ziehst Deinen Bauern von { $from } nach { $square } vor{ kelma-pawn.turn }.
       *[other] { CAP($name) } zieht einen Bauern von { $from } nach { $square } vor{ kelma-pawn.turn }.
    }
    .turn =
        { $next ->
            [other]
                { $to ->
                    [other] : Damit bist Du am Zug
                   *[you] : Damit ist { NOM($other) } am Zug
                }
           *[none] { "" }
        }
kelma-push =
    { $to ->
        [you] Du ziehst Deinen Bauern von { $from } nach { $square } vor und schiebst dabei den Wendestein, { kelma-stone.face } oben, nach { $landing } weiter{ kelma-pawn.turn }.
       *[other] { CAP($name) } zieht einen Bauern von { $from } nach { $square } vor und schiebt dabei den Wendestein, { kelma-stone.face } oben, nach { $landing } weiter{ kelma-pawn.turn }.
    }
kelma-stone =
    { $to ->
        [you] Du ziehst den Wendestein als { kelma-stone.face } von { $from }{ kelma-stone.over } nach { $square } und wendest ihn auf { kelma-stone.up }{ kelma-stone.lock }.
       *[other] { CAP($name) } zieht den Wendestein als { kelma-stone.face } von { $from }{ kelma-stone.over } nach { $square } und wendet ihn auf { kelma-stone.up }{ kelma-stone.lock }.
    }
    .face =
        { $face ->
            [S] Springer
            [L] Läufer
           *[T] Turm
        }
    .up =
        { $up ->
            [S] Springer
            [L] Läufer
           *[T] Turm
        }
    .over =
        { $over ->
            [none] { "" }
           *[other] { " " }über { $over } hinweg
        }
    .lock =
        { $next ->
            [other]
                { $to ->
                    [other] : Nun bist Du am Zug, und für diesen einen Zug ist der Stein gesperrt
                   *[you] : Nun ist { NOM($other) } am Zug, und für diesen einen Zug ist der Stein gesperrt
                }
            [lock]
                { $to ->
                    [other] ; für Deinen nächsten Zug ist der Stein gesperrt
                   *[you] ; für den nächsten Zug { VON($other) } ist der Stein gesperrt
                }
           *[none] { "" }
        }
kelma-capture =
    { $to ->
        [you] Du ziehst den Wendestein als { kelma-stone.face } von { $from }{ kelma-stone.over } nach { $square }, schlägst dort { kelma-capture.pawn } und wendest den Stein auf { kelma-stone.up }{ kelma-stone.lock }.
       *[other] { CAP($name) } zieht den Wendestein als { kelma-stone.face } von { $from }{ kelma-stone.over } nach { $square }, schlägt dort { kelma-capture.pawn } und wendet den Stein auf { kelma-stone.up }{ kelma-stone.lock }.
    }
    .pawn =
        { $whose ->
            [own] einen eigenen Bauern ({ kelma-capture.left })
           *[other]
                { $to ->
                    [other] einen Deiner Bauern ({ kelma-capture.left })
                   *[you] einen Bauern { VON($other) } ({ kelma-capture.left })
                }
        }
    .left =
        { $left ->
            [0] es war der letzte
            [one] einer bleibt
           *[other] { $left } bleiben
        }
kelma-last-pawn =
    { $to ->
        [you] Du hast keinen Bauern mehr und kannst nicht mehr gewinnen, spielst aber weiter: Ein Remis ist noch möglich.
       *[other] { CAP($name) } hat keinen Bauern mehr und kann nicht mehr gewinnen, spielt aber weiter: Ein Remis ist noch möglich.
    }
kelma-repeated = Achtung: Genau diese Stellung war schon einmal da. Beim dritten Mal ist das Spiel remis.
kelma-quiet = Achtung: Seit { $plies } Zügen hat kein Bauer gezogen und wurde keiner geschlagen. Nach { $left } weiteren ist das Spiel remis.

kelma-won =
    { $to ->
        [you] Das Spiel ist zu Ende: Dein Bauer steht auf der Grundlinie { VON($other) }, Du gewinnst.
        [other] Das Spiel ist zu Ende: Ein Bauer { VON($name) } steht auf Deiner Grundlinie, { NOM($name) } gewinnt.
       *[watcher] Das Spiel ist zu Ende: Ein Bauer { VON($name) } steht auf der Grundlinie { VON($other) }, { NOM($name) } gewinnt.
    }
kelma-drawn-no-pawns = Das Spiel ist zu Ende: unentschieden, denn keine Seite hat noch einen Bauern.
kelma-drawn-stalemate = Das Spiel ist zu Ende: unentschieden durch Patt, denn wer am Zug wäre, hat keinen möglichen Zug.
kelma-drawn-repetition = Das Spiel ist zu Ende: unentschieden, denn dieselbe Stellung ist zum dritten Mal da.
kelma-drawn-quiet = Das Spiel ist zu Ende: unentschieden, denn 100 Züge lang hat kein Bauer gezogen und wurde keiner geschlagen.

## Das Brett

kelma-seat = { $sign } { $seat }: { kelma-seat.pawns }, { $lost } verloren
    .pawns =
        { $pawns ->
            [0] kein Bauer
            [one] ein Bauer
           *[other] { $pawns } Bauern
        }
kelma-legend-stones = Wendesteine:
kelma-legend-stone = { $square }: oben { $up }, unten { $down }
kelma-legend-face =
    { $face ->
        [S] S Springer: wie im Schach
        [L] L Läufer: 2 Felder schräg
       *[T] T Turm: 2 Felder gerade
    }
kelma-last =
    { $to ->
        [you] { $mark } Letzter Zug: Du hast { $move } gezogen.
       *[other] { $mark } Letzter Zug: { CAP($name) } hat { $move } gezogen.
    }
kelma-status-lock =
    { $to ->
        [you] { $mark } Der Wendestein auf { $square } ist gesperrt, bis Du gezogen hast.
       *[other] { $mark } Der Wendestein auf { $square } ist gesperrt, bis { NOM($name) } gezogen hat.
    }
kelma-status-repeated = Diese Stellung ist zum zweiten Mal da; die dritte ist remis.
kelma-status-quiet =
    { $left ->
        [one] Noch ein Zug ohne Bauernzug und Schlagen, dann remis.
       *[other] Noch { $left } Züge ohne Bauernzug und Schlagen, dann remis.
    }
kelma-pawns =
    { $to ->
        [you] Du hast { kelma-pawns.pawns } und hast { kelma-pawns.lost } verloren.
       *[other] { CAP($name) } hat { kelma-pawns.pawns } und hat { kelma-pawns.lost } verloren.
    }
    .pawns =
        { $pawns ->
            [0] keinen Bauern
            [one] einen Bauern
           *[other] { $pawns } Bauern
        }
    .lost =
        { $lost ->
            [0] keinen
            [one] einen
           *[other] { $lost }
        }
kelma-file =
    { $count ->
        [0]
            { $to ->
                [you] Linie { $file }: kein Bauer von Dir.
               *[other] Linie { $file }: kein Bauer { VON($name) }.
            }
        [one]
            { $to ->
                [you] Linie { $file }: Dein Bauer auf { $squares }.
               *[other] Linie { $file }: ein Bauer { VON($name) } auf { $squares }.
            }
       *[other]
            { $to ->
                [you] Linie { $file }: Deine Bauern auf { $squares }.
               *[other] Linie { $file }: Bauern { VON($name) } auf { $squares }.
            }
    }
kelma-square-empty = Feld { $square } ist leer.
kelma-square-pawn =
    { $to ->
        [you] Auf { $square } steht Dein Bauer.
       *[other] Auf { $square } steht ein Bauer { VON($name) }.
    }
kelma-row-rest =
    { $pieces ->
        [0] Reihe { $rank } ist leer.
       *[other] Der Rest von Reihe { $rank } ist leer.
    }
kelma-column-rest =
    { $pieces ->
        [0] Linie { $file } ist leer.
       *[other] Der Rest von Linie { $file } ist leer.
    }
kelma-stone-free = Wendestein auf { $square }: oben { kelma-stone.face }, unten { kelma-stone-free.down }, frei.
    .down =
        { $down ->
            [S] Springer
            [L] Läufer
           *[T] Turm
        }
kelma-stone-locked =
    { $to ->
        [you] Wendestein auf { $square }: oben { kelma-stone.face }, unten { kelma-stone-free.down }, gesperrt, bis Du gezogen hast.
       *[other] Wendestein auf { $square }: oben { kelma-stone.face }, unten { kelma-stone-free.down }, gesperrt, bis { NOM($name) } gezogen hat.
    }

## Was die Regeln nicht erlauben

kelma-refused-not-a-move = „{ $text }“ ist kein Zug. Nenne ein Feld oder zwei, zum Beispiel „ziehe c2“ oder „ziehe b6 nach c8“.
kelma-refused-off-board = Ein Feld { $square } gibt es nicht: Das Brett geht von a1 bis e11.
kelma-refused-misnoted = „{ $text }“ beschreibt diesen Zug nicht richtig. Meinst Du „{ $move }“? Die beiden Felder allein genügen.
kelma-refused-game-over = Dieses Spiel ist zu Ende. Mit „neustart“ beginnt ein neues.
kelma-refused-not-your-turn = { CAP($name) } ist am Zug. „stand“ zeigt Dir das Brett, solange Du wartest.
kelma-refused-empty-square = Auf { $square } steht nichts, was ziehen könnte. „züge“ zeigt Dir, was geht.
kelma-refused-enemy-pawn = Der Bauer auf { $square } gehört der anderen Seite. Du ziehst mit Deinen Bauern und mit den Wendesteinen; „züge“ zeigt Dir, was geht.
kelma-refused-stands-there = Auf { $square } steht die Figur schon. Nenne das Feld, auf das sie soll; „züge { $square }“ zeigt Dir, wohin es geht.
kelma-refused-pawn-only-ahead = Ein Bauer geht nur ein Feld geradeaus, von { $from } also nach { $ahead } und nicht nach { $square }: „ziehe { $from }“.
kelma-refused-pawn-cannot-capture = Bauern schlagen nicht, darum kann der Bauer von { $from } nicht nach { $square }. Schlagen können nur die Wendesteine.
kelma-refused-blocked =
    { $to ->
        [you] Dein Bauer auf { $from } kann nicht vor, denn auf { $square } steht Dein eigener Bauer. Ziehe zuerst den.
       *[other] Der Bauer auf { $from } kann nicht vor, denn auf { $square } steht ein Bauer { VON($name) }. Nur ein Wendestein kann ihn schlagen.
    }
kelma-refused-no-room =
    { $obstacle ->
        [edge] Der Bauer auf { $from } kann den Wendestein auf { $square } nicht schieben, denn dahinter ist das Brett zu Ende. Ziehe erst den Wendestein weg.
        [stone] Der Bauer auf { $from } kann den Wendestein auf { $square } nicht schieben, denn dahinter auf { $behind } steht noch ein Wendestein. Nur einer lässt sich schieben.
        [ownPawn] Der Bauer auf { $from } kann den Wendestein auf { $square } nicht schieben, denn dahinter auf { $behind } steht ein Bauer der eigenen Seite. Ziehe erst den weiter.
       *[enemyPawn] Der Bauer auf { $from } kann den Wendestein auf { $square } nicht schieben, denn dahinter auf { $behind } steht ein Bauer der anderen Seite. Geschoben wird nur auf ein freies Feld.
    }
kelma-refused-push-of-locked = Der Bauer auf { $from } kann den Wendestein auf { $square } nicht schieben, denn der ist in diesem Zug gesperrt, und die Hausregeln lassen das dann nicht zu. In Deinem nächsten Zug ist er frei.
kelma-refused-locked = Der Wendestein auf { $square } ist gesperrt, weil ihn die andere Seite eben gezogen hat. Ziehe jetzt etwas anderes; in Deinem nächsten Zug ist er wieder frei.
kelma-refused-wrong-by-face =
    { $face ->
        [S] Als Springer kommt der Wendestein von { $from } nicht nach { $square }: Er geht zwei Felder gerade und eins zur Seite. „züge { $from }“ zeigt Dir, wohin.
        [L] Als Läufer kommt der Wendestein von { $from } nicht nach { $square }: Er geht genau zwei Felder schräg. „züge { $from }“ zeigt Dir, wohin.
       *[T] Als Turm kommt der Wendestein von { $from } nicht nach { $square }: Er geht genau zwei Felder gerade. „züge { $from }“ zeigt Dir, wohin.
    }
kelma-refused-own-pawn = Der Wendestein kann als { kelma-stone.face } von { $from } nicht nach { $square }, denn dort steht Dein eigener Bauer, und den darfst Du nicht schlagen.
kelma-refused-stone-on-target = Der Wendestein kann als { kelma-stone.face } von { $from } nicht nach { $square }, denn dort steht ein anderer Wendestein, und die werden nie geschlagen.
kelma-refused-ambiguous = Von { $square } aus gibt es mehrere Züge: { $candidates }. Nenne auch das Ziel, zum Beispiel „ziehe { $square } nach { $example }“.
kelma-refused-stone-stuck = Der Wendestein auf { $square } kann als { kelma-stone.face } gerade nirgendwohin. „züge“ zeigt Dir, was sonst geht.

## Die Regeln

topic-rules-kelma =
    Kelma ist ein Wettlauf für zwei auf einem Brett aus 5 Linien (a bis e) und 11 Reihen. Jeder hat zehn Bauern, die in den zwei Reihen auf der eigenen Seite stehen; dazu kommen drei Wendesteine in der Mitte, die niemandem gehören. Wer zuerst einen Bauern auf die Grundlinie der anderen Seite bringt, die hinterste Reihe gegenüber, gewinnt sofort. Spieler 1 sitzt an Reihe 1 und beginnt, Spieler 2 sitzt an Reihe 11.

    Wer am Zug ist, zieht entweder einen eigenen Bauern oder einen Wendestein.

    Bauern gehen ein Feld geradeaus: „ziehe c2“. Sie schlagen nicht, und jeder Bauer gleich vor ihnen hält sie auf. Steht aber ein Wendestein vor dem Bauern und ist das Feld dahinter frei, so schiebt er ihn ein Feld weiter. Geschobene Steine werden dabei nicht gewendet und nicht gesperrt, und auch einen gesperrten darf man schieben.

    Wendesteine haben zwei Seiten, und die obere sagt, wie der Stein zieht, immer genau zwei Felder weit: T (Turm) gerade, L (Läufer) schräg, S (Springer) wie im Schach. „ziehe b6 nach c8“ zieht den Stein von b6. Was dazwischen steht, wird übersprungen. Das Ziel muss leer sein, oder es steht dort ein fremder Bauer: Der ist geschlagen und kommt vom Brett. Eigene Bauern und andere Wendesteine schlägt man nie.

    Nach seinem Zug wird der Wendestein umgedreht, so dass die andere Seite gilt. Die Gegenseite darf ihn in ihrem nächsten Zug nicht ziehen; danach ist er wieder frei.

    Unentschieden ist es, wenn beide keinen Bauern mehr haben, wenn die Seite am Zug keinen möglichen Zug hat (Patt), wenn dieselbe Stellung zum dritten Mal da ist, nach 100 Zügen in Folge ohne Bauernzug und ohne Schlagen, oder wenn sich beide mit „remis“ einigen. Wer keinen Bauern mehr hat, spielt weiter, kann aber nicht mehr gewinnen.

    Aufstellungen: Bei „mitte“ stehen die Wendesteine am Anfang auf b6, c6 und d6, bei „weit“ auf a6, c6 und e6.

    Schreibweise: c2-c3 ist ein Bauernzug, c5-c6>c7 schiebt einen Stein nach c7, Sb6-c8 zieht einen Stein als Springer, Tc6xc8 schlägt als Turm. Zum Ziehen genügen die Felder: c2 oder b6c8.
