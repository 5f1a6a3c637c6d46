import type { Theme } from '@paga/contract/shapes';
import { cssVariables, type Mode } from '@paga/kit/tokens';
import { createStore } from 'zustand/vanilla';

const STORED = 'paga.theme';

/** The theme chosen in this browser; `system` where nobody has. */
function storedTheme(): Theme {
  const chosen = localStorage.getItem(STORED);
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** Light or dark, as this browser's theme says, else its system. */
export function storedMode(): Mode {
  return modeOf(storedTheme());
}

function modeOf(theme: Theme): Mode {
  if (theme !== 'system') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Light or dark, as the page shows it now, and what was chosen. */
export const themeStore = createStore<{ mode: Mode; theme: Theme }>(() => ({
  mode: 'light',
  theme: 'system',
}));

/** Puts the theme's colours on the page; the kit does the same for its own pieces once it is there. */
export function applyTheme(mode: Mode): void {
  const root = document.documentElement;
  root.dataset.theme = mode;
  for (const [name, value] of Object.entries(cssVariables(mode))) root.style.setProperty(name, value);
  themeStore.setState({ mode, theme: storedTheme() });
}

/** Switches and remembers. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem(STORED);
  else localStorage.setItem(STORED, theme);
  applyTheme(modeOf(theme));
}
