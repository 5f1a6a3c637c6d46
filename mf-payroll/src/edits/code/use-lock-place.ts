import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const GAP = 8;

/** Above the lock; where the row that is typed in would lie under it, beside the cell. On a phone the sheet has its place by itself. */
function place(box: HTMLElement, lock: HTMLElement, cell: Element | null): void {
  const at = lock.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const top = Math.max(GAP, at.top - height - GAP);
  const most = innerWidth - width - GAP;
  const held = cell?.getBoundingClientRect();
  // Enter has gone on to the row below: the one that was typed in is meant, too.
  const isBehind = held && held.bottom > top && held.top - held.height < top + height;
  let left = Math.min(at.left, most);
  if (isBehind) left = held.right + GAP <= most ? held.right + GAP : held.left - width - GAP;
  box.style.setProperty('--lock-left', `${Math.max(GAP, left)}px`);
  box.style.setProperty('--lock-top', `${top}px`);
}

/** The cell of the table that Tab would reach. */
const cellInReach = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]');

/** The box takes the focus, and gives it back to where it came from; where that is gone, to the table. */
function useLentFocus(box: RefObject<HTMLElement | null>, field: string): void {
  const from = useRef<Element>(null);
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      queueMicrotask(() => {
        const back = from.current;
        const isThere = back instanceof HTMLElement && back !== document.body && back.isConnected;
        (isThere ? back : cellInReach())?.focus();
      });
    };
  }, [box]);
  useEffect(() => {
    from.current = document.activeElement;
    document.getElementById(field)?.focus();
  }, [field]);
}

/** Where the box of the lock lies, and where the focus is while it is there and afterwards. */
export function useLockPlace(
  box: RefObject<HTMLElement | null>,
  lock: RefObject<HTMLElement | null>,
  field: string,
): void {
  useEffect(() => {
    const [element, held] = [box.current, lock.current];
    if (!element || !held) return;
    const cell = document.activeElement?.closest('[role="gridcell"]') ?? null;
    element.showPopover?.();
    const follow = (): void => place(element, held, cell);
    follow();
    addEventListener('resize', follow);
    return () => removeEventListener('resize', follow);
  }, [box, lock]);
  useLentFocus(box, field);
}
