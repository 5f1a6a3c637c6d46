import type { AskedRequest } from '@paga/contract/requests';
import { and, eq } from 'drizzle-orm';
import { DomainError } from '#core/domain-error.ts';
import type { OwnEmployeeContext } from '#core/http/context.ts';
import { type RecordPatch, recordRequest } from '#employees/public.ts';
import { companyOf } from '#leave/public.ts';
import { ownRequests, storeRequest } from '../own-requests/store-request.ts';
import { request } from '../table.ts';

type Proposal = { kind: 'ownData' | 'bankAccount'; patch: RecordPatch; shown: RecordPatch };

/** Stores a proposal with what it is made on. Errors: `CONFLICT` while one of its kind waits, when the record is not what was shown, and when it would change nothing. */
export async function storeProposal(
  ctx: OwnEmployeeContext,
  { kind, patch, shown }: Proposal,
): Promise<AskedRequest> {
  const waiting = await ownRequests(ctx, and(eq(request.state, 'asked'), eq(request.kind, kind)));
  if (waiting.length > 0) throw new DomainError('CONFLICT');
  const base = await recordRequest.base(companyOf(ctx), ctx.own.employeeId, patch);
  const differs = (one: RecordPatch, other: RecordPatch) =>
    (Object.keys(one) as (keyof RecordPatch)[]).some(
      (field) => (one[field] ?? null) !== (other[field] ?? null),
    );
  if (differs(shown, base) || !differs(patch, base)) throw new DomainError('CONFLICT');
  return storeRequest(ctx, { kind, patch, base });
}
