### Was von Khalaha gesagt wird. $to ist, wer zuhört, von $name aus gesehen: you, other (der Mitspieler)
### oder watcher (alle anderen). $next ist other, wenn der Zug an $other übergeht, sonst none.

## Was geschieht, und warum

khalaha-filled =
    { $to ->
        [you] Du legst { khalaha-filled.seeds } in Feld { $pit }; in Deinem Vorrat { khalaha-filled.supply }.
       *[other] { CAP($name) } legt { khalaha-filled.seeds } in das eigene Feld { $pit }; im Vorrat { khalaha-filled.supply }.
    }
    .seeds =
        { $seeds ->
            [one] einen Stein
           *[other] { $seeds } Steine
        }
    .supply =
        { $supply ->
            [0] bleibt kein Stein
            [one] bleibt ein Stein
           *[other] bleiben { $supply } Steine
        }
khalaha-refilled =
    { $to ->
        [you] Du änderst Feld { $pit } von { $before } auf { khalaha-filled.seeds }; in Deinem Vorrat { khalaha-filled.supply }.
       *[other] { CAP($name) } ändert das eigene Feld { $pit } von { $before } auf { khalaha-filled.seeds }; im Vorrat { khalaha-filled.supply }.
    }
khalaha-filled-same =
    { $to ->
        [you] Dein Feld { $pit } hat schon { khalaha-filled.seeds }.
       *[other] Feld { $pit } { VON($name) } hat schon { khalaha-filled.seeds }.
    }
khalaha-all-filled = Alle Deine Felder sind befüllt. Jetzt „fülle fertig“, wenn alles so bleiben soll.
khalaha-filled-all =
    { $to ->
        [you] Du legst je { khalaha-filled.seeds } in alle sechs Felder; in Deinem Vorrat { khalaha-filled.supply }.
       *[other] { CAP($name) } legt je { khalaha-filled.seeds } in alle sechs eigenen Felder; im Vorrat { khalaha-filled.supply }.
    }
khalaha-finished =
    { $to ->
        [you] Du bist mit dem Befüllen fertig und gehst mit { $seeds } Steinen ins Spiel.
       *[other] { CAP($name) } ist mit dem Befüllen fertig und geht mit { $seeds } Steinen ins Spiel.
    }
khalaha-waits =
    { $to ->
        [you] { $filled ->
            [all] Jetzt fehlst nur noch Du: Mit „fülle fertig“ beendest Du Dein Befüllen.
           *[some] Jetzt fehlst nur noch Du: Lege in alle Deine Felder Steine, und sage dann „fülle fertig“.
        }
       *[other] Jetzt fehlt nur noch { NOM($name) }.
    }
khalaha-begins =
    { $to ->
        [you] Alle Felder sind befüllt, und Du machst den ersten Zug: zum Beispiel „leere 3“.
       *[other] Alle Felder sind befüllt, und { NOM($name) } macht den ersten Zug.
    }

khalaha-sown-bonus =
    { $to ->
        [you] Du leerst Feld { $pit }, und { khalaha-sown-own.last } fällt in Deine Bank: Dafür bist Du noch einmal am Zug.
       *[other] { CAP($name) } leert Feld { $pit }, und { khalaha-sown-own.last } fällt in die eigene Bank: Dafür ist { NOM($name) } noch einmal am Zug.
    }
khalaha-sown-bonus-passed =
    { $to ->
        [you] Du leerst Feld { $pit }, und { khalaha-sown-own.last } fällt in Deine Bank. Du wärst noch einmal am Zug, musst aber passen, denn Deine Felder sind leer: Am Zug ist { NOM($other) }.
        [other] { CAP($name) } leert Feld { $pit }, und { khalaha-sown-own.last } fällt in die eigene Bank. Damit wäre { NOM($name) } noch einmal am Zug, muss aber passen, denn die eigenen Felder sind leer: Am Zug bist Du.
       *[watcher] { CAP($name) } leert Feld { $pit }, und { khalaha-sown-own.last } fällt in die eigene Bank. Damit wäre { NOM($name) } noch einmal am Zug, muss aber passen, denn die eigenen Felder sind leer: Am Zug ist { NOM($other) }.
    }
khalaha-sown-store =
    { $to ->
        [you] Du leerst Feld { $pit }, und { khalaha-sown-own.last } fällt in Deine Bank.
       *[other] { CAP($name) } leert Feld { $pit }, und { khalaha-sown-own.last } fällt in die eigene Bank.
    }
khalaha-sown-own =
    { $to ->
        [you] Du leerst Feld { $pit }, und { khalaha-sown-own.last } fällt in Dein Feld { $landing }, in dem schon Steine liegen{ khalaha-sown-own.turn }.
       *[other] { CAP($name) } leert Feld { $pit }, und { khalaha-sown-own.last } fällt in das eigene Feld { $landing }, in dem schon Steine liegen{ khalaha-sown-own.turn }.
    }
    .last =
        { $seeds ->
            [one] der eine Stein
           *[other] der letzte von { $seeds } Steinen
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
khalaha-sown-opponent =
    { $to ->
        [you] Du leerst Feld { $pit }, und { khalaha-sown-own.last } fällt in Feld { $landing } { VON($other) }{ khalaha-sown-own.turn }.
        [other] { CAP($name) } leert Feld { $pit }, und { khalaha-sown-own.last } fällt in Dein Feld { $landing }{ khalaha-sown-own.turn }.
       *[watcher] { CAP($name) } leert Feld { $pit }, und { khalaha-sown-own.last } fällt in Feld { $landing } { VON($other) }{ khalaha-sown-own.turn }.
    }
khalaha-sown-nothing =
    { $to ->
        [you] Du leerst Feld { $pit }, und { khalaha-sown-own.last } fällt in Dein leeres Feld { $landing }, doch gegenüber liegt kein Stein{ khalaha-sown-own.turn }.
        [other] { CAP($name) } leert Feld { $pit }, und { khalaha-sown-own.last } fällt in das eigene leere Feld { $landing }, doch bei Dir gegenüber liegt kein Stein{ khalaha-sown-own.turn }.
       *[watcher] { CAP($name) } leert Feld { $pit }, und { khalaha-sown-own.last } fällt in das eigene leere Feld { $landing }, doch gegenüber liegt kein Stein{ khalaha-sown-own.turn }.
    }
khalaha-sown-capture =
    { $to ->
        [you] Du leerst Feld { $pit }, und { khalaha-sown-own.last } fällt in Dein leeres Feld { $landing }: Dafür { khalaha-sown-capture.captured } aus Feld { $from } { VON($other) } in Deine Bank{ khalaha-sown-capture.turn }.
        [other] { CAP($name) } leert Feld { $pit }, und { khalaha-sown-own.last } fällt in das eigene leere Feld { $landing }: Dafür { khalaha-sown-capture.captured } aus Deinem Feld { $from } in die Bank { VON($name) }{ khalaha-sown-capture.turn }.
       *[watcher] { CAP($name) } leert Feld { $pit }, und { khalaha-sown-own.last } fällt in das eigene leere Feld { $landing }: Dafür { khalaha-sown-capture.captured } aus Feld { $from } { VON($other) } in die Bank { VON($name) }{ khalaha-sown-capture.turn }.
    }
    .captured =
        { $captured ->
            [one] wandert ein Stein
           *[other] wandern { $captured } Steine
        }
    .turn =
        { $next ->
            [other]
                { $to ->
                    [other] , und nun bist Du am Zug
                   *[you] , und nun ist { NOM($other) } am Zug
                }
           *[none] { "" }
        }
khalaha-sown-capture-both =
    { $to ->
        [you] Du leerst Feld { $pit }, und { khalaha-sown-own.last } fällt in Dein leeres Feld { $landing }: Dafür { khalaha-sown-capture-both.captured } aus Feld { $from } { VON($other) } in Deine Bank{ khalaha-sown-capture.turn }.
        [other] { CAP($name) } leert Feld { $pit }, und { khalaha-sown-own.last } fällt in das eigene leere Feld { $landing }: Dafür { khalaha-sown-capture-both.captured } aus Deinem Feld { $from } in die Bank { VON($name) }{ khalaha-sown-capture.turn }.
       *[watcher] { CAP($name) } leert Feld { $pit }, und { khalaha-sown-own.last } fällt in das eigene leere Feld { $landing }: Dafür { khalaha-sown-capture-both.captured } aus Feld { $from } { VON($other) } in die Bank { VON($name) }{ khalaha-sown-capture.turn }.
    }
    .captured =
        { $captured ->
            [one] wandern er und ein Stein
           *[other] wandern er und { $captured } Steine
        }
khalaha-sown-capture-alone =
    { $to ->
        [you] Du leerst Feld { $pit }, und { khalaha-sown-own.last } fällt in Dein leeres Feld { $landing } und wandert in Deine Bank, obwohl gegenüber kein Stein liegt{ khalaha-sown-own.turn }.
        [other] { CAP($name) } leert Feld { $pit }, und { khalaha-sown-own.last } fällt in das eigene leere Feld { $landing } und wandert in die Bank { VON($name) }, obwohl bei Dir gegenüber kein Stein liegt{ khalaha-sown-own.turn }.
       *[watcher] { CAP($name) } leert Feld { $pit }, und { khalaha-sown-own.last } fällt in das eigene leere Feld { $landing } und wandert in die Bank { VON($name) }, obwohl gegenüber kein Stein liegt{ khalaha-sown-own.turn }.
    }

khalaha-swept =
    { $to ->
        [you] { CAP($other) } hat keinen Stein mehr in den Feldern, und damit endet das Spiel: { khalaha-swept.seeds } aus Deinen Feldern in Deine Bank.
        [other] Du hast keinen Stein mehr in den Feldern, und damit endet das Spiel: { khalaha-swept.seeds } aus den Feldern { VON($name) } in die Bank { VON($name) }.
       *[watcher] { CAP($other) } hat keinen Stein mehr in den Feldern, und damit endet das Spiel: { khalaha-swept.seeds } aus den Feldern { VON($name) } in die Bank { VON($name) }.
    }
    .seeds =
        { $seeds ->
            [one] Der letzte Stein wandert
           *[other] Die letzten { $seeds } Steine wandern
        }
khalaha-passed =
    { $to ->
        [you] Du hast keinen Stein in Deinen Feldern und musst passen: Am Zug ist { NOM($other) }.
        [other] { CAP($name) } hat keinen Stein in den eigenen Feldern und muss passen: Am Zug bist Du.
       *[watcher] { CAP($name) } hat keinen Stein in den eigenen Feldern und muss passen: Am Zug ist { NOM($other) }.
    }
khalaha-swapped =
    { $to ->
        [you] Du tauschst: Du übernimmst die Steine { VON($other) } samt Bank und gibst dafür Deine, und nun ist { NOM($other) } am Zug.
        [other] { CAP($name) } tauscht: Deine Steine samt Bank gehen an { ACC($name) }, Du bekommst dafür die anderen, und nun bist Du am Zug.
       *[watcher] { CAP($name) } tauscht mit { DAT($other) } alle Steine samt Bank, und nun ist { NOM($other) } am Zug.
    }
khalaha-won =
    { $to ->
        [you] Das Spiel ist zu Ende: Du gewinnst mit { $seeds } zu { $against } Steinen gegen { ACC($other) }.
        [other] Das Spiel ist zu Ende: { CAP($name) } gewinnt mit { $seeds } zu { $against } Steinen gegen Dich.
       *[watcher] Das Spiel ist zu Ende: { CAP($name) } gewinnt mit { $seeds } zu { $against } Steinen gegen { ACC($other) }.
    }
khalaha-drawn = Das Spiel ist zu Ende: unentschieden mit { $seeds } zu { $seeds } Steinen.

## Das Brett

khalaha-store-label = Bank
khalaha-seat-filling = { $seat }: Vorrat { $supply }
khalaha-seat-ready = { $seat }: fertig
khalaha-last-sown =
    { $to ->
        [you] { $mark } Letzter Zug: Du hast Feld { $pit } geleert.
       *[other] { $mark } Letzter Zug: { CAP($name) } hat Feld { $pit } geleert.
    }
khalaha-last-swapped =
    { $to ->
        [you] Letzter Zug: Du hast die Steine getauscht.
       *[other] Letzter Zug: { CAP($name) } hat die Steine getauscht.
    }
khalaha-fill-now = Lege in jedes Deiner Felder { $min } bis { $max } Steine, zum Beispiel „fülle 3 mit { $max }“. „fülle fertig“ beendet Dein Befüllen.
khalaha-may-swap = Statt zu leeren, kannst Du mit „tausche“ alle Steine mit der anderen Seite tauschen.
khalaha-filling-goes-on =
    { $count ->
        [one] { CAP($names) } füllt noch die eigenen Felder.
       *[other] { CAP($names) } füllen noch die eigenen Felder.
    }
khalaha-pit =
    { $to ->
        [you] Dein Feld { $pit }: { khalaha-pit.seeds }.
       *[other] Feld { $pit } { VON($name) }: { khalaha-pit.seeds }.
    }
    .seeds =
        { $seeds ->
            [0] leer
            [one] ein Stein
           *[other] { $seeds } Steine
        }
khalaha-store =
    { $to ->
        [you] Deine Bank: { khalaha-pit.seeds }.
       *[other] Bank { VON($name) }: { khalaha-pit.seeds }.
    }
khalaha-supply =
    { $to ->
        [you] Dein Vorrat: { khalaha-pit.seeds }.
       *[other] Vorrat { VON($name) }: { khalaha-pit.seeds }.
    }
khalaha-ready =
    { $to ->
        [you] Du bist mit dem Befüllen fertig.
       *[other] { CAP($name) } ist mit dem Befüllen fertig.
    }

## Was die Regeln nicht erlauben

khalaha-refused-not-your-turn = { CAP($name) } ist am Zug. „stand“ zeigt Dir das Brett, solange Du wartest.
khalaha-refused-no-such-pit = Ein Feld { $pit } gibt es nicht: Deine Felder haben die Nummern 1 bis 6.
khalaha-refused-empty-pit =
    { $count ->
        [one] Dein Feld { $pit } ist leer. Steine liegen nur noch in Feld { $filled }: „leere { $example }“.
       *[other] Dein Feld { $pit } ist leer. Steine liegen in den Feldern { $filled }: zum Beispiel „leere { $example }“.
    }
khalaha-refused-bad-seeds = Mit { $seeds } geht es nicht: In jedes Feld gehören { $min } bis { $max } Steine, zum Beispiel „fülle 3 mit { $max }“.
khalaha-refused-supply =
    { $available ->
        [0] Für { $seeds } Steine reicht Dein Vorrat nicht, er ist leer. Lege erst in ein anderes Feld weniger, zum Beispiel „fülle 1 mit 4“.
       *[other] Für { $seeds } Steine reicht Dein Vorrat nicht: Es gehen hier höchstens { $available }. Lege sonst erst in ein anderes Feld weniger.
    }
khalaha-refused-unfilled =
    { $count ->
        [one] Du kannst noch nicht fertig sein: Feld { $pits } ist noch leer. Fülle es zuerst, zum Beispiel „fülle { $example } mit 5“.
       *[other] Du kannst noch nicht fertig sein: Die Felder { $pits } sind noch leer. Fülle sie zuerst, zum Beispiel „fülle { $example } mit 5“.
    }
khalaha-refused-finished = Du hast Dein Befüllen schon beendet und kannst nichts mehr ändern. Jetzt fehlt noch { NOM($name) }.
khalaha-refused-still-filling =
    { $to ->
        [you] Noch wird befüllt, und nur Du fehlst noch: Sind alle Deine Felder befüllt, so beende es mit „fülle fertig“.
        [both] Noch wird befüllt: Lege Deine Steine, zum Beispiel „fülle 3 mit 5“, und sage dann „fülle fertig“. Auch { NOM($name) } ist noch nicht fertig.
       *[other] Noch wird befüllt: { CAP($name) } ist noch nicht fertig. Danach geht es los.
    }
khalaha-refused-filling-over = Das Befüllen ist vorbei. Jetzt wird gezogen, zum Beispiel „leere 3“.
khalaha-refused-game-over = Dieses Spiel ist zu Ende. Mit „neustart“ beginnt ein neues.
khalaha-refused-no-swap = Tauschen geht nur, wo die Hausregeln es erlauben, und nur im allerersten Zug von Spieler 2.
khalaha-refused-not-a-move = „{ $text }“ ist kein Zug. Nenne die Nummer eines Deiner Felder, zum Beispiel „leere 3“.
khalaha-refused-bad-record = Das Spielprotokoll stimmt an Stelle { $at } nicht: „{ $token }“ passt dort nicht.

## Die Regeln

topic-rules-khalaha =
    Khalaha ist ein Spiel für zwei. Jeder hat sechs Felder, von links nach rechts mit 1 bis 6 bezeichnet, und rechts davon eine Bank. Die Felder von gegenüber siehst Du in der oberen Reihe. Wer am Ende mehr Steine in der Bank hat, gewinnt.

    Befüllen: Du hast einen Vorrat von 36 Steinen. Lege in jedes Deiner Felder 4 bis 6 davon: „fülle 3 mit 5“, oder „fülle alle mit 4“. Beide tun das zur gleichen Zeit und können alles wieder ändern, bis sie „fülle fertig“ sagen. Was im Vorrat bleibt, spielt nicht mit. Den ersten Zug macht Spieler 1.

    Ziehen: „leere 3“ nimmt alle Steine aus Deinem Feld 3. Sie fallen einzeln in die Felder danach: nach rechts bis in Deine Bank, dann durch die Felder von gegenüber und wieder bei Dir weiter. Nur die Bank von gegenüber wird ausgelassen.

    Der letzte Stein entscheidet. Fällt er in Deine Bank, so bist Du noch einmal am Zug. Fällt er in ein leeres eigenes Feld, so wandern alle Steine aus dem Feld gegenüber in Deine Bank. In jedem anderen Fall ist sofort die andere Seite am Zug, nach dem Schlagen auch.

    Passen: Wer am Zug ist und keinen Stein in den eigenen Feldern hat, passt von selbst, und die andere Seite zieht weiter.

    Ende: Das Spiel ist aus, wenn alle zwölf Felder leer sind. Bei gleich vielen Steinen ist es unentschieden.

    Hausregeln: Wer „kalah“ spielt, befüllt nicht selbst, in jedem Feld liegen 4 Steine. Dann wandert beim Schlagen auch der Stein, der geschlagen hat, in die Bank, und das Spiel ist aus, sobald eine Seite keinen Stein mehr in den Feldern hat: Was übrig ist, kommt in die Bank der Seite, auf der es liegt. Bei „kalah-leerschlag“ gilt das alles auch; zudem kommt der letzte Stein selbst dann in die Bank, wenn das Feld gegenüber leer ist.
