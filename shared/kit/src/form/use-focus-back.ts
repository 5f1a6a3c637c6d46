import { useEffect, useLayoutEffect, useRef } from 'react';

/** Gives the focus back to where it was when a window opened, once the window is gone and nothing else has taken it. */
export function useFocusBack(open: boolean): void {
  const isOpen = useRef(false);
  const before = useRef<Element | null>(null);
  // While drawing: a field of the window may take the focus before any effect runs.
  if (open && !isOpen.current) before.current = document.activeElement;
  isOpen.current = open;
  // What had the focus may have gone in the same moment: a cell's box that was left by Enter. Then it is where the table has put it.
  useLayoutEffect(() => {
    if (open && before.current?.isConnected === false) before.current = document.activeElement;
  }, [open]);
  useEffect(() => {
    if (!open) return;
    return () => {
      const { current } = before;
      setTimeout(() => {
        const lost = document.activeElement === document.body || document.activeElement === null;
        if (lost && current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true });
      });
    };
  }, [open]);
}
