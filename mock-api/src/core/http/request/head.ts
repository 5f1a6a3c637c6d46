import type { Effect } from '@paga/contract/endpoint';
import type { Context as HonoContext } from 'hono';
import { DomainError } from '#core/domain-error.ts';

/**
 * Refuses `HEAD` where a `GET` writes: the router answers it by the same handler, and those who only ask what there is (a proxy, a scanner of links)
 * must change nothing.
 */
export function refuseWritingHead(c: HonoContext, effect: Effect): void {
  if (c.req.method === 'HEAD' && effect === 'write')
    throw new DomainError('METHOD_NOT_ALLOWED', { message: 'Send GET: this call writes.' });
}
