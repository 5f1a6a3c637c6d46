import { query } from '@paga/client';
import { getActiveEmployees } from '@paga/contract/employees';
import { type Column, DataTable, EmptyState, ErrorState, SearchBox } from '@paga/kit';
import { matchesText, useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Person = { id: number; name: string };
type EmployeeChoiceProps = { chosen: ReadonlySet<number>; onChange: (next: ReadonlySet<number>) => void };

const keyOf = ({ id }: Person) => id;

/** The active employees with boxes and a search; what is chosen stays chosen while one searches on. */
export function EmployeeChoice({ chosen, onChange }: EmployeeChoiceProps): ReactNode {
  const { t } = useTranslation('employees');
  const { id: userId } = useCompany();
  const [search, setSearch] = useState('');
  const { data, error, refetch, isLoading } = useQuery({
    ...query(getActiveEmployees, { query: { userId } }),
    meta: { silent: true },
  });
  const columns = useMemo<Column<Person>[]>(
    () => [
      {
        key: 'name',
        title: t('documents.fill.employee'),
        width: 320,
        render: ({ name }) => name,
        value: ({ name }) => name,
      },
    ],
    [t],
  );
  const rows = useMemo(
    () => (data ?? []).filter(({ name }) => search === '' || matchesText(search, name)),
    [data, search],
  );
  if (error) return <ErrorState title={t('documents.fill.employeesFailed')} onRetry={() => void refetch()} />;
  return (
    <DataTable<Person>
      label={t('documents.fill.employees')}
      rows={rows}
      columns={columns}
      rowKey={keyOf}
      selection={{ selected: chosen, onChange: (next) => onChange(next as ReadonlySet<number>) }}
      loading={isLoading}
      height={280}
      empty={<EmptyState title={t(search ? 'documents.fill.noneFound' : 'documents.fill.noEmployees')} />}
      toolbar={
        <>
          <SearchBox
            label={t('documents.fill.search')}
            placeholder={t('documents.fill.search')}
            onSearch={setSearch}
          />
          <span role="status">{t('documents.fill.chosen', { count: chosen.size })}</span>
        </>
      }
    />
  );
}
