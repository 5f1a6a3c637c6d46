import type { Context as HonoContext } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';

import { requestHeader } from './request-header.ts';

/** The two halves of a session: the cookie's, which scripts cannot read, and the handle's, sent as bearer. */
export type SessionPair = { cookie: string; handle: string };

/** Sets or removes the cookie half of the session on the answer; `shown` is the pair that the request has brought. */
export type SessionCookie = {
  set: (value: string) => void;
  clear: () => void;
  shown: () => SessionPair | undefined;
  /** The half that the browser sends by itself. */
  half: () => string | undefined;
};

const NAME = 'paga_session';
const TWELVE_HOURS = 12 * 60 * 60;

/** Whether the browser came over https, also through a proxy: without one of ours nobody has the header (`proxy-headers.ts`). */
export const isSecure = (c: HonoContext) =>
  requestHeader(c, 'x-forwarded-proto') === 'https' || c.req.url.startsWith('https:');
/** `__Host-` keeps a neighbouring host from setting it; browsers take it over https only. */
const nameFor = (c: HonoContext) => (isSecure(c) ? `__Host-${NAME}` : NAME);

/** The cookie half a request shows. */
export function cookieHalf(c: HonoContext): string | undefined {
  const name = nameFor(c);
  return parse(requestHeader(c, 'cookie') ?? '', name)[name];
}

/** The half that a page sends by itself. */
export function bearerOf(c: HonoContext): string | undefined {
  const [scheme, handle] = requestHeader(c, 'authorization')?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' && handle ? handle : undefined;
}

/** Both halves a request shows; undefined when one is missing. */
export function shownPair(c: HonoContext): SessionPair | undefined {
  const [cookie, handle] = [cookieHalf(c), bearerOf(c)];
  return cookie && handle ? { cookie, handle } : undefined;
}

/** Sets or removes the cookie half on the answer, and knows whether it was touched. */
export function sessionCookieOf(c: HonoContext): SessionCookie & { touched: () => boolean } {
  const options = () => ({ httpOnly: true, sameSite: 'Strict', secure: isSecure(c), path: '/' }) as const;
  let touched = false;
  return {
    set: (value) => {
      touched = true;
      setCookie(c, nameFor(c), value, { ...options(), maxAge: TWELVE_HOURS });
    },
    clear: () => {
      touched = true;
      deleteCookie(c, nameFor(c), options());
      // Not "cookies": the browser stays known. Not "storage": theme, language and drafts are kept for the next sign-in.
      c.header('Clear-Site-Data', '"cache"');
    },
    shown: () => shownPair(c),
    half: () => cookieHalf(c),
    touched: () => touched,
  };
}
