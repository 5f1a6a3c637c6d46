import { addDays } from '@paga/payroll';
import type { Wall } from './wall.ts';

/** A cell of the chart: a row by its place, a day by its date. */
export type Cell = { row: number; date: string };
type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>;

/** People that a page goes up or down. */
const PAGE = 10;

/**
 * The cell a key leads to: arrows a day or a person, Home and End the first and last day, with Ctrl the first and last person, PageUp and PageDown
 * ten people. The day may lie before or after those that are shown; undefined: not a key of the chart.
 */
export function cellAfter({ key, ctrlKey, metaKey }: Press, at: Cell, wall: Wall): Cell | undefined {
  const people = wall.rows.flatMap(({ kind }, row) => (kind === 'person' ? [row] : []));
  const place = people.indexOf(at.row);
  const to = (next: number): Cell => ({
    ...at,
    row: people[Math.min(Math.max(next, 0), people.length - 1)] ?? at.row,
  });
  const [first, last] = [wall.days[0]?.date ?? at.date, wall.days.at(-1)?.date ?? at.date];
  const far = ctrlKey || metaKey;
  const moves: Record<string, () => Cell> = {
    ArrowLeft: () => ({ ...at, date: addDays(at.date, -1) }),
    ArrowRight: () => ({ ...at, date: addDays(at.date, 1) }),
    ArrowUp: () => to(place - 1),
    ArrowDown: () => to(place + 1),
    PageUp: () => to(place - PAGE),
    PageDown: () => to(place + PAGE),
    Home: () => (far ? to(0) : { ...at, date: first }),
    End: () => (far ? to(people.length - 1) : { ...at, date: last }),
  };
  return moves[key]?.();
}
