import type { AcceptWarnings } from '@paga/contract/payroll';
import { changedByPerson } from '#approvals/public.ts';
import { asksForSignOff } from '#company/public.ts';
import { DomainError } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { addAcceptances, type Period } from '#months/public.ts';
import { type Found, findProblems } from './find-problems.ts';
import { keyOf } from './standing-findings.ts';

/** Warnings that are let stand with one note; `withSignOff`: as a part of the sign-off that is given with them. */
type Accepting = Pick<AcceptWarnings, 'note' | 'findings'> & { withSignOff: boolean };

/** Of whom the person who asks may not accept what is found, where the company asks for two: those whom they changed themselves. */
export async function ownChanges(ctx: Context, period: Period): Promise<ReadonlySet<number>> {
  if (!(await asksForSignOff(ctx))) return new Set();
  return changedByPerson(ctx, period, 'acceptance');
}

/** Whether something found is about a change of the person who asks; an account that several share is about each of them. */
export const isOwnChange = (
  { employeeId, otherIds = [] }: Pick<Found, 'employeeId' | 'otherIds'>,
  own: ReadonlySet<number>,
): boolean => [employeeId, ...otherIds].some((id) => own.has(id));

async function refuseOwn(ctx: Context, period: Period, accepted: readonly Found[]): Promise<void> {
  const own = await ownChanges(ctx, period);
  const refused = accepted.filter((one) => isOwnChange(one, own));
  if (refused.length > 0)
    throw new DomainError('ACCEPTANCE_OWN_CHANGE', {
      fields: refused.map(({ name, code }) => ({ path: 'findings', code, message: name })),
    });
}

/** Stores acceptances of a locked month, and answers what was accepted; what is no longer so is a conflict. */
export async function storeAcceptances(
  ctx: Context,
  period: Period,
  { note, findings, withSignOff }: Accepting,
): Promise<Found[]> {
  const there = new Map((await findProblems(ctx, period)).map((one) => [keyOf(one), one]));
  const accepted = [...new Set(findings.map(keyOf))].map((key) => there.get(key));
  const found = accepted.filter((one) => one !== undefined && one.level !== 'error') as Found[];
  if (found.length < accepted.length) throw new DomainError('CONFLICT');
  await refuseOwn(ctx, period, found);
  await addAcceptances(ctx, period.id, found, { note, withSignOff });
  return found;
}
