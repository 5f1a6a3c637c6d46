import { query } from '@paga/client';
import { getPayrollReadiness, type PayrollReadiness } from '@paga/contract/company/settings';
import { getMonthOverview } from '@paga/contract/filing';
import { Alert, Card, ErrorState, SkeletonCard } from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import './own-company.css';
import { ReadinessItem } from './readiness-item.tsx';
import { withoutFollowing } from './without-following.ts';

/** What the company still lacks before its first salaries, each line with the place where it is put right; after them what is missing, the rest folded. */
export function ReadinessCard(): ReactElement {
  const { t } = useTranslation('admin');
  const company = useCompany();
  const errorText = useErrorText();
  const readiness = useQuery({
    ...query(getPayrollReadiness, { query: { tenantId: company.id } }),
    meta: { silent: true },
  });
  const overview = useQuery({
    ...query(getMonthOverview, { query: { tenantId: company.id } }),
    meta: { silent: true },
  });
  const hasPaid = overview.data?.isNew === false;
  const isPending = readiness.isPending || overview.isPending;
  return (
    <Card title={t(hasPaid ? 'ownCompany.readiness.titlePaid' : 'ownCompany.readiness.title')}>
      {isPending && <SkeletonCard lines={4} />}
      {readiness.isError && <ErrorState detail={errorText(readiness.error)} onRetry={readiness.refetch} />}
      {readiness.isSuccess && !isPending && <Checklist readiness={readiness.data} hasPaid={hasPaid} />}
    </Card>
  );
}

type ChecklistProps = {
  readiness: PayrollReadiness;
  /** Whether the company has closed a month: what is done is then folded. */
  hasPaid?: boolean;
  /** What salaries are right without is folded. */
  foldsHints?: boolean;
};

/** The lines of the checklist under how much of it is missing. */
export function Checklist({ readiness, hasPaid = false, foldsHints = false }: ChecklistProps): ReactElement {
  const { t } = useTranslation('admin');
  const { ready } = readiness;
  const lines = withoutFollowing(readiness.lines);
  const missing = lines.filter(({ done }) => !done);
  const open = missing.filter(({ required }) => required || !foldsHints);
  const hints = missing.filter((line) => !open.includes(line));
  const done = lines.filter((line) => line.done);
  return (
    <>
      {ready ? (
        <Alert tone="success" action={<Link to="/calculations">{t('ownCompany.readiness.toSalaries')}</Link>}>
          {t(hasPaid ? 'ownCompany.readiness.readyPaid' : 'ownCompany.readiness.ready')}
        </Alert>
      ) : (
        <p className="paga-hint">
          {t('ownCompany.readiness.open', { count: open.filter(({ required }) => required).length })}
        </p>
      )}
      <Lines lines={hasPaid ? open : [...open, ...done]} />
      {hints.length > 0 && (
        <details>
          <summary>{t('ownCompany.readiness.optional', { count: hints.length })}</summary>
          <Lines lines={hints} />
        </details>
      )}
      {hasPaid && done.length > 0 && (
        <details>
          <summary>{t('ownCompany.readiness.done', { count: done.length })}</summary>
          <Lines lines={done} />
        </details>
      )}
    </>
  );
}

function Lines({ lines }: Pick<PayrollReadiness, 'lines'>): ReactElement {
  return (
    <ul className="own-company-checklist paga-list">
      {lines.map((line) => (
        <ReadinessItem key={line.key} line={line} />
      ))}
    </ul>
  );
}
