import { useCallback, useSyncExternalStore } from 'react';

function useMedia(query: string): boolean {
  const listen = useCallback(
    (callback: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', callback);
      return () => media.removeEventListener('change', callback);
    },
    [query],
  );
  return useSyncExternalStore(listen, () => matchMedia(query).matches);
}

/** Whether the page is as narrow as a phone: then rows are cards. */
export const usePhone = (): boolean => useMedia('(max-width: 640px)');

/** Whether the page has no room for anything beside the table. */
export const useNarrow = (): boolean => useMedia('(max-width: 1199px)');
