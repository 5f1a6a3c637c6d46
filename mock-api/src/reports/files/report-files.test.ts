import { uploadLogo } from '@paga/contract/company/profile';
import type { Endpoint } from '@paga/contract/endpoint';
import { updateOwnLanguage } from '@paga/contract/identity/preferences';
import { exportVacationList, getVacationListPdf } from '@paga/contract/reports';
import { exportElectronicDeclaration } from '@paga/contract/reports/declaration';
import { exportPaymentOrder, getPaymentOrderPdf } from '@paga/contract/reports/payment-order';
import {
  exportAnnualSalary,
  exportMonthlySalary,
  getAnnualSalaryPdf,
  getMonthlySalaryPdf,
} from '@paga/contract/reports/salaries';
import { getStatistics, getStatisticsExcel, getStatisticsPdf } from '@paga/contract/reports/statistics';
import { pdfPages } from '@paga/testing/pdf-pages';
import { pdfText } from '@paga/testing/pdf-text';
import { followed, reportFile, workbookRows } from '@paga/testing/report-file';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { testFiles } from '@paga/testing/test-files';
import PizZip from 'pizzip';
import sharp from 'sharp';
import { sweepReports } from './store-report.ts';

let server: TestServer;
let company: TestCompany;
let blerta: number;
beforeAll(async () => {
  server = await testServer();
  company = await server.company({ name: 'Agimi' });
  [, blerta = 0] = await savedEmployees(
    server,
    company,
    { personalNumber: '0123456789', bankAccountNumber: '1212012345678906' },
    { firstName: '=Blerta', bruttoSalary: 500 },
  );
  await calculatedMonth(server, company, { month: 10, year: 2026 });
  const picture = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#0E7A50' } })
    .png()
    .toBuffer();
  await server
    .as(company.admin)
    .call(uploadLogo, { body: { logo: new File([Uint8Array.from(picture)], 'logo.png') } });
});
beforeEach(() => server.clock.set('2026-10-15T09:00:00Z'));

const year = () => ({ tenantId: company.id, year: 2026 });
const month = () => ({ ...year(), month: 10 });
const book = () => ({ ...year(), employeeId: blerta });
const span = () => ({ tenantId: company.id, from: '2026-01-01', to: '2026-12-31' });
const of = (call: Endpoint, body: object) => reportFile(server, company.user, call, { body } as never);
const made = {
  'Pagat-vjetore-2026.xlsx': () => of(exportAnnualSalary, year()),
  'Pagat-vjetore-2026.pdf': () => of(getAnnualSalaryPdf, year()),
  'Pagat-mujore-2026-10.xlsx': () => of(exportMonthlySalary, { ...month(), name: '' }),
  'Pagat-mujore-2026-10.pdf': () => of(getMonthlySalaryPdf, { ...month(), name: '' }),
  'Urdherpagesa-2026-10.xlsx': () => of(exportPaymentOrder, month()),
  'Urdherpagesa-2026-10.pdf': () => of(getPaymentOrderPdf, month()),
  'Statistikat-2026.xlsx': () => of(getStatisticsExcel, year()),
  'Statistikat-2026.pdf': () => of(getStatisticsPdf, year()),
  'Libri-i-kontributeve-=Blerta-Krasniqi-2026.xlsx': () => of(getStatisticsExcel, book()),
  'Libri-i-kontributeve-=Blerta-Krasniqi-2026.pdf': () => of(getStatisticsPdf, book()),
  'Pushimet-2026-01-01-2026-12-31.xlsx': () => of(exportVacationList, span()),
  'Pushimet-2026-01-01-2026-12-31.pdf': () => of(getVacationListPdf, span()),
  'EDI-2026-10.xlsx': () => of(exportElectronicDeclaration, month()),
};

/** Lists for banks and papers of the state keep their names. */
const inEnglish = (name: string): string =>
  name
    .replace('Pagat-vjetore', 'Yearly-salary')
    .replace('Pagat-mujore', 'Monthly-salary')
    .replace('Statistikat', 'Statistics')
    .replace('Pushimet', 'Leave');

/** What stands above each report and over its columns, as the windows say it: specification 5, Reports. */
const HEADS = {
  'Pagat-vjetore': {
    sq: 'Pagat vjetore|Emri dhe mbiemri|Numri personal|Bruto|Kontributi i punëdhënësit|Kontributi i punonjësit|Tatimi në paga|Neto',
    en: 'Yearly salary|Name|Personal number|Gross|Employer contribution|Employee contribution|Wage tax|Net',
  },
  'Pagat-mujore': {
    sq: 'Pagat mujore|Emri dhe mbiemri|Numri personal|Bruto|Kontributi i punëdhënësit|Kontributi i punonjësit|Tatimi në paga|Neto',
    en: 'Monthly salary|Name|Personal number|Gross|Employer contribution|Employee contribution|Wage tax|Net',
  },
  Urdherpagesa: {
    sq: 'Urdhërpagesa për bankë|Emri dhe mbiemri|Lloji i punëdhënësit|Numri personal|Llogaria bankare|IBAN|Banka|Arsyeja e pagesës|Neto',
    en: 'Bank payment|Name|Employer type|Personal number|Bank account|IBAN|Bank|Payment reason|Net',
  },
  Statistikat: {
    sq: 'Statistikat mujore|Muaji|Bruto|Kontributi i punëdhënësit|Kontributi i punonjësit|Paga e tatueshme|Tatimi në paga|Neto',
    en: 'Monthly statistics|Month|Gross|Employer contribution|Employee contribution|Taxable pay|Wage tax|Net',
  },
  Libri: {
    sq: 'Libri i kontributeve|Muaji|Bruto|Kontributi i punonjësit|Kontributi i punëdhënësit|Paga e tatueshme|Tatimi në paga|Sigurimi dhe ndalesat|Neto',
    en: 'Book of contributions|Month|Gross|Employee contribution|Employer contribution|Taxable pay|Wage tax|Insurance and deductions|Net',
  },
  Pushimet: {
    sq: 'Lista e pushimeve|Emri dhe mbiemri|Sektori|I veçantë|Vjetor|Mjekësor|I lehonisë',
    en: 'Leave list|Name|Sector|Special|Annual|Medical|Maternity',
  },
} as const;
const headsOf = (name: string) =>
  Object.entries(HEADS).find(([report]) => name.startsWith(report))?.[1] ?? { sq: '', en: '' };
const withoutSpace = (text: string) => text.replace(/\s/g, '');

test.each(Object.entries(made))('%s is made, shown when it is a PDF and else saved', async (name, make) => {
  const { fileName, headers, bytes, path } = await make();
  // When it was made, 128 bits that nobody guesses, and 128 of the hash of its bytes.
  expect(path).toMatch(/\/[0-9a-f]{12}[0-9a-f]{32}[0-9a-f]{32}\./);
  const pdf = name.endsWith('.pdf');
  expect([fileName, headers.get('content-disposition')?.split(';')[0]]).toEqual([
    name,
    pdf ? 'inline' : 'attachment',
  ]);
  expect(headers.get('content-security-policy')).toContain(pdf ? 'sandbox' : "default-src 'none'");
  // On paper nothing is smaller than can be read, and nothing goes beyond the edge.
  if (pdf)
    expect(
      pdfPages(bytes).filter(({ smallest, farthest, width }) => smallest < 8.5 || farthest > width - 20),
    ).toEqual([]);
  const text = pdf
    ? pdfText(bytes)
    : (await workbookRows(bytes))
        .flat()
        .map((cell) => cell.text)
        .join('\n');
  expect(text).toContain(/^(Statistikat|Libri)/.test(name) ? 'Tetor' : '=Blerta');
  if (!name.startsWith('EDI')) expect(text).toContain('Agimi');
});

test('the bank payment says on which day it is paid', async () => {
  const facts = (await workbookRows((await made['Urdherpagesa-2026-10.xlsx']()).bytes)).flat();
  expect(facts.map(({ text }) => text).join(' ')).toMatch(/Data e pagesës:? 31\.10\.2026/);
  expect(pdfText((await made['Urdherpagesa-2026-10.pdf']()).bytes)).toMatch(/Data e pagesës\s*31\.10\.2026/);
});

test('a workbook has the logo, frozen headings that are printed on every page, number formats and a numbered foot', async () => {
  const parts = new PizZip((await made['Pagat-vjetore-2026.xlsx']()).bytes);
  const [sheet = '', book = ''] = ['xl/worksheets/sheet1.xml', 'xl/workbook.xml'].map((name) =>
    parts.file(name)?.asText(),
  );
  expect(Object.keys(parts.files).some((name) => /^xl\/media\/.*png$/.test(name))).toBe(true);
  expect(sheet).toMatch(/state="frozen"/);
  expect(sheet).toContain(
    '<oddFooter>&amp;LAgimi · Pagat vjetore · 2026&amp;RFaqja &amp;P / &amp;N</oddFooter>',
  );
  expect(sheet).toContain('fitToHeight="0"');
  expect(book).toContain('_xlnm.Print_Titles');
  expect(parts.file('xl/styles.xml')?.asText()).toContain('#,##0.00');
});

test('the wage list has the columns A to K of the tax administration and identifiers as text', async () => {
  const rows = await workbookRows((await made['EDI-2026-10.xlsx']()).bytes);
  const cells = rows.map((row) =>
    row.map(({ kind, text }) => `${kind === 'number' ? '#' : ''}${text}`).join('|'),
  );
  expect(cells).toEqual([
    'Emri|Mbiemri|Numri Individual i punëtorit|Bruto paga për muaj|Kontributi pensional i të punësuarit|Kontributi pensional i punëdhënësit|Kontributi suplementar i të punësuarit|Kontributi suplementar i punëdhënësit|Punë Primare|Përfshihen Kontributet|Aplikohet Tatimi në Paga',
    'a|b|c|d|e=(d*5%)|f=(d*5%)|g|h|i|j|k',
    expect.stringMatching(/^=Blerta\|Krasniqi\|\d{10}\|#500\|#25\|#25\|#0\|#0\|PO\|PO\|PO$/),
    'Arta|Krasniqi|0123456789|#1000|#50|#50|#0|#0|PO|PO|PO',
  ]);
});

describe.each(['sq', 'en'] as const)('in the language of who asks, %s', (language) => {
  beforeAll(() => server.as(company.user).call(updateOwnLanguage, { body: { language } }));
  afterAll(() => server.as(company.user).call(updateOwnLanguage, { body: { language: 'sq' } }));

  test.each(Object.entries(made).filter(([name]) => !name.startsWith('EDI')))(
    '%s has its title and columns',
    async (name, make) => {
      const { bytes, fileName } = await make();
      expect(fileName).toBe(language === 'sq' ? name : inEnglish(name));
      const [title = '', ...columns] = headsOf(name)[language].split('|');
      if (name.endsWith('.pdf')) {
        // On paper a title may stand on two lines.
        const text = withoutSpace(pdfText(bytes));
        expect([text.includes(withoutSpace(title)), text.includes(withoutSpace(columns.join('')))]).toEqual([
          true,
          true,
        ]);
        if (name.startsWith('Urdher'))
          expect(text).toContain(language === 'sq' ? 'Paga:Tetor2026' : 'Salary:October2026');
        return;
      }
      const rows = (await workbookRows(bytes)).map((row) => row.map(({ text }) => text));
      expect(rows.flat()).toContain(`Agimi – ${title}`);
      expect(rows).toContainEqual(columns);
    },
  );
});

describe('the link of a report', () => {
  const statusFor = async (user: Parameters<typeof followed>[1], path: string) =>
    (await followed(server, user, path)).status;

  test('is for who works in the company, and for nobody without a session', async () => {
    const { path } = await made['Statistikat-2026.pdf']();
    const drini = await server.company({ name: 'Drini' });
    expect(await statusFor(company.manager, path)).toBe(200);
    expect(await statusFor(drini.admin, path)).toBe(404);
    expect(await statusFor(drini.admin, path.replace(`/${company.id}/`, `/${drini.id}/`))).toBe(404);
    expect((await server.request(path)).status).toBe(401);
  });

  test('holds for an hour, then the file is swept', async () => {
    const { path } = await made['Statistikat-2026.pdf']();
    server.clock.set('2026-10-15T09:59:00Z');
    await sweepReports(testFiles(), server.clock.now());
    const later = await server.user({ roleId: 4, companies: [company.id] });
    expect(await statusFor(later, path)).toBe(200);
    server.clock.set('2026-10-15T10:01:00Z');
    expect(await statusFor(later, path)).toBe(404);
    await sweepReports(testFiles(), server.clock.now());
    server.clock.set('2026-10-15T09:59:00Z');
    expect(await statusFor(later, path)).toBe(404);
  });

  test('names nothing but a report of the company', async () => {
    for (const name of [
      `/api/files/reports/${company.id}/${'0'.repeat(32)}.pdf/x.pdf`,
      `/api/files/reports/${company.id}/..%2flogos%2fx.pdf/x.pdf`,
      '/api/files/reports/x/y/z',
    ])
      expect(await statusFor(company.user, name)).toBe(404);
  });
});

test('reports are read and exported in a suspended company too', async () => {
  const closed = await server.company({ name: 'Drini', status: 3 });
  const body = { tenantId: closed.id, year: 2026 };
  expect((await server.as(closed.user).call(getStatistics, { body })).status).toBe(200);
  const span = { tenantId: closed.id, from: '2026-01-01', to: '2026-12-31' };
  expect((await server.as(closed.user).call(exportVacationList, { body: span })).status).toBe(200);
});
