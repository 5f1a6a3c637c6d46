import { getTableColumns } from 'drizzle-orm';
import { WORKBOOK_LIMITS } from '#core/workbook/limits.ts';
import { unzip } from '#core/workbook/unzip.ts';
import { employee } from '#people/table.ts';
import { parseWorkbook } from '../import/read/parse-workbook.ts';
import { employeeWorkbook } from './employee-workbook.ts';
import type { ExportRow } from './export-rows.ts';

const nothing = Object.fromEntries(Object.keys(getTableColumns(employee)).map((column) => [column, null]));

// Every column of the table is there, so that a new one needs no line here.
const arta = {
  ...nothing,
  id: 1,
  firstName: 'Arta',
  lastName: 'Krasniqi',
  personalNumber: '0123456789',
  email: 'arta.krasniqi@example.com',
  phone: '+383 44 111 222',
  gender: 1,
  occupation: '=HYPERLINK("http://example.com")',
  bank: 'BKT',
  bankAccountNumber: '1212012345678906',
  employeeStatus: 1,
  draftStatus: 0,
  employerTier: 2,
  employmentType: 2,
  salaryPaymentType: 1,
  noTaxes: false,
  hasContributions: true,
  contributePercentage: '7.5000',
  healthInsurance: 3,
  familyMembers: [],
  baseCents: 125_050,
  contractStarted: '2024-03-01',
  earlierContracts: [],
  grossSalary: 1250.5,
  sectorNames: 'Administrata',
} as unknown as ExportRow;

const exported = () =>
  employeeWorkbook([arta], {
    company: 'Agimi',
    today: '2026-10-15',
    language: 'sq',
    selection: 'Aktivë',
    logo: null,
  });

test('an export can be read again by the importer', async () => {
  const { bytes, fileName } = await exported();
  const { rows, problems } = await parseWorkbook(bytes, { today: '2026-10-15' });
  expect(fileName).toBe('Punonjesit-2026-10-15.xlsx');
  expect(problems).toEqual([]);
  expect(rows).toMatchObject([
    {
      row: 5,
      name: 'Arta Krasniqi',
      idNumber: '0123456789',
      bankAccountNumber: '1212012345678906',
      grossSalary: 1250.5,
      contributionPercentage: 7.5,
      contractDate: '2024-03-01',
      employerTier: 2,
      employmentType: 2,
      gender: 1,
    },
  ]);
});

test('what looks like a formula stays a text', async () => {
  const { bytes } = await exported();
  const parts = await unzip(bytes, WORKBOOK_LIMITS);
  let xml = '';
  for await (const piece of parts.read('xl/worksheets/sheet1.xml')) xml += piece;
  expect(xml).not.toContain('<f>');
  expect(xml).toMatch(/<c r="B5" [^>]*t="(s|inlineStr)"/);
});
