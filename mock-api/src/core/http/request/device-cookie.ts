import type { Context as HonoContext } from 'hono';
import { setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';

import { requestHeader } from './request-header.ts';
import { isSecure } from './session-cookie.ts';

/** The cookie by which a browser is known again. */
export type DeviceCookie = { read: () => string | undefined; set: (value: string) => void };

const NAME = 'paga_device';
const HALF_A_YEAR = 180 * 24 * 60 * 60;
const nameFor = (c: HonoContext) => (isSecure(c) ? `__Host-${NAME}` : NAME);

/** The cookie by which a browser is known again; it stays at logout. */
export function deviceCookieOf(c: HonoContext): DeviceCookie & { touched: () => boolean } {
  let touched = false;
  return {
    read: () => parse(requestHeader(c, 'cookie') ?? '', nameFor(c))[nameFor(c)],
    set: (value) => {
      touched = true;
      setCookie(c, nameFor(c), value, {
        httpOnly: true,
        sameSite: 'Strict',
        secure: isSecure(c),
        path: '/',
        maxAge: HALF_A_YEAR,
      });
    },
    touched: () => touched,
  };
}
