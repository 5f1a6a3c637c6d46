import { authenticateCode } from '@paga/contract/identity/sign-in';
import { getPayslipArchive, type SalaryRow, updateSalary } from '@paga/contract/payroll';
import { pdfText } from '@paga/testing/pdf-text';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { fromBufferPromise } from 'yauzl';

const october = { month: 10, year: 2026 };
let server: TestServer;
let company: TestCompany;
let rows: SalaryRow[];

beforeEach(async () => {
  server = await testServer();
  company = await server.company({ name: 'Agimi', code: 'AGI26A' });
  await savedEmployees(
    server,
    company,
    {},
    { firstName: 'Arta' },
    { firstName: '../Çlirim', lastName: 'Gashi/Hoxha' },
    { firstName: 'Vera' },
  );
  rows = await calculatedMonth(server, company, october);
});

const ask = (body: object = {}) =>
  server.as(company.user).call(getPayslipArchive, { body: { tenantId: company.id, ...october, ...body } });

async function unzipped(bytes: unknown): Promise<Map<string, Uint8Array>> {
  const zip = await fromBufferPromise(Buffer.from(bytes as Uint8Array), {
    lazyEntries: true,
    autoClose: false,
  });
  const files = new Map<string, Uint8Array>();
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk);
    files.set(entry.fileName, new Uint8Array(Buffer.concat(chunks)));
  }
  return files;
}

test('one zip holds a payslip for everybody, under safe names that stand once', async () => {
  const { status, body, headers } = await ask();
  expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(headers.get('content-disposition')).toContain(encodeURIComponent('Fletëpagesat 2026-10.zip'));
  const files = await unzipped(body);
  expect([...files.keys()]).toEqual([
    'Çlirim Gashi Hoxha 2026-10.pdf',
    'Arta Krasniqi 2026-10.pdf',
    'Arta Krasniqi 2026-10 (2).pdf',
    'Vera Krasniqi 2026-10.pdf',
  ]);
  for (const part of ['Fletëpagesa', 'Vera Krasniqi', '884.00'])
    expect(pdfText(files.get('Vera Krasniqi 2026-10.pdf') as Uint8Array)).toContain(part);
});

test('or for the chosen people, in the language asked for', async () => {
  const vera = rows.find(({ name }) => name.startsWith('Vera'));
  const { body } = await ask({ employeeIds: [vera?.employeeId], language: 'en' });
  const files = await unzipped(body);
  expect([...files.keys()]).toEqual(['Vera Krasniqi 2026-10.pdf']);
  expect(pdfText([...files.values()][0] as Uint8Array)).toContain('Net pay');
});

test('who has a net below zero has no payslip and is named in the archive', async () => {
  const vera = rows.find(({ name }) => name.startsWith('Vera'));
  const admin = server.as(company.admin);
  await admin.call(authenticateCode, { body: { code: 'AGI26A', userId: company.admin.id } });
  await admin.call(updateSalary, {
    body: { tenantId: company.id, ...october, salaryId: vera?.id ?? 0, avanseStops: 5000 },
  });
  const files = await unzipped((await ask()).body);
  expect([...files.keys()]).toEqual([
    'Pa fletëpagesë.txt',
    expect.any(String),
    expect.any(String),
    expect.any(String),
  ]);
  expect(new TextDecoder().decode(files.get('Pa fletëpagesë.txt'))).toContain('Vera Krasniqi (');
  expect(await ask({ employeeIds: [vera?.employeeId] })).toMatchObject({
    status: 409,
    body: { code: 'SALARY_HAS_ERRORS' },
  });
});

test('refuses a month without salaries, somebody who has none, and strangers', async () => {
  expect(await ask({ month: 9 })).toMatchObject({ status: 409, body: { code: 'NO_SALARIES' } });
  expect(await ask({ employeeIds: [] })).toMatchObject({ status: 422 });
  const drini = await server.company({ name: 'Drini' });
  const [foreign] = await savedEmployees(server, drini, {});
  expect(await ask({ employeeIds: [foreign] })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  const stranger = server
    .as(drini.admin)
    .call(getPayslipArchive, { body: { tenantId: company.id, ...october } });
  expect((await stranger).status).toBe(403);
});
