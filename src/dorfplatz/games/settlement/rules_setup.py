"""Set-up: what lies where before the first artifact is taken."""

from __future__ import annotations

from dorfplatz.core.events import Events
from dorfplatz.core.kernel import kernel
from dorfplatz.core.rng import below, shuffle
from dorfplatz.games.settlement.rules_supply import draw_hero, fill_market
from dorfplatz.games.settlement.state import EMPTY, Phase, Player, State
from dorfplatz.games.settlement.tables import (
    ARTIFACT_COUNT,
    BONUS_SETTLERS,
    BUILDING_TILE_KINDS,
    BUILDING_TILES,
    HERO_COUNT,
    LANDSCAPES_PER_REGION,
    MARKET_SLOTS,
    MONSTER_COUNT,
    OPEN_ARTIFACTS,
    OUTPOSTS,
    SETTLERS,
    START,
    SUPPLY,
)


@kernel
def set_up(state: State, seats: int, events: Events) -> None:
    """S-01 to S-07. Market, landscapes, heroes, artifacts, players; then the draft begins right of the start player."""
    state.seats = seats
    state.round_no = 1
    state.pending_tile = EMPTY
    lay_out_supply(state)
    lay_out_landscapes(state)
    lay_out_market(state, events)
    lay_out_heroes(state, events)
    lay_out_artifacts(state)
    for seat in range(seats):
        set_up_player(state, state.players[seat])
    state.start_seat = below(state.rng, seats)
    state.turn = (state.start_seat + seats - 1) % seats
    state.phase = Phase.DRAFT


@kernel
def lay_out_supply(state: State) -> None:
    """S-01. Goods, bonus settlers, outposts, monsters."""
    for good in range(5):
        state.supply[good] = SUPPLY[good]
    state.bonus_supply = BONUS_SETTLERS
    state.outpost_supply = OUTPOSTS
    for monster in range(4):
        state.monster_supply[monster] = MONSTER_COUNT[monster]


@kernel
def lay_out_landscapes(state: State) -> None:
    """S-02. Three stacks, face down."""
    for row in range(3):
        for card in range(LANDSCAPES_PER_REGION):
            state.land_deck[row, card] = row * LANDSCAPES_PER_REGION + card
        shuffle(state.rng, state.land_deck[row], LANDSCAPES_PER_REGION)
        state.land_left[row] = LANDSCAPES_PER_REGION


@kernel
def lay_out_market(state: State, events: Events) -> None:
    """S-03. All building tiles in one face-down pile: which of the equal stacks is drawn from makes no difference."""
    for tile in range(BUILDING_TILES):
        state.building_deck[tile] = BUILDING_TILE_KINDS[tile]
    shuffle(state.rng, state.building_deck, BUILDING_TILES)
    state.building_left = BUILDING_TILES
    for slot in range(MARKET_SLOTS):
        state.market_kind[slot] = EMPTY
    fill_market(state, events)


@kernel
def lay_out_heroes(state: State, events: Events) -> None:
    """S-04. Shuffle and open four; the first drawn lies far left."""
    for hero in range(HERO_COUNT):
        state.hero_deck[hero] = hero
    shuffle(state.rng, state.hero_deck, HERO_COUNT)
    state.hero_left = HERO_COUNT
    for slot in range(4):
        draw_hero(state, slot, events)


@kernel
def lay_out_artifacts(state: State) -> None:
    """S-05, S-65. One per player and three more; in the solo game the rest is a stack, else it is back in the box."""
    for artifact in range(ARTIFACT_COUNT):
        state.artifact_deck[artifact] = artifact
    shuffle(state.rng, state.artifact_deck, ARTIFACT_COUNT)
    state.artifact_left = ARTIFACT_COUNT
    for _ in range(state.seats + OPEN_ARTIFACTS):
        state.artifact_left -= 1
        state.artifact_row[state.artifact_deck[state.artifact_left]] = 1
    if state.seats > 1:
        for artifact in range(state.artifact_left):
            state.artifact_deck[artifact] = EMPTY
        state.artifact_left = 0


@kernel
def set_up_player(state: State, player: Player) -> None:
    """S-06. An empty board, the settlers, one of each basic."""
    for good in range(5):
        player.goods[good] = START[good]
        state.supply[good] -= START[good]
    player.settlers = SETTLERS
    player.artifact = EMPTY
    for row in range(3):
        for column in range(3):
            player.land[row, column] = EMPTY
            player.lots[row, column] = EMPTY
    for hero in range(HERO_COUNT):
        player.heroes[hero] = EMPTY
