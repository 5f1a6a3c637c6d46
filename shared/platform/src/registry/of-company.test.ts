import { webcrypto } from 'node:crypto';
import { isInShare } from '@paga/contract/remotes/canary-share';
import { anEntry } from '../remote/entry-for-test.ts';
import { entriesOfCompany } from './of-company.ts';

beforeAll(() =>
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true }),
);

const build = { ...anEntry(), version: '2', entry: '/remotes/payroll/2/remoteEntry.js' };
const entry = anEntry({ canary: { share: 10, build } });
const ids = Array.from({ length: 2_000 }, (_, at) => at + 1);
const versionFor = async (id: number | undefined) => (await entriesOfCompany([entry], id))[0]?.version;

test('a share of the companies has the canary, with the build of the others as its last good one; without a company nobody has', async () => {
  const versions = await Promise.all(ids.map(versionFor));
  const part = versions.filter((version) => version === '2').length / ids.length;
  expect([part > 0.08, part < 0.12]).toEqual([true, true]);
  const company = versions.indexOf('2') + 1;
  const [tried] = await entriesOfCompany([entry], company);
  expect(tried).toMatchObject({ name: 'payroll', version: '2', lastGood: { version: entry.version } });
  expect(tried?.canary).toBeUndefined();
  expect(await versionFor(undefined)).toBe(entry.version);
  expect(await entriesOfCompany([anEntry()], company)).toEqual([anEntry()]);
});

test('who is in a share stays in a larger one, and each remote draws anew', async () => {
  const inShare = (remote: string, share: number) =>
    Promise.all(ids.map((id) => isInShare({ remote, share }, id)));
  const [few, more, other] = [
    await inShare('payroll', 10),
    await inShare('payroll', 25),
    await inShare('reports', 10),
  ];
  expect(few.every((isIn, at) => !isIn || more[at])).toBe(true);
  expect(few).not.toEqual(other);
  // SHA-256 of "payroll 7" begins with 0xb7b210e8.
  expect([
    await isInShare({ remote: 'payroll', share: 71 }, 7),
    await isInShare({ remote: 'payroll', share: 72 }, 7),
  ]).toEqual([false, true]);
});
