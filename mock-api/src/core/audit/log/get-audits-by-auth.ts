import { getAuditsByAuth as call } from '@paga/contract/audit';
import { sql } from 'drizzle-orm';
import { personRead } from '#core/http/handler.ts';
import { linkedIds } from '#core/user/linked-companies.ts';
import { auditEntries } from './entries.ts';

/** Roles 3 and 4: the logs of the companies they are linked to, as one list. */
export const getAuditsByAuth = personRead({
  call,
  run: ({ tx, actor }, { query }) =>
    auditEntries(tx, { companies: sql`array(${linkedIds(actor.userId)})` }, query),
});
