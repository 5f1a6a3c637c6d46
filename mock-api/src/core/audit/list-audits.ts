import { getAuditsByAuth as byAuth, getAuditsByTenantId as byCompany, getAuditsByUserId as byPerson } from '@paga/contract/admin';
import { personRead, read } from '../http/handler.ts';
import { auditEntries } from './entries.ts';

/** Role 2: the log of the company. */
export const getAuditsByTenantId = read({
  call: byCompany,
  run: ({ tx, companyId }, { query }) => auditEntries(tx, { companies: [companyId] }, query),
});

/** Roles 3 and 4: the logs of the companies they are linked to, as one list. */
export const getAuditsByAuth = personRead({
  call: byAuth,
  run: ({ tx, actor }, { query }) => auditEntries(tx, { companies: actor.companyIds }, query),
});

/** Role 1: the own lines, in whatever company they were written. */
export const getAuditsByUserId = personRead({
  call: byPerson,
  policy: (actor, { query }) => query.userId === undefined || query.userId === actor.userId,
  run: ({ tx, actor }, { query }) => auditEntries(tx, { person: actor.userId }, query),
});
