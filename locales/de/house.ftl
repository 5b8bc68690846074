### Was über das Haus gesagt wird: Orte, Tische, Leute, Einstellungen.

game-khalaha = Khalaha
game-kelma = Kelma

at-hall = Eingangshalle
at-saal = { $game }-Saal
at-table = Tisch { $table } im { $game }-Saal
hall-description =
    Du stehst in der Eingangshalle des Spielhauses. Türen führen zum Khalaha-Saal und zum Kelma-Saal.
    Spielen: neustart khalaha. Gegen jemanden: neustart khalaha <Name>. Zum Üben: neustart khalaha allein. Gegen den Computer: neustart khalaha computer.
saal-description =
    Hier wird { $game } gespielt.
    Ein neuer Tisch: neustart. An einen Tisch setzen: setze dich an tisch <Nummer>. Zuschauen: zuschauen <Nummer>.
exits-hall = Ausgänge: khalaha-saal, kelma-saal.
exits-saal = Ausgang: halle.
exits-table = Zurück in den { $game }-Saal geht es mit raus.
people-heading = { $count ->
    [0] Im Spielhaus ist gerade niemand.
    [one] Im Spielhaus ist eine Person:
   *[other] Im Spielhaus sind { $count } Leute:
}
people-more = { $count ->
    [one] … und noch eine Person.
   *[other] … und { $count } weitere.
}
people-here-many = Außer Dir sind { $count } Leute hier. Wer im Haus ist, sagt Dir: wer
people-here = { $count ->
    [one] Außer Dir ist { $names } hier.
   *[other] Außer Dir sind { $names } hier.
}
tables-none = Es steht gerade kein Tisch da. Mit neustart stellst Du einen auf.
tables-more = { $count ->
    [one] … und noch ein Tisch.
   *[other] … und { $count } weitere Tische.
}
table-name = Tisch { $table }
table-line = { $game }, { $state ->
    [waiting] wartet auf jemanden
    [empty] frei
    [adjourned] vertagt
    [filling] es wird befüllt
    [playing] es wird gespielt
   *[over] Spiel beendet
}: { $seats ->
    [none] beide Plätze sind frei
    [south] { NOM($south) }, ein Platz ist frei
    [north] { NOM($north) }, ein Platz ist frei
    [alone] { NOM($south) } spielt allein
   *[both] { NOM($south) } gegen { ACC($north) }
}{ $away ->
    [none] {""}
    [both] , beide nicht da
   *[one] , { NOM($absent) } ist nicht da
}{ $watchers ->
    [0] {""}
    [one] , eine Person schaut zu
   *[other] , { $watchers } schauen zu
}
walks-in = { $name } kommt dazu.
walks-off = { $name } geht weg.
player-walks-off = { $name } steht vom Tisch auf. Das Spiel wartet; der Platz bleibt frei für { $name }.
came-in = { $name } kommt herein.
came-back = { $name } ist wieder da. Das Spiel geht weiter.
left-house = { $name } verlässt das Spielhaus.
player-left-house = { $name } verlässt das Spielhaus. Das Spiel wartet, der Platz bleibt erhalten.
line-lost = Die Leitung von { $name } ist abgerissen.
player-line-lost = Die Leitung von { $name } ist abgerissen. Das Spiel wartet, der Platz bleibt erhalten.
already-there = Da bist Du schon.
no-such-table = Einen Tisch { $table } gibt es nicht. Mit tische siehst Du, welche da sind.
which-table = An welchen Tisch? Zum Beispiel: setze dich an tisch 1. Mit tische siehst Du alle.
which-game = Welches Spiel, Khalaha oder Kelma? Zum Beispiel: { $example }
which-rules = Welche Regeln? regeln khalaha oder regeln kelma.
no-such-preset = { $game ->
    [Kelma] Eine Aufstellung
   *[other] Hausregeln
} namens { $preset } gibt es bei { $game } nicht. Es gibt: { $names }.
rules-are-fixed = In einem laufenden Spiel lassen sich die Regeln nicht ändern. Spielt es zu Ende, oder einigt Euch mit neustart auf ein neues.
rules-heading = Die Regeln von { $game }
rules-board = { $game ->
    [Khalaha] So sieht das Brett von Khalaha aus, wenn in jedem Feld vier Steine liegen:
   *[other] So sieht das Brett von { $game } am Anfang aus:
}
table-opened = Du stellst Tisch { $table } für { $game } auf und wartest auf jemanden. Wer mitspielen will, tippt: setze { $table }
table-opened-by = { $name } stellt Tisch { $table } auf und sucht jemanden zum Spielen: setze { $table }
waits-for-opponent = An Tisch { $table } fehlt noch jemand. Sobald sich jemand dazusetzt, beginnt das Spiel.
sat-down = { $to ->
    [you] Du setzt Dich an Tisch { $table }.
   *[other] { $name } setzt sich an Tisch { $table }.
}
already-seated = Du sitzt schon an Tisch { $table }.
no-free-seat = An Tisch { $table } sind beide Plätze besetzt. { $here ->
    [yes] Zuschauen kannst Du weiter; einen eigenen Tisch stellst Du mit neustart im Saal auf.
   *[no] Zuschauen kannst Du immer: zuschauen { $table }
}
busy-here = Du spielst hier gerade. Erst vertagen, zu Ende spielen oder aussteigen.
not-at-a-table = Du bist an keinem Tisch. Mit tische siehst Du, welche es gibt; mit neustart beginnst Du ein Spiel.
match-keeps-seat = Dein Spiel läuft noch. Mit raus gehst Du kurz weg und das Spiel wartet; wer dort auf Dich wartet, darf es aber nach einer Weile für sich entscheiden. Mit vertagen unterbrecht Ihr es; mit aussteigen gibst Du es auf.
back-at-seat = Du setzt Dich wieder an Deinen Platz an Tisch { $table }.
nothing-to-resume-there = An Tisch { $table } wartet kein Spiel auf Dich, wohl aber an Tisch { $tables }.
resume-which = Mehrere Spiele warten auf Dich, an Tisch { $tables }. Nenne den Tisch, zum Beispiel: fortsetzen { $first }
nothing-to-resume = Es wartet kein Spiel auf Dich. Mit neustart beginnst Du eins.
too-many-unfinished = { $count ->
    [one] Du hast schon ein angefangenes Spiel, mehr geht nicht. Hol es mit fortsetzen zurück und spiel es zu Ende, oder verlass es dort mit aussteigen.
   *[other] Du hast schon { $count } angefangene Spiele, mehr geht nicht. Hol eins mit fortsetzen zurück und spiel es zu Ende, oder verlass es dort mit aussteigen.
}
other-has-too-many-unfinished = { CAP($name) } hat schon so viele angefangene Spiele, dass vorerst kein neues dazukommen kann.
match-runs-already = Dein Spiel läuft schon; Du sitzt an Deinem Platz.
resume-waits = Das Spiel ist vertagt und geht weiter, sobald auch { $name } hier ist und fortsetzen tippt.
resume-wanted = { $name } möchte Euer vertagtes Spiel weiterspielen: fortsetzen { $table }
nobody-of-that-name = { $name } ist nicht im Haus. Mit wer siehst Du, wer da ist.
several-of-that-name = Wen meinst Du mit { $name }: { $names }?
challenge-nobody = { $name } ist nicht im Haus. Mit wer siehst Du, wer da ist; gespielt werden hier khalaha und kelma.
challenge-self = Gegen Dich selbst spielst Du mit neustart allein.
challenge-busy = { $name } spielt gerade. Du kannst zuschauen oder später noch einmal fragen.
challenge-stands = Deine Herausforderung an { $name } steht schon; die Antwort fehlt noch. Mit ablehnen nimmst Du sie zurück.
challenge-sent = Du forderst { $name } zu { $game } heraus ({ match-started.choice }: { $preset }). Mit ablehnen nimmst Du es zurück.
challenge-received = { $name } fordert Dich zu { $game } heraus ({ match-started.choice }: { $preset }). Antworte mit annehmen oder ablehnen.
challenge-accepted = { $name } nimmt Deine Herausforderung an.
challenge-declined = { $name } möchte gerade nicht spielen.
challenge-you-declined = Du lehnst die Herausforderung von { $name } ab.
challenge-withdrawn = { $name } nimmt die Herausforderung zurück.
challenge-you-withdrew = Du nimmst Deine Herausforderung an { $name } zurück.
challenge-lapsed = { $reason ->
    [plays] { $role ->
        [from] { $name } hat ein anderes Spiel begonnen; Deine Herausforderung gilt nicht mehr. Du kannst zuschauen oder später noch einmal fragen.
       *[to] { $name } hat ein anderes Spiel begonnen; die Herausforderung an Dich gilt nicht mehr.
    }
   *[gone] { $role ->
        [from] { $name } ist nicht mehr im Haus; Deine Herausforderung gilt nicht mehr.
       *[to] { $name } ist nicht mehr im Haus; die Herausforderung an Dich gilt nicht mehr.
    }
}
challenge-you-play = { $role ->
    [from] Du spielst jetzt; Deine Herausforderung an { $name } gilt darum nicht mehr.
   *[to] Du spielst jetzt; die Herausforderung von { $name } gilt darum nicht mehr.
}
challenge-whose = { $answer ->
    [accept] Welche Herausforderung willst Du annehmen? Es gibt welche von { $names }. Zum Beispiel: annehmen { $first }
   *[decline] Welche Herausforderung willst Du ablehnen? Es gibt welche von { $names }. Zum Beispiel: ablehnen { $first }
}
no-challenge-from = Von { $name } liegt nichts vor, worauf Du antworten könntest.
nothing-to-accept = Es liegt keine Herausforderung vor, die Du annehmen könntest.
settings-heading = Deine Einstellungen
setting-name = { $setting ->
    [colour] farbe
    [board] brett
    [width] breite
    [charset] zeichensatz
    [language] sprache
    [prompt] prompt
   *[bell] ton
}
setting-value = { $value ->
    [on] an
    [off] aus
   *[other] { $value }
}{ $setting ->
    [colour] . Farben: an, aus oder auto (was Dein Programm meldet).
    [board] . Das Brett: ascii, unicode, text (zum Vorlesen) oder auto.
    [width] . Zeichen je Zeile: 20 bis 250 oder auto.
    [charset] . Umlaute und Zeichen: utf8, latin1, ascii oder auto.
    [language] . Sprache: de oder en.
    [prompt] . Das Bereitschaftszeichen am Zeilenende: an oder aus.
   *[bell] . Ein Ton, wenn Du am Zug bist: an oder aus.
}
setting-changed = Eingestellt: { $setting ->
    [colour] farbe
    [board] brett
    [width] breite
    [charset] zeichensatz
    [language] sprache
    [prompt] prompt
   *[bell] ton
} { $value ->
    [on] an
    [off] aus
   *[other] { $value }
}.
board-needs-utf8 = Mit dem Zeichensatz { $charset } sieht das Brett aber aus wie bei ascii; das feinere braucht UTF-8. Wenn Dein Programm das kann: stelle zeichensatz utf8
reader-remembered = Dein Programm hat einen Screenreader gemeldet, darum bekommst Du das Brett ab jetzt immer in Sätzen, auch mit anderen Programmen; stelle brett auto beendet das.
setting-unknown = Das lässt sich so nicht einstellen. einstellungen zeigt Dir, was geht.
settings-hint = Ändern zum Beispiel so: stelle brett text
watches-from = { $side ->
    [south] Du siehst das Brett jetzt von Süd aus, der Seite von Spieler 1.
   *[north] Du siehst das Brett jetzt von Nord aus, der Seite von Spieler 2.
}
sees-own-side = Du spielst hier mit und siehst das Brett von Deinem Platz aus.
