import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { chosenDays, type Days } from '../leave/chosen-days.ts';
import type { PersonRow, Wall } from './wall.ts';
import { type Cell, cellAfter } from './wall-move.ts';

type Start = { personId?: number | undefined; date: string };
type Handlers = {
  /** Enter, Space or a click: the days chosen of a person, or one. */
  onTake: (row: PersonRow, days: Days) => void;
  /** The keys left the days that are shown; without it they stay within them. */
  onLeave: ((date: string) => void) | undefined;
};

/** The cell one stands on in the chart, and the days chosen from it on: moved by keys, of which one cell takes the focus, and by the mouse. */
export function useWallCell(
  box: RefObject<HTMLElement | null>,
  wall: Wall,
  start: Start,
  { onTake, onLeave }: Handlers,
) {
  const [at, setAt] = useState<{ key: string | null; date: string }>({ key: null, date: start.date });
  const [anchor, setAnchor] = useState<string | null>(null);
  const wanted = useRef(false);
  const cell = cellOf(wall, at, start);
  const row = wall.rows[cell.row];
  const chosen = anchor === null ? null : chosenDays(anchor, cell.date);

  const stand = (next: Cell, from: string | null): void => {
    setAt({ key: wall.rows[next.row]?.key ?? null, date: next.date });
    setAnchor(from);
  };
  const move = (next: Cell, choosing: boolean): void => {
    const isShown = wall.days.some(({ date }) => date === next.date);
    if (!isShown && !onLeave) return;
    wanted.current = true;
    stand(next, choosing ? (anchor ?? cell.date) : null);
    if (!isShown) onLeave?.(next.date);
  };
  const take = (): void => {
    if (row?.kind === 'person') onTake(row, chosen ?? { from: cell.date, to: cell.date });
  };
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset.wallCell === undefined) return;
    const next = cellAfter(event, cell, wall);
    if (event.key === 'Enter' || event.key === ' ') take();
    else if (event.key === 'Escape' && anchor !== null) setAnchor(null);
    else if (next) move(next, event.shiftKey && next.row === cell.row);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  // After every rendering: the row or the days of the cell may have come only now.
  useLayoutEffect(() => {
    const target = wanted.current && box.current?.querySelector<HTMLElement>('[data-wall-cell]');
    if (!target || target.dataset.wallCell !== at.date) return;
    wanted.current = false;
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  useDayInView(box, wall, start.date);
  return { cell, chosen, press, stand, forget: () => setAnchor(null) };
}

/** Scrolls to the day one starts with, once for each stretch of days and not while the day moves in it: on a phone a month is wider than the page. */
function useDayInView(box: RefObject<HTMLElement | null>, { days }: Wall, date: string): void {
  const first = days[0]?.date;
  useLayoutEffect(() => {
    const place = days.findIndex((day) => day.date === date);
    const name = box.current?.querySelector<HTMLElement>('.wall-name');
    if (!box.current || !name || place < 0) return;
    const line = box.current.scrollWidth - name.offsetWidth;
    const seen = box.current.clientWidth - name.offsetWidth;
    box.current.scrollLeft = (line * (place + 0.5)) / days.length - seen / 2;
  }, [first, days.length]);
}

/** Where one stands: the row and day of before as far as they are there, else those one starts with. */
function cellOf(wall: Wall, at: { key: string | null; date: string }, start: Start): Cell {
  const rowWhere = (is: (row: PersonRow) => boolean): number =>
    wall.rows.findIndex((row) => row.kind === 'person' && is(row));
  const places = [
    rowWhere(({ key }) => key === at.key),
    rowWhere(({ person }) => person.id === start.personId),
    rowWhere(() => true),
  ];
  const shown = (date: string): boolean => wall.days.some((day) => day.date === date);
  const date = [at.date, start.date].find(shown) ?? wall.days[0]?.date ?? start.date;
  return { row: places.find((place) => place >= 0) ?? 0, date };
}
