### Verwalter: Verbannen, Stummschalten, Durchsagen, Herunterfahren, Meldungen.

login-banned = { $until ->
    [ever] Unter diesem Namen oder von Deinem Anschluss aus kommst Du nicht mehr ins Spielhaus. Grund: { $reason }
   *[other] Unter diesem Namen oder von Deinem Anschluss aus kommst Du bis { $until } (UTC) nicht ins Spielhaus. Grund: { $reason }
}
banned-you = { $until ->
    [ever] Ein Verwalter hat Dich aus dem Spielhaus verbannt. Grund: { $reason }
   *[other] Ein Verwalter hat Dich bis { $until } (UTC) aus dem Spielhaus verbannt. Grund: { $reason }
}
muted-you = Ein Verwalter hat Dir das Reden untersagt. Spielen kannst Du weiter. Grund: { $reason }
kicked-you = Ein Verwalter hat Deine Verbindung beendet. Grund: { $reason }
pardoned-you = Ein Verwalter hat Dich begnadigt: Du darfst wieder reden.
muted = Das Reden ist Dir untersagt. Grund: { $reason }
steward-welcome = Du bist hier Verwalter. Neues liest Du mit: protokoll
steward-banned = { $until ->
    [ever] { $name } ist jetzt für immer verbannt. Aufheben kannst Du es mit: begnadige { $name } und dem Grund
   *[other] { $name } ist jetzt bis { $until } (UTC) verbannt. Aufheben kannst Du es mit: begnadige { $name } und dem Grund
}
steward-muted = { $name } kann jetzt nicht mehr reden. Aufheben kannst Du es mit: begnadige { $name } und dem Grund
steward-kicked = Die Verbindung von { $name } ist beendet.
steward-pardoned = { $name } ist begnadigt.
steward-untouchable = { $name } ist selbst Verwalter; das kann nur der Betreiber regeln.
steward-nothing-to-pardon = { $name } ist weder verbannt noch stumm.
steward-needs-reason = Aus welchem Grund? Ohne Grund geht es nicht.
steward-no-more = Du bist nicht mehr Verwalter.
announcement = Durchsage: { $text }
shutdown-in = { $minutes ->
    [one] Das Spielhaus schließt in einer Minute.
   *[other] Das Spielhaus schließt in { $minutes } Minuten.
} Laufende Spiele bleiben erhalten.
shutdown-reason = Grund: { $reason }
shutdown-soon = Das Spielhaus schließt in { $seconds } Sekunden.
shutdown-called-off = Das Spielhaus bleibt doch offen.
shutdown-none = Es ist nichts geplant, was sich abbrechen ließe.
shutdown-by = Aufhalten kannst Du es mit: herunterfahren abbrechen
log-empty = Im Protokoll steht noch nichts.
log-heading = { $count ->
    [one] Der letzte Eintrag im Protokoll (UTC)
   *[other] Die letzten { $count } Einträge im Protokoll (UTC)
}
log-line = { $kind ->
    [ban] { $until ->
        [ever] { $by } verbannt { $whom } für immer: { $text }
       *[other] { $by } verbannt { $whom } bis { $until }: { $text }
    }
    [mute] { $by } macht { $whom } stumm: { $text }
    [kick] { $by } trennt { $whom }: { $text }
    [pardon] { $by } begnadigt { $whom }: { $text }
    [announce] Durchsage von { $by }: { $text }
    [shutdown] { $by } lässt das Haus schließen. { $text }
    [shutdownOff] { $by } lässt das Haus doch offen.
    [appoint] Der Betreiber ernennt { $whom } zum Verwalter.
    [dismiss] Der Betreiber entzieht { $whom } das Amt.
    [report] { $by } meldet { $whom }: { $text }
    [bug] { $by } meldet einen Fehler: { $text }
   *[idea] { $by } hat eine Idee: { $text }
}
report-thanks = Danke! Die Verwalter lesen es.
report-empty = Was möchtest Du den Verwaltern schreiben?
report-too-soon = { $seconds ->
    [one] Warte noch eine Sekunde, dann schreib das Nächste.
   *[other] Warte noch { $seconds } Sekunden, dann schreib das Nächste.
}
report-came = { $kind ->
    [report] Meldung von { $by } über { $whom }: { $text }
    [bug] Fehler, sagt { $by }: { $text }
   *[idea] Idee von { $by }: { $text }
}
