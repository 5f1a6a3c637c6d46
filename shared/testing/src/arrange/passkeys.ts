import {
  addPasskey,
  confirmPasskeySignIn,
  type DiscoveredCredential,
  startPasskey,
  startPasskeySignIn,
} from '@paga/contract/identity/passkeys';
import { loginByPasskey, startPasskeyLogin } from '@paga/contract/identity/sign-in';
import { confirmPasskeyGrant, confirmStepUp, startPasskeyGrant } from '@paga/contract/identity/step-up';
import { TEST_PASSWORD } from '#server/arrange.ts';
import type { CallOptions, Speaker, TestUser } from '#server/send-call.ts';
import { SoftwareAuthenticator } from '#service/software-authenticator.ts';

type Speaks = { as: (user: TestUser | undefined, options?: CallOptions) => Speaker };
type Ages = Speaks & { agePasskeys: (user: TestUser) => Promise<unknown> };

/** What a browser without a session was asked to sign, and the cookie by which it is known. */
export async function askedToSignIn(server: Speaks) {
  const reply = await server.as(undefined).call(startPasskeyLogin, {});
  const cookie = /paga_challenge=([\w-]+)/.exec(reply.headers.get('set-cookie') ?? '')?.[1] ?? '';
  return { status: reply.status, headers: reply.headers, asked: reply.body, cookie };
}

/** Signs in with a passkey alone: what was answered, and the session or ticket. `cookies` are what the browser shows besides. */
export async function answeredToSignIn(
  server: Speaks,
  user: TestUser,
  {
    cookie,
    credential,
    cookies = '',
  }: { cookie: string; credential: DiscoveredCredential; cookies?: string },
) {
  const headers = { cookie: [`paga_challenge=${cookie}`, cookies].filter(Boolean).join('; ') };
  const reply = await server.as(undefined, { headers }).call(loginByPasskey, { body: { credential } });
  const half = /paga_session=([\w-]+)/.exec(reply.headers.get('set-cookie') ?? '')?.[1] ?? '';
  const session: TestUser = { ...user, handle: reply.body.token ?? '', cookie: half };
  return { status: reply.status, code: reply.body.code, body: reply.body, headers: reply.headers, session };
}

/** Both in one. */
export async function signedInAlone(server: Speaks, user: TestUser, device: SoftwareAuthenticator) {
  const { asked, cookie } = await askedToSignIn(server);
  return answeredToSignIn(server, user, { cookie, credential: device.discover(asked) });
}

/** A person's passkey that is old enough to confirm a step-up. */
export async function addedPasskey(
  server: Ages,
  user: TestUser,
  name?: string,
  device?: SoftwareAuthenticator,
): Promise<SoftwareAuthenticator> {
  const added = await newPasskey(server, user, name, device);
  await server.agePasskeys(user);
  return added;
}

/** A person's new passkey, made after the password as the account page does. */
export async function newPasskey(
  server: Speaks,
  user: TestUser,
  name = 'Telefoni i Arbenit',
  device = new SoftwareAuthenticator(),
): Promise<SoftwareAuthenticator> {
  const speaker = server.as(user);
  const { body: asked } = await speaker.call(startPasskey, { body: { password: TEST_PASSWORD } });
  await speaker.call(addPasskey, { body: { name, credential: device.make(asked) } });
  return device;
}

/** Confirms with a passkey in a company, without one for all of the person's; what it was answered. */
export async function confirmedByPasskey(
  server: Speaks,
  user: TestUser,
  device: SoftwareAuthenticator,
  company?: number,
) {
  const speaker = server.as(user);
  const scope = { tenantId: company ?? null };
  const asked = await speaker.call(startPasskeyGrant, { body: scope });
  if (asked.status !== 200) return { status: asked.status, body: { code: asked.body.code } };
  const body = { ...scope, credential: device.sign(asked.body) };
  const { status, body: answer } = await speaker.call(confirmPasskeyGrant, { body });
  return { status, body: { code: answer.code } };
}

/** Confirms with the password in a company, without one for all of the person's; what it was answered. */
export function confirmedByPassword(
  server: Speaks,
  user: TestUser,
  company?: number,
  password: string = TEST_PASSWORD,
) {
  return server.as(user).call(confirmStepUp, { body: { tenantId: company ?? null, password } });
}

/** Takes the two-factor step of a sign-in with a passkey: the session, or the refusal. */
export async function signedInByPasskey(server: Speaks, ticket: TestUser, device: SoftwareAuthenticator) {
  const speaker = server.as(ticket);
  const { body: asked } = await speaker.call(startPasskeySignIn, {});
  const reply = await speaker.call(confirmPasskeySignIn, {
    body: { credential: device.sign(asked), deviceId: 'Firefox, Linux' },
  });
  const cookie = /paga_session=([\w-]+)/.exec(reply.headers.get('set-cookie') ?? '')?.[1] ?? '';
  const session: TestUser = { ...ticket, handle: reply.body.token ?? '', cookie };
  return { status: reply.status, code: reply.body.code, session };
}
