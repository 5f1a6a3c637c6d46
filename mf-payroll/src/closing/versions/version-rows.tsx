import { query } from '@paga/client';
import { type ClosedRow, getClosedVersion } from '@paga/contract/payroll';
import { DataTable, ErrorState, Money, SkeletonTable } from '@paga/kit';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

const rowKey = (row: ClosedRow) => row.employeeId;
const figures = ['totalBrutto', 'tax', 'netto'] as const;

/** The rows that a month was closed with. */
export function VersionRows({ versionId }: { versionId: number }): ReactElement {
  const { t } = useTranslation('payroll');
  const version = useQuery({ ...query(getClosedVersion, { params: { versionId } }), meta: { silent: true } });
  const columns = useMemo(
    () => [
      {
        key: 'name',
        title: t('calculations.column.name'),
        width: 180,
        frozen: true,
        render: ({ name }: ClosedRow) => name,
      },
      ...figures.map((key) => ({
        key,
        title: t(`calculations.column.${key}`),
        width: 110,
        align: 'right' as const,
        render: (row: ClosedRow) => <Money value={row[key]} />,
      })),
      {
        key: 'account',
        title: t('closed.column.account'),
        width: 170,
        render: (row: ClosedRow) => <span className="paga-number">{row.bankAccountNumber}</span>,
      },
    ],
    [t],
  );
  if (version.isPending) return <SkeletonTable rows={4} columns={4} />;
  if (version.isError) return <ErrorState onRetry={() => version.refetch()} />;
  return (
    <DataTable
      label={t('closed.rows', { number: version.data.number })}
      rows={version.data.rows}
      columns={columns}
      rowKey={rowKey}
      height={360}
    />
  );
}
