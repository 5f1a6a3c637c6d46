import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { JOBS } from '#core/db/shares/share.ts';
import { asAccess, sharedBy } from '#core/db/transaction.ts';
import type { AnswerDeps } from '#core/http/deps.ts';
import { cookieHalf } from '#core/http/request/session-cookie.ts';
import { hourOf } from '../hour-of.ts';

const ENTRY = /^\/remotes\/([a-z]+)\/(\w[\w.-]*)\/remoteEntry\.js$/;

async function note(
  { db, sessions, now }: AnswerDeps,
  { remote, version, cookie }: { remote: string; version: string; cookie: string },
): Promise<void> {
  const at = now();
  const session = await sessions.ofCookie(db, { cookie, now: at, companyId: undefined });
  if (session?.level !== 'signedIn') return;
  await asAccess(sharedBy(db, JOBS), (tx) =>
    tx.execute(sql`
      insert into "remote_load" as l ("remote", "version", "userId", "hour", "loads", "lastAt")
      values (${remote}, ${version}, ${session.userId}, ${hourOf(at)}, 1, ${at.toISOString()})
      on conflict ("remote", "version", "userId", "hour")
      do update set "loads" = l."loads" + 1, "lastAt" = greatest(l."lastAt", excluded."lastAt")`),
  );
}

/**
 * Notes who was handed the entry of which build, when a signed-in person's browser asked for it: what no page can claim of itself. A browser keeps an entry for
 * ever, so that it asks once for each version. Nobody waits for it.
 */
export async function noteLoad(
  c: Context,
  deps: AnswerDeps,
  answering: Promise<Response>,
): Promise<Response> {
  const response = await answering;
  const [, remote, version] = ENTRY.exec(c.req.path) ?? [];
  const cookie = cookieHalf(c);
  if (c.req.method !== 'GET' || response.status !== 200 || !remote || !version || !cookie) return response;
  const work = () => note(deps, { remote, version, cookie });
  if (deps.afterAnswer) deps.afterAnswer(work);
  else await work();
  return response;
}
