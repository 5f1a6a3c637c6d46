import type { CivilDate } from '@paga/calendar';
import type { LedgerLine } from './ledger-line.ts';

const ofYear = (lines: readonly LedgerLine[], year: number) => lines.filter((line) => line.year === year);
const sum = (lines: readonly LedgerLine[]) => lines.reduce((total, { days }) => total + days, 0);

/** The balance at the end of a day: the sum of the lines of its year up to it. Example: `balanceOn(lines, '2026-06-30')`. */
export function balanceOn(lines: readonly LedgerLine[], date: CivilDate): number {
  return sum(ofYear(lines, Number(date.slice(0, 4))).filter((line) => line.date <= date));
}

/** The lowest the balance of a year ever is: below 0 somebody used days they did not have yet. `lines` are in ledger order. */
export function lowestBalance(lines: readonly LedgerLine[], year: number): number {
  let [balance, lowest] = [0, Number.POSITIVE_INFINITY];
  const account = ofYear(lines, year);
  account.forEach(({ date, days }, index) => {
    balance += days;
    if (account[index + 1]?.date !== date) lowest = Math.min(lowest, balance);
  });
  return account.length === 0 ? 0 : lowest;
}

/** What a year's account says in sum; `expired` up to the day it is looked at from, so that `left` is what may still be booked. */
export type YearFigures = { total: number; used: number; expired: number; left: number };

/** The figures of a year, all of them sums of its lines: `total` given, carried and corrected, `left` the rest, never below 0. */
export function yearFigures(lines: readonly LedgerLine[], year: number, today: CivilDate): YearFigures {
  const account = ofYear(lines, year);
  const of = (kind: LedgerLine['kind']) => sum(account.filter((line) => line.kind === kind));
  const total = of('given') + of('carried') + of('corrected');
  const used = 0 - of('used');
  const expired = 0 - sum(account.filter((line) => line.kind === 'expired' && line.date < today));
  return { total, used, expired, left: Math.max(total - used - expired, 0) };
}
