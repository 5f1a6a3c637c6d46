import { type ClosingMark, markClosing as call } from '@paga/contract/payroll';
import { and, eq } from 'drizzle-orm';
import { monthNamed } from '#core/calendar-month.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import { DomainError, found, invalidField } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { write } from '#core/http/handler.ts';
import { salaryPeriod, salaryVersion, setClosingDay } from '#months/public.ts';
import { wireVersions } from './closed-version.ts';
import type { StoredVersion } from './stored-version.ts';

export type Marking = { on: string | null; by: number | null; at: Date | null };
type Held = { version: StoredVersion; month: string };

export const dayOf = (mark: ClosingMark, { paidOn, declaredOn }: StoredVersion) =>
  mark === 'paid' ? paidOn : declaredOn;

const field = { paid: 'paidOn', declared: 'declaredOn' } as const;

/** The closing that holds, locked: reopening waits for its row, or has turned it already. One that was reopened keeps what was noted. */
export async function heldClosing(ctx: Context, versionId: number): Promise<Held> {
  const asked = and(scoped(ctx, salaryVersion), eq(salaryVersion.id, versionId));
  const version = found((await ctx.tx.select().from(salaryVersion).where(asked).for('update'))[0]);
  if (version.reopenedAt !== null) throw new DomainError('PERIOD_OPEN');
  const ofClosing = and(scoped(ctx, salaryPeriod), eq(salaryPeriod.id, version.periodId));
  return {
    version,
    month: monthNamed(found((await ctx.tx.select().from(salaryPeriod).where(ofClosing))[0])),
  };
}

export async function turned(ctx: Context, { id }: StoredVersion, mark: ClosingMark, marking: Marking) {
  const version = await setClosingDay(ctx, id, mark, marking);
  return found((await wireVersions(ctx, [version]))[0]);
}

export const line = ({ version, month }: Held, mark: ClosingMark, on: string | null) => ({
  objectId: version.periodId,
  about: { month },
  old: { [field[mark]]: dayOf(mark, version) },
  new: { [field[mark]]: on },
});

export const markClosing = write({
  call,
  load: (ctx, { params }) => heldClosing(ctx, params.versionId),
  run: async (ctx, { body: { mark, on } }, { version }) => {
    if (on > ctx.today) throw invalidField('on', 'future', 'The day has not come yet');
    if (dayOf(mark, version) !== null) throw new DomainError('CONFLICT');
    return turned(ctx, version, mark, { on, by: ctx.actor.userId, at: ctx.now });
  },
  audit: ({ input: { body }, loaded }) => ({
    page: 'salaries',
    type: 'mark',
    ...line(loaded, body.mark, body.on),
  }),
});
