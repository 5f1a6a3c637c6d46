import type { Context as HonoContext } from 'hono';
import { type ChallengeCookie, challengeCookieOf } from './challenge-cookie.ts';
import { type DeviceCookie, deviceCookieOf } from './device-cookie.ts';
import { type SessionCookie, sessionCookieOf } from './session-cookie.ts';

/** What a handler may read and set. */
type Cookies = { sessionCookie: SessionCookie; deviceCookie: DeviceCookie; challengeCookie: ChallengeCookie };

/** The cookies of a request and its answer; whether one was set or removed. */
export function cookiesOf(c: HonoContext): { cookies: Cookies; touched: () => boolean } {
  const all = [sessionCookieOf(c), deviceCookieOf(c), challengeCookieOf(c)] as const;
  const [sessionCookie, deviceCookie, challengeCookie] = all;
  const touched = () => all.some((one) => one.touched());
  return { cookies: { sessionCookie, deviceCookie, challengeCookie }, touched };
}
