import { cssVariables, type Mode } from '@paga/kit/tokens';
import { createStore } from 'zustand/vanilla';

const STORED = 'paga.theme';

/** The theme chosen in this browser, else the one its system asks for. */
export function storedMode(): Mode {
  const chosen = localStorage.getItem(STORED);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Light or dark, as the page shows it now. */
export const themeStore = createStore<{ mode: Mode }>(() => ({ mode: 'light' }));

/** Puts the theme's colours on the page; the kit does the same for its own pieces once it is there. */
export function applyTheme(mode: Mode): void {
  const root = document.documentElement;
  root.dataset.theme = mode;
  for (const [name, value] of Object.entries(cssVariables(mode))) root.style.setProperty(name, value);
  themeStore.setState({ mode });
}

/** Switches and remembers. */
export function chooseTheme(mode: Mode): void {
  localStorage.setItem(STORED, mode);
  applyTheme(mode);
}
