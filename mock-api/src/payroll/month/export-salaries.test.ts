import { updateOwnLanguage } from '@paga/contract/identity/preferences';
import { authenticateCode } from '@paga/contract/identity/sign-in';
import { exportSalaries, updateSalaries } from '@paga/contract/payroll';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { testServer } from '@paga/testing/server';
import { eq } from 'drizzle-orm';
import { insuranceSetting } from '#company/settings/table.ts';
import { openWorkbook } from '#core/workbook/open-workbook.ts';
import { salary } from '#months/table.ts';
import { employmentTerms } from '#people/table.ts';

// What another request does just before the rows are read.
let meanwhile: (() => Promise<unknown>) | undefined;
jest.mock('../rows/month-rows.ts', () => {
  const actual = jest.requireActual('../rows/month-rows.ts');
  const rowsOfPeriod: typeof actual.rowsOfPeriod = async (...asked: unknown[]) => {
    await meanwhile?.();
    return actual.rowsOfPeriod(...asked);
  };
  return { ...actual, rowsOfPeriod };
});
afterEach(() => {
  meanwhile = undefined;
});

const arranged = async () => {
  const server = await testServer();
  const company = await server.company({ code: 'AGI26A' });
  await savedEmployees(
    server,
    company,
    { personalNumber: '0123456789' },
    { firstName: '=Blerta', bruttoSalary: 500 },
  );
  await calculatedMonth(server, company, { month: 10, year: 2026 });
  return { server, company, query: { tenantId: company.id, month: 10, year: 2026 } };
};

test('exports the table of a month with its totals; identifiers and names stay text', async () => {
  const { server, company, query } = await arranged();
  const { status, body, headers } = await server.as(company.user).call(exportSalaries, { query });
  expect([status, headers.get('content-disposition')]).toEqual([
    200,
    expect.stringContaining('Pagat-2026-10.xlsx'),
  ]);
  const lines: string[][] = [];
  for await (const { cells } of openWorkbook(body))
    lines.push([...cells.values()].map((cell) => `${cell.kind} ${cell.text}`));
  expect(lines).toEqual([
    ['text Agimi – Pagat'],
    ['text Tetor 2026'],
    expect.arrayContaining(['text Emri', 'text ID', 'text Bruto', 'text Neto']),
    expect.arrayContaining(['text =Blerta Krasniqi', 'number 456.5']),
    expect.arrayContaining([
      'text Arta Krasniqi',
      'text Primar',
      'text 0123456789',
      'number 1000',
      'number 884',
    ]),
    expect.arrayContaining(['text Totali (2)', 'number 1500', 'number 1340.5']),
  ]);
});

test('the totals are those of the rows above them, also when one is saved while the file is made', async () => {
  const { server, company, query } = await arranged();
  meanwhile = () =>
    server.inCompany(company.id, (tx) =>
      tx.update(salary).set({ grossPay: 70_000 }).where(eq(salary.name, 'Arta Krasniqi')),
    );
  const { body } = await server.as(company.user).call(exportSalaries, { query });
  const gross: string[] = [];
  for await (const { cells } of openWorkbook(body))
    gross.push([...cells.values()].find(({ kind }) => kind === 'number')?.text ?? '');
  expect(gross.filter(Boolean)).toEqual(['500', '700', '1200']);
});

test('has nothing to export before the first calculation, and nothing for strangers', async () => {
  const { server, company, query } = await arranged();
  expect(await server.as(company.user).call(exportSalaries, { query: { ...query, month: 9 } })).toMatchObject(
    {
      status: 409,
      body: { code: 'NO_SALARIES' },
    },
  );
  const stranger = server.as((await server.company({ name: 'Drini' })).admin);
  expect((await stranger.call(exportSalaries, { query })).status).toBe(403);
});

test.each([
  [
    'sq',
    'Emri|Punëdhënësi|ID|Bruto|Orë shtesë|Shtesa|Pjesa e punëdhënësit për sigurim|Bruto totale|Kontributi i punonjësit|Kontributi i punëdhënësit|Paga e tatueshme|Tatimi',
    'Sigurimi shëndetësor|Ndalesat|Neto|Kosto e kompanisë',
  ],
  [
    'en',
    'Name|Employer|ID|Gross|Extra hours|Additions|Employer’s share of the insurance|Total gross|Employee contribution|Employer contribution|Taxable pay|Tax',
    'Health insurance|Deductions|Net pay|Company cost',
  ],
] as const)(
  'has every column of the specification in %s, adds up across, and each total is the sum of the cents above',
  async (language, first, last) => {
    const { server, company, query } = await arranged();
    const admin = server.as(company.admin);
    await savedEmployees(
      server,
      company,
      { firstName: 'Çlirim', personalNumber: '1763855925', bruttoSalary: 733.33, employerTier: 2 },
      { firstName: 'Vera', personalNumber: '2048139429', bruttoSalary: 1369.59 },
    );
    await server.inCompany(company.id, async (tx) => {
      await tx.update(employmentTerms).set({ healthInsurance: 1, healthInsurancePercentage: '60' });
      await tx
        .update(insuranceSetting)
        .set({ prime: 4501, partner: 0, children: 0, adultsChildren: 0, parent: 0 });
    });
    const rows = await calculatedMonth(server, company, { month: 10, year: 2026 });
    await admin.call(authenticateCode, { body: { code: 'AGI26A', userId: company.admin.id } });
    const typed = {
      nightHours: 7.5,
      weekendHours: 1.25,
      extraBrutto: 33.33,
      extraNetto: 17.17,
      stops: 0.01,
      phoneStops: 15.55,
    };
    const edits = rows.map(({ id, version }) => ({ salaryId: id, version, ...typed }));
    await admin.call(updateSalaries, { body: { tenantId: company.id, month: 10, year: 2026, rows: edits } });
    await admin.call(updateOwnLanguage, { body: { language } });
    const { body } = await admin.call(exportSalaries, { query });
    const lines: string[][] = [];
    for await (const { cells } of openWorkbook(body)) lines.push([...cells.values()].map(({ text }) => text));
    const [, , heading = [], ...below] = lines;
    expect(heading.join('|')).toBe(`${first}|${last}`);
    const cents = (line: string[] | undefined, skip: number) =>
      (line ?? []).slice(skip).map((text) => Math.round(Number(text) * 100));
    const people = below.slice(0, -1).map((line) => cents(line, 3));
    expect(people).toHaveLength(4);
    for (const [
      brutto = 0,
      hours = 0,
      additions = 0,
      insurance,
      total = 0,
      ,
      employer = 0,
      ...rest
    ] of people) {
      expect([insurance, brutto + hours + additions + 2701, total + employer]).toEqual([
        2701,
        total,
        rest.at(-1),
      ]);
    }
    expect(cents(below.at(-1), 1)).toEqual(
      people[0]?.map((_, column) => people.reduce((sum, row) => sum + (row[column] ?? 0), 0)),
    );
  },
);
