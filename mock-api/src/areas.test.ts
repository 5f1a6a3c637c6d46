import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getNewestNotifications as call } from '@paga/contract/notifications';
import { replyOf, requestOf } from '@paga/testing/send-call';
import { freshServer, type TestServer } from '@paga/testing/server';
import { testPostgres } from '@paga/testing/test-database';
import { testFiles } from '@paga/testing/test-files';
import { getTableName } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { createApp } from './app.ts';
import { areas } from './areas.ts';
import { withCompanyLines } from './backup/company-lines.ts';
import { area } from './core/area.ts';
import { read } from './core/http/handler.ts';
import { routes } from './core/http/routes.ts';
import { backupRulesOf } from './core/jobs/backup-rules.ts';
import type { JobDeps } from './core/jobs/job.ts';
import { runJobs } from './core/jobs/run-jobs.ts';
import { createLog } from './core/log.ts';

const log = createLog('silent');
const now = () => new Date('2026-10-15T09:00:00Z');
let server: TestServer;

const asOwner = async <T>(work: (owner: pg.Client) => Promise<T>) => {
  const owner = new pg.Client({ ...testPostgres(), database: server.database });
  await owner.connect();
  return work(owner).finally(() => owner.end());
};

beforeAll(async () => {
  server = await freshServer('areas');
});

test('every table of the schema belongs to exactly one area', async () => {
  const { rows } = await asOwner((owner) =>
    owner.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public'`),
  );
  const declared = areas.flatMap(({ tables }) => tables.map((table) => getTableName(table)));
  expect(declared.sort()).toEqual(rows.map(({ name }) => name).sort());
});

test('the pages of the audit log that handlers of an area write into are those it declares', () => {
  const written = ({ name }: { name: string }) => {
    const folder = path.join(import.meta.dirname, name);
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /(?<!\.test|table)\.ts$/.test(file) && !/^(http|mail)\//.test(file),
    );
    const pages = sources.flatMap((file) => [
      ...readFileSync(path.join(folder, file), 'utf8').matchAll(/\bpage: '([a-z]\w+)'/g),
    ]);
    return [name, ...new Set(pages.map(([, page]) => page))].sort();
  };
  expect(areas.map(written)).toEqual(areas.map(({ name, audit }) => [name, ...audit].sort()));
});

describe('a made-up area in the list', () => {
  const madeUp = pgTable('made_up', { word: text().notNull() });
  const draft = pgTable('made_up_draft', { word: text().notNull() });
  const ran: string[] = [];
  const ranAs = (how: string) => async () => ({ rows: ran.push(how) });
  const list = [
    ...areas.filter(({ name }) => name !== 'notifications'),
    area({
      name: 'made up',
      tables: [madeUp, draft],
      routes: routes([read({ call, run: async () => ({ data: [], meta: { total: 41 } }) })]),
      files: [{ path: '/api/files/made-up', serve: () => async (c) => c.text('a file') }],
      jobs: () => [
        { name: 'made up at the start', everyMs: 60_000, atStart: true, run: ranAs('at the start') },
        { name: 'made up', everyMs: 60_000, run: ranAs('later') },
        { name: 'made up daily', daily: true, run: ranAs('daily') },
      ],
      backup: { leftOut: { made_up_draft: 'made up' } },
    }),
  ];

  test('is served', async () => {
    const { admin } = await server.company();
    const deps = {
      ...{ db: server.db, files: testFiles(), log, version: '0' },
      now: () => server.clock.now(),
    };
    const app = createApp(deps, undefined, list);
    const asked = await app.fetch(requestOf(call, { params: { type: 'all' }, query: { page: 1 } }, admin));
    expect(await replyOf(asked)).toMatchObject({ status: 200, body: { meta: { total: 41 } } });
    expect(await (await app.request('/api/files/made-up')).text()).toBe('a file');
  });

  test('has its jobs run, until the server stops', async () => {
    const stops: (() => Promise<void> | void)[] = [];
    const deps = { db: server.db, log, now } as JobDeps;
    runJobs(
      list.filter(({ name }) => name === 'made up').flatMap(({ jobs }) => jobs(deps)),
      { db: server.db, now, log, stops },
    );
    for (const stop of stops) await stop();
    expect(ran.sort()).toEqual(['at the start', 'daily']);
  });

  test('has its tables in the backup, but for those it leaves out', async () => {
    const { id } = await server.company();
    await asOwner(async (owner) => {
      for (const name of ['made_up', 'made_up_draft']) {
        await owner.query(
          `create table ${name} ("id" bigint primary key generated always as identity, "tenantId" bigint not null references tenant, "word" text)`,
        );
        await owner.query(`grant select on ${name} to app`);
        await owner.query(`insert into ${name} ("tenantId", "word") values ($1, 'a word of it')`, [id]);
      }
    });
    const company = { companyId: id, files: testFiles(), rules: backupRulesOf(list) };
    const text = await withCompanyLines(server.db, company, async (lines) => {
      let all = '';
      for await (const line of lines) all += `${line}\n`;
      return all;
    });
    expect(text).toContain('"table":"made_up"');
    expect(text).not.toContain('made_up_draft');
    expect(text.match(/a word of it/g)).toHaveLength(1);
  });
});

test('an area that rules about a table of another one is refused', () => {
  expect(() => area({ name: 'made up', backup: { onlyAdded: ['employee'] } })).toThrow(
    'made up rules about tables that it has not: employee',
  );
});
