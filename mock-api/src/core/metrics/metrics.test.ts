import { getHealth } from '@paga/contract/health';
import { login } from '@paga/contract/identity/sign-in';
import { freshServer, type TestServer } from '@paga/testing/server';
import { testPostgres } from '@paga/testing/test-database';
import { sql } from 'drizzle-orm';
import { areas } from '#areas.ts';
import { openDatabase } from '../db/open-database.ts';
import { asAccess } from '../db/transaction.ts';
import { createLog } from '../log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

let server: TestServer;
let metrics: Metrics;
let asking: ReturnType<typeof openDatabase>;
const queues = areas.flatMap((area) => area.queues);
beforeAll(async () => {
  const noteCall: Metrics['noteCall'] = (...call) => metrics.noteCall(...call);
  server = await freshServer('metrics', { noteCall });
  asking = openDatabase({ ...testPostgres(), database: server.database, max: 1 }, createLog('silent'));
  metrics = createMetrics({ db: server.db, asking: asking.db, version: '1.2.3', queues });
});
afterAll(() => asking.close());

const lines = async () => (await metrics.text()).split('\n');
const shown = async (beginning: string) => (await lines()).filter((line) => line.startsWith(beginning));

test('calls are counted by name and status, with how long they took; those that were refused too', async () => {
  await server.as(undefined).call(getHealth, {});
  await server.as(undefined).call(getHealth, {});
  await server.as(undefined).call(login, { body: { email: 'nobody@canary.test', password: 'Canary123' } });
  expect(await shown('paga_calls_total')).toEqual([
    'paga_calls_total{call="getHealth",status="200"} 2',
    'paga_calls_total{call="login",status="401"} 1',
  ]);
  expect(await shown('paga_call_seconds_count')).toEqual([
    'paga_call_seconds_count{call="getHealth"} 2',
    'paga_call_seconds_count{call="login"} 1',
  ]);
  expect(await shown('paga_version')).toEqual(['paga_version{version="1.2.3"} 1']);
});

test('what waits and what failed is there, since when, and how jobs ended', async () => {
  const mail = (status: string, at: string) =>
    sql`insert into "outbox_mail" ("dedupe", "recipient", "subject", "textBody", "htmlBody", "status", "nextTryAt", "createdAt")
      values (${`${status} ${at}`}, 'canary@canary.test', 'Canary', '', '', ${status}, now(), now() - ${at}::interval)`;
  await asAccess(server.db, async (tx) => {
    await tx.execute(mail('waiting', '2 minutes'));
    await tx.execute(mail('waiting', '1 minute'));
    await tx.execute(mail('failed', '3 days'));
    await tx.execute(sql`
      insert into "job_run" ("name", "run", "startedAt", "nextAt", "endedAt", "fault") values
        ('sending mail', 1, now(), now(), to_timestamp(1790000000), null), ('making backups', 1, now(), now(), null, 'no')`);
  });
  expect(await shown('paga_waiting{')).toEqual([
    'paga_waiting{queue="mail"} 2',
    'paga_waiting{queue="backups"} 0',
  ]);
  expect(await shown('paga_failed{queue="mail"}')).toEqual(['paga_failed{queue="mail"} 1']);
  const [since = ''] = await shown('paga_waiting_seconds{queue="mail"}');
  expect(Number(since.split(' ')[1])).toBeGreaterThan(119);
  expect(await shown('paga_job')).toEqual([
    'paga_job_ended_seconds{job="sending mail"} 1790000000',
    'paga_job_faulty{job="sending mail"} 0',
    'paga_job_faulty{job="making backups"} 1',
  ]);
  expect(await shown('paga_database_up')).toEqual(['paga_database_up 1']);
  expect(await metrics.text()).not.toMatch(/canary/i);
});

test('they are served on their own port and nothing else is; without a database they say so', async () => {
  const { port, close } = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
  const at = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method });
  expect((await at('/metrics')).headers.get('content-type')).toContain('text/plain');
  expect([(await at('/')).status, (await at('/metrics', 'POST')).status]).toEqual([404, 404]);
  await asking.close();
  const text = await (await at('/metrics')).text();
  expect(text).toContain('paga_database_up 0');
  expect(text).not.toContain('paga_waiting{');
  expect(text).toContain('paga_calls_total{call="getHealth"');
  await close();
});
