"""The rules of accessibility, asked of a page or of a part of it by axe."""

from __future__ import annotations

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
OPTIONS = {"runOnly": {"type": "tag", "values": TAGS}, "resultTypes": ["violations"]}
RUN = """async ([part, options]) => {
  const found = await axe.run(part || document, options);
  return found.violations.map(one =>
    `${one.id}: ${one.help} ${one.nodes.slice(0, 3).map(node => node.target.join(" "))}`);
}"""


def violations(page: Page, part: str | None = None) -> list[str]:
    """What is wrong, a line each; a page is told the script of axe once."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found: list[str] = page.evaluate(RUN, [part, OPTIONS])
    return found


def sound(page: Page, what: str, part: str | None = None) -> None:
    said = violations(page, part)
    assert said == [], f"{what}: {said}"
