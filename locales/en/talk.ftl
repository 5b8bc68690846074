### What is said when people talk.

talk-say = { $to ->
    [you] You say: { $text }
   *[other] { $name } says: { $text }
}
talk-emote = { $name } { $text }
talk-shout = { $to ->
    [you] You shout: { $text }
   *[other] { $name } shouts: { $text }
}
talk-whisper = { $to ->
    [you] You whisper: { $text }
   *[other] { $name } whispers: { $text }
}
talk-told = You tell { $name }: { $text }
talk-tells = { $name } tells you: { $text }
talk-nothing = What would you like to say?
talk-nobody-hears = Nobody but you hears that here.
talk-no-partner = Nobody has told you anything that you could answer.
ignore-on = You hear nothing of { $name } any more. Once more ignore { $name } undoes it.
ignore-off = You hear { $name } again.
ignore-list = You do not listen to: { $names }.
ignore-nobody = You listen to everybody.
ignore-self = You cannot ignore yourself.
ignore-too-many = You cannot ignore more than { $most } people. ignore shows whom; ignore and the name lets you hear somebody again.
talk-too-fast = Very many hear this, so it can be said only once in { $seconds } seconds. Please wait a little; with tell you reach somebody at once.
