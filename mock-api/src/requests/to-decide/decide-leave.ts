import { decideLeave as call, type OwnDecision } from '@paga/contract/requests';
import { and, eq } from 'drizzle-orm';
import type { AuditFacts } from '#core/audit/audit-facts.ts';
import { asOffice } from '#core/db/as-office.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import { DomainError, found } from '#core/domain-error.ts';
import type { OwnEmployeeContext } from '#core/http/context.ts';
import { ownWrite } from '#core/http/own-handler.ts';
import {
  bookAskedLeave,
  companyOf,
  type LeaveBase,
  type LeavePatch,
  leaveRequest,
  requireAtWork,
} from '#leave/public.ts';
import { auditedRequest } from '../audited-request.ts';
import { mailAnswered } from '../inbox/mail-answered.ts';
import { request } from '../table.ts';
import { leaveToDecide } from './leave-to-decide.ts';

type Decided = { outcome: OwnDecision; objectId?: number; found?: LeaveBase; audit: readonly AuditFacts[] };
type Stored = typeof request.$inferSelect;

/** Who agrees is no user of the office. */
const NO_USER = 0;
const TYPES = { applied: 'approveRequest', refused: 'refuseRequest', stale: 'returnRequest' } as const;

/** Decides as the named approver, by the ordinary write: what is booked or refused is what the office would have. */
export const decideLeave = ownWrite({
  call,
  part: 'leave',
  load: async (ctx, { params }) => {
    requireAtWork(ctx);
    const asked = (await leaveToDecide(ctx)).find(({ id }) => id === params.id);
    return { name: found(asked).name, lines: [] as AuditFacts[] };
  },
  run: (ctx, { params, body: { decision, note } }, loaded) =>
    asOffice(ctx.tx, async () => {
      const row = await lockedRequest(ctx, params.id);
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

async function lockedRequest(ctx: OwnEmployeeContext, id: number): Promise<Stored> {
  const [row] = await ctx.tx
    .select()
    .from(request)
    .where(and(scoped(companyOf(ctx), request), eq(request.id, id)))
    .for('update');
  if (found(row).state !== 'asked') throw new DomainError('CONFLICT');
  return found(row);
}

/** That a month of it is closed is for the office to look at, as whatever else the booking refuses. */
function unlessClosed(error: unknown): { refusal: 'periodClosed' } {
  if (error instanceof DomainError && error.code === 'PERIOD_CLOSED') return { refusal: 'periodClosed' };
  throw error;
}

async function decided(
  ctx: OwnEmployeeContext,
  row: Stored,
  decision: 'approve' | 'refuse',
): Promise<Decided> {
  if (decision === 'refuse') return { outcome: 'refused', audit: [] };
  const [company, patch] = [companyOf(ctx), row.patch as LeavePatch];
  const now = await leaveRequest.base(company, row.employeeId, patch);
  if (now.workingDays !== (row.base as LeaveBase).workingDays)
    return { outcome: 'stale', found: now, audit: [] };
  const applied = await bookAskedLeave(company, row.employeeId, { ...patch, createdBy: NO_USER }).catch(
    unlessClosed,
  );
  if ('refusal' in applied) return { outcome: 'unbooked', audit: [] };
  return { outcome: 'applied', ...applied };
}

type Said = {
  row: Stored;
  outcome: keyof typeof TYPES;
  note: string | undefined;
  found: LeaveBase | undefined;
};

const lineOf = ({ row, outcome, note, found: now }: Said, employee: string): AuditFacts => ({
  ...{ page: 'requests', type: TYPES[outcome], objectId: row.id, about: { employee } },
  ...(now && { old: { workingDays: (row.base as LeaveBase).workingDays } }),
  new: { ...auditedRequest(row), ...now, ...(note && { note }) },
});
