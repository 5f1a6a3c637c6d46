import { exportJournal as call, type Journal, type JournalLine } from '@paga/contract/filing';
import { toCents } from '@paga/payroll';
import { DomainError } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { read } from '#core/http/handler.ts';
import { csvText, decimalText, encodedText } from '#core/print/csv.ts';
import {
  drawReport,
  moneyColumn,
  monthTitle,
  type ReportTable,
  refuseBelowZero,
  reportWords,
  salaryReport,
  storeReport,
} from '#reports/public.ts';
import { closedMonth } from '../month/closed-month.ts';
import { journalName } from '../month/file-names.ts';
import { filingWords } from '../month/filing-words.ts';
import { monthJournal } from './month-journal.ts';

const WIDTH = { account: 14, text: 34, sector: 22 };

/** The journal as a table of a report's file. */
export function journalTable(
  ctx: Context,
  month: { year: number; month: number },
  { lines, debit, credit }: Pick<Journal, 'lines' | 'debit' | 'credit'>,
): ReportTable {
  const { language } = ctx.actor;
  const [words, filing] = [reportWords[language], filingWords[language]];
  return {
    title: filing.journal,
    period: monthTitle(month, words),
    columns: [
      { title: filing.account, kind: 'identifier', width: WIDTH.account },
      { title: filing.line, kind: 'text', width: WIDTH.text },
      { title: words.sector, kind: 'text', width: WIDTH.sector },
      moneyColumn(filing.debit),
      moneyColumn(filing.credit),
    ],
    rows: lines.map((line) => [
      line.account,
      line.label,
      line.sector,
      line.debit || null,
      line.credit || null,
    ]),
    totals: [words.total, null, null, debit, credit],
  };
}

/** The journal as a CSV: one line of headings, decimal points, semicolons. */
function journalCsv(headings: readonly string[], lines: readonly JournalLine[]): Uint8Array {
  const amount = (euro: number) => decimalText(toCents(euro), '.');
  const rows = lines.map(({ account, label, sector, debit, credit }) => [
    ...[account ?? '', label, sector ?? ''],
    ...[amount(debit), amount(credit)],
  ]);
  return encodedText(csvText([[...headings], ...rows], ';'), 'utf-8-bom');
}

async function refuseErrors(ctx: Context, month: { year: number; month: number }): Promise<void> {
  const { employees } = await salaryReport(ctx, month);
  refuseBelowZero(employees.map(({ employeeName, netto }) => ({ name: employeeName, netto })));
}

export const exportJournal = read({
  call,
  replica: true,
  run: async (ctx, { body: { year, month, fileType } }) => {
    const { period } = await closedMonth(ctx, { year, month });
    await refuseErrors(ctx, { year, month });
    const journal = await monthJournal(ctx, period.id);
    if (journal.lines.length === 0) throw new DomainError('NO_SALARIES');
    const fileName = journalName({ year, month }, fileType);
    const table = journalTable(ctx, { year, month }, journal);
    if (fileType === 'csv') {
      const bytes = journalCsv(
        table.columns.map(({ title }) => title),
        journal.lines,
      );
      return storeReport(ctx, { fileName, contentType: 'text/csv', draw: () => bytes });
    }
    const name = fileName.replace(/\.xlsx$/, '');
    return storeReport(ctx, await drawReport(ctx, { name, tables: [table], landscape: true }, 'xlsx'));
  },
});
