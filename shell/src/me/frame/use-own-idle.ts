import { useEffect } from 'react';

/** The server ends an own session after ten minutes; the page is blank a moment before. */
const IDLE_MS = 9.5 * 60_000;
/** Who reads without asking for anything is there too: the server hears of it this often at most. */
const SAY_EVERY_MS = 60_000;
const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const;

/** Ends the page of who is not there any more: `end` after the time without a sign of them, `stay` while they only read. */
export function useOwnIdle({ end, stay }: { end: () => void; stay: () => void }): void {
  useEffect(() => {
    let timer = setTimeout(end, IDLE_MS);
    let [last, said] = [Date.now(), Date.now()];
    const note = (): void => {
      const now = Date.now();
      // A device that slept has not run the timer.
      const slept = now - last > IDLE_MS;
      last = now;
      clearTimeout(timer);
      timer = setTimeout(end, slept ? 0 : IDLE_MS);
      if (now - said < SAY_EVERY_MS) return;
      said = now;
      stay();
    };
    const options = { capture: true, passive: true };
    for (const sign of SIGNS) addEventListener(sign, note, options);
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, note, options);
    };
  }, [end, stay]);
}
