import type { Context as HonoContext } from 'hono';
import { type ChallengeCookie, challengeCookieOf } from './challenge-cookie.ts';
import { type DeviceCookie, deviceCookieOf } from './device-cookie.ts';
import { OWN_CODE, OWN_SESSION, type OwnCookie, ownCookieOf } from './own-cookie.ts';
import { type SessionCookie, sessionCookieOf } from './session-cookie.ts';

/** What a handler may read and set. */
type Cookies = {
  sessionCookie: SessionCookie;
  deviceCookie: DeviceCookie;
  challengeCookie: ChallengeCookie;
  ownCookie: OwnCookie;
  ownCodeCookie: OwnCookie;
};

/** The cookies of a request and its answer; whether one was set or removed. */
export function cookiesOf(c: HonoContext): { cookies: Cookies; touched: () => boolean } {
  const ofOffice = [sessionCookieOf(c), deviceCookieOf(c), challengeCookieOf(c)] as const;
  const ofOwnPage = [ownCookieOf(c, OWN_SESSION), ownCookieOf(c, OWN_CODE)] as const;
  const [sessionCookie, deviceCookie, challengeCookie] = ofOffice;
  const [ownCookie, ownCodeCookie] = ofOwnPage;
  const touched = () => [...ofOffice, ...ofOwnPage].some((one) => one.touched());
  return { cookies: { sessionCookie, deviceCookie, challengeCookie, ownCookie, ownCodeCookie }, touched };
}
