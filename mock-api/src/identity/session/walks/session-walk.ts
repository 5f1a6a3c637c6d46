import { endOwnSession, endOwnSessions, getOwnSessions } from '@paga/contract/identity/account';
import { changePassword } from '@paga/contract/identity/password';
import { getAuthUser, logout, refreshToken } from '@paga/contract/identity/sign-in';
import { sendTwoFactorCode } from '@paga/contract/identity/two-factor';
import { updateUserStatus } from '@paga/contract/identity/users';
import type { TestCompany, TestServer, TestUser } from '@paga/testing/server';
import type { SoftwareAuthenticator } from '@paga/testing/software-authenticator';
import { confirmTwoFactor, mailedCode, signInWith } from '@paga/testing/two-factor';
import { NEWEST, type Pair, SessionModel } from './session-model.ts';

const TRUST = 30 * 86_400;

/** The person with the pair that an answer brought. */
export function pairOf(user: TestUser, token: string, headers: Headers): TestUser {
  const cookie = /paga_session=([\w-]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';
  return { ...user, handle: token, cookie };
}

/** Random steps that change the model and the server; after every step the server must say what the model says. */
export class SessionWalk extends SessionModel {
  /** How often the server has said what, so that a walk that meets nothing is noticed. */
  readonly answers = new Map<number, number>();
  readonly server: TestServer;
  readonly company: TestCompany;
  /** The manager's passkey, while there is one, by which the two-factor step can be taken. */
  device: SoftwareAuthenticator | undefined;

  constructor(server: TestServer, company: TestCompany, seed: number) {
    super(seed);
    this.server = server;
    this.company = company;
  }

  pass(seconds: number): void {
    this.now += seconds;
    this.server.clock.advance(seconds);
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
    if (until === NEWEST) return this.rotated(pair, pairOf(pair.user, body.token, headers));
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
    this.rotated(pair, pairOf(pair.user, reply.body.token, reply.headers));
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
