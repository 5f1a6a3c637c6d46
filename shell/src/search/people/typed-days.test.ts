import { typedDays } from './typed-days.ts';

const today = '2026-10-15';

test.each([
  ['leave besnik 15-17 dec', '2026-12-15', '2026-12-17', 'leave besnik'],
  ['pushim besnik 15-17 dhjetor', '2026-12-15', '2026-12-17', 'pushim besnik'],
  ['pushim besnik nga 28 dhjetor deri më 3 janar', '2026-12-28', '2027-01-03', 'pushim besnik'],
  ['leave from 28 Dec 2026 to 3 January 2027 besnik', '2026-12-28', '2027-01-03', 'leave besnik'],
  ['besnik 15.12-17.12 pushim', '2026-12-15', '2026-12-17', 'besnik pushim'],
  ['pushim besnik 15.-17.12.2026', '2026-12-15', '2026-12-17', 'pushim besnik'],
  ['leave besnik 2 nov', '2026-11-02', '2026-11-02', 'leave besnik'],
  ['pushim besnik më 02.11.2026', '2026-11-02', '2026-11-02', 'pushim besnik'],
  // Not over by more than a month: this year's; else the next.
  ['leave besnik 1-2 oct', '2026-10-01', '2026-10-02', 'leave besnik'],
  ['leave besnik 1-2 mars', '2027-03-01', '2027-03-02', 'leave besnik'],
])('%p names days and leaves the rest', (text, from, to, rest) => {
  expect(typedDays(text, today)).toEqual({ days: { from, to }, rest });
});

test.each([
  'leave besnik',
  'besnik 2026',
  'besnik 31-32 dec',
  'besnik 17-15 dec',
  'besnik 30 shkurt',
  'payslip besnik oct',
])('%p names no days', (text) => {
  expect(typedDays(text, today)).toBeUndefined();
});
