import type { MonthTaskName } from '@paga/contract/filing';
import { useTranslation } from 'react-i18next';

/** What noting a task is called; button, day and what is said afterwards have one word for it. */
export function useMarkLabel(task: MonthTaskName): string {
  const { t } = useTranslation('payroll');
  return t('filing.mark', { deed: t(`filing.task.${task}.deed`) });
}
