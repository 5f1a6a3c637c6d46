import { exportBankFile as call } from '@paga/contract/filing';
import { sortableMonth } from '#core/calendar-month.ts';
import { DomainError } from '#core/domain-error.ts';
import { XLSX } from '#core/files/xlsx.ts';
import { read } from '#core/http/handler.ts';
import { drawSheet } from '#core/print/draw-sheet.ts';
import type { Sheet } from '#core/print/sheet.ts';
import { mapInTurns } from '#core/turns.ts';
import { refuseBelowZero, storeReport } from '#reports/public.ts';
import { calculatedMonth, type FiledMonth, requireClosed } from '../month/closed-month.ts';
import { cellsOfRow, kindOf, totalCells } from './bank-cells.ts';
import { csvBytes } from './bank-csv.ts';
import { type ListOfMonth, listOfMonth, requirePayer } from './list-of-month.ts';
import { bankFileName } from './month-payments.ts';
import { painDocument } from './pain-document.ts';
import { sumOfPayments } from './split-payments.ts';

const WIDTH = { text: 28, identifier: 22, money: 14, number: 6 };

/** A list as a workbook that another program reads: headings, rows, and a total where the layout wants one. */
export async function bankSheet({ list, layout }: Pick<ListOfMonth, 'list' | 'layout'>): Promise<Sheet> {
  return {
    name: layout.sheet,
    above: [],
    headings: layout.header ? [layout.columns.map(({ title }) => title)] : [],
    columns: layout.columns.map(({ field }) => ({ kind: kindOf(field), width: WIDTH[kindOf(field)] })),
    rows: await mapInTurns(list.payments, cellsOfRow(layout, list)),
    totals: totalCells(layout, sumOfPayments(list.payments)),
    ...{ landscape: true, logo: null, footer: null },
  };
}

/** What a message of a month is named by. */
export const painHead = ({ period, closing }: FiledMonth, now: Date) => ({
  month: sortableMonth(period).replace('-', ''),
  closing: closing?.number ?? 0,
  createdAt: now,
});

const TYPES = { xlsx: XLSX, csv: 'text/csv', pain001: 'application/xml' } as const;

/** Nobody is paid out of a month that is open, and no list is made of one that would pay less than nothing. */
export function requirePayable(month: FiledMonth, { all }: Pick<ListOfMonth, 'all'>): void {
  requireClosed(month);
  refuseBelowZero(all.split.below.map(({ name, cents }) => ({ name, netto: cents })));
}

/** The file of a list, drawn when it is asked for. */
export function drawingOf(month: FiledMonth, asked: ListOfMonth, now: Date) {
  const { list, layout } = asked;
  const make = {
    xlsx: async () => drawSheet(await bankSheet(asked)),
    csv: () => csvBytes(layout, list),
    pain001: () => new TextEncoder().encode(painDocument(requirePayer(list), painHead(month, now))),
  };
  return {
    fileName: bankFileName(month.period, list, layout.format),
    contentType: TYPES[layout.format],
    draw: make[layout.format],
  };
}

export const exportBankFile = read({
  call,
  replica: true,
  run: async (ctx, { body }) => {
    const month = await calculatedMonth(ctx, body);
    const asked = await listOfMonth(ctx, month, body);
    requirePayable(month, asked);
    if (asked.list.payments.length === 0) throw new DomainError('NO_SALARIES');
    return storeReport(ctx, drawingOf(month, asked, ctx.now));
  },
});
