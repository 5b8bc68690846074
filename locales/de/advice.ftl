### Was der Computer zu Zügen sagt: Tipps und Analysen.

thinking = Einen Moment, ich überlege.
hint-khalaha = { hint-khalaha.typed }: { $why ->
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
    .typed = { $move ->
        [x] „tausche“
       *[other] „leere { $move }“
    }
hint-kelma = „ziehe { $from } { $square }“: { $why ->
    [capture] schlägt einen Bauern
    [push] schiebt einen Wendestein
    [stone] versetzt einen Wendestein
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
hint-only-move-khalaha = Du hast nur diesen einen Zug: { hint-khalaha.typed }
hint-only-move-kelma = Du hast nur diesen einen Zug: „ziehe { $from } { $square }“
hint-not-your-turn = Einen Tipp gibt es, wenn Du am Zug bist.
hint-not-while-filling = Einen Tipp gibt es erst, wenn beide fertig befüllt haben.
hint-must-be-agreed = In einem Spiel zwischen Euch beiden gibt es Tipps nur, wenn Ihr es vereinbart: tipps
hint-outdated = Der Tipp kommt zu spät, denn die Stellung hat sich geändert. Frag einfach noch einmal: tipp
hint-none = Dazu fällt mir gerade nichts ein. Versuch es bitte noch einmal.
analysis-begins = { $count ->
    [one] Ich sehe mir den einen Zug an. Das Ergebnis kommt gleich.
   *[other] Ich sehe mir die { $count } Züge an. Das dauert ein wenig; spiel ruhig weiter, das Ergebnis kommt von selbst.
}
analysis-busy = Ich bin noch bei Deiner letzten Analyse. Einen Moment bitte.
analysis-which = Welche Partie soll untersucht werden? Zum Beispiel: analyse 12. Mit partien siehst Du Deine.
analysis-none = In dieser Partie wurde nicht gezogen.
analysis-still-running = Eine Analyse gibt es erst nach dem Ende der Partie.
analysis-heading = Analyse: { NOM($south) } gegen { ACC($north) }
analysis-sum = { CAP($name) }: { $good } von { $count } { $count ->
    [one] Zug
   *[other] Zügen
} ohne Fehler.
analysis-turning-point = Wendepunkt bei Zug { $ply }: { CAP($name) } { $turn ->
    [lead] hatte den Vorteil und gab ihn mit { analysis-turning-point.move } aus der Hand
    [behind] geriet mit { analysis-turning-point.move } in Nachteil
   *[over] hatte den Vorteil und geriet mit { analysis-turning-point.move } in Nachteil
}, besser war { analysis-turning-point.best }.
    .move = { $game ->
        [khalaha] { $move ->
            [x] dem Tausch
           *[other] Feld { $move }
        }
       *[kelma] { $move }
    }
    .best = { $game ->
        [khalaha] { $best ->
            [x] der Tausch
           *[other] Feld { $best }
        }
       *[kelma] { $best }
    }
analysis-no-turning-point = Einen Wendepunkt gab es nicht: Wer vorn lag, blieb vorn.
analysis-mistakes = Züge, die etwas gekostet haben:
analysis-no-mistakes = Kein Zug hat etwas gekostet.
analysis-move-khalaha = { CAP($name) }, { $move ->
    [x] Tausch
   *[other] Feld { $move }
}: { $exact ->
    [yes] verschenkt
   *[no] verschenkt geschätzt
} { $loss ->
    [one] einen Stein
   *[other] { $loss } Steine
}, besser war { $best ->
    [x] der Tausch
   *[other] Feld { $best }
}.
analysis-move-kelma = { CAP($name) }, { $move }: { $how ->
    [win] verschenkt den sicheren Gewinn
    [loss] verliert
    [slight] ist etwas schlechter
    [clear] ist deutlich schlechter
   *[much] ist viel schlechter
}, besser war { $best }.
