import type { BankLayout, BankListKind } from '@paga/contract/filing';
import { eq } from 'drizzle-orm';
import type { CalendarMonth } from '#core/calendar-month.ts';
import { tenant } from '#core/db/table.ts';
import { DomainError, found, notFoundField } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { reportWords } from '#reports/public.ts';
import type { FiledMonth } from '../month/closed-month.ts';
import type { FiledList } from './bank-cells.ts';
import { layoutOf } from './bank-settings.ts';
import { type MonthPayments, monthPayments } from './month-payments.ts';
import type { PaidList } from './pain-document.ts';

/** A list as a call names it; without an account the main one's. */
type AskedList = CalendarMonth & {
  kind: BankListKind;
  payingAccountId?: number | null | undefined;
  layout?: string | undefined;
};
/** A list of a month, the layout it is written in, and all payments that it was taken from. */
export type ListOfMonth = { list: FiledList; layout: BankLayout; all: MonthPayments };

/** The list that is asked for, empty when nobody is in it. `known`: the payments of the month, where they were read before. */
export async function listOfMonth(
  ctx: Context,
  { period }: FiledMonth,
  asked: AskedList,
  known?: MonthPayments,
): Promise<ListOfMonth> {
  const all = known ?? (await monthPayments(ctx, asked));
  const { accounts } = all.settings;
  const payer = asked.payingAccountId
    ? accounts.find(({ id }) => id === asked.payingAccountId)
    : (accounts[0] ?? null);
  if (payer === undefined)
    throw notFoundField('payingAccountId', 'notFound', 'The paying account is not there.');
  const stored = all.split.lists.find((list) => list.payer?.id === payer?.id && list.kind === asked.kind);
  const [company] = await ctx.tx
    .select({ name: tenant.name })
    .from(tenant)
    .where(eq(tenant.id, ctx.companyId));
  return {
    all,
    layout: layoutOf(all.settings, asked.layout ?? payer?.layout ?? 'excel'),
    list: {
      ...{ payer, kind: asked.kind, payments: stored?.payments ?? [] },
      payerName: found(company).name,
      paymentDate: period.paymentDate,
      payOf: reportWords[ctx.actor.language].payOf,
    },
  };
}

/** pain.001 names the account that is debited. */
export function requirePayer(list: FiledList): PaidList {
  const { payer } = list;
  if (!payer) throw new DomainError('PAYING_ACCOUNT_MISSING');
  return { ...list, payer };
}
