// The first page in a real browser: name, version, health, theme, keyboard.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityFaults } from './support/accessibility.ts';
import { launch, openPage, screenshot, sizes, type Size } from './support/browser.ts';
import { tabStops } from './support/keyboard.ts';
import { serviceUrl } from './support/service.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
});

interface Readiness {
  version: string;
  checks: { name: string; state: string; sentence: string }[];
}

test('shows the name, the version and every check up', async () => {
  const { version, checks } = (await (await fetch(`${serviceUrl()}/readyz`)).json()) as Readiness;
  const { page, close } = await openPage(browser, '/');
  await page.getByRole('heading', { name: 'Lammer', level: 1 }).waitFor();
  expect(await page.title()).toBe('Lammer');
  await page.getByText('The service is ready').waitFor();
  await page.getByText(`Lammer ${version}`).waitFor();
  const rows = page.getByRole('region', { name: 'Health' }).getByRole('listitem');
  expect(await rows.count()).toBe(checks.length + 1);
  for (const row of await rows.allTextContents()) expect(row).toMatch(/Up|Not used/);
  for (const { sentence } of checks) await page.getByText(sentence).first().waitFor();
  await close();
});

test('the keyboard reaches everything that can be pressed', async () => {
  const { page, close } = await openPage(browser, '/');
  await page.getByText('The service is ready').waitFor();
  const stops = await tabStops(page);
  expect(stops[0]).toBe('Skip to the main part');
  for (const name of await page.getByRole('link').allTextContents()) expect(stops).toContain(name.trim());
  // The two theme keys are one stop; the arrows move inside.
  expect(stops.filter((name) => name === 'Dark' || name === 'Light')).toHaveLength(1);
  await close();
});

test('the theme is dark at first and the chosen one lasts over a reload', async () => {
  const { page, close } = await openPage(browser, '/');
  const theme = () => page.locator('html').getAttribute('data-theme');
  const light = page.getByRole('radio', { name: 'Light' });
  expect(await theme()).toBe('dark');
  await light.click();
  expect(await theme()).toBe('light');
  await page.reload();
  await light.waitFor();
  expect(await theme()).toBe('light');
  expect(await light.getAttribute('aria-checked')).toBe('true');
  await close();
});

test('nothing that can be pressed is smaller than a finger', async () => {
  const { page, close } = await openPage(browser, '/', 'tablet');
  const targets = page.locator('main :is(a, button)');
  await targets.first().waitFor();
  for (const target of await targets.all()) {
    const box = await target.boundingBox();
    expect(box?.height, await target.innerText()).toBeGreaterThanOrEqual(48);
    expect(box?.width, await target.innerText()).toBeGreaterThanOrEqual(48);
  }
  await close();
});

test.each(Object.keys(sizes) as Size[])('fits the width of a %s and is accessible in both themes', async (size) => {
  const { page, close } = await openPage(browser, '/', size);
  await page.getByText('The service is ready').waitFor();
  for (const theme of ['Light', 'Dark']) {
    await page.getByRole('radio', { name: theme }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(sizes[size].width);
    expect(await accessibilityFaults(page)).toEqual([]);
    await screenshot(page, `home-${size}-${theme.toLowerCase()}`);
  }
  await close();
});
