import { query } from '@paga/client';
import {
  type ClosedVersion,
  getSalaryChecks,
  type SalaryChecks,
  type SalaryTotalsResult,
} from '@paga/contract/payroll';
import { isClosed } from '@paga/contract/payroll/is-closed';
import { type Step, Steps } from '@paga/kit';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { placeOf } from '#month/period/place-of.ts';
import { useClosings } from '#month/period/use-closings.ts';

type Counts = Pick<SalaryChecks, 'errorCount' | 'openCount' | 'hintCount' | 'acceptedCount'>;
type Text = TFunction<'payroll'>;

function checkHint({ errorCount, openCount, hintCount, acceptedCount }: Counts, t: Text): string {
  if (errorCount > 0) return t('calculations.step.errors', { count: errorCount });
  if (openCount > 0) return t('calculations.step.warnings', { count: openCount });
  if (hintCount > 0) return t('calculations.step.hints', { count: hintCount });
  return acceptedCount > 0
    ? t('calculations.step.accepted', { count: acceptedCount })
    : t('calculations.step.clean');
}

/** The check is done when nothing stands open: closing asks for the same. */
function checkState({ errorCount, openCount }: Counts): Step['state'] {
  if (errorCount > 0) return 'error';
  return openCount > 0 ? 'current' : 'done';
}

/** Paying and filing are done outside of Paga: the last step is done once both are noted on the closing that holds. */
function payStep(closing: ClosedVersion | undefined, done: boolean, t: Text): Step {
  const label = t('calculations.step.pay');
  if (!done) return { key: 'pay', label, state: 'open' };
  const { paid, declared } = closing ?? {};
  const says = paid && declared ? 'paidAndDeclared' : paid ? 'paid' : declared ? 'declared' : 'payHint';
  return {
    key: 'pay',
    label,
    state: paid && declared ? 'done' : 'current',
    hint: t(`calculations.step.${says}`),
  };
}

/** Where a month stands. A step is done only when the server says so. */
function stepsOf(
  totals: SalaryTotalsResult,
  counts: Counts | undefined,
  closing: ClosedVersion | undefined,
  t: Text,
): Step[] {
  const { rowCount, headCount } = totals;
  const calculated = rowCount > 0;
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
    payStep(closing, done, t),
  ];
}

/** The strip above the month: Collect, Check, Review, Close, Pay and file. Each leads to where it is done. */
export function StatusStrip({ totals }: { totals: SalaryTotalsResult }): ReactElement {
  const { t } = useTranslation('payroll');
  const company = useCompany();
  const navigate = useNavigate();
  const { month, year, rowCount } = totals;
  const period = { month, year };
  const checks = useQuery({
    ...query(getSalaryChecks, { query: { ...period, userId: company.id } }),
    enabled: rowCount > 0,
    meta: { silent: true },
  });
  const places: Record<string, string> = {
    collect: '/employees',
    check: placeOf('check', period),
    review: placeOf('review', period),
    close: placeOf('calculations', period),
    ...(isClosed(totals) ? { pay: placeOf('pay', period) } : {}),
  };
  const closings = useClosings(period, isClosed(totals));
  const items = stepsOf(totals, checks.data, closings.data?.versions[0], t).map((step) => {
    const place = rowCount > 0 ? places[step.key] : undefined;
    return place ? { ...step, onSelect: () => navigate(place) } : step;
  });
  return <Steps label={t('calculations.step.label')} items={items} />;
}
