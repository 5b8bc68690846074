### Was über ein Spiel gesagt wird, außer dem, was die Regeln betrifft.

match-started = Ein neues Spiel { $game } beginnt ({ match-started.choice }: { $preset }): { NOM($south) } gegen { ACC($north) }.
    .choice =
        { $game ->
            [Kelma] Aufstellung
           *[other] Regeln
        }
offer-draw = { $to ->
    [you] Du bietest { DAT($other) } Remis an. Mit ablehnen nimmst Du es zurück.
    [other] { CAP($name) } bietet Dir Remis an. Annehmen: remis. Sonst: ablehnen.
   *[watcher] { CAP($name) } bietet { DAT($other) } Remis an.
}
offer-restart = { $to ->
    [you] Du schlägst { DAT($other) } vor, neu zu beginnen. Dieses Spiel zählt dann nicht. Mit ablehnen nimmst Du es zurück.
    [other] { CAP($name) } schlägt vor, neu zu beginnen; dieses Spiel zählt dann nicht. Einverstanden: neustart. Sonst: ablehnen.
   *[watcher] { CAP($name) } schlägt { DAT($other) } vor, neu zu beginnen.
}
offer-adjourn = { $to ->
    [you] Du schlägst { DAT($other) } vor, das Spiel zu vertagen. Mit ablehnen nimmst Du es zurück.
    [other] { CAP($name) } möchte das Spiel vertagen. Einverstanden: vertagen. Sonst: ablehnen.
   *[watcher] { CAP($name) } schlägt { DAT($other) } vor, das Spiel zu vertagen.
}
offer-takeback = { $to ->
    [you] Du bittest { ACC($other) }, Deinen Zug { move-taken-back.move }{ offer-takeback.then } zurücknehmen zu dürfen. Mit ablehnen nimmst Du die Bitte zurück.
    [other] { CAP($name) } bittet darum, den Zug { move-taken-back.move }{ offer-takeback.then } zurücknehmen zu dürfen. Einverstanden: zurück. Sonst: ablehnen.
   *[watcher] { CAP($name) } bittet { ACC($other) }, den Zug { move-taken-back.move }{ offer-takeback.then } zurücknehmen zu dürfen.
}
    .then = { $then ->
        [more] { " " }und alles, was danach gespielt wurde,
       *[last] { "" }
    }
offer-declined = { $to ->
    [you] Du lehnst ab: { $offer ->
        [draw] kein Remis.
        [restart] kein neues Spiel, dieses geht weiter.
        [adjourn] es wird nicht vertagt.
        [hints] ohne Tipps.
       *[takeback] der Zug bleibt.
    }
   *[other] { CAP($name) } lehnt ab: { $offer ->
        [draw] kein Remis.
        [restart] kein neues Spiel, dieses geht weiter.
        [adjourn] es wird nicht vertagt.
        [hints] ohne Tipps.
       *[takeback] der Zug bleibt.
    }
}
offer-withdrawn = { $to ->
    [you] Du ziehst zurück: { $offer ->
        [draw] Dein Remisangebot.
        [restart] Deinen Vorschlag, neu zu beginnen.
        [adjourn] Deinen Vorschlag zu vertagen.
        [hints] Deine Bitte um Tipps.
       *[takeback] Deine Bitte um Zugrücknahme.
    }
   *[other] { CAP($name) } zieht zurück: { $offer ->
        [draw] das Remisangebot.
        [restart] den Vorschlag, neu zu beginnen.
        [adjourn] den Vorschlag zu vertagen.
        [hints] die Bitte um Tipps.
       *[takeback] die Bitte um Zugrücknahme.
    }
}
offer-voided = { $offer ->
    [draw] { $to ->
        [you] Dein Remisangebot gilt nicht mehr{ offer-voided.because }
       *[other] Das Remisangebot { VON($name) } gilt nicht mehr{ offer-voided.because }
    }
    [takeback] { $to ->
        [you] Deine Bitte, einen Zug zurückzunehmen, gilt nicht mehr{ offer-voided.because }
       *[other] Die Bitte { VON($name) }, einen Zug zurückzunehmen, gilt nicht mehr{ offer-voided.because }
    }
    [restart] { $to ->
        [you] Dein Vorschlag, neu zu beginnen, gilt nicht mehr.
       *[other] Der Vorschlag { VON($name) }, neu zu beginnen, gilt nicht mehr.
    }
    [hints] { $to ->
        [you] Deine Bitte um Tipps gilt nicht mehr.
       *[other] Die Bitte { VON($name) } um Tipps gilt nicht mehr.
    }
   *[adjourn] { $to ->
        [you] Dein Vorschlag zu vertagen gilt nicht mehr.
       *[other] Der Vorschlag { VON($name) } zu vertagen gilt nicht mehr.
    }
}
    .because = { $cause ->
        [played] { "" }, denn es wurde weitergespielt.
       *[other] { "" }.
    }
move-taken-back = { $to ->
    [you] Dein Zug { move-taken-back.move } ist zurückgenommen{ move-taken-back.then }
   *[other] Der Zug { move-taken-back.move } { VON($name) } ist zurückgenommen{ move-taken-back.then }
}
    .then = { $then ->
        [more] { "" }, mit allem, was danach gespielt wurde.
       *[last] { "" }.
    }
    .move = { $game ->
        [khalaha] { $move ->
            [x] „tausche“
           *[other] „leere { $move }“
        }
       *[kelma] { $move }
    }
match-adjourned = Das Spiel ist vertagt. Es wartet hier, bis es mit fortsetzen weitergeht.
match-called-off = { $to ->
    [you] Du brichst das Spiel ab; es zählt nicht.
   *[other] { CAP($name) } bricht das Spiel ab; es zählt nicht.
}
match-resumed = { $to ->
    [you] Du nimmst das Spiel wieder auf; es geht weiter.
   *[other] { CAP($name) } nimmt das Spiel wieder auf; es geht weiter.
}
match-over = Noch einmal: neustart. Gehen: aussteigen.
match-over-watched = Wird hier ein Platz frei, kannst Du selbst spielen: setze
refused-match-over = Dieses Spiel ist zu Ende. Mit neustart beginnt ein neues.
refused-adjourned = Das Spiel ist vertagt. Mit fortsetzen geht es weiter.
refused-not-adjourned = Das Spiel ist nicht vertagt; es läuft.
refused-already-offered = { $offer ->
    [draw] Du hast schon Remis angeboten; die Antwort fehlt noch. Mit ablehnen nimmst Du es zurück.
    [takeback] Du hast schon darum gebeten; die Antwort fehlt noch. Mit ablehnen nimmst Du die Bitte zurück.
    [hints] Du hast schon um Tipps gebeten; die Antwort fehlt noch. Mit ablehnen nimmst Du die Bitte zurück.
    [restart] Du hast schon vorgeschlagen, neu zu beginnen; die Antwort fehlt noch. Mit ablehnen nimmst Du es zurück.
   *[adjourn] Du hast schon vorgeschlagen zu vertagen; die Antwort fehlt noch. Mit ablehnen nimmst Du es zurück.
}
offers-several = Es liegt mehreres vor, was Du annehmen kannst: { $words }. Tippe das Wort, das Du meinst, oder ablehnen.
offer-word = { $offer ->
    [draw] remis
    [restart] neustart
    [adjourn] vertagen
    [hints] tipps
   *[takeback] zurück
}
refused-nothing-to-accept = Das Angebot gilt nicht mehr.
refused-nothing-to-decline = Es gibt nichts abzulehnen.
refused-nothing-to-take-back = Du hast noch keinen Zug gemacht, den Du zurücknehmen könntest.
refused-nothing-played-yet = Dieses Spiel { $game } hat gerade erst begonnen; es ist noch nichts geschehen.
refused-allowance-spent = { $wish ->
    [filling] Du hast in diesem Spiel schon zu oft etwas geändert oder vorgeschlagen; was gefüllt ist, bleibt jetzt so. Weiter geht es mit: fülle fertig
   *[offer] Du hast in diesem Spiel schon zu oft etwas geändert oder vorgeschlagen; jetzt geht das nicht mehr. Spiel es zu Ende, oder beende es: aufgeben
}
refused-nobody-to-claim-from = Das geht erst, wenn Dein Gegenüber lange genug weg ist.
only-watching = Du schaust hier nur zu. Mitspielen kannst Du, wenn ein Platz frei ist: setze
no-match-here = An diesem Tisch läuft noch kein Spiel. Es beginnt, sobald beide Plätze besetzt sind.
warn-resign = { $cost ->
    [loss] Wenn Du aufgibst, hast Du dieses Spiel verloren. Meinst Du es ernst, dann tippe noch einmal: aufgeben
    [practice] Dann endet Dein Übungsspiel; es zählt ohnehin nicht. Meinst Du es ernst, dann tippe noch einmal: aufgeben
   *[nothing] Noch haben nicht beide gezogen, darum würde das Spiel ohne Ergebnis abgebrochen. Meinst Du es ernst, dann tippe noch einmal: aufgeben
}
warn-leave = { $cost ->
    [loss] Wenn Du jetzt aussteigst, gibst Du dieses Spiel auf und hast es verloren. Meinst Du es ernst, dann tippe noch einmal: aussteigen
    [practice] Dann endet Dein Übungsspiel; es zählt ohnehin nicht. Meinst Du es ernst, dann tippe noch einmal: aussteigen
   *[nothing] Noch haben nicht beide gezogen, darum würde das Spiel ohne Ergebnis abgebrochen. Meinst Du es ernst, dann tippe noch einmal: aussteigen
}
moves = { $game ->
    [khalaha] { $to ->
        [you] { $count ->
            [one] Du kannst nur Feld { $moves } leeren.
           *[other] Du kannst leeren: { $moves }.
        }
       *[other] { $count ->
            [one] { CAP($name) } kann nur Feld { $moves } leeren.
           *[other] { CAP($name) } kann leeren: { $moves }.
        }
    }
   *[kelma] { $to ->
        [you] { $count ->
            [one] Du kannst nur { $moves } ziehen.
           *[other] Du kannst ziehen: { $moves }.
        }
       *[other] { $count ->
            [one] { CAP($name) } hat nur einen Zug: { $moves }.
           *[other] { CAP($name) } kann ziehen: { $moves }.
        }
    }
}
moves-none = Gerade gibt es keinen Zug.
moves-none-from = Von { $from } aus gibt es gerade keinen Zug.
record = Bisher: { $record }
record-filling = Bisher: { $record } (* heißt: noch nicht fertig befüllt; 0: noch leer)
record-empty = Noch ist nichts gezogen.
offer-hints = { $to ->
    [you] Du fragst { ACC($other) }, ob in diesem Spiel Tipps erlaubt sein sollen. Mit ablehnen nimmst Du die Bitte zurück.
    [other] { CAP($name) } möchte in diesem Spiel Tipps erlauben, für Euch beide. Einverstanden: tipps. Sonst: ablehnen.
   *[watcher] { CAP($name) } fragt { ACC($other) }, ob in diesem Spiel Tipps erlaubt sein sollen.
}
hints-allowed = In diesem Spiel sind jetzt Tipps erlaubt: tipp
refused-hints-allowed-already = In diesem Spiel sind Tipps erlaubt. Frag einfach nach einem: tipp
