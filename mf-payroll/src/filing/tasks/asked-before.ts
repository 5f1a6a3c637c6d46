import type { MonthTask, MonthTaskName, PayslipCount } from '@paga/contract/filing';

/** Why somebody is asked before a task is noted: something of it stands open, or no payslip was sent of so many. */
export type AskedBefore = { task: MonthTaskName; why: 'problems' | 'noneSent'; count: number };

/** What is handed to the bank, to the tax administration or to people: whatever stands open of it is said once more. */
const HANDED_OUT: readonly MonthTaskName[] = ['bankLists', 'declaration', 'payslips'];

/**
 * What is asked before a task is noted as done; nothing where there is nothing to ask.
 *
 * Example: payslips of 120 people of which none was mailed give `{ task: 'payslips', why: 'noneSent', count: 120 }`.
 */
export function askedBefore(
  { task, problems }: Pick<MonthTask, 'task' | 'problems'>,
  { headCount, sent, waiting }: Pick<PayslipCount, 'headCount' | 'sent' | 'waiting'>,
): AskedBefore | undefined {
  if (task === 'payslips' && headCount > 0 && sent + waiting === 0)
    return { task, why: 'noneSent', count: headCount };
  return problems > 0 && HANDED_OUT.includes(task) ? { task, why: 'problems', count: problems } : undefined;
}
