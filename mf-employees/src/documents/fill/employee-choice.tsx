import { query } from '@paga/client';
import { getSearchPeople, type SearchPeople } from '@paga/contract/employees';
import { type Column, DataTable, EmptyState, ErrorState, SearchBox } from '@paga/kit';
import { matchesText, useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** `about`: what tells people of one name apart, by eye and by ear. */
type Person = { id: number; name: string; about: string };
type EmployeeChoiceProps = { chosen: ReadonlySet<number>; onChange: (next: ReadonlySet<number>) => void };

function activeOf({ ids, names, numbers, positions, position, inactive }: SearchPeople): Person[] {
  const gone = new Set(inactive);
  return ids.flatMap((id, at) => {
    const about = [positions[position[at] ?? -1], numbers[at] && `…${numbers[at].slice(-4)}`];
    return gone.has(at) ? [] : [{ id, name: names[at] ?? '', about: about.filter(Boolean).join(' · ') }];
  });
}

const keyOf = ({ id }: Person) => id;

/** The active employees with boxes and a search; what is chosen stays chosen while one searches on. */
export function EmployeeChoice({ chosen, onChange }: EmployeeChoiceProps): ReactNode {
  const { t } = useTranslation('employees');
  const { id: tenantId } = useCompany();
  const [search, setSearch] = useState('');
  const { data, error, refetch, isLoading } = useQuery({
    ...query(getSearchPeople, { query: { tenantId } }),
    meta: { silent: true },
  });
  const people = useMemo(() => (data ? activeOf(data) : []), [data]);
  const columns = useMemo<Column<Person>[]>(
    () => [
      {
        key: 'name',
        title: t('documents.fill.employee'),
        width: 320,
        render: ({ name }) => name,
        value: ({ name }) => name,
      },
      {
        key: 'about',
        title: t('documents.fill.about'),
        width: 280,
        render: ({ about }) => about,
        value: ({ about }) => about,
      },
    ],
    [t],
  );
  const rows = useMemo(
    () => people.filter(({ name, about }) => search === '' || matchesText(search, `${name} ${about}`)),
    [people, search],
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
