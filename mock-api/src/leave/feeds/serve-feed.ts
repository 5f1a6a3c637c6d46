import { createHash } from 'node:crypto';
import { civilDateOf } from '@paga/calendar';
import type { Context as HonoContext } from 'hono';
import { asAccess, inCompany } from '#core/db/transaction.ts';
import { DomainError, found } from '#core/domain-error.ts';
import { clientAddress } from '#core/http/client-address.ts';
import { idFrom } from '#core/http/company-of-request.ts';
import type { AnswerDeps } from '#core/http/deps.ts';
import { apiHeaders } from '#core/http/headers.ts';
import { requestHeader } from '#core/http/request/request-header.ts';
import { offloaded } from '#core/offload/offload.ts';
import { giveBackTry, reserveTry, tryKey } from '#identity/session/tries.ts';
import { readFeed } from './read-feed.ts';

/** Wrong addresses from one place; a right one takes none away, so that calendars behind one address do not shut one another out. */
const PER_ADDRESS = { limit: 50, minutes: 15 };
const NO_ROW = 0;

const calendars = offloaded<typeof import('./calendar.worker.ts')>('leave/feeds/calendar.worker', {
  in: 'thread',
  seconds: 20,
});

/**
 * A feed of leave by its secret address, for calendars of other houses: no session, no cookie. What it may show is looked up anew at every fetch; whatever is
 * wrong with an address, the answer is the same.
 */
export function serveFeed(deps: AnswerDeps): (c: HonoContext) => Promise<Response> {
  return async (c) => {
    const now = deps.now();
    const tries = tryKey('leave-feed', clientAddress(c, deps));
    if (!(await asAccess(deps.db, (tx) => reserveTry(tx, tries, PER_ADDRESS, now))))
      throw new DomainError('TOO_MANY_REQUESTS');
    const companyId = idFrom(c.req.param('company')) ?? NO_ROW;
    const address = {
      id: idFrom(c.req.param('feed')) ?? NO_ROW,
      secret: (c.req.param('secret') ?? '').replace(/\.ics$/, ''),
    };
    const content = found(
      await inCompany(deps.db, companyId, (tx) =>
        readFeed({ tx, companyId, now, today: civilDateOf(now) }, address),
      ),
    );
    await asAccess(deps.db, (tx) => giveBackTry(tx, tries));
    const hash = createHash('sha256').update(deps.version).update(JSON.stringify(content));
    const etag = `"${hash.digest('base64url')}"`;
    const headers = { ...apiHeaders(c), 'Cache-Control': 'private, max-age=900', ETag: etag };
    if (requestHeader(c, 'if-none-match')?.includes(etag)) return c.body(null, 304, headers);
    return c.body(await calendars('drawCalendar', content), 200, {
      ...headers,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="paga.ics"',
    });
  };
}
