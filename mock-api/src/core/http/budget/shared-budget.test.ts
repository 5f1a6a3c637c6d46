import { getPayslipArchive } from '@paga/contract/payroll';
import { createdEmployees } from '@paga/testing/employees';
import { calculatedMonth } from '@paga/testing/salaries';
import { freshServer, type TestServer } from '@paga/testing/server';
import { testPostgres } from '@paga/testing/test-database';
import { sql } from 'drizzle-orm';
import { openDatabase } from '#core/db/open-database.ts';
import { asAccess, type Database } from '#core/db/transaction.ts';
import { createLog } from '#core/log.ts';
import { beginShared, type HeavyCall } from './shared-budget.ts';

let server: TestServer;
/** The pools of two servers. */
let pools: { db: Database; close: () => Promise<void> }[];
beforeAll(async () => {
  server = await freshServer('shared_budget');
  pools = [1, 2].map(() =>
    openDatabase({ ...testPostgres(), database: server.database }, createLog('silent')),
  );
});
afterAll(() => Promise.all(pools.map(({ close }) => close())));
beforeEach(() =>
  asAccess(server.db, async (tx) => {
    await tx.execute(sql`delete from "heavy_work"`);
    await tx.execute(sql`delete from "heavy_ahead"`);
  }),
);

const begin = (at: number, call: HeavyCall) => {
  const { db } = pools[at % pools.length] ?? { db: server.db };
  return beginShared(db, call).then(
    (end) => ({ end, again: undefined }),
    (error: { retryAfter?: number }) => ({ end: async () => undefined, again: error.retryAfter }),
  );
};
const of = (userId: number, companyId?: number): HeavyCall => ({ userId, companyId });
const begun = (tries: readonly { again: number | undefined }[]) =>
  tries.filter(({ again }) => again === undefined).length;
const change = (statement: string) => asAccess(server.db, (tx) => tx.execute(sql.raw(statement)));

test('of twenty calls of one person at once at two servers three begin, and of a company four', async () => {
  const person = await Promise.all(Array.from({ length: 20 }, (_, at) => begin(at, of(1))));
  expect([begun(person), new Set(person.map(({ again }) => again))]).toEqual([3, new Set([undefined, 5])]);
  const company = await Promise.all(Array.from({ length: 20 }, (_, at) => begin(at, of(10 + at, 7))));
  expect(begun(company)).toBe(4);
  expect((await begin(0, of(50, 8))).again).toBeUndefined();
  await company.find(({ again }) => again === undefined)?.end(10);
  expect((await begin(1, of(60, 7))).again).toBeUndefined();
});

test('work at one server counts at the other: a person who is a minute ahead waits, and each second pays for one', async () => {
  const first = await begin(0, of(1));
  await first.end(90_000);
  const refused = await begin(1, of(1));
  expect(refused.again).toBeGreaterThanOrEqual(34);
  expect((await begin(1, of(2))).again).toBeUndefined();
  await change(`update "heavy_ahead" set "at" = "at" - interval '31 seconds'`);
  expect((await begin(1, of(1))).again).toBeUndefined();
});

test('what a server that died had begun counts no longer than five minutes', async () => {
  for (const at of [0, 1, 0]) await begin(at, of(1));
  expect((await begin(1, of(1))).again).toBe(5);
  await change(`update "heavy_work" set "endsBy" = "endsBy" - interval '5 minutes'`);
  expect((await begin(1, of(1))).again).toBeUndefined();
  const { rows } = await change(`select count(*)::int as rows from "heavy_work"`);
  expect(rows).toEqual([{ rows: 1 }]);
});

test('a call is refused for what its person does at another server, and leaves nothing when it is over', async () => {
  const company = await server.company();
  await createdEmployees(server.as(company.admin), company, {});
  await calculatedMonth(server, company, { month: 10, year: 2026 });
  const archive = () =>
    server
      .as(company.admin)
      .call(getPayslipArchive, { body: { tenantId: company.id, month: 10, year: 2026 } });
  const elsewhere = await Promise.all([1, 2, 3].map(() => begin(1, of(company.admin.id, company.id))));
  const refused = await archive();
  expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
    429,
    'TOO_MUCH_AT_ONCE',
    '5',
  ]);
  for (const { end } of elsewhere) await end(1);
  expect((await archive()).status).toBe(200);
  for (let tries = 0; ; tries += 1) {
    const { rows } = await change(`select 1 from "heavy_work"`);
    if (rows.length === 0) break;
    expect(tries).toBeLessThan(100);
  }
  const { rows } = await change(`select "userId"::int as id, "aheadMs" > 0 as worked from "heavy_ahead"`);
  expect(rows).toContainEqual({ id: company.admin.id, worked: true });
});
