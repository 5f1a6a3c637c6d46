import { createTenant } from '@paga/contract/company/profile';
import { correctEmployee } from '@paga/contract/employees';
import { changePassword, resetPassword } from '@paga/contract/identity/password';
import { login } from '@paga/contract/identity/sign-in';
import { createUser } from '@paga/contract/identity/users';
import { acceptSalaryWarnings, closePeriod } from '@paga/contract/payroll';
import { accountOf, anEmployee, createdEmployees } from '@paga/testing/employees';
import {
  freshServer,
  type TestCompany,
  type TestServer,
  type TestUser,
  testServer,
} from '@paga/testing/server';
import { sql } from 'drizzle-orm';
import { asAccess } from '#core/db/transaction.ts';
import { prepareInstallation } from '../setup/installation.ts';

const PASSWORD = 'Vjosa2026x';
const MONTH = { month: 10, year: 2026 };

let server: TestServer;
let agimi: TestCompany;
beforeEach(async () => {
  server = await testServer();
  server.clock.set('2026-10-15T09:00:00Z');
  agimi = await server.company({ code: 'AGI26A' });
});

const anEmail = () => `vlora.${crypto.randomUUID().slice(0, 8)}@agimi.test`;
const add = (facts: { email: string; password?: string }, as = agimi.manager, at = server) =>
  at.as(as).call(createUser, { body: { name: 'Vlora Hoti', ...facts } });

/** Signs in with a password and agrees to the licence; the person. */
async function enter(email: string, password: string, at = server): Promise<TestUser> {
  await at.asAccess((tx) =>
    tx.execute(sql`update "app_user" set "agreedAt" = now() where "email" = ${email}`),
  );
  const reply = await at.as(undefined).call(login, { body: { email, password } });
  expect([reply.status, reply.body.twoFactor]).toEqual([200, false]);
  const cookie = /paga_session=([\w-]+)/.exec(reply.headers.get('set-cookie') ?? '')?.[1] ?? '';
  const { id, name } = reply.body.user;
  return { id, email, name, roleId: reply.body.roleId, handle: reply.body.token, cookie };
}

/** The token of the newest link mailed to somebody. */
async function mailedToken(email: string, at = server): Promise<string> {
  const { rows } = await at.asAccess((tx) =>
    tx.execute<{ text: string }>(
      sql`select "textBody" as "text" from "outbox_mail" where "recipient" = ${email} order by "id" desc limit 1`,
    ),
  );
  return /token=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? '';
}

test('who signs in with a password that somebody else chose is kept from what is of money until they set another', async () => {
  const email = anEmail();
  expect((await add({ email, password: PASSWORD })).status).toBe(200);
  const [employeeId = 0] = await createdEmployees(server.as(agimi.admin), agimi, { firstName: 'Arta' });
  const userId = agimi.id;
  const was = anEmployee({ userId }).bankAccountNumber ?? '';
  const ofMoney = async (speaker: ReturnType<TestServer['as']>) => [
    (await speaker.call(closePeriod, { body: { tenantId: userId, ...MONTH, code: 'WRONG1' } })).body.code,
    (await speaker.call(acceptSalaryWarnings, { body: {} as never })).body.code,
    (
      await speaker.call(correctEmployee, {
        body: { userId, employeeId, field: 'bankAccountNumber', was, value: accountOf(77) },
      })
    ).body.code,
  ];
  const vlora = await enter(email, PASSWORD);
  expect(await ofMoney(server.as(vlora))).toEqual(Array(3).fill('PASSWORD_NOT_OWN'));
  const newPassword = 'Drini2026y';
  const changed = await server.as(vlora).call(changePassword, {
    body: { currentPassword: PASSWORD, newPassword, confirmPassword: newPassword },
  });
  expect(changed.status).toBe(200);
  expect(await ofMoney(server.as(await enter(email, newPassword)))).toEqual(
    ['CLOSING_CODE_WRONG', 'COMPANY_REQUIRED', undefined].map((code) =>
      code === 'COMPANY_REQUIRED' ? expect.not.stringMatching('PASSWORD_NOT_OWN') : code,
    ),
  );
});

test('without a first password the mailed link sets one that nobody else has known', async () => {
  const email = anEmail();
  expect((await add({ email })).status).toBe(200);
  const body = { token: await mailedToken(email), password: PASSWORD, confirmPassword: PASSWORD };
  expect((await server.as(undefined).call(resetPassword, { body })).status).toBe(204);
  const vlora = await enter(email, PASSWORD);
  const close = { body: { tenantId: agimi.id, ...MONTH, code: 'WRONG1' } };
  expect((await server.as(vlora).call(closePeriod, close)).body.code).toBe('CLOSING_CODE_WRONG');
});

test('where no mail reaches a person, a first password is asked for at its field', async () => {
  const faultOf = async (reply: ReturnType<typeof add>) => (await reply).body.fields?.map(({ path }) => path);
  const silent = await freshServer('without_mail', { mailWaits: true });
  const company = await silent.company();
  expect(await faultOf(add({ email: anEmail() }, company.manager, silent))).toEqual(['password']);
  expect((await add({ email: anEmail(), password: PASSWORD }, company.manager, silent)).status).toBe(200);
});

test('a company made outside of a demo begins guarded, one of a demo does not, and its administrator has not chosen the password', async () => {
  for (const demo of [false, true]) {
    const fresh = await freshServer(demo ? 'guarded_demo' : 'guarded');
    const makeDemo = (db: TestServer['db']) =>
      asAccess(db, (tx) => tx.execute(sql`insert into "installation" ("demo") values (true)`)).then(
        () => undefined,
      );
    await prepareInstallation(fresh.db, { makeDemo: demo ? makeDemo : undefined, now: fresh.clock.now() });
    const sara = await fresh.superAdmin();
    const facts = { name: 'Drini', email: 'drita@drini.test', businessNumber: '817654321' };
    const body = { ...facts, password: PASSWORD, statusId: 1 as const, registrationDate: '2026-10-01' };
    const make = () => fresh.as(sara).call(createTenant, { body });
    if (!demo) {
      expect((await make()).body.code).toBe('STEP_UP_NEEDED');
      await fresh.asAccess((tx) =>
        tx.execute(
          sql`insert into "step_up_grant" ("sessionId", "by", "until") select "id", 'password', '2026-10-16' from "session" where "userId" = ${sara.id}`,
        ),
      );
    }
    expect((await make()).status).toBe(200);
    const { rows } = await fresh.asAccess((tx) =>
      tx.execute(sql`
        select t."twoFactorRequired" as "twoFactor", t."stepUpRequired" as "stepUp", u."passwordGiven" as "given"
        from "tenant" t join "user_company" l on l."tenantId" = t."id" join "app_user" u on u."id" = l."userId"`),
    );
    expect(rows).toEqual([{ twoFactor: !demo, stepUp: !demo, given: true }]);
  }
});

test('the first administrator of a company sets the password by the mailed link, and is one with who made the company', async () => {
  const sara = await server.superAdmin();
  const make = (email: string, at = server, as = sara) =>
    at.as(as).call(createTenant, {
      body: { name: 'Ujëvara', email, statusId: 1 as const, registrationDate: '2026-10-01' },
    });
  const email = anEmail();
  expect((await make(email)).status).toBe(200);
  expect(await mailedToken(email)).toEqual(expect.any(String));
  const { rows } = await server.asAccess((tx) =>
    tx.execute(sql`select u."passwordGiven" as "given" from "app_user" u
      join "person_tie" t on t."userId" = u."id" and t."byUserId" = ${sara.id} where u."email" = ${email}`),
  );
  expect(rows).toEqual([{ given: false }]);
  const silent = await freshServer('company_without_mail', { mailWaits: true });
  const refused = await make(anEmail(), silent, await silent.superAdmin());
  expect(refused.body.fields).toMatchObject([{ path: 'password', code: 'required' }]);
});

test('the two-factor step by default waits for mail or a passkey, so that the first administrator of an installation gets in', async () => {
  const twoFactorOf = async (name: string, mailWaits: boolean, email: string) => {
    const fresh = await freshServer(name, { mailWaits });
    await prepareInstallation(fresh.db, { now: fresh.clock.now() });
    await fresh.user({ roleId: 1, email });
    return (await fresh.as(undefined).call(login, { body: { email, password: 'Demo123' } })).body.twoFactor;
  };
  expect(await twoFactorOf('no_mail', true, 'sara@paga.test')).toBe(false);
  expect(await twoFactorOf('mail', false, 'sara@paga.test')).toBe(true);
  expect(await twoFactorOf('no_address', false, 'sara')).toBe(false);
});
