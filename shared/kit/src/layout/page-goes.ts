import { createContext, useContext, useEffect } from 'react';

/** What is done when a page goes: its toasts are taken away. */
export const PageGoes = createContext<() => void>(() => undefined);

/** Says so when this page goes. */
export function useSaysItGoes(): void {
  const goes = useContext(PageGoes);
  useEffect(() => goes, [goes]);
}
