"""The conformance suite that all games face, those of other packages included.

`deskoherna check GAME` runs it in a terminal. With the pytest plugin `deskoherna.testing.plugin` a
test file needs no more than this to have all of it:

    from brambles import BRAMBLES
    from deskoherna.testing import conformance

    test_conformance = conformance(BRAMBLES)
"""

from .cases import cases
from .fault import Fault, Faults
from .package import Package
from .play import Case
from .run import Run
from .suite import Trial, conformance, trials

__all__ = [
    "Case", "Fault", "Faults", "Package", "Run", "Trial", "cases", "conformance", "trials",
]  # fmt: skip
