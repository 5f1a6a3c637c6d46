import { query } from '@paga/client';
import { type ComparedRow, getSalaryComparison } from '@paga/contract/payroll';
import { ErrorState, Money, SkeletonCard } from '@paga/kit';
import { useCompany, useErrorText, useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Change } from '#month/frame/change.tsx';
import { usePeriodName } from '#month/period/period-name.ts';
import { monthBefore, type Period } from '#month/period/use-period.ts';

type ChangeOfRowProps = { row: { employeeId: number }; period: Period };

/** What the net of a row was last month, and what made it another, to the cent. */
export function ChangeOfRow({ row: { employeeId }, period }: ChangeOfRowProps): ReactElement | null {
  const { t } = useTranslation('payroll');
  const errorText = useErrorText();
  const company = useCompany();
  const before = usePeriodName(monthBefore(period));
  const mayCompare = useMayCall('getSalaryComparison');
  const comparison = useQuery({
    ...query(getSalaryComparison, { query: { ...period, userId: company.id, employeeId } }),
    enabled: mayCompare,
    meta: { silent: true },
  });
  if (!mayCompare) return null;
  const compared = comparison.data?.rows[0];
  return (
    <section aria-label={t('panel.change.title')}>
      <h3>{t('panel.change.title')}</h3>
      {comparison.isPending && <SkeletonCard lines={3} />}
      {comparison.isError && (
        <ErrorState detail={errorText(comparison.error)} onRetry={() => comparison.refetch()} />
      )}
      {comparison.data && !comparison.data.before && (
        <p className="paga-hint">{t('panel.change.nothing', { month: before })}</p>
      )}
      {compared && <Causes row={compared} />}
    </section>
  );
}

function Causes({ row: { before, difference, causes } }: { row: ComparedRow }): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <dl className="salary-panel-causes">
      {before && (
        <div>
          <dt>{t('review.column.before')}</dt>
          <dd>
            <Money value={before.netto} />
          </dd>
        </div>
      )}
      {causes.map(({ cause, amount }) => (
        <div key={cause}>
          <dt>
            {t(`review.cause.${cause}`)} <span className="paga-hint">{t(`review.meaning.${cause}`)}</span>
          </dt>
          <dd>
            <Money value={amount} signed />
          </dd>
        </div>
      ))}
      <div className="salary-panel-strong">
        <dt>{causes.length === 0 ? t('review.unchanged') : t('review.column.difference')}</dt>
        <dd>
          <Change value={difference} />
        </dd>
      </div>
    </dl>
  );
}
