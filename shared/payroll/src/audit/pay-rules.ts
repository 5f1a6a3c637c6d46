import { addDays, monthEnd, monthStart, weekday } from '@paga/calendar';
import { type HourKind, hourKinds, Payment } from '#salary/input.ts';
import { type AuditedMonth, type AuditedPay, type AuditedRow, type AuditFinding, USUAL } from './audited.ts';

/** Paid for the whole month. */
const isWhole = ({ contractDays, payDays }: AuditedPay): boolean => contractDays === payDays && payDays > 0;

/** The middle of some numbers; null of none. */
function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

// By the hour it is the price that is raised: the base goes with the hours of the month.
const agreed = (pay: AuditedPay): number => (pay.paymentType === Payment.hourly ? pay.price : pay.base);
const inCents = (pay: AuditedPay, value: number): number =>
  pay.paymentType === Payment.hourly ? Math.round((value * pay.hoursOfMonth) / 10_000) : value;

/** What is paid for the month against what was agreed before: a saved raise or cut, or a gross typed over it. */
export function raise(row: AuditedRow): AuditFinding[] {
  const before = row.past.find((one) => one.paymentType === row.paymentType);
  const now = row.typedGross ?? agreed(row);
  const old = before ? (row.typedGross === null ? agreed(before) : before.base) : row.base;
  if (row.paymentType === Payment.project || old <= 0 || (!before && row.typedGross === null)) return [];
  const share = now / old - 1;
  const isTypedLess = row.typedGross !== null && share < 0;
  if (share <= USUAL.raise && (share >= -USUAL.cut || isTypedLess)) return [];
  const [was, is] = row.typedGross === null ? [inCents(row, old), inCents(row, now)] : [old, now];
  const past = [...row.past].reverse().map(({ base }) => base);
  const value = row.typedGross === null ? 'saved' : 'typed';
  return [
    { employeeId: row.employeeId, code: 'RAISE_UNUSUAL', old: was, new: is, past, value, facts: [old, now] },
  ];
}

/** Fewer days paid than the contract has, and no leave that says why. */
export function absence(row: AuditedRow): AuditFinding[] {
  if (!isWhole(row) || row.leaveDays > 0) return [];
  const { employeeId, typedGross, base, regularHours, hoursOfMonth } = row;
  const found = (old: number, now: number, past: number[]): AuditFinding[] => [
    { employeeId, code: 'ABSENCE_UNBOOKED', old, new: now, past, facts: [old, now] },
  ];
  if (typedGross !== null && typedGross < base * USUAL.absence.gross)
    return found(
      base,
      typedGross,
      [...row.past].reverse().map(({ grossPay }) => grossPay),
    );
  const isShort = row.paymentType === Payment.hourly && regularHours < hoursOfMonth * USUAL.absence.hours;
  return isShort && typedGross === null
    ? found(
        base,
        row.grossPay,
        [...row.past].reverse().map((one) => one.grossPay),
      )
    : [];
}

/** Hours of a kind beyond the person's year; of somebody new, beyond the company's. */
export function hours(row: AuditedRow, mostOfCompany: ReadonlyMap<HourKind, number>): AuditFinding[] {
  const isKnown = row.past.length >= USUAL.months;
  return hourKinds.flatMap((kind): AuditFinding[] => {
    const now = row.hours[kind] ?? 0;
    const past = [...row.past].reverse().map((one) => one.hours[kind] ?? 0);
    const most = isKnown ? Math.max(0, ...past) : (mostOfCompany.get(kind) ?? now);
    if (now <= USUAL.hours.few || now <= most * USUAL.hours.times + USUAL.hours.more) return [];
    return [
      {
        employeeId: row.employeeId,
        code: 'HOURS_UNUSUAL',
        old: most,
        new: now,
        past,
        kind,
        facts: [kind, now],
      },
    ];
  });
}

/** The most hours of each kind that anybody had in the year before. */
export function mostHours(rows: readonly AuditedRow[]): Map<HourKind, number> {
  const most = new Map<HourKind, number>();
  for (const { past } of rows)
    for (const month of past)
      for (const kind of hourKinds) {
        const value = month.hours[kind] ?? 0;
        if (value > (most.get(kind) ?? 0)) most.set(kind, value);
      }
  return most;
}

/** What the days off of a month can hold. */
export function daysOff({ year, month, weekWorkingDays, holidays }: AuditedMonth): {
  weekend: number;
  holiday: number;
} {
  const [first, last] = [monthStart(year, month), monthEnd(year, month)];
  let weekend = 0;
  for (let day = first; day <= last; day = addDays(day, 1)) if (weekday(day) > weekWorkingDays) weekend += 1;
  return { weekend, holiday: holidays.filter((day) => day >= first && day <= last).length };
}

/** More hours on weekends and holidays than the month has room for. */
export function hoursOverMonth(row: AuditedRow, off: { weekend: number; holiday: number }): AuditFinding[] {
  const [weekend, holiday] = [row.hours.weekend ?? 0, row.hours.holiday ?? 0];
  const held = { weekend: off.weekend * USUAL.dayOff, holiday: off.holiday * USUAL.dayOff };
  const found = (kind: HourKind, old: number, now: number): AuditFinding[] => [
    { employeeId: row.employeeId, code: 'HOURS_OVER_MONTH', old, new: now, kind, facts: [kind, now] },
  ];
  if (holiday > held.holiday) return found('holiday', held.holiday, holiday);
  return weekend > held.weekend ? found('weekend', held.weekend, weekend) : [];
}

/** What everybody's net did against its own middle: a thirteenth salary is the company's doing, not a mistake. */
export function companySwing(rows: readonly AuditedRow[]): number {
  return median(rows.flatMap((row) => swingOf(row) ?? [])) ?? 1;
}

function usualNet({ past }: AuditedRow): number | null {
  const whole = past.filter(isWhole).map(({ netto }) => netto);
  return whole.length >= USUAL.months ? median(whole) : null;
}

function swingOf(row: AuditedRow): number | null {
  const usual = usualNet(row);
  return isWhole(row) && usual !== null && usual > 0 ? row.netto / usual : null;
}

/** Net far from the person's usual one, whatever made it so. */
export function netSwing(row: AuditedRow, ofCompany: number): AuditFinding[] {
  const [swing, usual] = [swingOf(row), usualNet(row)];
  if (swing === null || usual === null) return [];
  const far = (share: number): boolean => Math.abs(share - 1) > USUAL.swing;
  if (!far(swing) || !far(swing / ofCompany)) return [];
  const past = [...row.past].reverse().map(({ netto }) => netto);
  const old = Math.round(usual);
  return [
    { employeeId: row.employeeId, code: 'NET_SWING', old, new: row.netto, past, facts: [old, row.netto] },
  ];
}
