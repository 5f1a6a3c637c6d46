import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';
const media = (): MediaQueryList | undefined => globalThis.matchMedia?.(query);

function subscribe(onChange: () => void): () => void {
  const list = media();
  list?.addEventListener?.('change', onChange);
  return () => list?.removeEventListener?.('change', onChange);
}

/** False when the person asked the system for less motion. */
export function useMotionAllowed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !media()?.matches,
    () => true,
  );
}
