import { type RefObject, useEffect } from 'react';

/**
 * A page that follows what was done on the one before it (a sign-in, a choice of company) takes the focus that went with that one. A page that was
 * loaded leaves it at the top, as browsers do.
 */
export function useFocusOnArrival(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const followed = navigator.userActivation?.hasBeenActive === true;
    if (followed && document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [main]);
}
