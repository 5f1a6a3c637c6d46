import type { BookedLeave } from '@paga/contract/leave';
import { awayWeeks } from './away-weeks.ts';

const leave = (id: number, from: string, to: string) => ({ id, from, to }) as BookedLeave;
const running = leave(1, '2026-10-13', '2026-10-14');
const over = leave(2, '2026-10-12', '2026-10-20');
const friday = leave(3, '2026-10-16', '2026-10-18');
const intoNext = leave(4, '2026-10-18', '2026-10-19');
const monday = leave(5, '2026-10-19', '2026-10-25');
const after = leave(6, '2026-10-26', '2026-10-26');
const all = [over, running, friday, intoNext, monday, after];

test.each([
  ['a Wednesday', '2026-10-14', [[2, 1], [3, 4], [2, 4, 5], [6]]],
  ['a Sunday', '2026-10-18', [[2, 1, 3, 4], [], [2, 4, 5], [6]]],
])('leave stands in the weeks it lies in, seen from %s', (_, day, expected) => {
  const { today, thisWeek, nextWeek, later } = awayWeeks(all, day);
  expect([today, thisWeek, nextWeek, later].map((group) => group.map(({ id }) => id))).toEqual(expected);
});
