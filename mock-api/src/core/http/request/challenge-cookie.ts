import type { Context as HonoContext } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';

import { requestHeader } from './request-header.ts';
import { isSecure } from './session-cookie.ts';

/** The cookie by which a browser without a session is known as the one that asked for a challenge. */
export type ChallengeCookie = {
  read: () => string | undefined;
  set: (value: string) => void;
  clear: () => void;
};

const NAME = 'paga_challenge';
const THREE_MINUTES = 3 * 60;
const nameFor = (c: HonoContext) => (isSecure(c) ? `__Host-${NAME}` : NAME);

/** The cookie of a challenge; it lives as long as that. */
export function challengeCookieOf(c: HonoContext): ChallengeCookie & { touched: () => boolean } {
  const options = () => ({ httpOnly: true, sameSite: 'Strict', secure: isSecure(c), path: '/' }) as const;
  let touched = false;
  return {
    read: () => parse(requestHeader(c, 'cookie') ?? '', nameFor(c))[nameFor(c)],
    set: (value) => {
      touched = true;
      setCookie(c, nameFor(c), value, { ...options(), maxAge: THREE_MINUTES });
    },
    clear: () => {
      touched = true;
      deleteCookie(c, nameFor(c), options());
    },
    touched: () => touched,
  };
}
