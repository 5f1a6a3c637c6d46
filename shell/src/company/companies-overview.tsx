import { isApiError, query } from '@paga/client';
import { type CompanyOverview, getCompaniesOverview } from '@paga/contract/filing';
import { Button, EmptyState, ErrorState, Pager, Row, SearchBox, Segmented, SkeletonTable } from '@paga/kit';
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

/** What could not be read yet is asked for again after so long. */
const READ_ON_MS = 1_500;

type Place = { search: string; page: number; pageSize: number; late: boolean };
type Answer = { data: CompanyOverview[]; total: number; today: string; late?: number; unread?: number };
type Chosen = { company: CompanyOverview; month: MonthToDo | undefined };

type CompaniesOverviewProps = {
  /** Few companies need no search and no pages. */
  searched: boolean;
  /** The page that waits for a company, by its title. */
  page?: string | undefined;
  /** After a company was entered by its name. */
  onEntered?: (() => void) | undefined;
};

/** Where the payroll of one's companies stands, what is due first before the rest, searched, filtered and paged on the server; choosing one enters it. */
export function CompaniesOverview({ searched, page, onEntered }: CompaniesOverviewProps): ReactNode {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [place, setPlace] = useState<Place>({ search: '', page: 1, pageSize: 10, late: false });
  const list = useCompanyPage(place);
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

/** A page by deadline. A server of before knows no order and no filter: it is asked as before, and the filter is then not offered. */
function useCompanyPage({ search, page, pageSize, late }: Place) {
  const asked = { search, page, pageSize };
  const plain = query(getCompaniesOverview, { query: asked });
  const sorted = query(getCompaniesOverview, {
    query: { ...asked, order: 'deadline', ...(late && { late: 'true' }) },
  });
  return useQuery({
    ...sorted,
    queryFn: async (context) => {
      try {
        return await sorted.queryFn(context as never);
      } catch (error) {
        if (late || !isApiError(error, 'VALIDATION_FAILED')) throw error;
        return plain.queryFn(context as never);
      }
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.unread ? READ_ON_MS : false),
    meta: { silent: true },
  });
}

type SumProps = { answer: Answer; place: Place; onLate: (late: boolean) => void };

/** How many companies there are, how many of them are late, and the way to see those alone. */
function Sum({
  answer: { data: rows, total, today, late: counted, unread },
  place,
  onLate,
}: SumProps): ReactNode {
  const { t } = useTranslation('shell');
  const inView = rows.filter(({ standing }) => standing && isLate(standing, today)).length;
  const late = counted ?? (rows.length === total ? inView : undefined);
  return (
    <Row gap={[4, 12]}>
      <p className="paga-muted">
        {t('company.table.count', { count: total })}
        {late !== undefined && (
          <>
            {' · '}
            <span className={late > 0 ? 'companies-late' : undefined}>
              {t('company.table.late', { count: late })}
            </span>
          </>
        )}
        {unread ? ` · ${t('company.table.reading', { count: unread })}` : ''}
      </p>
      {counted !== undefined && (counted > 0 || place.late) && (
        <Segmented
          label={t('company.table.filter')}
          value={place.late ? 'late' : 'all'}
          options={[
            { value: 'all', label: t('company.table.all') },
            { value: 'late', label: t('company.table.onlyLate') },
          ]}
          onChange={(key) => onLate(key === 'late')}
        />
      )}
    </Row>
  );
}

type CompaniesPageProps = {
  list: {
    data?: Answer | undefined;
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
  const sum = <Sum answer={list.data} place={place} onLate={(late) => onMove({ ...place, late, page: 1 })} />;
  const back = <Button onClick={() => onMove({ ...place, page: 1 })}>{t('company.table.firstPage')}</Button>;
  if (rows.length === 0 && total > 0)
    return <EmptyState title={t('company.table.emptyPage')} action={back} />;
  if (rows.length === 0 && place.late)
    return (
      <>
        {sum}
        <EmptyState title={t('company.table.noneLate')} />
      </>
    );
  if (rows.length === 0)
    return <EmptyState title={place.search ? t('company.none') : t('company.table.empty')} />;
  return (
    <>
      {(total > 1 || place.late) && sum}
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
