import { query } from '@paga/client';
import { getSalariesTillNow, type SalariesTillNow } from '@paga/contract/payroll';
import { Card, ErrorState, Money, monthTitle, SkeletonCard, useKit } from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CardFigure } from './card-figure.tsx';

function Paid({ paid: { salariesTillNow, months, first, last } }: { paid: SalariesTillNow }): ReactElement {
  const { t } = useTranslation('payroll');
  const { language } = useKit();
  if (!first || !last) return <p className="paga-hint">{t('dashboard.nonePaid')}</p>;
  const titleOf = ({ month, year }: typeof last) => monthTitle(month, year, language);
  const since = { count: months, first: titleOf(first), last: titleOf(last) };
  return (
    <CardFigure
      label={months === 1 ? t('dashboard.paidMonth', since) : t('dashboard.paidMonths', since)}
      value={<Money value={salariesTillNow} currency />}
      note={
        months > 1 && (
          <>
            {t('dashboard.lastPaid', { month: titleOf(last) })} <Money value={last.net} currency />
          </>
        )
      }
    />
  );
}

/** Net salaries of all months that are marked paid. */
export function SalariesPaidCard(): ReactElement {
  const { t } = useTranslation('payroll');
  const company = useCompany();
  const errorText = useErrorText();
  const paid = useQuery({
    ...query(getSalariesTillNow, { query: { tenantId: company.id } }),
    meta: { silent: true },
  });
  return (
    <Card title={t('dashboard.salariesPaid')}>
      {paid.isPending && <SkeletonCard lines={1} />}
      {paid.isError && <ErrorState detail={errorText(paid.error)} onRetry={() => paid.refetch()} />}
      {paid.data && <Paid paid={paid.data} />}
    </Card>
  );
}
