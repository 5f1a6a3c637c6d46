import { isClosed } from '@paga/contract/payroll/is-closed';
import { Dropdown, IconButton, usePhone } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ClosePeriodButton } from '#closing/close-period.modal.tsx';
import type { SalaryMonth } from '#month/calculate/use-salary-month.ts';
import { NextStep } from '#month/frame/next-step.tsx';
import { usePeriodName } from '#month/period/period-name.ts';
import type { Period } from '#month/period/use-period.ts';
import { useMonthSteps } from '#month/steps/use-month-steps.ts';

/** What is done with the whole month: calculated again while it is open, closed, opened again. What it waits for now stands out; on a phone the rest is a menu. */
export function MonthActions({ period, month }: { period: Period; month: SalaryMonth }): ReactElement | null {
  const { t } = useTranslation('payroll');
  const mayCalculate = useMayCall('generateSalaries');
  const mayClose = useMayCall('closePeriod');
  const isPhone = usePhone();
  const { has, totals, calculated, calculating, calculate } = month;
  const name = usePeriodName(period);
  const steps = useMonthSteps(period);
  // After a first calculation the steps may still be those of the empty month.
  const standing = steps.data && steps.data.heads > 0 ? steps.data : undefined;
  // While it is asked nothing is offered that somebody else may press in its place.
  if (has.isPending || !calculated || [totals, steps].some(isAsked)) return null;
  const mayAgain = totals.data && !isClosed(totals.data) && mayCalculate && standing?.next !== 'calculate';
  const isQuiet = standing?.next !== 'close';
  const inMenu = isPhone && isQuiet && mayClose;
  const label = t('calculations.again');
  const again = { key: 'again', icon: 'refresh', label, onSelect: calculate } as const;
  return (
    <>
      {mayAgain && !inMenu && (
        <IconButton
          icon="refresh"
          variant="default"
          label={label}
          loading={calculating}
          onClick={calculate}
        />
      )}
      {totals.data && (
        <ClosePeriodButton
          period={period}
          name={name}
          totals={totals.data}
          isQuiet={isQuiet}
          linked
          {...(inMenu && {
            trigger: ({ text, icon, ask }) => (
              <Dropdown
                label={t('calculations.monthMenu')}
                items={[...(mayAgain ? [again] : []), { key: 'turn', icon, label: text, onSelect: ask }]}
              />
            ),
          })}
        />
      )}
      {standing && isQuiet && <NextStep period={period} view="calculations" standing={standing} />}
    </>
  );
}

/** For the first time; what has failed once is not waited for. */
const isAsked = ({ isPending, failureCount }: { isPending: boolean; failureCount: number }): boolean =>
  isPending && failureCount === 0;
