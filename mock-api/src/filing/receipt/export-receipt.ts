import { civilDateOf } from '@paga/calendar';
import { exportReceipt as call, type MonthTasks } from '@paga/contract/filing';
import type { CalendarMonth } from '#core/calendar-month.ts';
import { DomainError, found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { read } from '#core/http/handler.ts';
import { printPaper } from '#core/print/print-paper.ts';
import type { CellValue, ColumnKind } from '#core/print/sheet.ts';
import { paperFigures } from '#payroll/public.ts';
import { companyHead, reportWords, storeReport } from '#reports/public.ts';
import { closedMonth } from '../month/closed-month.ts';
import { doneTitle, filingWords } from '../month/filing-words.ts';
import { tasksOfMonth } from '../tasks/get-month-tasks.ts';
import { day, receiptSections, type Section } from './receipt-sections.ts';

const isRight = (kind: ColumnKind) => kind === 'money' || kind === 'number';

function shown(value: CellValue, kind: ColumnKind): string {
  if (typeof value !== 'number') return value ?? '';
  return kind === 'money' ? paperFigures.money(value) : paperFigures.number(value);
}

function paperSection({
  title,
  note = null,
  columns,
  rows,
  totals = null,
}: Omit<Section, 'note'> & { note?: string | null }) {
  const line = (values: readonly CellValue[]) =>
    values.map((value, at) => shown(value, columns[at]?.kind ?? 'text'));
  return {
    ...{ title, note, rows: rows.map(line), totals: totals && line(totals) },
    columns: columns.map(({ title: heading, kind, width }) => ({
      ...{ title: heading, share: width, right: isRight(kind) },
    })),
  };
}

/** Nothing is certified that is not done: the open tasks are named. */
function requireDone({ tasks, isDone }: MonthTasks): void {
  if (isDone) return;
  const open = tasks.filter(({ state, isRequired }) => state === 'open' && isRequired);
  throw new DomainError('TASKS_OPEN', {
    message: `${open.length} tasks are open`,
    fields: open.map(({ task }) => ({ path: 'tasks', code: 'open', message: task })),
  });
}

function headOf(ctx: Context, month: CalendarMonth, { closing, payslips }: MonthTasks) {
  const { language } = ctx.actor;
  const [words, common] = [filingWords[language], reportWords[language]];
  const { number, closedAt, closedBy, paymentDate, totalBrutto, netto, hash, ...rest } = found(closing);
  const closed = [day(civilDateOf(new Date(closedAt))), ...(closedBy ? [words.by, closedBy] : [])].join(' ');
  const ofClosing = [
    { label: words.closing, value: `${number}` },
    { label: words.closedAt, value: closed },
  ];
  return {
    title: doneTitle(month, words),
    facts: [
      { label: words.people, value: `${payslips.headCount}` },
      { label: common.gross, value: paperFigures.money(totalBrutto) },
      { label: common.net, value: paperFigures.money(netto) },
      { label: words.paymentDate, value: day(paymentDate) },
      ...ofClosing,
    ],
    proof: {
      ...{ title: words.proof, label: words.hash, hash, text: words.proofText },
      facts: [
        ...ofClosing,
        { label: words.engine, value: rest.engineVersion },
        { label: words.tables, value: rest.tables.join(', ') },
      ],
    },
  };
}

export const exportReceipt = read({
  call,
  replica: true,
  run: async (ctx, { body: { year, month } }) => {
    const stored = await closedMonth(ctx, { year, month });
    const tasks = await tasksOfMonth(ctx, { year, month });
    requireDone(tasks);
    const { language } = ctx.actor;
    const { name, lines, logo } = await companyHead(ctx);
    const sections = await receiptSections(ctx, { year, month }, stored, tasks);
    const draw = () =>
      printPaper('src/filing/receipt/receipt.typ', {
        ...{ language, company: { name, lines }, logo: logo && [...logo] },
        pageWord: reportWords[language].page,
        ...headOf(ctx, { year, month }, tasks),
        sections: sections.map(paperSection),
      });
    return storeReport(ctx, { fileName: tasks.receipt, contentType: 'application/pdf', draw });
  },
});
