import type { MonthTaskName } from '@paga/contract/filing';
import type { ClosingMark } from '@paga/contract/payroll';
import { useTranslation } from 'react-i18next';

/** Paying and declaring have marks of the closing; all other tasks are noted by their name. */
const MARK_OF: Partial<Record<MonthTaskName, ClosingMark>> = { bankLists: 'paid', declaration: 'declared' };
export const markOf = (task: MonthTaskName): ClosingMark | undefined => MARK_OF[task];

/** What noting a task is called; button, day and what is said afterwards have one word for it. */
export function useMarkLabel(task: MonthTaskName): string {
  const { t } = useTranslation('payroll');
  return t('filing.mark', { deed: t(`filing.task.${task}.deed`) });
}
