### Ce que porte un pion quand le nom entier serait trop long pour être lu.

short-braunschweig = Braunschw.
short-braunschweig-oels = Br.-Oels
short-ballesteros = Ballest.
short-charles-john = Ch.-John
short-liechtenstein = Liechtst.
short-miloradovich = Milorad.
short-poniatowski = Poniat.
short-schwarzenberg = Schwarzbg.
short-wittgenstein = Wittgenst.
