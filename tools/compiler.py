"""Compiles the rules with mypyc, for a wheel of this platform and Python version. Pure Python stays the default.

Compiled are the engine's inner loop and those modules of every game's `rules` that a move goes through. Modules with
structs stay as they are: a compiled struct loses its options, its cached properties and the types that msgspec checks.
"""

from __future__ import annotations

import os
import re
import shutil
import sysconfig
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import checkout
from constructor import written_out

SWITCH = "LASTWIRE_COMPILED"
REQUIRED = ("mypy>=2.4", "setuptools>=80")
SOURCES = checkout.ROOT / "src"
CORES = os.cpu_count() or 1
ENGINE = ("rng", "offer", "step", "playout")
LOADING = {"__init__", "form", "former", "text"}  # run once, when a game is loaded
EXTENDED = {"switch"}  # a mission's rule is a subclass, which need not be compiled itself
BESIDE = {
    "campaign", "fact", "inference", "invariant", "layer", "manners", "piece", "review", "split", "worlds",
}  # not asked in play  # fmt: skip
STRUCT = re.compile(r"^class .*\b(Struct\b|frozen=)", re.MULTILINE)  # its bases may be structs of the kit


def wanted() -> bool:
    return os.environ.get(SWITCH, "") not in ("", "0")


def modules() -> list[Path]:
    """What is compiled, as paths under `src`."""
    return sorted(path.relative_to(SOURCES) for path in _sources())


def _sources() -> Iterator[Path]:
    yield from (SOURCES / "lastwire" / "engine" / f"{name}.py" for name in ENGINE)
    for path in (SOURCES / "lastwire" / "games").glob("*/rules/**/*.py"):
        if path.stem not in LOADING | EXTENDED | BESIDE and not STRUCT.search(path.read_text("utf-8")):
            yield path


def build(folder: Path) -> dict[Path, str]:
    """Compile into a folder; returns the libraries, each with its place in the wheel."""
    require_compiler()
    try:
        from mypyc.build import mypycify
        from setuptools import Distribution  # type: ignore[import-untyped]
        from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]
    except ImportError as missing:
        raise checkout.Trouble(
            f"Compiling the rules needs {' and '.join(REQUIRED)}: {missing.name} is not installed."
        ) from None

    class SideBySide(build_ext):  # type: ignore[misc]
        """Compiles the sources of a library on all cores: the rules are one library of a hundred sources."""

        def build_extension(self, library: Any) -> None:
            def compiled(source: str) -> list[str]:
                objects: list[str] = self.compiler.compile(
                    [source],
                    output_dir=self.build_temp,
                    include_dirs=library.include_dirs,
                    extra_postargs=library.extra_compile_args,
                )
                return objects

            with ThreadPoolExecutor(CORES) as pool:
                for objects in pool.map(compiled, library.sources):
                    library.extra_objects += objects
            library.sources = []
            super().build_extension(library)

    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    before = Path.cwd()
    os.chdir(_prepared(folder / "sources"))  # mypy names modules after their paths from here
    try:
        options = ["--config-file", str(checkout.ROOT / "pyproject.toml"), "--cache-dir", str(folder / "types")]
        extensions = mypycify(
            [*options, *map(str, modules())],
            target_dir=str(folder / "c"),
            group_name="lastwire_rules",
            multi_file=True,
            debug_level="0",
        )
        command = SideBySide(Distribution({"name": "lastwire", "ext_modules": extensions}))
        command.build_lib, command.build_temp = str(folder / "lib"), str(folder / "objects")
        command.parallel = CORES
        command.ensure_finalized()
        command.run()
    except SystemExit:
        raise checkout.Trouble("The rules could not be compiled: mypyc's reasons are above.") from None
    finally:
        os.chdir(before)
    library = folder / "lib"
    return {path: path.relative_to(library).as_posix() for path in library.rglob("*") if path.is_file()}


def _prepared(folder: Path) -> Path:
    """A copy of the sources with the constructors of dataclasses written out."""
    shutil.copytree(SOURCES, folder, ignore=shutil.ignore_patterns("__pycache__", "static"))
    for path in modules():
        place = folder / path
        place.write_text(written_out(place.read_text("utf-8")), "utf-8")
    return folder


def installed() -> dict[str, str]:
    """Build a compiled wheel and unpack it in a folder of its own; returns what makes Python run from there."""
    wheels, site = checkout.ROOT / "build" / "wheels", checkout.ROOT / "build" / "site"
    for folder in (wheels, site):
        shutil.rmtree(folder, ignore_errors=True)
    pip = [str(checkout.PYTHON), "-m", "pip", "--disable-pip-version-check", "--no-input"]
    wheel = [*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(wheels), str(checkout.ROOT)]
    checkout.announced("Compiling the rules", lambda: checkout.run(wheel, env={SWITCH: "1"}))
    built = [str(path) for path in wheels.glob("*.whl")]
    checkout.announced(
        "Unpacking the wheel", lambda: checkout.run([*pip, "install", "--no-deps", "--target", str(site), *built])
    )
    return {"PYTHONPATH": str(site), SWITCH: "1"}


def require_compiler() -> None:
    """Say at once, and in words, what a build would stop at after a minute."""
    named = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.name == "posix" and shutil.which(os.environ.get("CC", named).split()[0]) is None:
        raise checkout.Trouble(
            f"Compiling the rules needs a C compiler, and {named} is not on the PATH.\n"
            f"On Debian: apt-get install gcc; or leave {SWITCH} unset: pure Python plays the same matches."
        )
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    if not header.exists():
        raise checkout.Trouble(
            f"Compiling the rules needs Python's headers, and {header} is not there.\n"
            f"On Debian: apt-get install python3-dev; or leave {SWITCH} unset."
        )
