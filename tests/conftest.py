"""Every mark of a rule or an example is checked before a test runs, so that a mistyped id cannot pass for a proof.

Files with slow tests go first, so that no worker begins one when the others are done. A test in a browser that fails is
run once more: the summary names it (RERUN), and it is to be mended like any other that is not steady.
"""

import pytest

from rimward import rulebook

pytest_plugins = ["pytester"]

MOST_RULES_PER_TEST = 3
KINDS = {"rule": "a rule", "example": "an example"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        ids = [_named(item, mark) for mark in item.iter_markers("rule")]
        if len(ids) > MOST_RULES_PER_TEST:
            raise pytest.UsageError(
                f"{item.nodeid} names {len(ids)} rules; a test proves {MOST_RULES_PER_TEST} at most."
            )
        for mark in item.iter_markers("example"):
            _named(item, mark)
        if item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.flaky(reruns=1))
    slow = {item.path for item in items if item.get_closest_marker("slow")}
    items.sort(key=lambda item: item.path not in slow)


def _named(item: pytest.Item, mark: pytest.Mark) -> str:
    kind = mark.name
    if len(mark.args) != 1 or mark.kwargs or not isinstance(mark.args[0], str):
        raise pytest.UsageError(f"{item.nodeid}: {KINDS[kind]} mark takes one id.")
    named: str = mark.args[0]
    try:
        book = rulebook.load(named.partition(".")[0])
    except rulebook.RulebookError as error:
        raise pytest.UsageError(f"{item.nodeid} names the {kind} {named!r}: {error}") from error
    if (book.rule(named) if kind == "rule" else book.example(named)) is None:
        raise pytest.UsageError(f"{item.nodeid} names the {kind} {named!r}, which is not in the rulebook.")
    return named
