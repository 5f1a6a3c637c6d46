import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { CivilDate, Euro, Id, QueryId } from '#core/shapes.ts';
import { ClosedVersion, ClosingMark, MarkOfClosing } from '#payroll/closing/closed-versions.ts';
import { ClosingTask, TaskOutcome } from '#payroll/closing/closing-tasks.ts';
import { MonthOfCompany } from '#reports/shapes.ts';

/** Every task of a month, in the order of the page. `bankLists` is done by the mark `paid` of the closing, `declaration` by its mark `declared`. */
export const MonthTaskName = z.enum(['bankLists', 'declaration', ...ClosingTask.options]);
export type MonthTaskName = z.infer<typeof MonthTaskName>;

/** `done` without a note (`done` is null): every payslip was mailed. `notNeeded`: there is nothing to pay, or somebody noted that the company does not need it (`done` says who). */
export const TaskState = z.enum(['open', 'done', 'notNeeded']);
export type TaskState = z.infer<typeof TaskState>;

/** Which call makes a file of a task: `exportBankFile`, `exportElectronicDeclaration`, `getPayslipArchive`, `getMonthlySalaryPdf` or `exportMonthlySalary`, `exportJournal`. */
export const TaskFileKind = z.enum(['bankFile', 'declaration', 'payslipArchive', 'book', 'journal']);
export type TaskFileKind = z.infer<typeof TaskFileKind>;

/** A file of a task by the name it will have; `bankFile`s have one for each list, made by `listKind` and `payingAccountId`. */
export const TaskFile = z.object({
  kind: TaskFileKind,
  fileName: z.string(),
  amount: Euro.nullable(),
  listKind: z.enum(['otherBank', 'ownBank', 'realTime']).nullable(),
  payingAccountId: Id.nullable(),
});
export type TaskFile = z.infer<typeof TaskFile>;

/**
 * One thing to do. `amount` is what is paid by it, null where nothing is. `deadline`: 15th of the next month for both payments and the declaration, the
 * payment date for bank lists and payslips, 1 March for certificates, null without one. `problems` counts what stands in the way and is shown where the
 * task is opened. `isRequired` false: the receipt does not wait for it.
 */
export const MonthTask = z.object({
  task: MonthTaskName,
  state: TaskState,
  amount: Euro.nullable(),
  deadline: CivilDate.nullable(),
  files: z.array(TaskFile),
  problems: z.int(),
  isRequired: z.boolean(),
  done: MarkOfClosing.nullable(),
});
export type MonthTask = z.infer<typeof MonthTask>;

/** Payslips of the month by mail, each person by their newest mail: `toSend` of `headCount` have none yet. `archive` is the name of the file that holds them all. */
export const PayslipCount = z.object({
  headCount: z.int(),
  sent: z.int(),
  waiting: z.int(),
  failed: z.int(),
  toSend: z.int(),
  archive: z.string(),
});
export type PayslipCount = z.infer<typeof PayslipCount>;

/** Something that was handed out of an earlier closing of the month, the newest closing first. */
export const HandedOut = MarkOfClosing.extend({
  closing: z.int(),
  task: z.enum([...ClosingMark.options, ...ClosingTask.options]),
});
export type HandedOut = z.infer<typeof HandedOut>;

/**
 * What is to be done with a month (ours). `closing` is the one that holds; null while the month is open or was never closed: then there are no tasks.
 * `isDone`: every required task is done or not needed, so that there is a receipt, called `receipt`. `handedOut` is what was done with earlier closings;
 * `corrections` counts the people whom `getCorrections` lists for this month.
 */
export const MonthTasks = z.object({
  closing: ClosedVersion.nullable(),
  tasks: z.array(MonthTask),
  isDone: z.boolean(),
  receipt: z.string(),
  payslips: PayslipCount,
  handedOut: z.array(HandedOut),
  corrections: z.int(),
});
export type MonthTasks = z.infer<typeof MonthTasks>;

/** What is to be done with a month, and what of it is done. */
export const getMonthTasks = endpoint({
  method: 'GET',
  path: '/filing/month',
  summary: 'What is to be done with a closed month',
  query: z.strictObject(MonthOfCompany),
  companyIn: 'query.tenantId',
  response: MonthTasks,
  effect: 'read',
  access: inCompany,
});

const Closing = z.strictObject({ versionId: QueryId });

/**
 * Notes on the closing that holds that a task was done on a civil day, today at the latest, or that the company does not need it. Paying and declaring
 * are noted by `markClosing`. `PERIOD_OPEN` when the closing was reopened, `CONFLICT` when the task is noted already.
 */
export const markTask = endpoint({
  method: 'POST',
  path: '/filing/versions/{versionId}/tasks',
  summary: 'Note that a task of a closed month is done',
  params: Closing,
  body: z.strictObject({ task: ClosingTask, outcome: TaskOutcome, on: CivilDate }),
  response: 'empty',
  errors: ['NOT_FOUND', 'PERIOD_OPEN', 'CONFLICT'],
  effect: 'write',
  access: inCompany,
});

/** Takes the note of a task of the closing that holds back. `NOT_FOUND` when it has none. */
export const takeTaskBack = endpoint({
  method: 'DELETE',
  path: '/filing/versions/{versionId}/tasks/{task}',
  summary: 'Take back that a task of a closed month is done',
  params: Closing.extend({ task: ClosingTask }),
  response: 'empty',
  errors: ['NOT_FOUND', 'PERIOD_OPEN'],
  effect: 'write',
  access: inCompany,
});
