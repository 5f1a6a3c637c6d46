import { type RefObject, useEffect, useLayoutEffect } from 'react';

const GAP = 8;

/** Above the lock; beside the cell that is typed in, where it would lie over it. On a phone the sheet has its place by itself. */
function place(box: HTMLElement, lock: HTMLElement, cell: Element | null): void {
  const at = lock.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const top = Math.max(GAP, at.top - height - GAP);
  const most = innerWidth - width - GAP;
  let left = Math.min(at.left, most);
  const held = cell?.getBoundingClientRect();
  const isOver =
    held && held.bottom > top && held.top < top + height && held.right > left && held.left < left + width;
  if (isOver) left = held.right + GAP <= most ? held.right + GAP : held.left - width - GAP;
  box.style.setProperty('--lock-left', `${Math.max(GAP, left)}px`);
  box.style.setProperty('--lock-top', `${top}px`);
}

/** The cell of the table that Tab would reach. */
const cellInReach = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]');

/** The box takes the focus, and gives it back to where it came from; where that is gone, to the table. */
function useLentFocus(box: RefObject<HTMLElement | null>, field: string): void {
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const from = lender.get(element);
      queueMicrotask(() => (from?.isConnected ? from : cellInReach())?.focus());
    };
  }, [box]);
  useEffect(() => {
    const from = document.activeElement;
    if (box.current && from instanceof HTMLElement && from !== document.body) lender.set(box.current, from);
    document.getElementById(field)?.focus();
  }, [box, field]);
}

const lender = new WeakMap<HTMLElement, HTMLElement>();

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
