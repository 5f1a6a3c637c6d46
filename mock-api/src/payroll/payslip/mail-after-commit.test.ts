import { authenticateCode } from '@paga/contract/identity/sign-in';
import { sendPayslipToEmail, updateSalary } from '@paga/contract/payroll';
import { pdfText } from '@paga/testing/pdf-text';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { freshServer } from '@paga/testing/server';
import { testPostgres } from '@paga/testing/test-database';
import pg from 'pg';
import { createLog } from '#core/log.ts';
import { deliverMail } from '#core/mail/deliver-mail.ts';

const october = { month: 10, year: 2026 };

/** The processes that serve requests of the server and wait for a lock. */
async function waiting(owner: pg.Client): Promise<number[]> {
  // Within a transaction the list of processes is read once, without this.
  await owner.query('select pg_stat_clear_snapshot()');
  const held = `select "pid" from "pg_stat_activity" where "datname" = current_database() and "wait_event_type" = 'Lock'`;
  return (await owner.query<{ pid: number }>(held)).rows.map(({ pid }) => pid);
}

/** Waits until a request of the server hangs on the lock that this owner holds, and answers with the process that serves it. */
async function heldUp(owner: pg.Client): Promise<number> {
  for (;;) {
    const [pid] = await waiting(owner);
    if (pid !== undefined) return pid;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('no payslip leaves before the request that mails it has committed, and none of a request that failed', async () => {
  const server = await freshServer('mail_after_commit');
  const company = await server.company();
  const employeeIds = await savedEmployees(server, company, { email: 'arta@example.com' });
  await calculatedMonth(server, company, october);
  const sent: string[] = [];
  const hand = async ({ to }: { to: string }, onHanded: () => Promise<void>) => {
    await onHanded();
    sent.push(to);
    return { kind: 'taken' as const };
  };
  const deliver = () =>
    deliverMail(server.db, hand, { now: () => server.clock.now(), log: createLog('silent') });
  const send = () => server.as(company.admin).call(sendPayslipToEmail, { body: { ...october, employeeIds } });
  const owner = new pg.Client({ ...testPostgres(), database: server.database });
  await owner.connect();
  // The audit line is the last thing a request writes: all its mail is queued when it waits here.
  const hold = () => owner.query('begin; lock table "audit_line" in share mode');

  await hold();
  const failing = send();
  const pid = await heldUp(owner);
  await deliver();
  await owner.query('select pg_cancel_backend($1)', [pid]);
  expect((await failing).status).toBe(500);
  await owner.query('commit');
  await deliver();
  expect(sent).toEqual([]);

  await hold();
  const passing = send();
  await heldUp(owner);
  await deliver();
  expect(sent).toEqual([]);
  await owner.query('commit');
  expect((await passing).body).toEqual({ queued: 1, failed: [] });
  await deliver();
  expect(sent).toEqual(['arta@example.com']);
  await owner.end();
});

test('an edit saved while payslips are mailed waits for the last of them: none is drawn with other figures than were checked', async () => {
  const server = await freshServer('mail_beside_an_edit');
  const company = await server.company({ code: 'AGI26A' });
  const employeeIds = await savedEmployees(
    server,
    company,
    { email: 'arta@example.com' },
    { firstName: 'Mira', email: 'mira@example.com' },
  );
  const rows = await calculatedMonth(server, company, october);
  const salaryId = rows.find(({ name }) => name.startsWith('Mira'))?.id ?? 0;
  const editor = server.as(company.admin);
  await editor.call(authenticateCode, { body: { code: 'AGI26A', userId: company.admin.id } });
  const owner = new pg.Client({ ...testPostgres(), database: server.database });
  await owner.connect();
  // The first mail waits here: the payslip of the second has not been read yet.
  await owner.query('begin; lock table "outbox_mail" in share mode');
  const mailing = server.as(company.manager).call(sendPayslipToEmail, { body: { ...october, employeeIds } });
  await heldUp(owner);
  let saved = false;
  const editing = editor.call(updateSalary, {
    body: { ...october, tenantId: company.id, salaryId, avanseStops: 1000 },
  });
  const settled = editing.then(() => {
    saved = true;
  });
  while (!saved && (await waiting(owner)).length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
  await owner.query('commit');
  await settled;
  const { body } = await mailing;
  const { rows: files } = await owner.query<{ content: Uint8Array }>(
    'select "content" from "mail_attachment" order by "id"',
  );
  await owner.end();
  expect(body).toEqual({ queued: 2, failed: [] });
  expect((await editing).body).toMatchObject({ netto: -116 });
  expect(files).toHaveLength(2);
  for (const { content } of files) expect(pdfText(content)).toContain('884.00');
});
