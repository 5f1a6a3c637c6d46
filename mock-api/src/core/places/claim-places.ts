import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { asAccess, type Database, type Tx } from '../db/transaction.ts';
import { DomainError } from '../domain-error.ts';
import { type KeySource, keysOf } from '../key-file.ts';
import { keyRing } from '../key-ring.ts';
import type { MarkedPlace } from './marked-place.ts';

/** What the servers of a database share; an operator who has lost one says its name. */
export const PLACES = ['audit', 'backup', 'bookkeeping', 'registry', 'files', 'backups', 'heads'] as const;
type PlaceName = (typeof PLACES)[number];

/** The keys of a ring, which all servers take from the same variable or file. */
export type KeyPlace = { name: PlaceName; source: KeySource };
/** A place of files, and the variables that name it. */
export type FilePlace = { name: PlaceName; variables: string; place: MarkedPlace };

const lost = (name: PlaceName) =>
  `Where they are lost for good, say so once:  pnpm --filter @paga/mock-api places:forget ${name}`;

async function markOf(tx: Tx, name: PlaceName): Promise<string | undefined> {
  const { rows } = await tx.execute<{ mark: string }>(
    sql`select "mark" from "place_mark" where "name" = ${name}`,
  );
  return rows[0]?.mark;
}

const otherKeys = (name: PlaceName, { name: variable, value, file }: KeySource, isThere: boolean) => {
  const place = value ? variable : file;
  const what = isThere ? `${place} does not hold the newest key` : `${place} is not there, with the key`;
  return new Error(
    `${what} that this database is served with: servers of one database share their keys. Set ${variable} or ${variable}_FILE to those of the others. ${lost(name)}`,
  );
};

/**
 * Takes note of the newest key of a ring, or throws where the database is served with one that is not in it: a key that a server makes in a folder of its own would
 * sign and encrypt what no other one reads. No key is made then.
 */
async function claimKeys(db: Database, { name, source }: KeyPlace, now: Date): Promise<void> {
  const known = await asAccess(db, (tx) => markOf(tx, name), { readOnly: true });
  if (known !== undefined && !source.value && !existsSync(source.file)) throw otherKeys(name, source, false);
  const { current, byId } = keyRing(`paga place ${name}`, keysOf(source));
  const { rows } = await asAccess(db, (tx) =>
    tx.execute(sql`
      insert into "place_mark" ("name", "mark", "at") values (${name}, ${current}, ${now.toISOString()})
      on conflict ("name") do update set "mark" = excluded."mark", "at" = excluded."at"
      where "place_mark"."mark" in ${[...byId.keys()]} returning 1`),
  );
  if (rows.length === 0) throw otherKeys(name, source, true);
}

const elsewhere = ({ name, variables }: FilePlace) =>
  new Error(
    `${variables} leads to another place than the one that this database is served with (${name}): what other servers have put there would not be found here. Name the same place on all of them. ${lost(name)}`,
  );

async function noted(db: Database, name: PlaceName, mark: string, now: Date): Promise<string | undefined> {
  return asAccess(db, async (tx) => {
    await tx.execute(
      sql`insert into "place_mark" ("name", "mark", "at") values (${name}, ${mark}, ${now.toISOString()}) on conflict do nothing`,
    );
    return markOf(tx, name);
  });
}

async function claimFiles(db: Database, files: FilePlace, now: Date): Promise<void> {
  const { name, place } = files;
  const known = await asAccess(db, (tx) => markOf(tx, name), { readOnly: true });
  const here = await place.readMark();
  if (known !== undefined && here !== known) throw elsewhere(files);
  if (known !== undefined) return;
  if (here === undefined) await place.giveMark(randomUUID());
  // Of two servers that start at once the first gives the mark.
  const mark = await place.readMark();
  if (mark === undefined || (await noted(db, name, mark, now)) !== mark) throw elsewhere(files);
}

/** Takes note of the keys and places that a server shares with others, or throws, in words, what another server has otherwise. */
export async function claimPlaces(
  db: Database,
  { keys, files }: { keys: readonly KeyPlace[]; files: readonly FilePlace[] },
  { now, log }: { now: Date; log: Logger },
): Promise<void> {
  for (const one of keys) await claimKeys(db, one, now);
  for (const one of files) {
    try {
      await claimFiles(db, one, now);
    } catch (error) {
      const isAway = error instanceof DomainError && error.code === 'STORAGE_AWAY';
      const isKnown = isAway && (await asAccess(db, (tx) => markOf(tx, one.name), { readOnly: true }));
      if (!isKnown) throw error;
      // What was right before is away for the moment: everything else is served.
      log.error({ err: error, place: one.name }, 'a place of files could not be looked at');
    }
  }
}
