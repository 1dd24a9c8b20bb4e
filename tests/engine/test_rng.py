"""The generator is specified for ever: the vectors below were computed from the specification by other code."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lastwire.engine.rng import Rng, commitment, seed_of

SEED = bytes(range(32))

WORDS = [
    0x97BC1292, 0xF6566515, 0xAFB19028, 0x51583216, 0x9CFD784C, 0xA9FF4F7A, 0xBC81337A, 0x8F78FAA1, 0xC9829223,
    0xA94F93D2, 0xB2AA1DBD, 0x394F5710, 0x1B35A907, 0xD333AAAE, 0x8484A6E2, 0x255DAFA6, 0x1B0FA9B8, 0xC5AA50B3,
    0x805C8DF1, 0x1852E214,
]  # fmt: skip
BELOW_SIX = [3, 5, 4, 1, 3, 3, 4, 3, 4, 3, 4, 1, 0, 4, 3, 0, 0, 4, 3, 0, 3, 0, 5, 1]
BELOW_THREE_BILLION = [
    1778140527, 2886767342, 953256026, 1839727931, 1984111515, 671600650,
    318862621, 2475021364, 1552947321, 437882360, 317123243, 2316390162,
]  # fmt: skip
SHUFFLED = [19, 1, 8, 4, 13, 3, 16, 0, 2, 6, 17, 14, 7, 10, 15, 9, 5, 12, 18, 11]

seeds = st.binary(min_size=32, max_size=32)


def test_words() -> None:
    rng = Rng(SEED)
    assert [rng.word() for _ in WORDS] == WORDS
    assert rng.taken == len(WORDS)


def test_below() -> None:
    rng = Rng(SEED)
    assert [rng.below(6) for _ in BELOW_SIX] == BELOW_SIX


def test_below_rejects_words_that_would_bias() -> None:
    rng = Rng(SEED)
    assert [rng.below(3_000_000_000) for _ in BELOW_THREE_BILLION] == BELOW_THREE_BILLION
    assert rng.taken == 18  # six words were thrown away


def test_shuffle() -> None:
    items = list(range(20))
    rng = Rng(SEED)
    rng.shuffle(items)
    assert items == SHUFFLED
    assert rng.taken == 19


def test_unit() -> None:
    rng = Rng(SEED)
    assert [rng.unit() for _ in range(3)] == [0.5927135121990426, 0.6863031485509277, 0.6132426460389194]


def test_weighted() -> None:
    rng = Rng(SEED)
    assert [rng.weighted([1, 0, 2, 1]) for _ in range(12)] == [2, 2, 2, 2, 3, 2, 0, 2, 0, 2, 2, 3]


def test_fork() -> None:
    rng = Rng(SEED)
    fork = rng.fork("bot")
    assert [fork.word() for _ in range(4)] == [3290477397, 3471094170, 3041663015, 649309668]
    assert rng.taken == 0
    rng.word()
    assert rng.fork("bot").word() == 1817815924
    assert rng.fork("tob").word() != 1817815924


def test_seeds_and_commitments() -> None:
    assert seed_of("wire").hex() == "2feb6a3ee6ed3accea8edcc00ca3e734b189f24f7e8cfd194e8ce157782deeb3"
    assert seed_of(7).hex() == seed_of("7").hex() == "ba16d5214d02af09a0c1fd764254fe135edf376df88cf02cb317b2525043067a"
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


@pytest.mark.parametrize("length", [0, 16, 31, 33])
def test_a_seed_has_32_bytes(length: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Rng(bytes(length))


@pytest.mark.parametrize("n", [0, -1])
def test_below_needs_a_bound(n: int) -> None:
    with pytest.raises(ValueError, match="positive"):
        Rng(SEED).below(n)


@given(seeds, st.integers(0, 70), st.integers(0, 40))
def test_a_copy_goes_on_alike_and_apart(seed: bytes, before: int, after: int) -> None:
    rng = Rng(seed)
    for _ in range(before):
        rng.word()
    copy = rng.copy()
    drawn = [copy.word() for _ in range(after)]
    assert rng.taken == before
    assert copy.taken == before + after
    assert [rng.word() for _ in range(after)] == drawn


@given(seeds, st.integers(0, 70))
def test_the_number_of_words_taken_is_the_whole_state(seed: bytes, taken: int) -> None:
    rng = Rng(seed)
    for _ in range(taken):
        rng.word()
    resumed = Rng(seed, rng.taken)
    assert resumed.taken == taken
    assert [resumed.word() for _ in range(20)] == [rng.word() for _ in range(20)]


@given(seeds, st.integers(1, 1 << 32))
def test_below_stays_below(seed: bytes, n: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))


@given(seeds, st.lists(st.integers(), max_size=40))
def test_shuffle_draws_like_below(seed: bytes, items: list[int]) -> None:
    by_hand, rng = items[:], Rng(seed)
    for last in range(len(items) - 1, 0, -1):
        other = rng.below(last + 1)
        by_hand[last], by_hand[other] = by_hand[other], by_hand[last]
    shuffled, fast = items[:], Rng(seed)
    fast.shuffle(shuffled)
    assert shuffled == by_hand
    assert fast.taken == rng.taken


def chi_square(counts: Counter[int], cells: int) -> float:
    expected = counts.total() / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in range(cells))


@pytest.mark.parametrize(("cells", "limit"), [(6, 25.7), (24, 58.6)])  # beyond these once in ten thousand
def test_draws_are_even(cells: int, limit: float) -> None:
    rng = Rng(seed_of("even"))
    assert chi_square(Counter(rng.below(cells) for _ in range(48_000)), cells) < limit


def test_shuffles_are_even() -> None:
    rng = Rng(seed_of("shuffles"))
    seen: Counter[int] = Counter()
    places: dict[tuple[int, ...], int] = {}
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        seen[places.setdefault(tuple(items), len(places))] += 1
    assert len(places) == 24
    assert chi_square(seen, 24) < 58.6


def test_a_biased_bound_is_evened_out() -> None:
    # 2³² words do not go evenly into 3·2³⁰ cells: without rejection one residue would come up twice as often.
    rng = Rng(seed_of("bias"))
    residues = Counter(rng.below(3 << 30) % 3 for _ in range(30_000))
    assert chi_square(residues, 3) < 18.5


def test_weights_are_kept() -> None:
    rng = Rng(seed_of("weights"))
    counts = Counter(rng.weighted([3.0, 0.0, 1.0]) for _ in range(8_000))
    assert counts[1] == 0
    assert 5_800 < counts[0] < 6_200
    assert Rng(SEED).weighted([0.0, 0.0, 5.0]) == 2
