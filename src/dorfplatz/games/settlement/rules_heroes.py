"""Heroes: the row and the invitation."""

from __future__ import annotations

from typing import Any

from dorfplatz.core.events import emit
from dorfplatz.core.kernel import kernel
from dorfplatz.core.rng import shuffle
from dorfplatz.games.settlement.events import Event, Source
from dorfplatz.games.settlement.reasons import Reason
from dorfplatz.games.settlement.rules_supply import gain_settlers, pay, why_not_pay
from dorfplatz.games.settlement.state import EMPTY
from dorfplatz.games.settlement.tables import HERO_COST, HERO_COUNT, HERO_SETTLERS, SURCHARGE, Artifact


@kernel
def lay_out_heroes(state: Any, events: Any) -> None:
    """S-04. Shuffle and open four; the first drawn lies far left."""
    for hero in range(HERO_COUNT):
        state.hero_deck[hero] = hero
    shuffle(state, state.hero_deck, HERO_COUNT)
    state.hero_left = HERO_COUNT
    for slot in range(4):
        draw_hero(state, slot, events)


@kernel
def draw_hero(state: Any, slot: int, events: Any) -> None:
    """S-98. Open the next hero, if there is one; else the place stays empty."""
    state.hero_row[slot] = EMPTY
    if state.hero_left > 0:
        state.hero_left -= 1
        state.hero_row[slot] = state.hero_deck[state.hero_left]
        emit(events, Event.HERO_DRAWN, EMPTY, state.hero_row[slot], slot, 0)


@kernel
def slide_heroes(state: Any, gap: int, events: Any) -> None:
    """S-46. Those left of the gap move right, a new one enters far left."""
    for slot in range(gap, 0, -1):
        state.hero_row[slot] = state.hero_row[slot - 1]
    draw_hero(state, 0, events)


@kernel
def why_not_invite(state: Any, me: Any, slot: int) -> int:
    """S-44. The printed cost and the surcharge of the place."""
    if state.hero_row[slot] == EMPTY:
        return Reason.NO_HERO
    return why_not_pay(me, HERO_COST[state.hero_row[slot]], SURCHARGE[slot])


@kernel
def invite(state: Any, me: Any, slot: int, events: Any) -> None:
    """S-43 to S-47, S-76. Pay, take the bonus settlers, then the row slides."""
    state.hero_invited = 1
    hero = state.hero_row[slot]
    emit(events, Event.HERO_INVITED, state.turn, hero, slot, SURCHARGE[slot])
    pay(state, me, HERO_COST[hero], SURCHARGE[slot], events)
    if HERO_SETTLERS[hero] > 0:
        gain_settlers(state, me, HERO_SETTLERS[hero], Source.HERO, events)
    if me.artifact == Artifact.MUG:
        gain_settlers(state, me, 1, Source.ARTIFACT, events)
    me.heroes[me.hero_count] = hero
    me.hero_count += 1
    slide_heroes(state, slot, events)
