import type { BankList, BankProblem, BankSettings } from '@paga/contract/filing';
import { checkBankAccount, toEuro } from '@paga/payroll';
import { type CalendarMonth, sortableMonth } from '#core/calendar-month.ts';
import type { Context } from '#core/http/context.ts';
import { mapInTurns } from '#core/turns.ts';
import { paymentOrder } from '#reports/public.ts';
import { bankSettings, layoutOf } from './bank-settings.ts';
import {
  bankCode,
  type Payment,
  type PaymentList,
  paymentOf,
  type SplitPayments,
  splitPayments,
  sumOfPayments,
} from './split-payments.ts';

/** The payments of a month in their lists, and the settings they were split by. */
export type MonthPayments = { payments: Payment[]; split: SplitPayments; settings: BankSettings };

/** The payments of a month: of a closed one to the accounts it was closed with, of an open one as it would be paid today. */
export async function monthPayments(ctx: Context, month: CalendarMonth): Promise<MonthPayments> {
  const payments = await mapInTurns(await paymentOrder(ctx, month), paymentOf);
  const settings = await bankSettings(ctx);
  return { payments, settings, split: splitPayments(payments, settings.accounts) };
}

const ENDING = { xlsx: 'xlsx', csv: 'csv', pain001: 'xml' } as const;
const LIST_NAME = { ownBank: 'brenda-bankes', otherBank: 'banka-te-tjera', realTime: 'kohe-reale' } as const;

/** `Urdherpagesa-2026-10-NLB-brenda-bankes.xlsx`. */
export function bankFileName(
  month: CalendarMonth,
  { payer, kind }: Pick<PaymentList, 'payer' | 'kind'>,
  format: keyof typeof ENDING,
): string {
  const bank = payer && (payer.bank ?? bankCode(payer.account));
  const parts = ['Urdherpagesa', sortableMonth(month), ...(bank ? [bank] : []), LIST_NAME[kind]];
  return `${parts.join('-')}.${ENDING[format]}`;
}

/** A list on the wire, without its payments. */
export function wireList(month: CalendarMonth, list: PaymentList, settings: BankSettings): BankList {
  const { payer, kind, payments } = list;
  const layout = payer?.layout ?? 'excel';
  return {
    payingAccountId: payer?.id ?? null,
    account: payer?.account ?? null,
    bank: payer?.bank ?? null,
    kind,
    count: payments.length,
    amount: toEuro(sumOfPayments(payments)),
    layout,
    fileName: bankFileName(month, list, layoutOf(settings, layout).format),
  };
}

const WITHOUT_ACCOUNT: BankProblem = {
  code: 'payingAccountMissing',
  severity: 'warning',
  employeeId: null,
  name: null,
};
const isOdd = ({ account }: Payment) => checkBankAccount(account ?? '').problem !== null;

/** What to look at before a file is made: nets below zero, accounts whose digits do not hold, and one account of two people. */
export function bankProblems({ payments, split, settings }: MonthPayments): BankProblem[] {
  const toAccounts = payments.filter(({ account, cents }) => account !== null && cents > 0);
  const owners = new Map<string | null, number>();
  for (const { account } of toAccounts) owners.set(account, (owners.get(account) ?? 0) + 1);
  const about = (
    code: 'netBelowZero' | 'accountOdd' | 'accountShared',
    { employeeId, name }: Payment,
  ): BankProblem => ({
    ...{ code, employeeId, name },
    severity: code === 'netBelowZero' ? 'error' : 'warning',
  });
  const unpaid = settings.accounts.length === 0 && split.lists.length > 0;
  return [
    ...split.below.map((one) => about('netBelowZero', one)),
    ...(unpaid ? [WITHOUT_ACCOUNT] : []),
    ...toAccounts.filter(isOdd).map((one) => about('accountOdd', one)),
    ...toAccounts
      .filter(({ account }) => (owners.get(account) ?? 0) > 1)
      .map((one) => about('accountShared', one)),
  ];
}
