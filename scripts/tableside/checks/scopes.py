"""Scopes: every entry names one, and what narrows it lies inside it."""

from __future__ import annotations

from collections.abc import Iterator

from ..knowledge import Game, Item
from .fault import Fault, GameFault, near


def scope_is_known(game: Game, item: Item) -> Iterator[Fault]:
    """An entry's scope is one of scopes.yml."""
    if item.entry.scope not in game.scope_by_id:
        yield Fault(f"the scope `{item.entry.scope}`, which scopes.yml does not have", "a scope of this game",
                    near(item.entry.scope, list(game.scope_by_id)), ("scope",), item.entry.scope)


def players_lie_within_the_scope(game: Game, item: Item) -> Iterator[Fault]:
    """`players` narrows the scope: fewer counts than it, each of them in it, none twice."""
    scope = game.scope_by_id.get(item.entry.scope)
    players = item.entry.players
    if not scope or not players:
        return
    outside = sorted(set(players) - set(scope.players))
    if outside:
        yield Fault(f"players {', '.join(map(str, outside))} outside the scope `{scope.id}`",
                    f"some of {', '.join(map(str, scope.players))}", "correct the counts, or choose a wider scope", ("players",))
    elif len(set(players)) < len(players):
        yield Fault("a player count twice", "each once", "remove one", ("players",))
    elif set(players) == set(scope.players):
        yield Fault(f"the same players as the scope `{scope.id}`", "`players` only where narrower", "remove `players`", ("players",))


def modules_are_known(game: Game, item: Item) -> Iterator[Fault]:
    """`modules` of an entry are registered, and do not contradict each other or the scope."""
    own = item.entry.modules
    scope = game.scope_by_id.get(item.entry.scope)
    if not own:
        return
    registered = [m.id for m in game.modules]
    for key, names in (("in", own.in_), ("out", own.out)):
        for index, name in enumerate(names):
            if name not in registered:
                yield Fault(f"the module `{name}`", "a module of scopes.yml", near(name, registered), ("modules", key, index))
    inside = {*own.in_, *(scope.modules.in_ if scope else [])}
    outside = {*own.out, *(scope.modules.out if scope else [])}
    for name in sorted(inside & outside):
        yield Fault(f"the module `{name}` both in play and not", "one of the two", "correct `modules` or the scope", ("modules",))


def scopes_are_made_of_registered_parts(game: Game) -> Iterator[GameFault]:
    """A scope's edition, mode and modules are registered, and its players are ones the game has."""
    parts = {"edition": [e.id for e in game.editions], "mode": [m.id for m in game.modes]}
    registered = [m.id for m in game.modules]
    for index, scope in enumerate(game.scopes):
        at = ("scopes", index)
        for key, known in parts.items():
            if getattr(scope, key) not in known:
                yield GameFault(scope.id, f"the {key} `{getattr(scope, key)}`", f"a registered {key}", near(getattr(scope, key), known),
                                "scopes", (*at, key))
        for key, names in (("in", scope.modules.in_), ("out", scope.modules.out)):
            for name in names:
                if name not in registered:
                    yield GameFault(scope.id, f"the module `{name}`", "a registered module", near(name, registered), "scopes", (*at, "modules", key))
        for name in sorted(set(scope.modules.in_) & set(scope.modules.out)):
            yield GameFault(scope.id, f"the module `{name}` both in play and not", "one of the two", "remove one", "scopes", (*at, "modules"))
        outside = sorted(set(scope.players) - set(game.info.players))
        if outside:
            yield GameFault(scope.id, f"players {', '.join(map(str, outside))}, which game.yml does not have",
                            f"some of {', '.join(map(str, game.info.players))}", "correct the counts here or in game.yml", "scopes", (*at, "players"))
        if len(set(scope.players)) < len(scope.players):
            yield GameFault(scope.id, "a player count twice", "each once", "remove one", "scopes", (*at, "players"))


def default_scope_is_known(game: Game) -> Iterator[GameFault]:
    """game.yml names a scope of scopes.yml as the usual one."""
    name = game.info.default_scope
    if name not in game.scope_by_id:
        yield GameFault(game.id, f"the default scope `{name}`", "a scope of scopes.yml",
                        near(name, list(game.scope_by_id)), "game", ("default_scope",), reference=name)
