import { auditWholeMonth, monthAuditor } from '#audit/audit-month.ts';
import type { AuditCode, AuditedMonth, AuditedPay, AuditFinding } from '#audit/audited.ts';
import { checkPersonalNumber } from '#identifiers/personal-number.ts';
import { type OrdinaryCompany, ordinaryCompany, type PaidMonth } from './ordinary-months.ts';
import { type Mistake, plantedMonth } from './planted-mistakes.ts';

function auditMonth(month: AuditedMonth): AuditFinding[] {
  const { ofRow, ofAll } = monthAuditor(month);
  return [...month.rows.flatMap(ofRow), ...ofAll()];
}

// A sample in every run; `pnpm soak audit` makes a thousand months. PAGA_SEED starts from another seed.
const MONTHS = process.env.PAGA_SOAK === '1' ? 1000 : 12;
const PLANTED = process.env.PAGA_SOAK === '1' ? 20 : 2;
const seed = Number(process.env.PAGA_SEED ?? 20_261_123);

function payOf({ input, result }: PaidMonth): AuditedPay {
  return {
    ...{ paymentType: input.pay.type, base: result.base, price: result.pricePerHour, netto: result.netto },
    ...{ typedGross: input.grossOverride ?? null, grossPay: result.grossPay },
    hours: Object.fromEntries(
      Object.entries(input.hours ?? {}).map(([kind, value]) => [kind, Number(value)]),
    ),
    ...{ regularHours: result.regularHours / 100, hoursOfMonth: result.hoursOfMonth / 100 },
    ...{ payDays: result.payDays, contractDays: result.contractDays, leaveDays: result.leaveDays },
  };
}

function audited({ periods, people, today, openBefore, facts }: OrdinaryCompany): AuditedMonth {
  const period = periods.at(-1);
  if (!period) throw new Error('no month');
  const { year, month, paymentDate, weekWorkingDays, holidays } = period;
  const rows = people.flatMap(({ id, name, birthDate, personalNumber, months }) => {
    const now = months.at(-1);
    if (!now) return [];
    const past = months
      .slice(0, -1)
      .flatMap((one, at) => (one ? [{ ...payOf(one), ago: months.length - 1 - at }] : []));
    const person = {
      employeeId: id,
      name,
      birthDate,
      personalNumber: personalNumber ?? '',
      account: now.account,
    };
    return [{ ...payOf(now), ...person, past: past.reverse() }];
  });
  const missingFacts = Object.entries(facts).flatMap(([fact, value]) => (value === null ? [fact] : []));
  return { year, month, paymentDate, today, weekWorkingDays, holidays, openBefore, missingFacts, rows };
}

test(`at most one person in a hundred is found in ${MONTHS} ordinary months from seed ${seed}`, () => {
  let people = 0;
  const found = new Map<string, number>();
  for (let at = 0; at < MONTHS; at += 1) {
    const month = audited(ordinaryCompany(seed + at));
    people += month.rows.length;
    expect(auditWholeMonth(month)).toEqual([]);
    for (const { code } of auditMonth(month)) found.set(code, (found.get(code) ?? 0) + 1);
  }
  const all = [...found.values()].reduce((sum, count) => sum + count, 0);
  if (MONTHS > 100)
    process.stderr.write(
      `${all} findings of ${people} people: ${JSON.stringify(Object.fromEntries(found))}\n`,
    );
  expect({ all, people, isFew: all / people <= 0.01, ...Object.fromEntries(found) }).toMatchObject({
    isFew: true,
  });
});

/** By which finding each mistake is to be known. The check itself, not the audit, knows missing and shared accounts and contracts that have ended. */
const KNOWN_BY: Partial<Record<Mistake, AuditCode | readonly AuditCode[]>> = {
  netSwing: 'NET_SWING',
  raiseSaved: 'RAISE_UNUSUAL',
  raiseTyped: 'RAISE_UNUSUAL',
  // Holidays' hours beyond the habit are beyond the month too.
  hoursOutOfHabit: ['HOURS_UNUSUAL', 'HOURS_OVER_MONTH'],
  personalNumberDigit: 'PERSONAL_NUMBER_DIGITS',
  personalNumberMissing: 'PERSONAL_NUMBER_MISSING',
  accountDigits: 'ACCOUNT_DIGITS',
  personTwice: 'PERSON_TWICE',
  hoursOverMonth: 'HOURS_OVER_MONTH',
  absenceUnbooked: 'ABSENCE_UNBOOKED',
};
const OF_THE_MONTH: Partial<Record<Mistake, string>> = {
  paymentDatePast: 'PAYMENT_DATE_PAST',
  paymentDayOff: 'PAYMENT_DAY_OFF',
  earlierMonthOpen: 'EARLIER_MONTH_OPEN',
  factsMissing: 'FACTS_MISSING',
};

/** One changed digit in eleven leaves the check digit right: nobody can see that. */
const fits = (kind: Mistake, id: number | null, { rows }: AuditedMonth): boolean =>
  kind === 'personalNumberDigit' &&
  checkPersonalNumber(rows.find(({ employeeId }) => employeeId === id)?.personalNumber ?? '').problem ===
    null;

test(`every planted mistake is found in ${PLANTED} months of 120 from seed ${seed}`, () => {
  const missed: string[] = [];
  for (let at = 0; at < PLANTED; at += 1) {
    const { company, planted } = plantedMonth(seed + at);
    const month = audited(company);
    const ofPeople = new Set(auditMonth(month).map(({ employeeId, code }) => `${employeeId} ${code}`));
    const ofMonth = new Set<string>(auditWholeMonth(month).map(({ code }) => code));
    for (const { kind, employeeId } of planted) {
      const [codes, whole] = [[KNOWN_BY[kind] ?? []].flat(), OF_THE_MONTH[kind]];
      const isKnown = codes.some((code) => ofPeople.has(`${employeeId} ${code}`));
      if (codes.length > 0 && !isKnown && !fits(kind, employeeId, month))
        missed.push(`${seed + at} ${kind} ${employeeId}`);
      if (whole && !ofMonth.has(whole)) missed.push(`${seed + at} ${kind}`);
    }
  }
  expect(missed).toEqual([]);
});
