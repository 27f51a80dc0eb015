"""Plays the games of an arena on the machines of a Ray cluster. Needs Ray, which comes with dorfplatz[cluster]."""

from __future__ import annotations

import logging
import os
import re
import socket
import time
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from importlib.util import find_spec
from types import TracebackType
from typing import Any, NamedTuple

from dorfplatz import __version__
from dorfplatz.arena.results import Played
from dorfplatz.arena.schedule import Seating
from dorfplatz.arena.settings import Settings
from dorfplatz.arena.workers import ONE_THREAD
from dorfplatz.core import kernel
from dorfplatz.core.problem import Problem

ADDRESS = re.compile(r"ray://(?P<host>[^/\s]+):(?P<port>\d{1,5})/?")
PATIENCE = 5.0
"""Seconds in which the head of a cluster has to answer."""
TASK = 5.0
"""Seconds that a task should take: handing it out costs nothing beside that, and little is lost with it."""
RETRIES = 3
"""How often a task is begun again whose process or machine has died. It comes to the same each time."""
CONNECTIONS = 3
"""How often a connection is begun. Now and then the process dies that the head of a cluster starts for it."""
_RAY = {"RAY_CLIENT_INITIAL_CONNECTION_TIMEOUT_S": "3", "RAY_CLIENT_MAX_CONNECTION_TIMEOUT_S": "3"}
"""How long Ray waits for what answers but is no Ray, three times over. It reads this when it is imported."""

Description = dict[str, Any]
"""What decides how games go on a machine: version, rules, networks; nothing but an empty version where Dorfplatz is missing."""


class _Done(NamedTuple):
    """What came of a task."""

    seconds: float
    games: list[Played]


class Cluster:
    """Machines that are all like this one. The connection ends with the block, and with it whatever is being played there."""

    def __init__(self, address: str, settings: Settings) -> None:
        self._settings, self._wanted = settings, description(settings)
        with ExitStack() as connection:
            self._ray = connection.enter_context(_connected(address))
            with told():
                self._prepare()
            self._connection = connection.pop_all()

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._connection.close()

    def play(self, missing: Sequence[Seating]) -> Iterator[list[Played]]:
        """The games as they are finished. Every core has a second task waiting, so that none waits for us."""
        task = self._ray.remote(play_portion).options(num_cpus=1, max_retries=RETRIES)
        running: list[Any] = []
        begun = games = 0
        seconds = 0.0
        while running or begun < len(missing):
            with told():
                cores = max(1, int(self._ray.cluster_resources().get("CPU", 0)))
                while begun < len(missing) and len(running) < 2 * cores:
                    size = task_size(self._settings.players, games, seconds)
                    running.append(task.remote(self._settings, self._wanted, missing[begun : begun + size]))
                    begun += size
                (ready,), running = self._ray.wait(running)
                done: _Done | Problem = self._ray.get(ready)
            if isinstance(done, Problem):
                raise done
            games, seconds = games + len(done.games), seconds + done.seconds
            yield done.games

    def _prepare(self) -> None:
        """Refuse machines on which games would go otherwise, and compile the rules where they are not compiled yet."""
        own = self._settings
        found = self._on_each_machine(looker(), __version__, [own.game, own.players, own.bots, own.seed, own.options])
        differences = [(machine, difference(self._wanted, there)) for machine, there in found]
        for problem in (problem for _, problem in differences if problem):
            raise on([machine for machine, other in differences if other and other.message == problem.message], problem)
        self._on_each_machine(kernel.warm_up, own.game)

    def _on_each_machine(self, function: Callable[..., Any], *arguments: Any) -> list[tuple[str, Any]]:
        """What a function comes to on each machine that plays. The head of a cluster often does not."""
        from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

        machines, running = [], []
        for node in self._ray.nodes():
            if node["Alive"] and node["Resources"].get("CPU"):
                there = NodeAffinitySchedulingStrategy(node["NodeID"], soft=False)
                task = self._ray.remote(function).options(num_cpus=0, scheduling_strategy=there)
                machines.append(_machine(node["NodeManagerHostname"], node["NodeManagerAddress"]))
                running.append(task.remote(*arguments))
        return list(zip(machines, self._ray.get(running), strict=True))


@contextmanager
def _connected(address: str) -> Iterator[Any]:
    """Ray, connected to a cluster."""
    if not (parts := ADDRESS.fullmatch(address)):
        raise Problem("arena-cluster-address", address=address)
    if missing := [name for name in ("ray", "grpc") if find_spec(name) is None]:
        raise Problem("arena-cluster-missing", name=missing[0])
    try:
        socket.create_connection((parts["host"].strip("[]"), int(parts["port"])), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise Problem("arena-cluster-silent", address=address, cause=str(error)) from error
    connection = _begun(address)
    try:
        with connection:
            import ray

            yield ray
    finally:
        connection.disconnect()


def _begun(address: str) -> Any:
    os.environ.update({name: os.environ.get(name, value) for name, value in _RAY.items()})
    import ray

    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.CRITICAL}  # what matters is told as a problem
    for attempt in range(CONNECTIONS):
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                # Beside other connections that the program may have.
                return ray.init(address, allow_multiple=True, runtime_env={"env_vars": ONE_THREAD}, **quiet)
        except Exception as error:  # Ray has no kind of its own for what may be wrong with a cluster
            if not isinstance(error, ConnectionAbortedError) or attempt == CONNECTIONS - 1:
                raise Problem("arena-cluster-refused", address=address, cause=_in_short(error)) from error
    return None


@contextmanager
def told() -> Iterator[None]:
    """Say in words what goes wrong with a cluster."""
    from ray.exceptions import RayError, WorkerCrashedError

    try:
        yield
    except WorkerCrashedError as error:
        raise Problem("arena-cluster-died", tries=RETRIES + 1) from error
    except RayError as error:
        raise Problem("arena-cluster-failed", cause=_in_short(getattr(error, "cause", None) or error)) from error
    except ConnectionError as error:
        raise Problem("arena-cluster-lost", cause=_in_short(error).rstrip(".")) from error


def play_portion(settings: Settings, wanted: Description, portion: Sequence[Seating]) -> _Done | Problem:
    """A task. The machine may be one that has come later, so it is looked at again."""
    from dorfplatz.arena.play import play_game

    begin = time.perf_counter()
    try:
        if problem := difference(wanted, description(replace(settings))):
            return on([_machine(socket.gethostname(), _address())], problem)
        games = [play_game(settings, seating) for seating in portion]
    except Problem as problem:
        problem.__cause__ = None  # may be anything, and so not fit to be sent
        return problem
    return _Done(time.perf_counter() - begin, games)


def task_size(players: int, games: int, seconds: float) -> int:
    """Games of the next task, by what games took so far. Those with the same cards stay together."""
    deals = TASK * games / seconds / players if seconds else 1
    return players * max(1, round(deals))


def looker() -> Callable[[str, Sequence[Any]], Description | Problem]:
    """What looks at a machine. It belongs to no module and so travels whole: Dorfplatz may be missing there, or another one."""

    def look(version: str, settings: Sequence[Any]) -> Description | Problem:
        try:
            import dorfplatz
        except ModuleNotFoundError:
            return {"version": ""}
        if dorfplatz.__version__ != version:
            return {"version": dorfplatz.__version__}
        from dorfplatz.arena.cluster import described

        return described(*settings)

    return look


def described(*settings: Any) -> Description | Problem:
    """What would decide here how the games of these settings go, or why they can't be played."""
    try:
        return description(Settings(*settings))
    except Problem as problem:
        problem.__cause__ = None
        return problem


def description(settings: Settings) -> Description:
    """What decides here how the games go."""
    return {"version": __version__, **settings.to_dict()}


def difference(wanted: Description, found: Description | Problem) -> Problem | None:
    """Why games would not go the same way there."""
    if isinstance(found, Problem):
        return Problem("arena-cluster-other-bots", why=found.message)
    if not found["version"]:
        return Problem("arena-cluster-no-dorfplatz", wanted=wanted["version"])
    for name in ("version", "rules", "networks"):
        if found[name] != wanted[name]:
            game = wanted["game"]
            return Problem(f"arena-cluster-other-{name}", game=game, found=_short(found[name]), wanted=_short(wanted[name]))
    return None


def on(machines: Sequence[str], problem: Problem) -> Problem:
    """A problem, with where it is one."""
    return Problem(problem.message.id, **problem.message.args, machines=", ".join(sorted(machines)))


def _short(value: str | Mapping[str, str]) -> str:
    return value if isinstance(value, str) else ", ".join(f"{name}: {digest[:16]}" for name, digest in value.items())


def _machine(name: str, address: str) -> str:
    return f"{name} ({address})"


def _address() -> str:
    from ray.util import get_node_ip_address

    address: str = get_node_ip_address()  # type: ignore[no-untyped-call]
    return address


def _in_short(error: BaseException) -> str:
    """The first line of what Ray says, and the last one where the first leads to a trace."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()] or [type(error).__name__]
    return lines[0] if not lines[0].endswith(":") else f"{lines[0]} {lines[-1]}"
