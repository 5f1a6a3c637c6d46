import { type KeyboardEvent, useRef } from 'react';
import type { Layout } from '../columns/column.ts';
import type { Position } from '../range/range.ts';
import { isTyped } from './use-early-keys.ts';

/** Letters that follow each other faster belong to one name. */
const PAUSE_MS = 1_000;

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The next of these texts in which a word begins so, from a place on and round the end; -1 where none does. */
export function nextNamed(names: readonly string[], typed: string, from: number): number {
  const wanted = folded(typed);
  const isNamed = (name: string): boolean => ` ${folded(name)}`.includes(` ${wanted}`);
  const after = names.findIndex((name, at) => at >= from && isNamed(name));
  return after >= 0 ? after : names.findIndex(isNamed);
}

type Jump<Row> = { rows: readonly Row[]; layout: Layout<Row>; go: (position: Position) => void };

/** Letters typed on a column of names lead to the row that is meant; a letter alone, pressed again, to the next one. */
export function useNameJump<Row>({ rows, layout, go }: Jump<Row>) {
  const typed = useRef({ text: '', at: 0 });
  return (event: KeyboardEvent<HTMLElement>, at: Position): boolean => {
    const column = layout.columns[at.col];
    if (!column?.findsTyped || at.row < 0 || at.row >= rows.length) return false;
    const isGoing = event.timeStamp - typed.current.at < PAUSE_MS && typed.current.text !== '';
    const isSpace = event.key === ' ' && !event.shiftKey && !event.ctrlKey && isGoing;
    if (!isSpace && !(isTyped(event) && /[\p{L}\d'.-]/u.test(event.key))) return false;
    const before = isGoing ? typed.current.text : '';
    const text = before === event.key ? before : before + event.key;
    typed.current = { text, at: event.timeStamp };
    const names = rows.map((row) => String(column.value?.(row) ?? ''));
    const found = nextNamed(names, text, text.length === 1 ? at.row + 1 : at.row);
    if (found >= 0) go({ row: found, col: at.col });
    return true;
  };
}
