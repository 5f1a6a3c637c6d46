import type { CivilDate } from '@paga/contract/shapes';
import { addDays, weekday } from '@paga/payroll';
import { addLeaveSetting } from '#company/public.ts';
import type { InCompany } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import { leaveSettings } from '#leave/public.ts';

/** One employee in so many goes on leave, in the order of the workbook, which mixes sectors and salaries. */
const EVERY = 15;
/** From the Monday after the start: days until the leave begins, and its calendar days. */
const PLAN = [
  { after: 0, days: 5 },
  { after: 2, days: 3 },
  { after: 7, days: 12 },
  { after: 14, days: 5 },
  { after: 17, days: 2 },
  { after: 28, days: 5 },
] as const;

/** The leave to come: the place of the person, and its dates. */
export function plannedLeave(today: CivilDate): { place: number; from: CivilDate; to: CivilDate }[] {
  const monday = addDays(today, 8 - weekday(today));
  return PLAN.map(({ after, days }, index) => {
    const from = addDays(monday, after);
    return { place: (index + 1) * EVERY, from, to: addDays(from, days - 1) };
  });
}

/** Annual leave by the law from the first day of this year on: the setting that a company is asked for and Agimi has chosen. */
export async function chooseLawAdditions(
  ctx: InCompany & { today: string },
  createdBy: number,
): Promise<void> {
  const [first] = await leaveSettings(ctx);
  const { id: _, createdAt: _at, ...values } = found(first);
  const validFrom = `${ctx.today.slice(0, 4)}-01-01`;
  await addLeaveSetting(ctx, { ...values, validFrom, lawAdditions: true, createdBy });
}
