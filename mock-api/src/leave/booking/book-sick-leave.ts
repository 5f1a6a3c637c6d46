import type { PreviewRefusal } from '@paga/contract/leave';
import { LeaveType } from '@paga/contract/shapes';
import type { AuditFacts } from '#core/audit/audit-facts.ts';
import type { InCompany } from '#core/db/scoped-rows.ts';
import { lockedEmployee } from '../ledger/leave-person.ts';
import { bookedLine, bookLeave } from './book-leave.ts';
import { annualLeavesWithin, giveBackAnnual, givenBackLines } from './give-back.ts';

type SickLeave = { from: string; to: string; givesBack: boolean; createdBy: number };

/** Books sick leave by the ordinary check; `givesBack`: annual leave of these days is free again (art. 34). */
export async function bookSickLeave(
  ctx: InCompany,
  employeeId: number,
  { from, to, givesBack, createdBy }: SickLeave,
): Promise<{ refusal: PreviewRefusal } | { objectId: number; audit: readonly AuditFacts[] }> {
  const person = await lockedEmployee(ctx, employeeId);
  const replaced = givesBack ? await annualLeavesWithin(ctx, person.id, { from, to }) : [];
  const booked = await bookLeave(ctx, person, {
    ...{ type: LeaveType.medical, from, to, createdBy },
    replaces: replaced.map(({ id }) => id),
  });
  if ('created' in booked) return { refusal: booked.reason };
  await giveBackAnnual(ctx, person.id, replaced, { from, to });
  const about = { employee: booked.employeeName };
  return {
    objectId: booked.id,
    audit: [bookedLine(booked), ...givenBackLines(replaced, { from, to }, about)],
  };
}
