import { savePayingAccounts } from '@paga/contract/filing';
import {
  confirmPasskeySignIn,
  getPasskeys,
  removePasskey,
  startPasskeySignIn,
} from '@paga/contract/identity/passkeys';
import { confirmPasskeyGrant, startPasskeyGrant } from '@paga/contract/identity/step-up';
import { addedPasskey } from '@paga/testing/passkeys';
import { SoftwareAuthenticator } from '@paga/testing/software-authenticator';
import type { Pair } from './session-model.ts';
import { pairOf, SessionWalk } from './session-walk.ts';

const GRANT = 5 * 60;

/** The same with a manager who has a passkey now and then, in a company that asks for one. */
export class PasskeyWalk extends SessionWalk {
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
    this.open(pairOf(pair.user, reply.body.token, reply.headers), 'full');
  }

  /** Confirms with a passkey what the company guards. */
  async grant(pair = this.anyOfManager()): Promise<void> {
    if (!pair) return;
    const speaker = this.server.as(pair.user);
    const level = this.expected(pair);
    const scope = { tenantId: this.company.id };
    const asked = await speaker.call(startPasskeyGrant, { body: scope });
    expect(asked.status).toBe(level === 200 && !this.device ? 409 : level);
    this.touch(pair);
    if (asked.status !== 200 || !this.device) return;
    const { device, isOwn } = this.signer(this.device);
    const body = { ...scope, credential: device.sign(asked.body, { id: this.device.id }) };
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
