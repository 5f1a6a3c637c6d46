import { RoleId } from '@paga/contract/shapes';
import type { Context as HonoContext } from 'hono';
import { DomainError } from '#core/domain-error.ts';
import type { AnswerDeps } from '#core/http/deps.ts';
import { refuseCrossSite } from '#core/http/request/cross-site.ts';
import { requestHeader } from '#core/http/request/request-header.ts';
import { cookieHalf } from '#core/http/request/session-cookie.ts';
import type { LiveSession } from '#core/http/session.ts';

/** Who follows a link to a file of a company, by the cookie half of the session alone: it never comes from another site. */
export async function linkSession(
  c: HonoContext,
  { db, now, sessions }: AnswerDeps,
  companyId: number | undefined,
): Promise<LiveSession> {
  refuseCrossSite((name) => requestHeader(c, name));
  const cookie = cookieHalf(c);
  const session = cookie && (await sessions.ofCookie(db, { cookie, now: now(), companyId }));
  if (!session) throw new DomainError('NOT_SIGNED_IN');
  if (session.level !== 'signedIn') throw new DomainError('LEVEL_REQUIRED');
  return session;
}

/** Whether the person works in the company that the link names. */
export function worksIn({ roleId, near }: LiveSession, companyId: number): boolean {
  return roleId === RoleId.superAdmin || near.shown?.id === companyId;
}
