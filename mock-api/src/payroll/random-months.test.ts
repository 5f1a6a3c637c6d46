import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import {
  acceptSalaryWarnings,
  closePeriod,
  exportSalaries,
  getClosedVersions,
  getPayslip,
  getSalaries,
  getSalaryChecks,
  getSalaryInputs,
  getSalaryTotals,
  type Payslip,
  reopenPeriod,
  type SalaryRow,
  type SalaryTotals,
  verifyPeriod,
} from '@paga/contract/payroll';
import { type RowFigures, sumCents, toCents, toEuro } from '@paga/payroll';
import { storeRandomMonth } from '@paga/testing/random-month';
import { savedEmployees } from '@paga/testing/saved-employees';
import { testServer } from '@paga/testing/server';
import { openWorkbook } from '#core/workbook/open-workbook.ts';
import { lockedMonth } from '#months/period.ts';
import { sortedFields } from '#months/sorted-fields.ts';
import { closeMonth } from './closing/close-period.ts';
import { accountsOfMonth } from './rows/accounts-of-month.ts';

// A sample in every run; `PAGA_SOAK=1` makes a hundred months of a thousand rows. PAGA_SEED=<the seed a failure printed> starts with that month.
const [MONTHS, PEOPLE] = process.env.PAGA_SOAK === '1' ? [100, 1000] : [2, 75];
const seed = Number(process.env.PAGA_SEED ?? 20_261_108);
const SEEDS_OF_A_MONTH = 10_000;
const rowsInAll = `${MONTHS * PEOPLE} random rows in ${MONTHS} month(s) from seed ${seed}`;

/** By turns a month from 2026 on and one from July 2024 back to 2020, of the tables of 2009. */
function monthOf(index: number) {
  const [turn, step] = [index % 2, Math.floor(index / 2)];
  const ordinal = turn === 0 ? 2026 * 12 + step : 2024 * 12 + 6 - step;
  return { year: Math.floor(ordinal / 12), month: (ordinal % 12) + 1 };
}

type Stored = { month: number; year: number; query: { month: number; year: number; userId: number } };

/** A company whose months are random, and what is done with each of them; a failure names the seed of its month. */
async function eachMonth({ payable }: { payable: boolean }) {
  const server = await testServer();
  const company = await server.company({ code: 'AGI26A' });
  const people = Array.from({ length: PEOPLE }, (_, index) => ({ firstName: `Arta ${index}` }));
  const employeeIds = await savedEmployees(server, company, ...people);
  const as = server.as(company.admin);
  const run = async (check: (stored: Stored) => Promise<void>) => {
    for (let index = 0; index < MONTHS; index += 1) {
      const month = monthOf(index);
      const ofMonth = seed + index * SEEDS_OF_A_MONTH;
      try {
        await storeRandomMonth(server, company, { month, employeeIds, seed: ofMonth, payable });
        await check({ ...month, query: { ...month, userId: company.id } });
      } catch (error) {
        throw new Error(`PAGA_SEED=${ofMonth}: ${error instanceof Error ? error.message : error}`, {
          cause: error,
        });
      }
    }
  };
  const closed = ({ month, year }: Stored['query']) =>
    server.inCompany(company.id, async (tx) => {
      const ctx = { tx, companyId: company.id, now: server.clock.now(), actor: { userId: company.admin.id } };
      const period = await lockedMonth(ctx, { month, year });
      return closeMonth(ctx, period, await accountsOfMonth(ctx, period.id));
    });
  return { company, as, run, closed };
}

/** The engine of the built screens in Chromium: a line of inputs in, a line of figures out. */
function engineInChromium() {
  const script = path.resolve(import.meta.dirname, '../../../shared/build/bench/engine-in-chromium.mjs');
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ask = async (inputs: string): Promise<[number, RowFigures][]> => {
    child.stdin.write(`${inputs}\n`);
    const { value, done } = await answers.next();
    if (done) throw new Error('the browser gave no answer');
    return JSON.parse(value);
  };
  return { ask, end: () => child.stdin.end() };
}

let browser: ReturnType<typeof engineInChromium> | undefined;
afterAll(() => browser?.end());

test(`the built engine in Chromium shows what the server stored, in ${rowsInAll}`, async () => {
  const { as, run } = await eachMonth({ payable: false });
  browser = engineInChromium();
  const { ask } = browser;
  await run(async ({ query }) => {
    const { salaries } = (await as.call(getSalaries, { query })).body;
    const { status, body: inputs } = await as.call(getSalaryInputs, { query });
    if (status !== 200) throw new Error(JSON.stringify(inputs));
    const figures = new Map(await ask(JSON.stringify(inputs)));
    expect(figures.size).toBe(PEOPLE);
    for (const {
      id,
      employeeId,
      name,
      employer,
      personalNumber,
      salaryPaymentType,
      mark,
      version,
      ...shown
    } of salaries) {
      const [inBrowser, onServer] = [figures.get(id), shown].map((row) => JSON.stringify(row, sortedFields));
      if (inBrowser !== onServer)
        throw new Error(`${name}: the browser says ${inBrowser}, the server ${onServer}`);
    }
  });
}, 3_600_000);

type Money = Exclude<keyof SalaryTotals, 'rowCount' | 'headCount'>;

/** The figures that rows, payslips, totals and the workbook have in common, in the order of the workbook, which has two more. */
const ofRow: Record<Money, (row: SalaryRow) => number> = {
  brutto: (row) => row.initialBrutto,
  extraHours: (row) => row.overtimeTable.total,
  extras: (row) => row.extras,
  totalBrutto: (row) => row.totalBrutto,
  pensionalContribution: (row) => row.pensionalContribution,
  employerContribution: (row) => row.employerContribution,
  totalTaxableSalary: (row) => row.taxableSalary,
  totalTax: (row) => row.tax,
  totalPrime: (row) => row.prime,
  stops: (row) => row.stopTable.total,
  netto: (row) => row.netto,
};
const money = Object.keys(ofRow) as Money[];
const figuresOf = (row: SalaryRow) => money.map((name) => ofRow[name](row));
/** A line of the workbook: with the employer's share of the insurance before the total gross, and the company cost at the end. */
function inWorkbook(figures: number[], insurancePlus: number): number[] {
  const of = (name: Money) => toCents(figures[money.indexOf(name)] ?? 0);
  const before = money.indexOf('totalBrutto');
  expect(of('brutto') + of('extraHours') + of('extras') + toCents(insurancePlus)).toBe(of('totalBrutto'));
  const cost = toEuro(of('totalBrutto') + of('employerContribution'));
  return [...figures.slice(0, before), insurancePlus, ...figures.slice(before), cost];
}
const figuresOfSlip = (slip: Payslip) => [
  slip.initialBrutto,
  slip.overtimeTotal,
  slip.extras,
  slip.totalBrutto,
  slip.pensionalContribution,
  slip.employerContribution,
  slip.taxableSalary,
  slip.tax,
  slip.prime,
  slip.stopTable.total,
  slip.netto,
];

/** Who is somebody of the month: with a contract day, or with pay. */
const headsIn = (rows: readonly SalaryRow[]) =>
  rows.filter(({ contractDays, totalBrutto, netto }) => contractDays > 0 || totalBrutto !== 0 || netto !== 0)
    .length;

/** Name, then the numbers of each line of a salary workbook, its headings left out. */
async function linesOf(workbook: Uint8Array): Promise<[string, ...number[]][]> {
  const lines: [string, ...number[]][] = [];
  for await (const { cells } of openWorkbook(workbook)) {
    const [first, ...rest] = [...cells.values()];
    const numbers = rest.filter(({ kind }) => kind === 'number').map(({ text }) => Number(text));
    if (numbers.length > 0) lines.push([first?.text ?? '', ...numbers]);
  }
  return lines;
}

test(`totals are the sums of the rows, and rows, payslips and workbook say the same, in ${rowsInAll}`, async () => {
  const { company, as, run } = await eachMonth({ payable: false });
  await run(async ({ query, month, year }) => {
    const { salaries } = (await as.call(getSalaries, { query })).body;
    const { body: totals } = await as.call(getSalaryTotals, { query });
    const sums = money.map((name) => toEuro(sumCents(salaries.map((row) => toCents(ofRow[name](row))))));
    expect([totals.rowCount, totals.headCount, ...money.map((name) => totals[name])]).toEqual([
      PEOPLE,
      headsIn(salaries),
      ...sums,
    ]);
    const { body: workbook } = await as.call(exportSalaries, {
      query: { month, year, tenantId: company.id },
    });
    const insurance = toEuro(sumCents(salaries.map((row) => toCents(row.insurancePlus))));
    const people = salaries.map((row) => [row.name, ...inWorkbook(figuresOf(row), row.insurancePlus)]);
    expect(await linesOf(workbook)).toEqual([
      ...people,
      [`Totali (${PEOPLE})`, ...inWorkbook(sums, insurance)],
    ]);
    for (const row of salaries) {
      const { body: slip } = await as.call(getPayslip, { params: { id: row.id } });
      expect([slip.employee.fullName, ...figuresOfSlip(slip)]).toEqual([row.name, ...figuresOf(row)]);
      expect([slip.overtimeTable, slip.extraTable, slip.stopTable]).toEqual([
        row.overtimeTable,
        row.extraTable,
        row.stopTable,
      ]);
    }
  });
}, 3_600_000);

test(`closing, reopening and closing again is the same closing to the cent, in ${rowsInAll}`, async () => {
  const { company, as, run, closed } = await eachMonth({ payable: true });
  await run(async ({ query, month, year }) => {
    const body = { month, year, tenantId: company.id, code: 'AGI26A' };
    const { findings } = (await as.call(getSalaryChecks, { query })).body;
    const warnings = findings.map(({ employeeId, code, fact }) => ({ employeeId, code, fact }));
    const accepted = { month, year, tenantId: company.id, note: 'Të dhëna të rastit', findings: warnings };
    if (warnings.length > 0)
      expect((await as.call(acceptSalaryWarnings, { body: accepted })).status).toBe(200);
    const before = await as.call(getSalaries, { query });
    // Random rows are no employee's own: a closing by the call would ask for a new calculation first.
    expect(await as.call(closePeriod, { body })).toMatchObject({ body: { code: 'MONTH_OUTDATED' } });
    await closed(query);
    expect(await as.call(reopenPeriod, { body })).toMatchObject({ status: 200 });
    await closed(query);
    const { versions } = (await as.call(getClosedVersions, { query })).body;
    expect(versions.map(({ number, headCount }) => [number, headCount])).toEqual(
      [2, 1].map((number) => [number, headsIn(before.body.salaries)]),
    );
    expect(new Set(versions.map(({ hash }) => hash)).size).toBe(1);
    const { body: verified } = await as.call(verifyPeriod, { query });
    expect(verified).toMatchObject({ total: PEOPLE, identical: PEOPLE, hashHolds: true, differences: [] });
    expect((await as.call(getSalaries, { query })).body.salaries).toEqual(before.body.salaries);
  });
}, 3_600_000);
