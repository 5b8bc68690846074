### What the computer says of moves: hints and analyses.

thinking = One moment, I am thinking.
hint-khalaha = { hint-khalaha.typed }: { $why ->
    [bonus] a bonus turn
    [capture] { $seeds ->
        [one] captures one seed
       *[other] captures { $seeds } seeds
    }
   *[quiet] a quiet move
}; { $exact ->
    [yes] { $outlook ->
        [win] a sure win by { $margin ->
            [one] one seed.
           *[other] { $margin } seeds.
        }
        [loss] against best play you lose by { $margin ->
            [one] one seed
           *[other] { $margin } seeds
        }, more cannot be had.
       *[draw] a sure draw.
    }
   *[no] { $outlook ->
        [win] by estimate you are ahead by { $margin ->
            [one] one seed then.
           *[other] { $margin } seeds then.
        }
        [loss] by estimate you are behind by { $margin ->
            [one] one seed then.
           *[other] { $margin } seeds then.
        }
       *[draw] by estimate it is even then.
    }
}
    .typed = { $move ->
        [x] “swap”
       *[other] “empty { $move }”
    }
hint-kelma = “move { $from } { $square }”: { $why ->
    [capture] captures a pawn
    [push] pushes a flip stone
    [stone] moves a flip stone
   *[ahead] a pawn goes ahead
}; { $exact ->
    [yes] { $outlook ->
        [win] a sure win in { $plies ->
            [one] one move.
           *[other] { $plies } moves.
        }
        [loss] against best play the game is lost in { $plies ->
            [one] one move.
           *[other] { $plies } moves.
        }
       *[draw] a sure draw.
    }
   *[no] { $outlook ->
        [win] by estimate you stand better then.
        [loss] by estimate you stand worse then.
       *[draw] by estimate it is even then.
    }
}
hint-only-move-khalaha = You have only this one move: { hint-khalaha.typed }
hint-only-move-kelma = You have only this one move: “move { $from } { $square }”
hint-not-your-turn = There is a hint when it is your turn.
hint-not-while-filling = There is a hint only when both have finished filling.
hint-must-be-agreed = In a game between you two there are hints only when you agree on it: hints
hint-outdated = The hint comes too late, since the position has changed. Just ask again: hint
hint-none = Nothing comes to my mind just now. Please try again.
analysis-begins = { $count ->
    [one] I look at the one move. The result comes in a moment.
   *[other] I look at the { $count } moves. That takes a while; just play on, the result comes by itself.
}
analysis-busy = I am still at your last analysis. One moment please.
analysis-which = Which game do you want analysed? For example: analyse 12. matches shows yours.
analysis-none = Nothing was moved in this game.
analysis-still-running = There is an analysis only after the end of the game.
analysis-heading = Analysis: { NOM($south) } against { NOM($north) }
analysis-sum = { CAP($name) }: { $good } of { $count } { $count ->
    [one] move
   *[other] moves
} without a mistake.
analysis-turning-point = Turning point at move { $ply }: { NOM($name) } { $turn ->
    [lead] stood better and gave that away by { analysis-turning-point.move }
    [behind] fell behind by { analysis-turning-point.move }
   *[over] stood better and fell behind by { analysis-turning-point.move }
}, better was { analysis-turning-point.best }.
    .move = { $game ->
        [khalaha] { $move ->
            [x] the swap
           *[other] pit { $move }
        }
       *[kelma] { $move }
    }
    .best = { $game ->
        [khalaha] { $best ->
            [x] the swap
           *[other] pit { $best }
        }
       *[kelma] { $best }
    }
analysis-no-turning-point = There was no turning point: who was ahead stayed ahead.
analysis-mistakes = Moves that cost something:
analysis-no-mistakes = No move cost anything.
analysis-move-khalaha = { CAP($name) }, { $move ->
    [x] swap
   *[other] pit { $move }
}: { $exact ->
    [yes] gives away
   *[no] gives away by estimate
} { $loss ->
    [one] one seed
   *[other] { $loss } seeds
}, better was { $best ->
    [x] the swap
   *[other] pit { $best }
}.
analysis-move-kelma = { CAP($name) }, { $move }: { $how ->
    [win] gives away the sure win
    [loss] loses
    [slight] is slightly worse
    [clear] is clearly worse
   *[much] is much worse
}, better was { $best }.
