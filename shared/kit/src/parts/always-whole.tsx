import type { ReactNode } from 'react';

/** Brings the rest of the kit into a page that has it in parts; here it is there from the beginning. */
export async function loadWholeKit(): Promise<unknown> {
  return undefined;
}

/** For a screen that is free to use all of the kit: shown, with `fallback` in its place, once that is in the page. */
export function WholeKit({ children }: { children: ReactNode; fallback?: ReactNode }): ReactNode {
  return children;
}
