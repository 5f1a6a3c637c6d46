import { addedPasskey } from '@paga/testing/passkeys';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { withTwoFactor } from '@paga/testing/two-factor';
import { PasskeyWalk } from './walks/passkey-walk.ts';
import { SessionWalk } from './walks/session-walk.ts';

const SOAK = process.env.PAGA_SOAK === '1';
const [WALKS, STEPS] = SOAK ? [1_000, 50] : [4, 50];
const PASSKEY_WALKS = SOAK ? 1_000 : 2;
/** What all walks together must have met. */
const OF_SESSIONS = ['borne', 'stolen', 'endedOne', 'password', 'trusted'];
const OF_PASSKEYS = ['passkey', 'strangeKey', 'codeInstead', 'granted', 'notGranted'];

/** Walks as often as asked; what the walks have met. */
async function walked(
  walks: number,
  walkOf: (server: TestServer, company: TestCompany, seed: number) => Promise<SessionWalk>,
) {
  const server = await testServer();
  const met = new Map<number, number>();
  const events = new Map<string, number>();
  for (let seed = 1; seed <= walks; seed += 1) {
    server.clock.set('2026-10-15T09:00:00Z');
    await server.asAccess((tx) => tx.execute('delete from "try_count"'));
    const company = await server.company();
    await withTwoFactor(server, company.manager);
    const walk = await walkOf(server, company, seed);
    for (let step = 0; step < STEPS; step += 1) {
      await walk.step().catch((cause) => {
        throw new Error(`seed ${seed}, step ${step}: ${cause instanceof Error ? cause.message : cause}`);
      });
    }
    for (const [status, times] of walk.answers) met.set(status, (met.get(status) ?? 0) + times);
    for (const [event, times] of walk.events) events.set(event, (events.get(event) ?? 0) + times);
  }
  return { met, events };
}

test(
  `no dead session is accepted and no live one refused on ${WALKS} random walks of ${STEPS} steps`,
  async () => {
    const { met, events } = await walked(WALKS, async (...at) => new SessionWalk(...at));
    for (const status of [200, 401, 403]) expect(met.get(status)).toBeGreaterThan(WALKS);
    for (const event of OF_SESSIONS)
      expect([event, (events.get(event) ?? 0) > (SOAK ? WALKS / 4 : 0)]).toEqual([event, true]);
  },
  SOAK ? 3_600_000 : 600_000,
);

test(
  `nobody is in, and nothing guarded is open, but by the own passkey on ${PASSKEY_WALKS} random walks of ${STEPS} steps`,
  async () => {
    const { events } = await walked(PASSKEY_WALKS, async (server, company, seed) => {
      const walk = new PasskeyWalk(server, company, seed);
      await server.asAccess((tx) =>
        tx.execute(`update "tenant" set "passkeyRequired" = true where "id" = ${company.id}`),
      );
      // Most managers begin with a passkey.
      if (seed % 4 > 0) walk.device = await addedPasskey(server, company.manager);
      return walk;
    });
    for (const event of OF_PASSKEYS)
      expect([event, (events.get(event) ?? 0) > (SOAK ? PASSKEY_WALKS / 4 : 0)]).toEqual([event, true]);
  },
  SOAK ? 3_600_000 : 600_000,
);
