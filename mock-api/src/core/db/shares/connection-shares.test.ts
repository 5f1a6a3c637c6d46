import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import type { DomainError } from '#core/domain-error.ts';
import { ConnectionShares, type GiveBack } from './connection-shares.ts';
import { FEWEST_CONNECTIONS, JOBS, SESSIONS, type Share, sharesOf, VISITORS } from './share.ts';

const person = (userId: number, companyId?: number, more: Partial<Share> = {}): Share =>
  ({ of: 'person', userId, companyId, calculates: false, ...more }) as Share;

/** What a share was given at once; the rest waits, and says later what came of it. */
function asked(shares: ConnectionShares, share: Share, times: number) {
  const [given, waiting] = [[] as GiveBack[], [] as Promise<GiveBack | DomainError>[]];
  for (let time = 0; time < times; time += 1) {
    const place = shares.take(share);
    if (typeof place === 'function') given.push(place);
    else waiting.push(place.catch((error: DomainError) => error));
  }
  return { given, waiting };
}

const NOTHING = { used: 0, waiting: 0, counted: 0 };

test('of 10 connections a person has 3, a company 6, calls without a session 3, jobs 2, the look for sessions 4; the shares grow with the number', () => {
  const most = (share: Share) => asked(new ConnectionShares(10, 1), share, 12).given.length;
  expect([person(1, 1), VISITORS, JOBS, SESSIONS].map(most)).toEqual([3, 3, 2, 4]);
  const shares = new ConnectionShares(10, 1);
  expect([1, 2, 3].map((userId) => asked(shares, person(userId, 1), 3).given.length)).toEqual([3, 3, 0]);
  // In another company the same person has no more.
  expect(asked(shares, person(1, 2), 1).given).toHaveLength(0);
  expect(sharesOf(100)).toEqual({ all: 100, person: 30, company: 60, sessions: 40, visitors: 30, jobs: 20 });
  expect(Math.min(...Object.values(sharesOf(FEWEST_CONNECTIONS)))).toBe(1);
});

test('one connection is left for the look for a session, whatever all others do', () => {
  const shares = new ConnectionShares(10, 1);
  const others = [person(1, 1), person(2, 1), person(3, 2), person(4, 2), person(5, 3), VISITORS, JOBS];
  const given = others.flatMap((share) => asked(shares, share, 5).given);
  expect(given).toHaveLength(9);
  expect(asked(shares, SESSIONS, 5).given).toHaveLength(1);
});

test('one calculation of a company at a time; its next waits, other work and other companies do not', async () => {
  const shares = new ConnectionShares(10);
  const calculates = { calculates: true };
  const first = asked(shares, person(1, 1, calculates), 2);
  expect([first.given.length, first.waiting.length]).toEqual([1, 1]);
  expect(asked(shares, person(2, 1, calculates), 1).given).toHaveLength(0);
  expect(asked(shares, person(2, 1), 1).given).toHaveLength(1);
  expect(asked(shares, person(3, 2, calculates), 1).given).toHaveLength(1);
  first.given[0]?.();
  expect(await first.waiting[0]).toBeInstanceOf(Function);
});

test('a free place goes to who has the least, not to who asked most', async () => {
  const shares = new ConnectionShares(4);
  const [first = () => undefined] = asked(shares, person(1, 1), 1).given;
  asked(shares, person(2, 2), 1);
  asked(shares, VISITORS, 1);
  const turns: string[] = [];
  const queue = (share: Share, name: string) =>
    void asked(shares, share, 1).waiting[0]?.then(() => turns.push(name));
  for (const name of ['a', 'b', 'c']) queue(person(2, 2), name);
  queue(person(3, 3), 'newcomer');
  first();
  await wait(5);
  expect(turns).toEqual(['newcomer']);
});

test('who waits too long is refused with when to come again; nothing of it is left', async () => {
  const shares = new ConnectionShares(10, 20);
  const { given, waiting } = asked(shares, person(1, 1), 4);
  expect(await waiting[0]).toMatchObject({ code: 'TOO_MUCH_AT_ONCE', retryAfter: 5 });
  expect(shares.load).toMatchObject({ used: 3, waiting: 0 });
  for (const giveBack of given) {
    giveBack();
    giveBack();
  }
  expect(shares.load).toEqual(NOTHING);
  // Jobs have nobody who could come again.
  const jobs = asked(shares, JOBS, 3);
  await wait(40);
  jobs.given[0]?.();
  expect(await jobs.waiting[0]).toBeInstanceOf(Function);
});

test('so many of a person may wait, and who goes away waits no more', async () => {
  const shares = new ConnectionShares(10);
  const gone = new AbortController();
  setMaxListeners(100, gone.signal);
  const { given, waiting } = asked(shares, person(1, 1, { signal: () => gone.signal }), 60);
  expect([given.length, shares.load.waiting]).toEqual([3, 50]);
  expect(await waiting.at(-1)).toMatchObject({ code: 'TOO_MUCH_AT_ONCE' });
  gone.abort();
  await Promise.all(waiting);
  expect(shares.load).toMatchObject({ used: 3, waiting: 0 });
  expect(asked(shares, person(1, 1, { signal: () => gone.signal }), 1).waiting).toHaveLength(1);
  expect(shares.load.waiting).toBe(0);
  for (const giveBack of given) giveBack();
  expect(shares.load).toEqual(NOTHING);
});

test('whatever comes and goes in whatever order: no share is exceeded, nobody who fits waits, and nothing leaks', async () => {
  const shareOf = fc.oneof(
    fc.constantFrom(JOBS, SESSIONS, VISITORS),
    fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 }), fc.boolean())
      .map(([userId, companyId, calculates]) => person(userId, companyId, { calculates })),
  );
  const steps = fc.array(fc.tuple(shareOf, fc.nat()), { minLength: 1, maxLength: 80 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: FEWEST_CONNECTIONS, max: 12 }), steps, async (connections, all) => {
      const shares = new ConnectionShares(connections);
      const held: { share: Share; giveBack: GiveBack }[] = [];
      const pending: Promise<unknown>[] = [];
      const hold = (share: Share) => (giveBack: GiveBack) => void held.push({ share, giveBack });
      const limits = sharesOf(connections);
      for (const [share, which] of all) {
        const place = shares.take(share);
        if (typeof place === 'function') hold(share)(place);
        else pending.push(place.then(hold(share)));
        if (which % 3 === 0) held.splice(which % Math.max(1, held.length), 1)[0]?.giveBack();
        await Promise.resolve();
        const by = (same: (share: Share) => boolean) => held.filter((one) => same(one.share)).length;
        expect(held.length).toBeLessThanOrEqual(connections);
        expect(by(({ of }) => of === 'jobs')).toBeLessThanOrEqual(limits.jobs);
        for (const id of [1, 2, 3, 4]) {
          expect(by((one) => one.of === 'person' && one.userId === id)).toBeLessThanOrEqual(limits.person);
          expect(by((one) => one.of === 'person' && one.companyId === id)).toBeLessThanOrEqual(
            limits.company,
          );
          const isCalculation = (one: Share) => one.of === 'person' && one.companyId === id && one.calculates;
          expect(by(isCalculation)).toBeLessThanOrEqual(1);
        }
      }
      for (let one = held.pop(); one; one = held.pop()) {
        one.giveBack();
        await Promise.resolve();
      }
      await Promise.all(pending);
      for (const { giveBack } of held) giveBack();
      expect(shares.load).toEqual(NOTHING);
    }),
    { numRuns: 200 },
  );
});
