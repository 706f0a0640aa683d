"""What the code of a game names: its rules, with the functions that name them, and the reasons it can give."""

import ast
import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from rimward.rulebook import load
from tests.harness.subject import harness


def rule_id(game: str) -> re.Pattern[str]:
    return re.compile(rf"{game}\.[a-z0-9-]+\.[a-z0-9-]+")


class Place(NamedTuple):
    """A function of the package, by its file and first line."""

    file: str
    line: int


@cache
def sources(game: str) -> dict[str, tuple[str, ast.Module]]:
    """Every file of the package, as it stands and as Python reads it."""
    found = {}
    for path in sorted(harness(game).package.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        found[str(path)] = text, ast.parse(text)
    return found


@cache
def named(game: str) -> dict[str, frozenset[Place]]:
    """Every rule that the code names, in a text or in a comment, and the functions that do; of a constant none."""
    rules = [rule.id for rule in load(game).rules]
    ids, known = rule_id(game), set(rules)
    found: dict[str, set[Place]] = {}
    for file, (text, module) in sources(game).items():
        scopes = list(_scopes(module))
        for number, line in enumerate(text.splitlines(), start=1):
            for rule in (*ids.findall(line), *_built(game, line)):
                if rule in known:
                    found.setdefault(rule, set()).update(Place(file, at) for at in _around(scopes, number))
    return {rule: frozenset(found[rule]) for rule in rules if rule in found}


def _built(game: str, line: str) -> list[str]:
    """`f"xia.ability.{card}"` names the rule of every Ability Card that has one."""
    return [rule for start, rules in harness(game).built.items() if start in line for rule in rules]


Scope = tuple[int, int, tuple[int, ...]]  # first and last line, and the first lines of what runs there


def _scopes(module: ast.Module) -> Iterator[Scope]:
    """Functions and classes from the outermost in; a class runs where any of its methods does."""
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef):
            yield node.lineno, node.end_lineno or 0, (_first(node),)
        elif isinstance(node, ast.ClassDef):
            methods = [method for method in node.body if isinstance(method, ast.FunctionDef)]
            yield node.lineno, node.end_lineno or 0, tuple(_first(method) for method in methods)


def _first(node: ast.FunctionDef) -> int:
    """Where a code object says that it begins: at its first decorator."""
    return min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])


def _around(scopes: Sequence[Scope], line: int) -> tuple[int, ...]:
    inside = [scope for scope in scopes if scope[0] <= line <= scope[1]]
    return max(inside)[2] if inside else ()


@cache
def texts(game: str) -> tuple[str, ...]:
    """Rules that the code can say: they are whole texts in it, and no comments."""
    found = set[str]()
    for _, module in sources(game).values():
        nodes = list(ast.walk(module))
        comments = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
        constants = [node for node in nodes if isinstance(node, ast.Constant) and id(node) not in comments]
        found.update(node.value for node in constants if isinstance(node.value, str))
    return tuple(rule for rule in named(game) if rule in found)


@cache
def reasons(game: str) -> tuple[tuple[str, str], ...]:
    """Code and rule of every `Bar` that is written out."""
    found = set[tuple[str, str]]()
    for _, module in sources(game).values():
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Bar":
                found |= {(code, rule) for code in _words(node.args[0]) for rule in _words(node.args[1])}
    return tuple(sorted(found))


def _words(node: ast.expr) -> list[str]:
    if isinstance(node, ast.IfExp):
        return [*_words(node.body), *_words(node.orelse)]
    if isinstance(node, ast.JoinedStr):
        return ["".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)]
    return [str(node.value)] if isinstance(node, ast.Constant) else []
