### What is said about Kelma. $to is who listens, seen from $name: you, other (the opponent) or watcher (everyone
### else). $face, $up and $down are faces of a flip stone: S, L or T. $next is other when the turn goes over to
### $other, lock when only the lock is spoken of, else none.

## What happens, and why

kelma-pawn =
    { $to ->
        [you] You move your pawn ahead from { $from } to { $square }{ kelma-pawn.turn }.
       *[other] { CAP($name) } moves a pawn ahead from { $from } to { $square }{ kelma-pawn.turn }.
    }
    .turn =
        { $next ->
            [other]
                { $to ->
                    [other] , so it is your turn
                   *[you] , so it is { NOM($other) }’s turn
                }
           *[none] { "" }
        }
kelma-push =
    { $to ->
        [you] You move your pawn ahead from { $from } to { $square } and push the flip stone, { kelma-stone.face } up, on to { $landing }{ kelma-pawn.turn }.
       *[other] { CAP($name) } moves a pawn ahead from { $from } to { $square } and pushes the flip stone, { kelma-stone.face } up, on to { $landing }{ kelma-pawn.turn }.
    }
kelma-stone =
    { $to ->
        [you] You move the flip stone as a { kelma-stone.face } from { $from }{ kelma-stone.over } to { $square } and turn it to { kelma-stone.up }{ kelma-stone.lock }.
       *[other] { CAP($name) } moves the flip stone as a { kelma-stone.face } from { $from }{ kelma-stone.over } to { $square } and turns it to { kelma-stone.up }{ kelma-stone.lock }.
    }
    .face =
        { $face ->
            [S] knight
            [L] bishop
           *[T] rook
        }
    .up =
        { $up ->
            [S] knight
            [L] bishop
           *[T] rook
        }
    .over =
        { $over ->
            [none] { "" }
           *[other] { " " }over { $over }
        }
    .lock =
        { $next ->
            [other]
                { $to ->
                    [other] : it is your turn, and for this one move the stone is locked
                   *[you] : it is { NOM($other) }’s turn, and for this one move the stone is locked
                }
            [lock]
                { $to ->
                    [other] ; for your next move the stone is locked
                   *[you] ; for { NOM($other) }’s next move the stone is locked
                }
           *[none] { "" }
        }
kelma-capture =
    { $to ->
        [you] You move the flip stone as a { kelma-stone.face } from { $from }{ kelma-stone.over } to { $square }, capture { kelma-capture.pawn } there and turn the stone to { kelma-stone.up }{ kelma-stone.lock }.
       *[other] { CAP($name) } moves the flip stone as a { kelma-stone.face } from { $from }{ kelma-stone.over } to { $square }, captures { kelma-capture.pawn } there and turns the stone to { kelma-stone.up }{ kelma-stone.lock }.
    }
    .pawn =
        { $whose ->
            [own]
                { $to ->
                    [you] a pawn of your own ({ kelma-capture.left })
                   *[other] one of { NOM($name) }’s own pawns ({ kelma-capture.left })
                }
           *[other]
                { $to ->
                    [other] one of your pawns ({ kelma-capture.left })
                   *[you] one of { NOM($other) }’s pawns ({ kelma-capture.left })
                }
        }
    .left =
        { $left ->
            [0] it was the last
            [one] one is left
           *[other] { $left } are left
        }
kelma-last-pawn =
    { $to ->
        [you] You have no pawn left and cannot win any more, but you play on: a draw is still possible.
       *[other] { CAP($name) } has no pawn left and cannot win any more, but plays on: a draw is still possible.
    }
kelma-repeated = Beware: exactly this position has been there before. The third time is a draw.
kelma-quiet = Beware: for { $plies } moves no pawn has moved and none was captured. After { $left } more the game is a draw.

kelma-won =
    { $to ->
        [you] The match is over: your pawn stands on { NOM($other) }’s base line, you win.
        [other] The match is over: a pawn of { NOM($name) } stands on your base line, { NOM($name) } wins.
       *[watcher] The match is over: a pawn of { NOM($name) } stands on { NOM($other) }’s base line, { NOM($name) } wins.
    }
kelma-drawn-no-pawns = The match is over: a draw, since neither side has a pawn left.
kelma-drawn-stalemate = The match is over: a draw by stalemate, since the side to move has no possible move.
kelma-drawn-repetition = The match is over: a draw, since the same position is there for the third time.
kelma-drawn-quiet = The match is over: a draw, since for 100 moves no pawn has moved and none was captured.

## The board

kelma-seat = { $sign } { $seat }: { kelma-seat.pawns }, { $lost } lost
    .pawns =
        { $pawns ->
            [0] no pawn
            [one] one pawn
           *[other] { $pawns } pawns
        }
kelma-legend-stones = Flip stones:
kelma-legend-stone = { $square }: { $up } up, { $down } down
kelma-legend-face =
    { $face ->
        [S] S knight: as in chess
        [L] L bishop: 2 diagonally
       *[T] T rook: 2 straight
    }
kelma-last =
    { $to ->
        [you] { $mark } Last move: you played { $move }.
       *[other] { $mark } Last move: { NOM($name) } played { $move }.
    }
kelma-status-lock =
    { $to ->
        [you] { $mark } The flip stone on { $square } is locked until you have moved.
       *[other] { $mark } The flip stone on { $square } is locked until { NOM($name) } has moved.
    }
kelma-status-repeated = This position is there for the second time; the third draws.
kelma-status-quiet =
    { $left ->
        [one] One more move without pawn move or capture draws.
       *[other] { $left } more moves without pawn move or capture draw.
    }
kelma-pawns =
    { $to ->
        [you] You have { kelma-pawns.pawns } and have lost { kelma-pawns.lost }.
       *[other] { CAP($name) } has { kelma-pawns.pawns } and has lost { kelma-pawns.lost }.
    }
    .pawns =
        { $pawns ->
            [0] no pawn
            [one] one pawn
           *[other] { $pawns } pawns
        }
    .lost =
        { $lost ->
            [0] none
            [one] one
           *[other] { $lost }
        }
kelma-file =
    { $count ->
        [0]
            { $to ->
                [you] Column { $file }: no pawn of yours.
               *[other] Column { $file }: no pawn of { NOM($name) }.
            }
        [one]
            { $to ->
                [you] Column { $file }: your pawn on { $squares }.
               *[other] Column { $file }: a pawn of { NOM($name) } on { $squares }.
            }
       *[other]
            { $to ->
                [you] Column { $file }: your pawns on { $squares }.
               *[other] Column { $file }: pawns of { NOM($name) } on { $squares }.
            }
    }
kelma-square-empty = Square { $square } is empty.
kelma-square-pawn =
    { $to ->
        [you] Your pawn stands on { $square }.
       *[other] A pawn of { NOM($name) } stands on { $square }.
    }
kelma-row-rest =
    { $pieces ->
        [0] Row { $rank } is empty.
       *[other] The rest of row { $rank } is empty.
    }
kelma-column-rest =
    { $pieces ->
        [0] Column { $file } is empty.
       *[other] The rest of column { $file } is empty.
    }
kelma-stone-free = Flip stone on { $square }: { kelma-stone.face } up, { kelma-stone-free.down } down, free.
    .down =
        { $down ->
            [S] knight
            [L] bishop
           *[T] rook
        }
kelma-stone-locked =
    { $to ->
        [you] Flip stone on { $square }: { kelma-stone.face } up, { kelma-stone-free.down } down, locked until you have moved.
       *[other] Flip stone on { $square }: { kelma-stone.face } up, { kelma-stone-free.down } down, locked until { NOM($name) } has moved.
    }

## What the rules refuse

kelma-refused-not-a-move = “{ $text }” is no move. Name one square or two, for example “move c2” or “move b6 to c8”.
kelma-refused-off-board = There is no square { $square }: the board goes from a1 to e11.
kelma-refused-misnoted = “{ $text }” does not describe this move rightly. Do you mean “{ $move }”? The two squares alone will do.
kelma-refused-game-over = This game is over. “restart” begins a new one.
kelma-refused-not-your-turn = It is { NOM($name) }’s turn. “board” shows you the board while you wait.
kelma-refused-empty-square = There is nothing on { $square } that could move. “moves” shows what is possible.
kelma-refused-enemy-pawn = The pawn on { $square } belongs to the other side. You move your own pawns and the flip stones; “moves” shows what is possible.
kelma-refused-stands-there = The piece is on { $square } already. Name the square it should go to; “moves { $square }” shows where it can.
kelma-refused-pawn-only-ahead = A pawn goes only one square straight ahead, so from { $from } to { $ahead } and not to { $square }: “move { $from }”.
kelma-refused-pawn-cannot-capture = Pawns do not capture, so the pawn on { $from } cannot go to { $square }. Only flip stones capture.
kelma-refused-blocked =
    { $to ->
        [you] Your pawn on { $from } cannot go ahead, since your own pawn stands on { $square }. Move that one first.
       *[other] The pawn on { $from } cannot go ahead, since a pawn of { NOM($name) } stands on { $square }. Only a flip stone can capture it.
    }
kelma-refused-no-room =
    { $obstacle ->
        [edge] The pawn on { $from } cannot push the flip stone on { $square }, since the board ends behind it. Move the flip stone away first.
        [stone] The pawn on { $from } cannot push the flip stone on { $square }, since another flip stone stands behind it on { $behind }. Only one can be pushed.
        [ownPawn] The pawn on { $from } cannot push the flip stone on { $square }, since a pawn of its own side stands behind it on { $behind }. Move that one on first.
       *[enemyPawn] The pawn on { $from } cannot push the flip stone on { $square }, since a pawn of the other side stands behind it on { $behind }. A stone is pushed onto an empty square only.
    }
kelma-refused-push-of-locked = The pawn on { $from } cannot push the flip stone on { $square }, since it is locked for this move and the house rules then forbid it. It is free in your next move.
kelma-refused-locked = The flip stone on { $square } is locked, since the other side has just moved it. Play something else now; in your next move it is free again.
kelma-refused-wrong-by-face =
    { $face ->
        [S] As a knight the flip stone does not get from { $from } to { $square }: it goes two squares straight and one to the side. “moves { $from }” shows where.
        [L] As a bishop the flip stone does not get from { $from } to { $square }: it goes exactly two squares diagonally. “moves { $from }” shows where.
       *[T] As a rook the flip stone does not get from { $from } to { $square }: it goes exactly two squares straight. “moves { $from }” shows where.
    }
kelma-refused-own-pawn = The flip stone cannot go as a { kelma-stone.face } from { $from } to { $square }, since your own pawn stands there, and you must not capture that.
kelma-refused-stone-on-target = The flip stone cannot go as a { kelma-stone.face } from { $from } to { $square }, since another flip stone stands there, and those are never captured.
kelma-refused-ambiguous = There are several moves from { $square }: { $candidates }. Name the target too, for example “move { $square } to { $example }”.
kelma-refused-stone-stuck = As a { kelma-stone.face } the flip stone on { $square } cannot go anywhere now. “moves” shows what else is possible.

## The rules

topic-rules-kelma =
    Kelma is a race for two on a board of 5 columns (a to e) and 11 rows. Each player has ten pawns, which stand on the two rows at the own side; three flip stones in the middle belong to nobody. Whoever first brings a pawn to the base line of the other side, the farthest row, wins at once. Player 1 sits at row 1 and begins, player 2 sits at row 11.

    In your turn you move either a pawn of your own or a flip stone.

    Pawns go one square straight ahead: “move c2”. They do not capture, and any pawn right in front stops them. But if a flip stone stands in front of the pawn and the square behind it is empty, the pawn pushes it one square on. A pushed stone is neither turned over nor locked, and a locked one may be pushed too.

    Flip stones have two faces, and the upper one says how the stone moves, always exactly two squares far: T (rook) straight, L (bishop) diagonally, S (knight) as in chess. “move b6 to c8” moves the stone on b6. Whatever stands between is jumped. The target must be empty, or hold a pawn of the other side: that is captured and leaves the board. Own pawns and other flip stones are never captured.

    After its move a flip stone is turned over, so that the other face counts. The other side must not move it in its next turn; then it is free again.

    It is a draw when neither side has a pawn, when the side to move has no possible move (stalemate), when the same position is there for the third time, after 100 moves in a row without a pawn’s move or a capture, or when both agree with “draw”. Who has no pawn left plays on, but cannot win any more.

    Setups: in “mitte” the flip stones begin on b6, c6 and d6, in “weit” on a6, c6 and e6.

    Notation: c2-c3 is a pawn’s move, c5-c6>c7 pushes a stone to c7, Sb6-c8 moves a stone as a knight, Tc6xc8 captures as a rook. To move, the squares will do: c2 or b6c8.
