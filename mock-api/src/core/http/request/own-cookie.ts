import type { Context as HonoContext } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import { requestHeader } from './request-header.ts';
import { bearerOf, isSecure, type SessionPair } from './session-cookie.ts';

/** A cookie of an own page, read and set. */
export type OwnCookie = {
  read: () => string | undefined;
  set: (value: string) => void;
  clear: () => void;
};

/** The cookie half of an own session, beside that of the office: who works in the office and is paid there has both. */
export const OWN_SESSION = { name: 'paga_own', seconds: 12 * 60 * 60 };
/** By which the browser is known that asked for a code. */
export const OWN_CODE = { name: 'paga_own_code', seconds: 10 * 60 };

type Kind = { name: string; seconds: number };
const nameFor = (c: HonoContext, { name }: Kind) => (isSecure(c) ? `__Host-${name}` : name);

function readCookie(c: HonoContext, kind: Kind): string | undefined {
  const name = nameFor(c, kind);
  return parse(requestHeader(c, 'cookie') ?? '', name)[name];
}

/** Both halves of an own session that a request shows; undefined when one is missing. The other half travels as that of the office does. */
export function shownOwnPair(c: HonoContext): SessionPair | undefined {
  const [cookie, handle] = [readCookie(c, OWN_SESSION), bearerOf(c)];
  return cookie && handle ? { cookie, handle } : undefined;
}

/** A cookie of this kind, and whether the answer touches it. */
export function ownCookieOf(c: HonoContext, kind: Kind): OwnCookie & { touched: () => boolean } {
  const options = () => ({ httpOnly: true, sameSite: 'Strict', secure: isSecure(c), path: '/' }) as const;
  let touched = false;
  return {
    read: () => readCookie(c, kind),
    set: (value) => {
      touched = true;
      setCookie(c, nameFor(c, kind), value, { ...options(), maxAge: kind.seconds });
    },
    clear: () => {
      touched = true;
      deleteCookie(c, nameFor(c, kind), options());
    },
    touched: () => touched,
  };
}
