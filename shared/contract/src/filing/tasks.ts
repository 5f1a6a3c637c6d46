import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { CivilDate, Euro, Id, QueryId } from '#core/shapes.ts';
import { ClosedVersion, ClosingMark, MarkOfClosing } from '#payroll/closing/closed-versions.ts';
import { ClosingTask, TaskOutcome } from '#payroll/closing/closing-tasks.ts';
import { MonthOfCompany } from '#reports/shapes.ts';
import { TaskConfirmation } from './confirmations.ts';

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
 * task is opened. `isRequired` false: the receipt does not wait for it. `confirmation` is what is kept of the answer of the tax administration, also while the
 * task is not noted.
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
  confirmation: TaskConfirmation.nullable(),
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
const TaskOfClosing = Closing.extend({ task: MonthTaskName });

/**
 * Notes on the closing that holds that tasks were done on a civil day, today at the latest, or that the company does not need one; all of them or none.
 * Salaries and declaration cannot be not needed (`outcome`, `needed`). `PERIOD_OPEN` when the closing was reopened, `CONFLICT` when one of them is noted
 * already.
 */
export const markTasks = endpoint({
  method: 'POST',
  path: '/filing/versions/{versionId}/tasks',
  summary: 'Note that tasks of a closed month are done',
  params: Closing,
  body: z.strictObject({
    tasks: z.array(MonthTaskName).min(1).max(MonthTaskName.options.length),
    outcome: TaskOutcome,
    on: CivilDate,
  }),
  response: 'empty',
  errors: ['NOT_FOUND', 'PERIOD_OPEN', 'CONFLICT'],
  effect: 'write',
  access: inCompany,
});

/** Changes the day of a task that is noted; what is kept with it stays. `NOT_FOUND` when it is not noted. */
export const changeTaskDay = endpoint({
  method: 'PUT',
  path: '/filing/versions/{versionId}/tasks/{task}',
  summary: 'Change the day on which a task of a closed month was done',
  params: TaskOfClosing,
  body: z.strictObject({ on: CivilDate }),
  response: 'empty',
  errors: ['NOT_FOUND', 'PERIOD_OPEN'],
  effect: 'write',
  access: inCompany,
});

/**
 * Takes the note of a task of the closing that holds back. Its confirmation stays for when the task is noted again, unless `confirmation` is `remove`.
 * `NOT_FOUND` when it is not noted.
 */
export const takeTaskBack = endpoint({
  method: 'DELETE',
  path: '/filing/versions/{versionId}/tasks/{task}',
  summary: 'Take back that a task of a closed month is done',
  params: TaskOfClosing,
  query: z.strictObject({ confirmation: z.enum(['keep', 'remove']).default('keep') }),
  response: 'empty',
  errors: ['NOT_FOUND', 'PERIOD_OPEN'],
  effect: 'write',
  access: inCompany,
});
