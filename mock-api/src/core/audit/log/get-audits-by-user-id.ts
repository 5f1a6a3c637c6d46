import { getAuditsByUserId as call } from '@paga/contract/audit';
import { personRead } from '#core/http/handler.ts';
import { auditEntries } from './entries.ts';

/** Role 1: the own lines, in whatever company they were written, and those of nobody known, such as sign-ins with unknown addresses. */
export const getAuditsByUserId = personRead({
  call,
  policy: (actor, { query }) => query.userId === undefined || query.userId === actor.userId,
  run: ({ tx, actor }, { query }) => auditEntries(tx, { person: actor.userId }, query),
});
