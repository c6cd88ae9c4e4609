"""What a payment asks for in all."""

import hightable
from hightable.kernel import Bill, Group


def test_a_bill_is_its_groups_less_what_is_waived():
    bill = Bill("book", [Group(3, ["red", "blue"]), Group(2, ["blue", "gold"])], waived=2)
    assert (bill.full, bill.due) == (5, 3)
    assert bill.kinds == ["red", "blue", "gold"]


def test_where_nothing_is_shared_out_there_is_no_bill():
    for name in ("saltmarsh", "newton"):
        table = hightable.new(name, seats=2, seed=1)
        assert table.game.bill(table.state) is None
        assert table.game.payment(table.state.offered()[0]) is None
