import { type Wall, wallOf } from './wall.ts';
import { monthSpans, scaleOf, wallDays } from './wall-days.ts';
import { cellAfter } from './wall-move.ts';

const HOLIDAY = { date: '2026-11-04', name: 'Festa', nameEn: 'Holiday', movable: false } as never;
const days = wallDays(
  { from: '2026-11-01', to: '2026-11-30' },
  { weekWorkingDays: 5, holidays: [HOLIDAY] },
  'sq',
);
const person = (id: number, name: string, ...sectorIds: number[]) => ({ id, name, gender: null, sectorIds });
const leave = (employeeId: number, from: string, to: string) => ({
  id: employeeId * 100,
  ...{ employeeId, name: `P${employeeId}`, from, to, letter: 'V', typeName: 'Vjetor', colour: 'green' },
});
const people = [person(1, 'Arta', 7), person(2, 'Besa', 7, 8), person(3, 'Çlirim', 8), person(4, 'Dren')];
const sectors = [
  { id: 7, name: 'Administrata' },
  { id: 8, name: 'Prodhimi' },
];
const chart = (facts: Partial<Parameters<typeof wallOf>[0]> = {}): Wall =>
  wallOf({ people, sectors, others: 'Pa sektor', leaves: [], days, share: 50, ...facts });
const named = (wall: Wall) =>
  wall.rows.map((row) => (row.kind === 'sector' ? `${row.name} ${row.people}` : row.person.name));

test('people stand below each of their sectors, those in none at the end; one group needs no heading', () => {
  expect(named(chart())).toEqual([
    'Administrata 2',
    ...['Arta', 'Besa'],
    'Prodhimi 2',
    ...['Besa', 'Çlirim'],
    'Pa sektor 1',
    'Dren',
  ]);
  expect(named(chart({ sectors: [{ id: 8, name: 'Prodhimi' }], others: null }))).toEqual(['Besa', 'Çlirim']);
  expect(named(chart({ sectors: [] }))).toEqual(['Arta', 'Besa', 'Çlirim', 'Dren']);
  expect(chart().people).toBe(4);
});

test('leave is cut to the days shown; who has left the company and was on leave has a row', () => {
  const wall = chart({
    leaves: [leave(1, '2026-10-28', '2026-11-03'), leave(9, '2026-11-30', '2026-12-02')],
  });
  const strips = wall.rows.flatMap((row) => (row.kind === 'person' ? row.strips : []));
  expect(strips.map(({ leave: { employeeId }, first, last }) => [employeeId, first, last])).toEqual([
    [1, 0, 2],
    [9, 29, 29],
  ]);
  // Who is away comes first in a sector.
  expect(named(wall).slice(-2)).toEqual(['P9', 'Dren']);
  expect(named(chart({ leaves: [leave(9, '2026-12-01', '2026-12-02')] }))).not.toContain('P9');
});

test('the away are counted once on working days; more than the share of a sector makes a day crowded', () => {
  const leaves = [leave(1, '2026-11-02', '2026-11-08'), leave(2, '2026-11-03', '2026-11-04')];
  const wall = chart({ leaves });
  // 1 November is a Sunday, the 4th a holiday, 7 and 8 the weekend.
  expect(wall.away.slice(0, 9)).toEqual([0, 1, 2, 0, 1, 1, 0, 0, 0]);
  const over = wall.crowdedIn.map((names, day) => (names.length ? [day + 1, ...names] : []));
  expect(over.filter(({ length }) => length > 0)).toEqual([[3, 'Administrata']]);
  const [administration] = wall.rows;
  expect(administration).toMatchObject({ kind: 'sector', people: 2 });
  // Two of four are not over half of all, though they are all of a sector.
  expect(wall.crowded).not.toContain(true);
  expect(chart({ leaves, share: 40 }).crowdedIn.filter(({ length }) => length > 0)).toHaveLength(4);
});

test('a month has days as headings, a year months, over 29 February too', () => {
  expect(scaleOf(days)).toBe('days');
  const year = wallDays({ from: '2028-01-01', to: '2028-12-31' }, { weekWorkingDays: 5, holidays: [] }, 'en');
  expect(year).toHaveLength(366);
  expect(scaleOf(year)).toBe('months');
  const spans = monthSpans(year, 'en');
  expect(spans).toHaveLength(12);
  expect(spans[1]).toMatchObject({ key: '2028-02', first: 31, last: 59 });
  expect(days[3]).toEqual({ date: '2026-11-04', holiday: 'Festa', off: true });
});

test('keys move over days and people, headings left out, and far with Ctrl', () => {
  const wall = chart();
  const after = (key: string, row: number, date: string, ctrlKey = false) =>
    cellAfter({ key, ctrlKey, metaKey: false }, { row, date }, wall);
  const at = '2026-11-10';
  expect(after('ArrowDown', 2, at)).toEqual({ row: 4, date: at });
  expect(after('ArrowUp', 1, at)).toEqual({ row: 1, date: at });
  expect(after('ArrowLeft', 1, '2026-11-01')).toEqual({ row: 1, date: '2026-10-31' });
  expect(after('ArrowRight', 1, at)).toEqual({ row: 1, date: '2026-11-11' });
  expect(after('Home', 4, at)).toEqual({ row: 4, date: '2026-11-01' });
  expect(after('End', 4, at)).toEqual({ row: 4, date: '2026-11-30' });
  expect(after('End', 1, at, true)).toEqual({ row: 7, date: at });
  expect(after('Home', 7, at, true)).toEqual({ row: 1, date: at });
  expect(after('PageDown', 1, at)).toEqual({ row: 7, date: at });
  expect(after('PageUp', 7, at)).toEqual({ row: 1, date: at });
  expect(after('x', 1, at)).toBeUndefined();
});
