"""The usual answer is the first word. There are no payments to share out in Saltmarsh."""

from hightable.kernel.bill import first_word as propose
from hightable.kernel.bill import no_bill as bill
from hightable.kernel.bill import no_payment as payment

__all__ = ["bill", "payment", "propose"]
