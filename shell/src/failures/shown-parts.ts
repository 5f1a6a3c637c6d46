import { useEffect } from 'react';

/** Whose page is shown from when on, in milliseconds of the document; the shell's own pages and the home page are of no remote. */
export const shownParts: { part: string; from: number }[] = [{ part: 'shell', from: 0 }];

const show = (part: string): void => {
  shownParts.push({ part, from: performance.now() });
};

/** Notes that a page of a remote is shown, for what is measured meanwhile. */
export function useShownPart(remote: string): void {
  useEffect(() => {
    show(remote);
    return () => show('shell');
  }, [remote]);
}
