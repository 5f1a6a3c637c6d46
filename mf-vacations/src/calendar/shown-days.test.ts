import { chosenDays } from '../leave/chosen-days.ts';
import { toBar } from './bars.ts';
import { dayAfter } from './day-move.ts';
import { daysOf, drawnDays, headingOf, stepped } from './shown-days.ts';

test('a leave over its last day ends for the library on the day after', () => {
  const event = {
    id: 7,
    employeeId: 1,
    title: 'Arta',
    start: '2026-12-30',
    end: '2026-12-31',
    colour: 'blue',
    typeId: 2,
    reason: null,
    workingDays: 2,
  } as const;
  const facts = { letter: 'L', typeName: 'I lehonisë', reasonName: null, colour: 'blue' };
  expect(toBar(event, 'sq')).toMatchObject({
    id: '7',
    start: '2026-12-30',
    end: '2027-01-01',
    allDay: true,
    extendedProps: facts,
  });
});

test('a month is rendered, and loaded, in full weeks from Monday; a week and a day as they are', () => {
  expect(drawnDays('month', '2026-11-10')).toEqual({ from: '2026-10-26', to: '2026-12-06' });
  expect(drawnDays('list', '2028-02-29')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(drawnDays('week', '2026-11-15')).toEqual({ from: '2026-11-09', to: '2026-11-15' });
  expect(daysOf('day', '2026-11-15')).toEqual({ from: '2026-11-15', to: '2026-11-15' });
});

test('a step goes a month, a week or a day', () => {
  expect(stepped('month', '2026-01-31', 1)).toBe('2026-02-28');
  expect(stepped('week', '2026-01-01', -1)).toBe('2025-12-25');
  expect(stepped('day', '2028-02-28', 1)).toBe('2028-02-29');
  expect(headingOf('month', '2026-11-10', 'en')).toBe('November 2026');
});

test('keys move as in a date picker, and days are chosen from the earlier to the later', () => {
  const after = (key: string, date: string) => dayAfter({ key, shiftKey: false }, date);
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => after(key, '2026-11-01'))).toEqual([
    '2026-10-31',
    '2026-11-02',
    '2026-10-25',
    '2026-11-08',
  ]);
  expect(['Home', 'End', 'PageUp', 'PageDown', 'a'].map((key) => after(key, '2026-03-31'))).toEqual([
    '2026-03-30',
    '2026-04-05',
    '2026-02-28',
    '2026-04-30',
    undefined,
  ]);
  expect(chosenDays('2026-11-10', '2026-11-03')).toEqual({ from: '2026-11-03', to: '2026-11-10' });
});
