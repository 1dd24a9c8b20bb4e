"""A client of a Last Wire server, for programs: plain HTTP and one socket for each table.

`Client` is for asyncio; `Plain` is the same for programs that simply wait.
"""

from lastwire.client.client import Client
from lastwire.client.plain import Plain
from lastwire.client.stay import Stay

__all__ = ["Client", "Plain", "Stay"]
