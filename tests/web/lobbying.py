"""The ways from the lobby to a table."""

from __future__ import annotations

from playwright.sync_api import Page, expect


def lay_out(page: Page, game: str = "xia") -> None:
    """The form of a new table, with bots at first."""
    page.locator(f"[data-game={game}] .more").click()
    expect(page.locator(".new .launch")).to_be_enabled()


def play_now(page: Page, game: str = "xia") -> None:
    """At once, against bots."""
    page.locator(f"[data-game={game}] .play").click()


def learn(page: Page, game: str = "xia") -> None:
    """The first game, with the coach."""
    page.locator(f"[data-game={game}] .learn").click()
