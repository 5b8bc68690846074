## Help for each command: one short line and the description.

help-help-summary = help, also about one word
help-help-description = Shows an overview, or with a word after it all about that command or topic. A question mark does the same.
help-commands-summary = what works here and now
help-commands-description = Lists the commands that work in this place and at this moment, each with a short explanation.
help-rules-summary = the rules of a game
help-rules-description = Explains the rules of a game with a small board. Without a name it means the game of this place.
help-look-summary = look around
help-look-description = Shows the place where you are: its exits, its tables and who is here. With look board you see the game board.
help-go-summary = go somewhere else
help-go-description = Takes you to the hall, to a room or to a table. The name of the exit alone is enough. You keep your seat in a running match, even while you walk around; but whoever waits there for you may, after a while, decide it for themselves.
help-tables-summary = all tables
help-tables-description = Lists the tables: which game, who sits there, how many are watching and whether a seat is free.
help-who-summary = who is in the house
help-who-description = Lists who is in the house, and where.
help-quit-summary = leave the house
help-quit-description = Ends the connection. A running match stands still until you come back; but whoever waits there for you may, after a while, decide it for themselves.
help-ban-summary = ban somebody, for days or for good
help-ban-description = Keeps somebody out of the house, for a number of days or, without a number, for good. For a guest it also holds for other guests from the same address. A running game is kept; who waits there can end it after a while. pardon undoes it.
help-mute-summary = forbid somebody to talk
help-mute-description = Who is muted can play but not talk until somebody pardons them.
help-kick-summary = end a connection
help-kick-description = Ends the connection of somebody in the house. They may come back at once.
help-pardon-summary = undo a ban or a mute
help-pardon-description = Lets somebody come in or talk again.
help-announce-summary = say something to everyone
help-announce-description = Says something to everyone who is connected, also to those who ignore you.
help-shutdown-summary = close the house
help-shutdown-description = Closes the house after so many minutes, without a number after one. Everyone hears it at once and then again and again. shutdown cancel calls it off. Whether the house opens again is up to the host.
help-log-summary = read acts and reports
help-log-description = Shows the last twenty entries: what stewards have done and what everyone has reported, with time, names and reason.
help-report-summary = report somebody to the stewards
help-report-description = Writes to the stewards what somebody has done. Only they read it.
help-bug-summary = report a fault
help-bug-description = Writes to the stewards what is wrong here.
help-idea-summary = write down an idea
help-idea-description = Writes to the stewards what might be better.

help-new-match-summary = a new match
help-new-match-description =
    Without anything else it starts a new match at the table with the same opponent and the same rules. While one is running, it is a proposal: if the other agrees with new, the old one is called off without a result. In a room it opens a table where you wait for somebody.
    With a name you challenge somebody. With alone you take both seats yourself for practice. With computer you play against the computer; the level after it is easy, medium, hard or master. Name the computer twice and it plays against itself while you watch.
    A game and house rules may be named in any order: for Khalaha kalah or kalah-leerschlag, for Kelma mitte or weit.
help-accept-summary = accept what is offered
help-accept-description = Accepts what your opponent at the table proposes, or the challenge that somebody has sent you; then the match begins at once. If it could mean several things, add the word (accept draw) or the name.
help-decline-summary = decline something
help-decline-description = Declines a challenge or a proposal. If several have challenged you, add the name. With nothing to decline, it withdraws your own proposal.
help-sit-summary = sit down at a table
help-sit-description = Takes the free seat of a table. If you are there already, sit is enough. When both seats are taken, the match begins.
help-watch-summary = watch at a table
help-watch-description = Takes you to a table as a spectator. You see the board and every move and can join the talk, but not move.
help-stand-up-summary = stop watching
help-stand-up-description = You get up from the table and go back to the room. Players leave a match with leave.
help-stand-summary = look at the board
help-stand-description = Shows the board from your seat, whose turn it is and what the last move has done. With ascii, unicode or text after it you see it in that style this once; text is sentences without a drawing.
help-field-summary = what is on one square
help-field-description = Says in one sentence what is on one square, without the whole board: in Khalaha how many seeds lie in your pit and in the one opposite, in Kelma what stands there.
help-moves-summary = the possible moves
help-moves-description = Lists what you can play now, if you like only from one pit or square.
help-last-move-summary = explain the last move
help-last-move-description = Says in one sentence what the last move was and what it has done.
help-record-summary = all moves so far
help-record-description = Shows the match from its beginning, in the way it is written down.
help-draw-summary = offer a draw
help-draw-description = Offers your opponent a draw. If the other has offered one already, you accept it by this.
help-takeback-summary = ask to take back a move
help-takeback-description = Asks to take back your last move. If the other has asked, you allow it by this. Once somebody moves, the request is void.
help-adjourn-summary = adjourn the match
help-adjourn-description = Proposes to go on another time. If the other agrees, everything stays as it is until somebody types resume.
help-resume-summary = resume a match
help-resume-description = Takes you back to your waiting match and goes on with it if it was adjourned. If you have several, name the table.
help-resign-summary = resign
help-resign-description = Gives the match up as lost. You are asked once more before. If not both have moved yet, it is called off without a result.
help-leave-summary = leave the match
help-leave-description = Leaves the match and the table. A running match counts as resigned, and you are asked once more before. If you want to go on later, use adjourn or quit.
help-claim-summary = claim the win
help-claim-description = Ends a match in your favour when your opponent has been away for too long.

help-fill-summary = fill pits
help-fill-description =
    Before the match each player puts 4 to 6 seeds into each of the own six pits, from a supply of 36. You may change every pit as often as you like, also all at once, and both fill at the same time.
    With fill done you end the filling for good. When both are done, the match begins. Short forms: 3 with 5, all with 4, and done
help-sow-summary = empty a pit
help-sow-description = Takes all seeds of one of your pits and sows them one by one, counter-clockwise. If you end in your store, it is your turn again. At the table the number alone is enough.
help-swap-summary = change sides
help-swap-description = Instead of their very first move the second player may take over the position of the first one, if the house rules of the match allow it.
help-move-summary = make a move
help-move-description =
    With one square the pawn there goes one square ahead and pushes a flip stone that stands in its way. With two squares you move a pawn or a flip stone from the one to the other.
    At the table it works without the word: c2, c2 c3 or b6c8. The long notation such as Sb6-c8 is understood, too.
help-row-summary = what stands in one row
help-row-description = Tells what stands in one row, from left to right as you sit.
help-column-summary = what stands in one column
help-column-description = Tells what stands in one column, from your side on. File means the same.

help-say-summary = talk to everyone here
help-say-description = Says something to everyone in the room or at the table. An apostrophe at the beginning of the line does the same.
help-tell-summary = tell somebody something
help-tell-description = Says something to one single person, wherever in the house.
help-reply-summary = answer what you were told
help-reply-description = Answers the person who last told you something.
help-shout-summary = shout through the house
help-shout-description = Shouts something that everyone in the house hears: three times in a row, then once in three seconds.
help-emote-summary = do or feel something
help-emote-description = Shows everyone here what you do, with your name before it. A colon at the beginning of the line does the same.
help-whisper-summary = whisper at the table
help-whisper-description = Players whisper only with the other player, spectators only with the other spectators of this table.
help-ignore-summary = no longer hear somebody
help-ignore-description = You hear nothing more from this person. Typed once more, you hear them again. Without a name you see whom you do not hear.

help-settings-summary = your settings
help-settings-description = Shows what is set. You can change it with set.
help-set-summary = set something
help-set-description =
    Possible are colour on, off or auto; board ascii, unicode, text or auto; width auto or a number from 20 to 250; charset auto, utf8, latin1 or ascii; language de or en; prompt on or off; bell on or off.
    Except for board it works without set, for example: colour off

## Topics.

topic-start =
    Welcome to the Spielhaus. From the hall you get to the Khalaha room and to the Kelma room; the tables stand there.
    See with who is here, and challenge somebody: new khalaha anna. Or go to a room and type new, then you wait at a table for somebody. With new khalaha alone you can try a game by yourself.
    If nobody is there, the computer plays with you, for example: new khalaha computer easy. More on that: help computer
    The rules are under rules khalaha and rules kelma. What works just now is always shown by: commands
topic-khalaha =
    Khalaha is played with two commands: first you fill your pits with fill and end that with fill done, then, when it is your turn, you empty a pit with empty.
    At the table 3 with 5 or all with 4 is enough to fill and 3 to empty. The house rules kalah and kalah-leerschlag are chosen with new. All the rest: rules khalaha
topic-kelma =
    Kelma is played with one command: move. With move c2 the pawn on c2 goes one square ahead, with move b6 to c8 you move a flip stone. At the table c2 and b6c8 are enough.
    What you can play is shown by moves, from one square for example by moves b6. The set-ups mitte and weit are chosen with new. All the rest: rules kelma
topic-match =
    A match begins with new, or when you sit down with sit at a table where somebody waits. The board is shown by board, the last move is explained by last, all moves are shown by history.
    You can interrupt it with adjourn or simply with quit: the match waits, and resume takes you back. You can end it with draw, resign or leave. What the other proposes is answered with the same word or with decline.
topic-talk =
    With say everyone in the room or at the table hears you, with shout the whole house, with tell only one person, with whisper only the players or only the spectators of your table.
    An apostrophe is a short form: 'Hello. With emote or a colon you show what you do: :laughs. Whom you do not want to hear, you can ignore.
topic-shortcuts =
    The beginning of a word is enough as long as it is clear: com for commands. Capitals make no difference, and numbers may be words: empty three.
    At a Khalaha table: 3 instead of empty 3, 3 with 5 instead of fill 3 with 5, and likewise all with 4 and done. At a Kelma table: c2, c2 c3 and b6c8. Everywhere: hall, khalaha, kelma, out and table 3 to walk, 'Hello to talk, :laughs to show what you do, ? for help.
topic-computer =
    You can play against the computer at any time, for example: new khalaha computer master, or new kelma computer easy. There are four levels: easy, medium, hard and master. Name none, and it plays at medium. In a game's room new computer is enough.
    While you play, hint names a good move with its reason. After the end, analyse shows which moves would have been best. Between two people there are hints only when both agree on them with hints.
    For you to watch, the computer also plays against itself: new kelma computer easy computer master
topic-comeback =
    Who comes in as a guest, without a password, is given a return word: two simple words that only you know. If your line is lost, log in again with the same name and give the return word when we ask for it. Then you are back in your seat and read what you have missed.
    If the name is to be yours for good, type password; then we ask for your password instead of the return word.

help-password-summary = make a name your own
help-password-description =
    Secures your name with a password, or changes it. The name is yours then, and settings, games and statistics are kept.
    The password is asked twice and not shown.

help-delete-figure-summary = give your name up
help-delete-figure-description =
    Gives up your name, all its settings and statistics for good. The others keep their games with you.
    You are asked once more before.

help-finger-summary = who somebody is
help-finger-description =
    Shows whether somebody is here or was here last, and what they have won and lost. Without a name: yourself.

help-match-list-summary = finished games
help-match-list-description =
    Shows the last finished games with number, date and result: yours, or those of somebody else.

help-statistics-summary = won and lost
help-statistics-description =
    Shows how many games somebody has won, lost and drawn. Games that were called off do not count.

help-replay-summary = look through a game
help-replay-description =
    Opens a game by its number and shows it move by move. On with next, back with "replay back", to a certain place with ply and its number.

help-forward-summary = next move of the game
help-forward-description = Shows the next move of the game that is open.

help-to-ply-summary = jump to a move
help-to-ply-description = Shows the position after this move in the game that is open; 0 is the start.

help-export-summary = a game to take along
help-export-description = Shows a game in notation, with players, date, rules and result.

help-hint-summary = suggest a good move
help-hint-description =
    Names a good move with its reason and, where it is proven, the exact outcome. Against the computer and in practice at any time; between two people only when you have agreed on it with hints.

help-allow-hints-summary = agree on hints for both
help-allow-hints-description =
    Proposes to allow hints in this game, or agrees to the proposal. Then you may both use hint.

help-analyse-summary = look into a game
help-analyse-description =
    Compares each move with the best one after the end, and names the turning points. Without a number: the last game at this table.
    What is not proven to the end is said to be an estimate.

help-view-summary = the side while watching
help-view-description = Shows you the board from the south (player 1) or the north (player 2) while you watch. Who plays always sees it from their own seat.
