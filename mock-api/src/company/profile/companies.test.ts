import {
  createTenant,
  deleteTenant,
  getAllTenants,
  searchTenants,
  showTenant,
  updateTenant,
} from '@paga/contract/company/profile';
import { getPayrollReadiness } from '@paga/contract/company/settings';
import { getAuthUser, login } from '@paga/contract/identity/sign-in';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';
import { sql } from 'drizzle-orm';
import { tenant } from '#core/db/table.ts';
import { contributionSetting, leaveSetting } from '../settings/table.ts';

let server: TestServer;
let sara: TestUser;
let agimi: TestCompany;
beforeEach(async () => {
  server = await testServer();
  server.clock.set('2026-10-15T09:00:00Z');
  sara = await server.superAdmin();
  agimi = await server.company({ name: 'Agimi' });
});

let numbered = 0;
const drini = (facts: object = {}) => {
  numbered += 1;
  const email = `zyra.${process.pid}.${numbered}@drini.test`;
  return {
    name: 'Drini',
    email,
    businessNumber: '810987654',
    statusId: 1 as const,
    registrationDate: '2026-10-01',
    ...facts,
  };
};
const add = (facts: object = {}, by = sara) =>
  server.as(by).call(createTenant, { body: { ...drini(), password: 'Vjosa2026x', ...facts } });
const auditOf = async (companyId: number) => {
  const { rows } = await server.asAccess((tx) =>
    tx.execute<{ page: string; type: string; changes: Record<string, { old: unknown; new: unknown }> }>(
      sql`select "page", "type", "changes" from "audit_line" where "tenantId" = ${companyId} order by "id"`,
    ),
  );
  return rows;
};
const rowOf = (id: number) =>
  server.asAccess(async (tx) => (await tx.select().from(tenant)).find((row) => row.id === id)) as Promise<
    typeof tenant.$inferSelect
  >;

describe('adding a company', () => {
  test('makes its administrator, its settings by law, a closing code and its audit lines', async () => {
    const form = drini({ expirationDate: '2027-09-30', checkedQb: true });
    const { status, body } = await server
      .as(sara)
      .call(createTenant, { body: { ...form, password: 'Vjosa2026x' } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Drini',
      status: 1,
      expirationDate: '2027-09-30',
      logo: null,
      hasQuickbooks: 1,
    });
    expect((await rowOf(body.id)).code).toMatch(/^[A-Z0-9]{6}$/);
    const [contribution, leave] = await server.inCompany(body.id, async (tx) => [
      await tx.select().from(contributionSetting),
      await tx.select().from(leaveSetting),
    ]);
    expect([contribution.length, leave.length]).toEqual([1, 1]);
    const { rows } = await server.asAccess((tx) =>
      tx.execute<{ subject: string }>(
        sql`select "subject" from "outbox_mail" where "recipient" = ${form.email}`,
      ),
    );
    expect(rows).toEqual([{ subject: 'Llogaria juaj në Paga' }]);
    const signedIn = await server
      .as(undefined)
      .call(login, { body: { email: form.email, password: 'Vjosa2026x' } });
    expect(signedIn.body).toMatchObject({ roleId: 2, agreed: null, tenantId: body.id });
    expect(await auditOf(body.id)).toMatchObject([
      { page: 'companies', type: 'create', changes: { name: { old: null, new: 'Drini' } } },
      { page: 'users', type: 'create', changes: { roleId: { old: null, new: 2 } } },
    ]);
  });

  test('keeps the closing code that was given, and never writes it down in the log', async () => {
    const { body } = await add({ code: 'DRI26X' });
    expect((await rowOf(body.id)).code).toBe('DRI26X');
    expect(JSON.stringify(await auditOf(body.id))).not.toContain('DRI26X');
    // A code that was typed is known; one that was made up is not until somebody of the company looks at it.
    const known = async (tenantId: number) =>
      (
        await server.as(sara, { company: tenantId }).call(getPayrollReadiness, { query: { tenantId } })
      ).body.lines.find(({ key }) => key === 'closingCode')?.done;
    const other = await add({ name: 'Tjetra', email: 'tjetra@example.com' });
    expect([await known(body.id), await known(other.body.id)]).toEqual([true, false]);
  });

  test.each([
    ['dr1', 'PASSWORD_TOO_SHORT'],
    ['DRINI2026', 'PASSWORD_NO_LOWERCASE'],
    ['Drinidrini', 'PASSWORD_NO_DIGIT'],
    ['drini2026', 'PASSWORD_NO_UPPERCASE'],
    ['Password1', 'PASSWORD_TOO_COMMON'],
  ])('refuses the password %s with %s', async (password, code) => {
    expect((await add({ password })).body.code).toBe(code);
  });

  test('refuses the e-mail of somebody, whatever its case, and makes nothing then', async () => {
    const form = drini({ name: 'Drini Dyfish' });
    await add(form);
    const { status, body } = await add({ ...form, email: form.email.toUpperCase() });
    expect([status, body.code, body.fields?.[0]?.path]).toEqual([409, 'EMAIL_TAKEN', 'email']);
    expect(
      (await server.as(sara).call(searchTenants, { query: { name: 'Drini Dyfish' } })).body,
    ).toHaveLength(1);
  });

  test('refuses an end before the start, a code that is none, unknown fields', async () => {
    const pathsOf = async (facts: object) => (await add(facts)).body.fields?.map(({ path }) => path);
    expect(await pathsOf({ expirationDate: '2026-09-30' })).toEqual(['expirationDate']);
    expect(await pathsOf({ code: 'abc' })).toEqual(['code']);
    expect(await pathsOf({ email: 'drini' })).toEqual(['email']);
    for (const field of ['id', 'logo', 'deletedAt', 'twoFactorRequired', 'inactivityMinutes', 'roleId'])
      expect(await pathsOf({ [field]: 1 })).toEqual([field]);
  });

  test('is for the super admin only', async () => {
    for (const person of [agimi.admin, agimi.manager, agimi.user])
      expect((await add({}, person)).status).toBe(403);
  });
});

describe('the list of companies', () => {
  test('is paged in alphabetical order and searched by a part of the name', async () => {
    const mark = `Ujëvara ${process.pid}`;
    for (const name of ['C', 'Ç', 'D', 'A']) await add({ name: `${mark} ${name}` });
    const page = (body: object) => server.as(sara).call(getAllTenants, { body });
    const { body } = await page({ search: `UJEVARA ${process.pid}`, page: 1, pageSize: 3 });
    expect([body.total, body.data.map(({ name }) => name.slice(-1))]).toEqual([4, ['A', 'C', 'Ç']]);
    expect(
      (await page({ search: mark, page: 2, pageSize: 3 })).body.data.map(({ name }) => name.slice(-1)),
    ).toEqual(['D']);
    expect((await page({})).body.data).toHaveLength(10);
  });

  test('never carries a closing code, and is for the super admin only', async () => {
    const { body } = await server.as(sara).call(getAllTenants, { body: { search: 'Agimi' } });
    expect(JSON.stringify(body)).not.toContain(agimi.code);
    expect((await server.as(agimi.admin).call(getAllTenants, { body: {} })).status).toBe(403);
  });
});

describe('changing a company', () => {
  const change = (facts: object = {}, by = sara) =>
    server.as(by, { company: agimi.id }).call(updateTenant, {
      body: {
        tenantId: agimi.id,
        name: 'Agimi',
        email: 'zyra@agimi.test',
        statusId: 1,
        registrationDate: '2024-01-01',
        ...facts,
      },
    });

  test('writes what was said, keeps what was not, and logs the difference', async () => {
    expect(
      (await change({ name: 'Agimi i Ri', statusId: 2, expirationDate: '2027-01-31' })).body,
    ).toMatchObject({
      name: 'Agimi i Ri',
      status: 2,
      expirationDate: '2027-01-31',
      businessNumber: '811234567',
    });
    expect((await rowOf(agimi.id)).code).toBe(agimi.code);
    const [line] = (await auditOf(agimi.id)).slice(-1);
    expect(line).toEqual({
      page: 'companies',
      type: 'update',
      changes: {
        name: { old: 'Agimi', new: 'Agimi i Ri' },
        status: { old: 1, new: 2 },
        expirationDate: { old: null, new: '2027-01-31' },
      },
    });
  });

  test('is refused with what somebody else has changed meanwhile, and nothing is written over', async () => {
    const read = (await change()).body.version;
    expect((await change({ name: 'Agimi i Ri', version: read })).body.version).toBe(read + 1);
    const { status, body } = await change({ name: 'Agimi i Vjetër', version: read });
    expect([status, body.code, (await rowOf(agimi.id)).name]).toEqual([409, 'CONFLICT', 'Agimi i Ri']);
  });

  test('takes a new closing code without showing it in the log', async () => {
    await change({ code: 'NEW123' });
    expect((await rowOf(agimi.id)).code).toBe('NEW123');
    expect((await auditOf(agimi.id)).at(-1)?.changes).toEqual({ code: { old: '***', new: '***' } });
  });

  test('opens a suspended company again', async () => {
    await change({ statusId: 3 });
    expect((await server.as(agimi.admin).call(showTenant, {})).body.status).toBe(3);
    expect((await change({ statusId: 1 })).status).toBe(200);
  });

  test('renews a company that expired by itself: the status that was set holds again', async () => {
    const over = (await change({ expirationDate: '2026-10-01' })).body;
    expect([over.status, over.statusId]).toEqual([4, 1]);
    expect((await change({ statusId: over.statusId, expirationDate: '2027-10-01' })).body).toMatchObject({
      status: 1,
      statusId: 1,
    });
  });

  test('is for the super admin, about a company that is there, without an end before the start', async () => {
    expect((await change({}, agimi.admin)).status).toBe(403);
    expect((await change({ expirationDate: '2023-12-31' })).body.fields?.[0]?.path).toBe('expirationDate');
    const body = { ...drini(), tenantId: 999_999_999 };
    expect((await server.as(sara).call(updateTenant, { body })).status).toBe(404);
  });
});

describe('deleting a company', () => {
  const remove = (id: number, by = sara) =>
    server.as(by, { company: id }).call(deleteTenant, { query: { tenantId: id } });

  test('signs out who has no other company, and lets nobody work in it', async () => {
    const other = await server.company({ name: 'Drini' });
    const both = await server.user({ roleId: 3, companies: [agimi.id, other.id] });
    expect((await remove(agimi.id)).status).toBe(204);
    expect((await server.as(agimi.admin).call(getAuthUser, {})).status).toBe(401);
    expect((await server.as(both, { company: agimi.id }).call(showTenant, {})).body.code).toBe(
      'COMPANY_NOT_LINKED',
    );
    expect((await server.as(both).call(showTenant, {})).body.name).toBe('Drini');
    const again = await server
      .as(undefined)
      .call(login, { body: { email: agimi.admin.email, password: 'Demo123' } });
    expect(again.body).toMatchObject({ tenantId: null, company: null, companyCount: 0 });
  });

  test('keeps every row and leaves an audit line with the name', async () => {
    await remove(agimi.id);
    expect(await rowOf(agimi.id)).toMatchObject({ name: 'Agimi', deletedAt: expect.any(Date) });
    expect((await auditOf(agimi.id)).at(-1)).toMatchObject({
      type: 'delete',
      changes: { name: { old: 'Agimi', new: null } },
    });
    expect((await server.as(sara).call(showTenant, {})).status).toBe(400);
    expect((await remove(agimi.id)).status).toBe(404);
  });

  test('is for the super admin only, and refuses what is no id', async () => {
    expect((await remove(agimi.id, agimi.admin)).status).toBe(403);
    expect((await server.as(sara).call(deleteTenant, { query: { tenantId: 'x' as never } })).status).toBe(
      422,
    );
  });
});
