import { useCallback, useSyncExternalStore } from 'react';
import { PHONE_WIDTH } from './tokens.ts';

const media = (query: string): MediaQueryList | undefined => globalThis.matchMedia?.(query);

function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = media(query);
      list?.addEventListener?.('change', onChange);
      return () => list?.removeEventListener?.('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => media(query)?.matches ?? false,
    () => false,
  );
}

/** Whether the page is as narrow as a phone: then rows are cards. */
export const usePhone = (): boolean => useMedia(`(max-width: ${PHONE_WIDTH}px)`);

/** Whether the page has no room for anything beside a wide table. */
export const useNarrow = (): boolean => useMedia('(max-width: 1199px)');

/** Whether a panel beside a wide table leaves it too little room for all its columns. */
export const useTight = (): boolean => useMedia('(max-width: 1699px)');
