import { createContext, useContext } from 'react';
import type { Mode } from './tokens.ts';

/** Albanian (default) or English. */
export type Language = 'sq' | 'en';

/** What every piece of the kit may know of its surroundings. */
type Kit = { mode: Mode; language: Language };

/** Set by KitProvider; light and Albanian outside of one. */
export const KitContext = createContext<Kit>({ mode: 'light', language: 'sq' });

/** What only antd's pieces ask for. */
type AntdSettings = {
  zeroRuntime: boolean;
  nonce: string | undefined;
  /** The box that floating pieces stay in; the page without one. */
  floatIn: (() => HTMLElement) | undefined;
};

/** Set by KitProvider. */
export const AntdSettingsContext = createContext<AntdSettings>({
  zeroRuntime: false,
  nonce: undefined,
  floatIn: undefined,
});

/** The mode and language shown now. */
export function useKit(): Kit {
  return useContext(KitContext);
}
