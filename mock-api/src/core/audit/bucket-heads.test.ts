import { type EmulatedS3, emulatedS3 } from '@paga/testing/emulated-s3';
import { Bucket } from '../files/bucket/bucket.ts';
import { bucketFrom } from '../files/bucket/bucket-address.ts';
import type { Head } from './audit-heads.ts';
import { bucketHeads } from './bucket-heads.ts';

let s3: EmulatedS3;
let clock: Date;
beforeAll(async () => {
  s3 = await emulatedS3(['paga']);
});
afterAll(() => s3.close());
beforeEach(() => {
  s3.bucket('paga').all.clear();
  clock = new Date('2026-11-28T23:58:00Z');
});

const heads = () => bucketHeads(new Bucket(bucketFrom('AUDIT_HEADS_URL', s3.urlOf('paga'))), () => clock);
const head = (to: number): Head => ({ companyId: 7, to, hash: `hash ${to}`, at: clock.toISOString() });
const objects = () => [...s3.bucket('paga').all.keys()].sort();
const numbers = async (of = heads()) => (await of.read()).heads.map(({ to }) => to);

test('what two servers add is found by both, and nothing is written twice', async () => {
  const [one, other] = [heads(), heads()];
  await one.add([head(1), head(2)]);
  await other.add([head(3)]);
  await one.add([]);
  expect((await numbers(one)).sort()).toEqual([1, 2, 3]);
  expect(objects()).toHaveLength(2);
  expect(objects()[0]).toMatch(/^heads\/2026-11-28T23:58:00\.000Z-[0-9a-f]{8}\.jsonl$/);
});

test('those of a day that is over become one, once, and none is lost', async () => {
  const [one, other] = [heads(), heads()];
  await one.add([head(1)]);
  await other.add([head(2)]);
  clock = new Date('2026-11-29T00:01:00Z');
  await Promise.all([one.add([head(3)]), other.add([head(4)])]);
  expect((await numbers()).sort()).toEqual([1, 2, 3, 4]);
  expect(objects().filter((key) => key.includes('2026-11-28'))).toEqual(['heads/2026-11-28.jsonl']);
  await one.add([head(5)]);
  expect((await numbers()).sort()).toEqual([1, 2, 3, 4, 5]);
});
