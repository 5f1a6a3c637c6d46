import { deleteTenant } from '@paga/contract/company/profile';
import { COMPANIES_PAGE, getCompaniesOverview } from '@paga/contract/filing';
import { calculatedMonth, closedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { type TestServer, type TestUser, testServer } from '@paga/testing/server';
import { getCompaniesOverview as handler } from './get-companies-overview.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const october = { year: 2026, month: 10 };
/** A name that no other test uses, with letters that a search must not depend on. */
const mark = `Përroi i ëmbël ${process.pid}`;
type Asked = { search?: string; page?: number; pageSize?: number };
const asked = (as: TestUser | undefined, query: Asked = {}) =>
  server.as(as).call(getCompaniesOverview, { query });
const names = async (as: TestUser, query: Asked = {}) =>
  (await asked(as, query)).body.data.map(({ name }) => name.slice(mark.length + 1));

test('a manager of two companies sees where each stands, by name and without amounts; nobody sees those of others', async () => {
  const [working, blank, foreign] = [
    await server.company({ name: `${mark} B` }),
    await server.company({ name: `${mark} Ç`, status: 3 }),
    await server.company({ name: `${mark} A` }),
  ];
  await savedEmployees(server, working, {}, { bankAccountNumber: '' });
  await calculatedMonth(server, working, { year: 2026, month: 9 });
  await calculatedMonth(server, working, october);
  await savedEmployees(server, foreign, {});
  await calculatedMonth(server, foreign, october);
  await closedMonth(server, foreign, october);
  const manager = await server.user({ roleId: 3, companies: [blank.id, working.id] });

  const { status, body } = await asked(manager);
  expect([status, body.total, body.today]).toEqual([200, 2, '2026-10-15']);
  expect(body.data).toMatchObject([
    {
      id: working.id,
      status: 1,
      standing: {
        current: { ...october, state: 'open', next: 'collect', heads: 2, problems: 0, warnings: 1 },
        due: { kind: 'payment', on: '2026-10-31' },
        behind: [{ year: 2026, month: 9, next: 'close' }],
      },
    },
    {
      id: blank.id,
      status: 3,
      standing: { current: { ...october, state: 'blank', next: 'hire', heads: 0 }, behind: [] },
    },
  ]);
  expect(JSON.stringify(body)).not.toMatch(/"net"|brutto|netto|amount/);

  const sara = await server.superAdmin();
  const search = `PERROI I EMBEL ${process.pid}`;
  expect(await names(sara, { search })).toEqual(['A', 'B', 'Ç']);
  expect(await names(sara, { search, page: 2, pageSize: 2 })).toEqual(['Ç']);
  expect((await asked(sara, { search, pageSize: 1 })).body.total).toBe(3);
  const [closed] = (await asked(sara, { search: `${mark} a` })).body.data;
  expect(closed).toMatchObject({ standing: { current: { state: 'closed', next: 'pay' } } });
  expect(await names(manager, { search: `${mark} a` })).toEqual([]);
  expect(await names(manager, { search: `${mark} C` })).toEqual(['Ç']);
  expect((await asked(manager, { search: '%' })).body.total).toBe(0);

  expect((await asked(await server.user({ roleId: 4, companies: [] }))).body).toMatchObject({
    data: [],
    total: 0,
  });
  await server.as(sara, { company: blank.id }).call(deleteTenant, { query: { tenantId: blank.id } });
  expect([await names(manager), await names(sara, { search })]).toEqual([['B'], ['A', 'B']]);
});

test('a company that cannot be read says so in its row, and the others are there', async () => {
  const [broken, sound] = [
    await server.company({ name: `${mark} broken` }),
    await server.company({ name: `${mark} sound` }),
  ];
  const manager = await server.user({ roleId: 3, companies: [broken.id, sound.id] });
  const logged = jest.fn();
  const answer = await handler.handle(
    {
      actor: { ...manager, userId: manager.id },
      today: '2026-10-15',
      version: 'test',
      log: { error: logged },
      asAccess: (work: never) => server.asAccess(work),
      readInLinked: (companyId: number, work: (ctx: object) => Promise<unknown>) =>
        companyId === broken.id
          ? Promise.reject(new Error('the connection is lost'))
          : server.inCompany(companyId, (tx) => work({ tx, companyId, today: '2026-10-15' })),
    } as never,
    { query: { page: 1, pageSize: 10 } } as never,
  );
  expect(answer).toMatchObject({
    total: 2,
    data: [{ standing: null }, { standing: { current: { next: 'hire' } } }],
  });
  expect(logged).toHaveBeenCalledTimes(1);
});

test('a page holds twenty at most, and the call needs a session', async () => {
  const sara = await server.superAdmin();
  expect((await asked(sara, { pageSize: COMPANIES_PAGE + 1 })).status).toBe(422);
  expect((await asked(sara, { page: 0 })).status).toBe(422);
  expect((await asked(undefined)).status).toBe(401);
});
