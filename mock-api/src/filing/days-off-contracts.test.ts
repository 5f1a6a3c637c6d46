import { getBankLists, getCrossFooting } from '@paga/contract/filing';
import { authenticateCode } from '@paga/contract/identity/sign-in';
import {
  acceptSalaryWarnings,
  closePeriod,
  getClosedVersions,
  getSalaries,
  getSalaryChecks,
  getSalaryTotals,
  updateSalary,
  verifyPeriod,
} from '@paga/contract/payroll';
import { getElectronicDeclaration } from '@paga/contract/reports/declaration';
import { getPaymentOrder } from '@paga/contract/reports/payment-order';
import { getMonthlySalary } from '@paga/contract/reports/salaries';
import { getStatistics } from '@paga/contract/reports/statistics';
import { addDays, isInMonth } from '@paga/payroll';
import { dice } from '@paga/payroll/random-salary';
import { calculatedMonth, closedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';

// February 2026 begins on a Sunday and ends on a Saturday. PAGA_SEED=<the seed a failure printed> replays; PAGA_SOAK=1 has more people.
const february = { month: 2, year: 2026 };
const seed = Number(process.env.PAGA_SEED ?? 20_261_131);
const PEOPLE = process.env.PAGA_SOAK ? 400 : 24;

type Contract = { contractStarted: string; expirationContract: string | null };
const FIXED: readonly Contract[] = [
  { contractStarted: '2024-03-01', expirationContract: null },
  { contractStarted: '2024-03-01', expirationContract: '2026-02-01' },
  { contractStarted: '2026-02-28', expirationContract: null },
  { contractStarted: '2026-02-07', expirationContract: '2026-02-08' },
  { contractStarted: '2024-03-01', expirationContract: '2026-01-31' },
  { contractStarted: '2026-03-01', expirationContract: null },
];

let server: TestServer;
let company: TestCompany;

beforeEach(async () => {
  server = await testServer();
  company = await server.company({ code: 'AGI26A' });
});

const as = () => server.as(company.admin);
const query = () => ({ query: { ...february, userId: company.id } });
const ofCompany = () => ({ ...february, tenantId: company.id });
const inFebruary = ({ contractStarted: started, expirationContract: ended }: Contract) =>
  isInMonth({ started, ended }, february.year, february.month);

/** Contracts that begin and end around both ends of the month. */
function randomContracts(): Contract[] {
  const roll = dice(seed);
  return Array.from({ length: PEOPLE }, () => {
    const contractStarted = addDays(roll(2) === 0 ? '2026-01-28' : '2026-02-25', roll(8));
    return { contractStarted, expirationContract: roll(2) === 0 ? null : addDays(contractStarted, roll(6)) };
  });
}

/** How many people each paper of the month has. */
async function counted() {
  const [rows, totals, order, edi, book, year, lists, crossed] = [
    (await as().call(getSalaries, query())).body.salaries,
    (await as().call(getSalaryTotals, query())).body,
    (await as().call(getPaymentOrder, { body: ofCompany() })).body,
    (await as().call(getElectronicDeclaration, { query: ofCompany() })).body,
    (await as().call(getMonthlySalary, { body: { ...ofCompany(), name: '' } })).body,
    (await as().call(getStatistics, { body: { tenantId: company.id, year: february.year } })).body,
    (await as().call(getBankLists, { query: ofCompany() })).body,
    (await as().call(getCrossFooting, { query: ofCompany() })).body,
  ];
  const paid = lists.lists.reduce((sum, { count }) => sum + count, 0);
  return {
    rows: rows.length,
    heads: totals.headCount,
    order: order.length,
    edi: edi.length,
    book: book.employees.length,
    statistics: year.months[february.month - 1]?.headCount,
    bank: paid + lists.otherwise.length + lists.nothing,
    holds: crossed.holds,
  };
}

test(`a contract that covers days off alone is in the month on every paper, at both ends, from seed ${seed}`, async () => {
  const contracts = [...FIXED, ...randomContracts()];
  await savedEmployees(
    server,
    company,
    ...contracts.map((contract, at) => ({ firstName: `Arta ${at}`, ...contract })),
  );
  await calculatedMonth(server, company, february);
  await closedMonth(server, company, february);
  const people = contracts.filter(inFebruary).length;
  expect(contracts.filter((one) => !inFebruary(one)).length).toBeGreaterThan(2);
  const all = { rows: people, heads: people, order: people, edi: people, book: people };
  expect(await counted()).toEqual({ ...all, statistics: people, bank: people, holds: true });
  const { versions } = (await as().call(getClosedVersions, query())).body;
  expect(versions[0]?.headCount).toBe(people);
  expect((await as().call(verifyPeriod, query())).body).toMatchObject({
    ...{ identical: people, total: people, hashHolds: true, differences: [] },
  });
});

test('an addition typed for such a contract is asked about, at both ends', async () => {
  await savedEmployees(
    server,
    company,
    ...FIXED.slice(0, 4).map((contract, at) => ({ firstName: `Arta ${at}`, ...contract })),
  );
  const rows = await calculatedMonth(server, company, february);
  await as().call(authenticateCode, { body: { code: 'AGI26A', userId: company.admin.id } });
  for (const { id: salaryId } of rows)
    await as().call(updateSalary, { body: { ...ofCompany(), salaryId, extraBrutto: 100 } });
  const { findings } = (await as().call(getSalaryChecks, query())).body;
  const asked = findings.filter(({ code }) => code === 'CONTRACT_ENDED');
  expect(asked.map(({ level, amount }) => [level, amount])).toEqual(Array(3).fill(['warning', 100]));
  const close = () => as().call(closePeriod, { body: { ...ofCompany(), code: 'AGI26A' } });
  expect((await close()).body.code).toBe('WARNINGS_OPEN');
  const accepted = findings.filter(({ level }) => level === 'warning');
  await as().call(acceptSalaryWarnings, {
    body: {
      ...ofCompany(),
      note: 'E dimë',
      findings: accepted.map(({ employeeId, code, fact }) => ({ employeeId, code, fact })),
    },
  });
  expect((await close()).status).toBe(200);
});
