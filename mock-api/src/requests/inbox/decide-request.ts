import { fullName } from '@paga/contract/full-name';
import type { PreviewRefusal } from '@paga/contract/leave';
import { decideRequest as call, type OfficeRequest, type RequestState } from '@paga/contract/requests';
import { RoleId } from '@paga/contract/shapes';
import { and, eq, sql } from 'drizzle-orm';
import type { AuditFacts } from '#core/audit/audit-facts.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import { DomainError, found, invalidField } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { write } from '#core/http/handler.ts';
import { type RecordPatch, recordRequest } from '#employees/public.ts';
import { type LeaveBase, leaveRequest, lockedEmployee } from '#leave/public.ts';
import { employee } from '#people/public.ts';
import { agreedLeave, lockedRequest } from '../agreed-leave.ts';
import { requireApprover } from '../approvers-of.ts';
import { auditedRequest } from '../audited-request.ts';
import { isAsBefore, isMaker, isProposal } from '../proposed.ts';
import { request } from '../table.ts';
import { officeRequest, ownRequest, type StoredRequest } from '../wire-request.ts';
import { mailAnswered } from './mail-answered.ts';

type Decision = {
  state: RequestState;
  found?: LeaveBase | RecordPatch;
  objectId?: number;
  refusal: PreviewRefusal | null;
  audit: readonly AuditFacts[];
};

/** Decides a request: the row is locked, so of two decisions the second finds it decided. */
export const decideRequest = write({
  call,
  load: async (ctx, { params, body }) => {
    const row = await lockedRequest(ctx, params.id);
    if (row.kind === 'question' && ctx.actor.roleId === RoleId.companyUser)
      throw new DomainError('FORBIDDEN');
    if (row.state !== 'asked') throw new DomainError('CONFLICT');
    await requireAnother(ctx, row.id);
    if (row.kind === 'leave') await requireApprover(ctx, row);
    if (row.kind === 'question' && body.note === undefined)
      throw invalidField('note', 'required', 'A question is answered in words.');
    return { row, name: await nameOf(ctx, row.employeeId), audit: [] as AuditFacts[] };
  },
  run: async (ctx, { params, body }, loaded) => {
    const { refusal, audit, ...fields } = await decided(ctx, loaded.row, body.decision);
    loaded.audit.push(...audit);
    if (refusal === null) {
      await ctx.tx
        .update(request)
        .set({ ...fields, decidedBy: ctx.actor.userId, decidedAt: ctx.now, note: body.note ?? null })
        .where(and(scoped(ctx, request), eq(request.id, params.id)));
      await mailAnswered(ctx, loaded.row);
    }
    return { request: await officeRequest(ctx, params.id), refusal };
  },
  audit: ({ answer, loaded: { row, name, audit } }) => {
    if (answer.refusal !== null) return null;
    const { state, note } = answer.request;
    const decision: AuditFacts = {
      ...{
        page: 'requests',
        type: TYPES[state] ?? 'approveRequest',
        objectId: row.id,
        about: { employee: name },
      },
      ...(state === 'stale' && { old: row.base }),
      new: {
        ...auditedRequest(row),
        ...(state === 'stale' && foundInstead(answer.request)),
        ...(note && row.kind !== 'question' && { note }),
      },
    };
    return [...audit, decision];
  },
});

/** Of a stale one what was there when it was decided, under the names of what it was made on. */
const foundInstead = ({ leave, changes }: OfficeRequest): Record<string, unknown> =>
  leave
    ? { workingDays: leave.daysNow }
    : Object.fromEntries((changes ?? []).map(({ field, now }) => [field, now]));

const TYPES: Partial<Record<RequestState, string>> = {
  applied: 'approveRequest',
  approved: 'answerRequest',
  refused: 'refuseRequest',
  stale: 'returnRequest',
};

/** The database refuses it as well. */
async function requireAnother(ctx: Context, id: number): Promise<void> {
  const [standing] = await ctx.tx
    .select({ own: sql<boolean>`${ownRequest(ctx)}`, maker: isMaker(ctx) })
    .from(request)
    .where(and(scoped(ctx, request), eq(request.id, id)));
  if (standing?.own) throw new DomainError('SAME_PERSON');
  if (standing?.maker) throw new DomainError('REQUEST_MAKER');
}

async function nameOf(ctx: Context, id: number): Promise<string> {
  const { firstName, lastName } = employee;
  const [person] = await ctx.tx
    .select({ firstName, lastName })
    .from(employee)
    .where(and(scoped(ctx, employee), eq(employee.id, id)));
  return fullName(found(person));
}

async function decided(ctx: Context, row: StoredRequest, decision: 'approve' | 'refuse'): Promise<Decision> {
  const nothing = { refusal: null, audit: [] };
  if (decision === 'refuse') return { state: 'refused', ...nothing };
  if (row.kind === 'question') return { state: 'approved', ...nothing };
  if (isProposal(row)) return decidedProposal(ctx, row);
  const agreed = await agreedLeave(ctx, row, (leave) => leaveRequest.apply(ctx, row.employeeId, leave));
  return 'refusal' in agreed
    ? { state: 'asked', refusal: agreed.refusal, audit: [] }
    : { ...agreed, refusal: null };
}

/** The record is locked before it is compared: what is written is written on what the proposal was made on. */
async function decidedProposal(ctx: Context, row: StoredRequest): Promise<Decision> {
  const patch = row.patch as RecordPatch;
  await lockedEmployee(ctx, row.employeeId);
  const now = await recordRequest.base(ctx, row.employeeId, patch);
  if (!isAsBefore(row.base as RecordPatch, now))
    return { state: 'stale', found: now, refusal: null, audit: [] };
  const applied = await recordRequest.apply(ctx, row.employeeId, patch);
  if ('refusal' in applied) throw new DomainError('CONFLICT');
  return { state: 'applied', objectId: applied.objectId, refusal: null, audit: applied.audit };
}
