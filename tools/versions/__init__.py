"""By which rules a match was played: is the number of a game's rules still that of its rules?"""
