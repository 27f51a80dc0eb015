"""Turns: what is due when, taking artifacts, activating rows, ending a turn, passing, the end of a round and of the game."""

from __future__ import annotations

from dorfplatz.core.actions import add, encode
from dorfplatz.core.box import frozen
from dorfplatz.core.events import Events, emit
from dorfplatz.core.kernel import inlined, kernel
from dorfplatz.core.reason import because, unless
from dorfplatz.core.records import Array
from dorfplatz.core.work import Work
from dorfplatz.games.settlement.actions import ACTION_LAYOUT, ActionType, add_unless
from dorfplatz.games.settlement.events import EventType, Source
from dorfplatz.games.settlement.reasons import Reason
from dorfplatz.games.settlement.rules_supply import (
    fill_market,
    gain,
    gain_settlers,
    place_settlers,
    slide_heroes,
    stack_market,
    why_not_place,
)
from dorfplatz.games.settlement.scoring import count_outposts
from dorfplatz.games.settlement.state import EMPTY, Phase, Player, State
from dorfplatz.games.settlement.tables import ARTIFACT_COUNT, DIAMOND, GOLD, ROUNDS, SETTLERS, Artifact

FIRST = frozen(
    [
        Reason.DRAFT_FIRST,
        Reason.NOT_ASKED,
        Reason.PLACE_FIRST,
        Reason.STREET_FIRST,
        Reason.HOURGLASS_FIRST,
        Reason.SCROLL_FIRST,
        Reason.MONSTER_FIRST,
        Reason.STORE_FIRST,
        Reason.ARTIFACT_FIRST,
        Reason.GAME_OVER,
    ]
)
"""What has to be done before anything else, by phase."""

# When something is due


@kernel
def why_not_now(state: State, due: bool) -> int:
    """If it is not due, something else comes first."""
    return unless(due, FIRST[state.phase])


@kernel
def why_not_act(state: State) -> int:
    """S-09. One action a turn."""
    return why_not_now(state, state.phase == Phase.TURN) or unless(state.action_taken == 0, Reason.ACTION_ALREADY_TAKEN)


# Artifacts


@kernel
def why_not_take_artifact(state: State, me: Player, artifact: int) -> int:
    """S-07, S-56. At the very start and after passing: another one than before, from the row."""
    return (
        why_not_now(state, state.phase == Phase.DRAFT or state.phase == Phase.ARTIFACT)
        or unless(me.artifact != artifact, Reason.ARTIFACT_HELD)
        or unless(state.artifact_row[artifact] == 1, Reason.ARTIFACT_NOT_THERE)
    )


@inlined
def legal_artifacts(state: State, me: Player, work: Work, count: int) -> int:
    """The artifacts one may take."""
    for artifact in range(ARTIFACT_COUNT):
        action = encode(ACTION_LAYOUT, ActionType.ARTIFACT, artifact, 0, 0)
        count = add_unless(work.moves, count, action, why_not_take_artifact(state, me, artifact))
    return count


@inlined
def take_artifact(state: State, me: Player, artifact: int, events: Events) -> None:
    """S-07, S-56. Take first, then give the old one back. The draft goes on; after passing that was the last step."""
    old = me.artifact
    state.artifact_row[artifact] = 0
    me.artifact = artifact
    event = emit(events, EventType.ARTIFACT_TAKEN, state.turn)
    event.artifact = artifact
    event.old_artifact = old
    use_artifact_at_once(state, me, events)
    if old != EMPTY:
        give_artifact_back(state, old, events)
    if state.phase == Phase.DRAFT:
        next_in_draft(state, events)
    else:
        next_turn(state, events)


@kernel
def use_artifact_at_once(state: State, me: Player, events: Events) -> None:
    """S-73, S-77, S-78. Chest, Treasure and Ring give something when they are taken."""
    if me.artifact == Artifact.CHEST:
        gain_settlers(state, me, 1, events)
    elif me.artifact == Artifact.TREASURE:
        gain(state, me, GOLD, 1, Source.ARTIFACT, 0, 0, events)
    elif me.artifact == Artifact.RING:
        gain(state, me, DIAMOND, 1, Source.ARTIFACT, 0, 0, events)


@kernel
def give_artifact_back(state: State, artifact: int, events: Events) -> None:
    """S-56, S-66. Into the row; alone, it leaves the game and another one is drawn."""
    if state.seats > 1:
        state.artifact_row[artifact] = 1
    elif state.artifact_left > 0:
        state.artifact_left -= 1
        drawn = state.artifact_deck[state.artifact_left]
        state.artifact_row[drawn] = 1
        event = emit(events, EventType.ARTIFACT_DRAWN, EMPTY)
        event.artifact = drawn


@kernel
def next_in_draft(state: State, events: Events) -> None:
    """S-07. Counter-clockwise, the start player last and then first to play."""
    if state.turn == state.start_seat:
        begin_round(state, events)
    else:
        state.turn = (state.turn + state.seats - 1) % state.seats


# Activating a region or a street


@kernel
def why_not_activate(me: Player, uses: int, artifact: int, used: int) -> int:
    """S-29, S-32, S-79, S-80. Once a round; a second time with the right artifact."""
    if uses == 0:
        return why_not_place(me, 1)
    if me.artifact != artifact or uses > 1:
        return used
    if me.second_use == 1:
        return Reason.SECOND_USE_SPENT
    return why_not_place(me, 1)


@kernel
def activate(state: State, me: Player, uses: Array, row: int, place: int, events: Events) -> None:
    """S-29, S-32, S-79, S-80. A settler on the activation space of the row; a second one is the artifact's doing."""
    place_settlers(state, me, 1, place, row, 0, events)
    if uses[row] == 1:
        me.second_use = 1
    uses[row] += 1
    state.pending_row = row


# Ending a turn


@kernel
def why_not_end(state: State) -> int:
    """S-10, S-11. A turn needs an action or a hero; without either one passes."""
    something_done = state.action_taken == 1 or state.hero_invited == 1
    return why_not_now(state, state.phase == Phase.TURN) or unless(something_done, Reason.NOTHING_DONE_YET)


@inlined
def legal_ends(state: State, work: Work, count: int) -> int:
    """Ending the turn, and passing."""
    if why_not_end(state) == Reason.NONE:
        count = add(work.moves, count, encode(ACTION_LAYOUT, ActionType.END, 0, 0, 0))
    return add(work.moves, count, encode(ACTION_LAYOUT, ActionType.PASS, 0, 0, 0))


@inlined
def end_turn(state: State, events: Events) -> None:
    """S-11. The next one's turn."""
    emit(events, EventType.TURN_ENDED, state.turn)
    next_turn(state, events)


@kernel
def next_turn(state: State, events: Events) -> None:
    """S-08. Clockwise to the next player who has not passed; when there is none, the round ends."""
    for step in range(1, state.seats + 1):
        seat = (state.turn + step) % state.seats
        if state.players[seat].passed == 0:
            begin_turn(state, seat)
            return
    end_round(state, events)


@kernel
def begin_turn(state: State, seat: int) -> None:
    """Nothing done yet."""
    state.turn = seat
    state.phase = Phase.TURN
    state.action_taken = 0
    state.hero_invited = 0


# Passing


@kernel
def why_not_pass(state: State) -> int:
    """S-52. Instead of going on with a turn, whatever was done before."""
    return why_not_now(state, state.phase == Phase.TURN)


@inlined
def pass_round(state: State, me: Player, events: Events) -> None:
    """S-52, S-53, S-57. The first to pass takes the start marker; in the last round that is all."""
    first = 1 - state.someone_passed
    if first == 1:
        state.someone_passed = 1
        state.start_seat = state.turn
    me.passed = 1
    event = emit(events, EventType.PASSED, state.turn)
    event.first = first
    if state.round_no == ROUNDS:
        next_turn(state, events)
        return
    for basic in range(3):
        state.kept[basic] = 0
    state.phase = Phase.STORE
    store_what_needs_no_choice(state, me, events)


@kernel
def storable(state: State, me: Player) -> int:
    """How many basics may still be kept."""
    return count_outposts(me) - state.kept[0] - state.kept[1] - state.kept[2]


@kernel
def why_not_store(state: State, me: Player, basic: int) -> int:
    """S-54. A basic that is there and not yet kept."""
    loose = me.goods[basic] > state.kept[basic]
    return why_not_now(state, state.phase == Phase.STORE) or unless(loose, because(Reason.NOTHING_TO_STORE, basic))


@inlined
def legal_stores(state: State, me: Player, work: Work, count: int) -> int:
    """The basics to choose from."""
    for basic in range(3):
        if why_not_store(state, me, basic) == Reason.NONE:
            count = add(work.moves, count, encode(ACTION_LAYOUT, ActionType.STORE, basic, 0, 0))
    return count


@inlined
def store(state: State, me: Player, basic: int, events: Events) -> None:
    """S-54. One more basic stays."""
    state.kept[basic] += 1
    store_what_needs_no_choice(state, me, events)


@kernel
def store_what_needs_no_choice(state: State, me: Player, events: Events) -> None:
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
    clear_stock(state, me, events)
    clear_board(state, me, events)
    state.phase = Phase.ARTIFACT


@kernel
def clear_stock(state: State, me: Player, events: Events) -> None:
    """S-54. The basics that are not kept go to the supply."""
    stored = emit(events, EventType.STORED, state.turn)
    discarded = emit(events, EventType.DISCARDED, state.turn)
    for basic in range(3):
        kept = state.kept[basic]
        thrown = me.goods[basic] - kept
        me.goods[basic] = kept
        state.supply[basic] += thrown
        state.kept[basic] = 0
        stored.goods[basic] = kept
        discarded.goods[basic] = thrown


@kernel
def clear_board(state: State, me: Player, events: Events) -> None:
    """S-55. The basic settlers come home, the used bonus settlers go to the supply."""
    event = emit(events, EventType.SETTLERS_RETURNED, state.turn)
    event.basic = SETTLERS - me.settlers
    event.bonus = me.used_bonus
    me.settlers = SETTLERS
    state.bonus_supply += me.used_bonus
    me.used_bonus = 0
    me.second_use = 0
    for row in range(3):
        me.region_uses[row] = 0
        me.street_uses[row] = 0
        for column in range(3):
            me.outpost_used[row, column] = 0


# End of the round and of the game


@kernel
def end_round(state: State, events: Events) -> None:
    """S-58 to S-62. A hero leaves, the market is stacked and filled; after the last round nothing of this."""
    if state.round_no == ROUNDS:
        state.over = 1
        state.phase = Phase.OVER
        emit(events, EventType.GAME_ENDED, EMPTY)
        return
    if state.hero_row[3] != EMPTY:
        event = emit(events, EventType.HERO_DISCARDED, EMPTY)
        event.hero = state.hero_row[3]
        slide_heroes(state, 3, events)
    stack_market(state, events)
    fill_market(state, events)
    state.round_no += 1
    state.someone_passed = 0
    for seat in range(state.seats):
        state.players[seat].passed = 0
    begin_round(state, events)


@kernel
def begin_round(state: State, events: Events) -> None:
    """S-61. Whoever has the start marker begins."""
    begin_turn(state, state.start_seat)
    event = emit(events, EventType.ROUND_BEGAN, state.start_seat)
    event.round_no = state.round_no
