// The API reference in a real browser, made from the running service's own description.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityFaults } from './support/accessibility.ts';
import { launch, openPage, screenshot, sizes, type Size } from './support/browser.ts';
import { tabStops } from './support/keyboard.ts';
import { serviceUrl } from './support/service.ts';

let browser: Browser;
let operationIds: string[];
beforeAll(async () => {
  browser = await launch();
  const description = (await (await fetch(`${serviceUrl()}/api/v1/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { operationId?: string }>>;
  };
  operationIds = Object.values(description.paths)
    .flatMap((path) => Object.values(path))
    .flatMap(({ operationId }) => (operationId ? [operationId] : []));
});
afterAll(async () => {
  await browser.close();
});

test('lists each operation of the service', async () => {
  expect(operationIds).not.toHaveLength(0);
  const { page, close } = await openPage(browser, '/docs');
  await page.getByRole('heading', { name: 'API reference' }).waitFor();
  expect(await page.title()).toBe('API reference · Lammer');
  expect((await page.locator('article .operation-id').allTextContents()).sort()).toEqual(operationIds.sort());
  await close();
});

test('opens from the first page without a reload, and back', async () => {
  const { page, close } = await openPage(browser, '/');
  await page.evaluate(() => {
    document.body.dataset['kept'] = 'yes';
  });
  await page.getByRole('link', { name: 'Open the reference' }).click();
  await page.getByRole('heading', { name: 'API reference' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  await page.getByRole('link', { name: 'Lammer', exact: true }).click();
  await page.getByRole('heading', { name: 'What is here today' }).waitFor();
  expect(await page.locator('body').getAttribute('data-kept')).toBe('yes');
  await close();
});

test('finds an operation by a word and says when there is none', async () => {
  const { page, close } = await openPage(browser, '/docs');
  const search = page.getByRole('searchbox', { name: 'Search operations' });
  await search.fill('readyz');
  expect(await page.locator('article').count()).toBe(1);
  await search.fill('no such thing');
  await page.getByText('Nothing matches.').waitFor();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  expect(await page.locator('article').count()).toBe(operationIds.length);
  await close();
});

test('the keyboard reaches every operation and opens the fields of a schema', async () => {
  const { page, close } = await openPage(browser, '/docs');
  await page.getByRole('heading', { name: 'API reference' }).waitFor();
  expect(await tabStops(page)).toEqual(expect.arrayContaining(operationIds));
  const fields = page.locator('article#getReadiness').getByRole('button', { name: 'Fields of Check' }).first();
  await fields.focus();
  await page.keyboard.press('Enter');
  await page.locator('article#getReadiness').getByText('sentence', { exact: true }).first().waitFor();
  await close();
});

test.each(Object.keys(sizes) as Size[])('fits the width of a %s and is accessible in both themes', async (size) => {
  const { page, close } = await openPage(browser, '/docs', size);
  await page.getByRole('heading', { name: 'API reference' }).waitFor();
  for (const theme of ['Light', 'Dark']) {
    await page.getByRole('radio', { name: theme }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(sizes[size].width);
    expect(await accessibilityFaults(page)).toEqual([]);
    await screenshot(page, `docs-${size}-${theme.toLowerCase()}`);
  }
  await close();
});
