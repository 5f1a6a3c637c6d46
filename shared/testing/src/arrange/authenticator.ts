import { addAuthenticator, startAuthenticator } from '@paga/contract/identity/authenticator';
import { confirmAuthenticatorCode, confirmRecoveryCode } from '@paga/contract/identity/two-factor';
import { TEST_PASSWORD } from '#server/arrange.ts';
import type { CallOptions, Speaker, TestUser } from '#server/send-call.ts';
import { shownByApp } from '#service/app-code.ts';

type Speaks = { as: (user: TestUser | undefined, options?: CallOptions) => Speaker };

/** A person's authenticator app, set up as the account page does: its secret, and the recovery codes. */
export async function addedApp(server: Speaks, user: TestUser, at: Date) {
  const speaker = server.as(user);
  const { body: started } = await speaker.call(startAuthenticator, { body: { password: TEST_PASSWORD } });
  const { body } = await speaker.call(addAuthenticator, { body: { code: shownByApp(started.secret, at) } });
  return { secret: started.secret, codes: body.codes };
}

/** Takes the two-factor step with a code of the app, or with a recovery code: the session, or the refusal. */
export async function confirmedByCode(server: Speaks, ticket: TestUser, code: string, headers = {}) {
  const call = /^\d{6}$/.test(code) ? confirmAuthenticatorCode : confirmRecoveryCode;
  const body = { code, deviceId: 'Firefox, Linux' };
  const reply = await server.as(ticket, { headers }).call(call, { body });
  const cookie = /paga_session=([\w-]+)/.exec(reply.headers.get('set-cookie') ?? '')?.[1] ?? '';
  const session: TestUser = { ...ticket, handle: reply.body.token ?? '', cookie };
  return { status: reply.status, code: reply.body.code, session };
}
