import { query } from '@paga/client';
import { getSalaryTotals } from '@paga/contract/payroll';
import { isClosed } from '@paga/contract/payroll/is-closed';
import {
  Card,
  EmptyState,
  ErrorState,
  monthInText,
  monthTitle,
  SkeletonCard,
  Stack,
  Tag,
  useKit,
} from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MonthOfYear } from '#address/use-month.ts';
import { ToLastCalculated } from '#months/no-figures.tsx';
import { FigureList } from './figure-list.tsx';

/** Head count, gross, contributions, tax, net and company cost of one month, each with its change. */
export function MonthFigures({ month: { month, year } }: { month: MonthOfYear }): ReactElement {
  const { t } = useTranslation('reports');
  const { language } = useKit();
  const company = useCompany();
  const errorText = useErrorText();
  const totals = useQuery({
    ...query(getSalaryTotals, { query: { month, year, userId: company.id } }),
    meta: { silent: true },
  });
  const name = monthTitle(month, year, language);
  const closed = isClosed(totals.data);
  const state = totals.isSuccess && totals.data.rowCount > 0 && (
    <Tag tone={closed ? 'neutral' : 'info'}>
      {t(closed ? 'hub.figures.state.closed' : 'hub.figures.state.open')}
    </Tag>
  );
  return (
    <Card title={t('hub.figures.title', { month: monthInText(month, year, language) })} extra={state}>
      {totals.isPending && <SkeletonCard lines={4} />}
      {totals.isError && <ErrorState detail={errorText(totals.error)} onRetry={totals.refetch} />}
      {totals.isSuccess && totals.data.rowCount > 0 && (
        <FigureList totals={totals.data} before={totals.data.previous} />
      )}
      {totals.isSuccess && totals.data.rowCount === 0 && (
        <NotCalculated month={month} year={year} name={name} />
      )}
    </Card>
  );
}

function NotCalculated({ month, year, name }: MonthOfYear & { name: string }): ReactElement {
  const { t } = useTranslation('reports');
  return (
    <EmptyState
      title={t('hub.figures.empty', { month: name })}
      hint={t('hub.figures.emptyHint')}
      action={
        <Stack gap={8}>
          <ToLastCalculated shown={{ month, year }} />
          <Link to={`/calculations?month=${month}&year=${year}`}>{t('hub.figures.calculate')}</Link>
        </Stack>
      }
    />
  );
}
