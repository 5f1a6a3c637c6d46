import { endOwnSession, endOwnSessions, getOwnSessions } from '@paga/contract/identity/account';
import { changePassword } from '@paga/contract/identity/password';
import { getAuthUser, logout, refreshToken } from '@paga/contract/identity/sign-in';
import { updateUserStatus } from '@paga/contract/identity/users';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';
import {
  confirmTwoFactor,
  mailedCode,
  signInWith,
  type TestBrowser,
  withTwoFactor,
} from '@paga/testing/two-factor';

// A model of the session states beside the server: random steps change both, and after every step one of all pairs ever given out is shown to the
// server, which must say what the model says.

const SOAK = process.env.PAGA_SOAK === '1';
const [WALKS, STEPS] = SOAK ? [1_000, 50] : [4, 50];
const [IDLE, ABSOLUTE, TICKET, GRACE, TRUST] = [30 * 60, 12 * 3_600, 30 * 60, 10, 30 * 86_400];
const NEWEST = Number.POSITIVE_INFINITY;

type Session = {
  who: TestUser;
  level: 'ticket' | 'full';
  lastActive: number;
  expires: number;
  ended: boolean;
  /** The pair before the newest was shown for another one: borne once. */
  tried: boolean;
};
/** A pair of halves; `until`: from when on it is worth nothing because a newer one has taken its place. */
type Pair = { session: Session; user: TestUser; until: number };
/** A browser of the person with two-factor sign-in, and until when it is trusted. */
type Browser = { jar: TestBrowser; trustedUntil: number };

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
  readonly browsers: Browser[] = [1, 2].map(() => ({ jar: {}, trustedUntil: 0 }));
  /** What has happened that a walk must meet for the model to say anything. */
  readonly events = new Map<string, number>();
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
    const session = { who: user, level, lastActive: this.now, expires, ended: false, tried: false };
    this.pairs.push({ session, user, until: NEWEST });
  }

  any(): Pair | undefined {
    return this.pairs[this.pick(this.pairs.length || 1)];
  }

  pass(seconds: number): void {
    this.now += seconds;
    this.server.clock.advance(seconds);
  }

  saw(event: string): void {
    this.events.set(event, (this.events.get(event) ?? 0) + 1);
  }

  browser(): Browser {
    return this.browsers[this.pick(3) === 0 ? 1 : 0] ?? { jar: {}, trustedUntil: 0 };
  }

  async signIn(isManager = this.pick(2) === 1, browser = this.browser()): Promise<Pair | undefined> {
    const { company } = this;
    const { status, twoFactor, session } = isManager
      ? await signInWith(this.server, company.manager, browser.jar)
      : await signInWith(this.server, company.user);
    if (status !== 200) return undefined;
    // The manager has two-factor sign-in, but for a browser that is trusted.
    const isTrusted = this.now < browser.trustedUntil;
    expect(twoFactor).toBe(isManager && !isTrusted);
    if (isManager && isTrusted) this.saw('trusted');
    this.open(session, twoFactor ? 'ticket' : 'full');
    return this.pairs.at(-1);
  }

  /** The manager takes the two-factor step on a browser that is to be trusted, and comes back by it. */
  async comeBack(): Promise<void> {
    const browser = this.browser();
    const ticket = await this.signIn(true, browser);
    if (ticket?.session.level === 'ticket') await this.confirmCode(ticket, browser, true);
    await this.signIn(true, browser);
  }

  async confirmCode(pair = this.any(), browser = this.browser(), trust = this.pick(2) === 0): Promise<void> {
    if (!pair) return;
    const { value, session } = await confirmTwoFactor(
      this.server,
      pair.user,
      await mailedCode(this.server, pair.user),
      browser.jar,
      trust,
    );
    if (value) expect([this.expected(pair), pair.session.level]).toEqual([403, 'ticket']);
    this.touch(pair);
    if (!value) return;
    if (trust) browser.trustedUntil = this.now + TRUST;
    pair.session.ended = true;
    this.open(session, 'full');
  }

  /** The newest pair gets another; the one before may ask once in vain, and the second time the session is over. */
  rotated(pair: Pair, token: string, headers: Headers): void {
    for (const other of this.pairs) {
      if (other.session === pair.session)
        other.until = other.until === NEWEST ? this.now + GRACE : Math.min(other.until, this.now);
    }
    const cookie = /paga_session=([\w-]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';
    pair.session.tried = false;
    this.pairs.push({ session: pair.session, user: { ...pair.user, handle: token, cookie }, until: NEWEST });
  }

  async refresh(pair = this.any()): Promise<void> {
    if (!pair) return;
    const { status, body, headers } = await this.server.as(pair.user).call(refreshToken, {});
    const { session, until, user } = pair;
    const isLive = this.expected(pair) === 200;
    const isStolen = isLive && until !== NEWEST && session.tried;
    expect(status).toBe(isStolen ? 401 : this.expected(pair));
    this.touch(pair);
    if (isStolen) {
      session.ended = true;
      return this.saw('stolen');
    }
    if (!isLive) return;
    if (until === NEWEST) return this.rotated(pair, body.token, headers);
    session.tried = true;
    expect([body.token, headers.get('set-cookie')]).toEqual([user.handle, null]);
    this.saw('borne');
  }

  /** A copy of a pair is used right after its owner has got a new one. */
  async stealAndRotate(): Promise<void> {
    const live = this.pairs.filter((pair) => this.expected(pair) === 200 && pair.until === NEWEST);
    const pair = live[this.pick(live.length || 1)];
    if (!pair) return;
    for (let times = this.pick(3) + 1; times >= 0; times -= 1) await this.refresh(pair);
  }

  async endOne(): Promise<void> {
    const pair = this.any();
    if (!pair) return;
    const listed = await this.server.as(pair.user).call(getOwnSessions, {});
    expect(listed.status).toBe(this.expected(pair));
    this.touch(pair);
    if (listed.status !== 200) return;
    const live = new Set(
      this.pairs
        .filter((other) => other.session.who.id === pair.session.who.id && other.session.level === 'full')
        .filter((other) => other.until === NEWEST && this.expected(other) === 200)
        .map((other) => other.session),
    );
    // The person's own session of the arrangement has no pair here; it lives and dies by the same clock.
    expect([live.size, live.size + 1]).toContain(listed.body.length);
    const own = listed.body.find(({ current }) => current)?.id ?? 0;
    expect((await this.server.as(pair.user).call(endOwnSession, { params: { id: own } })).status).toBe(204);
    pair.session.ended = true;
    this.saw('endedOne');
  }

  async endOthers(): Promise<void> {
    const pair = this.any();
    if (!pair) return;
    const { status } = await this.server.as(pair.user).call(endOwnSessions, {});
    expect(status).toBe(this.expected(pair));
    this.touch(pair);
    if (status === 200) this.endAllBut(pair);
  }

  endAllBut(pair: Pair): void {
    for (const { session } of this.pairs)
      if (session.who.id === pair.session.who.id && session !== pair.session) session.ended = true;
  }

  /** Ends every other session and the trust in every browser; the newest pair only gets another, the one before is refused. */
  async setPassword(): Promise<void> {
    const pair = this.any();
    if (!pair) return;
    const isOwnBrowser = pair.session.who.id === this.company.manager.id;
    const words = { currentPassword: 'Demo123', newPassword: 'Mali2026', confirmPassword: 'Mali2026' };
    const reply = await this.server.as(pair.user).call(changePassword, { body: words });
    const isLive = this.expected(pair) === 200;
    expect(reply.status).toBe(isLive && pair.until !== NEWEST ? 409 : this.expected(pair));
    this.touch(pair);
    if (reply.status !== 200) return;
    this.rotated(pair, reply.body.token, reply.headers);
    this.endAllBut(pair);
    if (isOwnBrowser) for (const browser of this.browsers) browser.trustedUntil = 0;
    this.saw('password');
    // Everybody signs in with the same password in the next step too.
    await this.server.asAccess((tx) =>
      tx.execute(
        `update "app_user" set "passwordHash" = (select "passwordHash" from "app_user" where "id" = ${this.company.admin.id}) where "id" = ${pair.session.who.id}`,
      ),
    );
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
    const steps: (() => Promise<unknown>)[] = [
      () => this.signIn(),
      () => this.signIn(),
      () => this.confirmCode(),
      () => this.comeBack(),
      () => this.refresh(),
      () => this.stealAndRotate(),
      () => this.use(),
      () => this.endOne(),
      () => this.endOthers(),
      () => this.setPassword(),
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
    const events = new Map<string, number>();
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
      for (const [event, times] of walk.events) events.set(event, (events.get(event) ?? 0) + times);
    }
    for (const status of [200, 401, 403]) expect(met.get(status)).toBeGreaterThan(WALKS);
    for (const event of ['borne', 'stolen', 'endedOne', 'password', 'trusted'])
      expect([event, (events.get(event) ?? 0) > (SOAK ? WALKS / 4 : 0)]).toEqual([event, true]);
  },
  SOAK ? 3_600_000 : 600_000,
);
