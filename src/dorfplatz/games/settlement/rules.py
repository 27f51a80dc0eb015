"""The kernel contract of Settlement: every decision goes through here."""

from __future__ import annotations

from typing import Any

import numpy as np

from dorfplatz.core.events import emit
from dorfplatz.core.kernel import kernel
from dorfplatz.core.rng import shuffle_anew
from dorfplatz.games.settlement.actions import (
    BUILD,
    END,
    EXPLORE,
    FIGHT,
    FINISH,
    GARRISON,
    GEM,
    GOLD_BAR,
    INVITE,
    MIRROR,
    MONSTER,
    OUTPOST,
    PLACE,
    REGION,
    SCROLL,
    SELL_DIAMONDS,
    SELL_GOLD,
    STORE,
    STREET,
    SWAP,
    USE,
    USE_GOOD,
    USE_OUTPOST,
)
from dorfplatz.games.settlement.events import Event
from dorfplatz.games.settlement.rules_exchange import (
    gem,
    mirror,
    sell,
    swap,
)
from dorfplatz.games.settlement.rules_heroes import invite
from dorfplatz.games.settlement.rules_land import (
    activate_outpost,
    activate_region,
    build_outpost,
    choose_scroll,
    decide_monster,
    explore,
    fight,
    place_landscape,
)
from dorfplatz.games.settlement.rules_legality import legal as legal
from dorfplatz.games.settlement.rules_legality import why_not as why_not
from dorfplatz.games.settlement.rules_rounds import (
    draft_artifact,
    next_turn,
    pass_round,
    set_up,
    store,
    swap_artifact,
)
from dorfplatz.games.settlement.rules_village import (
    activate_street,
    build,
    use,
    use_at_outpost,
    use_with_basic,
)
from dorfplatz.games.settlement.state import EMPTY, Phase
from dorfplatz.games.settlement.tables import DIAMOND, GOLD


@kernel
def setup(state: Any, players: int, options: int, events: Any) -> None:
    """Deal a new game; Settlement has no options."""
    set_up(state, players, events)


# Taking a decision


@kernel
def apply(state: Any, action: int, events: Any) -> None:
    """Take an allowed decision."""
    me = state.players[state.turn]
    if action < MIRROR or action >= GEM:
        for basic in range(3):
            state.mirrored[basic] = 0
    if action < EXPLORE:
        apply_first_blocks(state, me, action, events)
    elif action < INVITE:
        apply_wilderness(state, me, action, events)
    elif action < SWAP:
        apply_settlement(state, me, action, events)
    else:
        apply_rest(state, me, action, events)


@kernel
def apply_first_blocks(state: Any, me: Any, action: int, events: Any) -> None:
    """Artifacts and building."""
    if action >= BUILD:
        lot = (action - BUILD) % 9
        build(state, me, (action - BUILD) // 9, lot // 3, lot % 3, events)
    elif state.phase == Phase.DRAFT:
        draft_artifact(state, me, action, events)
    else:
        swap_artifact(state, me, action, events)


@kernel
def apply_wilderness(state: Any, me: Any, action: int, events: Any) -> None:
    """Exploring to activating outposts."""
    if action < PLACE:
        explore(state, me, action - EXPLORE, events)
    elif action < FIGHT:
        place_landscape(state, me, action - PLACE, events)
    elif action < OUTPOST:
        fight(state, me, (action - FIGHT) // 3, (action - FIGHT) % 3, events)
    elif action < REGION:
        build_outpost(state, me, (action - OUTPOST) // 3, (action - OUTPOST) % 3, events)
    elif action < STREET:
        activate_region(state, me, action - REGION, events)
    elif action < GARRISON:
        activate_street(state, me, action - STREET, events)
    else:
        activate_outpost(state, me, (action - GARRISON) // 3, (action - GARRISON) % 3, events)


@kernel
def apply_settlement(state: Any, me: Any, action: int, events: Any) -> None:
    """Heroes and the effects of buildings."""
    if action < USE:
        invite(state, me, action - INVITE, events)
    elif action < USE_GOOD:
        use(state, me, action - USE, events)
    elif action < USE_OUTPOST:
        use_with_basic(state, me, (action - USE_GOOD) // 3, (action - USE_GOOD) % 3, events)
    else:
        place = (action - USE_OUTPOST) % 9
        use_at_outpost(state, me, (action - USE_OUTPOST) // 9, place // 3, place % 3, events)


@kernel
def apply_rest(state: Any, me: Any, action: int, events: Any) -> None:
    """Exchanges, the small questions, ending and passing."""
    if action < MIRROR:
        swap(state, me, action - SWAP, events)
    elif action < GEM:
        mirror(state, me, action - MIRROR, events)
    elif action == GEM:
        gem(state, me, events)
    elif action == GOLD_BAR:
        sell(state, me, DIAMOND, 2, GOLD, events)
    elif action < SELL_DIAMONDS:
        sell(state, me, GOLD, 1, action - SELL_GOLD, events)
    elif action < STORE:
        sell(state, me, DIAMOND, 2, action - SELL_DIAMONDS, events)
    elif action < SCROLL:
        store(state, me, action - STORE, events)
    elif action < MONSTER:
        choose_scroll(state, me, action - SCROLL, events)
    elif action < FINISH:
        decide_monster(state, me, action - MONSTER, events)
    elif action == FINISH:
        state.phase = Phase.TURN
    elif action == END:
        emit(events, Event.TURN_ENDED, state.turn, 0, 0, 0)
        next_turn(state, events)
    else:
        pass_round(state, me, events)


# What a seat may not know


@kernel
def conceal(state: Any, seat: int) -> None:
    """Blank the face-down stacks and the generator; all else lies open, or was seen by all."""
    state.rng = np.uint64(0)
    for row in range(3):
        for card in range(state.land_left[row]):
            state.land_deck[row, card] = EMPTY
    for card in range(state.building_left):
        state.building_deck[card] = EMPTY
    for card in range(state.hero_left):
        state.hero_deck[card] = EMPTY
    for card in range(state.artifact_left):
        state.artifact_deck[card] = EMPTY


@kernel
def redeal(state: Any, seat: int) -> None:
    """Shuffle the face-down stacks anew, so that nobody who looks ahead can peek."""
    for row in range(3):
        shuffle_anew(state, state.land_deck[row], state.land_left[row])
    shuffle_anew(state, state.building_deck, state.building_left)
    shuffle_anew(state, state.hero_deck, state.hero_left)
    shuffle_anew(state, state.artifact_deck, state.artifact_left)
