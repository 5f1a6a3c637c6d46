import type { KeyboardEvent } from 'react';

/** Where arrows, Home and End take a cursor that stands `at` one of the places 0 to `last`; any other key, nowhere. */
export function movedByKey(event: KeyboardEvent, at: number, last: number): number | undefined {
  const moves: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    Home: 0,
    End: last,
  };
  const next = moves[event.key];
  if (next === undefined) return undefined;
  event.preventDefault();
  return Math.min(last, Math.max(0, next));
}
