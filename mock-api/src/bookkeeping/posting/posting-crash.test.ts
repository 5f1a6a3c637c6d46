import { setTimeout as wait } from 'node:timers/promises';
import {
  exchangeAccessToken,
  getAuthorizationUrl,
  refreshServiceAccounts,
  saveAccounts,
  synchronizeSalaries,
} from '@paga/contract/bookkeeping';
import { authenticateCode } from '@paga/contract/identity/sign-in';
import { generateSalaries, getSalaryTotals, updateSalary } from '@paga/contract/payroll';
import { type RunningEmulator, startEmulator } from '@paga/mock-api/emulators/quickbooks/emulator';
import { dice } from '@paga/payroll/random-salary';
import { Arrange } from '@paga/testing/arrange';
import { balancesOf, booked, DEFAULT_ACCOUNTS, REALM } from '@paga/testing/books';
import { KillableServer } from '@paga/testing/killable-server';
import { savedEmployees } from '@paga/testing/saved-employees';
import { asAccess, inCompany } from '#core/db/transaction.ts';

// One kill in every run; `PAGA_SOAK=1` kills a hundred times, by turns the server alone and its PostgreSQL with it. PAGA_SEED chooses the moments.
const KILLS = process.env.PAGA_SOAK === '1' ? 100 : 1;
const SEED = Number(process.env.PAGA_SEED ?? 20_261_107);
const october = { month: 10, year: 2026 };
const CODE = 'AGI26A';

let emulator: RunningEmulator;
let server: KillableServer;
beforeAll(async () => {
  emulator = await startEmulator({ port: 0, unthrottled: true });
  server = new KillableServer('embedded', { QUICKBOOKS_EMULATOR: emulator.url });
}, 300_000);
afterAll(async () => {
  await server.end();
  await emulator.close();
});

/** The company connected as a person does it: consent at the service, landing page, lists, accounts. */
async function connected() {
  const { company, ids } = await server.offline(async (db) => {
    const made = await new Arrange(db, () => new Date()).company({ code: CODE });
    await asAccess(db, (tx) =>
      tx.execute(`update "tenant" set "hasQuickbooks" = true where "id" = ${made.id}`),
    );
    const people = [800, 933.33, 1250.5].map((bruttoSalary, at) => ({
      firstName: `Emri${at}`,
      bruttoSalary,
    }));
    const inOwn = {
      inCompany: <T>(id: number, work: Parameters<typeof inCompany<T>>[2]) => inCompany(db, id, work),
    };
    return { company: made, ids: await savedEmployees(inOwn, made, ...people) };
  });
  await server.start();
  const { admin } = company;
  const { url } = (await server.call(admin, getAuthorizationUrl, {})).body;
  const form = new URLSearchParams({
    ...Object.fromEntries(new URL(url).searchParams),
    realm: REALM,
    answer: 'connect',
  });
  const landing = await fetch(`${emulator.url}/connect/oauth2`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  const { code = '', state = '' } = Object.fromEntries(
    new URL(landing.headers.get('location') ?? '').searchParams,
  );
  const own = { tenantId: company.id, userId: company.id };
  await server.call(admin, exchangeAccessToken, { body: { ...own, code, state, realmId: REALM } });
  await server.call(admin, refreshServiceAccounts, { body: { userId: company.id } });
  const body = { userId: company.id, ...DEFAULT_ACCOUNTS };
  expect((await server.call(admin, saveAccounts, { body })).status).toBe(200);
  return { company, ids };
}

test(`a server killed ${KILLS} times while it posts has posted every salary once (seed ${SEED})`, async () => {
  const { company, ids } = await connected();
  const { admin } = company;
  const roll = dice(SEED);
  const { body: month } = await server.call(admin, generateSalaries, {
    query: { ...october, userId: company.id },
  });
  const post = () =>
    server.call(admin, synchronizeSalaries, {
      body: { ...october, tenantId: company.id, language: 'Alb', employeeIds: ids },
    });
  const begin = performance.now();
  expect((await post()).body).toEqual({ success: true, posted: ids.length });
  const duration = performance.now() - begin;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await server.call(admin, authenticateCode, { body: { code: CODE, userId: admin.id } });
    const salaryId = month.salaries[roll(ids.length)]?.id ?? 0;
    const changed = { ...october, tenantId: company.id, salaryId, avanseStops: kill % 90 };
    expect((await server.call(admin, updateSalary, { body: changed })).status).toBe(200);
    const cut = post().catch(() => undefined);
    await wait((duration * 1.5 * roll(10_000)) / 10_000);
    await server.kill({ all: kill % 2 === 0 });
    await cut;
    await server.start();
    await post();
    expect((await post()).body).toEqual({ success: true, posted: 0 });
    const totals = (await server.call(admin, getSalaryTotals, { query: { ...october, userId: company.id } }))
      .body;
    expect(balancesOf(emulator.state)).toEqual(booked(totals));
  }
}, 3_600_000);
