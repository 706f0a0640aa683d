"""Which tests prove which rules and play which worked examples, read from the test files without running them.

A test proves a rule when it carries `@pytest.mark.rule("game.area.name")`: itself, through its class, through the
`pytestmark` of its module or class, or through a `pytest.param(..., marks=...)`; so does one that plays an example with
`@pytest.mark.example("game.ex.name")`. A test that is always skipped or expected to fail proves nothing. Reading the
source is quick, needs no pytest, and works where the tests cannot run.
"""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

Constants = dict[str, ast.expr]
MARKS = {"rule": "game.area.name", "example": "game.ex.name"}  # and what is written in them


class ProofError(ValueError):
    """A test names a rule in a way that cannot be read; the message is one sentence with file and line."""


def proven(tests_dir: str | Path) -> dict[str, list[str]]:
    """Id of a rule or an example -> names of the tests that prove it, such as `tests/test_move.py::test_impulse`."""
    root = Path(tests_dir)
    found: dict[str, list[str]] = {}
    for path in sorted({*root.rglob("test_*.py"), *root.rglob("*_test.py")}):
        for rule, test in _proofs_of_file(path, (root.name / path.relative_to(root)).as_posix()):
            tests = found.setdefault(rule, [])
            if test not in tests:
                tests.append(test)
    return found


def _proofs_of_file(path: Path, shown: str) -> Iterator[tuple[str, str]]:
    try:
        module = ast.parse(path.read_text(encoding="utf-8"))
    except SyntaxError as error:
        raise ProofError(f"{shown}, line {error.lineno}: this is not Python: {error.msg}.") from error
    _refuse_unreadable(module, shown)
    if any(_stops_the_test(statement) for statement in module.body):
        return
    constants = {
        target.id: statement.value
        for statement in module.body
        if isinstance(statement, ast.Assign)
        for target in statement.targets
        if isinstance(target, ast.Name)
    }
    yield from _proofs_of_body(module.body, shown, [], constants)


def _refuse_unreadable(module: ast.Module, shown: str) -> None:
    """An id in a variable, or a renamed mark, would be missing from the index without anyone noticing."""
    called = {id(node.func) for node in ast.walk(module) if isinstance(node, ast.Call)}
    for node in ast.walk(module):
        mark = _mark_name(node) if isinstance(node, ast.Call | ast.Attribute) else ""
        if mark not in MARKS:
            continue
        if isinstance(node, ast.Call):
            literal = len(node.args) == 1 and not node.keywords and _literal(node.args[0])
            if not isinstance(literal, str):
                raise ProofError(f"{shown}, line {node.lineno}: pytest.mark.{mark} takes one {mark} id, written out.")
        elif isinstance(node, ast.Attribute) and id(node) not in called:
            what = f'pytest.mark.{mark}("{MARKS[mark]}")'
            raise ProofError(f"{shown}, line {node.lineno}: write {what} out, with its id.")


def _proofs_of_body(
    body: list[ast.stmt], name: str, outer: list[ast.expr], constants: Constants
) -> Iterator[tuple[str, str]]:
    marks = [*outer, *_pytestmark(body)]
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _proofs_of_body(node.body, f"{name}::{node.name}", [*marks, *node.decorator_list], constants)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            for rule in _ids_of_test(node, [*marks, *node.decorator_list], constants):
                yield rule, f"{name}::{node.name}"


def _ids_of_test(
    test: ast.FunctionDef | ast.AsyncFunctionDef, marks: list[ast.expr], constants: Constants
) -> Iterator[str]:
    if _hold_back(marks) or any(_stops_the_test(statement) for statement in test.body):
        return
    yield from _ids(marks)
    for mark in marks:
        if _mark_name(mark) == "parametrize":
            for case in _params(mark, constants):
                if not _hold_back(case):
                    yield from _ids(case)


def _params(parametrize: ast.expr, constants: Constants) -> Iterator[list[ast.expr]]:
    """The marks of each pytest.param, also of cases that stand in a constant of the module."""
    named = [constants[n.id] for n in ast.walk(parametrize) if isinstance(n, ast.Name) and n.id in constants]
    for part in (parametrize, *named):
        for node in ast.walk(part):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("pytest.param", "param"):
                yield [m for keyword in node.keywords if keyword.arg == "marks" for m in _listed(keyword.value)]


def _pytestmark(body: list[ast.stmt]) -> Iterator[ast.expr]:
    for node in body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "pytestmark" and node.value:
            yield from _listed(node.value)
        if isinstance(node, ast.Assign) and any(ast.unparse(target) == "pytestmark" for target in node.targets):
            yield from _listed(node.value)


def _ids(marks: Iterable[ast.expr]) -> Iterator[str]:
    for mark in marks:
        if isinstance(mark, ast.Call) and _mark_name(mark) in MARKS:
            yield str(_literal(mark.args[0]))


def _hold_back(marks: Iterable[ast.expr]) -> bool:
    """True if one of the marks skips the test, or expects it to fail, whatever the circumstances."""
    return any(_mark_name(mark) in ("skip", "skipif", "xfail") and _applies_always(mark) for mark in marks)


def _applies_always(mark: ast.expr) -> bool:
    if not isinstance(mark, ast.Call) or _mark_name(mark) == "skip":
        return True
    conditions = [*mark.args, *(keyword.value for keyword in mark.keywords if keyword.arg == "condition")]
    return not conditions or any(_literal(condition) is True for condition in conditions)


def _stops_the_test(statement: ast.stmt) -> bool:
    if not (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call)):
        return False
    return ast.unparse(statement.value.func) in ("pytest.skip", "pytest.xfail")


def _mark_name(node: ast.expr) -> str:
    """`rule` for pytest.mark.rule, mark.rule and pytest.mark.rule(...); empty for what is not a mark."""
    named = node.func if isinstance(node, ast.Call) else node
    return named.attr if isinstance(named, ast.Attribute) and _is_mark(named.value) else ""


def _is_mark(node: ast.expr) -> bool:
    """`pytest.mark` or `mark`."""
    if isinstance(node, ast.Attribute):
        return node.attr == "mark" and isinstance(node.value, ast.Name) and node.value.id == "pytest"
    return isinstance(node, ast.Name) and node.id == "mark"


def _listed(value: ast.expr) -> list[ast.expr]:
    return value.elts if isinstance(value, ast.List | ast.Tuple) else [value]


def _literal(node: ast.expr) -> object:
    return node.value if isinstance(node, ast.Constant) else None
