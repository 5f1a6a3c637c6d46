import type { LineForm, LineState, RecurringLine } from '@paga/contract/employees';
import { isDeduction, monthEnd, monthStart, toCents, toEuro } from '@paga/payroll';
import { and, eq } from 'drizzle-orm';
import { kindToEnter, payKindsOf, requireField } from '#company/public.ts';
import type { AuditFacts } from '#core/audit/audit-facts.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { DomainError, found, invalidField } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { aboutEmployee, type employee } from '#people/public.ts';
import { recurringLine, type StoredRate } from './table.ts';

/** A stored line. */
export type StoredLine = typeof recurringLine.$inferSelect;
type Person = Pick<typeof employee.$inferSelect, 'id' | 'firstName' | 'lastName'>;

const parts = (day: string) => [Number(day.slice(0, 4)), Number(day.slice(5, 7))] as const;
/** The first day of the month of a day. */
export const firstOf = (day: string): string => monthStart(...parts(day));
/** The last day of the month of a day. */
export const lastOf = (day: string): string => monthEnd(...parts(day));

/** The line, or `NOT_FOUND`. */
export async function lineOf(ctx: InCompany, id: number): Promise<StoredLine> {
  const [row] = await ctx.tx
    .select()
    .from(recurringLine)
    .where(and(scoped(ctx, recurringLine), eq(recurringLine.id, id)));
  return found(row);
}

/** The line, locked, of the version that was seen. */
export async function lockedLine(ctx: Context, id: number, version: number): Promise<StoredLine> {
  const [row] = await ctx.tx
    .select()
    .from(recurringLine)
    .where(and(scoped(ctx, recurringLine), eq(recurringLine.id, id)))
    .for('update');
  const line = found(row);
  if (line.version !== version) throw new DomainError('CONFLICT');
  return line;
}

type DebtColumns = Pick<StoredLine, 'kindId' | 'debt' | 'creditor' | 'paidBefore'>;
const NO_DEBT: DebtColumns = { kindId: null, debt: null, creditor: null, paidBefore: null };

/** What a form says of kind and debt; what it leaves out stays as it was. */
function debtOf(form: LineForm, before: DebtColumns): DebtColumns {
  const { kindId = before.kindId, debt = before.debt, creditor = before.creditor } = form;
  const paid = form.paidBefore === undefined ? before.paidBefore : toCents(form.paidBefore ?? 0);
  return { kindId, debt, creditor: creditor || null, paidBefore: paid || null };
}

function refuseDebt(
  { debt, creditor, paidBefore }: DebtColumns,
  field: LineForm['field'],
  total: number | null,
) {
  if (debt !== null && !isDeduction(field))
    throw invalidField('field', 'debtDeducts', 'A debt is paid back by a deduction');
  if (debt === 'garnishment' && creditor === null)
    throw invalidField('creditor', 'required', 'A garnishment names its creditor');
  if (paidBefore !== null && (total === null || paidBefore >= total))
    throw invalidField('paidBefore', 'paidWhole', 'Less than the total was paid before');
}

/** What a form says beside its rate, as it is stored; whole months. Refuses what no schema can. */
export function columnsOf(form: LineForm, before: DebtColumns = NO_DEBT) {
  const { amount, share, from, to, name, field, order } = form;
  if ((amount === null) === (share === null))
    throw invalidField('amount', 'amountOrShare', 'Either an amount or a share');
  const [startsOn, endsOn] = [firstOf(from), to === null ? null : lastOf(to)];
  if (endsOn !== null && endsOn < startsOn)
    throw invalidField('to', 'endBeforeStart', 'The last month lies before the first');
  const total = form.total === null ? null : toCents(form.total);
  const debt = debtOf(form, before);
  refuseDebt(debt, field, total);
  return { name, field, order, startsOn, endsOn, total, ...debt };
}

/** Refuses a kind of pay that is not there, is entered no more, or enters another field. */
export async function requireKind(
  ctx: InCompany,
  { kindId, field }: Pick<StoredLine, 'kindId' | 'field'>,
  before: number | null = null,
): Promise<void> {
  if (kindId === null) return;
  const kinds = await payKindsOf(ctx);
  requireField(kindToEnter(kinds, { kindId, had: kindId === before, path: 'kindId' }), field, 'field');
}

/** What a form asks for from a month on. */
export function rateOf(ctx: Context, { amount, share }: LineForm, from: string): StoredRate {
  return {
    from,
    amount: amount === null ? null : toCents(amount),
    share: share === null ? null : `${share}`,
    by: ctx.actor.userId,
    at: ctx.now.toISOString(),
  };
}

function stateOf({ startsOn, endsOn }: StoredLine, owed: number | null, today: string): LineState {
  if (owed !== null && owed <= 0) return 'paid';
  if (endsOn !== null && endsOn < today) return 'ended';
  return startsOn > today ? 'planned' : 'running';
}

/** A line on the wire, with the rate in force today, else its first. `taken`: what closed months took. */
export function wireLine(line: StoredLine, taken: number, today: string): RecurringLine {
  const { id, employeeId, name, field, startsOn, endsOn, rates, total, order, version } = line;
  const rate = rates.findLast(({ from }) => from <= today) ?? rates[0];
  const { kindId, debt, creditor, paidBefore } = line;
  const owed = total === null ? null : Math.max(0, total - (paidBefore ?? 0) - taken);
  return {
    ...{ id, employeeId, name, field, from: startsOn, to: endsOn, order, version },
    ...{ kindId, debt, creditor, paidBefore: paidBefore === null ? null : toEuro(paidBefore) },
    amount: rate?.amount == null ? null : toEuro(rate.amount),
    share: rate?.share == null ? null : Number(rate.share),
    total: total === null ? null : toEuro(total),
    taken: toEuro(taken),
    owed: owed === null ? null : toEuro(owed),
    state: stateOf(line, owed, today),
  };
}

const audited = ({ name, field, from, to, amount, share, total, order, ...form }: LineForm) => ({
  line: name,
  ...{ field, from, to, amount, share, total, order },
  ...{ kindId: form.kindId, debt: form.debt, creditor: form.creditor, paidBefore: form.paidBefore },
});

/** The line of the audit log: whose, which, and what differs. */
export function lineFacts(
  type: string,
  person: Person,
  { old, fresh }: { old?: RecurringLine; fresh?: RecurringLine },
): AuditFacts {
  const about = { ...aboutEmployee(person), line: (fresh ?? old)?.name ?? '' };
  return {
    page: 'employees',
    type,
    objectId: person.id,
    about,
    old: old ? audited(old) : null,
    new: fresh ? audited(fresh) : null,
  };
}
