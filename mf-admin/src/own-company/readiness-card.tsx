import { query } from '@paga/client';
import { getPayrollReadiness, type PayrollReadiness } from '@paga/contract/company/profile';
import { Alert, Card, ErrorState, SkeletonCard } from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import './own-company.css';
import { ReadinessItem } from './readiness-item.tsx';

/** What the company still lacks before its first salaries, each line with the place where it is put right. */
export function ReadinessCard(): ReactElement {
  const { t } = useTranslation('admin');
  const company = useCompany();
  const errorText = useErrorText();
  const readiness = useQuery({
    ...query(getPayrollReadiness, { query: { tenantId: company.id } }),
    meta: { silent: true },
  });
  return (
    <Card title={t('ownCompany.readiness.title')}>
      {readiness.isPending && <SkeletonCard lines={4} />}
      {readiness.isError && <ErrorState detail={errorText(readiness.error)} onRetry={readiness.refetch} />}
      {readiness.isSuccess && <Checklist readiness={readiness.data} />}
    </Card>
  );
}

/** The lines of the checklist under how much of it is missing. */
export function Checklist({ readiness: { ready, lines } }: { readiness: PayrollReadiness }): ReactElement {
  const { t } = useTranslation('admin');
  const open = lines.filter(({ done }) => !done);
  const done = lines.filter((line) => line.done);
  return (
    <>
      {ready ? (
        <Alert tone="success" action={<Link to="/calculations">{t('ownCompany.readiness.toSalaries')}</Link>}>
          {t('ownCompany.readiness.ready')}
        </Alert>
      ) : (
        <p className="paga-hint">
          {t('ownCompany.readiness.open', { count: open.filter(({ required }) => required).length })}
        </p>
      )}
      <ul className="own-company-checklist">
        {[...open, ...done].map((line) => (
          <ReadinessItem key={line.key} line={line} />
        ))}
      </ul>
    </>
  );
}
