import type { WhatIfChange } from '@paga/contract/payroll';
import { bandProblems, isRate, monthEnd, monthStart, triedBands } from '@paga/payroll';
import { and, count, isNull } from 'drizzle-orm';
import type { CalendarMonth } from '#core/calendar-month.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { type DomainError, invalidField, notFoundField } from '#core/domain-error.ts';
import { employee, ofCompany, oneOf, sector } from '#people/public.ts';
import { type StoredWhatIf, whatIfsOf } from './what-if-rows.ts';

/** A change that says nothing, e.g. contributions without a percentage. */
function isEmpty(change: WhatIfChange): boolean {
  if (change.kind !== 'contribution' && change.kind !== 'companyContribution' && change.kind !== 'uplifts')
    return false;
  return Object.keys(change).every((name) => name === 'kind' || name === 'who');
}

function problemOf(
  change: WhatIfChange,
  path: string,
  { year, month }: CalendarMonth,
): DomainError | undefined {
  if (isEmpty(change)) return invalidField(path, 'changesNothing', 'The change says no value');
  if (change.kind === 'taxBands' && bandProblems(triedBands(change.bands)).length > 0)
    return invalidField(
      `${path}.bands`,
      'bandsDoNotFit',
      'Bands start at zero, touch each other, and the last is open',
    );
  const day = 'from' in change ? change.from : undefined;
  if (day !== undefined && (day < monthStart(year, month) || day > monthEnd(year, month)))
    return invalidField(`${path}.from`, 'dayOutsideMonth', 'The day is not in the month');
  return undefined;
}

/** Refuses changes that cannot be: days outside the month, bands that do not fit, people and sectors that the company does not have. */
export async function requireGoodChanges(
  ctx: InCompany,
  month: CalendarMonth,
  changes: readonly WhatIfChange[],
): Promise<void> {
  for (const [index, change] of changes.entries()) {
    const problem = problemOf(change, `changes.${index}`, month);
    if (problem) throw problem;
  }
  const named = changes.flatMap((change) => (isRate(change) ? [] : [change.who]));
  const people = [...new Set(named.flatMap((who) => (who.to === 'people' ? who.employeeIds : [])))];
  const sectors = named.flatMap((who) => (who.to === 'sector' ? [who.sectorId] : []));
  if (people.length > 0) {
    const [known] = await ctx.tx
      .select({ count: count() })
      .from(employee)
      .where(and(ofCompany(ctx), oneOf(people)));
    if (known?.count !== people.length)
      throw notFoundField('changes', 'employeeUnknown', 'An employee is not there');
  }
  if (sectors.length > 0) {
    const rows = await ctx.tx
      .select({ id: sector.id })
      .from(sector)
      .where(and(scoped(ctx, sector), isNull(sector.deletedAt)));
    if (!sectors.every((id) => rows.some((row) => row.id === id)))
      throw notFoundField('changes', 'sectorUnknown', 'A sector is not there');
  }
}

/** Refuses a name that another sandbox of the month has; answers with those there are. */
export async function requireFreeName(
  ctx: InCompany,
  periodId: number,
  name: string,
  but?: number,
): Promise<StoredWhatIf[]> {
  const there = await whatIfsOf(ctx, periodId);
  if (there.some((row) => row.id !== but && row.name === name))
    throw invalidField('name', 'nameTaken', 'Another what-if has this name');
  return there;
}
