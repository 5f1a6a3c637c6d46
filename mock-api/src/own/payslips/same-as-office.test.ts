import { getOwnHome } from '@paga/contract/own/home';
import { getOwnPayslip, getOwnPayslips } from '@paga/contract/own/payslips';
import {
  explainSalary,
  getClosedVersions,
  getPayHistory,
  getPayslip,
  getSalaryComparison,
} from '@paga/contract/payroll';
import { getEmployeeCertificate } from '@paga/contract/reports/certificate';
import { sumCents, toCents, toEuro } from '@paga/payroll';
import { joinedEmployee } from '@paga/testing/own-page';
import { storeRandomMonth } from '@paga/testing/random-month';
import { closedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';

// A sample in every run; `PAGA_SOAK=1` looks at a year of a thousand people. PAGA_SEED=<the seed a failure printed> makes the same again.
const [MONTHS, PEOPLE] = process.env.PAGA_SOAK === '1' ? [12, 1000] : [3, 30];
const seed = Number(process.env.PAGA_SEED ?? 20_261_130);
const SEEDS_OF_A_MONTH = 10_000;
const YEAR = 2026;
const months = Array.from({ length: MONTHS }, (_, index) => ({ year: YEAR, month: index + 1 }));

async function closedYear(): Promise<{ server: TestServer; company: TestCompany; employeeIds: number[] }> {
  const server = await testServer();
  server.clock.set(`${YEAR + 1}-02-28T09:00:00Z`);
  const company = await server.company();
  const people = Array.from({ length: PEOPLE }, (_, index) => ({ firstName: `Arta ${index}` }));
  const employeeIds = await savedEmployees(server, company, ...people);
  for (const [index, month] of months.entries()) {
    await storeRandomMonth(server, company, { month, employeeIds, seed: seed + index * SEEDS_OF_A_MONTH });
    await closedMonth(server, company, month);
  }
  return { server, company, employeeIds };
}

test(`the own page of ${PEOPLE} people says of ${MONTHS} months what the office says, from seed ${seed}`, async () => {
  const { server, company, employeeIds } = await closedYear();
  const office = server.as(company.admin);
  const userId = company.id;
  const hashes = new Map<number, string | undefined>();
  for (const month of months) {
    const { body } = await office.call(getClosedVersions, { query: { ...month, userId } });
    hashes.set(month.month, body.versions?.[0]?.hash);
  }
  let compared = 0;
  for (const employeeId of employeeIds) {
    const own = server.as(await joinedEmployee(server, company.id, employeeId));
    const { body: history } = await office.call(getPayHistory, { query: { employeeId } });
    const { body: list } = await own.call(getOwnPayslips, {});
    // A row of zeros outside of the contract is nobody's payslip.
    const listed = history.filter(({ month }) => list.months.some((one) => one.month === month));
    expect(history.filter((one) => !listed.includes(one) && one.netto !== 0)).toEqual([]);
    expect(list.months.map(({ month, netto, standing }) => [month, netto, standing])).toEqual(
      listed.map(({ month, netto }) => [month, netto, 'holds']),
    );
    for (const [at, { salaryId, month }] of listed.entries()) {
      const id = list.months[at]?.id ?? 0;
      const { body: page } = await own.call(getOwnPayslip, { params: { id } });
      const { body: slip } = await office.call(getPayslip, { params: { id: salaryId } });
      const { body: trace } = await office.call(explainSalary, { params: { id: salaryId } });
      expect(page).toMatchObject({ same: true, number: 1, hash: hashes.get(month), standing: 'holds' });
      expect(page.slip).toEqual({ ...slip, salaryId: id });
      expect(page.trace).toEqual(trace);
      compared += 1;
    }
    const { body: home } = await own.call(getOwnHome, {});
    const [last, before] = listed;
    expect(home.last?.netto).toBe(last?.netto);
    if (last && before?.month === last.month - 1) {
      const query = { month: last.month, year: YEAR, userId, employeeId };
      const [row] = (await office.call(getSalaryComparison, { query })).body.rows;
      expect(home.last?.change).toMatchObject({ difference: row?.difference, causes: row?.causes });
      expect(sumCents((row?.causes ?? []).map(({ amount }) => toCents(amount)))).toBe(
        toCents(last.netto) - toCents(before.netto),
      );
    }
    const { body: certificate } = await office.call(getEmployeeCertificate, {
      query: { employeeId, year: YEAR },
    });
    expect(list.years).toEqual([
      {
        ...{ year: YEAR, months: certificate.months, totalBrutto: certificate.bruto },
        ...{ contribution: certificate.totalPersonalContribute, tax: certificate.totalTaxes },
        netto: certificate.totalNetto,
      },
    ]);
    expect(toEuro(sumCents(list.months.map(({ netto }) => toCents(netto))))).toBe(certificate.totalNetto);
  }
  expect(compared).toBeGreaterThan((MONTHS * PEOPLE) / 2);
});
