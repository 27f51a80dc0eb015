"""Set-up: dealing, the draft of the start tiles, and laying them."""

from __future__ import annotations

from dorfplatz.core.actions import add, encode
from dorfplatz.core.events import Events, emit
from dorfplatz.core.kernel import inlined, kernel
from dorfplatz.core.reason import unless
from dorfplatz.core.records import Array
from dorfplatz.core.rng import below, shuffle
from dorfplatz.games.milestones.actions import ACTION_LAYOUT, ActionType
from dorfplatz.games.milestones.events import EventType
from dorfplatz.games.milestones.reasons import Reason
from dorfplatz.games.milestones.rules_trade import draw, lay
from dorfplatz.games.milestones.rules_turn import begin_turn, why_not_asked
from dorfplatz.games.milestones.state import EMPTY, Phase, Piece, Player, State
from dorfplatz.games.milestones.tables import (
    BONUS_KINDS,
    BUSHES,
    COIN,
    DISPLAY,
    HOUSES,
    MARKETS,
    MAX_SEATS,
    MIN_SEATS,
    MOST_START_TILES,
    SECTIONS,
    SPOTS,
    START,
    START_COINS,
    START_TILES,
    TILES,
    WORKPLACES,
)

# Dealing


@kernel
def set_up(state: State, players: int) -> None:
    """M-02 to M-08. All but the draft."""
    state.seats = players
    state.over = 0
    state.round_no = 0
    state.phase = Phase.DRAFT
    state.moves_left = 0
    state.hired = 0
    state.must_take = 0
    state.ended_by = EMPTY
    state.start_seat = below(state.rng, players)
    state.turn = (state.start_seat + players - 1) % players
    set_up_land(state)
    set_up_tiles(state, players)
    for seat in range(MAX_SEATS):
        me = state.players[seat]
        for place in range(WORKPLACES):
            me.workers[place] = EMPTY
        for place in range(2):
            me.hand[place] = EMPTY
        if seat < players:
            me.goods[COIN] = START_COINS


@kernel
def set_up_land(state: State) -> None:
    """M-02, M-03. The start marketplace, and a bonus tile on each bush."""
    state.pieces[START] = Piece.MARKET
    state.sections_left = SECTIONS
    state.houses_left = HOUSES
    state.markets_left = MARKETS - 1
    for bush in range(BUSHES):
        state.bonus[bush] = BONUS_KINDS[bush]
    shuffle(state.rng, state.bonus, BUSHES)


@kernel
def set_up_tiles(state: State, players: int) -> None:
    """M-06, M-07. First the display, then the start tiles."""
    for tile in range(TILES):
        state.stack[tile] = tile
    shuffle(state.rng, state.stack, TILES)
    state.stack_left = TILES
    for slot in range(DISPLAY):
        state.display[slot] = draw(state)
    for slot in range(MOST_START_TILES):
        state.start_tiles[slot] = draw(state) if slot < START_TILES[players - MIN_SEATS] else EMPTY


# The draft


@kernel
def why_not_draft(state: State, slot: int) -> int:
    """M-08. A start tile that is still there."""
    asked = why_not_asked(state, Phase.DRAFT, Reason.START_IS_OVER)
    return asked or unless(state.start_tiles[slot] != EMPTY, Reason.START_TILE_GONE)


@inlined
def legal_drafts(state: State, moves: Array, count: int) -> int:
    """Every start tile that is still there."""
    for slot in range(MOST_START_TILES):
        if why_not_draft(state, slot) == Reason.NONE:
            count = add(moves, count, encode(ACTION_LAYOUT, ActionType.DRAFT, slot, 0, 0))
    return count


@inlined
def draft(state: State, me: Player, slot: int, events: Events) -> None:
    """M-08, M-10. Two tiles each, counter-clockwise; after the start player the last tile leaves the game."""
    tile = state.start_tiles[slot]
    state.start_tiles[slot] = EMPTY
    event = emit(events, EventType.DRAFTED, state.turn)
    event.tile = tile
    event.slot = slot
    if me.hand[0] == EMPTY:
        me.hand[0] = tile
        return
    me.hand[1] = tile
    if state.turn != state.start_seat:
        state.turn = (state.turn + state.seats - 1) % state.seats
        return
    for other in range(MOST_START_TILES):
        state.start_tiles[other] = EMPTY
    state.phase = Phase.PLACE


# Laying the tiles


@kernel
def why_not_place(state: State, me: Player, card: int, spot: int) -> int:
    """M-09. A tile of the hand, on two empty spaces."""
    asked = why_not_asked(state, Phase.PLACE, Reason.START_IS_OVER)
    covers = me.workers[spot] != EMPTY or me.workers[spot + 1] != EMPTY
    return asked or unless(me.hand[card] != EMPTY, Reason.ALREADY_PLACED) or unless(not covers, Reason.COVERS_START_TILE)


@inlined
def legal_places(state: State, me: Player, moves: Array, count: int) -> int:
    """Every tile of the hand on every two empty spaces."""
    for card in range(2):
        for spot in range(SPOTS):
            if why_not_place(state, me, card, spot) == Reason.NONE:
                count = add(moves, count, encode(ACTION_LAYOUT, ActionType.PLACE, card, spot, 0))
    return count


@inlined
def place(state: State, me: Player, card: int, spot: int, events: Events) -> None:
    """M-09. In the order of turns; when all have placed theirs, the first turn begins."""
    tile = me.hand[card]
    me.hand[card] = EMPTY
    event = emit(events, EventType.PLACED, state.turn)
    event.tile = tile
    event.spot = spot
    lay(state, me, tile, spot, events)
    if me.hand[0] == EMPTY and me.hand[1] == EMPTY:
        following = (state.turn + 1) % state.seats
        if following == state.start_seat:
            begin_turn(state, following, events)
        else:
            state.turn = following
