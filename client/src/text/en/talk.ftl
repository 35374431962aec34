# Around the game: chat, notes, the menu of the table, waiting for players.
talk-label = Talk and notes
talk-chat = Talk
talk-notes = My notes
talk-nothing-said = Nobody has said anything yet.
talk-say-label = Say something
talk-say = Say
talk-spectator = (watching)
talk-among-spectators = Spectators talk among themselves until the match is over.
talk-heard-by = You are heard by { $seats }.
talk-silenced = The rules forbid you to talk with { $seats } now.
talk-nobody-hears = Nobody else sits at this table to hear you.
talk-notes-label = Only you can read this.
talk-notes-saved = Saved.
talk-notes-writing = Saving…
talk-notes-failed = Not saved: { $reason }

talk-menu = This table
talk-resign = Resign
talk-resign-sure = The match ends, and your side has lost it. This cannot be taken back.
talk-resign-verb = Resign the match
talk-end = End without result
talk-end-sure = The match ends for everybody, and nobody has won it. This cannot be taken back.
talk-end-verb = End the match
talk-abandon = Break off the match
talk-abandon-sure = The match ends, and nobody has won it. What was played is kept.
talk-abandon-verb = Break it off
talk-offer-draw = Offer a draw
talk-withdraw-draw = Withdraw the offer of a draw
talk-draw-offered = You have offered a draw.
talk-draw-proposed = { $who } offers a draw.
talk-draw-accept = Accept the draw
talk-draw-decline = Play on
talk-draw-waits = You have offered a draw; there is no answer yet.
talk-claim = Claim the win
talk-claim-open = The time of the other side has run out: you may claim the win, or wait.
talk-rematch = Rematch
talk-to-rematch = To the rematch
talk-replay = Replay
talk-proof = Proof of the dice
talk-watch-link = Invite to watch
talk-watch-hint = Whoever has this link may watch, and sees what a spectator sees.
talk-file = Download the match file
talk-sound-on = Sound when it is my turn
talk-sound-off = No sound
talk-notify = Notify me of my turn
talk-your-turn = It is your turn

talk-gathering = The table is laid
talk-awaited = { $count ->
    [0] Everybody is here: the match begins.
    [one] One more player, and the match begins.
   *[other] The match begins when { $count } more players have sat down.
}
talk-seat-player = the computer
talk-seat-mine = you
talk-seat-open = open to anyone
talk-seat-invited = invited by link
talk-invitation = Invitation for { $seat }
talk-take-seat = Sit here
talk-your-name = Your name
talk-leave = Leave the table
talk-leave-sure = Your seat becomes free for others.
talk-leave-verb = Leave
talk-cancel = Clear the table
talk-cancel-sure = The table is taken away, and its invitations no longer lead anywhere.
talk-cancel-verb = Clear it
