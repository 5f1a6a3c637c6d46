import { getInactivity } from '@paga/contract/company/security';
import { COMPANIES_PAGE, getCompaniesOverview } from '@paga/contract/filing';
import { chooseCompany, getAuthUser, getLoginTenants, login } from '@paga/contract/identity/sign-in';
import { OwnCompanies } from '@paga/contract/limits';
import { createdEmployees } from '@paga/testing/employees';
import { saidToDatabase } from '@paga/testing/said-to-database';
import { calculatedMonth } from '@paga/testing/salaries';
import { freshServer, type TestCompany, type TestServer, type TestUser } from '@paga/testing/server';
import { writesEnded } from '@paga/testing/writes-ended';
import { sql } from 'drizzle-orm';

const MANY = 300;
let server: TestServer;
let here: TestCompany;
let there: TestCompany;
let few: TestUser;
let many: TestUser;
beforeAll(async () => {
  server = await freshServer('many_companies');
  [here, there] = [await server.company({ name: 'Çikla' }), await server.company({ name: 'Zana' })];
  const { rows } = await server.asAccess((tx) =>
    tx.execute<{ id: string }>(sql`
      insert into "tenant" ("name", "email", "registrationDate", "code")
      select 'Kompania ' || n, 'zyra' || n || '@example.com', '2020-01-01', 'AGI26A' from generate_series(1, ${MANY - 2}) n returning "id"`),
  );
  const others = rows.map(({ id }) => Number(id));
  const own = [here.id, there.id];
  few = await server.user({ roleId: 3, companies: [...own, ...others.slice(0, 8)] });
  many = await server.user({ roleId: 3, companies: [...own, ...others] });
});

/** What a call sends to PostgreSQL, and how many bytes it answers. */
async function costOf(work: () => Promise<{ status: number; body: unknown }>) {
  const { answer, messages } = await saidToDatabase(work);
  return {
    status: answer.status,
    statements: messages.flat().length,
    bytes: JSON.stringify(answer.body).length,
  };
}

const first = { page: 1, pageSize: 10 };
const STEPS: Record<string, (as: TestUser) => Promise<{ status: number; body: unknown }>> = {
  'sign-in': ({ email }) => server.as(undefined).call(login, { body: { email, password: 'Demo123' } }),
  'who is signed in': (as) => server.as(as).call(getAuthUser, {}),
  'a page of the picker': (as) => server.as(as).call(getLoginTenants, { query: { page: 1, search: '' } }),
  'a link': (as) => server.as(as).call(getLoginTenants, { query: { tenantId: there.id } }),
  choosing: (as) => server.as(as).call(chooseCompany, { body: { tenantId: here.id } }),
  'a call of a company': (as) =>
    server.as(as, { company: here.id }).call(getInactivity, { query: { userId: here.id } }),
  'the table of companies': (as) => server.as(as).call(getCompaniesOverview, { query: first }),
};

test.each(Object.keys(STEPS))(
  '%s is as many statements for 300 companies as for 10, in an answer of few bytes',
  async (name) => {
    const step = STEPS[name] as (typeof STEPS)[string];
    for (const person of [few, many]) await step(person);
    const [ten, all] = [await costOf(() => step(few)), await costOf(() => step(many))];
    expect([ten.status, all.status]).toEqual([200, 200]);
    expect(all.statements).toBe(ten.statements);
    expect(all.bytes).toBeLessThan(6_000);
  },
);

test('the picker has a page at a time, by name, of those a search names; without page and search the whole list', async () => {
  const names = async (query: { page?: number; search?: string; tenantId?: number }, as = many) => {
    const { body } = await server.as(as).call(getLoginTenants, { query });
    return body.map(({ name }) => name);
  };
  expect(await names({})).toHaveLength(MANY);
  const pages = await Promise.all([1, 2, 15, 16].map((page) => names({ page })));
  expect(pages.map(({ length }) => length)).toEqual([
    OwnCompanies.page,
    OwnCompanies.page,
    OwnCompanies.page,
    0,
  ]);
  expect([pages[0]?.[0], pages[2]?.at(-1)]).toEqual(['Çikla', 'Zana']);
  expect(await names({ page: 1, search: 'CIKLA' })).toEqual(['Çikla']);
  expect(await names({ page: 1, search: '%' })).toEqual([]);
  expect(await names({ tenantId: there.id })).toEqual(['Zana']);
  expect(await names({ tenantId: there.id }, here.user)).toEqual([]);
  const { body } = await server.as(many, { company: there.id }).call(getAuthUser, {});
  expect(body).toMatchObject({ companyCount: OwnCompanies.counted, company: { name: 'Zana' } });
});

test('by deadline what is due first stands first, over all pages; a page reads few anew and says how many are left', async () => {
  const byDeadline = (query: object = {}, as = many) =>
    server.as(as).call(getCompaniesOverview, { query: { ...first, order: 'deadline' as const, ...query } });
  // August was never closed.
  await createdEmployees(server.as(there.admin), there, {});
  for (const month of [8, 10]) await calculatedMonth(server, there, { year: 2026, month });
  await writesEnded(server.db);
  const counts: (number | undefined)[] = [];
  let names: string[] = [];
  for (let turn = 0; turn * COMPANIES_PAGE < MANY; turn += 1) {
    const { body } = await byDeadline();
    counts.push(body.unread);
    names = body.data.map(({ name }) => name);
  }
  const [before = 0, after = 0] = counts;
  // Those that stand on the page are read as well.
  expect(before).toBeGreaterThan(MANY / 2);
  expect(before - after).toBeGreaterThanOrEqual(COMPANIES_PAGE);
  expect(before - after).toBeLessThanOrEqual(COMPANIES_PAGE + first.pageSize);
  expect(counts.at(-1)).toBe(0);
  expect(names[0]).toBe('Zana');
  const settled = await byDeadline();
  expect(settled.body).toMatchObject({ total: MANY, late: 1, unread: 0 });
  const late = await byDeadline({ late: 'true' });
  expect(late.body).toMatchObject({ total: 1, late: 1, data: [{ name: 'Zana' }] });
  expect((await byDeadline({ late: 'true', search: 'cikla' })).body).toMatchObject({ total: 0, data: [] });
  expect((await byDeadline({ late: 'true' }, here.user)).body).toMatchObject({ total: 0, data: [] });
  const { statements, bytes } = await costOf(() => byDeadline());
  expect([statements <= 16, bytes < 6_000]).toEqual([true, true]);
});

test('of the table of companies only those that have changed since are read anew, and what they show is of now', async () => {
  const read = async (as = many) => {
    const { answer, messages } = await saidToDatabase(() =>
      server.as(as).call(getCompaniesOverview, { query: first }),
    );
    return {
      row: answer.body.data[0],
      companies: messages.flat().filter(({ values }) => values.includes('app.company')).length,
    };
  };
  await writesEnded(server.db);
  await read();
  expect(await read()).toMatchObject({
    companies: 0,
    row: { name: 'Çikla', standing: { current: { next: 'hire', heads: 0 } } },
  });
  await createdEmployees(server.as(here.admin), here, {});
  await writesEnded(server.db);
  const fresh = await read();
  expect(fresh).toMatchObject({ companies: 1, row: { standing: { current: { next: 'calculate' } } } });
  expect(fresh.row?.standing?.current.heads).toBeGreaterThan(0);
  expect((await read()).companies).toBe(0);
  server.clock.set('2026-10-16T09:00:00Z');
  // Of another day, by another person too.
  expect((await read(await server.superAdmin())).companies).toBe(first.pageSize);
});
