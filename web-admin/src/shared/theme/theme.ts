// The look a person has chosen, kept by this browser. Dark is the default: most screens hang in a dim room.
export type Theme = 'dark' | 'light';

const key = 'lammer.theme';

export function rememberedTheme(): Theme {
  try {
    return localStorage.getItem(key) === 'light' ? 'light' : 'dark';
  } catch {
    // Storage may be forbidden on a managed tablet; the page works without a memory.
    return 'dark';
  }
}

export function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
}

export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  try {
    localStorage.setItem(key, theme);
  } catch {
    // As above: the choice then lasts until the page is closed.
  }
}
