"""What all tests share."""

from hypothesis import HealthCheck, settings

# The same examples in every run, and no judgement by time: the machines that run this are shared.
settings.register_profile(
    "lastwire", deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("lastwire")
