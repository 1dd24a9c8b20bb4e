"""Sentences of sealed boxes: brought along where the box is open, and nowhere else."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from lastwire.engine.types import PUBLIC
from lastwire.games.bomb_busters.game import GAME
from lastwire.games.bomb_busters.rules.campaign import campaign
from lastwire.games.bomb_busters.rules.mission import BOXES, MISSIONS
from lastwire.games.bomb_busters.rules.options import Options
from lastwire.games.bomb_busters.rules.sealed import words, words_with
from lastwire.language.catalogue import FIRST, Catalogue, languages
from lastwire.testing import clause
from tests.games.bomb_busters.kit import start

FOLDER = resources.files(GAME.home).joinpath("text")
BASE = {
    language: FOLDER.joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    for language in languages()
    if FOLDER.joinpath(f"{language}.ftl").is_file()
}


def ids(source: str) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE)


@clause("BB-1.5")
def test_every_box_has_its_sentences_in_every_language_of_the_game() -> None:
    assert FIRST in BASE
    for box in range(1, BOXES + 1):
        found = words([box])
        assert found.keys() == BASE.keys()
        for language, source in found.items():
            assert sorted(ids(source)) == sorted(ids(found[FIRST])), language
            assert not set(ids(source)) & set(ids(BASE[language])), "no client has them"
            for mission in MISSIONS:
                for kind in ("mission", "rule"):
                    sealed = f"bomb-busters-{kind}-{mission.number}" in ids(source)
                    assert sealed == (mission.box == box), (language, mission.number)


@clause("BB-1.5", "BB-3.3")
@pytest.mark.parametrize("mission", MISSIONS, ids=lambda mission: str(mission.number))
def test_a_match_brings_the_sentences_of_its_box(mission) -> None:
    match = start(mission.number, 4)
    for viewer in (0, PUBLIC):
        assert GAME.view(match.state, viewer).words == words(range(1, mission.box + 1))
    assert bool(GAME.view(match.state, 0).words) == (mission.box > 0)


@clause("BB-1.5")
def test_a_campaign_brings_the_sentences_of_boxes_that_are_open() -> None:
    assert campaign([], [], None).words == campaign(range(1, 8), range(1, 8), Options()).words == {}
    assert campaign([8], [8], None).words == campaign([], [], Options(boxes=1)).words == words([1])


@clause("BB-1.5")
def test_of_a_sealed_box_only_the_missions_that_were_played_are_told() -> None:
    """A mission that was played is no secret, but the rest of its box is."""
    shown = campaign([], [10], None)
    for language, source in shown.words.items():
        assert sorted(ids(source)) == ["bomb-busters-mission-10", "bomb-busters-part-clock", "bomb-busters-rule-10"]
        spoken = Catalogue(language, BASE[language], source, strict=True)
        for mission in shown.missions:
            assert spoken.say(mission.title)
            assert spoken.say(mission.text)
            assert all(spoken.say(part.text) for parts in mission.inside.values() for part in parts)


def test_sentences_are_picked_whole() -> None:
    """Whatever the file looks like, a sentence that is picked says what it says in the whole file."""
    for language, source in words(range(1, BOXES + 1)).items():
        for id in ids(source):
            picked = words_with((), (id,))[language]
            assert ids(picked) == [id]
            assert picked.rstrip() in source
            rest = source[source.index(picked.rstrip()) + len(picked.rstrip()) :].lstrip("\n")
            assert not rest or re.match(r"[a-z#]", rest), id
