import { authenticateCode, getSalaryGrant } from '@paga/contract/identity/sign-in';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { asc } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';
import type { GateContext } from '#core/http/context.ts';
import { requireSalaryGrant } from './closing-code.ts';

let server: TestServer;
let company: TestCompany;
beforeEach(async () => {
  server = await testServer();
  server.clock.set('2026-10-15T09:00:00Z');
  company = await server.company({ code: 'AGI26A' });
});

const tryCode = async (code: string, user = company.user) => {
  const { status, body } = await server.as(user).call(authenticateCode, { body: { code, userId: user.id } });
  return status === 200 ? body.value : body.code;
};

/** What a handler's gate would get from this person's session. */
async function gate(): Promise<GateContext> {
  const { rows } = await server.asAccess((tx) =>
    tx.execute<{ id: string }>(`select "id" from "session" where "userId" = ${company.user.id}`),
  );
  const actor = {
    userId: company.user.id,
    roleId: 4,
    companyIds: [company.id],
    sessionId: Number(rows[0]?.id),
    idleMinutes: 30,
    passwordGiven: false,
    language: 'sq',
  } as const;
  return { actor, companyId: company.id, now: server.clock.now(), asAccess: (work) => server.asAccess(work) };
}

test('a right code lets the session edit salaries of that company for 5 minutes', async () => {
  await expect(requireSalaryGrant(await gate())).rejects.toThrow('EDIT_NOT_GRANTED');
  expect(await tryCode('AGI26A')).toBe(true);
  server.clock.advance(299);
  await expect(requireSalaryGrant(await gate())).resolves.toBeUndefined();
  await expect(requireSalaryGrant({ ...(await gate()), companyId: company.id + 1 })).rejects.toThrow(
    'EDIT_NOT_GRANTED',
  );
  server.clock.advance(2);
  await expect(requireSalaryGrant(await gate())).rejects.toThrow('EDIT_NOT_GRANTED');
});

const seconds = async (user = company.user) => (await server.as(user).call(getSalaryGrant, {})).body.seconds;

test('the session is answered how long it may still edit; another session, and another company, may not', async () => {
  expect(await seconds()).toBe(0);
  await tryCode('AGI26A');
  server.clock.advance(100);
  expect([await seconds(), await seconds(company.manager)]).toEqual([200, 0]);
  const drini = await server.company({ name: 'Drini' });
  const sara = await server.superAdmin();
  const insideOf = async (id: number) =>
    (await server.as(sara, { company: id }).call(getSalaryGrant, {})).body.seconds;
  await server
    .as(sara, { company: company.id })
    .call(authenticateCode, { body: { code: 'AGI26A', userId: sara.id } });
  expect([await insideOf(company.id), await insideOf(drini.id)]).toEqual([300, 0]);
  server.clock.advance(200);
  expect(await seconds()).toBe(0);
  expect((await server.as(undefined).call(getSalaryGrant, {})).status).toBe(401);
  expect((await server.as(drini.admin, { company: company.id }).call(getSalaryGrant, {})).status).toBe(403);
});

test.each([
  ['AGI26A', 'agi26a'],
  ['agi26a', 'AGI26A'],
  ['aGi26A', 'AgI26a'],
])('the code %s is given as %s: case does not count, whatever else is wrong does', async (saved, given) => {
  await server.asAccess((tx) =>
    tx.execute(`update "tenant" set "code" = '${saved}' where "id" = ${company.id}`),
  );
  expect(await tryCode(given)).toBe(true);
  expect([await tryCode(`${given}1`), await tryCode('agi26b')]).toEqual([false, false]);
});

test('five wrong codes of a person lock that person out of the code for an hour, not the others', async () => {
  for (let n = 0; n < 5; n += 1) expect(await tryCode(n % 2 ? 'WRONG1' : 'wrong1')).toBe(false);
  expect(await tryCode('agi26a')).toBe('CLOSING_CODE_LOCKED');
  expect(await tryCode('AGI26A')).toBe('CLOSING_CODE_LOCKED');
  expect(await tryCode('AGI26A', company.manager)).toBe(true);
  const answers: unknown[] = [];
  for (let n = 0; n < 3; n += 1) {
    server.clock.advance(1_201);
    answers.push(await tryCode('AGI26A'));
  }
  expect(answers).toEqual(['CLOSING_CODE_LOCKED', 'CLOSING_CODE_LOCKED', true]);
});

test('twenty wrong codes of a company lock it for all', async () => {
  const people = await Promise.all(
    Array.from({ length: 5 }, () => server.user({ roleId: 4, companies: [company.id] })),
  );
  for (const person of people) for (let n = 0; n < 4; n += 1) await tryCode('WRONG1', person);
  expect(await tryCode('AGI26A', company.manager)).toBe('CLOSING_CODE_LOCKED');
});

test('right codes at the same moment are all right, however many, also beside wrong ones', async () => {
  const people = [company.user, company.manager, company.admin];
  const codes = Array.from({ length: 50 }, (_, index) => (index < 4 ? 'WRONG1' : 'AGI26A'));
  const answers = await Promise.all(codes.map((code, index) => tryCode(code, people[index % people.length])));
  expect(answers).toEqual(codes.map((code) => code === 'AGI26A'));
});

test('nobody tries the code in the name of another', async () => {
  const reply = await server
    .as(company.user)
    .call(authenticateCode, { body: { code: 'AGI26A', userId: company.admin.id } });
  expect(reply.body.code).toBe('FORBIDDEN');
});

test('another company, a person of none, and a missing code are refused', async () => {
  const drini = await server.company({ name: 'Drini' });
  const body = { code: 'AGI26A', userId: drini.admin.id };
  expect(
    (await server.as(drini.admin, { company: company.id }).call(authenticateCode, { body })).status,
  ).toBe(403);
  expect((await server.as(undefined).call(authenticateCode, { body })).status).toBe(401);
  expect(
    (await server.as(company.user).call(authenticateCode, { body: { code: '', userId: company.user.id } }))
      .status,
  ).toBe(422);
});

test('every try leaves an audit line, without the code', async () => {
  await tryCode('WRONG1');
  await tryCode('AGI26A');
  const lines = await server.inCompany(company.id, (tx) =>
    tx.select().from(auditLine).orderBy(asc(auditLine.id)),
  );
  expect(lines).toMatchObject([
    { page: 'salaries', type: 'codeRefused', userId: company.user.id, changes: {} },
    { page: 'salaries', type: 'codeAccepted', userId: company.user.id, changes: {} },
  ]);
});
