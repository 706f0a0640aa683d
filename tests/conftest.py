"""Every rule mark is checked before a test runs, so that a mistyped id cannot pass for a proof."""

import pytest

from rimward import rulebook

pytest_plugins = ["pytester"]

MOST_RULES_PER_TEST = 3


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        ids = [_rule_id(item, mark) for mark in item.iter_markers("rule")]
        if len(ids) > MOST_RULES_PER_TEST:
            raise pytest.UsageError(
                f"{item.nodeid} names {len(ids)} rules; a test proves {MOST_RULES_PER_TEST} at most."
            )


def _rule_id(item: pytest.Item, mark: pytest.Mark) -> str:
    if len(mark.args) != 1 or mark.kwargs or not isinstance(mark.args[0], str):
        raise pytest.UsageError(f'{item.nodeid}: a rule mark takes one id, as in pytest.mark.rule("game.area.name").')
    rule_id: str = mark.args[0]
    try:
        known = rulebook.load(rule_id.partition(".")[0]).rule(rule_id)
    except rulebook.RulebookError as error:
        raise pytest.UsageError(f"{item.nodeid} names the rule {rule_id!r}: {error}") from error
    if known is None:
        raise pytest.UsageError(f"{item.nodeid} names the rule {rule_id!r}, which is not in the rulebook.")
    return rule_id
