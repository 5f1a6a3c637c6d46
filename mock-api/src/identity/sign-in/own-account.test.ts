import { getLanguage, updateOwnLanguage, updateSelectedLanguage } from '@paga/contract/identity/preferences';
import { acceptTerms, chooseCompany, getAuthUser, getLoginTenants } from '@paga/contract/identity/sign-in';
import { getUserByEmail, getUserById } from '@paga/contract/identity/users';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';
import { sql } from 'drizzle-orm';

let server: TestServer;
let agimi: TestCompany;
let drini: TestCompany;
beforeEach(async () => {
  server = await testServer();
  server.clock.set('2026-10-15T09:00:00Z');
  [agimi, drini] = [await server.company({ name: 'Agimi' }), await server.company({ name: 'Drini' })];
});

/** What a user did, newest last. */
async function linesOf(user: TestUser) {
  const { rows } = await server.asAccess((tx) =>
    tx.execute<{ page: string; type: string; changes: object }>(
      sql`select "page", "type", "changes" from "audit_line" where "userId" = ${user.id} order by "id"`,
    ),
  );
  return rows;
}

describe('the licence agreement', () => {
  test('opens the rest of the product, and leaves an audit line', async () => {
    const user = await server.user({ roleId: 4, companies: [agimi.id], agreed: false });
    expect((await server.as(user).call(getLoginTenants, { query: {} })).body.code).toBe('LEVEL_REQUIRED');
    const { body } = await server.as(user).call(acceptTerms, { body: { email: user.email, agreed: 1 } });
    expect(body.agreed).toBe('2026-10-15T09:00:00.000Z');
    expect((await server.as(user).call(getLoginTenants, { query: {} })).status).toBe(200);
    expect(await linesOf(user)).toEqual([
      {
        page: 'licenseAgreement',
        type: 'accept',
        changes: { agreed: { old: null, new: '2026-10-15T09:00:00.000Z' } },
      },
    ]);
  });

  test('is nobody else’s to accept, and takes no other answer', async () => {
    const user = await server.user({ roleId: 4, companies: [agimi.id], agreed: false });
    expect(
      (await server.as(user).call(acceptTerms, { body: { email: agimi.user.email, agreed: 1 } })).body.code,
    ).toBe('FORBIDDEN');
    expect(
      (await server.as(user).call(acceptTerms, { body: { email: user.email, agreed: 0 as 1 } })).status,
    ).toBe(422);
    expect(
      (await server.as(undefined).call(acceptTerms, { body: { email: user.email, agreed: 1 } })).status,
    ).toBe(401);
    expect(await linesOf(user)).toEqual([]);
  });
});

describe('choosing a company', () => {
  test('is remembered by the session, and leaves an audit line', async () => {
    const mira = await server.user({ roleId: 3, companies: [agimi.id, drini.id] });
    expect((await server.as(mira).call(getAuthUser, {})).body).toMatchObject({
      tenantId: null,
      company: null,
      companyCount: 2,
    });
    await server.as(mira).call(chooseCompany, { body: { tenantId: drini.id } });
    expect((await server.as(mira).call(getAuthUser, {})).body.tenantId).toBe(drini.id);
    expect(await linesOf(mira)).toEqual([
      { page: 'companyLogin', type: 'choose', changes: { tenantId: { old: null, new: drini.id } } },
    ]);
  });

  test('is open to the super admin for every company that is not deleted', async () => {
    const sara = await server.superAdmin();
    expect((await server.as(sara).call(chooseCompany, { body: { tenantId: agimi.id } })).body).toMatchObject({
      tenantId: agimi.id,
      company: null,
      companyCount: 0,
    });
    await server.asAccess((tx) =>
      tx.execute(sql`update "tenant" set "deletedAt" = now() where "id" = ${drini.id}`),
    );
    expect((await server.as(sara).call(chooseCompany, { body: { tenantId: drini.id } })).status).toBe(404);
    expect((await server.as(drini.admin).call(getLoginTenants, { query: {} })).body).toEqual([]);
  });

  test('refuses what is no company', async () => {
    expect((await server.as(agimi.user).call(chooseCompany, { body: { tenantId: 0 } })).status).toBe(422);
    expect((await server.as(agimi.user).call(chooseCompany, { body: { tenantId: drini.id } })).status).toBe(
      403,
    );
  });
});

describe('the language of the accounting descriptions', () => {
  test('is the person’s own, and each change leaves an audit line', async () => {
    expect((await server.as(agimi.user).call(getLanguage, {})).body).toBe(0);
    expect((await server.as(agimi.user).call(updateSelectedLanguage, { body: { value: 1 } })).body).toEqual({
      value: 1,
    });
    expect([
      (await server.as(agimi.user).call(getLanguage, {})).body,
      (await server.as(agimi.admin).call(getLanguage, {})).body,
    ]).toEqual([1, 0]);
    expect(await linesOf(agimi.user)).toEqual([
      { page: 'configurations', type: 'update', changes: { accountingLanguage: { old: 0, new: 1 } } },
    ]);
    expect(
      (await server.as(agimi.user).call(updateSelectedLanguage, { body: { value: 2 as 1 } })).status,
    ).toBe(422);
    expect((await server.as(undefined).call(updateSelectedLanguage, { body: { value: 1 } })).status).toBe(
      401,
    );
  });
});

describe('the own language', () => {
  test('is the one a person is known and written to in, and each change leaves an audit line', async () => {
    const languageOf = async (person: TestUser) =>
      (await server.as(person).call(getAuthUser, {})).body.user.language;
    expect((await server.as(agimi.user).call(updateOwnLanguage, { body: { language: 'en' } })).body).toEqual({
      language: 'en',
    });
    expect([await languageOf(agimi.user), await languageOf(agimi.admin)]).toEqual(['en', 'sq']);
    expect(await linesOf(agimi.user)).toEqual([
      { page: 'account', type: 'update', changes: { language: { old: 'sq', new: 'en' } } },
    ]);
    expect(
      (await server.as(agimi.user).call(updateOwnLanguage, { body: { language: 'de' as 'en' } })).status,
    ).toBe(422);
    expect((await server.as(undefined).call(updateOwnLanguage, { body: { language: 'en' } })).status).toBe(
      401,
    );
  });

  test('may be chosen before the licence is agreed to', async () => {
    const fresh = await server.user({ roleId: 4, companies: [agimi.id], agreed: false });
    expect((await server.as(fresh).call(updateOwnLanguage, { body: { language: 'en' } })).status).toBe(200);
  });
});

describe('another user', () => {
  test('is found by people of the same company, with the companies they share', async () => {
    const mira = await server.user({ roleId: 3, companies: [agimi.id, drini.id], name: 'Mira Menaxhere' });
    const byEmail = await server
      .as(agimi.user)
      .call(getUserByEmail, { query: { email: mira.email.toUpperCase() } });
    expect(byEmail.body).toMatchObject({
      id: mira.id,
      name: 'Mira Menaxhere',
      roleId: 3,
      tenantIds: [agimi.id],
      companies: ['Agimi'],
    });
    const bySara = await server
      .as(await server.superAdmin())
      .call(getUserById, { query: { userId: mira.id } });
    expect(bySara.body.tenantIds).toEqual([agimi.id, drini.id]);
  });

  test('of another company is not there', async () => {
    expect(
      (await server.as(agimi.admin).call(getUserById, { query: { userId: drini.user.id } })).status,
    ).toBe(404);
    expect(
      (await server.as(agimi.admin).call(getUserByEmail, { query: { email: drini.user.email } })).status,
    ).toBe(404);
    expect(
      (await server.as(agimi.admin).call(getUserById, { query: { userId: agimi.admin.id } })).status,
    ).toBe(200);
  });
});
