"""A list that is joined as it grows reads like one that is joined at the end."""

from __future__ import annotations

import pytest

from lastwire.engine.block import MEMBERS, Blocks


@pytest.mark.parametrize("count", [0, 1, MEMBERS - 1, MEMBERS, MEMBERS + 1, 3 * MEMBERS])
def test_blocks_go_where_members_go(count: int) -> None:
    members = [str(number) for number in range(count)]
    blocks = Blocks(", ")
    for member in members:
        blocks.add(member)
    assert len(blocks) == count
    assert ", ".join(blocks) == ", ".join(members)
    assert len(list(blocks)) < 3 + MEMBERS
