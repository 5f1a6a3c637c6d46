import {
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import './tooltip.css';

type Placement = 'top' | 'bottom' | 'left' | 'right';

const SHOWN_AFTER_MS = 400;
/** Time to move into the text. */
const HIDDEN_AFTER_MS = 100;
const GAP = 8;
const EDGE = 8;

/** Shown in the landmark or dialog of what it explains: text on the bare page belongs to no part of it for who cannot see. */
function landmarkOf(trigger: HTMLElement): HTMLElement {
  return (
    trigger.closest<HTMLElement>('[role=dialog], main, nav, aside') ??
    trigger.closest<HTMLElement>('header, footer') ??
    document.body
  );
}

function place(box: HTMLElement, trigger: HTMLElement, wanted: Placement): void {
  const at = trigger.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const beside = wanted === 'left' || wanted === 'right';
  const roomAbove = at.top - height - GAP >= EDGE;
  const roomBelow = at.bottom + height + GAP <= window.innerHeight - EDGE;
  const above = wanted === 'bottom' ? !roomBelow && roomAbove : roomAbove || !roomBelow;
  const left = wanted === 'left' ? at.left - width - GAP : at.right + GAP;
  const x = beside ? left : (at.left + at.right - width) / 2;
  const y = beside ? (at.top + at.bottom - height) / 2 : above ? at.top - height - GAP : at.bottom + GAP;
  box.style.left = `${Math.max(EDGE, Math.min(x, window.innerWidth - width - EDGE))}px`;
  box.style.top = `${y}px`;
}

/** What the tooltip listens to at its child, beside what the child itself does then. */
type Trigger = {
  onPointerEnter?: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave?: (event: PointerEvent<HTMLElement>) => void;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  'aria-describedby'?: string;
};

type TooltipProps = { title: ReactNode; children: ReactElement; placement?: Placement };

/** A short text at hover and keyboard focus of its child, which passes on what it is given. Esc hides it. */
export function Tooltip({ title, children, placement = 'top' }: TooltipProps): ReactNode {
  const id = useId();
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const showSoon = (element: HTMLElement | null, after: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTrigger(element), after);
  };
  const hide = (): void => showSoon(null, HIDDEN_AFTER_MS);
  const child = children as ReactElement<Trigger>;
  const { props } = child;
  const shown = trigger !== null && title !== '' && title !== null && title !== undefined;
  return (
    <>
      {cloneElement(child, {
        'aria-describedby': shown ? id : props['aria-describedby'],
        onPointerEnter: (event) => {
          props.onPointerEnter?.(event);
          if (event.pointerType !== 'touch') showSoon(event.currentTarget, SHOWN_AFTER_MS);
        },
        onPointerLeave: (event) => {
          props.onPointerLeave?.(event);
          hide();
        },
        onFocus: (event) => {
          props.onFocus?.(event);
          if (event.currentTarget.matches(':focus-visible')) showSoon(event.currentTarget, SHOWN_AFTER_MS);
        },
        onBlur: (event) => {
          props.onBlur?.(event);
          hide();
        },
      })}
      {shown &&
        createPortal(
          <Tip
            id={id}
            trigger={trigger}
            placement={placement}
            onStay={() => clearTimeout(timer.current)}
            onLeave={hide}
            onHide={() => setTrigger(null)}
          >
            {title}
          </Tip>,
          landmarkOf(trigger),
        )}
    </>
  );
}

type TipProps = {
  id: string;
  trigger: HTMLElement;
  placement: Placement;
  onStay: () => void;
  onLeave: () => void;
  onHide: () => void;
  children: ReactNode;
};

function Tip({ id, trigger, placement, onStay, onLeave, onHide, children }: TipProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const hide = useRef(onHide);
  hide.current = onHide;
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    element.showPopover?.();
    place(element, trigger, placement);
    const gone = (): void => hide.current();
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') gone();
    };
    window.addEventListener('scroll', gone, { capture: true, passive: true });
    document.addEventListener('keydown', press, true);
    return () => {
      window.removeEventListener('scroll', gone, { capture: true });
      document.removeEventListener('keydown', press, true);
    };
  }, [trigger, placement]);
  return (
    <div
      ref={box}
      id={id}
      role="tooltip"
      popover="manual"
      className="paga-tooltip"
      onPointerEnter={onStay}
      onPointerLeave={onLeave}
    >
      {children}
    </div>
  );
}
