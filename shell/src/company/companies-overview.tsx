import { query } from '@paga/client';
import { type CompanyOverview, getCompaniesOverview } from '@paga/contract/filing';
import { Button, EmptyState, ErrorState, Pager, SearchBox, SkeletonTable } from '@paga/kit';
import { placeOfStep, useErrorText, useMaybeCompany } from '@paga/platform';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { companyOf, enterCompany } from '#session/session.ts';
import { CompaniesTable } from './companies-table.tsx';
import { isLate } from './company-standing.tsx';
import './companies.css';
import type { MonthToDo } from './next-step.tsx';

/** spec 1 §9: the company search waits 800 ms; Enter searches at once. */
export const SEARCH_PAUSE_MS = 800;
/** Each company of a page is read and checked by itself: twenty are the most. */
const SIZES = [10, 20];

type Place = { search: string; page: number; pageSize: number };
type Chosen = { company: CompanyOverview; month: MonthToDo | undefined };

type CompaniesOverviewProps = {
  /** Few companies need no search and no pages. */
  searched: boolean;
  /** The page that waits for a company, by its title. */
  page?: string | undefined;
  /** After a company was entered by its name. */
  onEntered?: (() => void) | undefined;
};

/** Where the payroll of one's companies stands, searched and paged on the server; choosing one enters it. */
export function CompaniesOverview({ searched, page, onEntered }: CompaniesOverviewProps): ReactNode {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [place, setPlace] = useState<Place>({ search: '', page: 1, pageSize: 10 });
  const list = useQuery({
    ...query(getCompaniesOverview, { query: place }),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  const entering = useMutation({
    mutationFn: ({ company }: Chosen) => enterCompany(companyOf(company)),
    onSuccess: (_answer, { month }) => (month ? navigate(placeOfStep(month)) : onEntered?.()),
  });
  return (
    <div className="companies">
      {searched && (
        <SearchBox
          label={t('company.search')}
          loading={list.isFetching}
          debounceMs={SEARCH_PAUSE_MS}
          onSearch={(search) => setPlace({ ...place, search, page: 1 })}
        />
      )}
      <CompaniesPage
        list={list}
        place={place}
        page={page}
        onMove={setPlace}
        onEnter={(company, month) => !entering.isPending && entering.mutate({ company, month })}
      />
    </div>
  );
}

type SumProps = { rows: readonly CompanyOverview[]; total: number; today: string };

/** How many companies there are, and how many of them are late where all are in view. */
function Sum({ rows, total, today }: SumProps): ReactNode {
  const { t } = useTranslation('shell');
  const late = rows.filter(({ standing }) => standing && isLate(standing, today)).length;
  return (
    <p className="paga-muted">
      {t('company.table.count', { count: total })}
      {rows.length === total && (
        <>
          {' · '}
          <span className={late > 0 ? 'companies-late' : undefined}>
            {t('company.table.late', { count: late })}
          </span>
        </>
      )}
    </p>
  );
}

type CompaniesPageProps = {
  list: {
    data?: { data: CompanyOverview[]; total: number; today: string } | undefined;
    error: Error | null;
    refetch: () => unknown;
  };
  place: Place;
  page: string | undefined;
  onMove: (place: Place) => void;
  onEnter: (company: CompanyOverview, month?: MonthToDo) => unknown;
};

function CompaniesPage({ list, place, page, onMove, onEnter }: CompaniesPageProps): ReactNode {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const shown = useMaybeCompany();
  if (list.error) return <ErrorState detail={errorText(list.error)} onRetry={list.refetch} />;
  if (!list.data) return <SkeletonTable rows={3} columns={6} />;
  const { data: rows, total, today } = list.data;
  const back = <Button onClick={() => onMove({ ...place, page: 1 })}>{t('company.table.firstPage')}</Button>;
  if (rows.length === 0 && total > 0)
    return <EmptyState title={t('company.table.emptyPage')} action={back} />;
  if (rows.length === 0)
    return <EmptyState title={place.search ? t('company.none') : t('company.table.empty')} />;
  return (
    <>
      {total > 1 && <Sum rows={rows} total={total} today={today} />}
      <CompaniesTable rows={rows} today={today} shownId={shown?.id} page={page} onEnter={onEnter} />
      {total > Math.min(...SIZES) && (
        <Pager
          page={place.page}
          pageSize={place.pageSize}
          total={total}
          sizes={SIZES}
          onChange={(change) => onMove({ ...place, ...change })}
        />
      )}
    </>
  );
}
