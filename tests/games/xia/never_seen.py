"""Why games of bots never show some of what the rules of Xia can say or do."""

NEVER: dict[str, str] = {}
NEVER_REFUSED: dict[tuple[str, str], str] = {}
NEVER_NAMED: dict[str, str] = {}
