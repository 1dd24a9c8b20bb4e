"""Buckets and counts."""

from lastwire.server.limits import Bucket, Buckets, Counts, Rate


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_its_burst_then_its_rate() -> None:
    clock = Clock()
    bucket = Bucket(Rate(burst=3, per_s=2), clock)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    clock.now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now += 60
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_what_costs_more_takes_more() -> None:
    clock = Clock()
    bucket = Bucket(Rate(burst=10, per_s=1), clock)
    assert bucket.take(7)
    assert not bucket.take(4)
    assert bucket.take(3)
    clock.now += 10
    assert bucket.take(1000)  # a full bucket, or it could never be had
    assert not bucket.take(0.5)


def test_what_shows_its_cost_afterwards_may_be_charged_beyond_the_burst() -> None:
    clock = Clock()
    buckets = Buckets[str](Rate(burst=2, per_s=1), clock)
    buckets.charge("a", 5)
    assert buckets.used("a") == 5
    assert buckets.used_up("a")
    assert not buckets.used_up("b")
    clock.now += 3.5
    assert not buckets.used_up("a")


def test_a_refused_token_costs_nothing() -> None:
    clock = Clock()
    bucket = Bucket(Rate(burst=1, per_s=1), clock)
    assert bucket.take()
    for _ in range(50):
        assert not bucket.take()
    clock.now += 1
    assert bucket.take()


def test_buckets_are_apart_and_forgotten_when_full() -> None:
    clock = Clock()
    buckets = Buckets[int](Rate(burst=1, per_s=1), clock)
    assert buckets.take(1)
    assert not buckets.take(1)
    assert buckets.take(2)
    for key in range(1500):
        buckets.take(key)
    clock.now += 10
    for key in range(5000, 6000):
        buckets.take(key)
    assert len(buckets) == 1000


def test_a_spent_bucket_says_so_and_takes_nothing() -> None:
    clock = Clock()
    buckets = Buckets[str](Rate(burst=2, per_s=1), clock)
    assert not buckets.spent("a")
    assert buckets.take("a")
    assert not buckets.spent("a")
    assert buckets.take("a")
    assert buckets.spent("a")
    assert not buckets.spent("b")
    clock.now += 1
    assert not buckets.spent("a")
    assert buckets.take("a")


def test_counts_are_given_back() -> None:
    counts = Counts[str](2)
    assert counts.take("a")
    assert counts.take("a")
    assert not counts.take("a")
    assert counts.take("b")
    counts.give_back("a")
    assert counts.take("a")
