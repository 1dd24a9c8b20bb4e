"""Writes out the constructors of dataclasses before they are compiled: mypyc compiles an `__init__` that it finds, and
leaves one that the dataclass makes for itself to the interpreter."""

from __future__ import annotations

import ast


def written_out(source: str) -> str:
    """The same module with constructors. Each stands on the empty line below its class, so that no line moves."""
    lines = source.splitlines()
    for node in ast.parse(source).body:
        constructor = _constructor(node) if isinstance(node, ast.ClassDef) else ""
        if constructor:
            end = node.end_lineno or 0
            lines[end : end + 1] = [constructor]
    return "\n".join(lines) + "\n"


def _constructor(node: ast.ClassDef) -> str:
    """One line; empty where the class is no dataclass, or one with more than plain fields."""
    decorator = next((ast.unparse(each) for each in node.decorator_list), "")
    methods = {each.name for each in node.body if isinstance(each, ast.FunctionDef)}
    if not decorator.startswith("dataclass") or "init=" in decorator or node.bases or "__init__" in methods:
        return ""
    parameters, deeds = ["self"], []
    for each in node.body:
        if not isinstance(each, ast.AnnAssign):
            continue
        name, value = ast.unparse(each.target), ast.unparse(each.value) if each.value else ""
        if value == "field(init=False)":
            continue
        if value.startswith("field("):
            return ""
        parameters.append(f"{name}: {ast.unparse(each.annotation)}" + (f" = {value}" if value else ""))
        deeds.append(f"self.{name} = {name}")
    if "__post_init__" in methods:
        deeds.append("self.__post_init__()")
    frozen = "  # type: ignore[misc]" if "frozen=True" in decorator else ""  # nobody else may set them
    return f"    def __init__({', '.join(parameters)}) -> None: {'; '.join(deeds)}{frozen}"
