import { getMailedPayslips, sendPayslipToEmail } from '@paga/contract/payroll';
import { createdEmployees } from '@paga/testing/employees';
import { calculatedMonth } from '@paga/testing/salaries';
import { testServer } from '@paga/testing/server';
import { and, eq } from 'drizzle-orm';
import { outboxMail } from '#core/mail/table.ts';

const october = { month: 10, year: 2026 };

test('who was not reached is named with the reason, of each person the newest mail counts, and nobody of another company or month', async () => {
  const server = await testServer();
  const company = await server.company();
  const other = await server.company();
  const as = server.as(company.user);
  const ids = await createdEmployees(
    server.as(company.admin),
    company,
    { email: 'arta@example.com' },
    { firstName: 'Blerta', email: 'blerta@example.com' },
    { firstName: 'Mira', email: 'mira@example.com' },
  );
  await calculatedMonth(server, company, october);
  const mailed = async () =>
    (await as.call(getMailedPayslips, { query: { ...october, userId: company.id } })).body;
  const send = async (employeeIds: number[], again = 'false') =>
    expect(
      (await as.call(sendPayslipToEmail, { body: { employeeIds, ...october, again } })).body,
    ).toMatchObject({ failed: [] });
  const become = (recipient: string, change: Partial<typeof outboxMail.$inferInsert>) =>
    server.asAccess((tx) =>
      tx
        .update(outboxMail)
        .set(change)
        .where(and(eq(outboxMail.recipient, recipient), eq(outboxMail.status, 'waiting'))),
    );
  expect(await mailed()).toEqual({ sent: 0, waiting: 0, undelivered: [] });
  await send(ids);
  expect(await mailed()).toEqual({ sent: 0, waiting: 3, undelivered: [] });
  await become('arta@example.com', { status: 'sent' });
  await become('blerta@example.com', {
    status: 'failed',
    lastError: `550 no such mailbox${'.'.repeat(1000)}`,
  });
  await become('mira@example.com', { status: 'unsure' });
  const { sent, waiting, undelivered } = await mailed();
  expect([sent, waiting, undelivered.map(({ name, state }) => [name, state])]).toEqual([
    1,
    0,
    [
      ['Blerta Krasniqi', 'failed'],
      ['Mira Krasniqi', 'unsure'],
    ],
  ]);
  expect(undelivered[0]).toMatchObject({
    email: 'blerta@example.com',
    detail: expect.stringMatching(/^550 no such mailbox\.+$/),
  });
  expect(undelivered[0]?.detail).toHaveLength(300);
  await send(ids.slice(1), 'true');
  expect(await mailed()).toEqual({ sent: 1, waiting: 2, undelivered: [] });
  expect(
    (await server.as(other.user).call(getMailedPayslips, { query: { ...october, userId: other.id } })).body
      .sent,
  ).toBe(0);
  expect(
    (await server.as(other.user).call(getMailedPayslips, { query: { ...october, userId: company.id } }))
      .status,
  ).toBe(403);
  const november = { month: 11, year: 2026, userId: company.id };
  expect((await as.call(getMailedPayslips, { query: november })).body).toEqual({
    sent: 0,
    waiting: 0,
    undelivered: [],
  });
});
