"""Loading a tree: what becomes of games whose citations take other forms, and of half-broken files."""

from __future__ import annotations

import pytest

from project import SMALL_TREE
from tableside import wording
from tableside.checks import check_tree
from tableside.load import load


def test_the_small_games_are_sound():
    assert check_tree(load(SMALL_TREE)) == []


@pytest.mark.parametrize("game, entry, line", [
    ("twilight-imperium-4e", "fleet-pool-limit", "Living Rules Reference (2.0, 2020-09-22), 37.1, p. 18, “Fleet Pool”"),
    ("star-wars-rebellion", "retreat-leader", "Rules Reference (2016), p. 5, “Retreating”"),
    ("star-wars-rebellion", "no-retreat-to-base", "Rules Reference (2016), “Combat: Retreat”, said to be on p. 5"),
    ("roll-player", "market-size", "Rulebook, “Setup”"),
])
def test_the_model_fits_games_that_cite_by_clause_by_entry_and_by_heading(game, entry, line):
    found = load(SMALL_TREE).knowledge.game_by_id[game]
    assert wording.citation_line(found, found.item_by_id[entry].entry.cite[0], "en") == line


def test_a_single_game_can_be_loaded(small_tree):
    assert [g.id for g in load(small_tree / "roll-player").knowledge.games] == ["roll-player"]


def test_a_fault_in_one_entry_leaves_its_neighbours(small_tree):
    path = small_tree / "star-wars-rebellion" / "rulings" / "10-combat.yml"
    path.write_text(path.read_text("utf-8").replace("    scope: standard\n", "", 1), "utf-8")
    tree = load(small_tree)
    assert [i.id for i in tree.knowledge.game_by_id["star-wars-rebellion"].items] == ["no-retreat-to-base"]
    assert tree.broken_ids == {("star-wars-rebellion", "retreat-leader")}
    assert len(check_tree(tree)) == 1, "the references to the broken entry are not reported on top"


def test_items_stand_in_reading_order(knowledge):
    for game in knowledge.games:
        order = [("about", "rule", "faq").index(i.kind if i.kind in ("about", "faq") else "rule") for i in game.items]
        assert order == sorted(order)


def test_former_ids_answer(small_tree):
    path = small_tree / "roll-player" / "rulings" / "10-setup.yml"
    path.write_text(path.read_text("utf-8").replace("id: market-size\n", "id: market-row\n    formerly: [market-size]\n"), "utf-8")
    tree = load(small_tree)
    assert tree.knowledge.resolve("roll-player", "market-size").id == "market-row"
    assert tree.knowledge.resolve("star-wars-rebellion", "roll-player/market-row").id == "market-row"
    assert tree.knowledge.resolve("roll-player", "nowhere") is None


def test_questions_may_be_split_into_files(small_tree):
    game = small_tree / "twilight-imperium-4e"
    (game / "faq").mkdir()
    (game / "faq.yml").rename(game / "faq" / "10-movement.yml")
    assert check_tree(load(small_tree)) == []
    assert [i.id for i in load(small_tree).knowledge.game_by_id["twilight-imperium-4e"].questions] == ["fleet-pool-three-ships"]
