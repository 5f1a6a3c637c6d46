import { useSyncExternalStore } from 'react';

const phone = () => globalThis.matchMedia('(max-width: 600px)');

function subscribe(onChange: () => void): () => void {
  const media = phone();
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether the page is as narrow as a phone. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => phone().matches);
}
