"""What all tests share."""

import signal
import threading

from hypothesis import HealthCheck, settings

# A run started in the background inherits a deaf ear for Ctrl-C, and so would every process that a test interrupts.
if threading.current_thread() is threading.main_thread() and signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# The same examples in every run, and no judgement by time: the machines that run this are shared.
settings.register_profile(
    "lastwire", deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("lastwire")
