import type { Endpoint } from '@paga/contract/endpoint';
import { sendVacationList } from '@paga/contract/reports';
import { sendPaymentOrder } from '@paga/contract/reports/payment-order';
import { sendAnnualSalary, sendMonthlySalary } from '@paga/contract/reports/salaries';
import { sendContributions, sendStatistics } from '@paga/contract/reports/statistics';
import { pdfText } from '@paga/testing/pdf-text';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';
import { desc, eq } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';
import { mailAttachment, outboxMail } from '#core/mail/table.ts';

let server: TestServer;
let agimi: TestCompany;
let drini: TestCompany;
let arta: number;
let blerta: number;
let stranger: number;
beforeAll(async () => {
  server = await testServer();
  [agimi, drini] = [await server.company({ name: 'Agimi' }), await server.company({ name: 'Drini' })];
  [arta = 0, blerta = 0] = await savedEmployees(
    server,
    agimi,
    {},
    { firstName: 'Blerta', bruttoSalary: 500 },
  );
  [stranger = 0] = await savedEmployees(server, drini, {});
  await calculatedMonth(server, agimi, { month: 10, year: 2026 });
});

const email = 'kontabiliteti@agimi.company';
const bodies = () => {
  const [tenantId, year, month] = [agimi.id, 2026, 10];
  const who = { tenantId, email, employeeIds: [arta] };
  return {
    sendPaymentOrder: [sendPaymentOrder, { ...who, month, year }, 'Urdherpagesa-2026-10.pdf'],
    sendAnnualSalary: [sendAnnualSalary, { ...who, year }, 'Pagat-vjetore-2026.pdf'],
    sendMonthlySalary: [sendMonthlySalary, { ...who, month, year, name: '' }, 'Pagat-mujore-2026-10.pdf'],
    sendContributions: [sendContributions, who, 'Libri-i-kontributeve-Arta-Krasniqi-2026.pdf'],
    sendStatistics: [sendStatistics, { tenantId, email }, 'Statistikat-2026.pdf'],
    sendVacationList: [
      sendVacationList,
      { ...who, from: '2026-01-01', to: '2026-12-31' },
      'Pushimet-2026-01-01-2026-12-31.pdf',
    ],
  } as const satisfies Record<string, readonly [Endpoint, object, string]>;
};
type Name = keyof ReturnType<typeof bodies>;
const NAMES: Name[] = [
  'sendPaymentOrder',
  'sendAnnualSalary',
  'sendMonthlySalary',
  'sendContributions',
  'sendStatistics',
  'sendVacationList',
];

const send = (name: Name, change: object = {}, by: TestUser = agimi.user) => {
  const [call, body] = bodies()[name];
  return server.as(by).call(call as Endpoint, { body: { ...body, ...change } } as never);
};
const lastMail = async () =>
  (
    await server.inCompany(agimi.id, (tx) =>
      tx
        .select({ to: outboxMail.recipient, subject: outboxMail.subject, file: mailAttachment })
        .from(outboxMail)
        .innerJoin(mailAttachment, eq(mailAttachment.mailId, outboxMail.id))
        .orderBy(desc(outboxMail.id))
        .limit(1),
    )
  )[0];
const lastLine = async () =>
  (
    await server.inCompany(agimi.id, (tx) => tx.select().from(auditLine).orderBy(desc(auditLine.id)).limit(1))
  )[0];

describe.each(NAMES)('%s', (name) => {
  test('puts the file about the chosen people into the outbox and leaves an audit line', async () => {
    expect((await send(name)).status).toBe(204);
    const mail = await lastMail();
    expect(mail).toMatchObject({
      to: email,
      file: { fileName: bodies()[name][2], contentType: 'application/pdf' },
    });
    expect(mail?.subject).toMatch(/2026 – Agimi$/);
    const text = pdfText(mail?.file.content ?? new Uint8Array());
    expect(text).toContain(name === 'sendStatistics' ? 'Tetor' : 'Arta Krasniqi');
    expect(text).not.toContain('Blerta');
    expect(await lastLine()).toMatchObject({
      page: 'reports',
      type: name,
      changes: { email: { new: email } },
    });
  });

  test('refuses an address that is none, another company, and people who are not of it', async () => {
    expect(await send(name, { email: 'agimi' })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'email' }] },
    });
    expect((await send(name, {}, drini.admin)).status).toBe(403);
    if (name === 'sendStatistics') return;
    expect(await send(name, { employeeIds: [] })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'employeeIds' }] },
    });
    expect((await send(name, { employeeIds: [arta, stranger] })).status).toBe(404);
  });
});

test('several books of contributions go in one file, each from a page of its own', async () => {
  await send('sendContributions', { employeeIds: [blerta, arta] });
  const mail = await lastMail();
  expect(mail?.file.fileName).toBe('Libri-i-kontributeve-2026.pdf');
  const pages = pdfText(mail?.file.content ?? new Uint8Array()).split('\f');
  expect(pages.map((page) => [page.includes('Arta'), page.includes('Blerta')])).toEqual([
    [true, false],
    [false, true],
  ]);
  const tooMany = await send('sendContributions', {
    employeeIds: Array.from({ length: 1_001 }, (_, at) => at + 1),
  });
  expect(tooMany).toMatchObject({ status: 413, body: { code: 'PAYLOAD_TOO_LARGE' } });
});

test.each([
  ['sendStatistics', { year: 2019 }],
  ['sendContributions', { year: 2019 }],
  ['sendAnnualSalary', { year: 2019 }],
  ['sendMonthlySalary', { month: 9 }],
  ['sendPaymentOrder', { month: 9 }],
] as const)('%s has nothing to send for a time without salaries', async (name, change) => {
  expect(await send(name, change)).toMatchObject({ status: 409, body: { code: 'NO_SALARIES' } });
});
