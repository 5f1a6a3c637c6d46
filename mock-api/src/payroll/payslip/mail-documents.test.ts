import { createDocument, fillDocument } from '@paga/contract/documents';
import { deleteEmployee, uploadAttachment } from '@paga/contract/employees';
import { getPayslipMail, sendContractToEmail, sendPayslipToEmail } from '@paga/contract/payroll';
import { createdEmployees } from '@paga/testing/employees';
import { pdfText } from '@paga/testing/pdf-text';
import { calculatedMonth } from '@paga/testing/salaries';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';
import { aDocx } from '@paga/testing/word';
import { wordText } from '@paga/testing/word-text';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';
import { mailAttachment, outboxMail } from '#core/mail/table.ts';
import { employee } from '#people/table.ts';

let server: TestServer;
let agimi: TestCompany;
let arta: number;
let mira: number;
beforeEach(async () => {
  server = await testServer();
  server.clock.set('2026-10-15T09:00:00Z');
  agimi = await server.company({ name: 'Agimi' });
  [arta = 0, mira = 0] = await createdEmployees(
    server.as(agimi.admin),
    agimi,
    { email: 'arta@example.com' },
    { firstName: 'Mira', lastName: 'Berisha', email: 'mira@example.com', bruttoSalary: 500 },
  );
});

const october = { month: 10, year: 2026 };
const payslips = (employeeIds: number[], more: object = {}, by: TestUser = agimi.user) =>
  server.as(by).call(sendPayslipToEmail, { body: { employeeIds, ...october, ...more } });
const contracts = (employeeIds: number[], more: object = {}, by: TestUser = agimi.user) =>
  server.as(by).call(sendContractToEmail, { body: { employeeIds, ...october, ...more } });
const mails = () =>
  server.inCompany(agimi.id, (tx) =>
    tx
      .select({
        to: outboxMail.recipient,
        subject: outboxMail.subject,
        text: outboxMail.textBody,
        file: mailAttachment,
      })
      .from(outboxMail)
      .leftJoin(mailAttachment, eq(mailAttachment.mailId, outboxMail.id))
      .orderBy(asc(outboxMail.id)),
  );
const lastLine = async () =>
  (
    await server.inCompany(agimi.id, (tx) => tx.select().from(auditLine).orderBy(desc(auditLine.id)).limit(1))
  )[0];
const upload = (employeeId: number, name: string, isContract: boolean) =>
  server.as(agimi.user).call(uploadAttachment, {
    body: {
      userId: agimi.id,
      employeeId,
      file: new File([`%PDF-1.7 ${name}`], name),
      isContract: `${isContract}`,
    },
  });

describe('mailing payslips', () => {
  it('sends each employee the own payslip as PDF, and to nobody else', async () => {
    await calculatedMonth(server, agimi, october);
    expect((await payslips([mira, arta])).body).toEqual({ queued: 2, failed: [] });
    const sent = await mails();
    expect(sent).toMatchObject([
      {
        to: 'arta@example.com',
        subject: 'Fletëpagesa për tetorin 2026',
        file: { fileName: 'Fletëpagesa Arta Krasniqi 2026-10.pdf' },
      },
      { to: 'mira@example.com', file: { fileName: 'Fletëpagesa Mira Berisha 2026-10.pdf' } },
    ]);
    expect(sent[0]?.text).toContain('Muaji nuk është mbyllur ende');
    const [hers, theirs] = sent.map(({ file }) => pdfText(file?.content ?? new Uint8Array()));
    expect(hers).toContain('884.00');
    expect(hers).not.toContain('Mira');
    expect(theirs).toContain('456.50');
    expect(await lastLine()).toMatchObject({ page: 'salaries', type: 'sendPayslips' });
  });

  it('sends none twice for a month, unless it is asked again; one that was given up goes again by itself', async () => {
    await calculatedMonth(server, agimi, october);
    await Promise.all([payslips([arta]), payslips([arta])]);
    expect((await payslips([arta, mira])).body).toEqual({
      queued: 1,
      failed: [{ employeeId: arta, name: 'Arta Krasniqi', reason: 'alreadySent' }],
    });
    expect(await mails()).toHaveLength(2);
    expect((await payslips([arta], { again: 'true', language: 'en' })).body.queued).toBe(1);
    expect((await mails())[2]).toMatchObject({ to: 'arta@example.com', subject: 'Payslip for October 2026' });
    await server.asAccess((tx) =>
      tx.execute(sql`update "outbox_mail" set "status" = 'failed' where "recipient" = 'arta@example.com'`),
    );
    expect((await payslips([arta])).body.queued).toBe(1);
    expect(await mails()).toHaveLength(4);
  });

  it('says who has no address, no salary in the month, or a net below zero', async () => {
    const [blerim = 0] = await createdEmployees(server.as(agimi.admin), agimi, {
      ...{ firstName: 'Blerim', lastName: 'Gashi', email: null, personalNumber: '1763855925' },
    });
    const [drita = 0] = await createdEmployees(server.as(agimi.admin), agimi, {
      ...{
        firstName: 'Drita',
        lastName: 'Hoxha',
        contractStarted: '2026-12-01',
        personalNumber: '1008167059',
      },
    });
    await calculatedMonth(server, agimi, october);
    await server.inCompany(agimi.id, (tx) =>
      tx.execute(sql`update "salary" set "netto" = -1 where "employeeId" = ${mira}`),
    );
    const { body } = await payslips([arta, mira, blerim, drita]);
    expect(body.queued).toBe(1);
    expect(body.failed.map(({ name, reason }) => [name, reason])).toEqual([
      ['Blerim Gashi', 'noAddress'],
      ['Drita Hoxha', 'noSalary'],
      ['Mira Berisha', 'netBelowZero'],
    ]);
  });

  it('one who has been deleted stops nobody: whose month has a salary is mailed it, the others are named', async () => {
    await calculatedMonth(server, agimi, october);
    expect(
      (await server.as(agimi.user).call(deleteEmployee, { query: { tenantId: agimi.id, employeeId: mira } }))
        .status,
    ).toBe(204);
    expect((await payslips([arta, mira])).body).toEqual({ queued: 2, failed: [] });
    expect((await payslips([mira], { month: 9 })).body.failed).toMatchObject([
      { employeeId: mira, reason: 'noSalary' },
    ]);
  });

  it('refuses nobody, a stranger, another company and its employees; without a mail there is no audit line', async () => {
    const drini = await server.company({ name: 'Drini' });
    expect((await payslips([])).status).toBe(422);
    expect((await payslips([arta], { month: 13 })).status).toBe(422);
    expect((await payslips([arta], {}, drini.admin)).status).toBe(404);
    const stranger = await server.user({ roleId: 4 });
    const body = { employeeIds: [arta], ...october };
    expect((await server.as(stranger, { company: agimi.id }).call(sendPayslipToEmail, { body })).status).toBe(
      403,
    );
    const before = await lastLine();
    expect((await payslips([arta])).body.failed).toMatchObject([{ reason: 'noSalary' }]);
    expect(await lastLine()).toEqual(before);
    expect(await mails()).toEqual([]);
  });
});

describe('mailing contracts', () => {
  it('sends the newest file marked as the contract, and says in the words of the specification when somebody has none', async () => {
    await upload(arta, 'E vjetra.pdf', true);
    server.clock.advance(60);
    await upload(arta, 'Kontrata.pdf', true);
    await upload(arta, 'Diploma.pdf', false);
    await upload(mira, 'Diploma e Mirës.pdf', false);
    const { body } = await contracts([arta, mira]);
    expect(body).toEqual({
      queued: 1,
      failed: [{ employeeId: mira, name: 'Mira Berisha', reason: 'noDocument' }],
      message: 'Nuk ka dokument!',
    });
    const [mail] = await mails();
    expect(mail).toMatchObject({
      to: 'arta@example.com',
      subject: 'Kontrata juaj e punës me Agimi',
      file: { fileName: 'Kontrata.pdf' },
    });
    expect(Buffer.from(mail?.file?.content ?? []).toString()).toBe('%PDF-1.7 Kontrata.pdf');
    expect(await lastLine()).toMatchObject({ page: 'salaries', type: 'sendContracts' });
    expect((await contracts([arta])).body.failed).toMatchObject([{ reason: 'alreadySent' }]);
  });

  it('sends the contract that a template was filled to and kept as, with the values of the person', async () => {
    const file = new File([aDocx(['Kontratë: {{fullName}}, {{grossSalary}}'])], 'Kontrata.docx');
    const template = { name: 'Kontratë pune', tenantId: agimi.id, file };
    const { id: documentId } = (await server.as(agimi.admin).call(createDocument, { body: template })).body;
    const filling = { documentId, employeeIds: [arta, mira], keep: true, isContract: true };
    expect((await server.as(agimi.user).call(fillDocument, { body: filling })).status).toBe(200);
    expect((await contracts([arta, mira])).body).toMatchObject({ queued: 2, failed: [] });
    const texts = await Promise.all(
      (await mails()).map(async ({ to, file }) => [
        to,
        file?.fileName,
        await wordText(new Uint8Array(file?.content ?? [])),
      ]),
    );
    expect(texts).toEqual([
      ['arta@example.com', 'Kontratë pune Arta Krasniqi.docx', 'Kontratë: Arta Krasniqi, 1,000.00'],
      ['mira@example.com', 'Kontratë pune Mira Berisha.docx', 'Kontratë: Mira Berisha, 500.00'],
    ]);
  });

  it('sends nothing to one who has been deleted, and goes on with the others', async () => {
    await upload(arta, 'Kontrata.pdf', true);
    await upload(mira, 'Kontrata.pdf', true);
    expect(
      (await server.as(agimi.user).call(deleteEmployee, { query: { tenantId: agimi.id, employeeId: mira } }))
        .status,
    ).toBe(204);
    expect((await contracts([arta, mira])).body).toEqual({
      queued: 1,
      failed: [{ employeeId: mira, name: 'Mira Berisha', reason: 'deleted' }],
    });
  });

  it('refuses a stranger, another company and bad input', async () => {
    const drini = await server.company({ name: 'Drini' });
    expect((await contracts([arta], {}, drini.admin)).status).toBe(404);
    expect((await contracts([arta], { year: 'abc' })).status).toBe(422);
    const stranger = await server.user({ roleId: 4 });
    const body = { employeeIds: [arta], ...october };
    expect(
      (await server.as(stranger, { company: agimi.id }).call(sendContractToEmail, { body })).status,
    ).toBe(403);
  });
});

test('the payslip mail can be looked at before: word for word what is sent, to nobody', async () => {
  await calculatedMonth(server, agimi, october);
  const look = (employeeId: number, by: TestUser = agimi.user, month = october) =>
    server.as(by).call(getPayslipMail, { query: { ...month, userId: agimi.id, employeeId } });
  const { body } = await look(arta);
  expect([body, await mails()]).toMatchObject([{ to: 'arta@example.com', open: true, notMailed: null }, []]);
  await payslips([arta]);
  const [sent] = await mails();
  expect(sent).toMatchObject({ to: body.to, subject: body.subject, text: body.text });
  expect(sent?.file?.fileName).toBe(body.fileName);
  await server.inCompany(agimi.id, (tx) =>
    tx.update(employee).set({ email: null }).where(eq(employee.id, mira)),
  );
  expect((await look(mira)).body).toMatchObject({ to: null, notMailed: 'noAddress' });
  const drini = await server.company({ name: 'Drini' });
  expect([
    (await look(99_999)).status,
    (await look(arta, agimi.user, { month: 2, year: 2026 })).status,
    (await look(arta, drini.admin)).status,
  ]).toEqual([404, 404, 403]);
});
