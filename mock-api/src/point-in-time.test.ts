import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { uploadLogo } from '@paga/contract/company/profile';
import { ArchivedPostgres, hasArchive } from '@paga/testing/archived-postgres';
import { chainAllAudit } from '@paga/testing/chain-all-audit';
import { calculatedMonth, closedMonth } from '@paga/testing/salaries';
import { TestServer } from '@paga/testing/server';
import { aWorker } from '@paga/testing/vacations';
import type pg from 'pg';
import sharp from 'sharp';
import { seedNational } from '#company/law/seed-national.ts';
import { headsAmong } from './core/audit/audit-heads.ts';
import { connectedClient } from './core/db/connected-client.ts';
import { migrateDatabase } from './core/db/schema/migrate.ts';
import { addedFile } from './core/files/added-lines.ts';
import { folderFiles } from './core/files/folder-files.ts';
import { createLog } from './core/log.ts';
import { findRestore } from './core/restore/find-restore.ts';
import { endAllSessions } from './identity/public.ts';

// `pnpm soak point-in-time`, where PostgreSQL 15 and pgBackRest are installed: a database is set back to a minute between two closings, as docs/operations.md says.
const run = process.env.PAGA_SOAK === '1' && hasArchive() ? test : test.skip;

let archived: ArchivedPostgres | undefined;
let folder: string | undefined;
afterEach(async () => {
  await archived?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** Every table of the product with a hash over its rows. */
async function hashesOf(connection: pg.ClientConfig): Promise<Record<string, string>> {
  const owner = await connectedClient(connection);
  await owner.query('set search_path = public, pg_temp');
  const tables = await owner.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const hashes: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const { rows } = await owner.query<{ hash: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, E'\\n' order by t::text)), '') as hash from ${name} t`,
    );
    hashes[name] = rows[0]?.hash ?? '';
  }
  await owner.end();
  return hashes;
}

const nowOf = async (connection: pg.ClientConfig) => {
  const owner = await connectedClient(connection);
  const { rows } = await owner.query<{ at: string }>('select now()::text as at');
  await owner.end();
  return rows[0]?.at ?? '';
};

/** A company on an archived PostgreSQL, with a logo, and how it closes a month. */
async function anOffice(cluster: ArchivedPostgres, place: string) {
  const own = { ...cluster.connection, database: 'paga' };
  const administrator = await connectedClient(cluster.connection);
  await administrator.query('create database paga');
  await administrator.end();
  await migrateDatabase(own, seedNational);
  const files = folderFiles(path.join(place, 'files'));
  const heads = headsAmong(addedFile(path.join(place, 'heads.jsonl')));
  const server = new TestServer(own, { files });
  const company = await server.company({ name: 'Agimi' });
  await aWorker(server, company);
  const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const logo = new File([new Uint8Array(picture)], 'logo.png', { type: 'image/png' });
  await server.as(company.admin).call(uploadLogo, { body: { logo } });
  const closing = async (month: number) => {
    await calculatedMonth(server, company, { month, year: 2026 });
    await closedMonth(server, company, { month, year: 2026 });
    server.clock.advance(600);
    await heads.add(await chainAllAudit(server.db, server.clock.now()));
  };
  return { own, files, heads, server, closing };
}

run(
  'set back between two closings, every table and every file named in them is as it was, and the servers see it',
  async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'paga-point-in-time-'));
    archived = await new ArchivedPostgres().start();
    const { own, files, heads, server, closing } = await anOffice(archived, folder);
    archived.save();
    await closing(8);
    const before = await hashesOf(own);
    const moment = await nowOf(own);
    await wait(1_500);
    await closing(9);
    expect(await hashesOf(own)).not.toEqual(before);
    await server.db.$client.end();

    const again = { ...(await archived.setBackTo(moment)), database: 'paga' };
    expect(await hashesOf(again)).toEqual(before);
    const other = new TestServer(again, { files });
    const named = await other.asAccess((tx) =>
      tx.execute<{ logo: string }>(`select "logo" from "tenant" where "logo" is not null`),
    );
    expect(named.rows).toHaveLength(1);
    // Read by its name, which holds the hash of its bytes.
    for (const { logo } of named.rows) expect(await files.readFile(logo)).toBeDefined();

    server.clock.advance(60);
    const said: string[] = [];
    const log = { ...createLog('silent'), error: (_: object, text: string) => said.push(text) } as never;
    const now = server.clock.now();
    await findRestore(other.db, {
      heads,
      now,
      log,
      isNew: false,
      endSessions: (tx) => endAllSessions(tx, now),
    });
    expect(said).toEqual([expect.stringContaining('set back to an earlier moment')]);
    expect(readFileSync(path.join(folder, 'heads.jsonl'), 'utf8')).toContain('"restore"');
    await other.db.$client.end();
  },
  120_000,
);
