### What is said of a match, besides its rules.

match-started = A new game of { $game } begins ({ match-started.choice }: { $preset }): { NOM($south) } against { NOM($north) }.
    .choice =
        { $game ->
            [Kelma] setup
           *[other] rules
        }
offer-draw = { $to ->
    [you] You offer { NOM($other) } a draw. With decline you take it back.
    [other] { CAP($name) } offers you a draw. To accept: draw. Otherwise: decline.
   *[watcher] { CAP($name) } offers { NOM($other) } a draw.
}
offer-restart = { $to ->
    [you] You propose to { NOM($other) } to start over. This game would not count then. With decline you take it back.
    [other] { CAP($name) } proposes to start over; this game would not count then. To agree: new. Otherwise: decline.
   *[watcher] { CAP($name) } proposes to { NOM($other) } to start over.
}
offer-adjourn = { $to ->
    [you] You propose to { NOM($other) } to adjourn the game. With decline you take it back.
    [other] { CAP($name) } would like to adjourn the game. To agree: adjourn. Otherwise: decline.
   *[watcher] { CAP($name) } proposes to { NOM($other) } to adjourn the game.
}
offer-takeback = { $to ->
    [you] You ask { NOM($other) } to let you take back your move { move-taken-back.move }{ offer-takeback.then }. With decline you withdraw the request.
    [other] { CAP($name) } asks to take back the move { move-taken-back.move }{ offer-takeback.then }. To agree: takeback. Otherwise: decline.
   *[watcher] { CAP($name) } asks { NOM($other) } to let them take back the move { move-taken-back.move }{ offer-takeback.then }.
}
    .then = { $then ->
        [more] { " " }and everything played after it
       *[last] { "" }
    }
offer-declined = { $to ->
    [you] You decline: { $offer ->
        [draw] no draw.
        [restart] no new game, this one goes on.
        [adjourn] no adjournment.
        [hints] no hints.
       *[takeback] the move stands.
    }
   *[other] { CAP($name) } declines: { $offer ->
        [draw] no draw.
        [restart] no new game, this one goes on.
        [adjourn] no adjournment.
        [hints] no hints.
       *[takeback] the move stands.
    }
}
offer-withdrawn = { $to ->
    [you] You withdraw: { $offer ->
        [draw] your offer of a draw.
        [restart] your proposal to start over.
        [adjourn] your proposal to adjourn.
        [hints] your request for hints.
       *[takeback] your request to take back a move.
    }
   *[other] { CAP($name) } withdraws: { $offer ->
        [draw] the offer of a draw.
        [restart] the proposal to start over.
        [adjourn] the proposal to adjourn.
        [hints] the request for hints.
       *[takeback] the request to take back a move.
    }
}
offer-voided = { $offer ->
    [draw] { $to ->
        [you] Your offer of a draw is void{ offer-voided.because }
       *[other] The draw offered by { NOM($name) } is void{ offer-voided.because }
    }
    [takeback] { $to ->
        [you] Your request to take back a move is void{ offer-voided.because }
       *[other] The request of { NOM($name) } to take back a move is void{ offer-voided.because }
    }
    [restart] { $to ->
        [you] Your proposal to start over is void.
       *[other] The proposal of { NOM($name) } to start over is void.
    }
    [hints] { $to ->
        [you] Your request for hints is void.
       *[other] The request of { NOM($name) } for hints is void.
    }
   *[adjourn] { $to ->
        [you] Your proposal to adjourn is void.
       *[other] The proposal of { NOM($name) } to adjourn is void.
    }
}
    .because = { $cause ->
        [played] { "" }, since the game went on.
       *[other] { "" }.
    }
move-taken-back = { $to ->
    [you] Your move { move-taken-back.move } is taken back{ move-taken-back.then }
   *[other] The move { move-taken-back.move } of { NOM($name) } is taken back{ move-taken-back.then }
}
    .then = { $then ->
        [more] { "" }, with all that was played after it.
       *[last] { "" }.
    }
    .move = { $game ->
        [khalaha] { $move ->
            [x] “swap”
           *[other] “empty { $move }”
        }
       *[kelma] { $move }
    }
match-adjourned = The game is adjourned. It waits here until it goes on with resume.
match-called-off = { $to ->
    [you] You call the game off; it does not count.
   *[other] { CAP($name) } calls the game off; it does not count.
}
match-resumed = { $to ->
    [you] You take the game up again; it goes on.
   *[other] { CAP($name) } takes the game up again; it goes on.
}
match-over = Once more: new. To go: leave.
match-over-watched = When a seat becomes free you can play yourself: sit
refused-match-over = This game is over. With new you begin another one.
refused-adjourned = The game is adjourned. With resume it goes on.
refused-not-adjourned = The game is not adjourned; it is running.
refused-already-offered = { $offer ->
    [draw] You have offered a draw already; the answer is missing. With decline you take it back.
    [takeback] You have asked already; the answer is missing. With decline you take it back.
    [hints] You have asked for hints already; the answer is missing. With decline you take it back.
    [restart] You have proposed to start over already; the answer is missing. With decline you take it back.
   *[adjourn] You have proposed to adjourn already; the answer is missing. With decline you take it back.
}
offers-several = There is more than one thing that you can accept: { $words }. Type the word that you mean, or decline.
offer-word = { $offer ->
    [draw] draw
    [restart] new
    [adjourn] adjourn
    [hints] hints
   *[takeback] takeback
}
refused-nothing-to-accept = The offer does not stand any more.
refused-nothing-to-decline = There is nothing to decline.
refused-nothing-to-take-back = You have made no move that you could take back.
refused-nothing-played-yet = This game of { $game } has only just begun; nothing has happened yet.
refused-allowance-spent = { $wish ->
    [filling] You have changed or proposed too much in this game already; what is filled stays as it is now. Go on with: fill done
   *[offer] You have changed or proposed too much in this game already; now that is no longer possible. Play it to its end, or end it: resign
}
refused-nobody-to-claim-from = That is possible only when your opponent has been away for long enough.
only-watching = You are only watching here. You can play when a seat is free: sit
no-match-here = No game is running at this table yet. It begins as soon as both seats are taken.
warn-resign = { $cost ->
    [loss] If you resign, you have lost this game. If you mean it, type once more: resign
    [practice] That ends your practice game, which does not count anyway. If you mean it, type once more: resign
   *[nothing] Not both have moved yet, so the game would be called off without a result. If you mean it, type once more: resign
}
warn-leave = { $cost ->
    [loss] If you leave now, you resign this game and have lost it. If you mean it, type once more: leave
    [practice] That ends your practice game, which does not count anyway. If you mean it, type once more: leave
   *[nothing] Not both have moved yet, so the game would be called off without a result. If you mean it, type once more: leave
}
moves = { $game ->
    [khalaha] { $to ->
        [you] { $count ->
            [one] You can empty only pit { $moves }.
           *[other] You can empty: { $moves }.
        }
       *[other] { $count ->
            [one] { CAP($name) } can empty only pit { $moves }.
           *[other] { CAP($name) } can empty: { $moves }.
        }
    }
   *[kelma] { $to ->
        [you] { $count ->
            [one] You have only one move: { $moves }.
           *[other] You can move: { $moves }.
        }
       *[other] { $count ->
            [one] { CAP($name) } has only one move: { $moves }.
           *[other] { CAP($name) } can move: { $moves }.
        }
    }
}
moves-none = There is no move now.
moves-none-from = There is no move from { $from } now.
record = So far: { $record }
record-filling = So far: { $record } (* means: still filling; 0: still empty)
record-empty = Nothing has been played yet.
offer-hints = { $to ->
    [you] You ask { NOM($other) } whether hints shall be allowed in this game. With decline you take it back.
    [other] { CAP($name) } would like to allow hints in this game, for you both. To agree: hints. Otherwise: decline.
   *[watcher] { CAP($name) } asks { NOM($other) } whether hints shall be allowed in this game.
}
hints-allowed = Hints are allowed in this game now: hint
refused-hints-allowed-already = Hints are allowed in this game. Just ask for one: hint
