import type { Endpoint } from '@paga/contract/endpoint';
import { authenticateCode } from '@paga/contract/identity/sign-in';
import { updateSalary } from '@paga/contract/payroll';
import { exportAnnualSalary, exportMonthlySalary } from '@paga/contract/reports/salaries';
import { getStatisticsExcel } from '@paga/contract/reports/statistics';
import { sumCents, toCents } from '@paga/payroll';
import { reportFile, workbookRows } from '@paga/testing/report-file';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { testServer } from '@paga/testing/server';
import PizZip from 'pizzip';

const month = { year: 2026, month: 10 };
const TAKEN = ['Kontributi i punonjësit', 'Tatimi në paga', 'Sigurimi dhe ndalesat'];

/** The rows of amounts of a report's workbook, in cents by the title of their column; the total is the last. Empty cells are left out, so count from the end. */
async function amountRows(bytes: Uint8Array): Promise<Record<string, number>[]> {
  const rows = await workbookRows(bytes);
  const head = rows.findIndex((row) => row.some(({ text }) => text === 'Bruto'));
  return rows.slice(head + 1).flatMap((row) => {
    const amounts = row.filter(({ kind }) => kind === 'number').map(({ text }) => toCents(text));
    const titles = (rows[head] ?? []).slice(-amounts.length).map(({ text }) => text);
    return amounts.length === 0
      ? []
      : [Object.fromEntries(titles.map((title, at) => [title, amounts[at] ?? 0]))];
  });
}

test('each row of the files of month, year and statistics adds up to its net, where something was deducted', async () => {
  const server = await testServer();
  const company = await server.company({ code: 'AGI26A' });
  await savedEmployees(server, company, {}, { firstName: 'Blerta', bruttoSalary: 500 });
  const [arta] = await calculatedMonth(server, company, month);
  const asked = { tenantId: company.id, year: 2026 };
  const files: [Endpoint, object, number][] = [
    [exportMonthlySalary, { ...asked, month: 10, name: '' }, 3],
    [exportAnnualSalary, asked, 3],
    [getStatisticsExcel, asked, 2],
  ];
  const readAll = async () =>
    Promise.all(
      files.map(async ([call, body]) =>
        amountRows((await reportFile(server, company.user, call, { body } as never)).bytes),
      ),
    );
  for (const rows of await readAll()) expect(Object.keys(rows[0] ?? {})).not.toContain(TAKEN[2]);

  const as = server.as(company.user);
  await as.call(authenticateCode, { body: { code: 'AGI26A', userId: company.user.id } });
  const edit = { ...month, tenantId: company.id, salaryId: arta?.id ?? 0, stops: 100.5 };
  expect((await as.call(updateSalary, { body: edit })).status).toBe(200);
  const read = await readAll();
  expect(read.map((rows) => rows.length)).toEqual(files.map(([, , rows]) => rows));
  for (const rows of read) {
    expect(rows.at(-1)?.[TAKEN[2] ?? '']).toBe(10_050);
    for (const row of rows)
      expect(row.Neto).toBe((row.Bruto ?? 0) - sumCents(TAKEN.map((title) => row[title] ?? 0)));
  }
});

/** The XML of a workbook's sheet. */
const sheetXml = (bytes: Uint8Array) => new PizZip(bytes).file('xl/worksheets/sheet1.xml')?.asText() ?? '';

test('the headings of a workbook filter its rows, and only the line of totals has formulas, whatever a text says', async () => {
  const server = await testServer();
  const company = await server.company();
  await savedEmployees(server, company, { firstName: '=SUM(C1:C9)' }, { firstName: 'Blerta' });
  await calculatedMonth(server, company, month);
  const body = { tenantId: company.id, ...month, name: '' };
  const { bytes } = await reportFile(server, company.user, exportMonthlySalary, { body });
  const xml = sheetXml(bytes);
  const heading = Number(/<autoFilter ref="A(\d+):G\d+"/.exec(xml)?.[1]);
  expect(xml).toContain(`<autoFilter ref="A${heading}:G${heading + 2}"/>`);
  const formulas = [...xml.matchAll(/<c r="([A-Z]+\d+)"[^>]*><f>([^<]*)<\/f><v>([\d.]+)<\/v>/g)];
  expect(formulas.map(([, cell, formula]) => `${cell}=${formula}`)).toEqual(
    ['C', 'D', 'E', 'F', 'G'].map(
      (column) => `${column}${heading + 3}=SUM(${column}${heading + 1}:${column}${heading + 2})`,
    ),
  );
  expect(xml.match(/<f>/g)).toHaveLength(5);
  const names = (await workbookRows(bytes)).slice(-3).map(([name]) => name?.text);
  expect(names).toContain('=SUM(C1:C9) Krasniqi');
  expect(names.at(-1)).toBe('Totali (2)');
});
