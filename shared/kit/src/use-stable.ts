import { useCallback, useRef } from 'react';

/** The same function between renders, always with the newest body: what is given it need not render again for it. */
export function useStable<Args extends unknown[]>(body: (...args: Args) => void): (...args: Args) => void {
  const newest = useRef(body);
  newest.current = body;
  return useCallback((...args: Args) => newest.current(...args), []);
}
