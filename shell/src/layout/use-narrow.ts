import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 600px)';

function listen(callback: () => void): () => void {
  const media = matchMedia(NARROW);
  media.addEventListener('change', callback);
  return () => media.removeEventListener('change', callback);
}

/** Whether the page is as narrow as a phone: some tools of the bar move into the person's menu. */
export function useNarrow(): boolean {
  return useSyncExternalStore(listen, () => matchMedia(NARROW).matches);
}
