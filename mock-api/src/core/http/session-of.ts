import type { Context as HonoContext } from 'hono';
import { DomainError } from '../domain-error.ts';
import { clientAddress } from './client-address.ts';
import { idFrom } from './company-of-request.ts';
import type { AnswerDeps } from './deps.ts';
import { shownOwnPair } from './request/own-cookie.ts';
import { requestHeader } from './request/request-header.ts';
import { shownPair } from './request/session-cookie.ts';
import type { LiveSession } from './session.ts';

async function liveSession(c: HonoContext, deps: AnswerDeps, now: Date): Promise<LiveSession | undefined> {
  const shown = shownPair(c);
  const facts = {
    now,
    companyId: idFrom(requestHeader(c, 'x-company')),
    background: requestHeader(c, 'x-background') === '1',
    agent: requestHeader(c, 'user-agent') ?? '',
    address: clientAddress(c, deps),
  };
  return shown && deps.sessions.ofBothHalves(deps.db, { ...shown, ...facts });
}

/** The session of a request; throws `NOT_SIGNED_IN` without one. */
export async function sessionOf(c: HonoContext, deps: AnswerDeps, now: Date): Promise<LiveSession> {
  const session = await liveSession(c, deps, now);
  if (!session) throw new DomainError('NOT_SIGNED_IN');
  return session;
}

/** The own session of a request; throws `NOT_SIGNED_IN` without one. A session of the office is none. */
export async function ownSessionOf(c: HonoContext, deps: AnswerDeps, now: Date) {
  const shown = shownOwnPair(c);
  const background = requestHeader(c, 'x-background') === '1';
  const facts = { agent: requestHeader(c, 'user-agent') ?? '', address: clientAddress(c, deps) };
  const own =
    shown && (await deps.ownSessions.ofBothHalves(deps.db, { ...shown, ...facts, background, now }));
  if (!own) throw new DomainError('NOT_SIGNED_IN');
  return own;
}

/** The person of a request that needs none: undefined unless a whole session was shown. */
export async function signedInAs(c: HonoContext, deps: AnswerDeps, now: Date): Promise<number | undefined> {
  const session = await liveSession(c, deps, now);
  return session?.level === 'signedIn' ? session.userId : undefined;
}
