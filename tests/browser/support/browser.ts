// A Chromium page that watches itself: console errors, content policy violations, failed scripts and requests to any
// other origin are collected, and closing the page fails the test if there were any.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { serviceUrl } from './service.ts';

export const sizes = {
  desk: { width: 1280, height: 800 },
  tablet: { width: 1024, height: 768 },
} as const;

export type Size = keyof typeof sizes;

const screens = join(import.meta.dirname, '../../../build/screens');

export async function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['LAMMER_CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

export interface WatchedPage {
  page: Page;
  /** Closes the page; throws when it complained of anything but the expected. */
  close: (expected?: RegExp) => Promise<void>;
}

export async function openPage(
  browser: Browser,
  path: string,
  size: Size = 'desk',
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({ baseURL: serviceUrl(), viewport: sizes[size], ...options });
  // Shorter than a test may take, so that a failure names what was waited for.
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`script: ${error.message}`));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== 'data:' && origin.replace(/^ws/, 'http') !== serviceUrl())
      complaints.push(`other origin: ${request.url()}`);
  });
  // Some policy violations reach no console: the page's own event is the whole list.
  await page.exposeFunction('lammerTestComplain', (text: string) => complaints.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { lammerTestComplain } = window as unknown as { lammerTestComplain: (text: string) => void };
      lammerTestComplain(`content policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`);
    });
  });
  await page.goto(path);
  return {
    page,
    close: async (expected) => {
      await context.close();
      const unexpected = complaints.filter((complaint) => !expected?.test(complaint));
      if (unexpected.length > 0) throw new Error(`the page complained:\n${unexpected.join('\n')}`);
    },
  };
}

/** Writes build/screens/NAME.png. */
export async function screenshot(page: Page, name: string): Promise<void> {
  mkdirSync(screens, { recursive: true });
  await page.screenshot({ path: join(screens, `${name}.png`) });
}
