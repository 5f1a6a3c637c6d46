import { useSyncExternalStore } from 'react';

const PHONE = '(max-width: 640px)';

function listen(callback: () => void): () => void {
  const media = matchMedia(PHONE);
  media.addEventListener('change', callback);
  return () => media.removeEventListener('change', callback);
}

/** Whether the page is as narrow as a phone: then rows are cards. */
export function usePhone(): boolean {
  return useSyncExternalStore(listen, () => matchMedia(PHONE).matches);
}
