"""Work shared out: to processes of this machine, or to the workers of a cluster. What comes of it comes in order, so
that it is the same for any number of them.

A process is this program again, with one word. It reads a task, says what came of it, and reads the next one; when
one dies its task is given to another. A cluster is that of Dask (`pip install sparktable[cluster]`): a scheduler at
an address, and on every machine workers that have Sparktable too.
"""
from __future__ import annotations

import argparse
import contextlib
import importlib
import os
import pickle
import signal
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from queue import Empty, SimpleQueue
from threading import Lock
from typing import Any, Self, TypeVar

from sparktable import WORKERS, __version__
from sparktable.app.thinking.child_process import apart, this_program_again
from sparktable.tools.arguments import BadInput, positive
from sparktable.tools.build import BUILD
from sparktable.tools.game_arguments import load_games

Task = TypeVar("Task")
Result = TypeVar("Result")
Give = Callable[[bytes], Future[bytes]]
"""Has somebody do what a letter says."""
LIVES = 3
"""Processes that may die over a task before it is given up."""
PATIENCE = 10.0
"""Seconds in which a cluster's scheduler has to answer."""
_one_at_a_time = Lock()
"""A cluster's worker may have several threads, and the rules know nothing of any."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--jobs", type=positive, metavar="N",
                        help="in so many processes (default: all cores but one); what is found is the same for any")
    parser.add_argument("--cluster", metavar="ADDRESS", help="on a Dask cluster: tcp://scheduler:8786")


def usual_jobs() -> int:
    return max(1, (os.cpu_count() or 1) - 1)


def each(asked: argparse.Namespace, work: Callable[[Task], Result],
         tasks: Iterable[Task]) -> Generator[Result, None, None]:
    """What comes of every task, in their order. `work` is a function of a module, for whoever has to find it."""
    jobs = asked.jobs or usual_jobs()
    if asked.cluster:
        yield from _on_a_cluster(asked.cluster, work, tasks)
    elif jobs == 1:
        yield from map(work, tasks)
    else:
        with Processes(jobs) as processes:
            yield from _in_order(processes.give, work, tasks, ahead=2 * jobs)


def _in_order(give: Give, work: Callable[[Task], Result], tasks: Iterable[Task], ahead: int) -> Iterator[Result]:
    """So many tasks are given out before the first one is waited for."""
    given: deque[Future[bytes]] = deque()
    for task in tasks:
        given.append(give(pickle.dumps((work.__module__, work.__name__, pickle.dumps(task)))))
        if len(given) >= ahead:
            yield _result(given.popleft())
    while given:
        yield _result(given.popleft())


def _result(given: Future[bytes]) -> Any:
    result, mistake = pickle.loads(given.result())
    if mistake is not None:
        raise mistake
    return result


def done(letter: bytes) -> bytes:
    """Where the work is done: what has come of the task in a letter, or the mistake. The games come first, since
    what the task names may be one of them."""
    load_games()
    module, name, task = pickle.loads(letter)
    with _one_at_a_time:
        try:
            return pickle.dumps((getattr(importlib.import_module(module), name)(pickle.loads(task)), None))
        except Exception as mistake:  # whatever it is, whoever gave the task hears of it
            return pickle.dumps((None, _sendable(mistake)))


def _sendable(mistake: Exception) -> Exception:
    """The mistake, or its words where it could not be made again from a letter."""
    try:
        pickle.loads(pickle.dumps(mistake))
    except Exception:
        return RuntimeError(f"{type(mistake).__name__}: {mistake}")
    return mistake


# --- this machine -----------------------------------------------------------------------------------------


class Processes:
    """So many processes, each with a thread that waits for it. They are started when there is work, and none of them
    is left when it ends: whoever ends it has what is wanted, or wants no more."""

    def __init__(self, jobs: int) -> None:
        self._threads = ThreadPoolExecutor(jobs)
        self._idle: SimpleQueue[subprocess.Popen[bytes]] = SimpleQueue()
        self._all: list[subprocess.Popen[bytes]] = []
        self._closed = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *trouble: object) -> None:
        self._closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)
        for process in self._all:
            process.kill()
        self._threads.shutdown()
        for process in self._all:
            process.communicate()

    def give(self, letter: bytes) -> Future[bytes]:
        return self._threads.submit(self._answer, letter)

    def _answer(self, letter: bytes) -> bytes:
        """What one of the processes answers."""
        for _ in range(LIVES):
            process = self._free()
            assert process.stdin is not None and process.stdout is not None
            try:
                pickle.dump(letter, process.stdin)
                process.stdin.flush()
                answer: bytes = pickle.load(process.stdout)
            except (EOFError, OSError, pickle.UnpicklingError):
                process.kill()
            else:
                self._idle.put(process)
                return answer
        raise RuntimeError(f"{LIVES} processes died over a task")

    def _free(self) -> subprocess.Popen[bytes]:
        try:
            return self._idle.get_nowait()
        except Empty:
            if self._closed:
                raise InterruptedError("there is no more work") from None
            process = subprocess.Popen(this_program_again(WORKERS), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                       **apart())
            self._all.append(process)
            return process


def serve() -> int:
    """The life of such a process: it ends when nobody tells it anything any more. What work prints goes to where
    errors go."""
    with open(os.dup(0), "rb") as hear, open(os.dup(1), "wb") as tell:
        os.dup2(2, 1)
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started it will end it
        with contextlib.suppress(EOFError, OSError):
            while True:
                pickle.dump(done(pickle.load(hear)), tell)
                tell.flush()
    return 0


# --- a cluster --------------------------------------------------------------------------------------------


def _on_a_cluster(address: str, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
    if getattr(sys, "frozen", False):
        raise BadInput("--cluster: a packed program knows no network; pip install sparktable[cluster]")
    try:
        from distributed import Client
        from distributed.comm import get_address_host
    except ImportError:
        raise BadInput("--cluster: Dask is not installed: pip install sparktable[cluster]") from None
    try:
        get_address_host(address)  # a client that cannot read it would not end properly
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as trouble:
        raise BadInput(f"--cluster: no scheduler answers at {address}: {trouble}") from trouble
    with client:
        for worker, version in client.run(about).items():
            if version != about():
                raise BadInput(f"--cluster: {worker} has {version}, and here is {about()}: games might differ")
        threads = sum(client.nthreads().values())
        if not threads:
            raise BadInput(f"--cluster: the scheduler at {address} has no workers")
        yield from _in_order(partial(client.get_executor(pure=False).submit, done), work, tasks, ahead=4 * threads)


def about() -> str:
    """Which program a worker has. Plain and compiled it plays alike, but that is for tests to say."""
    return f"sparktable {__version__} ({BUILD})"
