## Hilfe zu jedem Kommando: eine kurze Zeile und die Beschreibung.

help-help-summary = Hilfe, auch zu einem Wort
help-help-description = Zeigt eine Übersicht, oder mit einem Wort dahinter alles über dieses Kommando oder Thema. Ein Fragezeichen tut dasselbe.
help-commands-summary = was hier und jetzt geht
help-commands-description = Zählt die Kommandos auf, die an diesem Ort und in diesem Augenblick gehen, jedes mit einer kurzen Erklärung.
help-rules-summary = die Spielregeln
help-rules-description = Erklärt die Regeln eines Spiels mit einem kleinen Brett. Ohne Angabe ist das Spiel dieses Ortes gemeint.
help-look-summary = sich umsehen
help-look-description = Zeigt den Ort, an dem Du bist: seine Ausgänge, seine Tische und wer hier ist. Mit schau brett siehst Du das Spielbrett.
help-go-summary = woanders hingehen
help-go-description = Bringt Dich in die Halle, in einen Saal oder an einen Tisch. Der Name des Ausgangs allein genügt. Deinen Platz in einem laufenden Spiel behältst Du, auch wenn Du herumgehst; wer dort auf Dich wartet, darf es aber nach einer Weile für sich entscheiden.
help-tables-summary = alle Tische
help-tables-description = Zählt die Tische auf: welches Spiel, wer dort sitzt, wie viele zuschauen und ob ein Platz frei ist.
help-who-summary = wer im Haus ist
help-who-description = Zählt auf, wer im Haus ist und wo.
help-quit-summary = das Haus verlassen
help-quit-description = Beendet die Verbindung. Ein laufendes Spiel bleibt stehen, bis Du wiederkommst; wer dort auf Dich wartet, darf es aber nach einer Weile für sich entscheiden.
help-ban-summary = verbannen, für Tage oder für immer
help-ban-description = Hält jemanden vom Haus fern, für eine Zahl von Tagen oder, ohne Zahl, für immer. Bei einem Gast gilt es auch für andere Gäste von demselben Anschluss. Ein laufendes Spiel bleibt erhalten; wer dort wartet, kann es nach einer Weile beenden. begnadige hebt es auf.
help-mute-summary = jemandem das Reden untersagen
help-mute-description = Wer stumm ist, kann spielen, aber nicht reden, bis ihn jemand begnadigt.
help-kick-summary = eine Verbindung beenden
help-kick-description = Beendet die Verbindung von jemandem im Haus. Wer getrennt wurde, darf gleich wiederkommen.
help-pardon-summary = Bann oder Stummheit aufheben
help-pardon-description = Hebt auf, dass jemand verbannt oder stumm ist.
help-announce-summary = allen etwas sagen
help-announce-description = Sagt allen etwas, die mit dem Haus verbunden sind, auch denen, die Dich überhören.
help-shutdown-summary = das Haus schließen
help-shutdown-description = Schließt das Haus nach so vielen Minuten, ohne Zahl nach einer. Alle hören es sofort und dann immer wieder. herunterfahren abbrechen hält es auf. Ob das Haus danach wieder öffnet, liegt beim Betreiber.
help-log-summary = Taten und Meldungen lesen
help-log-description = Zeigt die letzten zwanzig Einträge: was Verwalter getan und was alle gemeldet haben, mit Zeit, Namen und Grund.
help-report-summary = jemanden den Verwaltern melden
help-report-description = Schreibt den Verwaltern, was jemand getan hat. Nur sie lesen es.
help-bug-summary = einen Fehler melden
help-bug-description = Schreibt den Verwaltern, was hier nicht stimmt.
help-idea-summary = eine Idee aufschreiben
help-idea-description = Schreibt den Verwaltern, was besser werden könnte.

help-new-match-summary = ein neues Spiel
help-new-match-description =
    Ohne Angabe beginnt am Tisch ein neues Spiel mit demselben Gegenüber und denselben Regeln. Läuft noch eines, ist es ein Vorschlag: stimmt der andere auch mit neustart zu, wird das alte ohne Ergebnis abgebrochen. In einem Saal wird ein Tisch aufgestellt, an dem Du auf jemanden wartest.
    Mit einem Namen forderst Du jemanden heraus. Mit allein besetzt Du zum Üben beide Plätze. Mit computer spielst Du gegen den Computer; die Stufe dahinter ist leicht, mittel, schwer oder meister. Nennst Du den Computer zweimal, spielt er gegen sich selbst und Du schaust zu.
    Ein Spiel und Hausregeln dürfen in beliebiger Reihenfolge dabeistehen: für Khalaha kalah oder kalah-leerschlag, für Kelma mitte oder weit.
help-accept-summary = annehmen, was angeboten ist
help-accept-description = Nimmt an, was Dein Gegenüber am Tisch vorschlägt, oder die Herausforderung, die jemand an Dich gerichtet hat; dann beginnt das Spiel sofort. Gilt es mehrerem, nenne dahinter das Wort (annehmen remis) oder den Namen.
help-decline-summary = etwas ablehnen
help-decline-description = Lehnt eine Herausforderung oder einen Vorschlag ab. Haben Dich mehrere herausgefordert, nenne dahinter den Namen. Gibt es nichts abzulehnen, ziehst Du damit Deinen eigenen Vorschlag zurück.
help-sit-summary = sich an einen Tisch setzen
help-sit-description = Nimmt den freien Platz an einem Tisch ein. Stehst Du schon dort, genügt setze. Sind beide Plätze besetzt, beginnt das Spiel.
help-watch-summary = an einem Tisch zuschauen
help-watch-description = Bringt Dich als Zuschauer an einen Tisch. Du siehst das Brett und jeden Zug und kannst mitreden, aber nicht ziehen.
help-stand-up-summary = nicht mehr zuschauen
help-stand-up-description = Du stehst vom Tisch auf und gehst zurück in den Saal. Wer mitspielt, verlässt ein Spiel mit aussteigen.
help-stand-summary = das Brett ansehen
help-stand-description = Zeigt das Brett von Deinem Platz aus, wer am Zug ist und was der letzte Zug bewirkt hat. Mit ascii, unicode oder text dahinter siehst Du es dieses eine Mal in anderer Art; text sind Sätze ohne Zeichnung.
help-field-summary = was auf einem Feld ist
help-field-description = Sagt in einem Satz, was auf einem Feld ist, ohne das ganze Brett: bei Khalaha, wie viele Steine in Deinem Feld und in dem gegenüber liegen, bei Kelma, was dort steht.
help-moves-summary = die möglichen Züge
help-moves-description = Zählt auf, was Du jetzt ziehen kannst, auf Wunsch nur von einem Feld aus.
help-last-move-summary = den letzten Zug erklären
help-last-move-description = Sagt in einem Satz, was der letzte Zug war und was er bewirkt hat.
help-record-summary = alle Züge bisher
help-record-description = Zeigt das Spiel von Anfang an, so wie es aufgeschrieben wird.
help-draw-summary = Unentschieden anbieten
help-draw-description = Bietet Deinem Gegenüber ein Unentschieden an. Hat es der andere schon angeboten, nimmst Du es damit an.
help-takeback-summary = um Zurücknahme bitten
help-takeback-description = Bittet darum, Deinen letzten Zug zurückzunehmen. Hat der andere darum gebeten, erlaubst Du es damit. Zieht inzwischen jemand, ist die Bitte hinfällig.
help-adjourn-summary = das Spiel vertagen
help-adjourn-description = Schlägt vor, ein andermal weiterzuspielen. Stimmt der andere zu, bleibt alles so stehen, bis jemand fortsetzen tippt.
help-resume-summary = ein Spiel fortsetzen
help-resume-description = Bringt Dich zu Deinem wartenden Spiel zurück und setzt es fort, wenn es vertagt war. Hast Du mehrere, nenne den Tisch.
help-resign-summary = das Spiel verloren geben
help-resign-description = Gibt das Spiel verloren. Du wirst vorher noch einmal gefragt. Haben noch nicht beide gezogen, wird es ohne Ergebnis abgebrochen.
help-leave-summary = aus dem Spiel aussteigen
help-leave-description = Verlässt das Spiel und den Tisch. Läuft das Spiel noch, gilt es als aufgegeben, und Du wirst vorher noch einmal gefragt. Willst Du später weiterspielen, nimm vertagen oder ende.
help-claim-summary = ein verlassenes Spiel beenden
help-claim-description = Beendet ein Spiel zu Deinen Gunsten, wenn Dein Gegenüber schon zu lange fort ist.

help-fill-summary = Felder befüllen
help-fill-description =
    Vor dem Spiel legt jeder in seine sechs Felder je 4 bis 6 Steine aus einem Vorrat von 36. Du kannst jedes Feld so oft ändern, wie Du willst, auch alle auf einmal, und beide befüllen gleichzeitig.
    Mit fülle fertig beendest Du das Befüllen endgültig. Sind beide fertig, beginnt das Spiel. Kurz geht auch 3 mit 5, alle mit 4 und fertig.
help-sow-summary = ein Feld leeren
help-sow-description = Nimmt alle Steine aus einem Deiner Felder und verteilt sie einzeln gegen den Uhrzeigersinn. Endest Du in Deiner Bank, bist Du noch einmal dran. Am Tisch genügt die Nummer allein.
help-swap-summary = die Seiten tauschen
help-swap-description = Statt seines allerersten Zuges darf der zweite Spieler die Stellung des ersten übernehmen, wenn die Hausregeln des Spiels das erlauben.
help-move-summary = einen Zug machen
help-move-description =
    Mit einem Feld zieht der Bauer dort ein Feld vor und schiebt einen Wendestein, der im Weg steht, weiter. Mit zwei Feldern ziehst Du einen Bauern oder einen Wendestein von einem auf das andere.
    Am Tisch geht es auch ohne das Wort: c2, c2 c3 oder b6c8. Die ausführliche Schreibweise wie Sb6-c8 wird ebenfalls verstanden.
help-row-summary = was in einer Reihe steht
help-row-description = Zählt auf, was in einer Reihe steht, von links nach rechts, wie Du sitzt.
help-column-summary = was auf einer Linie steht
help-column-description = Zählt auf, was auf einer Linie steht, von Deiner Seite aus. Statt spalte kannst Du auch linie tippen.

help-say-summary = mit allen hier reden
help-say-description = Sagt etwas zu allen, die im Raum oder am Tisch sind. Ein Hochkomma am Anfang der Zeile tut dasselbe.
help-tell-summary = jemandem etwas mitteilen
help-tell-description = Sagt etwas zu einer einzigen Person, wo immer sie im Haus ist. Nach tm folgt gleich der Text.
help-reply-summary = auf eine Mitteilung antworten
help-reply-description = Antwortet der Person, die Dir zuletzt etwas mitgeteilt hat.
help-shout-summary = durchs ganze Haus rufen
help-shout-description = Ruft etwas, das alle im Haus hören: dreimal kurz nacheinander, danach alle drei Sekunden einmal.
help-emote-summary = etwas tun oder fühlen
help-emote-description = Zeigt allen hier, was Du tust, mit Deinem Namen davor. Ein Doppelpunkt am Anfang der Zeile tut dasselbe.
help-whisper-summary = am Tisch flüstern
help-whisper-description = Spieler flüstern nur mit dem anderen Spieler, Zuschauer nur mit den anderen Zuschauern dieses Tisches.
help-ignore-summary = jemanden nicht mehr hören
help-ignore-description = Von dieser Person hörst Du nichts mehr. Noch einmal getippt, hörst Du sie wieder. Ohne Namen siehst Du, wen Du nicht hörst.

help-settings-summary = Deine Einstellungen
help-settings-description = Zeigt, was eingestellt ist. Ändern kannst Du es mit stelle.
help-set-summary = etwas einstellen
help-set-description =
    Möglich sind farbe an, aus oder auto; brett ascii, unicode, text oder auto; breite auto oder eine Zahl von 20 bis 250; zeichensatz auto, utf8, latin1 oder ascii; sprache de oder en; prompt an oder aus; ton an oder aus.
    Außer bei brett geht es auch ohne stelle, zum Beispiel: farbe aus

## Themen.

topic-start =
    Willkommen im Spielhaus. Von der Halle geht es in den Khalaha-Saal und in den Kelma-Saal; dort stehen die Tische.
    Sieh mit wer nach, wer da ist, und fordere jemanden heraus: neustart khalaha anna. Oder geh in einen Saal und tippe neustart, dann wartest Du an einem Tisch auf jemanden. Mit neustart khalaha allein probierst Du ein Spiel für Dich aus.
    Ist niemand da, spielt der Computer mit, zum Beispiel: neustart khalaha computer leicht. Mehr dazu: hilfe computer
    Die Regeln stehen unter regeln khalaha und regeln kelma. Was gerade geht, zeigt Dir immer: kommandos
topic-khalaha =
    Khalaha spielt man mit zwei Kommandos: Zuerst befüllst Du Deine Felder mit fülle und beendest das mit fülle fertig, dann leerst Du, wenn Du dran bist, ein Feld mit leere.
    Am Tisch genügt 3 mit 5 oder alle mit 4 zum Befüllen und 3 zum Leeren. Die Hausregeln kalah und kalah-leerschlag wählst Du beim neustart. Alles Weitere: regeln khalaha
topic-kelma =
    Kelma spielt man mit einem Kommando: ziehe. Mit ziehe c2 geht der Bauer von c2 ein Feld vor, mit ziehe b6 nach c8 bewegst Du einen Wendestein. Am Tisch genügen c2 und b6c8.
    Was Du ziehen kannst, zeigt züge, von einem Feld aus zum Beispiel züge b6. Die Aufstellungen mitte und weit wählst Du beim neustart. Alles Weitere: regeln kelma
topic-match =
    Ein Spiel beginnt mit neustart, oder indem Du Dich mit setze an einen Tisch setzt, an dem jemand wartet. Das Brett zeigt stand, den letzten Zug erklärt letzter, alle Züge zeigt verlauf.
    Unterbrechen kannst Du mit vertagen oder einfach mit ende: das Spiel wartet, und fortsetzen bringt Dich zurück. Beenden kannst Du es mit remis, aufgeben oder aussteigen. Was der andere vorschlägt, beantwortest Du mit demselben Wort oder mit ablehnen.
topic-talk =
    Mit sage hören Dich alle im Raum oder am Tisch, mit rufe das ganze Haus, mit teile nur eine Person, mit flüstere nur die Spieler oder nur die Zuschauer Deines Tisches.
    Kurz geht es mit einem Hochkomma: 'Hallo. Mit emote oder einem Doppelpunkt zeigst Du, was Du tust: :lacht. Wen Du nicht hören willst, den überhörst Du mit ignoriere.
topic-shortcuts =
    Der Anfang eines Wortes genügt, solange er eindeutig ist: kom für kommandos. Groß oder klein ist gleich, ü darf ue und ß darf ss sein, ein e am Ende darf fehlen, Zahlen gehen auch als Wort: leer drei.
    Am Khalaha-Tisch: 3 statt leere 3, 3 mit 5 statt fülle 3 mit 5, ebenso alle mit 4 und fertig. Am Kelma-Tisch: c2, c2 c3 und b6c8. Überall: halle, khalaha, kelma, raus und tisch 3 zum Gehen, 'Hallo zum Reden, :lacht zum Zeigen, ? für Hilfe.
topic-computer =
    Gegen den Computer spielst Du jederzeit, zum Beispiel: neustart khalaha computer meister, oder neustart kelma computer leicht. Es gibt vier Stufen: leicht, mittel, schwer und meister. Nennst Du keine, spielt er auf der Stufe mittel. Im Saal eines Spiels genügt neustart computer.
    Beim Spielen nennt Dir tipp einen guten Zug mit seinem Grund. Nach dem Ende zeigt analyse, welche Züge die besten gewesen wären. Zwischen zwei Leuten gibt es Tipps nur, wenn beide sie mit tipps vereinbaren.
    Zum Zuschauen spielt der Computer auch gegen sich selbst: neustart kelma computer leicht computer meister
topic-comeback =
    Wer ohne Passwort als Gast hereinkommt, bekommt ein Rückkehrwort: zwei einfache Wörter, die nur Du kennst. Reißt Deine Leitung ab, melde Dich mit demselben Namen wieder an und nenne das Rückkehrwort, wenn wir danach fragen. Dann sitzt Du wieder an Deinem Platz und liest, was Du verpasst hast.
    Soll der Name auf Dauer Dir gehören, tippe passwort; dann fragen wir statt des Rückkehrworts nach Deinem Passwort.

help-password-summary = einen Namen zu Deinem machen
help-password-description =
    Sichert Deinen Namen mit einem Passwort, oder ändert es. Danach gehört der Name Dir, und Einstellungen, Partien und Statistik bleiben erhalten.
    Das Passwort wird zweimal gefragt und nicht gezeigt.

help-delete-figure-summary = Deinen Namen aufgeben
help-delete-figure-description =
    Gibt Deinen Namen mit allen Einstellungen und der Statistik für immer auf. Die anderen behalten die Partien mit Dir.
    Gefragt wird vorher noch einmal.

help-finger-summary = wer jemand ist
help-finger-description =
    Zeigt, ob jemand da ist oder wann zuletzt da war, und was sie oder er gewonnen und verloren hat. Ohne Namen: Du selbst.

help-match-list-summary = beendete Partien
help-match-list-description =
    Zeigt die letzten beendeten Partien mit Nummer, Datum und Ergebnis: Deine, oder die einer anderen Person.

help-statistics-summary = gewonnen und verloren
help-statistics-description =
    Zeigt, wie viele Partien jemand gewonnen, verloren und unentschieden gespielt hat. Abgebrochene Partien zählen nicht.

help-replay-summary = eine Partie nachspielen
help-replay-description =
    Schlägt eine Partie mit ihrer Nummer auf und zeigt sie Zug für Zug. Weiter geht es mit vor, zurück mit „partie zurück“, an eine bestimmte Stelle mit zug und der Nummer des Zuges.

help-forward-summary = nächster Zug der Partie
help-forward-description = Zeigt in der aufgeschlagenen Partie den nächsten Zug.

help-to-ply-summary = an einen Zug springen
help-to-ply-description = Zeigt in der aufgeschlagenen Partie die Stellung nach diesem Zug; 0 ist der Anfang.

help-export-summary = eine Partie zum Mitnehmen
help-export-description = Zeigt eine Partie in Notation, mit Spielern, Datum, Regeln und Ergebnis.

help-hint-summary = einen guten Zug vorschlagen
help-hint-description =
    Nennt Dir einen guten Zug mit seinem Grund und, wo es bewiesen ist, den genauen Ausgang. Gegen den Computer und beim Üben jederzeit; zwischen zwei Leuten nur, wenn Ihr es mit tipps vereinbart habt.

help-allow-hints-summary = Tipps für beide vereinbaren
help-allow-hints-description =
    Schlägt vor, in diesem Spiel Tipps zu erlauben, oder stimmt dem Vorschlag zu. Danach dürft Ihr beide tipp benutzen.

help-analyse-summary = eine Partie untersuchen
help-analyse-description =
    Vergleicht nach dem Ende jeden Zug mit dem besten und nennt die Wendepunkte. Ohne Nummer: die letzte Partie an diesem Tisch.
    Was nicht bis zum Ende bewiesen ist, steht als geschätzt da.

help-view-summary = die Seite beim Zuschauen
help-view-description = Zeigt Dir das Brett beim Zuschauen von Süd (Spieler 1) oder von Nord (Spieler 2) aus. Wer spielt, sieht es immer vom eigenen Platz.
