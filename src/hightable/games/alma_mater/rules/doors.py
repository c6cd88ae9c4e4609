"""Which chapter each icon opens. [§1]"""

from __future__ import annotations

from hightable.games.alma_mater.effects import icons
from hightable.games.alma_mater.rules.books import (
    LAY_TILES,
    TAKE_ANY,
    TAKE_DIFFERENT,
    TAKE_OWN,
)
from hightable.games.alma_mater.rules.masters import ACTIVATE_AGAIN
from hightable.games.alma_mater.rules.professors import MAY_HIRE
from hightable.games.alma_mater.rules.students import MAY_RECRUIT_STUDENT

icons.ANY_TEXTBOOKS.leads = TAKE_ANY
icons.DIFFERENT_TEXTBOOKS.leads = TAKE_DIFFERENT
icons.OWN_TEXTBOOKS.leads = TAKE_OWN
icons.PRICE_TILES.leads = LAY_TILES
icons.RECRUIT_STUDENT.leads = MAY_RECRUIT_STUDENT
icons.RECRUIT_PROFESSOR.leads = MAY_HIRE
icons.REACTIVATE.leads = ACTIVATE_AGAIN
