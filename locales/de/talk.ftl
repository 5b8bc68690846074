### Was gesagt wird, wenn Leute reden.

talk-say = { $to ->
    [you] Du sagst: { $text }
   *[other] { $name } sagt: { $text }
}
talk-emote = { $name } { $text }
talk-shout = { $to ->
    [you] Du rufst: { $text }
   *[other] { $name } ruft: { $text }
}
talk-whisper = { $to ->
    [you] Du flüsterst: { $text }
   *[other] { $name } flüstert: { $text }
}
talk-told = Du teilst { $name } mit: { $text }
talk-tells = { $name } teilt Dir mit: { $text }
talk-nothing = Was möchtest Du denn sagen?
talk-nobody-hears = Außer Dir hört das hier niemand.
talk-no-partner = Dir hat noch niemand etwas mitgeteilt, worauf Du antworten könntest.
ignore-on = Von { $name } hörst Du jetzt nichts mehr. Noch einmal ignoriere { $name } hebt es auf.
ignore-off = Du hörst { $name } wieder.
ignore-list = Du überhörst gerade: { $names }.
ignore-nobody = Du hörst allen zu.
ignore-self = Dich selbst kannst Du nicht überhören.
ignore-too-many = Mehr als { $most } Leute kannst Du nicht überhören. Mit ignoriere siehst Du, wen; mit ignoriere und dem Namen hörst Du jemanden wieder.
talk-too-fast = Das hören sehr viele, darum geht es nur alle { $seconds } Sekunden einmal. Warte bitte ein wenig; mit teile erreichst Du jemanden sofort.
