import { updateTenant } from '@paga/contract/company/profile';
import { createRecurringLine, deleteEmployee } from '@paga/contract/employees';
import { updateOwnLanguage } from '@paga/contract/identity/preferences';
import {
  exportCertificate,
  getCertificatePdf,
  getEmployeeCertificate,
  getTenantCertificate,
  sendCertificate,
} from '@paga/contract/reports';
import { pdfPages } from '@paga/testing/pdf-pages';
import { pdfText } from '@paga/testing/pdf-text';
import { reportFile, workbookRows } from '@paga/testing/report-file';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { desc } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';
import { mailAttachment } from '#core/mail/table.ts';

let server: TestServer;
let company: TestCompany;
let ids: number[];
beforeAll(async () => {
  server = await testServer();
  company = await server.company({ name: 'Agimi' });
  ids = await savedEmployees(
    server,
    company,
    { personalNumber: '1234567892', address: 'Rr. Dëshmorët 3' },
    { firstName: 'Blerta', bruttoSalary: 500, expirationContract: '2026-09-30' },
    { firstName: 'Zana' },
  );
  // Held back of Arta in September: what is left of gross less contribution and tax.
  await server.as(company.admin).call(createRecurringLine, {
    body: {
      tenantId: company.id,
      employeeId: ids[0] ?? 0,
      line: {
        ...{ name: 'Kredi', field: 'stops', from: '2026-09-01', to: null },
        ...{ amount: 30, share: null, total: null, order: 1 },
      },
    },
  });
  for (const month of [8, 9]) await calculatedMonth(server, company, { month, year: 2026 });
  await server
    .as(company.admin)
    .call(deleteEmployee, { query: { tenantId: company.id, employeeId: ids[2] ?? 0 } });
  await server.as(await server.superAdmin(), { company: company.id }).call(updateTenant, {
    body: {
      tenantId: company.id,
      name: 'Agimi',
      email: 'zyra@agimi.company',
      statusId: 1,
      registrationDate: '2024-01-01',
      address: 'Rr. Agim Ramadani 12',
      phone: '+383 38 200 100',
      authorizedPerson: 'Agim Gashi',
    },
  });
});
const of = (index: number, more: object = {}) => ({
  tenantId: company.id,
  employeeId: ids[index] ?? 0,
  year: 2026,
  ...more,
});

test('the employer comes with everybody a certificate can be about, also who has left or was deleted', async () => {
  const { body } = await server
    .as(company.user)
    .call(getTenantCertificate, { body: { tenantId: company.id } });
  expect(body).toEqual({
    tenantName: 'Agimi',
    NRB: '811234567',
    tenantAddress: 'Rr. Agim Ramadani 12',
    tenantPhone: '+383 38 200 100',
    authorizedPerson: 'Agim Gashi',
    employees: [
      { id: ids[0], name: 'Arta Krasniqi', left: null },
      { id: ids[1], name: 'Blerta Krasniqi', left: '2026-09-30' },
      { id: ids[2], name: 'Zana Krasniqi', left: null },
    ],
  });
});

test('the employee’s part sums up the months of the year', async () => {
  const read = (query: object) =>
    server.as(company.user).call(getEmployeeCertificate, { query: { employeeId: ids[0] ?? 0, ...query } });
  expect((await read({})).body).toMatchObject({
    personalNumber: '1234567892',
    address: 'Rr. Dëshmorët 3',
    year: 2026,
    months: 2,
    bruto: 2000,
    totalPersonalContribute: 100,
    totalEmployerContribute: 100,
    totalTaxes: 132,
    totalExtras: 0,
    totalInsurance: 0,
    totalDeductions: 30,
    totalNetto: 1738,
    openMonths: [8, 9],
  });
  expect((await read({ year: 2019 })).body).toMatchObject({ months: 0, bruto: 0 });
  const drini = await server.company({ name: 'Drini' });
  expect(
    (await server.as(drini.admin).call(getEmployeeCertificate, { query: { employeeId: ids[0] ?? 0 } }))
      .status,
  ).toBe(404);
});

test('the certificate is a page with employer, employee, figures, declaration and who signs', async () => {
  const { fileName, bytes } = await reportFile(server, company.user, getCertificatePdf, { body: of(1) });
  expect(fileName).toBe('Vertetim-Blerta-Krasniqi-2026.pdf');
  const text = pdfText(bytes);
  expect(pdfPages(bytes).filter(({ smallest }) => smallest < 8.5)).toEqual([]);
  expect(text.split('\f')).toHaveLength(1);
  for (const part of [
    'Agimi',
    '811234567',
    'Rr. Agim Ramadani 12',
    'Agim Gashi',
    'Blerta Krasniqi',
    '1,000.00 €',
    'Deklaroj se të dhënat',
  ])
    expect(text).toContain(part);
});

const LABELS = {
  sq: [
    'Vërtetim vjetor për të ardhurat nga paga',
    ...['Punëdhënësi', 'Emri', 'NUI', 'Adresa', 'Personi i autorizuar', 'Telefoni'],
    ...['Punonjësi', 'Emri dhe mbiemri', 'Numri personal', 'Periudha tatimore', 'Muaj të paguar'],
    ...['Bruto totale', 'Kontributi i punonjësit', 'Kontributi i punëdhënësit'],
    ...['Tatimi total', 'Shtesat totale', 'Sigurimi shëndetësor', 'Ndalesat totale', 'Neto totale'],
    'Deklaroj se të dhënat e mësipërme janë të sakta dhe të plota.',
  ],
  en: [
    'Annual certificate of income from salary',
    ...['Employer', 'Name', 'Business number (NUI)', 'Address', 'Authorized person', 'Phone'],
    ...['Employee', 'Personal number', 'Tax period', 'Months paid'],
    ...['Total gross', 'Employee contribution', 'Employer contribution'],
    ...['Total tax', 'Total extras', 'Health insurance', 'Total deductions', 'Total net'],
    'I declare that the data above are true and complete.',
  ],
};

test('the workbook says the same', async () => {
  const { fileName, bytes } = await reportFile(server, company.user, exportCertificate, { body: of(0) });
  expect(fileName).toBe('Vertetim-Arta-Krasniqi-2026.xlsx');
  const cells = (await workbookRows(bytes)).map((row) => row.map(({ kind, text }) => `${kind} ${text}`));
  expect(cells).toContainEqual(['text Numri personal', 'text 1234567892']);
  expect(cells).toContainEqual(['text Neto totale', 'number 1738']);
});

test.each(Object.entries(LABELS))(
  'in %s its paper and its workbook have these labels',
  async (language, labels) => {
    const { user } = company;
    await server.as(user).call(updateOwnLanguage, { body: { language: language as 'sq' | 'en' } });
    const [paper, book] = [
      pdfText((await reportFile(server, user, getCertificatePdf, { body: of(0) })).bytes),
      await workbookRows((await reportFile(server, user, exportCertificate, { body: of(0) })).bytes),
    ];
    const cells = book.flatMap(([label]) => label?.text.toLowerCase() ?? []);
    expect(labels.filter((label) => !paper.includes(label))).toEqual([]);
    expect(labels.slice(1).filter((label) => !cells.includes(label.toLowerCase()))).toEqual([]);
  },
);

test('is mailed with an audit line; refused for a year without salaries and for strangers', async () => {
  const send = (body: object, by = company.user) =>
    server.as(by).call(sendCertificate, { body: { ...of(0), email: 'arta@example.com', ...body } });
  expect((await send({})).status).toBe(204);
  const [line] = await server.inCompany(company.id, (tx) =>
    tx.select().from(auditLine).orderBy(desc(auditLine.id)).limit(1),
  );
  expect(line).toMatchObject({ page: 'reports', type: 'sendCertificate', objectId: ids[0] });
  const files = await server.inCompany(company.id, (tx) => tx.select().from(mailAttachment));
  expect(files.at(-1)?.fileName).toBe('Vertetim-Arta-Krasniqi-2026.pdf');
  expect(await send({ year: 2019 })).toMatchObject({ status: 409, body: { code: 'NO_SALARIES' } });
  expect((await send({ email: 'arta@' })).status).toBe(422);
  const drini = await server.company({ name: 'Drini' });
  expect((await send({}, drini.admin)).status).toBe(403);
  expect((await send({ tenantId: drini.id }, drini.admin)).status).toBe(404);
});
