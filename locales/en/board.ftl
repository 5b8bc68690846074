### What is said about any board: who sits where, whose turn it is, how a match ended.
### $to is who listens, seen from $name: you, other (the opponent) or watcher (everyone else).
### Names within sentences are written { NOM($name) } or, at the beginning of one, { CAP($name) }: only so
### the computer gets its article.

seat-computer =
    { $level ->
        [leicht] Computer (easy)
        [mittel] Computer (medium)
        [schwer] Computer (hard)
       *[meister] Computer (master)
    }
    .capital = The { $level ->
        [leicht] easy
        [mittel] medium
        [schwer] hard
       *[meister] master
    } computer
    .nominative = the { $level ->
        [leicht] easy
        [mittel] medium
        [schwer] hard
       *[meister] master
    } computer
    .accusative = the { $level ->
        [leicht] easy
        [mittel] medium
        [schwer] hard
       *[meister] master
    } computer
    .dative = the { $level ->
        [leicht] easy
        [mittel] medium
        [schwer] hard
       *[meister] master
    } computer
    .of = of the { $level ->
        [leicht] easy
        [mittel] medium
        [schwer] hard
       *[meister] master
    } computer
seat-person = { $name }
    .of = of { $name }
seat-number = Player { $number }
seat-south = { $name } (south)
seat-north = { $name } (north)
seat-yours = { $name } (you)

board-turn =
    { $to ->
        [you] It is your turn.
       *[other] It is { NOM($name) }’s turn.
    }
board-adjourned = The match is adjourned; “resume” goes on with it.
board-no-move = No move has been made yet.
board-last-move = Last move: { $what }

outcome-won =
    { $to ->
        [you] The match is over: you win against { NOM($other) }.
        [other] The match is over: { NOM($name) } wins against you.
       *[watcher] The match is over: { NOM($name) } wins against { NOM($other) }.
    }
outcome-drawn = The match is over: it is a draw.
outcome-resigned =
    { $to ->
        [you] The match is over: { NOM($other) } has resigned, you win.
        [other] The match is over: you have resigned, { NOM($name) } wins.
       *[watcher] The match is over: { NOM($other) } has resigned, { NOM($name) } wins.
    }
outcome-abandoned =
    { $to ->
        [you] The match is over: { NOM($other) } has not come back, you win.
        [other] The match is over: you were away too long, { NOM($name) } wins.
       *[watcher] The match is over: { NOM($other) } has not come back, { NOM($name) } wins.
    }
outcome-agreed = The match is over: both have agreed on a draw.
outcome-called-off = The match is called off and does not count.
outcome-restarted = The match has ended without a result, since both wish to begin anew.
