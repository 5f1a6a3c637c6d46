import type { AskedRequest } from '@paga/contract/requests';
import { and, eq, isNull } from 'drizzle-orm';
import { ownRowsOf } from '#core/db/own-rows.ts';
import { DomainError, found } from '#core/domain-error.ts';
import type { OwnEmployeeContext } from '#core/http/context.ts';
import { type RecordPatch, recordRequest } from '#employees/public.ts';
import { companyOf, requireAtWork } from '#leave/public.ts';
import { employee } from '#people/public.ts';
import { ownRequests, storeRequest } from '../own-requests/store-request.ts';
import { request } from '../table.ts';

/** Who proposes, for the line of the audit log. */
type Proposer = { id: number; firstName: string; lastName: string };

/** Who proposes something; who has left proposes nothing. */
export async function proposer(ctx: OwnEmployeeContext): Promise<Proposer> {
  requireAtWork(ctx);
  const { id, firstName, lastName } = employee;
  const [person] = await ctx.tx
    .select({ id, firstName, lastName })
    .from(employee)
    .where(and(ownRowsOf(ctx, employee), isNull(employee.deletedAt)));
  return found(person);
}

type Proposal = { kind: 'ownData' | 'bankAccount'; patch: RecordPatch; shown: RecordPatch };

/** Stores a proposal with what it is made on. Errors: `CONFLICT` while one of its kind waits, when the record is not what was shown, and when it would change nothing. */
export async function storeProposal(
  ctx: OwnEmployeeContext,
  { id }: Proposer,
  { kind, patch, shown }: Proposal,
): Promise<AskedRequest> {
  const waiting = await ownRequests(ctx, and(eq(request.state, 'asked'), eq(request.kind, kind)));
  if (waiting.length > 0) throw new DomainError('CONFLICT');
  const base = await recordRequest.base(companyOf(ctx), id, patch);
  const differs = (one: RecordPatch, other: RecordPatch) =>
    (Object.keys(one) as (keyof RecordPatch)[]).some(
      (field) => (one[field] ?? null) !== (other[field] ?? null),
    );
  if (differs(shown, base) || !differs(patch, base)) throw new DomainError('CONFLICT');
  return storeRequest(ctx, { kind, patch, base });
}
