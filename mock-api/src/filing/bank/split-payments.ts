import { type BankListKind, type PayingAccount, REAL_TIME_FROM } from '@paga/contract/filing';
import type { PaymentOrderRow } from '@paga/contract/reports/payment-order';
import { toCents } from '@paga/payroll';

/** A payment of a month in cents; `account` has 16 digits, null when it is paid otherwise. */
export type Payment = Pick<PaymentOrderRow, 'employeeId' | 'personalNumber' | 'bank' | 'month'> & {
  name: string;
  account: string | null;
  cents: number;
};
/** A payment that goes to an account. */
export type Transfer = Payment & { account: string };

/** The payments of one list; `payer` is null while the company has entered no account. */
export type PaymentList = { payer: PayingAccount | null; kind: BankListKind; payments: Transfer[] };

/** The payments of a month, each in exactly one place; `below` is what a net below zero refuses. */
export type SplitPayments = {
  lists: PaymentList[];
  otherwise: Payment[];
  nothing: Payment[];
  below: Payment[];
};

const REAL_TIME_CENTS = toCents(REAL_TIME_FROM);
const KINDS: readonly BankListKind[] = ['ownBank', 'otherBank', 'realTime'];

/** The bank of an account: its first two digits. */
export const bankCode = (account: string): string => account.slice(0, 2);

/** A row of the payment list as a payment. */
export const paymentOf = (row: PaymentOrderRow): Payment => ({
  ...{ employeeId: row.employeeId, personalNumber: row.personalNumber, bank: row.bank, month: row.month },
  name: row.employeeName,
  account: row.bankAccountNumber,
  cents: toCents(row.nettoSalary),
});

/**
 * Splits a month's payments: to people at a bank where the company has an account from that account, to all others from its main one, and 10,000.00
 * or more in real time.
 */
export function splitPayments(payments: readonly Payment[], payers: readonly PayingAccount[]): SplitPayments {
  const payable = payments.filter(({ cents }) => cents > 0);
  const placed = payable.flatMap(({ account, ...payment }) => {
    if (account === null) return [];
    const own = payers.find((payer) => bankCode(payer.account) === bankCode(account));
    const kind = payment.cents >= REAL_TIME_CENTS ? 'realTime' : own ? 'ownBank' : 'otherBank';
    return [{ payer: own ?? payers[0] ?? null, kind, payment: { ...payment, account } }];
  });
  const from = payers.length > 0 ? payers : [null];
  const lists = from.flatMap((payer) =>
    KINDS.map((kind) => ({
      payer,
      kind,
      payments: placed
        .filter((one) => one.payer === payer && one.kind === kind)
        .map(({ payment }) => payment),
    })),
  );
  return {
    lists: lists.filter((list) => list.payments.length > 0),
    otherwise: payable.filter(({ account }) => account === null),
    nothing: payments.filter(({ cents }) => cents === 0),
    below: payments.filter(({ cents }) => cents < 0),
  };
}

/** The sum of some payments in cents. */
export const sumOfPayments = (payments: readonly Payment[]): number =>
  payments.reduce((sum, { cents }) => sum + cents, 0);
