import { callsByArea } from '@paga/contract/all';
import { createSector } from '@paga/contract/employees';
import type { Endpoint } from '@paga/contract/endpoint';
import { saidToDatabase, statementsIn } from '@paga/testing/said-to-database';
import { freshServer, type TestServer } from '@paga/testing/server';
import { writesEnded } from '@paga/testing/writes-ended';
import { type Populated, populated } from './fixture.ts';
import { sampleInput } from './sample-input.ts';

/** What the home page asks, as the journey of the lively demo counts it: statistics for two years. */
const HOME = [
  'getAuthUser',
  'getNotifications',
  'getMailState',
  'getInactivity',
  'getSetupState',
  'getMonthOverview',
  'getPayrollReadiness',
  'getSalariesTillNow',
  'getAverageSalary',
  'getStatistics',
  'getStatistics',
  'getContractsByExpirationDate',
  'getUpcomingBirthdays',
  'getUpcomingVacations',
];
/** Messages to PostgreSQL: a statement, or several that go at once; the look for the session, `begin` and `commit` count. */
const MOST_OF_HOME = 60;
const CALLS = new Map<string, Endpoint>(
  Object.values(callsByArea).flatMap((calls) => Object.entries(calls as Record<string, Endpoint>)),
);

let server: TestServer;
let agimi: Populated;
beforeAll(async () => {
  server = await freshServer('words');
  agimi = await populated(server, 'Agimi');
});

async function costOf(name: string) {
  const call = CALLS.get(name) as Endpoint;
  const input = sampleInput(call, agimi.company.id, agimi);
  const speaker = server.as(agimi.company.admin, { company: agimi.company.id });
  const { answer, messages } = await saidToDatabase(() => speaker.call(call, input as never));
  expect([name, answer.status]).toEqual([name, 200]);
  return { name, messages: messages.length, statements: statementsIn(messages) };
}

async function costOfHome() {
  const costs = [];
  for (const name of HOME) costs.push(await costOf(name));
  const sum = costs.reduce((all, { messages }) => all + messages, 0);
  return { sum, costs: Object.fromEntries(costs.map(({ name, messages }) => [name, messages])) };
}

test('home`s calls together say little to the database: after a change of the month, and while nothing changes', async () => {
  const changed = await costOfHome();
  expect(changed.sum).toBeLessThanOrEqual(MOST_OF_HOME);
  const unchanged = await costOfHome();
  expect(unchanged.sum).toBeLessThanOrEqual(changed.sum);
  // A read of one thing: the session, `begin` with the walls and the read, `commit`.
  expect(unchanged.costs).toMatchObject({ getUpcomingBirthdays: 3, getMailState: 3, getAverageSalary: 3 });
});

/** Whether the month was audited: its salaries are compared with the year before. */
const isAudit = (text: string) => text.includes('json_agg(json_build_object');

test('a page of a month audits it once a change, however many of its calls ask', async () => {
  const asking = ['getMonthOverview', 'getMonthSteps', 'getSalaryChecks', 'getSalaryTotals'];
  const audits = async () => {
    const texts = [];
    for (const name of asking) texts.push(...(await costOf(name)).statements);
    return texts.filter(isAudit).length;
  };
  await writesEnded(server.db);
  await costOf('getSalaryChecks');
  expect(await audits()).toBe(0);
  const { id: tenantId, manager } = agimi.company;
  const written = await server.as(manager).call(createSector, { body: { tenantId, name: 'Montimi' } });
  expect(written.status).toBe(200);
  await writesEnded(server.db);
  expect(await audits()).toBe(1);
  expect(await audits()).toBe(0);
});
