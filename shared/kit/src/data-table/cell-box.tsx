import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import type { CellEditing } from './columns/column.ts';
import type { AfterBox, OpenCell } from './use-cell-editing.ts';

type CellBoxProps<Row> = { row: Row; title: string; edit: CellEditing<Row>; open: OpenCell };

/** The box of a cell that is edited: Enter takes the text and goes down, Tab goes on, Esc leaves everything as it was. */
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
      Enter: event.shiftKey ? 'up' : 'down',
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
      {problem && (
        <span id={id} role="alert" className="paga-cell-problem">
          {problem}
        </span>
      )}
    </>
  );
}
