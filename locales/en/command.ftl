## Answers to lines that are not understood or do not fit just now.

command-unknown = Pardon? To see what works here, type: commands
command-unknown-near = Pardon? This sounds similar: { $suggestions }. To see what works here, type: commands
command-ambiguous = “{ $typed }” can mean several things: { $candidates }. Please type a few more letters.

command-missing = { $slot ->
    [pit] Which pit do you mean? For example: { $example }
    [seeds] How many seeds shall it be? For example: { $example }
    [from] From which square do you want to move? For example: { $example }
    [to] To which square do you want to move? For example: { $example }
    [square] Which square do you mean? For example: { $example }
    [field] Which square do you mean? For example: { $example }
    [rank] Which row do you mean? For example: { $example }
    [file] Which column do you mean? For example: { $example }
    [table] Which table do you mean? Give its number. To see which there are, type: tables
    [place] Where do you want to go? For example: { $example }
    [name] Whom do you mean? For example: { $example }
    [text] What do you want to say? For example: { $example }
    [message] What do you want to say? For example: { $example }
    [topic] What do you need help with? For example: { $example }
    [game] Which game do you mean? For example: { $example }
    [style] In which style do you want to see the board? For example: { $example }
    [setting] What do you want to set? For example: { $example }
    [value] To which value shall it be set? For example: { $example }
    [match] What do you want to play, and with whom? For example: { $example }
    [played] Which game do you mean? For example: { $example }
    [ply] Which move do you mean? For example: { $example }
    [reason] For what reason? For example: { $example }
    [days] For how many days? For example: { $example }
    [minutes] In how many minutes? For example: { $example }
    [side] From which side do you want to see the board? For example: { $example }
   *[other] Something is missing there. For example: { $example }
}

command-bad = { $slot ->
    [pit] “{ $given }” is not the number of a pit. For example: { $example }
    [seeds] “{ $given }” is not a number of seeds. For example: { $example }
    [from] “{ $given }” is neither a square nor a move. For example: { $example }
    [to] “{ $given }” is not a square. For example: { $example }
    [square] “{ $given }” is not a square. For example: { $example }
    [field] “{ $given }” is no square. For example: { $example }
    [rank] “{ $given }” is no row: there are 1 to 11. For example: { $example }
    [file] “{ $given }” is no column: there are a to e. For example: { $example }
    [table] “{ $given }” is not the number of a table. To see which tables there are, type: tables
    [place] There is no place “{ $given }” here. For example: { $example }
    [name] “{ $given }” is not a name. For example: { $example }
    [text] I cannot make anything of “{ $given }”. For example: { $example }
    [message] I cannot make anything of “{ $given }”. For example: { $example }
    [topic] There is no help on “{ $given }”. For example: { $example }
    [game] There is no game “{ $given }” here. For example: { $example }
    [style] The board comes as ascii, unicode and text, but not as “{ $given }”. For example: { $example }
    [setting] “{ $given }” cannot be set. For example: { $example }
    [value] It cannot be set to “{ $given }”. For example: { $example }
    [match] I cannot make anything of “{ $given }”. For example: { $example }
    [played] “{ $given }” is no number of a game. For example: { $example }
    [ply] “{ $given }” is no number of a move. For example: { $example }
    [reason] “{ $given }” is no reason. For example: { $example }
    [days] “{ $given }” is no number of days. For example: { $example }
    [minutes] “{ $given }” is no number of minutes up to 1440. For example: { $example }
    [side] “{ $given }” is no side. For example: { $example }
   *[other] “{ $given }” does not fit here. For example: { $example }
}

command-extra = I cannot make anything of “{ $extra }” here. This would be right: { $example }
command-usage = Something is missing there. This would be right: { $example }

command-not-here = { $where ->
    [khalaha] { $command } only works at a Khalaha table. Here you can use, for example: { $fits }.
    [kelma] { $command } only works at a Kelma table. Here you can use, for example: { $fits }.
   *[table] { $command } only works at a table. Here you can use, for example: { $fits }.
}
command-not-watching = { $command } is for the two players, and you have no seat at this board. You can use, for example: { $fits }.
command-not-yours = { $command } is for stewards. You can use, for example: { $fits }.
command-not-now = { $moment ->
    [none] { $command } only works while a match is on here. Now you can use, for example: { $fits }.
    [filling] { $command } only works once both players have filled their pits. Now you can use, for example: { $fits }.
    [playing] { $command } no longer works, since the match is on already. Now you can use, for example: { $fits }.
    [over] { $command } no longer works, since the match is over. Now you can use, for example: { $fits }.
    [adjourned] { $command } does not work while the match is adjourned. Go on with: resume. You can also use, for example: { $fits }.
   *[other] { $command } does not work now. Now you can use, for example: { $fits }.
}

command-match-unclear = “{ $given }” does not go with what stands before it. Name a game, its house rules and an opponent, for example: { $example }
command-setting-unknown = “{ $given }” cannot be set. There are: { $settings }.
command-setting-value = { $setting } does not know the value “{ $given }”. Possible are: { $choices }.
command-setting-missing = To which value shall { $setting } be set? Possible are: { $choices }.
command-width-missing = To which value shall the width be set? Possible are auto and 20 to 250.
command-width-value = The width cannot be set to “{ $given }”. Possible are auto and 20 to 250.

## What works here and now, and help.

command-here = { $place ->
    [hall] This works here in the hall:
    [saal] This works here in the room:
   *[table] This works at this table now:
}
command-here-more = For more about a command type, for example: help new
command-group = { $group ->
    [house] House
    [match] Match
    [khalaha] Khalaha
    [kelma] Kelma
    [talk] Talk
    [steward] Stewards
   *[figure] Character
}
command-typed = { $line }
command-slot = { $slot ->
    [pit] number of your pit, 1 to 6 from the left as you sit
    [seeds] number of seeds that will lie in the pit: 4 to 6
    [from] square to move from, a1 to e11
    [to] square to move to, a1 to e11
    [square] square whose moves you want to see: 1 to 6 in Khalaha, a1 to e11 in Kelma
    [field] a square: 1 to 6 in Khalaha, a1 to e11 in Kelma
    [rank] number of a row, 1 to 11
    [file] letter of a column, a to e
    [table] number of the table
    [place] hall, khalaha-room, kelma-room, out or the number of a table
    [name] name of somebody in the house
    [text] what you want to say, up to the end of the line
    [message] what you want to say, up to the end of the line
    [topic] a command or a topic
    [game] khalaha or kelma
    [style] ascii, unicode or text
    [setting] colour, board, width, charset, language, prompt or bell
    [value] what settings names for it, for example on, off or auto
    [match] in any order: a game, its house rules, and with whom: a name, alone, or computer with a level (easy, medium, hard, master)
    [played] number of a game, as matches shows it
    [ply] number of a move; 0 is the start
    [reason] why, to the end of the line; it is written down and said
    [days] for how many days; without a number for good
    [minutes] number of minutes, 0 to 1440, or cancel
    [side] south or north
   *[other] one word
}
command-help-name = Command: { $command }
command-help-aliases = Also: { $words }
command-help-arguments = Arguments
command-help-no-arguments = none
command-help-description = Description
command-help-examples = Examples
command-help-see-also = See also: { $commands }
command-help-see-nothing = See also: help
command-help-overview = Help
command-help-intro = Type a command and press enter. The beginning of a word is enough. What works here and now is shown by: commands. More about a word: help and the word, for example help new.
command-help-group = { $words }
command-help-topics = Topics: { $topics }. How to play is told by: rules khalaha, rules kelma.
command-help-unknown = There is no help on “{ $topic }”. All commands and topics are shown by: help
command-help-near = There is no help on “{ $topic }”. This sounds similar: { $suggestions }.
