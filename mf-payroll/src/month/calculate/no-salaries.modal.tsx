import { ConfirmModal } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePeriodName } from '../period/period-name.ts';
import type { Period } from '../period/use-period.ts';
import type { SalaryMonth } from './use-salary-month.ts';

/** Asks once per visit of a month without salaries whether to calculate it (specification 2 §4). */
export function NoSalariesModal({
  period,
  month,
}: {
  period: Period;
  month: SalaryMonth;
}): ReactElement | null {
  const { t } = useTranslation('payroll');
  const mayCalculate = useMayCall('generateSalaries');
  const [open, setOpen] = useState(true);
  const name = usePeriodName(period);
  if (!mayCalculate) return null;
  return (
    <ConfirmModal
      open={open}
      title={t('calculations.none.question', { month: name })}
      confirmText={t('calculations.calculate', { month: name })}
      loading={month.calculating}
      onConfirm={async () => {
        await month.calculate();
        setOpen(false);
      }}
      onClose={() => setOpen(false)}
    >
      {t('calculations.none.explain')}
    </ConfirmModal>
  );
}
