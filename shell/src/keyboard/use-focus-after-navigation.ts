import { useEffect, useRef } from 'react';

/** Somebody is writing elsewhere than in the page: in the search of the bar, which was opened while the page was on its way. */
const isWriting = (main: HTMLElement | null): boolean =>
  document.activeElement instanceof HTMLInputElement && !main?.contains(document.activeElement);

/** After a change of page the focus goes to its content, as it would on a page load; not on the first page, and not away from who is writing. */
export function useFocusAfterNavigation(main: { current: HTMLElement | null }, pathname: string): void {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (!isWriting(main.current)) main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [main, pathname]);
}
