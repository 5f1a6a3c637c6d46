import { isClosed } from '@paga/contract/payroll/is-closed';
import { Button, Dropdown, IconButton, usePhone } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ClosePeriodButton } from '#closing/close-period.modal.tsx';
import type { SalaryMonth } from '#month/calculate/use-salary-month.ts';
import { usePeriodName } from '#month/period/period-name.ts';
import type { Period } from '#month/period/use-period.ts';
import { useMonthSteps } from '#month/steps/use-month-steps.ts';
import { isElsewhere, NextStep } from './next-step.tsx';

/** What is done with the whole month: calculated again while it is open, closed, opened again. What it waits for now stands out; on a phone the rest is a menu. */
export function MonthActions({ period, month }: { period: Period; month: SalaryMonth }): ReactElement | null {
  const { t } = useTranslation('payroll');
  const mayCalculate = useMayCall('generateSalaries');
  const mayClose = useMayCall('closePeriod');
  const isPhone = usePhone();
  const { has, totals, calculated, calculate } = month;
  const name = usePeriodName(period);
  const steps = useMonthSteps(period);
  // After a first calculation the steps may still be those of the empty month.
  const standing = steps.data && steps.data.heads > 0 ? steps.data : undefined;
  // While it is asked the bar has its place already, so that nothing below it moves, and nothing in it under somebody's press.
  if (has.isPending || (calculated && [totals, steps].some(isAsked)))
    return <div className="workbench-actions" />;
  if (!calculated) return null;
  const mayAgain = totals.data && !isClosed(totals.data) && mayCalculate;
  const isNext = standing?.next === 'calculate';
  const isQuiet = standing?.next !== 'close';
  const inMenu = isPhone && isQuiet && mayClose;
  const again = {
    key: 'again',
    icon: 'refresh',
    label: t('calculations.again'),
    onSelect: calculate,
  } as const;
  return (
    <div className="workbench-actions">
      {mayAgain && (!inMenu || isNext) && <CalculateAgain month={month} isNext={isNext} />}
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
                items={[
                  ...(mayAgain && !isNext ? [again] : []),
                  { key: 'turn', icon, label: text, onSelect: ask },
                ]}
              />
            ),
          })}
        />
      )}
      {(!standing || isElsewhere(standing)) && (
        <span className="workbench-next">{standing && <NextStep period={period} standing={standing} />}</span>
      )}
    </div>
  );
}

/** For the first time; what has failed once is not waited for. */
const isAsked = ({ isPending, failureCount }: { isPending: boolean; failureCount: number }): boolean =>
  isPending && failureCount === 0;

function CalculateAgain({ month, isNext }: { month: SalaryMonth; isNext: boolean }): ReactElement {
  const { t } = useTranslation('payroll');
  const { calculating, calculate } = month;
  const label = t('calculations.again');
  if (isNext)
    return (
      <Button variant="primary" loading={calculating} onClick={calculate}>
        {label}
      </Button>
    );
  return (
    <IconButton icon="refresh" variant="default" label={label} loading={calculating} onClick={calculate} />
  );
}
