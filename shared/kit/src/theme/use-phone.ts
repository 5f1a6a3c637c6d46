import { useSyncExternalStore } from 'react';

const query = '(max-width: 640px)';
const media = (): MediaQueryList | undefined => globalThis.matchMedia?.(query);

function subscribe(onChange: () => void): () => void {
  const list = media();
  list?.addEventListener?.('change', onChange);
  return () => list?.removeEventListener?.('change', onChange);
}

/** Whether the page is as narrow as a phone: then rows are cards. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => media()?.matches ?? false,
    () => false,
  );
}
