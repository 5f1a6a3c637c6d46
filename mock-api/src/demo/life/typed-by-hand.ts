import type { SalaryEdit } from '@paga/contract/payroll';
import { type LifeMonth, thrown } from './months.ts';

/** Whom a month's inputs are typed for. */
export type Worker = { place: number; sector: string; gross: number; isFullTime: boolean };

/** How many of a hundred work longer, by month: before the holidays and in early summer most, in August least. */
const BUSY = [0, 14, 16, 20, 26, 22, 32, 18, 10, 28, 34, 38, 42];
/** The months of a bonus for everybody: before the summer, and the year's end. */
const BONUS: ReadonlyMap<number, number> = new Map([
  [6, 0.2],
  [12, 0.25],
]);
const SALES_BONUS = { month: 3, share: 0.1 };
/** The months whose public holidays somebody has to work on. */
const HOLIDAYS = new Set([1, 4, 5, 11, 12]);
const [ADVANCE, PHONE] = [150, 12.5];

/** Whole euro of a share of the gross. */
const share = (gross: number, of: number) => Math.round(gross * of);

function hours({ place, sector, isFullTime }: Worker, month: LifeMonth): SalaryEdit {
  if (!isFullTime) return {};
  const busy = BUSY[month.month] ?? 0;
  const workshop = sector === 'Prodhimi' || sector === 'Logjistika';
  const is = (what: number, below: number) => thrown(place, month, what) < below;
  return {
    ...(is(1, workshop ? busy * 2 : busy / 2) && { afterWorkHours: 4 + (thrown(place, month, 2) % 17) }),
    ...(sector === 'Logjistika' && is(3, busy) && { nightHours: 8 + 4 * (thrown(place, month, 4) % 4) }),
    ...(sector === 'Shitja' && is(5, busy) && { weekendHours: 8 }),
    ...(sector === 'Teknologjia' && is(6, 15) && { guardHours: 12 }),
    ...(workshop && HOLIDAYS.has(month.month) && is(7, 12) && { holidaysHours: 8 }),
  };
}

function bonus({ sector, gross }: Worker, { month }: LifeMonth): SalaryEdit {
  const ofAll = BONUS.get(month);
  if (ofAll !== undefined) return { extraBrutto: share(gross, ofAll) };
  const ofSales = month === SALES_BONUS.month && sector === 'Shitja';
  return ofSales ? { extraBrutto: share(gross, SALES_BONUS.share) } : {};
}

function deductions({ place, sector, gross }: Worker, month: LifeMonth): SalaryEdit {
  return {
    ...(gross >= 700 && thrown(place, month, 8) < 6 && { avanseStops: ADVANCE }),
    ...(sector === 'Shitja' && place % 3 === 0 && { phoneStops: PHONE }),
  };
}

/** What is typed for somebody in a month; undefined when nothing is. */
export function typedFor(worker: Worker, month: LifeMonth): SalaryEdit | undefined {
  const edit = { ...hours(worker, month), ...bonus(worker, month), ...deductions(worker, month) };
  return Object.keys(edit).length > 0 ? edit : undefined;
}
