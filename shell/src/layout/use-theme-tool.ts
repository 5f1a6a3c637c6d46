import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { chooseOwnTheme } from './own-theme.ts';
import { themeStore } from './theme.ts';
import type { Tool } from './user-menu.tsx';

/** Turns the page light or dark, whichever it is not. */
export function useThemeTool(): Tool {
  const { t } = useTranslation('shell');
  const { mode } = useStore(themeStore);
  const other = mode === 'light' ? 'dark' : 'light';
  return {
    key: 'theme',
    icon: mode === 'light' ? 'moon' : 'sun',
    label: t(`theme.${other}`),
    onSelect: () => chooseOwnTheme(other),
  };
}
