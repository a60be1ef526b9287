// The theme is dark at first, changes at a press, and is remembered.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { applyTheme, rememberedTheme } from './theme';
import { ThemeSwitch } from './ThemeSwitch';

const shown = () => document.documentElement.dataset['theme'];
const isDown = (name: string) => screen.getByRole('radio', { name }).getAttribute('aria-checked') === 'true';

test('dark at first', () => {
  expect(rememberedTheme()).toBe('dark');
  render(<ThemeSwitch />);
  expect([isDown('Dark'), isDown('Light')]).toEqual([true, false]);
});

test('a press changes the page and is remembered for the next visit', async () => {
  const { unmount } = render(<ThemeSwitch />);
  await userEvent.click(screen.getByRole('radio', { name: 'Light' }));
  expect(shown()).toBe('light');
  expect(isDown('Light')).toBe(true);
  unmount();

  applyTheme(rememberedTheme());
  render(<ThemeSwitch />);
  expect(shown()).toBe('light');
  expect(isDown('Light')).toBe(true);
});

test('a press on the key that is down changes nothing', async () => {
  render(<ThemeSwitch />);
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(isDown('Dark')).toBe(true);
  expect(rememberedTheme()).toBe('dark');
});

test('works where the browser forbids storage', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  render(<ThemeSwitch />);
  await userEvent.click(screen.getByRole('radio', { name: 'Light' }));
  expect(shown()).toBe('light');
});

test('a strange value in storage counts as dark', () => {
  localStorage.setItem('lammer.theme', 'purple');
  expect(rememberedTheme()).toBe('dark');
});
