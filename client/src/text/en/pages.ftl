# The pages of text: coming in, the account, the rules, the proof of the dice, help.

pages-missing = This road leads nowhere
pages-missing-more = There is no page at this address. A table may have been cleared away, or a letter was lost on the way.
pages-refused = This cannot be had

pages-enter = Come in
pages-enter-guest = As a guest
pages-enter-guest-more = A name is enough to play. This browser will remember you.
pages-enter-guest-do = Come in
pages-enter-register = New account
pages-enter-register-more = With a password you find your matches again on any device. Those you have begun as a guest stay yours.
pages-enter-register-do = Create the account
pages-enter-login = Log in
pages-enter-login-more = You have an account: your name and your password.
pages-enter-login-do = Log in
pages-name = Your name
pages-name-shown = Name that others see
pages-password = Password
pages-password-hint = At least 10 characters.
pages-password-old = Present password
pages-password-new = New password
pages-password-change = Change the password
pages-password-changed = The password has been changed.

pages-account = My account
pages-keep = Keep your matches
pages-kept = Welcome. Your matches follow you from now on.
pages-self = About me
pages-notices = When it is my turn
pages-notices-more = If you are away when your turn comes, the server can send you a word.
pages-notices-on = Send me notices
pages-email = E-mail
pages-webhook = Webhook
pages-webhook-hint = An address that receives a short JSON message, for instance that of a chat room.
pages-tokens = Programs that play for me
pages-tokens-more = A token lets a program sit in your seats through the interface. Whoever holds it plays in your name.
pages-token-label = What is it for?
pages-token-make = Make a token
pages-token-made = The token “{ $label }”. Keep it now: it is shown only once.
pages-token-revoke = Revoke the token “{ $label }”
pages-leaving = Leaving
pages-log-out = Log out
pages-log-out-guest = A guest has no password: once logged out, you cannot come back to your matches. Create an account first if you want to keep them.
pages-export = Download everything kept about me
pages-delete = Delete my account
pages-delete-do = Delete for good
pages-delete-more = Your name, your notes and your settings are erased, and your running matches are given up. This cannot be undone.

pages-rules = Rules
pages-rules-title = { $game }: the rules
pages-rules-lead = Clause by clause, in our own words. Every refusal at the table cites one of these.
pages-rules-search = Search the rules
pages-rules-found = { $count ->
    [0] Nothing found
    [one] One clause
   *[other] { $count } clauses
}
pages-rules-none = No clause holds these words. Try fewer, or others.
pages-rules-unknown = There is no clause “{ $clause }” in this book.
pages-rules-contents = Chapters
pages-rules-here = The clause you came for
pages-rules-see = See also:
pages-rules-ruling = Settled by a ruling of the house.

pages-proof = The proof of the dice
pages-proof-agrees = Every throw of this match agrees with the secret that was promised before the first move.
pages-proof-agrees-partly = Every throw that the rules in force here can judge agrees with the secret that was promised before the first move.
pages-proof-part = { $count ->
    [one] Choice { $first } was made by version { $version } of the rules.
   *[other] Choices { $first } to { $last } were made by version { $version } of the rules.
}
pages-proof-part-proved = { $count ->
    [one] It is proved by it.
   *[other] They are proved by it.
}
pages-proof-part-proved-too = { $count ->
    [one] It is proved by version { $ours }, which is in force here.
   *[other] They are proved by version { $ours }, which is in force here.
}
pages-proof-part-open = By version { $ours }, which is in force here, the match goes otherwise there: only version { $version } can prove this part, and nothing speaks against it.
pages-proof-part-differs = This part does not agree with it.
pages-proof-differs = Something does not agree: see the throws marked below.
pages-proof-how = Before the match began, the server published the commitment: a seal on its secret, which it could not change any more. Each player then added a share of his own. The dice follow from all of these together, so nobody, not even the server, could choose what they would show.
pages-proof-how-alone = Before the match began, the server published the commitment: a seal on its secret, which it could not change any more. The dice follow from that secret alone: once the match had begun, not even the server could choose what they would show.
pages-proof-commitment = The commitment, published before the match
pages-proof-secret = The server’s secret, opened after the match
pages-proof-share = The share of { $seat }
pages-proof-dice-secret = What the dice were thrown with ({ $algorithm })
pages-proof-yourself = Check it yourself
pages-proof-step-file = Download the match file.
pages-proof-step-verify = Verify it on your own machine:
pages-proof-step-compare = Compare the commitment with the one the table showed you while you played.
pages-proof-file = The match file
pages-proof-replay = Replay the match
pages-proof-throws = { $count ->
    [0] Chance was never asked
    [one] One throw
   *[other] { $count } throws
}
pages-proof-shuffle = a shuffle (seal { $seal })
pages-proof-pick = a draw (seal { $seal })
pages-proof-choice = After choice
pages-proof-seat = Seat
pages-proof-chance = Chance
pages-proof-check = Agrees
pages-proof-yes = agrees
pages-proof-no = does not agree
pages-proof-open = was played by other rules, and cannot be judged by those in force here

pages-help-table = How the table works
pages-help-sentence = One sentence says who must do what. The answers stand beside it as buttons, and always as a list.
pages-help-gold = What wears a gold ring on the map or in the hand can be chosen: click it.
pages-help-why = Click anything else and the table says why not, with the clause of the rules.
pages-help-undo = Take back your last choice as long as nothing new has been seen.
pages-help-clause = Each § opens the rules at that clause.
pages-help-secrets = You see what your seat would see. Nothing else reaches your screen.
pages-help-counters = Reading the counters
pages-help-counter-nation = The colour, the pattern and the letter on the shield are those of the nation.
pages-help-counter-figures = The large figures are strengths: each stands beside its silhouette (foot, horse, guns).
pages-help-counter-pips = The small pips fill up, for fatigue or losses.
pages-help-counter-hidden = A counter that shows only a shield is one you may not know.
pages-help-counter-spent = A dimmed counter has been used this turn.
pages-help-keys = Keys
pages-key-space = Space
pages-key-space-does = The main button
pages-key-digits = 1 … 9
pages-key-digits-does = The other buttons
pages-key-u = U
pages-key-u-does = Take back
pages-key-escape = Esc
pages-key-escape-does = Forget what is chosen, close what is open
pages-key-question = ?
pages-key-question-does = Help at the table
pages-key-r = R
pages-key-r-does = The rules
pages-key-l = L
pages-key-l-does = The log
pages-key-arrows = ← ↑ → ↓
pages-key-arrows-does = Move the map, go through a list, step through a replay
pages-help-read = Read on
pages-help-api = The interface for programs
pages-help-docs = The documentation that comes with Estafette tells how to run a server, write a program that plays, and add a game.
