import { query } from '@paga/client';
import { COMPANIES_PAGE, getCompaniesOverview } from '@paga/contract/filing';
import { getLoginTenants } from '@paga/contract/identity/sign-in';
import { OwnCompanies } from '@paga/contract/limits';
import { EmptyState, ErrorState, Grid, Pager, SearchBox, SkeletonTable, Stack } from '@paga/kit';
import { type Company, useErrorText, useMaybeCompany } from '@paga/platform';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { companyOf } from '#session/session.ts';
import { SEARCH_PAUSE_MS } from './companies-overview.tsx';
import { CompanyCard } from './company-card.tsx';
import type { MonthToDo } from './next-step.tsx';

type CompanyCardsProps = {
  /** How many companies the person has, as far as they are counted. */
  count: number;
  busy: boolean;
  onChoose: (company: Company, month?: MonthToDo) => void;
};

type Place = { search: string; page: number };

/** The companies of a page, and where the payroll of each stands: one can be chosen before that is known. */
function useCompanyPage({ search, page }: Place, several: boolean) {
  const companies = useQuery({
    ...query(getLoginTenants, { query: { search, page } }),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  const standings = useQuery({
    ...query(getCompaniesOverview, { query: { search, page, pageSize: COMPANIES_PAGE } }),
    enabled: several,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  const known = (id: number) => {
    const { data, isError, isPlaceholderData } = standings;
    const overview = data?.data.find((row) => row.id === id);
    if (data && overview) return { overview, today: data.today };
    return isError || (data && !isPlaceholderData) ? null : undefined;
  };
  return { companies, known, total: standings.data?.total };
}

/** So many rows there are at least, where the whole is not known yet. */
const atLeast = (page: number, rows: number) =>
  (page - 1) * OwnCompanies.page + rows + (rows === OwnCompanies.page ? 1 : 0);

/** Companies side by side, each with where its payroll stands; many are searched and paged on the server. */
export function CompanyCards({ count, busy, onChoose }: CompanyCardsProps): ReactNode {
  const { t } = useTranslation('shell');
  const [place, setPlace] = useState<Place>({ search: '', page: 1 });
  const { companies, known, total } = useCompanyPage(place, count > 1);
  const rows = companies.data?.length ?? 0;
  const all = total ?? atLeast(place.page, rows);
  return (
    <Stack gap={16} align="stretch">
      {count >= OwnCompanies.counted && (
        <SearchBox
          label={t('company.search')}
          loading={companies.isFetching}
          debounceMs={SEARCH_PAUSE_MS}
          onSearch={(search) => setPlace({ search, page: 1 })}
        />
      )}
      <CardsPage companies={companies} known={known} busy={busy} onChoose={onChoose} />
      {rows > 0 && all > OwnCompanies.page && (
        <Pager
          page={place.page}
          pageSize={OwnCompanies.page}
          total={all}
          sizes={[OwnCompanies.page]}
          onChange={({ page }) => setPlace({ ...place, page })}
        />
      )}
    </Stack>
  );
}

type CardsPageProps = Pick<ReturnType<typeof useCompanyPage>, 'companies' | 'known'> &
  Pick<CompanyCardsProps, 'busy' | 'onChoose'>;

function CardsPage({ companies, known, busy, onChoose }: CardsPageProps): ReactNode {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const shown = useMaybeCompany();
  const { data, error, refetch } = companies;
  if (error) return <ErrorState detail={errorText(error)} onRetry={refetch} />;
  if (!data) return <SkeletonTable rows={3} columns={2} />;
  if (data.length === 0) return <EmptyState title={t('company.none')} />;
  return (
    <Grid as="ul" columns="repeat(auto-fill, minmax(min(100%, 360px), 1fr))">
      {data.map(companyOf).map((company) => (
        <li key={company.id}>
          <CompanyCard
            company={company}
            known={known(company.id)}
            busy={busy}
            isShown={company.id === shown?.id}
            onChoose={(month) => onChoose(company, month)}
          />
        </li>
      ))}
    </Grid>
  );
}
