import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import { buildKey, type FileStore } from '#core/files/file-store.ts';
import { zipOf } from '#core/files/zip-of.ts';
import { isThere } from '#core/site/with-build.ts';
import { factsOfSent } from '../publish/fitting-build.ts';
import { withReceived } from '../publish/received-build.ts';
import { sharedBuild } from '../table.ts';

/** A build of a remote by its name and version. */
export type BuildName = { name: string; version: string };
/** One that servers share: its archive lies in the store, by its hash. */
export type SharedBuild = BuildName & { hash: string };

/** The builds that servers share. */
export async function sharedBuildsIn(tx: Tx): Promise<SharedBuild[]> {
  const { rows } = await tx.execute<SharedBuild>(
    sql`select "remote" as "name", "version", "hash" from "shared_build"`,
  );
  return rows;
}

async function archiveOf(folder: string): Promise<Buffer> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const parts = new Map<string, Buffer>();
  for (const { parentPath, name } of files) {
    const file = path.join(parentPath, name);
    parts.set(path.relative(folder, file).split(path.sep).join('/'), await readFile(file));
  }
  return zipOf(parts, new Date(0));
}

/** Gives a build of a site to all servers: the archive first, then its row. One that they have already is left as it is. */
export async function shareBuild(
  tx: Tx,
  { site, store, now }: { site: string; store: FileStore; now: Date },
  { name, version }: BuildName,
): Promise<void> {
  const known = await tx.execute(
    sql`select 1 from "shared_build" where "remote" = ${name} and "version" = ${version}`,
  );
  if (known.rows.length > 0) return;
  const archive = await archiveOf(path.join(site, 'remotes', name, version));
  const hash = createHash('sha256').update(archive).digest('hex');
  await store.putFile(buildKey(hash), archive);
  await tx.insert(sharedBuild).values({ remote: name, version, hash, sharedAt: now });
}

async function* hashed(pieces: ReadableStream<Uint8Array>, { name, version, hash }: SharedBuild) {
  const seen = createHash('sha256');
  for await (const piece of pieces as unknown as AsyncIterable<Uint8Array>) {
    seen.update(piece);
    yield piece;
  }
  if (seen.digest('hex') !== hash) throw new Error(`the archive of ${name} ${version} is not the shared one`);
}

/** Brings a shared build into a site: its archive has the hash of its row, and its files are those of its own list; renamed in one step. */
export async function bringBuild(site: string, store: FileStore, build: SharedBuild): Promise<void> {
  const { name, version, hash } = build;
  const file = await store.openFile(buildKey(hash));
  if (!file) throw new Error(`the archive of ${name} ${version} is not in the store of builds`);
  await withReceived(site, hashed(file.stream, build), async (sent) => {
    if (factsOfSent(name, sent).version !== version)
      throw new Error(`the archive of ${name} ${version} is of another version`);
    const place = path.join(site, 'remotes', name, version);
    if (isThere(site, name, version) || existsSync(place)) return;
    mkdirSync(path.dirname(place), { recursive: true });
    renameSync(sent.place, place);
  });
}
