### Stewards: bans, mutes, announcements, closing, reports.

login-banned = { $until ->
    [ever] Under this name or from your address you can no longer enter the house. Reason: { $reason }
   *[other] Under this name or from your address you cannot enter the house until { $until } (UTC). Reason: { $reason }
}
banned-you = { $until ->
    [ever] A steward has banned you from the house. Reason: { $reason }
   *[other] A steward has banned you from the house until { $until } (UTC). Reason: { $reason }
}
muted-you = A steward has forbidden you to talk. You can go on playing. Reason: { $reason }
kicked-you = A steward has ended your connection. Reason: { $reason }
pardoned-you = A steward has pardoned you: you may talk again.
muted = You may not talk. Reason: { $reason }
steward-welcome = You are a steward here. To read what is new, type: log
steward-banned = { $until ->
    [ever] { $name } is now banned for good. To undo it, type: pardon { $name } and the reason
   *[other] { $name } is now banned until { $until } (UTC). To undo it, type: pardon { $name } and the reason
}
steward-muted = { $name } can no longer talk. To undo it, type: pardon { $name } and the reason
steward-kicked = The connection of { $name } is ended.
steward-pardoned = { $name } is pardoned.
steward-untouchable = { $name } is a steward, too; only the host can settle that.
steward-nothing-to-pardon = { $name } is neither banned nor muted.
steward-needs-reason = For what reason? It does not work without one.
steward-no-more = You are a steward no longer.
announcement = Announcement: { $text }
shutdown-in = { $minutes ->
    [one] The house closes in one minute.
   *[other] The house closes in { $minutes } minutes.
} Running games are kept.
shutdown-reason = Reason: { $reason }
shutdown-soon = The house closes in { $seconds } seconds.
shutdown-called-off = The house stays open after all.
shutdown-none = Nothing is planned that could be called off.
shutdown-by = To call it off, type: shutdown cancel
log-empty = The log is empty.
log-heading = { $count ->
    [one] The last entry of the log (UTC)
   *[other] The last { $count } entries of the log (UTC)
}
log-line = { $kind ->
    [ban] { $until ->
        [ever] { $by } bans { $whom } for good: { $text }
       *[other] { $by } bans { $whom } until { $until }: { $text }
    }
    [mute] { $by } mutes { $whom }: { $text }
    [kick] { $by } ends the connection of { $whom }: { $text }
    [pardon] { $by } pardons { $whom }: { $text }
    [announce] Announcement by { $by }: { $text }
    [shutdown] { $by } closes the house. { $text }
    [shutdownOff] { $by } lets the house stay open.
    [appoint] The host makes { $whom } a steward.
    [dismiss] The host takes the office from { $whom }.
    [report] { $by } reports { $whom }: { $text }
    [bug] { $by } reports a fault: { $text }
   *[idea] { $by } has an idea: { $text }
}
report-thanks = Thank you! The stewards will read it.
report-empty = What would you like to write to the stewards?
report-too-soon = { $seconds ->
    [one] Wait one more second before you write the next one.
   *[other] Wait { $seconds } more seconds before you write the next one.
}
report-came = { $kind ->
    [report] Report by { $by } about { $whom }: { $text }
    [bug] A fault, says { $by }: { $text }
   *[idea] Idea by { $by }: { $text }
}
