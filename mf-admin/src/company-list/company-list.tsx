import { query } from '@paga/client';
import { type Company, getAllTenants } from '@paga/contract/company/profile';
import { Button, EmptyState, ErrorState, Pager, SearchBox, SkeletonTable, Stack } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { EditCompanyModal } from '#company-form/edit-company.modal.tsx';
import { CompanyTable } from './company-table.tsx';
import { DeleteCompanyModal } from './delete-company.modal.tsx';

/** spec 1 §9: the company search waits 800 ms; Enter searches at once. */
const PAUSE_MS = 800;

type Place = { search: string; page: number; pageSize: number };

/** The tab "Company list" of role 1: all companies by name; `?edit=<id>` in the address opens one, at `&field=`. */
export function CompanyList(): ReactElement {
  const { t } = useTranslation('admin');
  const [place, setPlace] = useState<Place>({ search: '', page: 1, pageSize: 10 });
  const [params, setParams] = useSearchParams();
  const [deleting, setDeleting] = useState<Company | null>(null);
  const list = useQuery({
    ...query(getAllTenants, { body: place }),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  const edit = (id: number | null): void =>
    setParams({ tab: 'companies', ...(id && { edit: `${id}` }) }, { replace: true });
  const edited = Number(params.get('edit'));
  return (
    <Stack>
      <SearchBox
        label={t('companyList.search')}
        loading={list.isFetching}
        debounceMs={PAUSE_MS}
        onSearch={(search) => setPlace({ ...place, search, page: 1 })}
      />
      <CompanyPage list={list} place={place} onMove={setPlace} onEdit={edit} onDelete={setDeleting} />
      {edited > 0 && (
        <EditCompanyModal
          key={edited}
          id={edited}
          focusOn={params.get('field') ?? undefined}
          onClose={() => edit(null)}
        />
      )}
      {deleting && <DeleteCompanyModal company={deleting} onClose={() => setDeleting(null)} />}
    </Stack>
  );
}

type CompanyPageProps = {
  list: {
    data?: { data: Company[]; total: number };
    isPlaceholderData: boolean;
    error: Error | null;
    refetch: () => unknown;
  };
  place: Place;
  onMove: (place: Place) => void;
  onEdit: (id: number) => void;
  onDelete: (company: Company) => void;
};

function CompanyPage({ list, place, onMove, onEdit, onDelete }: CompanyPageProps): ReactNode {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  if (list.error && !list.data)
    return (
      <ErrorState title={t('companyList.failed')} detail={errorText(list.error)} onRetry={list.refetch} />
    );
  if (!list.data) return <SkeletonTable rows={10} columns={6} />;
  const { data: rows, total } = list.data;
  if (rows.length === 0 && total > 0) {
    const back = <Button onClick={() => onMove({ ...place, page: 1 })}>{t('companyList.firstPage')}</Button>;
    return <EmptyState title={t('companyList.emptyPage')} action={back} />;
  }
  if (rows.length === 0 && place.search)
    return (
      <EmptyState
        picture="search"
        title={t('companyList.notFound', { search: place.search })}
        hint={t('companyList.notFoundHint')}
      />
    );
  if (rows.length === 0)
    return <EmptyState title={t('companyList.empty')} hint={t('companyList.emptyHint')} />;
  return (
    <>
      <CompanyTable rows={rows} onEdit={onEdit} onDelete={onDelete} />
      <Pager
        page={place.page}
        pageSize={place.pageSize}
        total={total}
        onChange={(change) => onMove({ ...place, ...change })}
      />
    </>
  );
}
