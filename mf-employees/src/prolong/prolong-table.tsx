import type { Prolongation } from '@paga/contract/employees';
import { DateText, missing, type SimpleColumn, SimpleTable } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NamedRow } from '#guided/named-row.tsx';
import { useProlongRefusal } from './use-prolong-refusal.ts';

/** Contracts with their end and the new one, or why there is none. */
export function ProlongTable({ rows }: { rows: readonly Prolongation[] }): ReactNode {
  const { t } = useTranslation('employees');
  const refusalText = useProlongRefusal();
  const day = (value: string | null) => (value ? <DateText value={value} /> : missing);
  const columns: SimpleColumn<Prolongation>[] = [
    {
      key: 'name',
      title: t('prolong.table.name'),
      render: ({ name, refusal }) => <NamedRow name={name} refusal={refusal && refusalText(refusal)} />,
    },
    { key: 'since', title: t('prolong.table.since'), render: ({ since }) => day(since) },
    { key: 'ended', title: t('prolong.table.ended'), render: ({ ended }) => day(ended) },
    {
      key: 'until',
      title: t('prolong.table.until'),
      render: ({ until, refusal }) => day(refusal ? null : until),
    },
  ];
  return (
    <SimpleTable
      label={t('prolong.table.title')}
      rows={rows}
      columns={columns}
      rowKey={({ employeeId }) => employeeId}
      stacks
    />
  );
}
