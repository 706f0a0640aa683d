"""`python -m rimward` is the same as `rimward`."""

import sys

from rimward.cli import main

sys.exit(main())
