"""Data files and editions: figures of one's own box, and every way to get them wrong."""

import subprocess
import sys

import pytest

import hightable
from hightable import Fault
from hightable.kernel import by_id
from hightable.kernel import data as read_data
from hightable.kernel.data import IN_FORCE, Edition, correct, edition, key_of, use_edition
from hightable.kernel.provenance import Figures, figures, provenance


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "saltmarsh").mkdir()
    return tmp_path


@pytest.fixture
def in_force():
    """Puts an edition in force; afterwards the old one is."""
    before = IN_FORCE[0]

    def put(folder):
        IN_FORCE[0] = Edition(folder)

    yield put
    IN_FORCE[0] = before


@pytest.fixture
def corrected(folder, in_force):
    """Reads the quays with an edition's text laid over them."""

    def read(text):
        (folder / "saltmarsh" / "quays.toml").write_text(text)
        in_force(folder)
        return read_data("saltmarsh", "quays")

    return read


def test_an_edition_corrects_a_field_by_id(corrected):
    tables = corrected('[[quay]]\nid = "isle"\ntolls = { east = 3 }\n')
    isle = by_id(tables["quay"], "quays.toml")["isle"]
    assert isle["tolls"] == {"east": 3}
    assert isle["source"] == "edition"
    assert edition() != "standard"


def test_a_record_that_corrects_nothing_stays_what_it_was(corrected):
    tables = corrected('[[quay]]\nid = "isle"\n')
    assert by_id(tables["quay"], "quays.toml")["isle"]["source"] == "rulebook"


WRONG = [
    ("[[quay]]\ntolls = {}\n", "line 1: quay : a record needs the id"),
    ('[[quay]]\nid = "moon"\n', "no such id; known: home, north"),
    ('[[quay]]\nid = "isle"\nprice = 3\n', "line 2: quay isle: no such field 'price'"),
    ('[[quay]]\nid = "isle"\ntolls = 3\n', "tolls should be a table, is a whole number"),
    ('[[quay]]\nid = "isle"\nsource = "me"\n', "source must stay 'rulebook'"),
    ("[[key]]\nid = 3\n", "line 1: key : no such table; known: quay"),
    ("[quay]\nid = 3\n", "quay : should be a list, is a table"),
    ("[[quay\n", "quays.toml: not a TOML file"),
]


@pytest.mark.parametrize(("text", "message"), WRONG)
def test_a_wrong_edition_is_refused_with_its_place(corrected, text, message):
    with pytest.raises(Fault) as refused:
        corrected(text)
    assert message in str(refused.value)


def test_tables_without_records_are_corrected_field_by_field(tmp_path):
    printed = {"box": {"size": 3, "source": "reconstructed"}}
    path = tmp_path / "box.toml"
    path.write_text("[box]\nsize = 4\n")
    correct(printed, path)
    assert printed["box"] == {"size": 4, "source": "edition"}


def test_two_records_with_the_same_name_cannot_be_told_apart(tmp_path):
    printed = {"edge": [{"a": "x", "toll": 1}, {"a": "x", "toll": 2}]}
    path = tmp_path / "edges.toml"
    path.write_text('[[edge]]\na = "x"\ntoll = 3\n')
    with pytest.raises(Fault, match="several have this a"):
        correct(printed, path)


def test_a_folder_that_is_not_there_is_named(tmp_path):
    with pytest.raises(Fault, match="there is no such folder"):
        use_edition(tmp_path / "nowhere")


def test_an_edition_is_chosen_before_the_first_table(folder, in_force):
    hightable.new("saltmarsh", 2, seed=1)
    use_edition(None)
    with pytest.raises(Fault, match="edition standard is in use already"):
        use_edition(folder)
    in_force(None)
    use_edition(folder)
    assert edition().startswith(folder.name)


def test_a_record_of_another_edition_is_refused(folder):
    quays = '[[quay]]\nid = "isle"\ntolls = { east = 1 }\n'
    (folder / "saltmarsh" / "quays.toml").write_text(quays)
    script = "import hightable; print(hightable.new('saltmarsh', 2, seed=1).record())"
    env = {"HIGHTABLE_EDITION": str(folder), "PYTHONPATH": ":".join(sys.path)}
    made = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, env=env, check=True
    )
    with pytest.raises(Fault, match=rf"the record has edition {folder.name}-\w+, this plays stan"):
        hightable.replay(made.stdout)


def test_two_records_with_one_id_are_refused():
    with pytest.raises(Fault, match="two records have the id 'a'"):
        by_id([{"id": "a"}, {"id": "a"}], "x.toml")


def test_a_record_is_known_by_its_id_or_its_first_field():
    assert key_of({"name": "x", "id": "y"}) == "id"
    assert key_of({"row": 1, "gold": 4}) == "row"


def test_every_record_has_a_source_that_is_counted():
    assert provenance("saltmarsh") == {
        "cards: card": {"rulebook": 8},
        "quays: quay": {"rulebook": 5},
    }
    assert all(found.reconstructed == [] for found in figures("saltmarsh"))
    with pytest.raises(Fault, match="card x: source = 'rumour'"):
        Figures("cards", "card", {"id": "x"}, "rumour")


def test_reconstructed_figures_are_named_field_by_field():
    whole = {"id": "x", "cost": 3, "name": "X", "source": "reconstructed"}
    part = {"id": "x", "cost": 3, "gain": 1, "source": "rulebook", "reconstructed_fields": ["cost"]}
    assert Figures("f", "t", whole, "").reconstructed == ["cost"]
    assert Figures("f", "t", part, "").reconstructed == ["cost"]
    worth = {"id": "x", "vp": 3, "source": "rulebook", "vp_source": "reconstructed"}
    assert Figures("f", "t", worth, "").reconstructed == ["vp"]
