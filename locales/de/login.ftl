### Was an der Tür gesagt wird.

login-banner =
    Willkommen im Spielhaus!
    Hier spielst Du Khalaha und Kelma, gegen andere oder gegen den Computer.
    Nenne Deinen Namen, oder tippe gast, wer, hilfe oder ende.
prompt-name = Wie heißt Du?
prompt-proof = Dein Wort:
prompt = >
login-help =
    Tippe einfach den Namen, unter dem Du spielen willst: 2 bis 16 Buchstaben.
    Ist er frei, bist Du gleich drin. Mit gast bekommst Du einen Namen von uns.
    Ist es Dein Name und Deine Leitung war weg, fragen wir nach Deinem Rückkehrwort.
    Mit wer siehst Du, wer da ist; mit ende gehst Du wieder.
login-name-letters = Ein Name besteht nur aus Buchstaben, ohne Leerzeichen und Ziffern.
login-name-length = Ein Name hat 2 bis 16 Buchstaben. Such Dir bitte einen anderen aus.
login-name-reserved = Dieses Wort ist im Spielhaus schon vergeben. Nimm bitte einen anderen Namen.
login-ask-password = Der Name { $name } gehört schon jemandem. Bist Du es? Wie lautet das Passwort? (Leere Zeile: anderer Name)
login-ask-return-word = { $name } ist schon vergeben. Bist Du es, dann nenne Dein Rückkehrwort. (Leere Zeile: anderer Name)
login-proof-wrong = Das stimmt nicht. Versuch es noch einmal, oder gib eine leere Zeile ein.
login-proof-given-up = Dann beginnen wir von vorn.
login-welcome-guest =
    Willkommen, { $name }! Du bist als Gast hier.
    Dein Rückkehrwort: { $word }
    Merke es Dir: Damit kommst Du an Deinen Platz zurück, wenn Deine Leitung abreißt.
login-welcome-back = Schön, dass Du wieder da bist, { $name }!
login-taken-over-here = Willkommen zurück, { $name }! Deine andere Leitung ist beendet; hier geht es weiter.
login-taken-over-there = Du hast Dich auf einer anderen Leitung angemeldet. Dort geht es weiter; diese Leitung endet.
match-waits = { $opponent ->
    [none] Dein Übungsspiel { $game } an Tisch { $table } wartet: fortsetzen { $table }
    [computer] Dein Spiel { $game } gegen den Computer an Tisch { $table } wartet: fortsetzen { $table }
   *[other] Dein Spiel { $game } gegen { $opponent } wartet: fortsetzen { $table }
}
match-waits-here = { $opponent ->
    [none] Dein Übungsspiel { $game } an Tisch { $table } hat auf Dich gewartet. Du sitzt wieder an Deinem Platz.
    [computer] Dein Spiel { $game } gegen den Computer an Tisch { $table } hat auf Dich gewartet. Du sitzt wieder an Deinem Platz.
   *[other] Dein Spiel { $game } gegen { $opponent } an Tisch { $table } hat auf Dich gewartet. Du sitzt wieder an Deinem Platz.
}
match-ended-elsewhere = { $opponent ->
    [computer] Neues von Tisch { $table }, Deinem Spiel { $game } gegen den Computer:
   *[other] Neues von Tisch { $table }, Deinem Spiel { $game } gegen { $opponent }:
}
match-ended-meanwhile = { $opponent ->
    [computer] Neues von Deinem Spiel { $game } gegen den Computer (Partie { $match }):
   *[other] Neues von Deinem Spiel { $game } gegen { $opponent } (Partie { $match }):
}
goodbye = Bis bald im Spielhaus!
goodbye-match-waits = { $proof ->
    [password] Bis bald! Dein Spiel wartet hier auf Dich; mit Deinem Passwort kommst Du an Deinen Platz zurück.{ goodbye-match-waits.rival }
   *[returnWord] Bis bald! Dein Spiel wartet hier auf Dich; mit Deinem Rückkehrwort kommst Du an Deinen Platz zurück.{ goodbye-match-waits.rival }
}
    .rival = { $rival ->
        [yes] { " " }Wer dort auf Dich wartet, darf es nach einer Weile für sich entscheiden.
       *[no] { "" }
    }
idle-warning = Bist Du noch da? Tippe irgendetwas, sonst schließen wir in fünf Minuten Deine Leitung. Ein laufendes Spiel wartet eine Weile auf Dich.
closing-idle = Du warst lange still, darum schließen wir Deine Leitung. Ein laufendes Spiel wartet eine Weile auf Dich.
closing-login-timeout = Du hast keinen Namen genannt. Komm gern wieder!
closing-wrong-proofs = Das waren zu viele falsche Versuche, darum schließen wir diese Leitung. Komm wieder, wenn Du das richtige Wort hast.
closing-shutdown = Das Spielhaus schließt kurz. Alle Spiele bleiben erhalten; bis gleich!
line-too-long = Diese Zeile war zu lang; wir haben sie nicht gelesen. Mehr als { $most } Byte gehen nicht; ein Umlaut zählt meist doppelt.
option-too-long = Dein Programm hat von sich aus mehr als { $most } Byte auf einmal geschickt; wir haben sie nicht gelesen.
line-flooding = Langsam! Das waren zu viele Zeilen auf einmal. { $seconds ->
    [one] Eine Sekunde lang hören wir nicht zu.
   *[other] { $seconds } Sekunden lang hören wir nicht zu.
}
output-dropped = Deine Leitung kam nicht mit; ein Teil unserer Ausgabe ging verloren. stand zeigt Dir das Brett.
internal-error = Da ist uns ein Fehler unterlaufen. Dein Kommando hat nichts verändert; bitte versuch es noch einmal.
not-stored = Das konnten wir gerade nicht speichern. Es zählt nicht, alles ist wie zuvor. Versuch es bitte gleich noch einmal.
refusal-house-full = Das Spielhaus ist gerade voll. Versuch es bitte in ein paar Minuten noch einmal.
refusal-address-full = Von Deiner Adresse sind schon zu viele Leitungen offen. Schließ bitte erst eine davon.
refusal-too-fast = Von Deiner Adresse kommen zu viele Leitungen auf einmal. Versuch es bitte gleich noch einmal.
login-password-wrong = Das Passwort stimmt nicht. Nenne Deinen Namen noch einmal, oder einen anderen.
login-name-taken = Der Name { $name } gehört schon jemandem. Such Dir bitte einen anderen aus.
login-too-many-inside = Von Deiner Adresse sind schon zu viele Leute im Haus. Wenn jemand davon geht, kannst Du herein.
login-too-many-new = Von Deiner Adresse kamen zuletzt sehr viele neue Namen. { $minutes ->
    [one] In einer Minute
   *[other] In { $minutes } Minuten
} geht es wieder; wer schon einen Namen hat, kommt auch jetzt herein.
login-busy = Gerade werden sehr viele Passwörter geprüft. Versuch es bitte gleich noch einmal.
