import type { Context as HonoContext } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

const NAME = 'paga_session';
const TWELVE_HOURS = 12 * 60 * 60;

const isSecure = (c: HonoContext) => c.req.header('x-forwarded-proto') === 'https' || c.req.url.startsWith('https:');
/** `__Host-` keeps a neighbouring host from setting it; browsers take it over https only. */
const nameFor = (c: HonoContext) => (isSecure(c) ? `__Host-${NAME}` : NAME);

/** The cookie half a request shows. */
export function cookieHalf(c: HonoContext): string | undefined {
  return getCookie(c, nameFor(c));
}

export function setCookieHalf(c: HonoContext, value: string): void {
  setCookie(c, nameFor(c), value, { httpOnly: true, sameSite: 'Strict', secure: isSecure(c), path: '/', maxAge: TWELVE_HOURS });
}

export function clearCookieHalf(c: HonoContext): void {
  deleteCookie(c, nameFor(c), { httpOnly: true, sameSite: 'Strict', secure: isSecure(c), path: '/' });
}
