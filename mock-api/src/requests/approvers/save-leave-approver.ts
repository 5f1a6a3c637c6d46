import { fullName } from '@paga/contract/full-name';
import {
  saveLeaveApprover as call,
  type LeaveApprover,
  type LeaveApprovers,
  type LeaveDecider,
} from '@paga/contract/requests';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { DomainError, found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { write } from '#core/http/handler.ts';
import { employeeOf, sector } from '#people/public.ts';
import { leaveApprover } from '../table.ts';
import { leaveApprovers } from './leave-approvers.ts';

type Scope = { employeeId?: number | undefined; sectorId?: number | undefined };

/** Names who decides about the leave of a person, of a sector or of everybody, or takes it back. */
export const saveLeaveApprover = write({
  call,
  load: async (ctx, { body: { approver, deputy, ...scope } }) => {
    const before = await leaveApprovers(ctx);
    for (const one of [approver, deputy])
      if (one && !canDecide(before, one)) throw new DomainError('NOT_FOUND');
    return { name: await nameOf(ctx, scope), rule: ruleOf(before, scope) };
  },
  run: async (ctx, { body: { approver, deputy, employeeId, sectorId } }) => {
    await ctx.tx
      .delete(leaveApprover)
      .where(and(scoped(ctx, leaveApprover), isScope({ employeeId, sectorId })));
    if (approver)
      await ctx.tx.insert(leaveApprover).values({
        ...{ tenantId: ctx.companyId, employeeId, sectorId, saidBy: ctx.actor.userId, saidAt: ctx.now },
        approverUserId: idOf(approver, 'office'),
        approverEmployeeId: idOf(approver, 'ownPage'),
        deputyUserId: idOf(deputy, 'office'),
        deputyEmployeeId: idOf(deputy, 'ownPage'),
      });
    return leaveApprovers(ctx);
  },
  audit: ({ ctx, input: { body }, loaded: { name, rule }, answer }) => {
    const [old, fresh] = [auditedRule(rule), auditedRule(ruleOf(answer, body))];
    if (JSON.stringify(old) === JSON.stringify(fresh)) return null;
    return {
      ...{
        page: 'requests',
        type: 'nameApprover',
        objectId: body.employeeId ?? body.sectorId ?? ctx.companyId,
      },
      ...(name !== null && { about: { approverOf: name } }),
      ...{ old, new: fresh },
    };
  },
});

const canDecide = ({ deciders }: LeaveApprovers, { of, id }: LeaveDecider) =>
  deciders.some((one) => one.of === of && one.id === id);
const idOf = (decider: LeaveDecider | null, of: LeaveDecider['of']) =>
  decider?.of === of ? decider.id : null;

const ruleOf = (
  { named }: LeaveApprovers,
  {
    employeeId = null,
    sectorId = null,
  }: { employeeId?: number | null | undefined; sectorId?: number | null | undefined },
) => named.find((one) => one.employeeId === employeeId && one.sectorId === sectorId);
const auditedRule = (rule: LeaveApprover | undefined) => ({
  approver: rule?.approver.name ?? null,
  deputy: rule?.deputy?.name ?? null,
});

function isScope({ employeeId, sectorId }: Scope): SQL | undefined {
  const { employeeId: person, sectorId: ofSector } = leaveApprover;
  return and(
    employeeId === undefined ? isNull(person) : eq(person, employeeId),
    sectorId === undefined ? isNull(ofSector) : eq(ofSector, sectorId),
  );
}

/** The employee or sector; null of the company. Errors: `NOT_FOUND` for one of another company. */
async function nameOf(ctx: Context, { employeeId, sectorId }: Scope): Promise<string | null> {
  if (employeeId !== undefined) return fullName(await employeeOf(ctx, employeeId));
  if (sectorId === undefined) return null;
  const rows = await ctx.tx
    .select({ name: sector.name })
    .from(sector)
    .where(and(scoped(ctx, sector), eq(sector.id, sectorId), isNull(sector.deletedAt)));
  return found(rows[0]).name;
}
