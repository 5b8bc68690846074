### What is said of the house: places, tables, people, settings.

game-khalaha = Khalaha
game-kelma = Kelma

at-hall = Entrance hall
at-saal = { $game } room
at-table = Table { $table } in the { $game } room
hall-description =
    You stand in the entrance hall of the Spielhaus. Doors lead to the Khalaha room and the Kelma room.
    To play: new khalaha. Against somebody: new khalaha <name>. To practise: new khalaha alone. Against the computer: new khalaha computer.
saal-description =
    Here people play { $game }.
    A new table: new. To sit down at a table: sit <number>. To watch: watch <number>.
exits-hall = Exits: khalaha-room, kelma-room.
exits-saal = Exit: hall.
exits-table = Back to the { $game } room: out.
people-heading = { $count ->
    [0] Nobody is in the Spielhaus now.
    [one] One person is in the Spielhaus:
   *[other] { $count } people are in the Spielhaus:
}
people-more = { $count ->
    [one] … and one more.
   *[other] … and { $count } more.
}
people-here-many = Besides you, { $count } people are here. To see who is in the house, type: who
people-here = { $count ->
    [one] Besides you, { $names } is here.
   *[other] Besides you, { $names } are here.
}
tables-none = No table stands here now. With new you put one up.
tables-more = { $count ->
    [one] … and one more table.
   *[other] … and { $count } more tables.
}
table-name = Table { $table }
table-line = { $game }, { $state ->
    [waiting] waits for somebody
    [empty] free
    [adjourned] adjourned
    [filling] being filled
    [playing] being played
   *[over] game over
}: { $seats ->
    [none] both seats are free
    [south] { NOM($south) }, a seat is free
    [north] { NOM($north) }, a seat is free
    [alone] { NOM($south) } plays alone
   *[both] { NOM($south) } against { NOM($north) }
}{ $away ->
    [none] {""}
    [both] , both not there
   *[one] , { NOM($absent) } is not there
}{ $watchers ->
    [0] {""}
    [one] , one person watches
   *[other] , { $watchers } people watch
}
walks-in = { $name } joins.
walks-off = { $name } walks off.
player-walks-off = { $name } gets up from the table. The game waits; the seat is kept for { $name }.
came-in = { $name } comes in.
came-back = { $name } is back. The game goes on.
left-house = { $name } leaves the Spielhaus.
player-left-house = { $name } leaves the Spielhaus. The game waits, the seat is kept.
line-lost = The line of { $name } is lost.
player-line-lost = The line of { $name } is lost. The game waits, the seat is kept.
already-there = You are there already.
no-such-table = There is no table { $table }. tables shows which there are.
which-table = At which table? For example: sit 1. tables shows all.
which-game = Which game, Khalaha or Kelma? For example: { $example }
which-rules = Which rules? rules khalaha or rules kelma.
no-such-preset = There are no house rules { $preset } for { $game }. There are: { $names }.
rules-are-fixed = The rules of a running game cannot be changed. Play it to its end, or agree on a new one.
rules-heading = The rules of { $game }
rules-board = { $game ->
    [Khalaha] This is the board of Khalaha with four seeds in each pit:
   *[other] This is the board of { $game } at the start:
}
table-opened = You put up table { $table } and wait for somebody. Who wants to play types: sit { $table }
table-opened-by = { $name } puts up table { $table } and looks for somebody to play: sit { $table }
waits-for-opponent = Somebody is missing at table { $table }. As soon as somebody sits down, the game begins.
sat-down = { $to ->
    [you] You sit down at table { $table }.
   *[other] { $name } sits down at table { $table }.
}
already-seated = You sit at table { $table } already.
no-free-seat = Both seats at table { $table } are taken. { $here ->
    [yes] You can go on watching; a table of your own you put up with new in the room of the game.
   *[no] You can always watch: watch { $table }
}
busy-here = You are playing here. First adjourn, play to the end or leave.
not-at-a-table = You are at no table. tables shows which there are; with new you begin a game.
match-keeps-seat = Your game is still running. With out you walk off and the game waits; but whoever waits there for you may, after a while, decide it for themselves. With adjourn you both interrupt it; with leave you give it up.
back-at-seat = You sit down in your seat at table { $table } again.
nothing-to-resume-there = No game waits for you at table { $table }, but one does at table { $tables }.
resume-which = Several games wait for you, at table { $tables }. Name the table, for example: resume { $first }
nothing-to-resume = No game waits for you. With new you begin one.
too-many-unfinished = { $count ->
    [one] You have begun a game already, and more is not possible. Come back to it with resume and play it to its end, or give it up there with leave.
   *[other] You have begun { $count } games already, and more is not possible. Come back to one with resume and play it to its end, or give it up there with leave.
}
other-has-too-many-unfinished = { CAP($name) } has begun so many games already that no new one is possible for now.
match-runs-already = Your game is running; you are in your seat.
resume-waits = The game is adjourned and goes on as soon as { $name } is here too and types resume.
resume-wanted = { $name } would like to go on with your adjourned game: resume { $table }
nobody-of-that-name = { $name } is not in the house. who shows who is here.
several-of-that-name = Whom do you mean by { $name }: { $names }?
challenge-nobody = { $name } is not in the house. who shows who is here; the games played here are khalaha and kelma.
challenge-self = Against yourself you play with new alone.
challenge-busy = { $name } is playing. You can watch, or ask again later.
challenge-stands = You have challenged { $name } already; the answer is missing. With decline you take it back.
challenge-sent = You challenge { $name } to { $game } ({ match-started.choice }: { $preset }). With decline you take it back.
challenge-received = { $name } challenges you to { $game } ({ match-started.choice }: { $preset }). Answer with accept or decline.
challenge-accepted = { $name } accepts your challenge.
challenge-declined = { $name } does not want to play now.
challenge-you-declined = You decline the challenge of { $name }.
challenge-withdrawn = { $name } takes the challenge back.
challenge-you-withdrew = You take back your challenge to { $name }.
challenge-lapsed = { $reason ->
    [plays] { $role ->
        [from] { $name } has begun another game; your challenge no longer stands. You can watch, or ask again later.
       *[to] { $name } has begun another game; their challenge to you no longer stands.
    }
   *[gone] { $role ->
        [from] { $name } is no longer in the house; your challenge no longer stands.
       *[to] { $name } is no longer in the house; their challenge to you no longer stands.
    }
}
challenge-you-play = { $role ->
    [from] You are playing now, so your challenge to { $name } no longer stands.
   *[to] You are playing now, so the challenge from { $name } no longer stands.
}
challenge-whose = { $answer ->
    [accept] Whose challenge do you want to accept? There are some from { $names }. For example: accept { $first }
   *[decline] Whose challenge do you want to decline? There are some from { $names }. For example: decline { $first }
}
no-challenge-from = There is nothing from { $name } that you could answer.
nothing-to-accept = There is no challenge that you could accept.
settings-heading = Your settings
setting-name = { $setting ->
    [colour] colour
    [board] board
    [width] width
    [charset] charset
    [language] language
    [prompt] prompt
   *[bell] bell
}
setting-value = { $value }{ $setting ->
    [colour] . Colours: on, off or auto (what your client tells).
    [board] . The board: ascii, unicode, text (for reading aloud) or auto.
    [width] . Cells a row: 20 to 250 or auto.
    [charset] . Letters and signs: utf8, latin1, ascii or auto.
    [language] . Language: de or en.
    [prompt] . The sign at the end that says your turn to type: on or off.
   *[bell] . A bell when it is your turn: on or off.
}
setting-changed = Set: { $setting ->
    [colour] colour
    [board] board
    [width] width
    [charset] charset
    [language] language
    [prompt] prompt
   *[bell] bell
} { $value }.
board-needs-utf8 = With the charset { $charset }, though, the board looks as with ascii; the finer one needs UTF-8. If your client can show it, type: set charset utf8
reader-remembered = Your client has told of a screen reader, so from now on you always get the board in sentences, with other clients, too; set board auto ends that.
setting-unknown = This cannot be set like that. settings shows what can.
settings-hint = Change them like this: set board text
watches-from = { $side ->
    [south] You see the board from the south now, the side of player 1.
   *[north] You see the board from the north now, the side of player 2.
}
sees-own-side = You play here and see the board from your own seat.
