"""Break rules on purpose, one at a time, and see whether the tests that prove them notice: docs/mutations.md.

python -m tests.harness.mutate --game xia [--only 5..9 | --rule ID | --pick 10 --seed COMMIT] [--jobs 2]
"""

import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

import msgspec
import yaml

from tests.harness.subject import ROOT, harness, parser, proofs

LEAST = 0.95  # of those that are not expected to survive
SECONDS = 60  # a test that runs longer has noticed: nothing ends any more
PASSED, FAILED = 0, 1  # exit codes of pytest; all others mean that the tests could not be run
NONSENSE = re.compile(r"^E +(NameError|UnboundLocalError|ImportError|SyntaxError|IndentationError)\b", re.MULTILINE)

Proofs = dict[str, list[str]]


class Mutation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """In `file`, `text` becomes `replacement`; the tests of `rule` must fail, unless it `survives` for a reason."""

    rule: str
    file: str  # in the package of the game
    text: str
    replacement: str
    survives: str = ""


class Mutations(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The mutations of a game, and the files of each chapter of its rules."""

    chapters: dict[str, tuple[str, ...]]
    mutations: tuple[Mutation, ...]


class Outcome(msgspec.Struct, frozen=True):
    """`result` is killed, survived or broken: the change cannot run at all, which shows nothing about the tests."""

    number: int
    mutation: Mutation
    result: str
    seconds: float
    shown: str = ""


def load(game: str) -> Mutations:
    return msgspec.convert(yaml.safe_load(harness(game).mutations.read_text(encoding="utf-8")), Mutations)


def source(root: Path, game: str, file: str) -> Path:
    return root / "src" / "rimward" / "games" / game / file


def problems(game: str, numbered: Iterable[tuple[int, Mutation]], proven: Proofs) -> Iterator[str]:
    """What has to be put right before anything can be run."""
    for number, mutation in numbered:
        where = f"mutations of {game}, number {number} ({mutation.rule}, {mutation.file})"
        path = source(ROOT, game, mutation.file)
        times = path.read_text(encoding="utf-8").count(mutation.text) if path.is_file() else 0
        if times != 1:
            yield f"{where}: the text occurs {times} times instead of once: {mutation.text!r}"
        if mutation.text == mutation.replacement:
            yield f"{where}: the replacement changes nothing"
        if mutation.rule not in proven:
            yield f"{where}: no test is marked with the rule"


# ---- running


class Scratch:
    """A copy of the project in which rules are broken."""

    def __init__(self, folder: Path, game: str) -> None:
        self.folder, self.game = folder, game

    @classmethod
    def of_project(cls, folder: Path, game: str) -> "Scratch":
        leave_out = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "static", "recorded")
        for part in ("src", "tests"):
            shutil.copytree(ROOT / part, folder / part, ignore=leave_out)
        shutil.copy2(ROOT / "pyproject.toml", folder)
        return cls(folder, game)

    def another(self, folder: Path) -> "Scratch":
        """With the bytecode that this one has."""
        shutil.copytree(self.folder, folder)
        return Scratch(folder, self.game)

    def run(self, tests: Sequence[str], seconds: int = SECONDS, writes: bool = False) -> tuple[int, str]:
        """The exit code of pytest and what it printed."""
        environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "COV_"))}
        environment |= {"PYTHONPATH": str(self.folder / "src"), "PYTHONDONTWRITEBYTECODE": "" if writes else "1"}
        environment |= {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # most of a start is plugins that no rule needs
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "pytest_timeout", *tests]
        done = subprocess.run(
            command, cwd=self.folder, env=environment, capture_output=True, text=True, timeout=seconds
        )
        return done.returncode, done.stdout + done.stderr

    def outcome(self, number: int, mutation: Mutation, tests: Sequence[str]) -> Outcome:
        path, began = source(self.folder, self.game, mutation.file), time.monotonic()
        text, times = path.read_text(encoding="utf-8"), (path.stat().st_atime_ns, path.stat().st_mtime_ns)
        try:
            path.write_text(text.replace(mutation.text, mutation.replacement), encoding="utf-8")
            os.utime(path, (1, 1))  # bytecode goes by time and size: what is kept of the whole file must not serve here
            code, shown = self.run(tests)
        except subprocess.TimeoutExpired:
            code, shown = FAILED, f"not done after {SECONDS} seconds"
        finally:
            path.write_text(text, encoding="utf-8")
            os.utime(path, ns=times)
        result = {PASSED: "survived", FAILED: "killed"}.get(code, "broken")
        if NONSENSE.search(shown):
            result = "broken"
        return Outcome(number, mutation, result, time.monotonic() - began, shown)


def outcomes(game: str, numbered: Sequence[tuple[int, Mutation]], proven: Proofs, jobs: int) -> Iterator[Outcome]:
    """Of each mutation, in their order. First the tests are run with the rules as they are: they must pass."""
    with tempfile.TemporaryDirectory(prefix="mutations-") as folder, ThreadPoolExecutor(jobs) as pool:
        idle: SimpleQueue[Scratch] = SimpleQueue()
        first = Scratch.of_project(Path(folder) / "0", game)
        idle.put(first)
        tests = sorted({test for _, mutation in numbered for test in proven[mutation.rule]})
        code, shown = first.run(tests, 10 * SECONDS, writes=True)
        if code != PASSED:
            raise RuntimeError(f"The tests fail already with the rules as they are:\n{shown}")
        for number in range(1, min(jobs, len(numbered))):
            idle.put(first.another(Path(folder) / str(number)))

        def work(item: tuple[int, Mutation]) -> Outcome:
            scratch = idle.get()
            try:
                return scratch.outcome(*item, proven[item[1].rule])
            finally:
                idle.put(scratch)

        yield from pool.map(work, numbered)


# ---- choosing and telling


def picked(numbered: Sequence[tuple[int, Mutation]], pick: int, seed: str) -> list[tuple[int, Mutation]]:
    """So many of those that must be killed; the same ones for the same seed."""
    must = [item for item in numbered if not item[1].survives]
    return sorted(random.Random(seed).sample(must, min(pick, len(must))), key=lambda item: item[0])


def chosen(everything: Sequence[Mutation], only: str, rule: str, pick: int, seed: str) -> list[tuple[int, Mutation]]:
    numbered = list(enumerate(everything, start=1))
    if only:
        first, _, last = only.partition("..")
        numbered = [item for item in numbered if int(first) <= item[0] <= int(last or first)]
    if rule:
        numbered = [item for item in numbered if item[1].rule == rule]
    return picked(numbered, pick, seed) if pick else numbered


def told(outcome: Outcome, total: int, done: int) -> str:
    mutation, note = outcome.mutation, ""
    if mutation.survives:
        note = "  (expected)" if outcome.result == "survived" else "  (no longer survives: say so in the file)"
    line = f"{done:4}/{total}  {outcome.result:8} {outcome.seconds:5.1f} s  #{outcome.number} {mutation.rule}"
    return f"{line} in {mutation.file}{note}"


def main(arguments: Sequence[str] | None = None) -> int:
    asked = parser("mutate", "Break rules on purpose.", jobs=2)
    asked.add_argument("--only", default="", metavar="N..M", help="these numbers, counted from 1 in the file")
    asked.add_argument("--rule", default="", metavar="ID")
    asked.add_argument("--pick", type=int, default=0, metavar="N", help="so many, chosen by --seed")
    asked.add_argument("--seed", default="")
    given = asked.parse_args(arguments)
    numbered = chosen(load(given.game).mutations, given.only, given.rule, given.pick, given.seed)
    wrong = list(problems(given.game, numbered, proofs()))
    if wrong or not numbered:
        print("\n".join(wrong) or "There is no such mutation.", file=sys.stderr)
        return 1
    began, found = time.monotonic(), list[Outcome]()
    try:
        for outcome in outcomes(given.game, numbered, proofs(), max(1, given.jobs)):
            found.append(outcome)
            print(told(outcome, len(numbered), len(found)), flush=True)
    except RuntimeError as error:
        print(error, file=sys.stderr)
        return 1
    return summary(found, time.monotonic() - began)


def summary(found: Sequence[Outcome], seconds: float) -> int:
    must = [outcome for outcome in found if not outcome.mutation.survives]
    killed = [outcome for outcome in must if outcome.result == "killed"]
    print(f"\n{len(killed)} of {len(must)} killed, {len(found) - len(must)} may survive, {seconds:.0f} s")
    for outcome in must:
        if outcome.result == "survived":
            print(f"  survived: #{outcome.number} {outcome.mutation.rule}: {outcome.mutation.replacement!r}")
        if outcome.result == "broken":
            print(f"  broken: #{outcome.number} {outcome.mutation.rule}\n{outcome.shown}")
    return 0 if len(killed) >= LEAST * len(must) else 1


if __name__ == "__main__":
    sys.exit(main())
