import type {
  MonthTask,
  MonthTaskName,
  PayslipCount,
  TaskConfirmation,
  TaskFile,
} from '@paga/contract/filing';
import type { ClosedVersion, MarkOfClosing } from '@paga/contract/payroll';
import { toEuro } from '@paga/payroll';
import type { CalendarMonth } from '#core/calendar-month.ts';
import type { Context } from '#core/http/context.ts';
import type { Period } from '#months/public.ts';
import { acceptedFindings, type NotedTask } from '#payroll/public.ts';
import { declaredOf } from '#reports/public.ts';
import { bankProblems, monthPayments, wireList } from '../bank/month-payments.ts';
import { sumOfPayments } from '../bank/split-payments.ts';
import { declarationProblems } from '../declaration/declaration-problems.ts';
import { owedOf } from '../declaration/statement.ts';
import { monthJournal } from '../journal/month-journal.ts';
import { certificatesDue, declarationDue } from '../month/deadlines.ts';
import { bookName, declarationName, journalName } from '../month/file-names.ts';

const DECEMBER = 12;

/** What the tasks of a month are made of. */
type Facts = {
  month: CalendarMonth;
  period: Period;
  closing: ClosedVersion;
  noted: readonly NotedTask[];
  payslips: PayslipCount;
  confirmations: ReadonlyMap<MonthTaskName, TaskConfirmation>;
};
/** What is known of a task before anybody noted anything. */
type Known = Pick<MonthTask, 'amount' | 'deadline' | 'problems'> & { files?: TaskFile[]; isDone?: boolean };

const file = (kind: TaskFile['kind'], fileName: string): TaskFile => ({
  ...{ kind, fileName },
  ...{ amount: null, listKind: null, payingAccountId: null },
});

function taskOf(task: MonthTaskName, facts: Facts, known: Known): MonthTask {
  const { closing, noted, confirmations } = facts;
  const marks: Partial<Record<MonthTaskName, MarkOfClosing | null>> = {
    bankLists: closing.paid,
    declaration: closing.declared,
  };
  const note = noted.find((one) => one.task === task);
  const done = note?.mark ?? marks[task] ?? null;
  const { amount, deadline, problems, files = [], isDone = false } = known;
  const state = note?.outcome ?? (done || isDone ? 'done' : amount === 0 ? 'notNeeded' : ('open' as const));
  const confirmation = confirmations.get(task) ?? null;
  return {
    ...{ task, state, amount, deadline, files, problems, done, confirmation },
    isRequired: task !== 'certificates',
  };
}

async function bankTask(ctx: Context, facts: Facts): Promise<MonthTask> {
  const paid = await monthPayments(ctx, facts.month);
  const files = paid.split.lists.map((one): TaskFile => {
    const { kind, fileName, amount, payingAccountId } = wireList(facts.month, one, paid.settings);
    return { kind: 'bankFile', fileName, amount, listKind: kind, payingAccountId };
  });
  return taskOf('bankLists', facts, {
    amount: toEuro(sumOfPayments(paid.payments)),
    deadline: facts.closing.paymentDate,
    problems: bankProblems(paid).length,
    files,
  });
}

async function authorityTasks(ctx: Context, facts: Facts): Promise<MonthTask[]> {
  const { month, period } = facts;
  const rows = await declaredOf(ctx, month);
  const owed = owedOf(rows);
  const problems = declarationProblems(rows, await acceptedFindings(ctx, period));
  const deadline = declarationDue(month);
  const payment = (cents: number) => ({ amount: toEuro(cents), deadline, problems: 0 });
  return [
    taskOf('declaration', facts, {
      ...{ amount: null, deadline },
      problems: problems.filter(({ accepted }) => !accepted).length,
      files: [file('declaration', declarationName(month))],
    }),
    taskOf('contributionPayment', facts, payment(owed.contribution)),
    taskOf('taxPayment', facts, payment(owed.tax)),
  ];
}

async function paperTasks(ctx: Context, facts: Facts): Promise<MonthTask[]> {
  const { month, payslips, closing } = facts;
  const { missing } = await monthJournal(ctx, facts.period.id);
  const nothing = { amount: null, deadline: null, problems: 0 };
  const book = bookName(month);
  return [
    taskOf('payslips', facts, {
      ...{ amount: null, deadline: closing.paymentDate, problems: payslips.failed },
      files: [file('payslipArchive', payslips.archive)],
      isDone: payslips.headCount > 0 && payslips.sent === payslips.headCount,
    }),
    taskOf('book', facts, { ...nothing, files: [file('book', `${book}.pdf`), file('book', `${book}.xlsx`)] }),
    taskOf('journal', facts, {
      ...nothing,
      problems: missing.length,
      files: [file('journal', journalName(month, 'xlsx')), file('journal', journalName(month, 'csv'))],
    }),
    ...(month.month === DECEMBER
      ? [taskOf('certificates', facts, { ...nothing, deadline: certificatesDue(month) })]
      : []),
  ];
}

/** What is to be done with a closed month, in the order of the page. */
export async function monthTasks(ctx: Context, facts: Facts): Promise<MonthTask[]> {
  return [
    await bankTask(ctx, facts),
    ...(await authorityTasks(ctx, facts)),
    ...(await paperTasks(ctx, facts)),
  ];
}

/** Whether nothing that is required is open. */
export const isMonthDone = (tasks: readonly MonthTask[]): boolean =>
  tasks.length > 0 && tasks.every(({ state, isRequired }) => state !== 'open' || !isRequired);
