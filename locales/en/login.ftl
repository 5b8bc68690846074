### What is said at the door.

login-banner =
    Welcome to the Spielhaus!
    Here you play Khalaha and Kelma, against others or against the computer.
    Give your name, or type guest, who, help or quit.
prompt-name = What is your name?
prompt-proof = Your word:
prompt = >
login-help =
    Just type the name you want to play under: 2 to 16 letters.
    If it is free, you are in at once. With guest you get a name from us.
    If it is your name and your line was lost, we ask for your return word.
    With who you see who is here; with quit you leave.
login-name-letters = A name has only letters, no blanks or digits. What is your name?
login-name-length = A name has 2 to 16 letters. Please choose another one.
login-name-reserved = This word is taken in the Spielhaus. Please choose another name.
login-ask-password = { $name } is an owned name. What is the password? (Empty line: another name)
login-ask-return-word = { $name } is taken. If it is you, give your return word. (Empty line: another name)
login-proof-wrong = That is not right. Try again, or send an empty line.
login-proof-given-up = Then let us start over.
login-welcome-guest =
    Welcome, { $name }! You are here as a guest.
    Your return word: { $word }
    Remember it: it brings you back to your seat when your line is lost.
login-welcome-back = Good to have you back, { $name }!
login-taken-over-here = Welcome back, { $name }! Your other line has ended; it goes on here.
login-taken-over-there = You have logged in on another line. It goes on there; this line ends.
match-waits = { $opponent ->
    [none] Your practice game of { $game } at table { $table } waits: resume { $table }
    [computer] Your game of { $game } against the computer at table { $table } waits: resume { $table }
   *[other] Your game of { $game } against { $opponent } waits: resume { $table }
}
match-waits-here = { $opponent ->
    [none] Your practice game of { $game } at table { $table } has waited for you. You are back in your seat.
    [computer] Your game of { $game } against the computer at table { $table } has waited for you. You are back in your seat.
   *[other] Your game of { $game } against { $opponent } at table { $table } has waited for you. You are back in your seat.
}
match-ended-elsewhere = { $opponent ->
    [computer] News from table { $table }, your game of { $game } against the computer:
   *[other] News from table { $table }, your game of { $game } against { $opponent }:
}
match-ended-meanwhile = { $opponent ->
    [computer] News of your game of { $game } against the computer (match { $match }):
   *[other] News of your game of { $game } against { $opponent } (match { $match }):
}
goodbye = See you soon at the Spielhaus!
goodbye-match-waits = { $proof ->
    [password] See you soon! Your game waits here for you; your password brings you back to your seat.{ goodbye-match-waits.rival }
   *[returnWord] See you soon! Your game waits here for you; your return word brings you back to your seat.{ goodbye-match-waits.rival }
}
    .rival = { $rival ->
        [yes] { " " }Whoever waits there for you may, after a while, decide it for themselves.
       *[no] { "" }
    }
idle-warning = Are you still there? Type anything, or we close your line in five minutes. A running game waits for you for a while.
closing-idle = You were silent for long, so we close your line. A running game waits for you for a while.
closing-login-timeout = You gave no name. Do come again!
closing-wrong-proofs = Those were too many wrong tries, so we close this line. Come back when you have the right word.
closing-shutdown = The Spielhaus closes for a moment. All games are kept; see you soon!
line-too-long = This line was too long; we did not read it. More than { $most } bytes do not fit; an umlaut mostly counts twice.
option-too-long = Your program sent more than { $most } bytes at once of its own accord; we did not read them.
line-flooding = Slowly! Those were too many lines at once. { $seconds ->
    [one] For one second we do not listen.
   *[other] For { $seconds } seconds we do not listen.
}
output-dropped = Your line could not keep up; some of our output is lost. board shows you the board.
internal-error = That was a mistake of ours. Your command has changed nothing; please try again.
not-stored = We could not store that just now. It does not count, everything is as before. Please try again in a moment.
refusal-house-full = The Spielhaus is full. Please try again in some minutes.
refusal-address-full = Too many lines are open from your address. Please close one first.
refusal-too-fast = Too many lines come from your address at once. Please try again in a moment.
login-password-wrong = The password is not right. Give your name once more, or another one.
login-name-taken = The name { $name } belongs to somebody already. Please choose another one.
login-too-many-inside = Too many people from your address are in the house already. When one of them leaves, you can come in.
login-too-many-new = Very many new names came from your address lately. { $minutes ->
    [one] In one minute
   *[other] In { $minutes } minutes
} you can make one again; who has a name already can come in now.
login-busy = Very many passwords are being checked right now. Please try again in a moment.
