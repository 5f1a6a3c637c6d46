import type { EmployeeCounts, EmployeeListRow } from '@paga/contract/employees';
import { Button, EmptyState, ErrorState, Pager, SkeletonTable, Stack } from '@paga/kit';
import { useErrorText, useMayCall } from '@paga/platform';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmployeeTable } from './employee-table.tsx';
import type { ListPlace } from './list-place.ts';

type EmployeePageProps = {
  place: ListPlace;
  list: UseQueryResult<{ data: EmployeeListRow[]; total: number }>;
  counts: EmployeeCounts | undefined;
  onMove: (change: Partial<ListPlace>) => void;
  onImport: () => void;
};

/** One page of one tab, in whatever state it is. */
export function EmployeePage({ place, list, counts, onMove, onImport }: EmployeePageProps): ReactNode {
  const { t } = useTranslation('employees');
  const errorText = useErrorText();
  if (list.isError && !list.data)
    return <ErrorState title={t('employees.failed')} detail={errorText(list.error)} onRetry={() => list.refetch()} />;
  if (!list.data) return <SkeletonTable rows={10} columns={5} />;
  const { data: rows, total } = list.data;
  if (rows.length === 0) return <NoEmployees place={place} total={total} counts={counts} onMove={onMove} onImport={onImport} />;
  return (
    <Stack>
      <EmployeeTable rows={rows} label={t(`employees.tab.${place.tab}`)} loading={list.isPlaceholderData} />
      <Pager page={place.page} pageSize={place.pageSize} total={total} onChange={onMove} />
    </Stack>
  );
}

type NoEmployeesProps = Pick<EmployeePageProps, 'place' | 'counts' | 'onMove' | 'onImport'> & { total: number };

function NoEmployees({ place, total, counts, onMove, onImport }: NoEmployeesProps): ReactNode {
  const { t } = useTranslation('employees');
  const mayImport = useMayCall('createEmployee');
  if (place.search)
    return (
      <EmptyState picture="search" title={t('employees.empty.search', { search: place.search })} hint={t('employees.empty.searchHint')} />
    );
  if (total > 0) {
    const back = <Button onClick={() => onMove({ page: 1 })}>{t('employees.empty.firstPage')}</Button>;
    return <EmptyState picture="people" title={t('employees.empty.page')} action={back} />;
  }
  if (counts && counts.all > 0) return <EmptyState picture="people" title={t(`employees.empty.${place.tab}`)} />;
  const action = mayImport && (
    <Button variant="primary" icon="upload" onClick={onImport}>
      {t('import.open')}
    </Button>
  );
  return <EmptyState picture="people" title={t('employees.empty.company')} hint={t('employees.empty.companyHint')} action={action} />;
}
