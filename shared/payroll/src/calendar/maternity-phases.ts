import { addDays, addMonths, type CivilDate } from '@paga/calendar';
import { lastMaternityDay, lastPaidMaternityDay } from './leave-days.ts';

/** Who pays a stretch of maternity leave (Law on Labour 03/L-212, art. 49): the employer, the government at half of the average pay, or nobody. */
type MaternityPayer = 'employer' | 'government' | 'unpaid';

/** A stretch of maternity leave that one pays for, both days included. */
type MaternityPhase = { payer: MaternityPayer; from: CivilDate; to: CivilDate };

/** Months of a maternity leave after which the government no longer pays (law). */
const GOVERNMENT_UNTIL_MONTH = 9;

/**
 * A maternity leave in the parts that different ones pay for, by date from its first day `since`: months 1 to 6, 7 to 9 and 10 to 12. Parts are cut
 * to the entry `from` to `to`; those that lie outside it are left out.
 *
 * Example: `maternityPhases({ since: '2026-01-10', from: '2026-01-10', to: '2026-08-31' })` is the employer until 2026-07-09 and the government
 * from then until 2026-08-31.
 */
export function maternityPhases({
  since,
  from,
  to,
}: Record<'since' | 'from' | 'to', CivilDate>): MaternityPhase[] {
  const lastPaid = lastPaidMaternityDay(since);
  const lastOfGovernment = addDays(addMonths(since, GOVERNMENT_UNTIL_MONTH), -1);
  const whole: MaternityPhase[] = [
    { payer: 'employer', from: since, to: lastPaid },
    { payer: 'government', from: addDays(lastPaid, 1), to: lastOfGovernment },
    { payer: 'unpaid', from: addDays(lastOfGovernment, 1), to: lastMaternityDay(since) },
  ];
  return whole
    .map((phase) => ({
      payer: phase.payer,
      from: phase.from > from ? phase.from : from,
      to: phase.to < to ? phase.to : to,
    }))
    .filter((phase) => phase.from <= phase.to);
}
