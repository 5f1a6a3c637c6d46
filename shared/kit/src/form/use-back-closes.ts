import { useEffect, useRef } from 'react';
import { PHONE_WIDTH } from '#theme/tokens.ts';

type Opened = { close: () => void; mark: number };

/** The windows that are open, the last one on top. */
const open: Opened[] = [];
/** Ways back that this file has asked for: they are nobody's. */
let own = 0;
let marks = 0;

const markOf = (): unknown => (history.state as { window?: number } | null)?.window;
const hasDeviceBack = (): boolean => matchMedia(`(pointer: coarse), (max-width: ${PHONE_WIDTH}px)`).matches;

/** Before the router: the address stays as it is, only the window on top goes. */
function hear(event: PopStateEvent): void {
  if (own > 0) {
    own -= 1;
    event.stopImmediatePropagation();
    return;
  }
  const top = open.at(-1);
  if (!top || markOf() === top.mark) return;
  event.stopImmediatePropagation();
  open.pop();
  top.close();
}

/** What comes right after a window closes may lead elsewhere: its entry of the history only goes where it is still the last one. */
const LEAVES_MS = 100;

/**
 * On a phone the device's Back closes the window on top before it leaves the page: an open window is an entry of the history, with the same address.
 * One that stays open nevertheless (it asks about unsaved work) gets its entry again.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (!isOpen || !hasDeviceBack()) return;
    const enter = (): void => {
      marks += 1;
      const mark = marks;
      history.pushState({ ...history.state, window: mark }, '');
      window.addEventListener('popstate', hear, true);
      open.push({ mark, close: back });
      here = mark;
    };
    let here = 0;
    let isGone = false;
    const back = (): void => {
      close.current();
      setTimeout(() => !isGone && enter());
    };
    enter();
    return () => {
      isGone = true;
      const at = open.findIndex(({ mark }) => mark === here);
      if (at < 0) return;
      open.splice(at, 1);
      setTimeout(() => {
        if (markOf() !== here) return;
        own += 1;
        history.back();
      }, LEAVES_MS);
    };
  }, [isOpen]);
}
