import { getOwnAccount } from '@paga/contract/own/account';
import { OwnBrowser } from '@paga/testing/own-browser';
import { joinedEmployee } from '@paga/testing/own-page';
import { savedEmployees } from '@paga/testing/saved-employees';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';
import { sql } from 'drizzle-orm';
import { areas } from '#areas.ts';
import { ownRowsOf } from '#core/db/own-rows.ts';
import { type BoundCall, bindCalls } from '#core/http/bound-call.ts';

// Our own filter, and the same taken away: what is left then is the role of own pages and its row level security.
jest.mock('#core/db/own-rows.ts', () => {
  const actual = jest.requireActual('#core/db/own-rows.ts');
  return { ...actual, ownRowsOf: jest.fn(actual.ownRowsOf) };
});

const ofOwnPage = bindCalls(areas).filter(({ handler, access }) => handler && access.level === 'own');
const reads = ofOwnPage.filter(({ call }) => call.effect === 'read');
/** Everything of whom no answer may hold anything: names that nobody else has. */
const [COLLEAGUE, STRANGER] = ['Zzbesa', 'Zzcani'];

type Page = TestUser & { accountId: number; linkId: number };
let server: TestServer;
let agimi: TestCompany;
let [arta, besa, cani] = [{}, {}, {}] as [Page, Page, Page];

beforeAll(async () => {
  server = await testServer();
  agimi = await server.company({ name: 'Agimi' });
  const drini = await server.company({ name: `Drini ${STRANGER}` });
  const [a = 0, b = 0] = await savedEmployees(server, agimi, {}, { firstName: COLLEAGUE });
  const [c = 0] = await savedEmployees(server, drini, { firstName: STRANGER });
  arta = await joinedEmployee(server, agimi.id, a);
  besa = await joinedEmployee(server, agimi.id, b, { address: `${COLLEAGUE}@agimi.test` });
  cani = await joinedEmployee(server, drini.id, c, { address: `${STRANGER}@drini.test` });
});

/** What a read answers without anything that names an object, or with these ids in its place. */
async function answered({ call }: BoundCall, who: Page, id: number): Promise<string> {
  const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, id]));
  const reply = await server.as(who).call(call, { params } as never);
  return JSON.stringify([reply.status, reply.body], (key, value) => (key === 'errorId' ? undefined : value));
}

const withoutFilter = () => jest.mocked(ownRowsOf).mockReturnValue(sql`true`);
afterEach(() =>
  jest.mocked(ownRowsOf).mockImplementation(jest.requireActual('#core/db/own-rows.ts').ownRowsOf),
);

test.each([
  ['with our filter', () => undefined],
  ['with our filter taken away', withoutFilter],
])(
  'no read of an own page holds anything of a colleague, of another company or of the office, %s',
  async (_, prepare) => {
    const before = await Promise.all(reads.map((bound) => answered(bound, arta, besa.id)));
    prepare();
    const seen = await Promise.all(reads.map((bound) => answered(bound, arta, besa.id)));
    expect(seen).toEqual(before);
    expect(seen.join()).not.toMatch(
      new RegExp(`${COLLEAGUE}|${STRANGER}|${agimi.admin.name}|${agimi.admin.email}`),
    );
    expect(reads.length).toBeGreaterThan(2);
  },
);

test('a bypass that is put in is found: without the role a colleague would be seen', async () => {
  withoutFilter();
  const { rows } = await server.inCompany(agimi.id, (tx) =>
    tx.execute(sql`select "firstName" from "employee" where ${ownRowsOf({} as never, {} as never)}`),
  );
  expect(JSON.stringify(rows)).toContain(COLLEAGUE);
});

test('every id of somebody else is one that does not exist', async () => {
  const withIds = ofOwnPage.filter(({ call }) => call.path.includes('{'));
  // Of another table an id may be that of the own session.
  const { body: own } = await server.as(arta).call(getOwnAccount, {});
  const others = [besa, cani]
    .flatMap(({ id, linkId, accountId }) => [id, linkId, accountId])
    .filter((id) => own.sessions.every((session) => session.id !== id));
  const found = withIds.flatMap(({ call, name }) =>
    others.map(async (id) => {
      const input = { params: { id }, ...(call.body && { body: {} }) };
      const { status } = await server.as(arta).call(call, input as never);
      return status < 300 ? [`${name} ${id}`] : [];
    }),
  );
  expect((await Promise.all(found)).flat()).toEqual([]);
  for (const who of [arta, besa, cani])
    expect(await answered(reads[0] as BoundCall, who, 0)).toContain('[200');
});

test('an answer of an own page is kept by nobody', async () => {
  const browser = new OwnBrowser(server);
  for (const { call } of reads) {
    const { headers } = await browser.call(call, { params: { id: 1 } } as never);
    expect(headers.get('cache-control')).toBe('no-store');
  }
});
