import {
  addPasskey,
  confirmPasskeyGrant,
  confirmPasskeySignIn,
  startPasskey,
  startPasskeyGrant,
  startPasskeySignIn,
} from '@paga/contract/identity/passkeys';
import type { CallOptions, Speaker, TestUser } from '#server/send-call.ts';
import { SoftwareAuthenticator } from '#service/software-authenticator.ts';

type Speaks = { as: (user: TestUser | undefined, options?: CallOptions) => Speaker };

/** A person's new passkey, made after the password as the account page does. */
export async function addedPasskey(
  server: Speaks,
  user: TestUser,
  name = 'Telefoni i Arbenit',
  device = new SoftwareAuthenticator(),
): Promise<SoftwareAuthenticator> {
  const speaker = server.as(user);
  const { body: asked } = await speaker.call(startPasskey, { body: { password: 'Demo123' } });
  await speaker.call(addPasskey, { body: { name, credential: device.make(asked) } });
  return device;
}

/** Confirms with a passkey in a company; what it was answered. */
export async function confirmedByPasskey(
  server: Speaks,
  user: TestUser,
  device: SoftwareAuthenticator,
  company?: number,
) {
  const speaker = server.as(user, { company });
  const { body: asked } = await speaker.call(startPasskeyGrant, {});
  return speaker.call(confirmPasskeyGrant, { body: { credential: device.sign(asked) } });
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
