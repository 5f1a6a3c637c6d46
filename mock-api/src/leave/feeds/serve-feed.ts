import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { civilDateOf } from '@paga/calendar';
import type { Context as HonoContext } from 'hono';
import { asAccess, inCompany } from '#core/db/transaction.ts';
import { found } from '#core/domain-error.ts';
import { clientAddress } from '#core/http/client-address.ts';
import { idFrom } from '#core/http/company-of-request.ts';
import type { AnswerDeps } from '#core/http/deps.ts';
import { apiHeaders } from '#core/http/headers.ts';
import { refuseWritingHead } from '#core/http/request/head.ts';
import { requestHeader } from '#core/http/request/request-header.ts';
import { offloaded } from '#core/offload/offload.ts';
import { refuseWhileWaiting } from '#core/outside/waits.ts';
import { giveBackTry, noTryLeft, reserveTry, tryKey } from '#identity/public.ts';
import type { Address, Fetch } from './feed-address.ts';
import type { FeedContent } from './feed-content.ts';
import { readFeed } from './read-feed.ts';

/** Wrong addresses of one feed from one place; a right one takes none away. Other feeds fetched from there, as big calendars fetch all of theirs, count apart. */
const PER_FEED = { limit: 50, minutes: 15 };
/** Feeds that share a counter, whether they exist or not: so many rows a place can make, and it learns of no number from them. */
const COUNTERS = 1_024;
/** A refusal takes as long, whatever was looked at: how far it came tells nothing. */
const REFUSED_AFTER_MS = 50;
const NO_ROW = 0;

const calendars = offloaded<typeof import('./calendar.worker.ts')>('leave/feeds/calendar.worker', {
  in: 'thread',
  seconds: 20,
});

/** Feeds of the office, or of own pages: how one is read, and under which name its wrong addresses are counted. */
type Kind = {
  name: 'leave-feed' | 'own-leave-feed';
  read: (ctx: Fetch, address: Address) => Promise<FeedContent | undefined>;
};

/** The counter of wrong addresses that a feed shares with few others, for one place. */
function counterOf(kind: Kind['name'], place: string, companyId: number, feedId: number): string {
  const hash = createHash('sha256').update(`${companyId}/${feedId}`).digest();
  return tryKey(kind, place, hash.readUInt16BE(0) % COUNTERS);
}

/** What the feed of the address holds. Every refusal is as late as the next. */
async function contentOf(kind: Kind, c: HonoContext, deps: AnswerDeps): Promise<FeedContent> {
  const late = wait(REFUSED_AFTER_MS);
  try {
    return await readCounted(kind, c, deps);
  } catch (error) {
    await late;
    throw error;
  }
}

async function readCounted(kind: Kind, c: HonoContext, deps: AnswerDeps): Promise<FeedContent> {
  const now = deps.now();
  const companyId = idFrom(c.req.param('company')) ?? NO_ROW;
  const id = idFrom(c.req.param('feed')) ?? NO_ROW;
  const secret = (c.req.param('secret') ?? '').replace(/\.ics$/, '');
  const tries = counterOf(kind.name, clientAddress(c, deps), companyId, id);
  const isReserved = await asAccess(deps.db, async (tx) => {
    await refuseWhileWaiting(tx);
    return reserveTry(tx, tries, PER_FEED, now);
  });
  if (!isReserved) throw noTryLeft(PER_FEED);
  const content = await inCompany(deps.db, companyId, (tx) =>
    kind.read({ tx, companyId, now, today: civilDateOf(now) }, { id, secret }),
  );
  if (content) await asAccess(deps.db, (tx) => giveBackTry(tx, tries));
  return found(content);
}

/**
 * A feed of leave by its secret address, for calendars of other houses: no session, no cookie. What it may show is looked up anew at every fetch; whatever is
 * wrong with an address, the answer is the same.
 */
export const serving =
  (kind: Kind) =>
  (deps: AnswerDeps): ((c: HonoContext) => Promise<Response>) =>
  async (c) => {
    // A fetch is noted at the feed.
    refuseWritingHead(c, 'write');
    const content = await contentOf(kind, c, deps);
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

/** A feed that somebody of the office has made. */
export const serveFeed = serving({ name: 'leave-feed', read: readFeed });
