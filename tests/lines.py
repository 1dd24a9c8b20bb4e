"""How long a piece of Python is."""

from __future__ import annotations

import ast


def code_lines(text: str) -> int:
    """How many lines there are, but for blank ones, comments and docstrings."""
    tree = ast.parse(text)
    words = {
        line
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        for line in range(node.lineno, (node.end_lineno or 0) + 1)
    }
    lines = enumerate(text.splitlines(), start=1)
    return sum(bool(line.split("#")[0].strip()) and number not in words for number, line in lines)
