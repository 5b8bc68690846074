### What the computer says of moves: hints and analyses.

thinking = One moment, I am thinking.
hint-khalaha = Pit { $move }: { $why ->
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
hint-kelma = { $move }: { $why ->
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
hint-only-move = You have only this one move: { $move }
hint-not-your-turn = There is a hint when it is your turn.
hint-not-while-filling = There is a hint only when both have finished filling.
hint-must-be-agreed = In a game between you two there are hints only when you agree on it: hints
hint-none = Nothing comes to my mind just now. Please try again.
analysis-begins = { $count ->
    [one] I look at the one move. The result comes in a moment.
   *[other] I look at the { $count } moves. That takes a while; just play on, the result comes by itself.
}
analysis-busy = I am still at your last analysis. One moment please.
analysis-none = Nothing was moved in this game.
analysis-still-running = There is an analysis only after the end of the game.
analysis-heading = Analysis: { $south } against { $north }
analysis-move-khalaha = { $name } { $move }: { $exact ->
    [yes] gives away
   *[no] gives away by estimate
} { $loss ->
    [one] one seed
   *[other] { $loss } seeds
}, better was { $best }.
analysis-move-kelma = { $name } { $move }: { $exact ->
    [yes] proven to be worse, better was { $best }.
   *[no] by estimate worse by { $loss } hundredths of a pawn, better was { $best }.
}
analysis-good = { $name } { $move }: { $exact ->
    [yes] the best move.
   *[no] by estimate the best move.
}
analysis-turning-point = Turning point at move { $ply }: { $name } played { $move }, better was { $best }.
analysis-no-turning-point = There was no turning point: who was ahead stayed ahead.
analysis-sum = { $name }: { $best } of { $count } moves were the best ones.
