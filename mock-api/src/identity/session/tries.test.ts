import { databaseFromTemplate } from '@paga/testing/test-database';
import { openDatabase } from '#core/db/open-database.ts';
import { asAccess, type Database } from '#core/db/transaction.ts';
import { createLog } from '#core/log.ts';
import { forgetTries, reserveTry, tryKey } from './tries.ts';

const now = new Date('2026-10-15T09:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const limit = { limit: 5, minutes: 15 };
let db: Database;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ db, close } = openDatabase(
    await databaseFromTemplate(`paga_tries_${process.env.JEST_WORKER_ID}`),
    createLog('silent'),
  ));
});
afterAll(() => close());

const reserve = (key: string, at = now) => asAccess(db, (tx) => reserveTry(tx, key, limit, at));

test('lets exactly the limit through of 200 tries at once', async () => {
  const results = await Promise.all(Array.from({ length: 200 }, () => reserve('parallel')));
  expect(results.filter(Boolean)).toHaveLength(5);
});

test('starts anew when the time has passed, and after a right secret', async () => {
  for (let n = 0; n < 5; n += 1) await reserve('again');
  expect(await reserve('again', later(14))).toBe(false);
  expect(await reserve('again', later(16))).toBe(true);
  for (let n = 0; n < 5; n += 1) await reserve('again', later(16));
  expect(await reserve('again', later(16))).toBe(false);
  await asAccess(db, (tx) => forgetTries(tx, 'again'));
  expect(await reserve('again', later(16))).toBe(true);
});

test('keeps no e-mail and no address readable', () => {
  expect(tryKey('login', 'admin@agimi.test')).not.toContain('agimi');
});
