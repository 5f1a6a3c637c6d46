import { splitFullName } from '@paga/contract/employees';
import type { BankField, BankLayoutContent } from '@paga/contract/filing';
import { ibanOf, toEuro } from '@paga/payroll';
import type { CellValue, ColumnKind } from '#core/print/sheet.ts';
import { bankCode, type PaymentList, type Transfer } from './split-payments.ts';

/** A list with what a file says about all of it: who pays, when, and for what (`Paga: Tetor 2026`). */
export type FiledList = PaymentList & { payerName: string; paymentDate: string; payOf: string };

type Made = { payment: Transfer; at: number; list: FiledList };

const CELLS: Record<BankField, (made: Made) => CellValue> = {
  number: ({ at }) => at + 1,
  name: ({ payment }) => payment.name,
  firstName: ({ payment }) => splitFullName(payment.name)[0],
  lastName: ({ payment }) => splitFullName(payment.name)[1],
  personalNumber: ({ payment }) => payment.personalNumber,
  account: ({ payment }) => payment.account,
  iban: ({ payment }) => ibanOf(payment.account),
  bank: ({ payment }) => payment.bank,
  bankCode: ({ payment }) => bankCode(payment.account),
  amount: ({ payment }) => toEuro(payment.cents),
  currency: () => 'EUR',
  reason: ({ payment, list }) => reasonOf(payment, list),
  date: ({ list }) => list.paymentDate,
  payerName: ({ list }) => list.payerName,
  payerAccount: ({ list }) => list.payer?.account ?? null,
  payerIban: ({ list }) => list.payer?.iban ?? null,
  blank: () => null,
};

/** What a payment is for. */
export const reasonOf = ({ month }: Transfer, { payOf }: FiledList): string => `${payOf}: ${month}`;

/** Makes the cells of a payment of a list, by the columns of a layout. */
export const cellsOfRow =
  ({ columns }: Pick<BankLayoutContent, 'columns'>, list: FiledList) =>
  (payment: Transfer, at: number): CellValue[] =>
    columns.map(({ field }) => CELLS[field]({ payment, at, list }));

/** The cells of a list's rows; `most`: only the first so many. */
export function cellsOf(
  layout: Pick<BankLayoutContent, 'columns'>,
  list: FiledList,
  most: number = Number.POSITIVE_INFINITY,
): CellValue[][] {
  return list.payments.slice(0, most).map(cellsOfRow(layout, list));
}

/** The row below the amounts; null: the layout has none. */
export function totalCells(
  { columns, totalRow }: Pick<BankLayoutContent, 'columns' | 'totalRow'>,
  cents: number,
): CellValue[] | null {
  return totalRow ? columns.map(({ field }) => (field === 'amount' ? toEuro(cents) : null)) : null;
}

/** How a field stands in a workbook: only amounts and the running number are numbers. */
export const kindOf = (field: BankField): ColumnKind =>
  field === 'amount'
    ? 'money'
    : field === 'number'
      ? 'number'
      : field === 'name' || field === 'reason'
        ? 'text'
        : 'identifier';
