"""Everything that passes between a table and a client, declared once.

The TypeScript types of the browser client are made from this package (`make types`).
"""

from .commands import *  # noqa: F403  # the modules hold messages and nothing else
from .frames import *  # noqa: F403
from .http import *  # noqa: F403
from .notices import *  # noqa: F403
from .people import *  # noqa: F403
from .planned import *  # noqa: F403
from .results import *  # noqa: F403
from .tasks import *  # noqa: F403
from .values import *  # noqa: F403
