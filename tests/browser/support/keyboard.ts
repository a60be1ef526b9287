// Walking a page with the Tab key, and what a person would say of the place it stands on.
import type { Page } from 'playwright-core';

/** The names of all places the Tab key stops at, in order, each checked to wear a visible focus ring. */
export async function tabStops(page: Page): Promise<string[]> {
  const names: string[] = [];
  for (let presses = 0; presses < 2000; presses++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const at = document.activeElement;
      if (!(at instanceof HTMLElement) || at === document.body) return null;
      const ringed = at.matches('input') ? (at.parentElement ?? at) : at;
      const name = at.getAttribute('aria-label') ?? (at.textContent.trim() || at.getAttribute('type')) ?? at.tagName;
      return { name, ring: getComputedStyle(ringed).boxShadow !== 'none' };
    });
    if (!stop) return names;
    if (!stop.ring) throw new Error(`"${stop.name}" has the focus but shows no ring`);
    names.push(stop.name);
  }
  throw new Error('the Tab key never left the page: is the focus trapped?');
}
