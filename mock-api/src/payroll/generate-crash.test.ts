import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Endpoint, InputOf } from '@paga/contract/endpoint';
import { generateSalaries, getSalaries, getSalaryTotals } from '@paga/contract/payroll';
import { Arrange } from '@paga/testing/arrange';
import { importedEmployees } from '@paga/testing/imported-employees';
import { replyOf, requestOf } from '@paga/testing/send-call';
import type { TestCompany } from '@paga/testing/server';
import { inCompany } from '../db/transaction.ts';
import { createLog } from '../log.ts';
import { type Stops, startDatabase } from '../start-database.ts';

// A sample in every run; `PAGA_SOAK=1` kills at twenty points, one after the other through the whole calculation.
const KILLS = process.env.PAGA_SOAK === '1' ? 20 : 3;
const EMPLOYEES = 1000;
const here = import.meta.dirname;
const tsx = pathToFileURL(path.resolve(here, '../../../shared/build/node_modules/tsx/dist/esm/index.mjs')).href;

type Running = { child: ChildProcess; origin: string; gone: Promise<unknown> };
let running: Running | undefined;
const folder = mkdtempSync(path.join(tmpdir(), 'paga-crash-'));

async function start(): Promise<Running> {
  const env = { ...process.env, DATA_DIR: folder, PORT: '0', PAGA_DEMO: '0', LOG_LEVEL: 'silent', HOST: '127.0.0.1' };
  const child = spawn(process.execPath, ['--import', tsx, path.join(here, '../main.ts')], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const [, url] = /Paga is at (http\S+?)\/?\s/.exec(output) ?? [];
      if (url) resolve(url);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`the server did not start: ${output}`)));
  });
  running = { child, origin, gone };
  return running;
}

async function prepare(): Promise<TestCompany> {
  const stops: Stops = [];
  const settings = { dataFolder: folder, databaseUrl: undefined } as Parameters<typeof startDatabase>[0];
  const db = await startDatabase(settings, createLog('silent'), stops);
  const company = await new Arrange(db, () => new Date()).company();
  await importedEmployees({ inCompany: (id, work) => inCompany(db, id, work) }, company, 'fixtures/drini-1000.xlsx');
  for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
  return company;
}

const speak = async <E extends Endpoint>({ origin }: Running, company: TestCompany, call: E, input: InputOf<E>) =>
  replyOf<E>(await fetch(requestOf(call, input, company.admin, {}, origin)));

/** Kills the server so many milliseconds after the request was sent; answers whether it had answered by then. */
async function killedWhile(server: Running, company: TestCompany, month: { year: number; month: number }, delay: number): Promise<boolean> {
  let answered = false;
  const asked = speak(server, company, generateSalaries, { query: { ...month, userId: company.id } }).then(
    ({ status }) => {
      answered = status === 200;
    },
    () => {},
  );
  await wait(delay);
  const answeredInTime = answered;
  server.child.kill('SIGKILL');
  await Promise.all([asked, server.gone]);
  return answeredInTime;
}

afterAll(async () => {
  running?.child.kill('SIGTERM');
  await running?.gone;
  rmSync(folder, { recursive: true, force: true });
});

test(`a server killed in the middle of a calculation leaves the month whole or absent, ${KILLS} times`, async () => {
  const company = await prepare();
  let server = await start();
  // The first request of a process is its slowest: every kill below hits a process as cold as this one.
  const started = performance.now();
  const first = await speak(server, company, generateSalaries, { query: { year: 2026, month: 12, userId: company.id } });
  const duration = performance.now() - started;
  expect(first.status).toBe(200);
  const found: string[] = [];
  for (let kill = 1; kill <= KILLS; kill += 1) {
    if (kill > 1) server = running ?? server;
    const month = { year: 2027 + Math.floor(kill / 12), month: (kill % 12) + 1 };
    const query = { ...month, userId: company.id };
    const answered = await killedWhile(server, company, month, (duration * kill) / (KILLS + 1));
    server = await start();
    const { body: totals } = await speak(server, company, getSalaryTotals, { query });
    const { body: rows } = await speak(server, company, getSalaries, { query });
    expect([0, EMPLOYEES]).toContain(totals.headCount);
    expect(rows.salaries.length).toBe(totals.headCount);
    expect(rows.period === null).toBe(totals.headCount === 0);
    if (answered) expect(totals.headCount).toBe(EMPLOYEES);
    found.push(totals.headCount === 0 ? 'absent' : 'whole');
  }
  const again = await speak(server, company, generateSalaries, { query: { year: 2027, month: 2, userId: company.id } });
  expect(again.body.salaries.length).toBe(EMPLOYEES);
  expect(found).toContain('absent');
}, 600_000);
