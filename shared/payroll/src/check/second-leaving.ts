import { cents, euro, exact, times } from './exact-fraction.ts';

/** Unused leave by exact fractions: a day is worth `base / payDays`, rounded once at the end. Shares no code with `unusedLeavePay`. */
export function secondLeavePay(days: number, base: number, payDays: number): number {
  const halves = BigInt(Math.round(days * 2));
  return Number(cents(times(euro(BigInt(base)), exact(halves, BigInt(payDays) * 2n))));
}

const SERVICE: readonly (readonly [months: number, days: number])[] = [
  [24, 45],
  [6, 30],
];

/** Whole months between two days, by the platform's calendar: the day of the month decides whether the last one is whole. */
function wholeMonths(from: string, to: string): number {
  const [start, end] = [new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)];
  const months =
    (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth();
  const lastOfMonth = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  return end.getUTCDate() >= Math.min(start.getUTCDate(), lastOfMonth) ? months : months - 1;
}

/** An employer's notice of an open contract, by whole months of service; above ten years from the day after on. */
export function secondNotice(since: string, noticeOn: string): number {
  const dayBefore = new Date(Date.parse(`${noticeOn}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  if (wholeMonths(since, dayBefore) >= 120) return 60;
  const served = wholeMonths(since, noticeOn);
  return SERVICE.find(([months]) => served >= months)?.[1] ?? 0;
}
