import type { MonthTaskName } from '@paga/contract/filing';
import type { ClosingMark } from '@paga/contract/payroll';
import { useTranslation } from 'react-i18next';

/** Paying and declaring have marks of the closing; all other tasks are noted by their name. */
const MARK_OF: Partial<Record<MonthTaskName, ClosingMark>> = { bankLists: 'paid', declaration: 'declared' };
export const markOf = (task: MonthTaskName): ClosingMark | undefined => MARK_OF[task];

/** What noting a task is called: as on the closed month for what is noted on the closing itself. */
export function useMarkLabel(task: MonthTaskName): string {
  const { t } = useTranslation('payroll');
  const mark = markOf(task);
  return mark ? t(`closed.mark.${mark}.button`) : t('filing.mark');
}
