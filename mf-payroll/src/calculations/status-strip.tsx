import type { SalaryTotalsResult } from '@paga/contract/payroll';
import { isClosed } from '@paga/contract/payroll/is-closed';
import { type Step, Steps } from '@paga/kit';
import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Where a month stands. A step is done only when the server says so; paying and filing are done outside of Paga so far. */
function stepsOf(totals: SalaryTotalsResult, t: TFunction<'payroll'>): Step[] {
  const { headCount, errorCount, warningCount } = totals;
  const calculated = headCount > 0;
  const done = isClosed(totals);
  const collect: Step['state'] = calculated ? 'done' : 'current';
  const checkState: Step['state'] = calculated ? 'done' : 'open';
  const review: Step['state'] = calculated && errorCount === 0 ? 'current' : 'open';
  const checkHint = () => {
    if (!calculated) return undefined;
    if (errorCount > 0) return t('calculations.step.errors', { count: errorCount });
    return warningCount > 0 ? t('calculations.step.warnings', { count: warningCount }) : t('calculations.step.clean');
  };
  return [
    {
      key: 'collect',
      label: t('calculations.step.collect'),
      state: collect,
      hint: calculated ? t('calculations.step.people', { count: headCount }) : undefined,
    },
    { key: 'check', label: t('calculations.step.check'), state: errorCount > 0 ? 'error' : checkState, hint: checkHint() },
    { key: 'review', label: t('calculations.step.review'), state: done ? 'done' : review },
    { key: 'close', label: t('calculations.step.close'), state: done ? 'done' : 'open' },
    {
      key: 'pay',
      label: t('calculations.step.pay'),
      state: done ? 'current' : 'open',
      hint: done ? t('calculations.step.payHint') : undefined,
    },
  ];
}

/** The strip above the month: Collect, Check, Review, Close, Pay and file. */
export function StatusStrip({ totals }: { totals: SalaryTotalsResult }): ReactElement {
  const { t } = useTranslation('payroll');
  return <Steps label={t('calculations.step.label')} items={stepsOf(totals, t)} />;
}
