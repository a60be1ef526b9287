// What holds for any address: the not-found page, the skip link, and a service that goes away.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, openPage } from './support/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
});

test('an unknown address says so and leads home', async () => {
  const { page, close } = await openPage(browser, '/no/such/page');
  await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
  expect(await page.title()).toBe('There is no such page · Lammer');
  await page.getByText('/no/such/page').waitFor();
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await page.getByRole('heading', { name: 'Lammer', level: 1 }).waitFor();
  await close();
});

test('the skip link is the first stop and leads to the main part', async () => {
  const { page, close } = await openPage(browser, '/');
  await page.getByRole('heading', { name: 'Lammer', level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  await close();
});

test('a service that goes away is said in words, and its return is noticed', async () => {
  const { page, close } = await openPage(browser, '/');
  await page.getByText('The service is ready').waitFor();
  await page.route(/\/(healthz|readyz)$/, (route) => route.abort('connectionrefused'));
  await page.getByText('The service does not answer').waitFor({ timeout: 15_000 });
  await page.unroute(/\/(healthz|readyz)$/);
  await page.getByText('The service is ready').waitFor({ timeout: 15_000 });
  await close(/ERR_CONNECTION_REFUSED/);
});
