import { uploadAttachment } from '@paga/contract/employees';
import { chooseOwnLanguage, startOwnProof } from '@paga/contract/own/account';
import { markToRead } from '@paga/contract/own/documents';
import { endOwnPage } from '@paga/contract/own/invitations';
import { getOwnPageSettings, type OwnPageSettings, saveOwnPageSettings } from '@paga/contract/own/settings';
import { getPayslipMail, sendPayslipToEmail } from '@paga/contract/payroll';
import { askQuestion, decideRequest } from '@paga/contract/requests';
import { joinedByMail, type OwnBrowser } from '@paga/testing/own-browser';
import { switchOwnPageOn } from '@paga/testing/own-page';
import { calculatedMonth, closedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { sql } from 'drizzle-orm';

let server: TestServer;
let agimi: TestCompany;
let [arta, besa] = [0, 0];
let page: OwnBrowser;
let address: string;

beforeEach(async () => {
  server = await testServer();
  server.clock.set('2026-10-15T09:00:00Z');
  agimi = await server.company({ name: 'Agimi' });
  address = `arta.${agimi.id}@agimi.test`;
  [arta = 0, besa = 0] = await savedEmployees(
    server,
    agimi,
    { email: address, bruttoSalary: 1234.56 },
    { firstName: 'Besa', email: `besa.${agimi.id}@agimi.test`, bruttoSalary: 700 },
  );
  await switchOwnPageOn(server, agimi.id);
  page = await joinedByMail(server, agimi.admin, { id: arta, address, digits: '7892' });
  await calculatedMonth(server, agimi, { month: 9, year: 2026 });
});

const ON: OwnPageSettings = { page: true, payslips: true, leave: true, data: true, notice: true };
const set = (settings: Partial<OwnPageSettings> = {}) =>
  server.as(agimi.admin).call(saveOwnPageSettings, { body: { ...ON, ...settings } });
const close = () => closedMonth(server, agimi, { month: 9, year: 2026 });
const send = (more: object = {}) =>
  server
    .as(agimi.user)
    .call(sendPayslipToEmail, { body: { employeeIds: [arta, besa], month: 9, year: 2026, ...more } });
type Mail = { to: string; subject: string; text: string; html: string; files: number };
const mails = async () =>
  (
    await server.inCompany(agimi.id, (tx) =>
      tx.execute<Mail>(sql`
        select "recipient" as "to", "subject", "textBody" as "text", "htmlBody" as "html",
          (select count(*)::int from "mail_attachment" f where f."mailId" = m."id") as "files" from "outbox_mail" m
        where "dedupe" like 'payslip:%' order by m."id"`),
    )
  ).rows;
const shown = async () => (await mails()).map(({ to, subject, files }) => [to.split('.')[0], subject, files]);
const [PAYSLIP, NOTICE] = ['Fletëpagesa për shtatorin 2026', 'Fletëpagesa juaj nga Agimi është gati'];

test('the specified mailing stays until the company switches, and then those who have joined get a notice without the payslip', async () => {
  await close();
  expect((await server.as(agimi.admin).call(getOwnPageSettings, {})).body).toMatchObject({ notice: false });
  expect((await send()).body).toEqual({ queued: 2, failed: [] });
  expect(await shown()).toEqual([
    ['arta', PAYSLIP, 1],
    ['besa', PAYSLIP, 1],
  ]);
  expect((await set()).body).toMatchObject({ notice: true });
  await page.call(chooseOwnLanguage, { body: { language: 'en' } });
  const look = {
    query: { userId: agimi.id, employeeId: arta, month: 9, year: 2026, language: 'sq' as const },
  };
  expect((await server.as(agimi.user).call(getPayslipMail, look)).body).toMatchObject({
    ...{ notice: true, to: address, language: 'en', subject: 'Your payslip from Agimi is ready' },
  });
  // Sent once is sent, as a payslip or as a notice.
  expect((await send()).body.failed).toHaveLength(2);
  expect((await send({ again: 'true', language: 'sq' })).body).toEqual({ queued: 2, failed: [] });
  expect((await shown()).slice(2)).toEqual([
    ['arta', 'Your payslip from Agimi is ready', 0],
    ['besa', PAYSLIP, 1],
  ]);
});

test('what the page does not show yet is mailed as ever: an open month, one before its payment date, a page without payslips', async () => {
  await set();
  await send();
  await close();
  await set({ fromPaymentDate: true });
  await server.inCompany(agimi.id, (tx) =>
    tx.execute(sql`update "salary_version" set "paymentDate" = '2026-10-16'`),
  );
  await send({ again: 'true' });
  await set({ payslips: false });
  await send({ again: 'true' });
  await set({ fromPaymentDate: false });
  await send({ again: 'true' });
  expect((await shown()).filter(([to]) => to === 'arta').map(([, subject]) => subject)).toEqual([
    ...[PAYSLIP, PAYSLIP, PAYSLIP, NOTICE],
  ]);
  // An older page of the office knows nothing of the switch, and leaves it as it is.
  const body = { page: true, payslips: true, leave: true };
  expect((await server.as(agimi.admin).call(saveOwnPageSettings, { body })).body).toMatchObject({
    notice: true,
  });
});

test('no mail of the page holds an amount, an account, a personal number, a file, a question or somebody else', async () => {
  await set();
  await close();
  await send();
  await page.call(startOwnProof, { body: { by: 'code' } });
  const file = new File(['%PDF-1.7'], 'Vërejtje.pdf');
  const { body: kept } = await server
    .as(agimi.user)
    .call(uploadAttachment, { body: { userId: agimi.id, employeeId: arta, file } });
  await server.as(agimi.user).call(markToRead, { body: { attachmentId: kept.attachmentId, toRead: true } });
  const { body: asked } = await page.call(askQuestion, { body: { text: 'Pse 17.77?' } });
  const decision = { tenantId: agimi.id, decision: 'approve' as const, note: 'Sepse 18.88' };
  await server.as(agimi.admin).call(decideRequest, { params: { id: asked.id }, body: decision });
  await server.as(agimi.admin).call(endOwnPage, { params: { id: arta } });
  const { rows } = await server.asAccess((tx) =>
    tx.execute<Mail>(
      sql`select "subject", "textBody" as "text", "htmlBody" as "html" from "outbox_mail" where "recipient" = ${address} order by "id"`,
    ),
  );
  // Invited, joined, notice, code, document, answer, ended.
  expect(rows).toHaveLength(7);
  const all = JSON.stringify(rows);
  expect(all).not.toMatch(/\d[.,]\d\d(?!\d)|1212012345678906|1234567892|Vërejtje|17\.77|18\.88|Pse|Besa/);
});
