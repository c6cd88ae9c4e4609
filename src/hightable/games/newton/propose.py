"""What is proposed when a price is asked for: Newton shares nothing out, so it is said at once.

The first word: a price that can be paid is paid, Potions are the fewest that suffice.
"""

from hightable.kernel.bill import first_word as propose
from hightable.kernel.bill import no_bill as bill
from hightable.kernel.bill import no_payment as payment

__all__ = ["bill", "payment", "propose"]
