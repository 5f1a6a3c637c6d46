import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { CellEdit, Key, Layout } from '../columns/column.ts';
import type { Position } from '../range/range.ts';

/** Whether a key writes something. */
export const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

type Early<Row> = {
  keys: readonly Key[];
  layout: Layout<Row>;
  /** It may not be edited yet, and will be in a moment. */
  soon: boolean;
  onEdit: ((edits: readonly CellEdit[], unplaced: number) => void) | undefined;
  openAt: (at: Position, start: string) => boolean;
};

/**
 * What is typed on cells before the table can take it waits: the first digit of a figure that is lost would leave another figure. As soon as it can,
 * the newest opens its box with what was typed, the others are taken.
 */
export function useEarlyKeys<Row>({ keys, layout, soon, onEdit, openAt }: Early<Row>) {
  const waiting = useRef<CellEdit[]>([]);
  useEffect(() => {
    if (soon || waiting.current.length === 0) return;
    const edits = waiting.current.splice(0);
    const last = edits.pop();
    if (!onEdit || !last) return;
    if (edits.length > 0) onEdit(edits, 0);
    const row = keys.indexOf(last.key);
    const col = layout.columns.findIndex(({ key }) => key === last.column);
    openAt({ row, col }, last.text);
  });
  return (event: KeyboardEvent<HTMLElement>, at: Position): boolean => {
    const [key, column] = [keys[at.row], layout.columns[at.col]?.key];
    if (!soon || key === undefined || column === undefined) return false;
    const at0 = waiting.current.findIndex((one) => one.key === key && one.column === column);
    const [mine] = at0 < 0 ? [] : waiting.current.splice(at0, 1);
    const keep = (text: string): void => void waiting.current.push({ key, column, text });
    if (isTyped(event)) keep(`${mine?.text ?? ''}${event.key}`);
    else if (mine && event.key === 'Backspace') keep(mine.text.slice(0, -1));
    else if (mine && event.key !== 'Escape') keep(mine.text);
    return isTyped(event) || (mine !== undefined && ['Backspace', 'Escape', 'Enter'].includes(event.key));
  };
}
