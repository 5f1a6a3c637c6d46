import { sendPayslipToEmail } from '@paga/contract/payroll';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { freshServer } from '@paga/testing/server';
import { testPostgres } from '@paga/testing/test-database';
import pg from 'pg';
import { createLog } from '../log.ts';
import { deliverMail } from '../mail/deliver-mail.ts';

const october = { month: 10, year: 2026 };

/** Waits until a request of the server hangs on the lock that this owner holds, and answers with the process that serves it. */
async function heldUp(owner: pg.Client): Promise<number> {
  const held = `select "pid" from "pg_stat_activity" where "datname" = current_database() and "wait_event_type" = 'Lock'`;
  for (;;) {
    const { rows } = await owner.query<{ pid: number }>(held);
    if (rows[0]) return rows[0].pid;
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
  const deliver = () => deliverMail(server.db, hand, { now: () => server.clock.now(), log: createLog('silent') });
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
