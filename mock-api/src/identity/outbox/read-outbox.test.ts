import { getOutbox, getOutboxAttachment, getOutboxMail } from '@paga/contract/identity/outbox';
import { freshServer, type TestServer } from '@paga/testing/server';
import { sql } from 'drizzle-orm';
import { queueMail } from '#core/mail/queue-mail.ts';

let server: TestServer;
beforeAll(async () => {
  server = await freshServer('read_outbox');
  await server.asAccess(async (tx) => {
    await tx.execute(
      sql`insert into "installation" ("demo") values (true) on conflict ("id") do update set "demo" = true`,
    );
    const values = { name: 'Arta Krasniqi', link: 'http://localhost/resetPassword?token=abc' };
    const mail = {
      template: 'resetPassword',
      values,
      to: 'arta@agimi.test',
      now: server.clock.now(),
    } as const;
    await queueMail(tx, { ...mail, language: 'sq', dedupe: 'reset:1' });
    await queueMail(tx, { ...mail, language: 'en', dedupe: 'reset:2' });
  });
});

test('the super admin of a demo reads its mail, newest first', async () => {
  const sara = server.as(await server.superAdmin());
  const { body } = await sara.call(getOutbox, {});
  expect(body).toMatchObject([
    {
      recipient: 'arta@agimi.test',
      subject: 'Set a new password',
      status: 'waiting',
      createdAt: '2026-10-15T09:00:00.000Z',
    },
    { subject: 'Vendosni fjalëkalimin e ri' },
  ]);
  const mail = await sara.call(getOutboxMail, { params: { id: body[0]?.id ?? 0 } });
  expect(mail.body.text).toContain('Hello Arta Krasniqi,');
  expect(mail.body.html).toContain('<html lang="en">');
  expect((await sara.call(getOutboxMail, { params: { id: 999_999 } })).status).toBe(404);
  expect((await sara.call(getOutboxMail, { params: { id: 0 } })).status).toBe(422);
});

test('the files of a mail are named with it, and saved as they were sent', async () => {
  const bytes = Uint8Array.from(Buffer.from('%PDF-1.7'));
  await server.asAccess((tx) =>
    queueMail(tx, {
      template: 'contract',
      values: { name: 'Arta', company: 'Agimi' },
      to: 'arta@agimi.test',
      language: 'sq',
      dedupe: 'contract:1',
      now: new Date(server.clock.now().getTime() + 1000),
      files: [{ fileName: 'Kontrata e punës.pdf', contentType: 'application/pdf', bytes }],
    }),
  );
  const sara = server.as(await server.superAdmin());
  const [newest] = (await sara.call(getOutbox, {})).body;
  const { attachments } = (await sara.call(getOutboxMail, { params: { id: newest?.id ?? 0 } })).body;
  expect(attachments).toEqual([
    { id: expect.any(Number), fileName: 'Kontrata e punës.pdf', contentType: 'application/pdf', size: 8 },
  ]);
  const file = await sara.call(getOutboxAttachment, { params: { id: attachments[0]?.id ?? 0 } });
  expect([
    Buffer.from(file.body as unknown as Uint8Array).toString(),
    file.headers.get('content-disposition'),
  ]).toEqual(['%PDF-1.7', expect.stringMatching(/^attachment; /)]);
  expect((await sara.call(getOutboxAttachment, { params: { id: 999_999 } })).status).toBe(404);
});

test('nobody else does', async () => {
  const { admin, manager, user } = await server.company();
  for (const person of [admin, manager, user])
    expect((await server.as(person).call(getOutbox, {})).body.code).toBe('FORBIDDEN');
  expect((await server.as(admin).call(getOutboxMail, { params: { id: 1 } })).body.code).toBe('FORBIDDEN');
  expect((await server.as(admin).call(getOutboxAttachment, { params: { id: 1 } })).body.code).toBe(
    'FORBIDDEN',
  );
  expect((await server.as(undefined).call(getOutbox, {})).status).toBe(401);
});

test('outside a demo there is no outbox', async () => {
  await server.asAccess((tx) => tx.execute(sql`update "installation" set "demo" = false`));
  const sara = server.as(await server.superAdmin());
  const answers = [
    await sara.call(getOutbox, {}),
    await sara.call(getOutboxMail, { params: { id: 1 } }),
    await sara.call(getOutboxAttachment, { params: { id: 1 } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test('mail of a company enters through that company only', async () => {
  const [agimi, drini] = [await server.company({ name: 'Agimi' }), await server.company({ name: 'Drini' })];
  const mail = {
    template: 'passwordChanged',
    values: { name: 'Arta' },
    to: 'arta@agimi.test',
    language: 'sq',
    now: server.clock.now(),
  } as const;
  const put = (inside: number, companyId: number) =>
    server.inCompany(inside, (tx) => queueMail(tx, { ...mail, dedupe: 'payslip:1', companyId }));
  await put(agimi.id, agimi.id);
  await put(agimi.id, agimi.id);
  await put(drini.id, drini.id);
  await expect(put(agimi.id, drini.id)).rejects.toThrow();
  const { rows } = await server.asAccess((tx) =>
    tx.execute(
      sql`select "tenantId"::int as "company" from "outbox_mail" where "dedupe" = 'payslip:1' order by 1`,
    ),
  );
  expect(rows).toEqual([{ company: agimi.id }, { company: drini.id }]);
});
