import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { AfterBox } from './cell-openers-of.ts';
import type { CellEditing } from './columns/column.ts';
import type { OpenCell } from './use-cell-editing.ts';

type CellBoxProps<Row> = { row: Row; title: string; edit: CellEditing<Row>; open: OpenCell };

/** The box of a cell that is edited: Enter takes the text and goes down, with Ctrl for the whole range; Tab goes on, Esc leaves everything as it was. */
export function CellBox<Row>({ row, title, edit, open }: CellBoxProps<Row>): ReactNode {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const done = useRef(false);
  const [text, setText] = useState(open.start ?? edit.text(row));
  const [problem, setProblem] = useState<string>();
  useLayoutEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    if (open.start === undefined) box.current?.select();
  }, [open.start]);

  const take = (then: AfterBox): void => {
    const wrong = then === 'none' ? undefined : edit.problem?.(text, row);
    setProblem(wrong);
    if (wrong || done.current) return;
    done.current = true;
    open.commit(text, then);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    event.stopPropagation();
    const keys: Record<string, AfterBox> = {
      Enter: event.ctrlKey || event.metaKey ? 'all' : event.shiftKey ? 'up' : 'down',
      Tab: event.shiftKey ? 'previous' : 'next',
    };
    const then = keys[event.key];
    if (then) {
      event.preventDefault();
      take(then);
    } else if (event.key === 'Escape') {
      done.current = true;
      open.cancel();
    }
  };
  return (
    <>
      <input
        ref={box}
        className="paga-cell-box"
        aria-label={title}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        inputMode={edit.inputMode ?? 'text'}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          open.typing(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => take('none')}
      />
      {problem && <Problem id={id} box={box} text={problem} />}
    </>
  );
}

/** What is wrong with a text, above its cell and over everything: a table cuts off what stands out of it. */
function Problem({
  id,
  box,
  text,
}: {
  id: string;
  box: RefObject<HTMLElement | null>;
  text: string;
}): ReactNode {
  const bubble = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const [element, held] = [bubble.current, box.current];
    if (!element || !held) return;
    element.showPopover?.();
    const place = (): void => {
      const at = held.getBoundingClientRect();
      element.style.left = `${Math.max(4, Math.min(at.left, innerWidth - element.offsetWidth - 4))}px`;
      element.style.top = `${at.top - element.offsetHeight - 2}px`;
    };
    place();
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
    };
  }, [box]);
  return (
    <span ref={bubble} id={id} role="alert" popover="manual" className="paga-cell-problem">
      {text}
    </span>
  );
}
