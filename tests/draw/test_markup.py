"""The markup builder."""

from hightable.draw.markup import Markup, el, join


def test_texts_are_escaped_and_markup_is_not():
    assert el("b", "<&>", el("i", "x")) == "<b>&lt;&amp;&gt;<i>x</i></b>"


def test_attributes_are_spelt_with_hyphens_and_escaped():
    drawn = el("g", class_="pc", data_move='say "a" & b', stroke_width=2)
    assert drawn == '<g class="pc" data-move="say &quot;a&quot; &amp; b" stroke-width="2"/>'


def test_what_is_none_or_false_is_left_out_and_nought_stays():
    assert el("g", None, False, 0, x=0, y=None, hidden=False) == '<g x="0">0</g>'


def test_coordinates_have_one_decimal_and_opacities_two():
    assert (
        el("p", x=12.345, y=7.0, opacity=0.167, z=-0.001)
        == '<p x="12.3" y="7" opacity="0.17" z="0"/>'
    )


def test_lists_are_joined_and_stay_markup():
    parts = join([el("a"), [el("b"), "<"]], None)
    assert parts == "<a/><b/>&lt;"
    assert type(parts) is Markup
