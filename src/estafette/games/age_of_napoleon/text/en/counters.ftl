### What stands on a counter where the whole name is too long to be read.

short-braunschweig = Braunschw.
short-braunschweig-oels = Br.-Oels
short-ballesteros = Ballest.
short-charles-john = Ch.-John
short-liechtenstein = Liechtst.
short-miloradovich = Milorad.
short-poniatowski = Poniat.
short-schwarzenberg = Schwarzbg.
short-wittgenstein = Wittgenst.
