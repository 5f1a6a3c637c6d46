import type { MonthTask, MonthTasks } from '@paga/contract/filing';
import type { Period } from '#month/period/use-period.ts';

/** What every part of a task is given. */
export type TaskPartProps = { task: MonthTask; month: MonthTasks; period: Period };
