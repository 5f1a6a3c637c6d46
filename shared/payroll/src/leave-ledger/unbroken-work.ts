import { addDays, type CivilDate } from '@paga/calendar';

/** A stretch of work, both days included. */
export type Stretch = { started: CivilDate; ended: CivilDate };

/** Working days that lie between two contracts without breaking the work (Law on Labour 03/L-212, art. 35(1)). */
const SHORT_BREAK_DAYS = 5;

/** Whether there are more working days between two days than a short break has; the two are no part of it. */
function isBroken(ended: CivilDate, started: CivilDate, isWorkingDay: (day: CivilDate) => boolean): boolean {
  let days = 0;
  for (let day = addDays(ended, 1); day < started; day = addDays(day, 1)) {
    if (isWorkingDay(day)) days += 1;
    if (days > SHORT_BREAK_DAYS) return true;
  }
  return false;
}

/**
 * Contracts, the oldest first, as unbroken work: a break of at most five working days is none, its days run on. Absence within a contract, paid leave and
 * sickness too, never breaks it (art. 35(2)).
 *
 * Example: contracts until 31 December 2026 and from 5 January 2027 are one stretch, a holiday, a weekend and another holiday lie between them.
 */
export function unbrokenWork(
  contracts: readonly Stretch[],
  isWorkingDay: (day: CivilDate) => boolean,
): Stretch[] {
  const stretches: Stretch[] = [];
  for (const contract of contracts) {
    const last = stretches.at(-1);
    if (last && !isBroken(last.ended, contract.started, isWorkingDay)) last.ended = contract.ended;
    else stretches.push({ ...contract });
  }
  return stretches;
}
