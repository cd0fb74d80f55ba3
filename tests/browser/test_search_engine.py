"""The browser's engine analyses, reads and answers exactly as the Python one, in a worker and without."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page

from project import ROOT
from search_samples import Question, Searcher, all_questions, tuned_strangers

VECTORS = ROOT / "tests" / "data" / "analysis_vectors.json"
ANALYSE_ALL = """async ([root, document]) => {
  const at = (name) => import(new URL(`assets/search/${name}`, root).href);
  const { Language, Lexicon, tokens } = await at("analyse.js");
  const { read } = await at("query.js");
  const [words, names] = [new Map(Object.entries(document.words)), new Map(Object.entries(document.names))];
  const source = { longest: 40, longestWord: 40, word: (text) => words.get(text), name: (key) => names.get(key) };
  const lexicon = new Lexicon(new Language(document.language), source);
  return document.vectors.map(({ text }) => {
    const { groups, links, intents } = read(text, lexicon);
    const plain = groups.map((g) => [g.text, g.alternatives.map((a) => [a.tokens, a.worth]), g.factor, g.concepts, g.games, g.stop]);
    return { tokens: tokens(text, lexicon), query: { groups: plain, links, intents } };
  });
}"""
ANSWER_ALL = """async (asked) => {
  const answers = [];
  while (answers.length < asked.length) {
    const some = asked.slice(answers.length, answers.length + 40);
    answers.push(...await Promise.all(some.map(([question, game]) => window.tableside.answer(question, { game, limit: 10, lang: "zh" }))));
  }
  return answers;
}"""
SOUNDS = """async (root) => {
  const { syllableTable } = await import(new URL("assets/search/shards.js", root).href);
  return syllableTable((await (await fetch(new URL("search/common.json", root))).json()).sounds);
}"""
READY = "() => Boolean(window.tableside && window.tableside.search)"


def test_the_two_analyses_are_equal(page: Page, site_url: str):
    document = json.loads(VECTORS.read_text(encoding="utf-8"))
    analysed = page.evaluate(ANALYSE_ALL, [site_url, document])
    for vector, ours in zip(document["vectors"], analysed, strict=True):
        assert ours["tokens"] == vector["tokens"], vector["text"]
        assert ours["query"] == vector["query"], vector["text"]


def test_characters_sound_the_same_in_both(page: Page, site_url: str, searcher: Searcher):
    assert page.evaluate(SOUNDS, site_url) == searcher.sounds.characters


def test_the_two_engines_give_the_same_answers(page: Page, searcher: Searcher):
    assert _answers(page, _asked()) == [_expected(searcher, question) for question in _asked()]


def test_a_browser_without_module_workers_answers_the_same(open_page, searcher: Searcher):
    page = open_page("guide/")
    page.add_init_script("window.Worker = class { constructor() { throw new Error('no module workers'); } };")
    page.reload()
    asked = _asked()[:12]
    assert _answers(page, asked) == [_expected(searcher, question) for question in asked]


@pytest.mark.parametrize("path", ["", "en/", "dune-imperium-uprising/", "en/dune-imperium-uprising/rules/setup/", "guide/"])
def test_every_page_can_search_from_its_first_load(open_page, path):
    page = open_page(path)
    page.wait_for_function(READY)
    results = page.evaluate("() => window.tableside.search('sandworm')")
    assert results
    assert all(result["url"].startswith("en/") == path.startswith("en/") for result in results)


def test_the_index_is_fetched_by_the_first_question_and_only_for_the_game_chosen(open_page):
    page = open_page("guide/")
    page.wait_for_function(READY)
    fetched: list[str] = []
    page.context.on("request", lambda request: fetched.append(request.url))
    page.wait_for_timeout(300)
    assert fetched == []
    page.evaluate("() => window.tableside.search('沙虫', { game: 'dune-imperium-uprising' })")
    fetched = [address.split("/search/", 1)[1] for address in fetched if "/assets/" not in address]
    assert fetched
    assert [path for path in fetched if not path.startswith(("common.json", "dune-imperium-uprising/"))] == []


def test_a_game_that_is_not_there_is_refused_with_the_names_of_those_that_are(page: Page):
    page.wait_for_function(READY)
    message = page.evaluate("() => window.tableside.search('x', { game: 'chess' }).catch((error) => error.message)")
    assert "dune-imperium-uprising" in message


def _asked() -> list[Question]:
    return [*all_questions(), *(Question(text, None, frozenset()) for text in tuned_strangers())]


def _answers(page: Page, asked: list[Question]) -> list[tuple]:
    page.wait_for_function(READY)
    answers = page.evaluate(ANSWER_ALL, [[question.text, question.game] for question in asked])
    return [
        ([f"{r['game']}/{r['id']}" for r in answer["results"]], answer["corrected"], answer["guessed_game"], (answer["nearest"] or {}).get("unknown_game"))
        for answer in answers
    ]


def _expected(searcher: Searcher, question: Question) -> tuple:
    answer = searcher.answer(question.text, question.game)
    return searcher.found(question.text, question.game, 10), answer.corrected, answer.guessed_game, answer.unknown_game
