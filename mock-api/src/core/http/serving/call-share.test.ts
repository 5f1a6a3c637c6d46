import { setTimeout as wait } from 'node:timers/promises';
import { getEmployeesByTenantIdAndFilter } from '@paga/contract/employees';
import { getHealth } from '@paga/contract/health';
import { login } from '@paga/contract/identity/sign-in';
import { generateSalaries, getSalaryTotals, updatePaymentDate } from '@paga/contract/payroll';
import { createdEmployees } from '@paga/testing/employees';
import { calculatedMonth } from '@paga/testing/salaries';
import { requestOf } from '@paga/testing/send-call';
import { type TestCompany, TestServer, type TestUser } from '@paga/testing/server';
import { workerDatabase } from '@paga/testing/test-database';
import { ConnectionShares } from '#core/db/shares/connection-shares.ts';
import { lockPeriod } from '#months/period.ts';

const october = { month: 10, year: 2026 };
/** As the product has them. A test waits for what should be there: here nobody is refused before it is, but by the impatient. */
const CONNECTIONS = 10;
const [PATIENT_MS, IMPATIENT_MS] = [170_000, 100];
/** This test's own, which holds the month. */
const OURS = 1;

let server: TestServer;
let impatient: TestServer;
let own: TestCompany;
let other: TestCompany;
let paymentDate: string;
beforeAll(async () => {
  server = new TestServer(await workerDatabase(), {}, new ConnectionShares(CONNECTIONS, PATIENT_MS));
  impatient = new TestServer(await workerDatabase(), {}, new ConnectionShares(CONNECTIONS, IMPATIENT_MS));
  [own, other] = [await server.company({ name: 'Agimi' }), await server.company({ name: 'Drini' })];
  for (const company of [own, other]) await createdEmployees(server.as(company.admin), company, {});
  await calculatedMonth(server, own, october);
  const query = { ...october, userId: own.id };
  const { body } = await server.as(own.admin).call(getSalaryTotals, { query });
  paymentDate = body.paymentDate ?? '';
});

const load = () => server.db.shares.load;
/** Waits until so many connections of calls are in use and so many calls wait, and sees that it stays so. */
async function isLoad(calls: number, waiting: number): Promise<void> {
  while (load().used !== OURS + calls || load().waiting !== waiting) await wait(5);
  await wait(50);
  expect(load()).toMatchObject({ used: OURS + calls, waiting });
}

/** Holds a company's month, as a calculation of ten thousand people does, while `work` is done. */
const whileMonthIsHeld = (company: TestCompany, work: () => Promise<void>) =>
  server.inCompany(company.id, async (tx) => {
    await lockPeriod({ tx, companyId: company.id }, october);
    await work();
  });

const times = <T>(ask: () => T) => Array.from({ length: 20 }, ask);
const generate = (signal?: AbortSignal, by = server) => {
  const request = requestOf(generateSalaries, { query: { ...october, userId: own.id } }, own.admin);
  return Promise.resolve(by.app.fetch(signal ? new Request(request, { signal }) : request));
};
/** A write that waits for the month. */
const payLater = (user: TestUser) =>
  server
    .as(user)
    .call(updatePaymentDate, { body: { tenantId: own.id, ...october, paymentDate, was: paymentDate } });

/** Who has nothing to do with it is answered at once: health, sign-in, another company. */
async function othersAreServed(): Promise<void> {
  const nobody = server.as(undefined);
  const signIn = { body: { email: 'nobody@agimi.test', password: 'Demo123' } };
  const query = { tenantId: other.id, page: 1, pageSize: 10 };
  const [health, refused, list] = await Promise.all([
    nobody.call(getHealth, {}),
    nobody.call(login, signIn),
    server.as(other.admin).call(getEmployeesByTenantIdAndFilter, { query }),
  ]);
  expect([health.status, refused.status, list.status]).toEqual([200, 401, 200]);
}

test('20 calculations of a month: one has a connection, the others wait without, and who waits too long learns when to come again', async () => {
  const gone = new AbortController();
  const others: Promise<Response>[] = [];
  let allOfThree: Promise<unknown> | undefined;
  await whileMonthIsHeld(own, async () => {
    const first = generate();
    await isLoad(1, 0);
    const left = times(() => generate(gone.signal));
    const rest = times(() => generate());
    await isLoad(1, 40);
    // Who closed the tab does not wait any more.
    gone.abort();
    await Promise.all(left);
    expect(load()).toMatchObject({ used: OURS + 1, waiting: 20 });
    await othersAreServed();
    const refused: Response[] = [];
    const three = [1, 2, 3].map(async () => {
      const answer = await generate(undefined, impatient);
      if (answer.status !== 200) refused.push(answer);
    });
    while (refused.length < 2) await wait(5);
    for (const answer of refused) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '5']);
      expect(await answer.json()).toMatchObject({ code: 'TOO_MUCH_AT_ONCE' });
    }
    others.push(first, ...rest);
    allOfThree = Promise.all(three);
  });
  for (const answer of await Promise.all(others)) expect(answer.status).toBe(200);
  await allOfThree;
  expect(load()).toEqual({ used: 0, waiting: 0, counted: 0 });
});

test('whatever a company asks for: a person has 3 connections and the company 6, and everybody else is answered', async () => {
  const replies: ReturnType<typeof payLater>[] = [];
  await whileMonthIsHeld(own, async () => {
    replies.push(...times(() => payLater(own.admin)));
    await isLoad(3, 17);
    await othersAreServed();
    replies.push(...times(() => payLater(own.manager)), ...times(() => payLater(own.user)));
    await isLoad(6, 54);
    await othersAreServed();
  });
  const statuses = (await Promise.all(replies)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(load()).toEqual({ used: 0, waiting: 0, counted: 0 });
});
