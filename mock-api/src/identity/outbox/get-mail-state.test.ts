import { getMailState, getOutbox } from '@paga/contract/identity/outbox';
import { type TestServer, testServer } from '@paga/testing/server';
import { sql } from 'drizzle-orm';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(async () => {
  delete process.env.SMTP_URL;
  await demo(false);
});

const demo = (on: boolean) =>
  server.asAccess((tx) =>
    tx.execute(
      sql`insert into "installation" ("demo") values (${on}) on conflict ("id") do update set "demo" = excluded."demo"`,
    ),
  );

test('mail waits outside a demo without a mail server, every role is informed, and nobody reads it', async () => {
  await demo(false);
  const { admin, manager, user } = await server.company();
  const sara = await server.superAdmin();
  for (const person of [sara, admin, manager, user])
    expect((await server.as(person).call(getMailState, {})).body).toEqual({ waits: true });
  expect((await server.as(sara).call(getOutbox, {})).status).toBe(404);
  expect((await server.as(undefined).call(getMailState, {})).status).toBe(401);
});

test('with a mail server it does not wait, nor in a demo, whose outbox the super admin reads', async () => {
  const { admin } = await server.company();
  process.env.SMTP_URL = 'smtp://post.example.com';
  await demo(false);
  expect((await server.as(admin).call(getMailState, {})).body).toEqual({ waits: false });
  delete process.env.SMTP_URL;
  await demo(true);
  expect((await server.as(admin).call(getMailState, {})).body).toEqual({ waits: false });
  expect((await server.as(await server.superAdmin()).call(getOutbox, {})).status).toBe(200);
});
