import type { MonthTasks } from '@paga/contract/filing';
import { toEuro } from '@paga/payroll';
import type { CalendarMonth } from '#core/calendar-month.ts';
import { found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import type { CellValue } from '#core/print/sheet.ts';
import { paperFigures } from '#payroll/public.ts';
import { declaredOf, moneyColumn, type ReportColumn, reportWords } from '#reports/public.ts';
import { monthPayments } from '../bank/month-payments.ts';
import { sumOfPayments } from '../bank/split-payments.ts';
import { authorityPayments, statementFigures } from '../declaration/statement.ts';
import { journalTable } from '../journal/export-journal.ts';
import { monthJournal } from '../journal/month-journal.ts';
import type { FiledMonth } from '../month/closed-month.ts';
import { type FilingWords, filingWords } from '../month/filing-words.ts';
import { crossFooting } from '../review/cross-footing.ts';

/** A part of the receipt: a table, with a line above it. */
export type Section = {
  title: string;
  note?: string;
  columns: readonly ReportColumn[];
  rows: readonly (readonly CellValue[])[];
  totals?: readonly CellValue[] | null;
};
type Made = { ctx: Context; month: CalendarMonth; stored: FiledMonth; tasks: MonthTasks; words: FilingWords };

const text = (title: string, width: number): ReportColumn => ({ title, kind: 'text', width });
const identifier = (title: string, width: number): ReportColumn => ({ title, kind: 'identifier', width });
const count = (title: string): ReportColumn => ({ title, kind: 'number', width: 10 });

/** A civil date as people read it; none stays empty. */
export const day = (date: string | null): string => (date === null ? '' : paperFigures.date(date));

function tasksDone({ tasks, words }: Made): Section {
  const how = ({ state, done, task }: MonthTasks['tasks'][number]) =>
    state === 'notNeeded'
      ? words.notNeeded
      : done
        ? day(done.on)
        : task === 'payslips'
          ? words.allMailed
          : '';
  return {
    title: words.tasks,
    columns: [
      text(words.task, 26),
      moneyColumn(words.amount),
      text(words.deadline, 12),
      text(words.doneOn, 18),
      text(words.doneBy, 22),
    ],
    rows: tasks.tasks.map((one) => [
      [words.taskNames[one.task], one.confirmation?.number].filter(Boolean).join(' · '),
      one.amount,
      day(one.deadline),
      how(one),
      one.done?.by ?? '',
    ]),
  };
}

async function paymentsMade({ ctx, month, words }: Made): Promise<Section[]> {
  const { split, payments } = await monthPayments(ctx, month);
  const total = toEuro(sumOfPayments(payments));
  const lists = split.lists.map(({ payer, kind, payments: list }): CellValue[] => [
    [payer?.bank, payer?.account, words.kinds[kind]].filter(Boolean).join(' · '),
    list.length,
    toEuro(sumOfPayments(list)),
  ]);
  const otherwise = [words.otherwise, split.otherwise.length, toEuro(sumOfPayments(split.otherwise))];
  const people = split.otherwise.map(({ name, cents }): CellValue[] => [name, toEuro(cents)]);
  const word = reportWords[ctx.actor.language];
  const payment = { title: words.payments, note: `${words.nothing}: ${split.nothing.length}` };
  return [
    {
      ...payment,
      columns: [text(words.list, 46), count(words.count), moneyColumn(words.amount)],
      rows: [...lists, ...(split.otherwise.length > 0 ? [otherwise] : [])],
      totals: [word.total, payments.length - split.nothing.length, total],
    },
    ...(people.length > 0
      ? [{ title: words.otherwise, columns: [text(word.name, 46), moneyColumn(words.amount)], rows: people }]
      : []),
  ];
}

async function declared({ ctx, month, stored, words }: Made): Promise<Section[]> {
  const rows = await declaredOf(ctx, month);
  const owed = await authorityPayments(ctx, month, { periodId: stored.period.id, rows });
  const figures = statementFigures(rows);
  const names = Object.keys(words.figures) as (keyof typeof figures)[];
  const people = ['people', 'primary', 'secondary', 'taxedPeople', 'contributors'];
  const { money } = paperFigures;
  return [
    {
      title: words.authority,
      columns: [
        text(words.kind, 22),
        identifier(words.businessNumber, 14),
        identifier(words.reference, 22),
        text(words.deadline, 12),
        moneyColumn(words.amount),
      ],
      rows: owed.map(({ kind, businessNumber, reference, deadline, amount }) => [
        ...[words[kind], businessNumber ?? words.missing, reference ?? words.missing],
        ...[day(deadline), amount],
      ]),
    },
    {
      title: words.statement,
      columns: [text(words.figure, 46), { ...moneyColumn(words.amount), kind: 'number' }],
      rows: names.map((name) => [
        words.figures[name],
        people.includes(name) ? String(figures[name]) : money(figures[name]),
      ]),
    },
  ];
}

async function compared({ ctx, stored, words }: Made): Promise<Section> {
  const { lines } = await crossFooting(ctx, stored);
  const sources = Object.keys(words.sources) as (keyof typeof words.sources)[];
  const shown = (figure: string, value: number | null) =>
    value === null ? words.missing : figure === 'people' ? String(value) : paperFigures.money(value);
  // Eight columns of amounts fill the page: each is as wide as its heading asks.
  const narrow = (title: string) => ({ ...moneyColumn(title), width: Math.max(11, title.length + 1.5) });
  return {
    title: words.crossFooting,
    columns: [
      text(words.figure, 16),
      ...sources.map((source) => narrow(words.sources[source])),
      narrow(words.difference),
    ],
    rows: lines.map(({ figure, values, difference }) => [
      words.crossFigures[figure],
      ...sources.map((source) => shown(figure, values[source])),
      shown(figure, difference),
    ]),
  };
}

async function booked({ ctx, month, stored }: Made): Promise<Section> {
  const table = journalTable(ctx, month, await monthJournal(ctx, stored.period.id));
  return { title: table.title, columns: table.columns, rows: table.rows, totals: table.totals };
}

function files({ tasks: { tasks, payslips }, words }: Made): Section {
  const named = tasks.flatMap(({ task, files: ofTask }) =>
    ofTask
      .filter(({ kind }) => kind !== 'payslipArchive')
      .map((one) => [words.taskNames[task], one.fileName]),
  );
  const confirmations = tasks.flatMap(({ task, confirmation }) =>
    confirmation?.file ? [[words.taskNames[task], confirmation.file.name]] : [],
  );
  return {
    title: words.files,
    note: `${words.payslipsApart}: ${payslips.headCount}, ${payslips.archive}`,
    columns: [text(words.task, 26), text(words.file, 50)],
    rows: [...named, ...confirmations],
  };
}

function fromEarlier({ tasks: { handedOut }, words }: Made): Section[] {
  if (handedOut.length === 0) return [];
  const nameOf = (task: (typeof handedOut)[number]['task']) =>
    words.taskNames[task === 'paid' ? 'bankLists' : task === 'declared' ? 'declaration' : task];
  return [
    {
      title: words.handedOut,
      columns: [count(words.closing), text(words.task, 30), text(words.doneOn, 14), text(words.doneBy, 24)],
      rows: handedOut.map(({ closing, task, on, by }) => [closing, nameOf(task), day(on), by ?? '']),
    },
  ];
}

/** Every part of the receipt of a month but its proof. */
export async function receiptSections(
  ctx: Context,
  month: CalendarMonth,
  stored: FiledMonth,
  tasks: MonthTasks,
): Promise<Section[]> {
  const made = { ctx, month, stored: found(stored), tasks, words: filingWords[ctx.actor.language] };
  return [
    tasksDone(made),
    ...(await paymentsMade(made)),
    ...(await declared(made)),
    await compared(made),
    await booked(made),
    files(made),
    ...fromEarlier(made),
  ];
}
