import { getAuthUser, logout, refreshToken } from '@paga/contract/identity/sign-in';
import { updateUserStatus } from '@paga/contract/identity/users';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';
import { confirmTwoFactor, mailedCode, signInWith, withTwoFactor } from '@paga/testing/two-factor';

// A model of the session states beside the server: random steps change both, and after every step one of all pairs ever given out is shown to the
// server, which must say what the model says.

const SOAK = process.env.PAGA_SOAK === '1';
const [WALKS, STEPS] = SOAK ? [1_000, 50] : [10, 50];
const [IDLE, ABSOLUTE, TICKET, GRACE] = [30 * 60, 12 * 3_600, 30 * 60, 10];

type Session = {
  who: TestUser;
  level: 'ticket' | 'full';
  lastActive: number;
  expires: number;
  ended: boolean;
};
/** A pair of halves; `until`: from when on it is worth nothing because a newer one has taken its place. */
type Pair = { session: Session; user: TestUser; until: number };

/** A small generator of numbers from a seed, so that a walk that fails can be walked again. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed + 0x9e3779b9;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) | 0;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
}

class Walk {
  readonly pairs: Pair[] = [];
  now = 0;
  /** How often the server has said what, so that a walk that meets nothing is noticed. */
  readonly answers = new Map<number, number>();
  readonly server: TestServer;
  readonly company: TestCompany;
  readonly pick: (below: number) => number;

  constructor(server: TestServer, company: TestCompany, seed: number) {
    this.server = server;
    this.company = company;
    this.pick = numbersFrom(seed);
  }

  expected({ session, until }: Pair): 401 | 403 | 200 {
    const { ended, expires, lastActive, level } = session;
    if (ended || this.now >= expires || this.now >= until || this.now - lastActive > IDLE) return 401;
    return level === 'ticket' ? 403 : 200;
  }

  /** A call that counts as activity was made with a pair. */
  touch(pair: Pair): void {
    if (this.expected(pair) !== 401 && this.now - pair.session.lastActive >= 5)
      pair.session.lastActive = this.now;
  }

  open(user: TestUser, level: 'ticket' | 'full'): void {
    const expires = this.now + (level === 'ticket' ? TICKET : ABSOLUTE);
    const session = { who: user, level, lastActive: this.now, expires, ended: false };
    this.pairs.push({ session, user, until: Number.POSITIVE_INFINITY });
  }

  any(): Pair | undefined {
    return this.pairs[this.pick(this.pairs.length || 1)];
  }

  pass(seconds: number): void {
    this.now += seconds;
    this.server.clock.advance(seconds);
  }

  async signIn(): Promise<void> {
    const { company } = this;
    const { status, twoFactor, session } = await signInWith(
      this.server,
      this.pick(2) === 0 ? company.user : company.manager,
    );
    if (status === 200) this.open(session, twoFactor ? 'ticket' : 'full');
  }

  async confirmCode(): Promise<void> {
    const pair = this.any();
    if (!pair) return;
    const { value, session } = await confirmTwoFactor(
      this.server,
      pair.user,
      await mailedCode(this.server, pair.user),
    );
    if (value) expect([this.expected(pair), pair.session.level]).toEqual([403, 'ticket']);
    this.touch(pair);
    if (!value) return;
    pair.session.ended = true;
    this.open(session, 'full');
  }

  async refresh(): Promise<void> {
    const pair = this.any();
    if (!pair) return;
    const { status, body, headers } = await this.server.as(pair.user).call(refreshToken, {});
    expect(status).toBe(this.expected(pair));
    this.touch(pair);
    if (status !== 200) return;
    for (const other of this.pairs) {
      // Only the pair right before the new one lives on, for ten seconds.
      if (other.session === pair.session)
        other.until =
          other.until === Number.POSITIVE_INFINITY ? this.now + GRACE : Math.min(other.until, this.now);
    }
    const cookie = /paga_session=([\w-]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';
    this.pairs.push({
      session: pair.session,
      user: { ...pair.user, handle: body.token, cookie },
      until: Number.POSITIVE_INFINITY,
    });
  }

  async signOut(): Promise<void> {
    const pair = this.any();
    if (!pair) return;
    const { status } = await this.server.as(pair.user).call(logout, {});
    expect(status).toBe(this.expected(pair) === 401 ? 401 : 204);
    if (status === 204) pair.session.ended = true;
  }

  async switchOffAndOn(): Promise<void> {
    const userId = this.company.user.id;
    const admin = await this.server.user({ roleId: 2, companies: [this.company.id] });
    for (const status of [2, 1] as const)
      await this.server.as(admin).call(updateUserStatus, { body: { userId, status } });
    for (const { session } of this.pairs) if (session.who.id === userId) session.ended = true;
  }

  async use(): Promise<void> {
    const pair = this.any();
    if (!pair) return;
    expect((await this.server.as(pair.user).call(getAuthUser, {})).status).toBe(this.expected(pair));
    this.touch(pair);
  }

  /** Shows one pair, and halves that do not belong together, without counting as activity. */
  async probe(): Promise<void> {
    const [one, other] = [this.any(), this.any()];
    if (!one || !other) return;
    const ask = async (user: TestUser) =>
      (await this.server.as(user, { headers: { 'x-background': '1' } }).call(getAuthUser, {})).status;
    const said = await ask(one.user);
    expect(said).toBe(this.expected(one));
    this.answers.set(said, (this.answers.get(said) ?? 0) + 1);
    if (one.session !== other.session)
      expect(await ask({ ...one.user, cookie: other.user.cookie })).toBe(401);
    expect([await ask({ ...one.user, cookie: '' }), await ask({ ...one.user, handle: '' })]).toEqual([
      401, 401,
    ]);
  }

  async step(): Promise<void> {
    const waits = [1, 4, 6, 11, 61, 600, 1_795, 1_801, 40_000];
    const steps = [
      () => this.signIn(),
      () => this.signIn(),
      () => this.confirmCode(),
      () => this.confirmCode(),
      () => this.refresh(),
      () => this.refresh(),
      () => this.use(),
      () => this.signOut(),
      () => this.switchOffAndOn(),
    ];
    // Every other move lets time pass, mostly little.
    if (this.pick(2) === 0) this.pass(waits[this.pick(this.pick(3) === 0 ? waits.length : 5)] ?? 1);
    else await steps[this.pick(steps.length)]?.();
    await this.probe();
  }
}

test(
  `no dead session is accepted and no live one refused on ${WALKS} random walks of ${STEPS} steps`,
  async () => {
    const server = await testServer();
    const met = new Map<number, number>();
    for (let seed = 1; seed <= WALKS; seed += 1) {
      server.clock.set('2026-10-15T09:00:00Z');
      await server.asAccess((tx) => tx.execute('delete from "try_count"'));
      const company = await server.company();
      await withTwoFactor(server, company.manager);
      const walk = new Walk(server, company, seed);
      for (let step = 0; step < STEPS; step += 1) {
        await walk.step().catch((cause) => {
          throw new Error(`seed ${seed}, step ${step}: ${cause instanceof Error ? cause.message : cause}`);
        });
      }
      for (const [status, times] of walk.answers) met.set(status, (met.get(status) ?? 0) + times);
    }
    for (const status of [200, 401, 403]) expect(met.get(status)).toBeGreaterThan(WALKS);
  },
  SOAK ? 3_600_000 : 600_000,
);
