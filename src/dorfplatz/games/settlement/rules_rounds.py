"""Set-up, the artifacts' row, passing, the end of a round and of the game."""

from __future__ import annotations

from typing import Any

from dorfplatz.core.events import emit, emit_goods
from dorfplatz.core.kernel import kernel
from dorfplatz.core.rng import below, shuffle
from dorfplatz.games.settlement.events import Event, Source
from dorfplatz.games.settlement.reasons import Reason
from dorfplatz.games.settlement.rules_heroes import lay_out_heroes, slide_heroes
from dorfplatz.games.settlement.rules_land import count_outposts
from dorfplatz.games.settlement.rules_supply import gain, gain_settlers
from dorfplatz.games.settlement.rules_village import fill_market, lay_out_market, stack_market
from dorfplatz.games.settlement.state import EMPTY, Phase
from dorfplatz.games.settlement.tables import (
    ARTIFACT_COUNT,
    BONUS_SETTLERS,
    DIAMOND,
    GOLD,
    LANDSCAPES_PER_REGION,
    MONSTER_COUNT,
    OPEN_ARTIFACTS,
    OUTPOSTS,
    ROUNDS,
    SETTLERS,
    START,
    SUPPLY,
    Artifact,
)

# Set-up


@kernel
def set_up(state: Any, seats: int, events: Any) -> None:
    """S-01 to S-07. Market, landscapes, heroes, artifacts, players; then the draft begins right of the start player."""
    state.seats = seats
    state.round_no = 1
    state.pending_tile = EMPTY
    for good in range(5):
        state.supply[good] = SUPPLY[good]
    state.bonus_supply = BONUS_SETTLERS
    state.outpost_supply = OUTPOSTS
    for monster in range(4):
        state.monster_supply[monster] = MONSTER_COUNT[monster]
    lay_out_landscapes(state)
    lay_out_market(state, events)
    lay_out_heroes(state, events)
    lay_out_artifacts(state)
    for seat in range(seats):
        set_up_player(state, state.players[seat])
    state.start_seat = below(state, seats)
    state.turn = (state.start_seat + seats - 1) % seats
    state.phase = Phase.DRAFT


@kernel
def lay_out_landscapes(state: Any) -> None:
    """S-02. Three stacks, face down."""
    for row in range(3):
        for card in range(LANDSCAPES_PER_REGION):
            state.land_deck[row, card] = row * LANDSCAPES_PER_REGION + card
        shuffle(state, state.land_deck[row], LANDSCAPES_PER_REGION)
        state.land_left[row] = LANDSCAPES_PER_REGION


@kernel
def lay_out_artifacts(state: Any) -> None:
    """S-05, S-65. One per player and three more; in the solo game the rest is a stack, else it is back in the box."""
    for artifact in range(ARTIFACT_COUNT):
        state.artifact_deck[artifact] = artifact
    shuffle(state, state.artifact_deck, ARTIFACT_COUNT)
    state.artifact_left = ARTIFACT_COUNT
    for _ in range(state.seats + OPEN_ARTIFACTS):
        state.artifact_left -= 1
        state.artifact_row[state.artifact_deck[state.artifact_left]] = 1
    if state.seats > 1:
        for artifact in range(state.artifact_left):
            state.artifact_deck[artifact] = EMPTY
        state.artifact_left = 0


@kernel
def set_up_player(state: Any, player: Any) -> None:
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
    for hero in range(len(player.heroes)):
        player.heroes[hero] = EMPTY


# Artifacts


@kernel
def why_not_take_artifact(state: Any, me: Any, artifact: int) -> int:
    """S-56. Another one than before, from the row."""
    if me.artifact == artifact:
        return Reason.ARTIFACT_HELD
    if state.artifact_row[artifact] == 0:
        return Reason.ARTIFACT_NOT_THERE
    return Reason.NONE


@kernel
def take_artifact(state: Any, me: Any, artifact: int, events: Any) -> None:
    """S-56, S-66, S-73, S-77, S-78. Take first, then give the old one back; alone, it leaves the game and one is drawn."""
    old = me.artifact
    solo = state.seats == 1
    state.artifact_row[artifact] = 0
    me.artifact = artifact
    emit(events, Event.ARTIFACT_TAKEN, state.turn, artifact, old, 1 if solo else 0)
    if artifact == Artifact.CHEST:
        gain_settlers(state, me, 1, Source.ARTIFACT, events)
    elif artifact == Artifact.TREASURE:
        gain(state, me, GOLD, 1, Source.ARTIFACT, 0, 0, events)
    elif artifact == Artifact.RING:
        gain(state, me, DIAMOND, 1, Source.ARTIFACT, 0, 0, events)
    if old != EMPTY and not solo:
        state.artifact_row[old] = 1
    if old != EMPTY and solo and state.artifact_left > 0:
        state.artifact_left -= 1
        drawn = state.artifact_deck[state.artifact_left]
        state.artifact_row[drawn] = 1
        emit(events, Event.ARTIFACT_DRAWN, EMPTY, drawn, 0, 0)


@kernel
def draft_artifact(state: Any, me: Any, artifact: int, events: Any) -> None:
    """S-07. Counter-clockwise, the start player last and then first to play."""
    take_artifact(state, me, artifact, events)
    if state.turn == state.start_seat:
        begin_turn(state)
        emit(events, Event.ROUND_BEGAN, state.start_seat, state.round_no, 0, 0)
    else:
        state.turn = (state.turn + state.seats - 1) % state.seats


# Turns


@kernel
def begin_turn(state: Any) -> None:
    """Nothing done yet."""
    state.phase = Phase.TURN
    state.action_taken = 0
    state.hero_invited = 0


@kernel
def next_turn(state: Any, events: Any) -> None:
    """S-08. Clockwise to the next player who has not passed; when there is none, the round ends."""
    for step in range(1, state.seats + 1):
        seat = (state.turn + step) % state.seats
        if state.players[seat].passed == 0:
            state.turn = seat
            begin_turn(state)
            return
    end_round(state, events)


# Passing


@kernel
def pass_round(state: Any, me: Any, events: Any) -> None:
    """S-52, S-53, S-57. The first to pass takes the start marker; in the last round that is all."""
    first = 1 - state.someone_passed
    if first == 1:
        state.someone_passed = 1
        state.start_seat = state.turn
    me.passed = 1
    emit(events, Event.PASSED, state.turn, first, 0, 0)
    if state.round_no == ROUNDS:
        next_turn(state, events)
        return
    for basic in range(3):
        state.kept[basic] = 0
    state.phase = Phase.STORE
    store_what_needs_no_choice(state, me, events)


@kernel
def storable(state: Any, me: Any) -> int:
    """How many basics may still be kept."""
    return count_outposts(me) - state.kept[0] - state.kept[1] - state.kept[2]


@kernel
def store(state: Any, me: Any, basic: int, events: Any) -> None:
    """S-54. One more basic stays."""
    state.kept[basic] += 1
    store_what_needs_no_choice(state, me, events)


@kernel
def store_what_needs_no_choice(state: Any, me: Any, events: Any) -> None:
    """S-54. Nothing is asked when all fits, nothing fits, or only one kind is left to choose from."""
    places = storable(state, me)
    loose = 0
    kinds = 0
    for basic in range(3):
        left = me.goods[basic] - state.kept[basic]
        loose += left
        if left > 0:
            kinds += 1
    if loose > places and places > 0 and kinds > 1:
        return
    for basic in range(3):
        more = min(places, me.goods[basic] - state.kept[basic])
        state.kept[basic] += more
        places -= more
    finish_storing(state, me, events)


@kernel
def finish_storing(state: Any, me: Any, events: Any) -> None:
    """S-54, S-55. The rest of the basics and the used bonus settlers go to the supply, the basic settlers come home."""
    emit_goods(events, Event.STORED, state.turn, state.kept, 0)
    for basic in range(3):
        thrown = me.goods[basic] - state.kept[basic]
        me.goods[basic] = state.kept[basic]
        state.supply[basic] += thrown
        state.kept[basic] = thrown
    emit_goods(events, Event.DISCARDED, state.turn, state.kept, 0)
    for basic in range(3):
        state.kept[basic] = 0
    emit(events, Event.SETTLERS_RETURNED, state.turn, SETTLERS - me.settlers, me.used_bonus, 0)
    clear_board(state, me)
    state.phase = Phase.ARTIFACT


@kernel
def clear_board(state: Any, me: Any) -> None:
    """S-55. No settler stands on the board any more."""
    me.settlers = SETTLERS
    state.bonus_supply += me.used_bonus
    me.used_bonus = 0
    me.second_use = 0
    for row in range(3):
        me.region_uses[row] = 0
        me.street_uses[row] = 0
        for column in range(3):
            me.outpost_used[row, column] = 0


@kernel
def swap_artifact(state: Any, me: Any, artifact: int, events: Any) -> None:
    """S-56. The last step of passing."""
    take_artifact(state, me, artifact, events)
    next_turn(state, events)


# End of the round and of the game


@kernel
def end_round(state: Any, events: Any) -> None:
    """S-58 to S-62. A hero leaves, the market is stacked and filled; after the last round nothing of this."""
    if state.round_no == ROUNDS:
        state.over = 1
        state.phase = Phase.OVER
        emit(events, Event.GAME_ENDED, EMPTY, 0, 0, 0)
        return
    if state.hero_row[3] != EMPTY:
        emit(events, Event.HERO_DISCARDED, EMPTY, state.hero_row[3], 0, 0)
        slide_heroes(state, 3, events)
    stack_market(state, events)
    fill_market(state, events)
    state.round_no += 1
    state.someone_passed = 0
    for seat in range(state.seats):
        state.players[seat].passed = 0
    state.turn = state.start_seat
    begin_turn(state)
    emit(events, Event.ROUND_BEGAN, state.start_seat, state.round_no, 0, 0)
