import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EmulatedS3, emulatedS3 } from '@paga/testing/emulated-s3';
import { freshServer, type TestServer } from '@paga/testing/server';
import { sql } from 'drizzle-orm';
import { asAccess } from '../db/transaction.ts';
import { Bucket } from '../files/bucket/bucket.ts';
import { bucketFrom } from '../files/bucket/bucket-address.ts';
import { keySource } from '../key-file.ts';
import { createLog } from '../log.ts';
import { claimPlaces, type KeyPlace } from './claim-places.ts';
import { type MarkedPlace, markedBucket, markedFolder } from './marked-place.ts';

const [OLD, NEW, OTHER] = ['a', 'b', 'c'].map((digit) => digit.repeat(64));
const log = createLog('silent');

let server: TestServer;
let s3: EmulatedS3;
let root: string;
beforeAll(async () => {
  server = await freshServer('places');
  s3 = await emulatedS3(['one', 'two']);
});
afterAll(() => s3.close());
beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'paga-places-'));
  s3.bucket('one').all.clear();
  s3.bucket('two').all.clear();
  await asAccess(server.db, (tx) => tx.execute(sql`delete from "place_mark"`));
});
afterEach(() => rmSync(root, { recursive: true }));

const claim = (places: Partial<Parameters<typeof claimPlaces>[1]>) =>
  claimPlaces(server.db, { keys: [], files: [], ...places }, { now: server.clock.now(), log });

/** The audit key of a server of this folder, or that its environment gives. */
const auditKey = (folder: string, env: Record<string, string> = {}): KeyPlace => ({
  name: 'audit',
  source: keySource(env, 'AUDIT_KEY', path.join(root, folder, 'audit.key')),
});
const keysFrom = (env: Record<string, string>) => claim({ keys: [auditKey('any', env)] });
const keysIn = (folder: string) => claim({ keys: [auditKey(folder)] });

test('a second server of another folder is refused in words, and makes no key', async () => {
  await keysIn('first');
  await keysIn('first');
  await expect(keysIn('second')).rejects.toThrow(
    'audit.key is not there, with the key that this database is served with: servers of one database share their keys. Set AUDIT_KEY or AUDIT_KEY_FILE',
  );
  expect(existsSync(path.join(root, 'second'))).toBe(false);
  await expect(keysFrom({ AUDIT_KEY: OTHER ?? '' })).rejects.toThrow(
    'AUDIT_KEY does not hold the newest key',
  );
});

test('a new key before the old one is taken note of; a server that has only the old one is refused then', async () => {
  await keysFrom({ AUDIT_KEY: `${OLD}` });
  await keysFrom({ AUDIT_KEY: `${NEW},${OLD}` });
  await expect(keysFrom({ AUDIT_KEY: `${OLD}` })).rejects.toThrow('does not hold the newest key');
  await keysFrom({ AUDIT_KEY: `${NEW},${OLD}` });
});

test('of two that start at once with keys of their own one serves', async () => {
  const starts = await Promise.allSettled([
    keysFrom({ AUDIT_KEY: `${OLD}` }),
    keysFrom({ AUDIT_KEY: `${NEW}` }),
  ]);
  expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

const bucket = (name: string) =>
  markedBucket(
    new Bucket(bucketFrom('FILES_URL', s3.urlOf(name)), {
      ...{ withinMs: 5_000, tries: 1, pauseMs: 1 },
    }),
  );
const PLACES: Record<string, (name: string) => MarkedPlace> = {
  folder: (name) => markedFolder(path.join(root, name)),
  bucket,
};
const filesIn = (place: MarkedPlace) =>
  claim({ files: [{ name: 'files', variables: 'FILES_DIR or FILES_URL', place }] });

describe.each(Object.entries(PLACES))('files in a %s', (_, place) => {
  test('are found by each server of the same place, and one of another place is refused in words', async () => {
    await Promise.all([filesIn(place('one')), filesIn(place('one'))]);
    await filesIn(place('one'));
    await expect(filesIn(place('two'))).rejects.toThrow(
      'FILES_DIR or FILES_URL leads to another place than the one that this database is served with (files)',
    );
    // Nor is it taken for one of this database later.
    expect(await place('two').readMark()).toBeUndefined();
  });

  test('that were moved with their mark are the same; what is lost for good is forgotten and named anew', async () => {
    await filesIn(place('one'));
    await place('two').giveMark((await place('one').readMark()) ?? '');
    await filesIn(place('two'));
    await asAccess(server.db, (tx) => tx.execute(sql`delete from "place_mark"`));
    await filesIn(place('one'));
  });
});

test('a bucket that is away keeps no server from starting that has been in it before', async () => {
  s3.troubles.push({ kind: 'busy' });
  await expect(filesIn(bucket('one'))).rejects.toMatchObject({ code: 'STORAGE_AWAY' });
  await filesIn(bucket('one'));
  s3.troubles.push({ kind: 'busy' });
  await filesIn(bucket('one'));
});

test('a folder whose mark cannot be read is no other place', async () => {
  writeFileSync(path.join(root, 'file'), 'no folder');
  await expect(filesIn(markedFolder(path.join(root, 'file')))).rejects.toThrow('ENOTDIR');
});
