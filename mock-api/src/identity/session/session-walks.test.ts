import { savePayingAccounts } from '@paga/contract/filing';
import { endOwnSession, endOwnSessions, getOwnSessions } from '@paga/contract/identity/account';
import {
  confirmPasskeyGrant,
  confirmPasskeySignIn,
  getPasskeys,
  removePasskey,
  startPasskeyGrant,
  startPasskeySignIn,
} from '@paga/contract/identity/passkeys';
import { changePassword } from '@paga/contract/identity/password';
import { getAuthUser, logout, refreshToken, sendTwoFactorCode } from '@paga/contract/identity/sign-in';
import { updateUserStatus } from '@paga/contract/identity/users';
import { addedPasskey } from '@paga/testing/passkeys';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';
import { SoftwareAuthenticator } from '@paga/testing/software-authenticator';
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
const PASSKEY_WALKS = SOAK ? 1_000 : 2;
const [IDLE, ABSOLUTE, TICKET, GRACE, TRUST] = [30 * 60, 12 * 3_600, 30 * 60, 10, 30 * 86_400];
const GRANT = 5 * 60;
/** What all walks together must have met. */
const OF_SESSIONS = ['borne', 'stolen', 'endedOne', 'password', 'trusted'];
const OF_PASSKEYS = ['passkey', 'strangeKey', 'codeInstead', 'granted', 'notGranted'];
const NEWEST = Number.POSITIVE_INFINITY;

type Session = {
  who: TestUser;
  level: 'ticket' | 'full';
  lastActive: number;
  expires: number;
  ended: boolean;
  /** The pair before the newest was shown for another one: borne once. */
  tried: boolean;
  /** Until when a confirmed passkey opens what the company guards. */
  granted: number;
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
  /** The manager's passkey, while there is one, by which the two-factor step can be taken. */
  device: SoftwareAuthenticator | undefined;

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
    const session = {
      who: user,
      level,
      lastActive: this.now,
      expires,
      ended: false,
      tried: false,
      granted: 0,
    };
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
    const { status, twoFactor, session, body } = isManager
      ? await signInWith(this.server, company.manager, browser.jar)
      : await signInWith(this.server, company.user);
    if (status !== 200) return undefined;
    // The manager has two-factor sign-in, but for a browser that is trusted.
    const isTrusted = this.now < browser.trustedUntil;
    expect(twoFactor).toBe(isManager && !isTrusted);
    if (twoFactor) expect(body.passkey ?? false).toBe(this.device !== undefined);
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
    // Who has a passkey is mailed no code until it is asked for.
    if (this.device && (await this.server.as(pair.user).call(sendTwoFactorCode, {})).status === 200)
      this.saw('codeInstead');
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

  steps(): (() => Promise<unknown>)[] {
    return [
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
  }

  async step(): Promise<void> {
    const waits = [1, 4, 6, 11, 61, 600, 1_795, 1_801, 40_000];
    const steps = this.steps();
    // Every other move lets time pass, mostly little.
    if (this.pick(2) === 0) this.pass(waits[this.pick(this.pick(3) === 0 ? waits.length : 5)] ?? 1);
    else await steps[this.pick(steps.length)]?.();
    await this.probe();
  }
}

/** The same with a manager who has a passkey now and then, in a company that asks for one. */
class PasskeyWalk extends Walk {
  /** A device of which nobody has added a passkey. */
  readonly strange = new SoftwareAuthenticator();

  anyOfManager(): Pair | undefined {
    const own = this.pairs.filter(({ session }) => session.who.id === this.company.manager.id);
    return own[this.pick(own.length || 1)];
  }

  /** The manager adds a passkey, or removes it. */
  async changePasskey(): Promise<void> {
    const pair = this.anyOfManager();
    if (!pair) return;
    const speaker = this.server.as(pair.user);
    const { status, body } = await speaker.call(getPasskeys, {});
    expect(status).toBe(this.expected(pair));
    this.touch(pair);
    if (status !== 200) return;
    const [own] = body.passkeys;
    expect(own !== undefined).toBe(this.device !== undefined);
    const asked = { body: { password: 'Demo123' } };
    if (own) await speaker.call(removePasskey, { params: { id: own.id }, ...asked });
    this.device = own ? undefined : await addedPasskey(this.server, pair.user);
  }

  /** Mostly the own key signs, else one that nobody has added. */
  signer(own: SoftwareAuthenticator): { device: SoftwareAuthenticator; isOwn: boolean } {
    const isOwn = this.pick(3) > 0;
    return { device: isOwn ? own : this.strange, isOwn };
  }

  /** The two-factor step with a passkey; an answer is good once. */
  async confirmPasskey(pair = this.any()): Promise<void> {
    if (!pair) return;
    const speaker = this.server.as(pair.user);
    const level = this.expected(pair);
    const asked = await speaker.call(startPasskeySignIn, {});
    const ofTicket = this.device ? 200 : 409;
    expect(asked.status).toBe({ 200: 403, 401: 401, 403: ofTicket }[level]);
    this.touch(pair);
    if (asked.status !== 200 || !this.device) return;
    const { device, isOwn } = this.signer(this.device);
    const body = { credential: device.sign(asked.body, { id: this.device.id }), deviceId: '' };
    const reply = await speaker.call(confirmPasskeySignIn, { body });
    const again = await speaker.call(confirmPasskeySignIn, { body });
    expect([reply.status, again.status]).toEqual(isOwn ? [200, 401] : [422, 409]);
    this.saw(isOwn ? 'passkey' : 'strangeKey');
    if (!isOwn) return;
    pair.session.ended = true;
    const cookie = /paga_session=([\w-]+)/.exec(reply.headers.get('set-cookie') ?? '')?.[1] ?? '';
    this.open({ ...pair.user, handle: reply.body.token, cookie }, 'full');
  }

  /** Confirms with a passkey what the company guards. */
  async grant(pair = this.anyOfManager()): Promise<void> {
    if (!pair) return;
    const speaker = this.server.as(pair.user);
    const level = this.expected(pair);
    const asked = await speaker.call(startPasskeyGrant, {});
    expect(asked.status).toBe(level === 200 && !this.device ? 409 : level);
    this.touch(pair);
    if (asked.status !== 200 || !this.device) return;
    const { device, isOwn } = this.signer(this.device);
    const body = { credential: device.sign(asked.body, { id: this.device.id }) };
    expect((await speaker.call(confirmPasskeyGrant, { body })).status).toBe(isOwn ? 200 : 422);
    if (isOwn) pair.session.granted = this.now + GRANT;
  }

  /** What the company guards is open to a session that has confirmed, for five minutes, and to no other. */
  async guarded(pair = this.anyOfManager()): Promise<void> {
    if (!pair) return;
    const body = { tenantId: this.company.id, accounts: [] };
    const { status } = await this.server.as(pair.user).call(savePayingAccounts, { body });
    const level = this.expected(pair);
    const isGranted = this.now < pair.session.granted;
    expect(status).toBe(level === 200 && !isGranted ? 403 : level);
    this.touch(pair);
    if (level === 200) this.saw(isGranted ? 'granted' : 'notGranted');
  }

  /** A ticket, a passkey, and what it opens. */
  async passkeyInAll(): Promise<void> {
    const browser = { jar: {}, trustedUntil: 0 };
    const ticket = await this.signIn(true, browser);
    if (!ticket) return;
    await this.confirmPasskey(ticket);
    const newest = this.pairs.at(-1);
    if (!newest) return;
    await this.guarded(newest);
    await this.grant(newest);
    await this.guarded(newest);
  }

  override steps(): (() => Promise<unknown>)[] {
    return [
      ...super.steps(),
      () => this.changePasskey(),
      () => this.confirmPasskey(),
      () => this.passkeyInAll(),
      () => this.passkeyInAll(),
      () => this.passkeyInAll(),
      () => this.grant(),
      () => this.guarded(),
    ];
  }
}

/** Walks as often as asked; what the walks have met. */
async function walked(
  walks: number,
  walkOf: (server: TestServer, company: TestCompany, seed: number) => Promise<Walk>,
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
    const { met, events } = await walked(WALKS, async (...at) => new Walk(...at));
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
