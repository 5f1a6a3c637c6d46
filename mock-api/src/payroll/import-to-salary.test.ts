import { createEmployee, employeeOfRow, previewImport } from '@paga/contract/employees';
import { generateSalaries, getSalaryTotals } from '@paga/contract/payroll';
import { testServer } from '@paga/testing/server';
import { anImportLine, anImportWorkbook } from '@paga/testing/workbook';

/** The published examples of the payroll rules, as five people of a company no sample knows. */
const workbook = anImportWorkbook(
  anImportLine({
    'Emri dhe mbiemri': 'Çlirim Hoxha',
    'Numri personal': '1000000001',
    'Paga bruto': 250,
    Gjinia: 'Mashkull',
  }),
  anImportLine({
    'Emri dhe mbiemri': 'Ëndrra Shala',
    'Numri personal': '1000000002',
    'Paga bruto': 300,
    Sektori: 'Prodhimi',
  }),
  anImportLine({
    'Emri dhe mbiemri': 'Nol Berisha',
    'Numri personal': '1000000003',
    'Paga bruto': 500,
    Sektori: null,
    Banka: null,
  }),
  anImportLine({ 'Emri dhe mbiemri': 'Teuta Gashi', 'Numri personal': '1000000004', 'Paga bruto': 1369.59 }),
  anImportLine({
    'Emri dhe mbiemri': 'Valon Krasniqi',
    'Numri personal': '1000000005',
    'Paga bruto': 400,
    Punëdhënësi: 'Sekondar',
  }),
);

test('a workbook of other people goes through preview and save into a month with the nets of the law', async () => {
  const server = await testServer();
  const company = await server.company({ name: 'Sharri' });
  const as = server.as(company.admin);
  const file = new File([new Uint8Array(workbook)], 'sharri.xlsx');
  const { body: preview } = await as.call(previewImport, { body: { file, userId: company.id } });
  for (const row of preview.value) {
    expect(row).toMatchObject({ isValid: true });
    expect(
      (await as.call(createEmployee, { body: { ...employeeOfRow(row), userId: company.id } })).status,
    ).toBe(200);
  }
  const query = { month: 10, year: 2026, userId: company.id };
  const { body } = await as.call(generateSalaries, { query });
  expect(body.salaries.map(({ name, netto }) => [name, netto])).toEqual([
    ['Çlirim Hoxha', 237.5],
    ['Ëndrra Shala', 282.2],
    ['Nol Berisha', 456.5],
    ['Teuta Gashi', 1200],
    ['Valon Krasniqi', 342],
  ]);
  const totals = await as.call(getSalaryTotals, { query });
  expect(totals.body).toMatchObject({
    headCount: 5,
    brutto: 2819.59,
    pensionalContribution: 140.98,
    totalTax: 160.41,
    netto: 2518.2,
  });
});
