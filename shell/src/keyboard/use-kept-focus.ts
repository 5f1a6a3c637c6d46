import { type RefObject, useEffect } from 'react';

const REMEMBERED = 6;
const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** The element and all it stands in, up to the page. */
function pathOf(element: Element | null): Element[] {
  const path: Element[] = [];
  for (let at = element; at && at !== document.body; at = at.parentElement) path.push(at);
  return path;
}

/** The page's one next step, where it was that which has gone: after a month is closed the way on, not the way back. */
const STEP = '.paga-button-primary';

/** The first control of what is left around an element that is gone; null where a table keeps its own focus. */
function controlNear(path: readonly Element[], main: Element): HTMLElement | null | undefined {
  for (const place of path) {
    if (!place.isConnected || !(main.contains(place) || place.closest('[role=dialog]'))) continue;
    if (place.closest('[role=grid]')) return null;
    const controls = place.querySelectorAll<HTMLElement>(CONTROLS);
    const seen = [...controls].filter((one) => one.checkVisibility?.() ?? true);
    const step = path[0]?.matches(STEP) ? seen.find((one) => one.matches(STEP)) : undefined;
    const control = step ?? seen[0];
    if (control) return control;
  }
  return undefined;
}

/** A button that goes, or can no longer be pressed, with what it did would leave a person without a mouse at the top of the page: the focus goes to what stands nearest to it. */
export function useKeptFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let paths: Element[][] = [];
    const remember = () => {
      paths = [pathOf(document.activeElement), ...paths].slice(0, REMEMBERED);
    };
    const isOut = () => paths[0]?.[0]?.isConnected === false || paths[0]?.[0]?.matches(':disabled') === true;
    const isLost = () => document.activeElement === document.body && isOut();
    const keep = () => {
      // What has a better place has taken it by now: a window that opens, the page after this one.
      if (!isLost() || !main.current) return;
      for (const path of paths) {
        const control = controlNear(path, main.current);
        if (control === undefined) continue;
        control?.focus({ preventScroll: true });
        break;
      }
      paths = [];
    };
    // What is disabled keeps the focus until the page is drawn.
    const observer = new MutationObserver(() => isOut() && requestAnimationFrame(() => setTimeout(keep)));
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', remember);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, [main]);
}
