import { type BookedLeave, updateVacation as call } from '@paga/contract/leave';
import { LeaveType } from '@paga/contract/shapes';
import { and, eq, sql } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { DomainError, found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { write } from '#core/http/handler.ts';
import { requireOpenMonths } from '#months/public.ts';
import { vacation } from '../count/table.ts';
import { auditedLeave, wireLeaves } from '../count/wire-leave.ts';
import { lockedEmployee } from '../ledger/leave-person.ts';
import { type Booking, checkBooking, type Refusal } from './booking.ts';

/** Changes a leave; its days are counted again. Months that lose or gain a day, and all its months when the type or the reason changes, must be open. */
export const updateVacation = write({
  call,
  load: (ctx, { params }) => lockedLeave(ctx, params.id),
  run: async (ctx, { params: { id }, body }, { person, old, days }) => {
    const { type, from, to, reason, version } = body;
    const newBirth = isNewBirth(old, body);
    if (version !== undefined && version !== old.version) throw new DomainError('CONFLICT');
    const checked = await checkBooking(ctx, person, { id, type, from, to, reason, newBirth });
    if ('reason' in checked) throw refused(checked);
    await requireOpenMonths(
      ctx,
      samePay(old, { ...body, newBirth }) ? difference(days, checked.days) : [...days, ...checked.days],
    );
    await ctx.tx
      .update(vacation)
      .set({
        type,
        from,
        to,
        reason: reason ?? null,
        newBirth,
        days: checked.days,
        version: sql`${vacation.version} + 1`,
      })
      .where(and(scoped(ctx, vacation), eq(vacation.id, id), eq(vacation.version, old.version)));
    const [saved] = await wireLeaves(ctx, eq(vacation.id, id));
    return found(saved);
  },
  audit: ({ loaded: { old }, answer }) => ({
    page: 'vacations',
    type: 'update',
    objectId: answer.id,
    about: { employee: old.employeeName },
    old: auditedLeave(old),
    new: auditedLeave(answer),
  }),
});

// Unpaid leave of art. 50 is special leave too, so the type alone does not say what a day is paid.
const samePay = (
  old: BookedLeave,
  { type, reason, newBirth }: Pick<Booking, 'type' | 'reason' | 'newBirth'>,
): boolean => type === old.typeId && (reason ?? null) === old.reason && newBirth === old.newBirth;

// What is not sent stays as it was answered.
const isNewBirth = (
  old: BookedLeave,
  { type, newBirth = old.newBirth }: Pick<Booking, 'type' | 'newBirth'>,
) => newBirth && type === LeaveType.maternity;

/** A leave with its person, who is locked, so that nobody else books for them meanwhile. */
export async function lockedLeave(ctx: Context, id: number) {
  const asked = and(scoped(ctx, vacation), eq(vacation.id, id));
  const [row] = await ctx.tx.select({ employeeId: vacation.employeeId }).from(vacation).where(asked);
  const person = await lockedEmployee(ctx, found(row).employeeId);
  const [days] = await ctx.tx.select({ days: vacation.days }).from(vacation).where(asked);
  const [old] = await wireLeaves(ctx, eq(vacation.id, id));
  return { person, old: found(old), days: found(days).days };
}

function difference(before: readonly string[], after: readonly string[]): string[] {
  const [had, has] = [new Set(before), new Set(after)];
  return [...before.filter((day) => !has.has(day)), ...after.filter((day) => !had.has(day))];
}

function refused(refusal: Refusal): DomainError {
  if (refusal.created === undefined) return new DomainError('VACATION_EXISTS');
  const code = refusal.created === false ? 'VACATION_CANNOT_APPLY' : 'VACATION_CANNOT_SAVE';
  const ofSave = refusal.reason === 'reasonNotAllowed' ? 'reason' : 'type';
  const path = refusal.created === false ? 'to' : ofSave;
  return new DomainError(code, { fields: [{ path, code: refusal.reason, message: refusal.reason }] });
}
