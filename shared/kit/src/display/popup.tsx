import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import './popup.css';

type PopupProps = {
  /** What it hangs on; focus goes back there by Esc. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Edge of the anchor it is flush with. */
  align?: 'start' | 'end';
  children: ReactNode;
};

const gap = 4;
const edge = 8;

function place(box: HTMLElement, anchor: HTMLElement, align: 'start' | 'end'): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const left = align === 'end' ? at.right - width : at.left;
  const below = at.bottom + gap + height <= window.innerHeight - edge || at.top < height + gap + edge;
  box.style.left = `${Math.max(edge, Math.min(left, window.innerWidth - width - edge))}px`;
  box.style.top = `${below ? at.bottom + gap : at.top - height - gap}px`;
}

// The page around must not take what happens inside for its own.
const keepInside = (event: SyntheticEvent): void => event.stopPropagation();

/** A box over everything, hung on an element: below it, or above where there is no room. Mount it to open it. Its content has the role. */
export function Popup({ anchor, onClose, align = 'start', children }: PopupProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => {
    const element = box.current;
    const held = anchor.current;
    if (!element || !held) return;
    element.showPopover?.();
    const frame = held.closest<HTMLElement>('.ant-input-affix-wrapper') ?? held;
    const follow = (): void => place(element, frame, align);
    // A press or the focus elsewhere closes it: somebody who goes on with Tab is not left with an open box behind.
    const outside = (event: Event): void => {
      const path = event.composedPath();
      if (!path.includes(element) && !path.includes(held)) close.current();
    };
    // The focus is still on what it hangs on, or nowhere: Esc closes it and nothing around it.
    const pressed = (event: globalThis.KeyboardEvent): void => {
      const at = document.activeElement;
      if (event.key !== 'Escape' || (at !== document.body && !held.contains(at))) return;
      event.stopPropagation();
      close.current();
      held.focus();
    };
    follow();
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    document.addEventListener('pointerdown', outside, true);
    document.addEventListener('focusin', outside, true);
    document.addEventListener('keydown', pressed, true);
    return () => {
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
      document.removeEventListener('pointerdown', outside, true);
      document.removeEventListener('focusin', outside, true);
      document.removeEventListener('keydown', pressed, true);
    };
  }, [anchor, align]);
  const press = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    onClose();
    anchor.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps events from the page; what acts is inside
    <div
      ref={box}
      popover="manual"
      // A press on a label in it stays in it, and does not give the focus to the page behind.
      tabIndex={-1}
      className="paga-popup"
      onKeyDown={press}
      onClick={keepInside}
      onMouseDown={keepInside}
      onFocus={keepInside}
      onBlur={keepInside}
    >
      {children}
    </div>
  );
}
