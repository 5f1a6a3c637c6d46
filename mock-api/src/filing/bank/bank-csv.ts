import type { BankLayoutContent } from '@paga/contract/filing';
import { toCents } from '@paga/payroll';
import { csvText, decimalText, encodedText } from '#core/print/csv.ts';
import type { CellValue } from '#core/print/sheet.ts';
import { cellsOf, type FiledList, totalCells } from './bank-cells.ts';
import { sumOfPayments } from './split-payments.ts';

type Csv = Pick<BankLayoutContent, 'separator' | 'decimal' | 'encoding' | 'header' | 'columns' | 'totalRow'>;

/** The cells of a layout's rows as a CSV writes them: amounts with two decimals and the layout's sign, everything else as it is. */
export function textCells({ columns, decimal }: Csv, rows: readonly CellValue[][]): string[][] {
  const shown = (value: CellValue, at: number) =>
    columns[at]?.field === 'amount' && typeof value === 'number'
      ? decimalText(toCents(value), decimal)
      : String(value ?? '');
  return rows.map((row) => row.map(shown));
}

/** A list as the text of a CSV; `most`: only its first rows, without a total. */
export function bankCsv(layout: Csv, list: FiledList, most?: number): string {
  const total = most === undefined ? totalCells(layout, sumOfPayments(list.payments)) : null;
  const rows = textCells(layout, [...cellsOf(layout, list, most), ...(total ? [total] : [])]);
  const headings = layout.header ? [layout.columns.map(({ title }) => title)] : [];
  return csvText([...headings, ...rows], layout.separator);
}

/** The bytes of a CSV in the layout's encoding. */
export const csvBytes = (layout: Csv, list: FiledList): Uint8Array =>
  encodedText(bankCsv(layout, list), layout.encoding);
