import { query } from '@paga/client';
import { getSalaryChecks, type SalaryChecks, type SalaryTotalsResult } from '@paga/contract/payroll';
import { isClosed } from '@paga/contract/payroll/is-closed';
import { type Step, Steps } from '@paga/kit';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { placeOf } from '#month/place-of.ts';

type Counts = Pick<SalaryChecks, 'errorCount' | 'openCount' | 'acceptedCount'>;
type Text = TFunction<'payroll'>;

function checkHint({ errorCount, openCount, acceptedCount }: Counts, t: Text): string {
  if (errorCount > 0) return t('calculations.step.errors', { count: errorCount });
  if (openCount > 0) return t('calculations.step.warnings', { count: openCount });
  return acceptedCount > 0 ? t('calculations.step.accepted', { count: acceptedCount }) : t('calculations.step.clean');
}

/** The check is done when nothing stands open: closing asks for the same. */
function checkState({ errorCount, openCount }: Counts): Step['state'] {
  if (errorCount > 0) return 'error';
  return openCount > 0 ? 'current' : 'done';
}

/** Where a month stands. A step is done only when the server says so; paying and filing are done outside of Paga so far. */
function stepsOf(totals: SalaryTotalsResult, counts: Counts | undefined, t: Text): Step[] {
  const { headCount } = totals;
  const calculated = headCount > 0;
  const done = isClosed(totals);
  const check = calculated && counts ? checkState(counts) : 'open';
  const review = calculated && check === 'done' ? 'current' : 'open';
  return [
    {
      key: 'collect',
      label: t('calculations.step.collect'),
      state: calculated ? 'done' : 'current',
      hint: calculated ? t('calculations.step.people', { count: headCount }) : undefined,
    },
    {
      key: 'check',
      label: t('calculations.step.check'),
      state: done ? 'done' : check,
      hint: calculated && counts && !done ? checkHint(counts, t) : undefined,
    },
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

/** The strip above the month: Collect, Check, Review, Close, Pay and file. The first four lead to their views. */
export function StatusStrip({ totals }: { totals: SalaryTotalsResult }): ReactElement {
  const { t } = useTranslation('payroll');
  const company = useCompany();
  const navigate = useNavigate();
  const { month, year, headCount } = totals;
  const period = { month, year };
  const checks = useQuery({
    ...query(getSalaryChecks, { query: { ...period, userId: company.id } }),
    enabled: headCount > 0,
    meta: { silent: true },
  });
  const places: Record<string, string> = {
    collect: '/employees',
    check: placeOf('check', period),
    review: placeOf('review', period),
    close: placeOf('calculations', period),
  };
  const items = stepsOf(totals, checks.data, t).map((step) => {
    const place = headCount > 0 ? places[step.key] : undefined;
    return place ? { ...step, onSelect: () => navigate(place) } : step;
  });
  return <Steps label={t('calculations.step.label')} items={items} />;
}
