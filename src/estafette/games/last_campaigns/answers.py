"""All answers together: what a match of this game may be written in."""

from typing import TypeAlias

from estafette.engine import Pass

from . import actions

Answer: TypeAlias = (
    Pass
    | actions.Decide
    | actions.Misdirect
    | actions.DecideFor
    | actions.Recall
    | actions.FallIn
    | actions.StandDown
    | actions.Unveil
    | actions.Conceal
    | actions.Lead
    | actions.HandBack
    | actions.Address
    | actions.Instruct
    | actions.SoundRetreat
    | actions.Bid
    | actions.Assign
    | actions.Aim
    | actions.Detour
    | actions.Via
    | actions.Stealth
    | actions.Then
    | actions.Tomorrow
    | actions.Await
    | actions.Send
    | actions.Beckon
    | actions.CallUp
    | actions.GoThrough
    | actions.Rally
    | actions.RallyPair
    | actions.Restore
    | actions.StandAside
    | actions.Entrust
    | actions.Link
    | actions.Begin
    | actions.PlayFirst
    | actions.Bombard
    | actions.StaySquare
    | actions.StayLine
    | actions.Charge
    | actions.React
    | actions.Pursue
    | actions.Halt
    | actions.Take
    | actions.TakeStack
    | actions.Go
    | actions.PickUp
    | actions.Extend
    | actions.Shift
    | actions.CloseUp
    | actions.DropOff
    | actions.LeaveMap
    | actions.Shelter
    | actions.GiveWay
    | actions.Appoint
    | actions.Assault
    | actions.Evade
    | actions.Support
    | actions.GiveGround
    | actions.Stand
    | actions.Lose
    | actions.FallBack
    | actions.MoveOn
    | actions.Advance
    | actions.AdvanceStack
)
