### Was der Computer zu Zügen sagt: Tipps und Analysen.

thinking = Einen Moment, ich überlege.
hint-khalaha = Feld { $move }: { $why ->
    [bonus] Bonuszug
    [capture] { $seeds ->
        [one] schlägt einen Stein
       *[other] schlägt { $seeds } Steine
    }
   *[quiet] ein ruhiger Zug
}; { $exact ->
    [yes] { $outlook ->
        [win] sicherer Gewinn mit { $margin ->
            [one] einem Stein
           *[other] { $margin } Steinen
        } Vorsprung.
        [loss] gegen bestes Spiel verlierst Du mit { $margin ->
            [one] einem Stein
           *[other] { $margin } Steinen
        } Rückstand, mehr ist nicht zu holen.
       *[draw] sicheres Unentschieden.
    }
   *[no] { $outlook ->
        [win] geschätzt liegst Du danach mit { $margin ->
            [one] einem Stein
           *[other] { $margin } Steinen
        } vorn.
        [loss] geschätzt liegst Du danach mit { $margin ->
            [one] einem Stein
           *[other] { $margin } Steinen
        } zurück.
       *[draw] geschätzt ist es danach ausgeglichen.
    }
}
hint-kelma = { $move }: { $why ->
    [capture] schlägt einen Bauern
    [push] schiebt einen Wende-Stein
    [stone] versetzt einen Wende-Stein
   *[ahead] ein Bauer geht vor
}; { $exact ->
    [yes] { $outlook ->
        [win] sicherer Gewinn in { $plies ->
            [one] einem Zug.
           *[other] { $plies } Zügen.
        }
        [loss] gegen bestes Spiel ist die Partie in { $plies ->
            [one] einem Zug
           *[other] { $plies } Zügen
        } verloren.
       *[draw] sicheres Unentschieden.
    }
   *[no] { $outlook ->
        [win] geschätzt stehst Du danach besser.
        [loss] geschätzt stehst Du danach schlechter.
       *[draw] geschätzt ist es danach ausgeglichen.
    }
}
hint-only-move = Du hast nur diesen einen Zug: { $move }
hint-not-your-turn = Einen Tipp gibt es, wenn Du am Zug bist.
hint-not-while-filling = Einen Tipp gibt es erst, wenn beide fertig befüllt haben.
hint-must-be-agreed = In einem Spiel zwischen Euch beiden gibt es Tipps nur, wenn Ihr es vereinbart: tipps
hint-none = Dazu fällt mir gerade nichts ein. Versuch es bitte noch einmal.
analysis-begins = { $count ->
    [one] Ich sehe mir den einen Zug an. Das Ergebnis kommt gleich.
   *[other] Ich sehe mir die { $count } Züge an. Das dauert ein wenig; spiel ruhig weiter, das Ergebnis kommt von selbst.
}
analysis-busy = Ich bin noch bei Deiner letzten Analyse. Einen Moment bitte.
analysis-none = In dieser Partie wurde nicht gezogen.
analysis-still-running = Eine Analyse gibt es erst nach dem Ende der Partie.
analysis-heading = Analyse: { $south } gegen { $north }
analysis-move-khalaha = { $name } { $move }: { $exact ->
    [yes] verschenkt
   *[no] verschenkt geschätzt
} { $loss ->
    [one] einen Stein
   *[other] { $loss } Steine
}, besser war { $best }.
analysis-move-kelma = { $name } { $move }: { $exact ->
    [yes] nachweislich schlechter, besser war { $best }.
   *[no] geschätzt schlechter um { $loss } Hundertstel Bauern, besser war { $best }.
}
analysis-good = { $name } { $move }: { $exact ->
    [yes] der beste Zug.
   *[no] geschätzt der beste Zug.
}
analysis-turning-point = Wendepunkt bei Zug { $ply }: { $name } spielte { $move }, besser war { $best }.
analysis-no-turning-point = Einen Wendepunkt gab es nicht: Wer vorn lag, blieb vorn.
analysis-sum = { $name }: { $best } von { $count } Zügen waren die besten.
