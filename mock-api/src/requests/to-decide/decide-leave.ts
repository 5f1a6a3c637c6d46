import { decideLeave as call, type OwnDecision } from '@paga/contract/requests';
import { and, eq } from 'drizzle-orm';
import type { AuditFacts } from '#core/audit/audit-facts.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import { withOfficeRole } from '#core/db/with-office-role.ts';
import { DomainError, found } from '#core/domain-error.ts';
import type { OwnEmployeeContext } from '#core/http/context.ts';
import { ownWrite } from '#core/http/own-handler.ts';
import { bookAskedLeave, companyOf, type LeaveBase } from '#leave/public.ts';
import { agreedLeave, lockedRequest } from '../agreed-leave.ts';
import { auditedRequest } from '../audited-request.ts';
import { mailAnswered } from '../inbox/mail-answered.ts';
import { request } from '../table.ts';
import type { StoredRequest } from '../wire-request.ts';
import { leaveToDecide } from './leave-to-decide.ts';

type Decided = { outcome: OwnDecision; objectId?: number; found?: LeaveBase; audit: readonly AuditFacts[] };

/** Who agrees is no user of the office. */
const NO_USER = 0;
const TYPES = { applied: 'approveRequest', refused: 'refuseRequest', stale: 'returnRequest' } as const;

/** Decides as the named approver, by the ordinary write: what is booked or refused is what the office would have. */
export const decideLeave = ownWrite({
  call,
  part: 'leave',
  atWork: true,
  load: async (ctx, { params }) => {
    const asked = (await leaveToDecide(ctx)).find(({ id }) => id === params.id);
    return { name: found(asked).name, lines: [] as AuditFacts[] };
  },
  run: (ctx, { params, body: { decision, note } }, loaded) =>
    withOfficeRole(ctx.tx, async () => {
      const row = await lockedRequest(companyOf(ctx), params.id);
      if (row.state !== 'asked') throw new DomainError('CONFLICT');
      const { outcome, audit, ...fields } = await decided(ctx, row, decision);
      if (outcome === 'unbooked') return { outcome };
      const { companyId, employeeId: decidedByEmployee } = ctx.own;
      await ctx.tx
        .update(request)
        .set({ ...fields, state: outcome, decidedByEmployee, decidedAt: ctx.now, note: note ?? null })
        .where(and(scoped(companyOf(ctx), request), eq(request.id, row.id)));
      await mailAnswered({ ...ctx, companyId }, row);
      loaded.lines.push(...audit, lineOf({ row, outcome, note, found: fields.found }, loaded.name));
      return { outcome };
    }),
  audit: ({ loaded: { lines } }) => lines,
});

/** That a month of it is closed is for the office to look at, as whatever else the booking refuses. */
function unlessClosed(error: unknown): { refusal: 'periodClosed' } {
  if (error instanceof DomainError && error.code === 'PERIOD_CLOSED') return { refusal: 'periodClosed' };
  throw error;
}

async function decided(
  ctx: OwnEmployeeContext,
  row: StoredRequest,
  decision: 'approve' | 'refuse',
): Promise<Decided> {
  if (decision === 'refuse') return { outcome: 'refused', audit: [] };
  const company = companyOf(ctx);
  const agreed = await agreedLeave(company, row, (leave) =>
    bookAskedLeave(company, row.employeeId, { ...leave, createdBy: NO_USER }).catch(unlessClosed),
  );
  if ('refusal' in agreed) return { outcome: 'unbooked', audit: [] };
  const { state: outcome, ...fields } = agreed;
  return { outcome, ...fields };
}

type Said = {
  row: StoredRequest;
  outcome: keyof typeof TYPES;
  note: string | undefined;
  found: LeaveBase | undefined;
};

const lineOf = ({ row, outcome, note, found: now }: Said, employee: string): AuditFacts => ({
  ...{ page: 'requests', type: TYPES[outcome], objectId: row.id, about: { employee } },
  ...(now && { old: { workingDays: (row.base as LeaveBase).workingDays } }),
  new: { ...auditedRequest(row), ...now, ...(note && { note }) },
});
