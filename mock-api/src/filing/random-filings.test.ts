import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  exportBankFile,
  exportJournal,
  getBankLists,
  getCrossFooting,
  savePayingAccounts,
} from '@paga/contract/filing';
import { getPayslipArchive } from '@paga/contract/payroll';
import {
  AMOUNTS,
  type Amount,
  byAmount,
  salaryColumns,
  statisticsColumns,
  totalOf,
} from '@paga/contract/reports/amounts';
import { exportElectronicDeclaration } from '@paga/contract/reports/declaration';
import { exportPaymentOrder } from '@paga/contract/reports/payment-order';
import {
  exportAnnualSalary,
  exportMonthlySalary,
  getAnnualSalary,
  getAnnualSalaryPdf,
  getMonthlySalary,
  getMonthlySalaryPdf,
  type SalaryReport,
} from '@paga/contract/reports/salaries';
import {
  getStatistics,
  getStatisticsExcel,
  getStatisticsPdf,
  type Statistics,
} from '@paga/contract/reports/statistics';
import { sumCents, toCents } from '@paga/payroll';
import { dice } from '@paga/payroll/random-salary';
import { accountOf } from '@paga/testing/employees';
import { pdfText } from '@paga/testing/pdf-text';
import { pdfjsPages } from '@paga/testing/pdfjs-pages';
import { storeRandomMonth } from '@paga/testing/random-month';
import { reportFile } from '@paga/testing/report-file';
import { closedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { type TestServer, testServer } from '@paga/testing/server';
import PizZip from 'pizzip';
import readWorkbook from 'read-excel-file/node';
import { validateXML } from 'xmllint-wasm';

// Four small months in every run; `PAGA_SOAK=1` makes a thousand of up to 10,000 rows. PAGA_SEED=<the seed a failure printed> starts with that month.
const soak = process.env.PAGA_SOAK === '1';
const [MONTHS, COMPANIES] = soak ? [1000, 50] : [4, 2];
const seed = Number(process.env.PAGA_SEED ?? 20_261_122);
const SEEDS_OF_A_MONTH = 10_000;
const schema = readFileSync(path.join(__dirname, '../../fixtures/pain.001.001.09-ours.xsd'), 'utf8');
const PREFIXES = ['11', '15', '17', '19', '20'];

/** An account at a bank by a number, its check digits good. */
function accountAt(prefix: string, index: number): string {
  const body = `${prefix}${String(index).padStart(12, '0')}`;
  return `${body}${String(98n - ((BigInt(body) * 100n) % 97n)).padStart(2, '0')}`;
}

/** Most companies are small; the first of the long run has 10,000 people. */
const sizeOf = (company: number) => (soak ? (company === 0 ? 10_000 : 20 + company * 5) : 6 + company * 9);
/** Not everybody is paid in every month: the first month has everybody, those after it half as many, down to twenty. */
const paidIn = (people: number, step: number) => Math.max(Math.min(people, 20), people >> step);
/** Whose payslips are read one by one. */
const PAYSLIPS = soak ? 30 : 6;

async function aCompany(server: TestServer, index: number) {
  const company = await server.company({ name: `Agimi ${index}` });
  const roll = dice(seed + index);
  const people = Array.from({ length: sizeOf(index) }, (_, at) => {
    const prefix = PREFIXES[roll(PREFIXES.length)] ?? '11';
    const account = roll(7) === 0 ? '' : roll(9) === 0 ? accountOf(at) : accountAt(prefix, at + 1);
    return { firstName: `Arta ${at}`, bankAccountNumber: account };
  });
  const employeeIds = await savedEmployees(server, company, ...people);
  const accounts = [
    { account: accountAt('17', 900_001), layout: 'pain001' },
    { account: accountAt('20', 900_002), layout: 'csv' },
    { account: accountAt('15', 900_003), layout: 'excel' },
  ].slice(0, 1 + ((index * 2) % 3));
  await server.as(company.admin).call(savePayingAccounts, { body: { tenantId: company.id, accounts } });
  return { company, employeeIds };
}

type Cells = readonly (readonly unknown[])[];

/** The rows of a workbook's first sheet. */
const sheetOf = async (bytes: Uint8Array): Promise<Cells> =>
  (await readWorkbook(Buffer.from(bytes)))[0]?.data ?? [];
const numbersOf = (row: readonly unknown[] = []) => row.filter((cell) => typeof cell === 'number');
const cents = (cells: readonly unknown[]) => sumCents(cells.map((cell) => toCents(Number(cell))));

/** The amounts of a bank file, in cents, by what is in the file itself. */
async function amountsOf(fileName: string, bytes: Uint8Array, isChecked: boolean): Promise<number[]> {
  if (fileName.endsWith('.xlsx')) {
    const [heads = [], ...rows] = await sheetOf(bytes);
    return rows.slice(0, -1).map((row) => toCents(Number(row[heads.indexOf('Shuma')])));
  }
  const text = Buffer.from(bytes).toString('utf8');
  if (fileName.endsWith('.csv'))
    return text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => toCents(Number(line.split(';')[6])));
  const xml = { fileName: 'list.xml', contents: text };
  const { errors } = isChecked ? await validateXML({ xml, schema, maxMemoryPages: 65_536 }) : { errors: [] };
  expect(errors).toEqual([]);
  return [...text.matchAll(/<InstdAmt Ccy="EUR">([\d.]+)</g)].map(([, amount]) => toCents(Number(amount)));
}

type Made = Awaited<ReturnType<typeof aCompany>>;
type Month = { year: number; month: number };

/** The rows of a report's workbook of a month. */
async function rowsOf(
  server: TestServer,
  { company }: Made,
  ...asked: Parameters<typeof reportFile> extends [unknown, unknown, ...infer Rest] ? Rest : never
): Promise<Cells> {
  return sheetOf((await reportFile(server, company.user, ...asked)).bytes);
}

/** The bank files of a month: their amounts, and what the page says about them. */
async function paidBy(server: TestServer, { company }: Made, month: Month) {
  const body = { tenantId: company.id, ...month };
  const { body: lists } = await server.as(company.user).call(getBankLists, { query: body });
  const paid: number[] = [];
  for (const { kind, payingAccountId } of lists.lists) {
    const asked = { body: { ...body, kind, payingAccountId } };
    const { fileName, bytes } = await reportFile(server, company.user, exportBankFile, asked);
    const amounts = await amountsOf(fileName, bytes, soak || month.month === 1);
    for (const amount of amounts) expect(amount >= 1_000_000).toBe(kind === 'realTime');
    paid.push(...amounts);
  }
  return { lists, paid };
}

/** What every paper of a closed month says, read from the files. */
async function papersOf(server: TestServer, made: Made, month: Month) {
  const body = { tenantId: made.company.id, ...month };
  const edi = (await rowsOf(server, made, exportElectronicDeclaration, { body })).slice(2);
  const book = await rowsOf(server, made, exportMonthlySalary, { body: { ...body, name: '' } });
  const year = await rowsOf(server, made, getStatisticsExcel, {
    body: { tenantId: body.tenantId, year: month.year },
  });
  const { body: crossed } = await server.as(made.company.user).call(getCrossFooting, { query: body });
  return {
    ...(await paidBy(server, made, month)),
    ...{ edi, crossed, book: book.at(-1) },
    statistics: year[year.findIndex(([first]) => first === 'Muaji') + month.month],
    order: (await rowsOf(server, made, exportPaymentOrder, { body })).at(-1),
    journal: (await rowsOf(server, made, exportJournal, { body: { ...body, fileType: 'xlsx' } })).at(-1),
  };
}

type Papers = Awaited<ReturnType<typeof papersOf>>;
const centsOf = (row: Cells[number] | undefined) => numbersOf(row).map((euro) => toCents(Number(euro)));

function requireEqual({ edi, book, statistics, order, journal, lists, paid, crossed }: Papers) {
  const column = (...at: number[]) => cents(edi.flatMap((row) => at.map((one) => row[one])));
  const [gross = 0, employer = 0, employee = 0, tax = 0, ...last] = centsOf(book);
  const net = last.at(-1) ?? 0;
  // Where something was deducted the files have it before the net, so that they add up.
  const deducted = last.length > 1 ? (last[0] ?? 0) : 0;
  expect(gross - employee - tax - deducted).toBe(net);
  expect([column(3), column(4, 6), column(5, 7)]).toEqual([gross, employee, employer]);
  const taxable = gross - employee;
  const ofYear = centsOf(statistics);
  expect([...ofYear.slice(0, 5), ofYear.at(-1)]).toEqual([gross, employer, employee, taxable, tax, net]);
  expect(ofYear.length > 6 ? ofYear[5] : 0).toBe(deducted);
  expect(centsOf(order)).toEqual([net]);
  const otherwise = cents(lists.otherwise.map(({ amount }) => amount));
  expect(sumCents(paid) + otherwise).toBe(net);
  expect(paid.length + lists.otherwise.length + lists.nothing).toBe(edi.length);
  expect(centsOf(journal)).toEqual([gross + employer, gross + employer]);
  expect([crossed.holds, lists.difference, lists.net]).toEqual([true, 0, net / 100]);
  for (const row of edi) expect([typeof row[2], String(row[2]).length]).toEqual(['string', 10]);
}

type Line = { brutto: number; personalContribute: number; tax: number; deductions?: number; netto: number };

/** The amounts of a report as its screen shows them, in cents, each line adding up to its net; the totals are the last. */
function shownLines<Name extends keyof Shown & string, Shown extends Line>(
  lines: readonly Shown[],
  columns: readonly Name[],
): number[][] {
  for (const { brutto, personalContribute, tax, deductions = 0, netto } of lines) {
    const [gross = 0, ...taken] = [brutto, personalContribute, tax, deductions].map(toCents);
    expect(gross - sumCents(taken)).toBe(toCents(netto));
  }
  const amounts = lines.map((line) => columns.map((column) => toCents(Number(line[column]))));
  const rows = amounts.slice(0, -1);
  expect(columns.map((_, at) => sumCents(rows.map((row) => row[at] ?? 0)))).toEqual(amounts.at(-1));
  return amounts;
}

const salaryLines = ({ employees, totals }: SalaryReport) =>
  shownLines([...employees, totals], salaryColumns(employees.some(({ deductions }) => deductions !== 0)));

function statisticsLines(year: Statistics): number[][] {
  const columns = statisticsColumns(year);
  const totals = byAmount(AMOUNTS, (amount) => year[totalOf(amount)]);
  const rows = year.months.filter(({ calculated }) => calculated);
  return shownLines<Amount, Record<Amount, number>>([...rows, totals], columns);
}

const AMOUNT = /[\d,]+\.\d\d(?!\d)/g;

/** The reports of a month and of its year: their lines add up, and both files have the very amounts of the screen. */
async function requireLines(server: TestServer, made: Made, month: Month) {
  const { company } = made;
  const as = server.as(company.user);
  const year = { tenantId: company.id, year: month.year };
  const one = { ...year, month: month.month, name: '' };
  const reports = [
    [(await as.call(getMonthlySalary, { body: one })).body, exportMonthlySalary, getMonthlySalaryPdf, one],
    [(await as.call(getAnnualSalary, { body: year })).body, exportAnnualSalary, getAnnualSalaryPdf, year],
    [(await as.call(getStatistics, { body: year })).body, getStatisticsExcel, getStatisticsPdf, year],
  ] as const;
  for (const [shown, excel, pdf, body] of reports) {
    const lines = 'employees' in shown ? salaryLines(shown) : statisticsLines(shown);
    const sheet = await rowsOf(server, made, excel as never, { body } as never);
    expect(sheet.map(centsOf).filter((row) => row.length > 0)).toEqual(lines);
    const { bytes } = await reportFile(server, company.user, pdf as never, { body } as never);
    const onPaper = pdfText(bytes).match(AMOUNT) ?? [];
    expect(onPaper.map((amount) => toCents(Number(amount.replaceAll(',', ''))))).toEqual(lines.flat());
  }
}

const NET = /Paga neto\s+([\d,]+\.\d\d)/;

/** The PDFs of a month: the book's last page has the net of its lists, and the payslips of a small company come to it one by one. */
async function requirePdfs(server: TestServer, { company }: Made, month: Month, { lists, edi }: Papers) {
  const body = { tenantId: company.id, ...month };
  const pdf = await reportFile(server, company.user, getMonthlySalaryPdf, { body: { ...body, name: '' } });
  const net = lists.net.toLocaleString('en-US', { minimumFractionDigits: 2 });
  expect(pdfjsPages(pdf.bytes).at(-1)).toContain(net);
  if (edi.length > PAYSLIPS) return;
  const archive = await server.as(company.user).call(getPayslipArchive, { body });
  const slips = new PizZip(archive.body as unknown as Uint8Array).file(/\.pdf$/);
  const nets = slips.map((slip) => NET.exec(pdfText(slip.asUint8Array()))?.[1]?.replaceAll(',', ''));
  expect(cents(nets)).toBe(toCents(lists.net));
}

/** Nothing of a company's months may differ. A failure names the seed that makes it again. */
async function requireMonths(server: TestServer, index: number, done: () => void) {
  const made = await aCompany(server, index);
  for (let step = 0; step < MONTHS / COMPANIES; step += 1) {
    const month = { year: 2025 + Math.floor(step / 12), month: (step % 12) + 1 };
    const ofMonth = seed + (index * MONTHS + step) * SEEDS_OF_A_MONTH;
    const employeeIds = made.employeeIds.slice(0, paidIn(made.employeeIds.length, step));
    try {
      await storeRandomMonth(server, made.company, { employeeIds, month, seed: ofMonth, payable: true });
      await closedMonth(server, made.company, month);
      const papers = await papersOf(server, made, month);
      requireEqual(papers);
      await requireLines(server, made, month);
      if (step === 0) await requirePdfs(server, made, month, papers);
    } catch (cause) {
      throw new Error(`PAGA_SEED=${ofMonth}: ${cause instanceof Error ? cause.message : cause}`, { cause });
    }
    done();
  }
}

test(`the files of ${MONTHS} random months agree to the cent, from seed ${seed}`, async () => {
  const server = await testServer();
  let green = 0;
  const done = () => {
    green += 1;
    if (soak && green % 20 === 0) process.stderr.write(`${green} of ${MONTHS} months are green\n`);
  };
  for (let index = 0; index < COMPANIES; index += 1) await requireMonths(server, index, done);
  expect(green).toBe(MONTHS);
}, 36_000_000);
