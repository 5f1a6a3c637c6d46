import { type PointerEvent, useRef } from 'react';
import type { Wall } from './wall.ts';
import type { Cell } from './wall-move.ts';

type Pointing = {
  wall: Wall;
  stand: (cell: Cell, anchor: string | null) => void;
  /** The mouse was let go, or a finger has touched a cell. */
  onTake: (row: number, from: string, to: string) => void;
  labelOf: (row: number, day: number) => string;
};

/** The days of a row by mouse: a click takes one, a drag chooses several. A finger scrolls the chart, so it only touches. */
export function useWallPointer({ wall, stand, onTake, labelOf }: Pointing) {
  const begun = useRef<Cell | null>(null);

  const cellAt = (
    event: PointerEvent<HTMLElement>,
  ): { line: HTMLElement; row: number; day: number } | null => {
    const line =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-wall-row]') : null;
    if (!line) return null;
    const { left, width } = line.getBoundingClientRect();
    const day = Math.floor(((event.clientX - left) * wall.days.length) / Math.max(width, 1));
    return {
      line,
      row: Number(line.dataset.wallRow),
      day: Math.min(Math.max(day, 0), wall.days.length - 1),
    };
  };
  const dateOf = (day: number): string => wall.days[day]?.date ?? '';

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    const hit = cellAt(event);
    if (!hit || event.button !== 0) return;
    begun.current = { row: hit.row, date: dateOf(hit.day) };
    stand(begun.current, null);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const hit = cellAt(event);
    if (!hit) return;
    const from = begun.current;
    if (!from) hit.line.title = labelOf(hit.row, hit.day);
    else if (event.pointerType === 'mouse') stand({ row: from.row, date: dateOf(hit.day) }, from.date);
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>): void => {
    const [from, hit] = [begun.current, cellAt(event)];
    begun.current = null;
    if (from && hit) onTake(from.row, from.date, event.pointerType === 'mouse' ? dateOf(hit.day) : from.date);
  };
  const onPointerCancel = (): void => {
    begun.current = null;
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}
