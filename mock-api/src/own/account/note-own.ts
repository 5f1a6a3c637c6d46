import type { AuditFacts } from '#core/audit/audit-facts.ts';
import { recordAudit } from '#core/audit/record-audit.ts';
import type { Tx } from '#core/db/transaction.ts';
import { DomainError } from '#core/domain-error.ts';
import type { OwnAccountContext } from '#core/http/context.ts';

type Who = Pick<OwnAccountContext, 'own' | 'now'>;

/** A line of the audit log of the company whose page it is, by the employee: also of what is of the account. */
export function noteOwn(tx: Tx, { own, now }: Who, facts: Omit<AuditFacts, 'page'>): Promise<void> {
  const who = { now, userId: undefined, companyId: own.companyId, employeeId: own.employeeId };
  return recordAudit(tx, who, { page: 'ownPage', ...facts });
}

/** What changes how one signs in wants a passkey or a code given just now. Errors: `OWN_PROOF_NEEDED`. */
export function requireProof({ own }: Who): void {
  if (!own.isFresh) throw new DomainError('OWN_PROOF_NEEDED');
}
