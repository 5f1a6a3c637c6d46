import { correctEmployee } from '@paga/contract/employees';
import { accountOf } from '@paga/testing/employees';
import { signingOffice } from '@paga/testing/signing-office';
import { asc, eq } from 'drizzle-orm';
import { outboxMail } from '#core/mail/table.ts';

async function changed({ rule = false } = {}) {
  const office = await signingOffice({ rule });
  const { server, company, tenantId, as } = office;
  const mails = async () =>
    (
      await server.inCompany(company.id, (tx) =>
        tx.select().from(outboxMail).where(eq(outboxMail.tenantId, tenantId)).orderBy(asc(outboxMail.id)),
      )
    ).map(({ recipient, textBody }) => ({ recipient, textBody }));
  return { ...office, mails, as };
}

test('a changed account is mailed to the administrators and to the employee, whether or not the company asks for two, by its last digits', async () => {
  for (const rule of [false, true]) {
    const { admin, user, arta, account, mails } = await changed({ rule });
    await account(user, arta, accountOf(7));
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient)).toEqual(['arta.krasniqi@example.com', admin.email]);
    expect(sent[0]?.textBody).toContain(accountOf(7).slice(-4));
    for (const { textBody } of sent) expect(textBody).not.toContain(accountOf(7));
    expect(sent[1]?.textBody).toContain('Arta Krasniqi');
  }
});

test('the address that stood before gets it: also where the e-mail was changed in the same edit, or within the 30 days before', async () => {
  const { user, arta, form, mails } = await changed();
  await form(user, arta, { email: 'une@example.com', bankAccountNumber: accountOf(7) });
  await form(user, arta, { email: 'une2@example.com', bankAccountNumber: accountOf(8) });
  const sent = (await mails()).map(({ recipient }) => recipient).filter((to) => to.endsWith('example.com'));
  expect(sent).toEqual(['arta.krasniqi@example.com', 'arta.krasniqi@example.com']);
});

test('a corrected personal number, and an account that stays, mail nobody', async () => {
  const { user, arta, tenantId, as, form, mails } = await changed();
  await form(user, arta, { phone: '+383 44 999 888', bankAccountNumber: accountOf(0) });
  const body = { userId: tenantId, employeeId: arta, field: 'personalNumber' as const };
  await as(user).call(correctEmployee, { body: { ...body, was: '1234567892', value: '1008167059' } });
  expect(await mails()).toEqual([]);
});
