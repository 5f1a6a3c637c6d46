import { createHmac } from 'node:crypto';
import { addAuthenticator, startAuthenticator } from '@paga/contract/identity/authenticator';
import { confirmAuthenticatorCode, confirmRecoveryCode } from '@paga/contract/identity/two-factor';
import { TEST_PASSWORD } from '#server/arrange.ts';
import type { CallOptions, Speaker, TestUser } from '#server/send-call.ts';

type Speaks = { as: (user: TestUser | undefined, options?: CallOptions) => Speaker };

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function bytesOf(text: string): Buffer {
  const bits = [...text].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** What an app with this secret shows at a moment (RFC 6238): written apart from the server's, so that both are tried. */
export function shownByApp(secret: string, at: Date): string {
  const counter = Buffer.from(
    Math.floor(at.getTime() / 30_000)
      .toString(16)
      .padStart(16, '0'),
    'hex',
  );
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) % 16;
  const number = (hash.readUInt32BE(offset) % 2 ** 31) % 1_000_000;
  return `${number}`.padStart(6, '0');
}

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
