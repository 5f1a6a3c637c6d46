import { query } from '@paga/client';
import { getUpcomingVacations } from '@paga/contract/leave';
import { ErrorState, Page, SearchBox, SkeletonTable } from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { UpcomingLists } from './upcoming-lists.tsx';

/** Who is on leave today and whose leave comes next. */
export function UpcomingScreen(): ReactElement {
  const { t } = useTranslation('vacations');
  const company = useCompany();
  const errorText = useErrorText();
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const setSearch = (text: string): void => setParams(text === '' ? {} : { search: text }, { replace: true });
  const upcoming = useQuery({
    ...query(getUpcomingVacations, { query: { tenantId: company.id } }),
    meta: { silent: true },
  });
  return (
    <Page
      title={t('upcoming.title')}
      hint={t('upcoming.hint')}
      back={<Link to="/holidays">{t('upcoming.toCalendar')}</Link>}
      extra={
        <SearchBox
          label={t('upcoming.search')}
          placeholder={t('upcoming.search')}
          initial={search}
          onSearch={setSearch}
        />
      }
    >
      {upcoming.isPending && <SkeletonTable rows={6} columns={5} />}
      {upcoming.isError && <ErrorState detail={errorText(upcoming.error)} onRetry={upcoming.refetch} />}
      {upcoming.isSuccess && <UpcomingLists vacations={upcoming.data} search={search} />}
    </Page>
  );
}
