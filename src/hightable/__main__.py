"""`python -m hightable` is the command `hightable`."""

import sys

from hightable.cli.main import main

sys.exit(main())
