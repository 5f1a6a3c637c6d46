import { useEffect, useLayoutEffect, useRef } from 'react';

/** Where the focus was before windows that close in this moment: the place of a window that follows one of them. */
const places = new Set<Element>();

/** Gives the focus back to where it was when a window opened, once the window is gone and nothing else has taken it. */
export function useFocusBack(open: boolean): void {
  const isOpen = useRef(false);
  const before = useRef<Element | null>(null);
  // While drawing: a field of the window may take the focus before any effect runs.
  if (open && !isOpen.current) before.current = document.activeElement;
  isOpen.current = open;
  // What had the focus may have gone in the same moment: the window before this one, or a cell's box that was left by Enter.
  // Then it is where that window would have given it back to, or where the table has put it.
  useLayoutEffect(() => {
    if (!open) return;
    const gone = before.current === document.body || before.current?.isConnected === false;
    if (gone) before.current = [...places].find((place) => place.isConnected) ?? document.activeElement;
    return () => {
      const { current } = before;
      if (current === null || current === document.body) return;
      places.add(current);
      setTimeout(() => places.delete(current));
    };
  }, [open]);
  useEffect(() => {
    if (!open) return;
    return () => {
      const { current } = before;
      setTimeout(() => {
        const lost = document.activeElement === document.body || document.activeElement === null;
        if (lost && current instanceof HTMLElement && current.isConnected)
          current.focus({ preventScroll: true });
      });
    };
  }, [open]);
}
