import { weekday } from '@paga/calendar';
import type { AuditCode, AuditedMonth, AuditedRow, AuditFinding, MonthFinding } from './audited.ts';
import {
  absence,
  companySwing,
  daysOff,
  hours,
  hoursOverMonth,
  mostHours,
  netSwing,
  raise,
} from './pay-rules.ts';
import { accountDigits, personalNumber, twice } from './person-rules.ts';

/** What says already why a net is another one. */
const EXPLAINS_NET: ReadonlySet<AuditCode> = new Set([
  'RAISE_UNUSUAL',
  'HOURS_UNUSUAL',
  'HOURS_OVER_MONTH',
  'ABSENCE_UNBOOKED',
]);

/** In parts, as a month may have very many rows: what is odd about each row, and what they have in common. */
type MonthAuditor = { ofRow: (row: AuditedRow) => AuditFinding[]; ofAll: () => AuditFinding[] };

/**
 * Compares a month with the twelve before it, person by person, and says what somebody should look at. Pure: same month, same findings.
 *
 * Example: a base of 1,000.00 that is 5,660.00 this month is `{ code: 'RAISE_UNUSUAL', old: 100000, new: 566000, … }` of its row.
 */
export function monthAuditor(month: AuditedMonth): MonthAuditor {
  const { rows } = month;
  const [most, off, swing] = [mostHours(rows), daysOff(month), companySwing(rows)];
  const ofRow = (row: AuditedRow) => {
    const over = hoursOverMonth(row, off);
    const ofPay = [...raise(row), ...absence(row), ...over, ...(over.length > 0 ? [] : hours(row, most))];
    const isExplained = ofPay.some(({ code }) => EXPLAINS_NET.has(code));
    return [
      ...ofPay,
      ...(isExplained ? [] : netSwing(row, swing)),
      ...personalNumber(row),
      ...accountDigits(row),
    ];
  };
  return { ofRow, ofAll: () => twice(rows) };
}

/** What is odd about the month as a whole. */
export function auditWholeMonth(month: Omit<AuditedMonth, 'rows'>): MonthFinding[] {
  const { paymentDate: date, today, weekWorkingDays, holidays, openBefore, missingFacts } = month;
  const isOff = weekday(date) > weekWorkingDays || weekday(date) > 5 || holidays.includes(date);
  return [
    ...(date < today ? [{ code: 'PAYMENT_DATE_PAST' as const, date }] : []),
    ...(isOff ? [{ code: 'PAYMENT_DAY_OFF' as const, date }] : []),
    ...(openBefore.length > 0 ? [{ code: 'EARLIER_MONTH_OPEN' as const, months: [...openBefore] }] : []),
    ...(missingFacts.length > 0 ? [{ code: 'FACTS_MISSING' as const, facts: [...missingFacts] }] : []),
  ];
}
