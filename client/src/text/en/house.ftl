# The words of the house: header, settings, messages that every page shares.

house-skip = Skip to the page
house-menu = Menu
house-lobby = Lobby
house-to-lobby = Back to the lobby
house-new = New match
house-account = { $name }: my account
house-enter = Log in
house-settings = Settings
house-help = Help
house-other-language = Passer au français
house-to-day = Daylight
house-to-night = Night

house-close = Close
house-cancel = Cancel
house-done = Done
house-save = Save
house-saved = Saved.
house-copy = Copy
house-copied = Copied
house-share = Share
house-waiting = One moment…
house-again = Try again

house-language = Language
house-theme = Light
house-theme-auto = As the system
house-theme-day = Day
house-theme-night = Night
house-size = Size of the text
house-size-100 = Normal
house-size-115 = Larger
house-size-130 = Large
house-size-150 = Very large
house-contrast = Contrast
house-contrast-normal = Normal
house-contrast-high = High
house-symbols = Signs on the counters
house-symbols-period = Of the time
house-symbols-nato = NATO
house-motion = Movement on the screen
house-motion-auto = As the system
house-motion-on = Yes
house-motion-off = None
house-passing = When I can only pass
house-passing-self = Pass for me
house-passing-ask = Ask me
house-notices = Notifications
house-notices-allow = Tell me when it is my turn
house-notices-granted = This browser will tell you when it is your turn.
house-notices-denied = This browser shows no notifications for this page. Your browser’s settings can change that.

house-line-lost = The server does not answer. Trying again…
house-unreachable = The server cannot be reached just now.
house-failed = Something went wrong here. Please try again.
house-broken = This page has broken
house-broken-more = Your matches are safe on the server. Load the page again; if it breaks once more, please tell us what stands below.
house-reload = Load again

house-computer = computer
house-computer-level = computer: { $level }
house-level-recruit = recruit
house-level-sergeant = sergeant
house-level-marshal = marshal
