import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  exportBankFile,
  exportJournal,
  getBankLists,
  getCrossFooting,
  savePayingAccounts,
} from '@paga/contract/filing';
import { exportElectronicDeclaration } from '@paga/contract/reports/declaration';
import { exportMonthlySalary, getMonthlySalaryPdf } from '@paga/contract/reports/salaries';
import { sumCents, toCents } from '@paga/payroll';
import { dice } from '@paga/payroll/random-salary';
import { accountOf } from '@paga/testing/employees';
import { pdfjsPages } from '@paga/testing/pdfjs-pages';
import { storeRandomMonth } from '@paga/testing/random-month';
import { reportFile } from '@paga/testing/report-file';
import { closedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { type TestServer, testServer } from '@paga/testing/server';
import readWorkbook from 'read-excel-file/node';
import { validateXML } from 'xmllint-wasm';

// Twenty small months in every run; `PAGA_SOAK=1` makes a thousand of up to 10,000 rows. PAGA_SEED=<the seed a failure printed> starts with that month.
const soak = process.env.PAGA_SOAK === '1';
const [MONTHS, COMPANIES] = soak ? [1000, 50] : [20, 2];
const seed = Number(process.env.PAGA_SEED ?? 20_261_122);
const SEEDS_OF_A_MONTH = 10_000;
const schema = readFileSync(path.join(__dirname, '../../fixtures/pain.001.001.09-ours.xsd'), 'utf8');
const PREFIXES = ['11', '15', '17', '19', '20'];

/** An account at a bank by a number, its check digits good. */
function accountAt(prefix: string, index: number): string {
  const body = `${prefix}${String(index).padStart(12, '0')}`;
  return `${body}${String(98n - ((BigInt(body) * 100n) % 97n)).padStart(2, '0')}`;
}

/** Most companies are small, one in a hundred of the long run has 10,000 people. */
const sizeOf = (company: number) => (soak ? (company === 0 ? 10_000 : 20 + company * 5) : 6 + company * 9);

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
  ].slice(0, 1 + (index % 2));
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
async function paidIn(fileName: string, bytes: Uint8Array, isChecked: boolean): Promise<number[]> {
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

/** What every paper of a closed month says, read from the files. */
async function papersOf(
  server: TestServer,
  { company }: Awaited<ReturnType<typeof aCompany>>,
  month: { year: number; month: number },
) {
  const body = { tenantId: company.id, ...month };
  const file = async (
    ...asked: Parameters<typeof reportFile> extends [unknown, unknown, ...infer Rest] ? Rest : never
  ) => reportFile(server, company.user, ...asked);
  const edi = (await sheetOf((await file(exportElectronicDeclaration, { body })).bytes)).slice(2);
  const column = (...at: number[]) => cents(edi.flatMap((row) => at.map((one) => row[one])));
  const book = numbersOf(
    (await sheetOf((await file(exportMonthlySalary, { body: { ...body, name: '' } })).bytes)).at(-1),
  );
  const journal = (
    await sheetOf((await file(exportJournal, { body: { ...body, fileType: 'xlsx' } })).bytes)
  ).at(-1);
  const { body: lists } = await server.as(company.user).call(getBankLists, { query: body });
  const paid: number[] = [];
  for (const { kind, payingAccountId } of lists.lists) {
    const { fileName, bytes } = await file(exportBankFile, { body: { ...body, kind, payingAccountId } });
    const amounts = await paidIn(fileName, bytes, soak || month.month === 1);
    for (const amount of amounts) expect(amount >= 1_000_000).toBe(kind === 'realTime');
    paid.push(...amounts);
  }
  const { body: crossed } = await server.as(company.user).call(getCrossFooting, { query: body });
  return { edi, column, book, journal, lists, paid, crossed };
}

function requireEqual({
  edi,
  column,
  book,
  journal,
  lists,
  paid,
  crossed,
}: Awaited<ReturnType<typeof papersOf>>) {
  const [gross = 0, employer = 0, employee = 0, , net = 0] = book.map((euro) => toCents(Number(euro)));
  expect([column(3), column(4, 6), column(5, 7)]).toEqual([gross, employee, employer]);
  const otherwise = cents(lists.otherwise.map(({ amount }) => amount));
  expect(sumCents(paid) + otherwise).toBe(net);
  expect(paid.length + lists.otherwise.length + lists.nothing).toBe(edi.length);
  expect(numbersOf(journal).map((euro) => toCents(Number(euro)))).toEqual([
    gross + employer,
    gross + employer,
  ]);
  expect([crossed.holds, lists.difference, lists.net]).toEqual([true, 0, net / 100]);
  for (const row of edi) expect([typeof row[2], String(row[2]).length]).toEqual(['string', 10]);
}

test(`the files of ${MONTHS} random months agree to the cent, from seed ${seed}`, async () => {
  const server = await testServer();
  for (let index = 0; index < COMPANIES; index += 1) {
    const made = await aCompany(server, index);
    for (let step = 0; step < MONTHS / COMPANIES; step += 1) {
      const month = { year: 2025 + Math.floor(step / 12), month: (step % 12) + 1 };
      const ofMonth = seed + (index * MONTHS + step) * SEEDS_OF_A_MONTH;
      try {
        await storeRandomMonth(server, made.company, { ...made, month, seed: ofMonth, payable: true });
        await closedMonth(server, made.company, month);
        const papers = await papersOf(server, made, month);
        requireEqual(papers);
        if (step === 0) {
          const body = { tenantId: made.company.id, ...month, name: '' };
          const pdf = await reportFile(server, made.company.user, getMonthlySalaryPdf, { body });
          const net = papers.lists.net.toLocaleString('en-US', { minimumFractionDigits: 2 });
          expect(pdfjsPages(pdf.bytes).at(-1)).toContain(net);
        }
      } catch (error) {
        throw new Error(`PAGA_SEED=${ofMonth}: ${error instanceof Error ? error.message : error}`, {
          cause: error,
        });
      }
    }
  }
}, 36_000_000);
