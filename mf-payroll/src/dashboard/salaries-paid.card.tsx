import { query } from '@paga/client';
import { getSalariesTillNow } from '@paga/contract/payroll';
import { Card, ErrorState, Money, SkeletonCard } from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CardFigure } from './card-figure.tsx';

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
      {paid.data && (
        <CardFigure
          label={t('dashboard.months', { count: paid.data.months })}
          value={<Money value={paid.data.salariesTillNow} currency />}
        />
      )}
    </Card>
  );
}
