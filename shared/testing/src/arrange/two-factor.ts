import { login } from '@paga/contract/identity/sign-in';
import { confirmTwoFactorCode } from '@paga/contract/identity/two-factor';
import type { TestUser } from '#server/send-call.ts';
import type { TestServer } from '#server/server.ts';

/** A browser: what its cookie jar holds of the device cookie. */
export type TestBrowser = { device?: string };

const cookieOf = (headers: Headers, name: string) =>
  new RegExp(`${name}=([\\w-]+)`).exec(headers.get('set-cookie') ?? '')?.[1];

/** Signs in with the password as a browser does; the answer is a session, or a ticket when `twoFactor` is true. */
export async function signInWith(server: TestServer, user: TestUser, browser: TestBrowser = {}) {
  const headers: Record<string, string> =
    browser.device === undefined ? {} : { cookie: `paga_device=${browser.device}` };
  const reply = await server
    .as(undefined, { headers })
    .call(login, { body: { email: user.email, password: 'Demo123' } });
  browser.device = cookieOf(reply.headers, 'paga_device') ?? browser.device;
  const session: TestUser = {
    ...user,
    handle: reply.body.token ?? '',
    cookie: cookieOf(reply.headers, 'paga_session') ?? '',
  };
  return { status: reply.status, twoFactor: reply.body.twoFactor, body: reply.body, session };
}

/** Confirms the two-factor code with a ticket. */
export async function confirmTwoFactor(
  server: TestServer,
  ticket: TestUser,
  code: string,
  browser: TestBrowser = {},
  trustDevice = false,
) {
  const speaker =
    browser.device === undefined
      ? ticket
      : { ...ticket, cookie: `${ticket.cookie}; paga_device=${browser.device}` };
  const body = { userId: ticket.id, deviceId: 'Firefox, Linux', code, trustDevice };
  const reply = await server.as(speaker).call(confirmTwoFactorCode, { body });
  browser.device = cookieOf(reply.headers, 'paga_device') ?? browser.device;
  const session: TestUser = {
    ...ticket,
    handle: reply.body.token ?? '',
    cookie: cookieOf(reply.headers, 'paga_session') ?? '',
  };
  return { status: reply.status, value: reply.body.value, code: reply.body.code, session };
}

/** The last code mailed to a person, as the person reads it. */
export async function mailedCode(server: TestServer, user: TestUser): Promise<string> {
  const { rows } = await server.asAccess((tx) =>
    tx.execute<{ text: string }>(
      `select "textBody" as "text" from "outbox_mail" where "recipient" = '${user.email}' order by "id" desc limit 1`,
    ),
  );
  return /\b\d{6}\b/.exec(rows[0]?.text ?? '')?.[0] ?? 'none';
}

/** Any code but this one. */
export function anotherCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

/** Switches two-factor sign-in of a person on. */
export async function withTwoFactor(server: TestServer, user: TestUser): Promise<TestUser> {
  await server.asAccess((tx) =>
    tx.execute(`update "app_user" set "twoFactor" = true where "id" = ${user.id}`),
  );
  return user;
}
