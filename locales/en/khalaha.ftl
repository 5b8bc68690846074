### What is said about Khalaha. $to is who listens, seen from $name: you, other (the opponent) or watcher
### (everyone else). $next is other when the turn goes over to $other, else none.

## What happens, and why

khalaha-filled =
    { $to ->
        [you] You put { khalaha-filled.seeds } into pit { $pit }; your supply holds { khalaha-filled.supply }.
       *[other] { CAP($name) } puts { khalaha-filled.seeds } into pit { $pit }; the supply holds { khalaha-filled.supply }.
    }
    .seeds =
        { $seeds ->
            [one] one seed
           *[other] { $seeds } seeds
        }
    .supply =
        { $supply ->
            [0] none any more
            [one] one more
           *[other] { $supply } more
        }
khalaha-refilled =
    { $to ->
        [you] You change pit { $pit } from { $before } to { khalaha-filled.seeds }; your supply holds { khalaha-filled.supply }.
       *[other] { CAP($name) } changes pit { $pit } from { $before } to { khalaha-filled.seeds }; the supply holds { khalaha-filled.supply }.
    }
khalaha-filled-same =
    { $to ->
        [you] Your pit { $pit } holds { khalaha-filled.seeds } already.
       *[other] { CAP($name) }’s pit { $pit } holds { khalaha-filled.seeds } already.
    }
khalaha-all-filled = All your pits are filled. Now “fill done”, if everything is to stay as it is.
khalaha-filled-all =
    { $to ->
        [you] You put { khalaha-filled.seeds } into each of your six pits; your supply holds { khalaha-filled.supply }.
       *[other] { CAP($name) } puts { khalaha-filled.seeds } into each of their six pits; the supply holds { khalaha-filled.supply }.
    }
khalaha-finished =
    { $to ->
        [you] You have finished filling and start with { $seeds } seeds.
       *[other] { CAP($name) } has finished filling and starts with { $seeds } seeds.
    }
khalaha-waits =
    { $to ->
        [you] { $filled ->
            [all] Only you are missing now: “fill done” finishes your filling.
           *[some] Only you are missing now: place seeds in all of your pits, then say “fill done”.
        }
       *[other] Only { NOM($name) } is missing now.
    }
khalaha-begins =
    { $to ->
        [you] All pits are filled, and you make the first move: “empty 3”, for example.
       *[other] All pits are filled, and { NOM($name) } makes the first move.
    }

khalaha-sown-bonus =
    { $to ->
        [you] You empty pit { $pit }, and { khalaha-sown-own.last } falls into your store: that earns you another move.
       *[other] { CAP($name) } empties pit { $pit }, and { khalaha-sown-own.last } falls into { NOM($name) }’s store: that earns another move.
    }
khalaha-sown-bonus-passed =
    { $to ->
        [you] You empty pit { $pit }, and { khalaha-sown-own.last } falls into your store. That would earn another move, but your pits are empty and you must pass: it is { NOM($other) }’s turn.
        [other] { CAP($name) } empties pit { $pit }, and { khalaha-sown-own.last } falls into { NOM($name) }’s store. That would earn another move, but the pits are empty and { NOM($name) } must pass: it is your turn.
       *[watcher] { CAP($name) } empties pit { $pit }, and { khalaha-sown-own.last } falls into { NOM($name) }’s store. That would earn another move, but the pits are empty and { NOM($name) } must pass: it is { NOM($other) }’s turn.
    }
khalaha-sown-store =
    { $to ->
        [you] You empty pit { $pit }, and { khalaha-sown-own.last } falls into your store.
       *[other] { CAP($name) } empties pit { $pit }, and { khalaha-sown-own.last } falls into { NOM($name) }’s store.
    }
khalaha-sown-own =
    { $to ->
        [you] You empty pit { $pit }, and { khalaha-sown-own.last } falls into your pit { $landing }, where seeds lie already{ khalaha-sown-own.turn }.
       *[other] { CAP($name) } empties pit { $pit }, and { khalaha-sown-own.last } falls into { NOM($name) }’s pit { $landing }, where seeds lie already{ khalaha-sown-own.turn }.
    }
    .last =
        { $seeds ->
            [one] the one seed
           *[other] the last of { $seeds } seeds
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
khalaha-sown-opponent =
    { $to ->
        [you] You empty pit { $pit }, and { khalaha-sown-own.last } falls into { NOM($other) }’s pit { $landing }{ khalaha-sown-own.turn }.
        [other] { CAP($name) } empties pit { $pit }, and { khalaha-sown-own.last } falls into your pit { $landing }{ khalaha-sown-own.turn }.
       *[watcher] { CAP($name) } empties pit { $pit }, and { khalaha-sown-own.last } falls into { NOM($other) }’s pit { $landing }{ khalaha-sown-own.turn }.
    }
khalaha-sown-nothing =
    { $to ->
        [you] You empty pit { $pit }, and { khalaha-sown-own.last } falls into your empty pit { $landing }, but no seed lies opposite{ khalaha-sown-own.turn }.
        [other] { CAP($name) } empties pit { $pit }, and { khalaha-sown-own.last } falls into { NOM($name) }’s empty pit { $landing }, but no seed lies opposite on your side{ khalaha-sown-own.turn }.
       *[watcher] { CAP($name) } empties pit { $pit }, and { khalaha-sown-own.last } falls into { NOM($name) }’s empty pit { $landing }, but no seed lies opposite{ khalaha-sown-own.turn }.
    }
khalaha-sown-capture =
    { $to ->
        [you] You empty pit { $pit }, and { khalaha-sown-own.last } falls into your empty pit { $landing }: that takes { khalaha-sown-capture.captured } from { NOM($other) }’s pit { $from } to your store{ khalaha-sown-own.turn }.
        [other] { CAP($name) } empties pit { $pit }, and { khalaha-sown-own.last } falls into { NOM($name) }’s empty pit { $landing }: that takes { khalaha-sown-capture.captured } from your pit { $from } to { NOM($name) }’s store{ khalaha-sown-own.turn }.
       *[watcher] { CAP($name) } empties pit { $pit }, and { khalaha-sown-own.last } falls into { NOM($name) }’s empty pit { $landing }: that takes { khalaha-sown-capture.captured } from { NOM($other) }’s pit { $from } to { NOM($name) }’s store{ khalaha-sown-own.turn }.
    }
    .captured =
        { $captured ->
            [one] one seed
           *[other] { $captured } seeds
        }
khalaha-sown-capture-both =
    { $to ->
        [you] You empty pit { $pit }, and { khalaha-sown-own.last } falls into your empty pit { $landing }: with { khalaha-sown-capture.captured } from { NOM($other) }’s pit { $from } it goes to your store{ khalaha-sown-own.turn }.
        [other] { CAP($name) } empties pit { $pit }, and { khalaha-sown-own.last } falls into { NOM($name) }’s empty pit { $landing }: with { khalaha-sown-capture.captured } from your pit { $from } it goes to { NOM($name) }’s store{ khalaha-sown-own.turn }.
       *[watcher] { CAP($name) } empties pit { $pit }, and { khalaha-sown-own.last } falls into { NOM($name) }’s empty pit { $landing }: with { khalaha-sown-capture.captured } from { NOM($other) }’s pit { $from } it goes to { NOM($name) }’s store{ khalaha-sown-own.turn }.
    }
khalaha-sown-capture-alone =
    { $to ->
        [you] You empty pit { $pit }, and { khalaha-sown-own.last } falls into your empty pit { $landing } and goes to your store, although no seed lies opposite{ khalaha-sown-own.turn }.
        [other] { CAP($name) } empties pit { $pit }, and { khalaha-sown-own.last } falls into { NOM($name) }’s empty pit { $landing } and goes to the store, although no seed lies opposite on your side{ khalaha-sown-own.turn }.
       *[watcher] { CAP($name) } empties pit { $pit }, and { khalaha-sown-own.last } falls into { NOM($name) }’s empty pit { $landing } and goes to the store, although no seed lies opposite{ khalaha-sown-own.turn }.
    }

khalaha-swept =
    { $to ->
        [you] { CAP($other) } has no seed left in the pits, and that ends the game: { khalaha-swept.seeds } from your pits to your store.
        [other] You have no seed left in your pits, and that ends the game: { khalaha-swept.seeds } from { NOM($name) }’s pits to { NOM($name) }’s store.
       *[watcher] { CAP($other) } has no seed left in the pits, and that ends the game: { khalaha-swept.seeds } from { NOM($name) }’s pits to { NOM($name) }’s store.
    }
    .seeds =
        { $seeds ->
            [one] the last seed goes
           *[other] the last { $seeds } seeds go
        }
khalaha-passed =
    { $to ->
        [you] You have no seed in your pits and must pass: it is { NOM($other) }’s turn.
        [other] { CAP($name) } has no seed in the pits and must pass: it is your turn.
       *[watcher] { CAP($name) } has no seed in the pits and must pass: it is { NOM($other) }’s turn.
    }
khalaha-swapped =
    { $to ->
        [you] You swap: you take over { NOM($other) }’s seeds, store and all, and give yours for them; now it is { NOM($other) }’s turn.
        [other] { CAP($name) } swaps: your seeds, store and all, go to { NOM($name) }, and you get the others; now it is your turn.
       *[watcher] { CAP($name) } swaps all seeds with { NOM($other) }, stores included; now it is { NOM($other) }’s turn.
    }
khalaha-won =
    { $to ->
        [you] The match is over: you win by { $seeds } to { $against } seeds against { NOM($other) }.
        [other] The match is over: { NOM($name) } wins by { $seeds } to { $against } seeds against you.
       *[watcher] The match is over: { NOM($name) } wins by { $seeds } to { $against } seeds against { NOM($other) }.
    }
khalaha-drawn = The match is over: a draw, { $seeds } to { $seeds } seeds.

## The board

khalaha-store-label = Store
khalaha-seat-filling = { $seat }: supply { $supply }
khalaha-seat-ready = { $seat }: ready
khalaha-last-sown =
    { $to ->
        [you] { $mark } Last move: you emptied pit { $pit }.
       *[other] { $mark } Last move: { NOM($name) } emptied pit { $pit }.
    }
khalaha-last-swapped =
    { $to ->
        [you] Last move: you swapped the seeds.
       *[other] Last move: { NOM($name) } swapped the seeds.
    }
khalaha-fill-now = Put { $min } to { $max } seeds into each of your pits, for example “fill 3 with { $max }”. “fill done” finishes your filling.
khalaha-may-swap = Instead of emptying a pit you can “swap” all seeds with the other side.
khalaha-filling-goes-on =
    { $count ->
        [one] { CAP($names) } is still filling the pits.
       *[other] { CAP($names) } are still filling their pits.
    }
khalaha-pit =
    { $to ->
        [you] Your pit { $pit }: { khalaha-pit.seeds }.
       *[other] { CAP($name) }’s pit { $pit }: { khalaha-pit.seeds }.
    }
    .seeds =
        { $seeds ->
            [0] empty
            [one] one seed
           *[other] { $seeds } seeds
        }
khalaha-store =
    { $to ->
        [you] Your store: { khalaha-pit.seeds }.
       *[other] { CAP($name) }’s store: { khalaha-pit.seeds }.
    }
khalaha-supply =
    { $to ->
        [you] Your supply: { khalaha-pit.seeds }.
       *[other] { CAP($name) }’s supply: { khalaha-pit.seeds }.
    }
khalaha-ready =
    { $to ->
        [you] You have finished filling.
       *[other] { CAP($name) } has finished filling.
    }

## What the rules refuse

khalaha-refused-not-your-turn = It is { NOM($name) }’s turn. “board” shows you the board while you wait.
khalaha-refused-no-such-pit = There is no pit { $pit }: your pits are numbered 1 to 6.
khalaha-refused-empty-pit =
    { $count ->
        [one] Your pit { $pit } is empty. Seeds lie only in pit { $filled }: “empty { $example }”.
       *[other] Your pit { $pit } is empty. Seeds lie in pits { $filled }: “empty { $example }”, for example.
    }
khalaha-refused-bad-seeds = { $seeds } will not do: each pit takes { $min } to { $max } seeds, for example “fill 3 with { $max }”.
khalaha-refused-supply =
    { $available ->
        [0] Your supply does not hold { $seeds } seeds, it is empty. Put fewer into another pit first, for example “fill 1 with 4”.
       *[other] Your supply does not hold { $seeds } seeds: { $available } at most can go here. Or put fewer into another pit first.
    }
khalaha-refused-unfilled =
    { $count ->
        [one] You cannot be done yet: pit { $pits } is still empty. Fill it first, for example “fill { $example } with 5”.
       *[other] You cannot be done yet: pits { $pits } are still empty. Fill them first, for example “fill { $example } with 5”.
    }
khalaha-refused-finished = You have finished your filling already and cannot change it. Now { NOM($name) } has to finish.
khalaha-refused-still-filling =
    { $to ->
        [you] The pits are still being filled, and only you are missing: once all of your pits are filled, finish with “fill done”.
        [both] The pits are still being filled: place your seeds, for example “fill 3 with 5”, then say “fill done”. { CAP($name) } is not ready either.
       *[other] The pits are still being filled: { NOM($name) } is not ready yet. Play begins after that.
    }
khalaha-refused-filling-over = The filling is over. Now you move, for example “empty 3”.
khalaha-refused-game-over = This game is over. “restart” begins a new one.
khalaha-refused-no-swap = A swap is possible only where the house rules allow it, and only as player 2’s very first move.
khalaha-refused-not-a-move = “{ $text }” is no move. Give the number of one of your pits, for example “empty 3”.
khalaha-refused-bad-record = The record does not hold at offset { $at }: “{ $token }” does not fit there.

## The rules

topic-rules-khalaha =
    Khalaha is a game for two. Each player has six pits, numbered 1 to 6 from left to right, and a store to the right of them. The opposite pits are shown in the upper row. Whoever has more seeds in the store at the end wins.

    Filling: you have a supply of 36 seeds. Put 4 to 6 of them into each of your pits: “fill 3 with 5”, or “fill all with 4”. Both players do so at the same time and may change everything until they say “fill done”. What is left of the supply is out of the game. Player 1 makes the first move.

    Moving: “empty 3” takes all seeds out of your pit 3. They fall one by one into the pits that follow: to the right as far as your store, then through the opposite pits, and on again on your side. Only the opposite store is left out.

    The last seed decides. If it falls into your store, you move again. If it falls into an empty pit of your own, all seeds of the pit opposite go to your store. In every other case the turn goes over at once, and so it does after a capture.

    Passing: whoever is to move and has no seed in the own pits passes, without a command, and the other side plays on.

    End: the game is over when all twelve pits are empty. Equal stores are a draw.

    House rules: in “kalah” nobody fills, each pit holds 4 seeds. A capture then takes the seed that captured as well, and the game is over as soon as one side has no seed left in the pits: what remains goes to the store of the side it lies on. “kalah-leerschlag” is the same, but the last seed goes to the store even if the pit opposite is empty.
