import { getAuditsByAuth as call } from '@paga/contract/audit';
import { personRead } from '#core/http/handler.ts';
import { auditEntries } from './entries.ts';

/** Roles 3 and 4: the logs of the companies they are linked to, as one list. */
export const getAuditsByAuth = personRead({
  call,
  run: ({ tx, actor }, { query }) => auditEntries(tx, { companies: actor.companyIds }, query),
});
