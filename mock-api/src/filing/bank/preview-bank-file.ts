import { type BankLayout, previewBankFile as call } from '@paga/contract/filing';
import { toEuro } from '@paga/payroll';
import { invalidField } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { read } from '#core/http/handler.ts';
import { calculatedMonth, type FiledMonth } from '../month/closed-month.ts';
import { cellsOf, type FiledList } from './bank-cells.ts';
import { bankCsv, textCells } from './bank-csv.ts';
import { painHead } from './export-bank-file.ts';
import { listOfMonth, requirePayer } from './list-of-month.ts';
import { bankFileName } from './month-payments.ts';
import { painDocument } from './pain-document.ts';
import { sumOfPayments } from './split-payments.ts';

const FIRST_ROWS = 10;

function textOf(ctx: Context, month: FiledMonth, list: FiledList, layout: BankLayout): string | null {
  if (layout.format === 'csv') return bankCsv(layout, list, FIRST_ROWS);
  if (layout.format === 'pain001')
    return painDocument(requirePayer(list), painHead(month, ctx.now), FIRST_ROWS);
  return null;
}

export const previewBankFile = read({
  call,
  run: async (ctx, { body: { draft, ...body } }) => {
    const month = await calculatedMonth(ctx, body);
    const { list, layout: chosen } = await listOfMonth(ctx, month, body);
    const layout = draft ? { ...chosen, ...draft } : chosen;
    if (layout.format !== 'pain001' && layout.columns.length === 0)
      throw invalidField('draft.columns', 'required', 'A file has at least one column');
    return {
      format: layout.format,
      headings: layout.columns.map(({ title }) => title),
      rows: textCells(layout, cellsOf(layout, list, FIRST_ROWS)),
      text: textOf(ctx, month, list, layout),
      count: list.payments.length,
      amount: toEuro(sumOfPayments(list.payments)),
      fileName: bankFileName(body, list, layout.format),
    };
  },
});
