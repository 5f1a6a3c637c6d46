import { employeeOfRow, type NewEmployee } from '@paga/contract/employees';
import { type CivilDate, EmploymentType } from '@paga/contract/shapes';
import { addDays, addMonths, civilDate, monthEnd, parts } from '@paga/payroll';
import type { ReadRow } from '#employees/public.ts';
import { dayBack } from './months.ts';

/** One of Agimi's people: the place in the workbook, and the form that saves them. */
export type Person = { place: number; form: NewEmployee };

/** The month that the workbook is of: the last one that is over has its newcomers, whenever the demo is made. */
const WORKBOOK_MONTH = '2026-10-01';

/** Who came within the year, by place: so many months ago, on this day. */
const CAME: ReadonlyMap<number, readonly [back: number, day: number]> = new Map([
  [14, [9, 8]],
  [30, [8, 12]],
  [47, [7, 2]],
  [63, [6, 1]],
  [66, [6, 16]],
  [79, [5, 1]],
  [88, [4, 4]],
  [101, [3, 1]],
  [112, [2, 9]],
]);

/** Whose pay was raised, and how many months ago: the workshop's in spring, the shops' after summer. */
export const RAISES = [
  {
    ...{ back: 7, name: 'Rritja vjetore', percentage: 5 },
    places: [4, 7, 8, 13, 18, 24, 29, 33, 38, 42, 49, 55, 60, 68, 76, 81, 95, 107],
  },
  { back: 3, name: 'Rritja e shitjes', percentage: 4, places: [12, 15, 28, 39, 52, 59, 74, 87, 90, 93] },
] as const;

/** Who has a birthday so many days from now. */
const BIRTHDAYS: ReadonlyMap<number, readonly [after: number, born: number]> = new Map([
  [3, [1, 1988]],
  [22, [3, 1979]],
  [41, [6, 1995]],
  [64, [12, 1983]],
  [90, [25, 1991]],
]);

/** Whose contract ends with this month, and in the middle of the next. */
const [ENDS_NOW, ENDS_SOON] = [17, 58];

const monthsBetween = (from: CivilDate, to: CivilDate) => {
  const [start, end] = [parts(from), parts(to)];
  return (end.year - start.year) * 12 + end.month - start.month;
};

function birthOf(place: number, today: CivilDate): CivilDate {
  const [after, born] = BIRTHDAYS.get(place) ?? [];
  if (after === undefined || born === undefined)
    return civilDate(1966 + ((place * 7) % 35), 1 + ((place * 5) % 12), 1 + ((place * 11) % 28));
  const { month, day } = parts(addDays(today, after));
  // 28 February stands in for the 29th: not every year has one.
  return civilDate(born, month, month === 2 ? Math.min(day, 28) : day);
}

function endOf(place: number, today: CivilDate): CivilDate | null {
  const { year, month } = parts(today);
  if (place === ENDS_NOW) return monthEnd(year, month);
  return place === ENDS_SOON ? addDays(monthEnd(year, month), 15) : null;
}

/** Agimi's people as they were when the year began, those who came within it with the day they came. */
export function peopleOf(rows: readonly ReadRow[], today: CivilDate): Person[] {
  const moved = monthsBetween(WORKBOOK_MONTH, dayBack(today, 1, 1));
  return rows.map((row, place) => {
    const form = employeeOfRow(row);
    const [back, day] = CAME.get(place) ?? [];
    const started =
      back !== undefined && day !== undefined
        ? dayBack(today, back, day)
        : addMonths(form.contractStarted ?? WORKBOOK_MONTH, moved);
    const isSkilled = form.employmentType === EmploymentType.fullTime && place % 4 === 0;
    return {
      place,
      form: {
        ...{ ...form, jobStarted: started, contractStarted: started },
        birthDate: birthOf(place, today),
        expirationContract: endOf(place, today),
        municipality: form.address?.split(', ').at(-1) ?? null,
        priorExperienceMonths: isSkilled ? (place % 9) * 12 : null,
      },
    };
  });
}
