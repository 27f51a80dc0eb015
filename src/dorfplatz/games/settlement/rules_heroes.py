"""Heroes: the invitation."""

from __future__ import annotations

from dorfplatz.core.actions import add, encode
from dorfplatz.core.events import Events, emit
from dorfplatz.core.kernel import inlined, kernel
from dorfplatz.core.reason import unless
from dorfplatz.core.work import Work
from dorfplatz.games.settlement.actions import ACTION_LAYOUT, ActionType
from dorfplatz.games.settlement.events import EventType
from dorfplatz.games.settlement.reasons import Reason
from dorfplatz.games.settlement.rules_supply import gain_settlers, pay, slide_heroes, why_not_pay
from dorfplatz.games.settlement.rules_turn import why_not_now
from dorfplatz.games.settlement.state import EMPTY, Phase, Player, State
from dorfplatz.games.settlement.tables import HERO_COST, HERO_SETTLERS, SURCHARGE, Artifact


@kernel
def why_not_invite(state: State, me: Player, slot: int) -> int:
    """S-43. One hero a turn, before or after the action."""
    return (
        why_not_now(state, state.phase == Phase.TURN)
        or unless(state.hero_invited == 0, Reason.HERO_ALREADY_INVITED)
        or why_not_afford(state, me, slot)
    )


@kernel
def why_not_afford(state: State, me: Player, slot: int) -> int:
    """S-44. The printed cost and the surcharge of the place."""
    hero = state.hero_row[slot]
    return unless(hero != EMPTY, Reason.NO_HERO) or why_not_pay(me, HERO_COST[hero], SURCHARGE[slot])


@inlined
def legal_invitations(state: State, me: Player, work: Work, count: int) -> int:
    """The heroes one can pay."""
    for slot in range(4):
        if why_not_afford(state, me, slot) == Reason.NONE:
            count = add(work.moves, count, encode(ACTION_LAYOUT, ActionType.INVITE, slot, 0, 0))
    return count


@inlined
def invite(state: State, me: Player, slot: int, events: Events) -> None:
    """S-43 to S-47, S-76. Pay, take the bonus settlers, then the row slides."""
    state.hero_invited = 1
    hero = state.hero_row[slot]
    event = emit(events, EventType.HERO_INVITED, state.turn)
    event.hero = hero
    event.slot = slot
    pay(state, me, HERO_COST[hero], SURCHARGE[slot], events)
    if HERO_SETTLERS[hero] > 0:
        gain_settlers(state, me, HERO_SETTLERS[hero], events)
    if me.artifact == Artifact.MUG:
        gain_settlers(state, me, 1, events)
    me.heroes[me.hero_count] = hero
    me.hero_count += 1
    slide_heroes(state, slot, events)
