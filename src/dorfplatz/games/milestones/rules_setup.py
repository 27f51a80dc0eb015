"""Set-up: dealing, the draft of the start tiles, and laying them."""

from __future__ import annotations

from typing import Any

from dorfplatz.core.events import emit
from dorfplatz.core.kernel import kernel
from dorfplatz.core.rng import below, shuffle
from dorfplatz.games.milestones.events import Event
from dorfplatz.games.milestones.reasons import Reason
from dorfplatz.games.milestones.rules_loop import begin_turn
from dorfplatz.games.milestones.rules_trade import lay
from dorfplatz.games.milestones.state import EMPTY, Phase, Piece
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
    START,
    START_COINS,
    START_TILES,
    TILES,
    WORKPLACES,
)


@kernel
def set_up(state: Any, players: int) -> None:
    """M-02 to M-08. All but the draft."""
    state.seats = players
    state.over = 0
    state.round_no = 0
    state.phase = Phase.DRAFT
    state.moves_left = 0
    state.hired = 0
    state.must_take = 0
    state.ended_by = EMPTY
    state.start_seat = below(state, players)
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
def set_up_land(state: Any) -> None:
    """M-02, M-03. The start marketplace, and a bonus tile on each bush."""
    state.pieces[START] = Piece.MARKET
    state.sections_left = SECTIONS
    state.houses_left = HOUSES
    state.markets_left = MARKETS - 1
    for bush in range(BUSHES):
        state.bonus[bush] = BONUS_KINDS[bush]
    shuffle(state, state.bonus, BUSHES)


@kernel
def set_up_tiles(state: Any, players: int) -> None:
    """M-06, M-07. First the display, then the start tiles."""
    for tile in range(TILES):
        state.stack[tile] = tile
    shuffle(state, state.stack, TILES)
    state.stack_left = TILES
    for slot in range(DISPLAY):
        state.display[slot] = draw(state)
    for place in range(MOST_START_TILES):
        state.start_tiles[place] = draw(state) if place < START_TILES[players - MIN_SEATS] else EMPTY


@kernel
def draw(state: Any) -> int:
    """The topmost tile of the stack."""
    state.stack_left -= 1
    tile = state.stack[state.stack_left]
    state.stack[state.stack_left] = EMPTY
    return tile


@kernel
def why_not_draft(state: Any, place: int) -> int:
    """M-08. A start tile that is still there."""
    if state.start_tiles[place] == EMPTY:
        return Reason.START_TILE_GONE
    return Reason.NONE


@kernel
def draft(state: Any, me: Any, place: int, events: Any) -> None:
    """M-08, M-10. Two tiles each, counter-clockwise; after the start player the last tile leaves the game."""
    tile = state.start_tiles[place]
    state.start_tiles[place] = EMPTY
    emit(events, Event.DRAFTED, state.turn, tile, place, 0)
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


@kernel
def why_not_place(me: Any, card: int, spot: int) -> int:
    """M-09. A tile of the hand, on two empty spaces."""
    if me.hand[card] == EMPTY:
        return Reason.ALREADY_PLACED
    if me.workers[spot] != EMPTY or me.workers[spot + 1] != EMPTY:
        return Reason.COVERS_START_TILE
    return Reason.NONE


@kernel
def place(state: Any, me: Any, card: int, spot: int, events: Any) -> None:
    """M-09. In the order of turns; when all have placed theirs, the first turn begins."""
    tile = me.hand[card]
    me.hand[card] = EMPTY
    emit(events, Event.PLACED, state.turn, tile, spot, 0)
    lay(state, me, tile, spot, events)
    if me.hand[0] == EMPTY and me.hand[1] == EMPTY:
        following = (state.turn + 1) % state.seats
        if following == state.start_seat:
            begin_turn(state, following, events)
        else:
            state.turn = following
