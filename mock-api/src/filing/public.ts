// All that other areas may import of this one: reads and commands, no tables.
export { declarationDue } from './month/deadlines.ts';
export { indexOf, monthOrBlank, recentMonths, type StoredMonth } from './overview/known-months.ts';
