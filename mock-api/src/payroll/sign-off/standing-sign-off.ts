import type { SignOff } from '@paga/contract/payroll';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { approvalOf, isMakerOf } from '#approvals/public.ts';
import { asksForSignOff } from '#company/public.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { DomainError } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { namesOf } from '#core/user/names-of.ts';
import { contentHash, type Period } from '#months/public.ts';
import { salary } from '#months/table.ts';
import { peopleByName } from '#people/public.ts';
import { accountsOfMonth, type MonthAccounts } from '../rows/accounts-of-month.ts';
import { ofPeriod } from '../rows/month-rows.ts';
import { salarySignOff } from './table.ts';

/** What asking who may decide needs: the company, and the moment of the decision. */
type Deciding = InCompany & Pick<Context, 'now'>;

/** A stored sign-off. */
type StoredSignOff = typeof salarySignOff.$inferSelect;

/**
 * Stands for what a month is signed off with. Every write of a row counts its version up, a payment date and a reopening that of the month, so a figure that
 * was changed and changed back is another content too; where the money goes is in it as it is.
 */
export async function contentOf(ctx: InCompany, period: Period, accounts: MonthAccounts): Promise<string> {
  const rows = await ctx.tx
    .select({ employeeId: salary.employeeId, version: salary.version })
    .from(salary)
    .where(ofPeriod(ctx, period.id))
    .orderBy(asc(salary.employeeId));
  const lines = rows.map(({ employeeId, version }) => [
    employeeId,
    version,
    accounts.get(employeeId) ?? null,
  ]);
  return contentHash([period.version, period.paymentDate, lines]).slice(0, 32);
}

/** The sign-off of the month as it is open now, whether it still holds or not. */
export async function openSignOff(ctx: InCompany, { id }: Period): Promise<StoredSignOff | undefined> {
  const [row] = await ctx.tx
    .select()
    .from(salarySignOff)
    .where(and(scoped(ctx, salarySignOff), eq(salarySignOff.periodId, id), isNull(salarySignOff.versionId)));
  return row;
}

/** The sign-off that holds: of the month as it is now, by somebody who has made nothing of it since. */
async function holdingSignOff(
  ctx: Deciding,
  period: Period,
  accounts: MonthAccounts,
): Promise<StoredSignOff | undefined> {
  const signed = await openSignOff(ctx, period);
  if (signed?.content !== (await contentOf(ctx, period, accounts))) return undefined;
  return (await isMakerOf(ctx, period, signed.signedBy)) ? undefined : signed;
}

/** Whether the company asks for a sign-off that the month does not have as it is now. */
export async function isUnsigned(ctx: Deciding, period: Period, accounts: MonthAccounts): Promise<boolean> {
  return (await asksForSignOff(ctx)) && !(await holdingSignOff(ctx, period, accounts));
}

/** The sign-off that a closing stands on; none where the company asks for none. The month is locked, so what holds here is what is frozen. */
export async function requireSignedOff(
  ctx: Deciding,
  period: Period,
  accounts: MonthAccounts,
): Promise<StoredSignOff | undefined> {
  if (!(await asksForSignOff(ctx))) return undefined;
  const signed = await holdingSignOff(ctx, period, accounts);
  if (!signed) throw new DomainError('SIGN_OFF_MISSING');
  return signed;
}

/** From now on the sign-off is that of a closing. */
export async function keepSignOff(ctx: InCompany, { id }: StoredSignOff, versionId: number): Promise<void> {
  await ctx.tx
    .update(salarySignOff)
    .set({ versionId })
    .where(and(scoped(ctx, salarySignOff), eq(salarySignOff.id, id)));
}

/** The sign-offs that some closings were made with, by the id of the closing. */
export async function signOffsOf(
  ctx: InCompany,
  versionIds: readonly number[],
): Promise<Map<number | null, StoredSignOff>> {
  if (versionIds.length === 0) return new Map();
  const rows = await ctx.tx
    .select()
    .from(salarySignOff)
    .where(and(scoped(ctx, salarySignOff), inArray(salarySignOff.versionId, [...versionIds])));
  return new Map(rows.map((row) => [row.versionId, row]));
}

const NOT_ASKED: SignOff = {
  required: false,
  changed: null,
  makers: [],
  signers: [],
  refusal: null,
  signed: null,
  content: '',
};

/** Where the sign-off of a month stands, as the person who asks may see it. */
export async function wireSignOff(ctx: Context, period: Period): Promise<SignOff> {
  if (!(await asksForSignOff(ctx))) return NOT_ASKED;
  const accounts = await accountsOfMonth(ctx, period.id);
  const content = await contentOf(ctx, period, accounts);
  const signed = await openSignOff(ctx, period);
  const holds = signed?.content === content && !(await isMakerOf(ctx, period, signed.signedBy));
  const changer = period.changedBy ?? period.createdBy;
  const names = await namesOf(ctx, [changer, signed?.signedBy ?? null]);
  const person = (id: number, at: Date) => ({
    by: names.get(id) ?? null,
    at: at.toISOString(),
    own: id === ctx.actor.userId,
  });
  return {
    required: true,
    changed: person(changer, period.changedAt ?? period.calculatedAt),
    ...(await approvalOf(ctx, period, peopleByName(ctx))),
    signed: signed ? { ...person(signed.signedBy, signed.signedAt), holds } : null,
    content,
  };
}
