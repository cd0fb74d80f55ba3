"""The strict YAML reader: what it reads, what it refuses, and that nothing makes it fall over."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tableside import strict_yaml
from tableside.strict_yaml import MAX_BYTES, read

READ = [
    ("a: 14", {"a": 14}),
    ("a: -3", {"a": -3}),
    ("a: '37.10'", {"a": "37.10"}),
    ('a: "no"', {"a": "no"}),
    ("a: 2 张牌", {"a": "2 张牌"}),
    ("a: 37.2.1", {"a": "37.2.1"}),
    ("a: v1.3", {"a": "v1.3"}),
    ("a: 1st", {"a": "1st"}),
    ("a: ['打完了，还能打吗', b]", {"a": ["打完了，还能打吗", "b"]}),
    ("a: {zh: 打完了，再打, en: x}", {"a": {"zh": "打完了，再打", "en": "x"}}),
    ("a: b # a comment", {"a": "b"}),
    ("a: 'x #y'", {"a": "x #y"}),
    ("a: x#y", {"a": "x#y"}),
    ("a: who wins?", {"a": "who wins?"}),
    ("a: yes and no", {"a": "yes and no"}),
    ("a: [1, two, '3']", {"a": [1, "two", "3"]}),
    ("a: {b: 'x, y', c: z}", {"a": {"b": "x, y", "c": "z"}}),
    ("a: >-\n  one\n  two\n", {"a": "one two"}),
    ("a: ''", {"a": ""}),
    ("标题: 有：冒号", {"标题": "有：冒号"}),
    ("a: b\r\nc: d\r\n", {"a": "b", "c": "d"}),
    ("# only the key counts\n---\na: b\n", {"a": "b"}),
]

REFUSED = [
    ("a: 1\nb: 2\na: 3\n", 3, 'the key "a" a second time'),
    ("x:\n  a: 1\n  a: 1\n", 3, "first at line 2"),
    ("a: 37.10", 1, "a decimal number"),
    ("a: .5", 1, "a decimal number"),
    ("a: 1e3", 1, "a decimal number"),
    ("a: .inf", 1, "a decimal number"),
    ("ok: x\na: no", 2, "a boolean"),
    ("a: Yes", 1, "a boolean"),
    ("a: [on, x]", 1, "a boolean"),
    ("a: true", 1, "a boolean"),
    ("a: 2026-09-26", 1, "a date"),
    ("a: 12:30", 1, "base-60"),
    ("a: 007", 1, "another base"),
    ("a: 0x1F", 1, "another base"),
    ("a: 1_000", 1, "another base"),
    ("a: +5", 1, "another base"),
    ("a: ~", 1, "no value (~)"),
    ("a: null", 1, "no value (null)"),
    ("b: x\na:\n", 2, "a key without a value"),
    ("a: {zh: 一, en: One, two}", 1, "cut off by a comma"),
    ("a: [打完了，还能打吗, b]", 1, "a full-width comma"),
    ("a:\n  - {zh: 谁获胜，en: who}", 2, "a full-width comma"),
    ("a:\n\u3000\u3000b: c\n", 2, "a full-width or unbreakable space"),
    ("a: 最多 #的玩家\n", 1, "which cuts the text off"),
    ("a: {en: Who wins?}", 1, "a question mark"),
    ("a: [who wins? me, x]", 1, "a question mark"),
    ("a: &x 1\nb: *x\n", 1, "the anchor &x"),
    ("a: &x 1\nb: *x\n", 2, "the alias *x"),
    ("a:\n  <<: {b: 1}\n", 2, "a merge key"),
    ("a: !!python/object:os.system x", 1, "the tag !!"),
    ("a: !secret x", 1, "the tag !secret"),
    ("a: 1\n---\nb: 2\n", 2, "a second document"),
    ("a: x\tb", 1, "a tab"),
    ("a:\n\tb: c\n", 2, "a tab"),
    ("a: 1\nid：x\n", 2, "a full-width colon"),
    ("- id：x\n", 1, "a full-width colon"),
    ("a: x\u200by", 1, "U+200B"),
    ("? [a, b]\n: c\n", 1, "a key that is no text"),
    ("a: [1, 2", 1, "no YAML"),
    ("a: b: c", 1, "no YAML"),
    ("a: 'x", 1, "no YAML"),
    ("a: @x", 1, "no YAML"),
    ("", 1, "an empty file"),
    ("# nothing but a comment\n", 1, "an empty file"),
    ("[" * 50 + "]" * 50, 1, "levels of nesting"),
]

REFUSED_BYTES = [
    (b"\xef\xbb\xbfa: 1", 1, "byte order mark"),
    ("a: 间谍".encode("utf-16"), 1, "UTF-16"),
    ("a: 1\nb: 间谍".encode("gbk"), 2, "not UTF-8"),
    (b"a: 1\nb: \xff\n", 2, "0xff"),
    (b"a: " + b"x" * MAX_BYTES, 1, "at most 1,000,000"),
    (b"a: x\x00y", 1, "U+0000"),
    (b"\x89PNG\r\n\x1a\n", 1, "0x89"),
]


@pytest.mark.parametrize("text, value", READ)
def test_read(text, value):
    document, findings = read("x.yml", text.encode())
    assert findings == []
    assert document.value == value


@pytest.mark.parametrize("text, line, words", REFUSED)
def test_refused(text, line, words):
    assert any(f.place.line == line and words in str(f) for f in read("x.yml", text.encode())[1])


@pytest.mark.parametrize("data, line, words", REFUSED_BYTES)
def test_refused_bytes(data, line, words):
    assert any(f.place.line == line and words in str(f) for f in read("x.yml", data)[1])


def test_all_faults_at_once():
    findings = read("x.yml", "a: no\nb: 1.5\na: ~\nc：d: x\n".encode())[1]
    assert {f.place.line for f in findings} == {1, 2, 3, 4}


def test_lines_of_keys_and_items():
    document, _ = read("x.yml", b"a:\n  - b: 1\n    c: x\n  - d: 2\n")
    assert document.place("a", 1, "d").line == 4
    assert document.place("a", 0, "c").line == 3
    assert document.place("a", 0, "nowhere").line == 2
    assert document.place("nowhere").line == 1


def test_libyaml_and_the_plain_parser_agree(monkeypatch):
    import yaml

    texts = [text for text, _ in READ] + [text for text, _, words in REFUSED if words not in ("no YAML", "a tab", "a question mark")]
    fast = [read("x.yml", t.encode()) for t in texts]
    monkeypatch.setattr(strict_yaml, "_PARSER", yaml.SafeLoader)
    slow = [read("x.yml", t.encode()) for t in texts]
    for text, (a, _), (b, _) in zip(texts, fast, slow, strict=True):
        assert (a and a.value) == (b and b.value), text


@given(st.binary(max_size=400))
def test_any_bytes_get_an_answer(data):
    document, findings = read("x.yml", data)
    assert document or findings


@given(st.text(alphabet="ab:-[]{}'\"#&*!|>%@`,? \n\t：1.~间", max_size=80))
def test_any_yaml_like_text_gets_an_answer(text):
    document, findings = read("x.yml", text.encode())
    assert document or findings
    assert all(1 <= f.place.line <= text.count("\n") + 2 for f in findings)
