"""The kernel contract of Settlement: every decision goes through here, to the chapter of its rule."""

from __future__ import annotations

from dorfplatz.core.actions import decode
from dorfplatz.core.events import Events
from dorfplatz.core.kernel import inlined, kernel
from dorfplatz.core.rng import forget, shuffle_anew
from dorfplatz.core.work import Work, workspace
from dorfplatz.games.settlement import rules_exchange as exchange
from dorfplatz.games.settlement import rules_heroes as heroes
from dorfplatz.games.settlement import rules_land as land
from dorfplatz.games.settlement import rules_supply as supply
from dorfplatz.games.settlement import rules_turn as turn
from dorfplatz.games.settlement import rules_village as village
from dorfplatz.games.settlement.actions import ACTION_TABLE, ActionType
from dorfplatz.games.settlement.actions import ACTIONS as ACTIONS
from dorfplatz.games.settlement.events import Event as Event
from dorfplatz.games.settlement.invariants import Broken as Broken
from dorfplatz.games.settlement.invariants import broken as broken
from dorfplatz.games.settlement.observation import OBSERVATION as OBSERVATION
from dorfplatz.games.settlement.observation import observe as observe
from dorfplatz.games.settlement.reasons import REASONS as REASONS
from dorfplatz.games.settlement.rules_setup import set_up
from dorfplatz.games.settlement.scoring import PARTS
from dorfplatz.games.settlement.scoring import score as score
from dorfplatz.games.settlement.scoring import standing as standing
from dorfplatz.games.settlement.state import EMPTY, Phase, Player, State
from dorfplatz.games.settlement.state import STATE as STATE
from dorfplatz.games.settlement.tables import DIAMOND, GOLD, MAX_SEATS
from dorfplatz.games.settlement.value import value as value

WORK = workspace(ACTIONS, PARTS, MAX_SEATS, Event)


@kernel
def setup(state: State, players: int, options: int, events: Events) -> None:
    """Deal a new game; Settlement has no options."""
    set_up(state, players, events)


# Why not


@kernel
def why_not(state: State, action: int) -> int:
    """Whether a decision is allowed, and if not, why."""
    me = state.players[state.turn]
    kind, a, b, c = decode(ACTION_TABLE, action)
    if kind == ActionType.ARTIFACT:
        return turn.why_not_take_artifact(state, me, a)
    if kind == ActionType.BUILD:
        return village.why_not_build(state, me, a, b, c)
    if kind == ActionType.EXPLORE:
        return land.why_not_explore(state, me, a)
    if kind == ActionType.PLACE:
        return land.why_not_place_landscape(state, me, a)
    if kind == ActionType.FIGHT:
        return land.why_not_fight(state, me, a, b)
    if kind == ActionType.OUTPOST:
        return land.why_not_build_outpost(state, me, a, b)
    if kind == ActionType.REGION:
        return land.why_not_activate_region(state, me, a)
    if kind == ActionType.STREET:
        return village.why_not_activate_street(state, me, a)
    if kind == ActionType.GARRISON:
        return land.why_not_activate_outpost(state, me, a, b)
    if kind == ActionType.INVITE:
        return heroes.why_not_invite(state, me, a)
    if kind == ActionType.USE:
        return village.why_not_use(state, me, a)
    if kind == ActionType.USE_GOOD:
        return village.why_not_use_good(state, me, a, b)
    if kind == ActionType.USE_OUTPOST:
        return village.why_not_use_outpost(state, me, a, b, c)
    if kind == ActionType.SWAP:
        return exchange.why_not_swap(state, me, a)
    if kind == ActionType.MIRROR:
        return exchange.why_not_mirror(state, me, a)
    if kind == ActionType.GEM:
        return exchange.why_not_gem(state, me)
    if kind == ActionType.GOLD:
        return exchange.why_not_sell(state, me, DIAMOND, 2, GOLD)
    if kind == ActionType.SELL_GOLD:
        return exchange.why_not_sell(state, me, GOLD, 1, a)
    if kind == ActionType.SELL_DIAMONDS:
        return exchange.why_not_sell(state, me, DIAMOND, 2, a)
    if kind == ActionType.STORE:
        return turn.why_not_store(state, me, a)
    if kind == ActionType.SCROLL:
        return land.why_not_choose_scroll(state, a)
    if kind == ActionType.MONSTER:
        return land.why_not_decide_monster(state)
    if kind == ActionType.FINISH:
        return village.why_not_finish(state)
    if kind == ActionType.END:
        return turn.why_not_end(state)
    return turn.why_not_pass(state)


# Legal moves


@kernel
def legal(state: State, work: Work) -> int:
    """All allowed decisions in ascending order: the same questions as `why_not`, but those that many share are asked once."""
    me = state.players[state.turn]
    phase = state.phase
    count = 0
    if phase == Phase.DRAFT or phase == Phase.ARTIFACT:
        return turn.legal_artifacts(state, me, work, count)
    if phase == Phase.STORE:
        return turn.legal_stores(state, me, work, count)
    if phase == Phase.OVER:
        return count
    if phase == Phase.TURN:
        if state.action_taken == 0 and supply.free_settlers(me) > 0:
            count = legal_actions(state, me, work, count)
        if state.hero_invited == 0:
            count = heroes.legal_invitations(state, me, work, count)
    elif phase == Phase.PLACE:
        count = land.legal_spaces(state, me, work, count)
    elif phase == Phase.STREET or phase == Phase.HOURGLASS:
        count = village.legal_uses(state, me, work, count)
    count = exchange.legal_exchanges(state, me, work, count)  # S-37: at any moment of one's own turn
    if phase == Phase.TURN:
        return turn.legal_ends(state, work, count)
    if phase == Phase.STREET or phase == Phase.HOURGLASS:
        return village.legal_finish(work, count)
    if phase == Phase.SCROLL:
        return land.legal_scrolls(state, work, count)
    if phase == Phase.MONSTER:
        return land.legal_monsters(work, count)
    return count


@inlined
def legal_actions(state: State, me: Player, work: Work, count: int) -> int:
    """S-13. What one can do with a settler."""
    count = village.legal_builds(state, me, work, count)
    count = land.legal_explorations(state, me, work, count)
    count = land.legal_fights(state, me, work, count)
    count = land.legal_outposts(state, me, work, count)
    count = land.legal_regions(state, me, work, count)
    count = village.legal_streets(state, me, work, count)
    return land.legal_garrisons(state, me, work, count)


# Taking a decision


@kernel
def apply(state: State, action: int, events: Events) -> None:
    """Take an allowed decision."""
    me = state.players[state.turn]
    kind, a, b, c = decode(ACTION_TABLE, action)
    if kind != ActionType.MIRROR:
        exchange.forget_mirror(state)
    if kind == ActionType.ARTIFACT:
        turn.take_artifact(state, me, a, events)
    elif kind == ActionType.BUILD:
        village.build(state, me, a, b, c, events)
    elif kind == ActionType.EXPLORE:
        land.explore(state, me, a, events)
    elif kind == ActionType.PLACE:
        land.place_landscape(state, me, a, events)
    elif kind == ActionType.FIGHT:
        land.fight(state, me, a, b, events)
    elif kind == ActionType.OUTPOST:
        land.build_outpost(state, me, a, b, events)
    elif kind == ActionType.REGION:
        land.activate_region(state, me, a, events)
    elif kind == ActionType.STREET:
        village.activate_street(state, me, a, events)
    elif kind == ActionType.GARRISON:
        land.activate_outpost(state, me, a, b, events)
    elif kind == ActionType.INVITE:
        heroes.invite(state, me, a, events)
    elif kind == ActionType.USE:
        village.use(state, me, a, events)
    elif kind == ActionType.USE_GOOD:
        village.use_good(state, me, a, b, events)
    elif kind == ActionType.USE_OUTPOST:
        village.use_outpost(state, me, a, b, c, events)
    elif kind == ActionType.SWAP:
        exchange.swap(state, me, a, events)
    elif kind == ActionType.MIRROR:
        exchange.mirror(state, me, a, events)
    elif kind == ActionType.GEM:
        exchange.gem(state, me, events)
    elif kind == ActionType.GOLD:
        exchange.sell(state, me, DIAMOND, 2, GOLD, events)
    elif kind == ActionType.SELL_GOLD:
        exchange.sell(state, me, GOLD, 1, a, events)
    elif kind == ActionType.SELL_DIAMONDS:
        exchange.sell(state, me, DIAMOND, 2, a, events)
    elif kind == ActionType.STORE:
        turn.store(state, me, a, events)
    elif kind == ActionType.SCROLL:
        land.choose_scroll(state, me, a, events)
    elif kind == ActionType.MONSTER:
        land.decide_monster(state, me, a, events)
    elif kind == ActionType.FINISH:
        village.finish(state)
    elif kind == ActionType.END:
        turn.end_turn(state, events)
    else:
        turn.pass_round(state, me, events)


# What a seat may not know


@kernel
def conceal(state: State, seat: int) -> None:
    """Blank the face-down stacks and the generator; all else lies open, or was seen by all."""
    forget(state.rng)
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
def redeal(state: State, seat: int) -> None:
    """Shuffle the face-down stacks anew, so that nobody who looks ahead can peek."""
    for row in range(3):
        shuffle_anew(state.rng, state.land_deck[row], state.land_left[row])
    shuffle_anew(state.rng, state.building_deck, state.building_left)
    shuffle_anew(state.rng, state.hero_deck, state.hero_left)
    shuffle_anew(state.rng, state.artifact_deck, state.artifact_left)
