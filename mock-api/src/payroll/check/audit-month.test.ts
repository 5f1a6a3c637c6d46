import {
  acceptSalaryWarnings,
  type Finding,
  getSalaryChecks,
  withdrawAcceptance,
} from '@paga/contract/payroll';
import { type Mistake, plantedMonth } from '@paga/payroll/planted-mistakes';
import { storeOrdinaryCompany } from '@paga/testing/ordinary-company';
import { testServer } from '@paga/testing/server';
import { and, eq } from 'drizzle-orm';
import { salaryPeriod } from '#company/months/table.ts';
import { tenant } from '#core/db/table.ts';

/** The findings by which each planted mistake is known. */
const KNOWN_BY: Record<Mistake, readonly string[]> = {
  netSwing: ['NET_SWING'],
  raiseSaved: ['RAISE_UNUSUAL'],
  raiseTyped: ['RAISE_UNUSUAL'],
  hoursOutOfHabit: ['HOURS_UNUSUAL', 'HOURS_OVER_MONTH'],
  personalNumberDigit: ['PERSONAL_NUMBER_DIGITS'],
  personalNumberMissing: ['PERSONAL_NUMBER_MISSING'],
  accountDigits: ['ACCOUNT_DIGITS'],
  accountMissing: ['ACCOUNT_MISSING'],
  accountOfAnother: ['ACCOUNT_SHARED'],
  personTwice: ['PERSON_TWICE'],
  hoursOverMonth: ['HOURS_OVER_MONTH'],
  contractEnded: ['CONTRACT_ENDED'],
  absenceUnbooked: ['ABSENCE_UNBOOKED'],
  paymentDatePast: ['PAYMENT_DATE_PAST'],
  paymentDayOff: ['PAYMENT_DAY_OFF'],
  earlierMonthOpen: ['EARLIER_MONTH_OPEN'],
  factsMissing: ['FACTS_MISSING'],
};

/** A company of 120 with the forty planted mistakes in its open month. */
async function planted(seed: number) {
  const server = await testServer();
  const company = await server.company({ code: 'AGI26A' });
  const { company: invented, planted: mistakes } = plantedMonth(seed);
  const ids = await storeOrdinaryCompany(server, company, invented);
  const { year = 0, month = 0 } = invented.periods.at(-1) ?? {};
  const as = server.as(company.admin);
  const check = async () =>
    (await as.call(getSalaryChecks, { query: { year, month, userId: company.id } })).body;
  const accept = (findings: readonly Finding[], in_ = { year, month }) =>
    as.call(acceptSalaryWarnings, {
      body: {
        ...{ ...in_, tenantId: company.id, note: 'E pamë' },
        findings: findings.map(({ employeeId, code, fact }) => ({ employeeId, code, fact })),
      },
    });
  return { server, company, as, ids, mistakes, year, month, check, accept };
}

test('all forty mistakes that were planted in a month of 120 are found, each with old and new', async () => {
  const { check, mistakes, ids } = await planted(20_261_123);
  const { findings, month } = await check();
  const codes = new Set<string>(month.map(({ code }) => code));
  const ofPeople = new Set(
    findings.flatMap(({ employeeId, otherIds = [], code }) =>
      [employeeId, ...otherIds].map((id) => `${id} ${code}`),
    ),
  );
  const missed = mistakes.filter(({ kind, employeeId }) => {
    const id = employeeId === null ? null : ids.get(employeeId);
    return !KNOWN_BY[kind].some((code) => (id === null ? codes.has(code) : ofPeople.has(`${id} ${code}`)));
  });
  expect({ missed, planted: mistakes.length }).toEqual({ missed: [], planted: 40 });
  for (const { code, old, new: is, past } of findings)
    if (['RAISE_UNUSUAL', 'NET_SWING', 'HOURS_UNUSUAL'].includes(code))
      expect([code, typeof old, typeof is, past?.length]).toEqual([code, 'number', 'number', 12]);
  // A few more than were planted are allowed: one in a hundred people.
  const about = new Set(mistakes.flatMap(({ employeeId }) => ids.get(employeeId ?? 0) ?? []));
  expect(
    findings.filter(({ employeeId, code }) => !about.has(employeeId) && !SHARED.includes(code)).length,
  ).toBeLessThanOrEqual(1);
});
/** These name the other person as well. */
const SHARED = ['ACCOUNT_SHARED', 'PERSON_TWICE'];

test('a person twice stays accepted in the next months while it is so, and can be opened again', async () => {
  const { server, company, as, check, accept, year, month } = await planted(20_261_124);
  const earlier = month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };
  await server.inCompany(company.id, (tx) =>
    tx
      .update(salaryPeriod)
      .set({ closedAt: null })
      .where(and(eq(salaryPeriod.year, earlier.year), eq(salaryPeriod.month, earlier.month))),
  );
  const of = async (query: { year: number; month: number }) =>
    (await as.call(getSalaryChecks, { query: { ...query, userId: company.id } })).body.findings.filter(
      ({ code }) => code === 'PERSON_TWICE',
    );
  const before = await of(earlier);
  expect(before.length).toBeGreaterThan(1);
  expect((await accept(before, earlier)).status).toBe(200);
  const now = await of({ year, month });
  expect(now.every(({ accepted }) => accepted?.note === 'E pamë')).toBe(true);
  // A raise is of its month only.
  const { findings } = await check();
  expect(findings.filter(({ code, accepted }) => code === 'RAISE_UNUSUAL' && accepted)).toEqual([]);
  const employeeId = now[0]?.employeeId ?? 0;
  const body = { year, month, tenantId: company.id, employeeId, finding: 'PERSON_TWICE' as const };
  expect((await as.call(withdrawAcceptance, { body })).status).toBe(204);
  expect((await of({ year, month })).find((one) => one.employeeId === employeeId)?.accepted).toBeNull();
  expect((await of(earlier)).every(({ accepted }) => accepted !== null)).toBe(true);
});

test('facts of the company that the declaration needs are named while they are missing; a closed month says nothing', async () => {
  const { server, company, check, year, month } = await planted(20_261_125);
  const missing = async () => (await check()).month.find(({ code }) => code === 'FACTS_MISSING');
  expect(await missing()).toMatchObject({ facts: expect.arrayContaining(['address', 'phone']) });
  const all = { businessNumber: '810123456', address: 'Prishtinë', phone: '044', authorizedPerson: 'Arta' };
  await server.asAccess((tx) => tx.update(tenant).set(all).where(eq(tenant.id, company.id)));
  expect(await missing()).toBeUndefined();
  await server.inCompany(company.id, (tx) =>
    tx
      .update(salaryPeriod)
      .set({ closedAt: new Date() })
      .where(and(eq(salaryPeriod.year, year), eq(salaryPeriod.month, month))),
  );
  expect((await check()).month).toEqual([]);
});
