### What the server says of itself.

## What stands in the way

trouble-malformed = This request cannot be understood: something is missing from it, or is not of the right kind.
trouble-forbidden = This is not for you.
trouble-nowhere = There is nothing here.
trouble-method = This cannot be done here.
trouble-too-large = This is too large.
trouble-too-fast = { $seconds ->
    [one] Too fast: try again in a second.
   *[other] Too fast: try again in { $seconds } seconds.
}
trouble-busy = The server has its hands full: try again in a moment.
trouble-unforeseen = Something went wrong that should not. It has been written down.
trouble-origin = This request comes from a page of another site.
trouble-csrf = This page has grown old: load it again.
trouble-no-setup = The game has no such scenario or option: “{ $name }”.

## People

account-nobody = Nobody is logged in: give a name, or log in.
account-bad-token = This token is not valid: it was taken back, or never given.
account-wrong-password = Name and password do not go together.
account-already = You have an account already.
account-taken = Somebody bears this name already.
account-bad-name = This name cannot be used: it holds nothing that one can read, or something invisible.
account-bad-email = This is not an e-mail address.
account-bad-webhook = This is not an address to which a notice could be sent: it should begin with https:// or http://.
account-no-webhooks = This server sends no notices to webhooks.
account-no-token = You have no such token.
account-many-tokens = That is enough: one may have { $most } tokens.
account-people-only = A program may play, but this only its owner may do.

## Players of ours

player-recruit = Recruit
player-recruit-text = Obeys the rules and chooses at random.
player-sergeant = Sergeant
player-sergeant-text = Looks one step ahead and answers at once.
player-marshal = Marshal
player-marshal-text = Thinks about every choice and looks far ahead.

## Notices

notice-subject = { $game }: it is your turn
notice-text =
    { $game }, { $scenario }: the table waits for you ({ $seat }).

    { $address }

    You get this once for each turn. Under “My account” you can turn notices off.

## The page

page-not-built = The server is running, but its pages have not been built. In a checkout, “make play” builds them.
