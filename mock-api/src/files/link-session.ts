import { RoleId } from '@paga/contract/shapes';
import type { Context as HonoContext } from 'hono';
import { refuseCrossSite } from '../http/cross-site.ts';
import type { Deps } from '../http/deps.ts';
import { DomainError } from '../http/domain-error.ts';
import { requestHeader } from '../http/request-header.ts';
import { cookieHalf } from '../http/session-cookie.ts';
import { cookieSession, type LiveSession } from '../session/live-session.ts';

/** Who follows a link to a file of a company, by the cookie half of the session alone: it never comes from another site. */
export async function linkSession(c: HonoContext, { db, now }: Deps, companyId: number | undefined): Promise<LiveSession> {
  refuseCrossSite((name) => requestHeader(c, name));
  const cookie = cookieHalf(c);
  const session = cookie && (await cookieSession(db, { cookie, now: now(), companyId }));
  if (!session) throw new DomainError('NOT_SIGNED_IN');
  if (session.level !== 'signedIn') throw new DomainError('LEVEL_REQUIRED');
  return session;
}

/** Whether the person works in the company. */
export function worksIn({ roleId, companies }: LiveSession, companyId: number): boolean {
  return roleId === RoleId.superAdmin || companies.some(({ id }) => id === companyId);
}
