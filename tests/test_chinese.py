"""Traditional to simplified."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tableside.chinese import to_simplified


@pytest.mark.parametrize("text, simplified", [
    ("沙蟲召喚", "沙虫召唤"), ("間諜", "间谍"), ("已经是简体", "已经是简体"), ("Spy 間", "Spy 间"), ("", ""), ("護牆", "护墙"), ("後備", "后备"),
])
def test_to_simplified(text, simplified):
    assert to_simplified(text) == simplified


@given(st.text(max_size=50))
def test_length_stays_and_a_second_time_changes_nothing(text):
    once = to_simplified(text)
    assert len(once) == len(text)
    assert to_simplified(once) == once
