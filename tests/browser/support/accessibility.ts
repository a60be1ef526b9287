// What axe finds wrong for people who use a keyboard, a screen reader or see little contrast.
import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** One line a finding; an empty list is what a test expects. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // Evaluated by the debugger, which the page's content policy does not bind.
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run();
    return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} ${node.html}`));
  });
}
