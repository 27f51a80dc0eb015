"""Exchanging with the general supply, at any moment of one's own turn."""

from __future__ import annotations

from dorfplatz.core.actions import add, encode
from dorfplatz.core.box import frozen
from dorfplatz.core.events import Events, emit
from dorfplatz.core.kernel import inlined, kernel
from dorfplatz.core.reason import because, unless
from dorfplatz.core.work import Work
from dorfplatz.games.settlement import actions
from dorfplatz.games.settlement.actions import ACTION_LAYOUT, ActionType
from dorfplatz.games.settlement.events import EventType, Source
from dorfplatz.games.settlement.reasons import Reason
from dorfplatz.games.settlement.rules_supply import gain, pay, pay_one, why_not_get, why_not_pay, why_not_pay_one
from dorfplatz.games.settlement.rules_turn import why_not_now
from dorfplatz.games.settlement.state import Phase, Player, State
from dorfplatz.games.settlement.tables import DIAMOND, GOLD, Artifact

SWAPS = frozen(actions.SWAPS)
MIRRORS = frozen(actions.MIRRORS)
GEM_COST = frozen([1, 1, 1, 0, 0])


@kernel
def why_not_exchange(state: State) -> int:
    """S-37. At any moment of one's own turn, but not once one has passed."""
    return why_not_now(state, state.phase != Phase.DRAFT and state.phase < Phase.STORE)


@inlined
def legal_exchanges(state: State, me: Player, work: Work, count: int) -> int:
    """Each kind is asked for only if there are goods enough for one of them."""
    basics = me.goods[0] + me.goods[1] + me.goods[2]
    if basics >= 2:
        count = legal_swaps(state, me, work, count)
    if basics >= 1 and me.artifact == Artifact.MIRROR:
        count = legal_mirrors(state, me, work, count)
    if basics >= 3:
        count = legal_gem(state, me, work, count)
    if me.goods[DIAMOND] >= 2 or me.goods[GOLD] >= 1:
        count = legal_sales(state, me, work, count)
    return count


# Two basics for another


@kernel
def why_not_swap(state: State, me: Player, pair: int) -> int:
    """S-38, S-96. Two basics for one."""
    return why_not_exchange(state) or why_not_give(me, SWAPS[pair, 0], SWAPS[pair, 1]) or why_not_get(state, SWAPS[pair, 2], 1)


@kernel
def why_not_give(me: Player, first: int, second: int) -> int:
    """Are both goods there? They may be of one kind."""
    if first == second:
        return why_not_pay_one(me, first, 2)
    return why_not_pay_one(me, first, 1) | why_not_pay_one(me, second, 1)


@inlined
def legal_swaps(state: State, me: Player, work: Work, count: int) -> int:
    """The pairs one has."""
    for pair in range(len(SWAPS)):
        if why_not_swap(state, me, pair) == Reason.NONE:
            count = add(work.moves, count, encode(ACTION_LAYOUT, ActionType.SWAP, pair, 0, 0))
    return count


@inlined
def swap(state: State, me: Player, pair: int, events: Events) -> None:
    """S-38. Two basics for one."""
    emit(events, EventType.EXCHANGED, state.turn)
    pay_one(state, me, SWAPS[pair, 0], 1, events)
    pay_one(state, me, SWAPS[pair, 1], 1, events)
    gain(state, me, SWAPS[pair, 2], 1, Source.EXCHANGE, 0, 0, events)


# The Mirror


@kernel
def why_not_mirror(state: State, me: Player, pair: int) -> int:
    """S-81. One basic for another; what the Mirror just gave does not go back through it, or a turn need never end."""
    given = MIRRORS[pair, 0]
    return (
        why_not_exchange(state)
        or unless(me.artifact == Artifact.MIRROR, Reason.NO_MIRROR)
        or why_not_pay_one(me, given, 1)
        or unless(state.mirrored[given] == 0, because(Reason.JUST_MIRRORED, given))
        or why_not_get(state, MIRRORS[pair, 1], 1)
    )


@inlined
def legal_mirrors(state: State, me: Player, work: Work, count: int) -> int:
    """With the Mirror, what one has."""
    for pair in range(len(MIRRORS)):
        if why_not_mirror(state, me, pair) == Reason.NONE:
            count = add(work.moves, count, encode(ACTION_LAYOUT, ActionType.MIRROR, pair, 0, 0))
    return count


@inlined
def mirror(state: State, me: Player, pair: int, events: Events) -> None:
    """S-81. One basic for another."""
    emit(events, EventType.EXCHANGED, state.turn)
    pay_one(state, me, MIRRORS[pair, 0], 1, events)
    gain(state, me, MIRRORS[pair, 1], 1, Source.EXCHANGE, 0, 0, events)
    state.mirrored[MIRRORS[pair, 1]] = 1


@kernel
def forget_mirror(state: State) -> None:
    """S-81. Another decision was taken, so what the Mirror gave may go back through it."""
    for basic in range(3):
        state.mirrored[basic] = 0


# One of each basic for a diamond


@kernel
def why_not_gem(state: State, me: Player) -> int:
    """S-39. One of each basic for a diamond."""
    return why_not_exchange(state) or why_not_pay(me, GEM_COST, 0) or why_not_get(state, DIAMOND, 1)


@inlined
def legal_gem(state: State, me: Player, work: Work, count: int) -> int:
    """If one has all three."""
    if why_not_gem(state, me) == Reason.NONE:
        count = add(work.moves, count, encode(ACTION_LAYOUT, ActionType.GEM, 0, 0, 0))
    return count


@inlined
def gem(state: State, me: Player, events: Events) -> None:
    """S-39. One of each basic for a diamond."""
    emit(events, EventType.EXCHANGED, state.turn)
    pay(state, me, GEM_COST, 0, events)
    gain(state, me, DIAMOND, 1, Source.EXCHANGE, 0, 0, events)


# Diamonds and gold


@kernel
def why_not_sell(state: State, me: Player, given: int, amount: int, got: int) -> int:
    """S-40 to S-42. Some of one rare good for one other good."""
    return why_not_exchange(state) or why_not_pay_one(me, given, amount) or why_not_get(state, got, 1)


@inlined
def legal_sales(state: State, me: Player, work: Work, count: int) -> int:
    """Two diamonds for gold, gold for a basic, two diamonds for a basic."""
    if why_not_sell(state, me, DIAMOND, 2, GOLD) == Reason.NONE:
        count = add(work.moves, count, encode(ACTION_LAYOUT, ActionType.GOLD, 0, 0, 0))
    for basic in range(3):
        if why_not_sell(state, me, GOLD, 1, basic) == Reason.NONE:
            count = add(work.moves, count, encode(ACTION_LAYOUT, ActionType.SELL_GOLD, basic, 0, 0))
    for basic in range(3):
        if why_not_sell(state, me, DIAMOND, 2, basic) == Reason.NONE:
            count = add(work.moves, count, encode(ACTION_LAYOUT, ActionType.SELL_DIAMONDS, basic, 0, 0))
    return count


@kernel
def sell(state: State, me: Player, given: int, amount: int, got: int, events: Events) -> None:
    """S-40 to S-42. Some of one rare good for one other good."""
    emit(events, EventType.EXCHANGED, state.turn)
    pay_one(state, me, given, amount, events)
    gain(state, me, got, 1, Source.EXCHANGE, 0, 0, events)
