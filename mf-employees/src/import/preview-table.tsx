import type { ImportColumn, ImportRow } from '@paga/contract/employees';
import { type Column, DataTable, DateText, Money, missing, Percent, type RowTone, Tag } from '@paga/kit';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { problemIn } from './problem-text.ts';

const rowKey = ({ row }: ImportRow): number => row;
const rowTone = ({ isValid, warnings }: ImportRow): RowTone | undefined =>
  isValid ? (warnings.length > 0 ? 'warning' : undefined) : 'error';

type PreviewTableProps = { rows: readonly ImportRow[]; onProblems: (row: ImportRow) => void };

/** The parsed rows; a cell with a problem shows what the workbook holds, marked. Activating a row opens its problems. */
export function PreviewTable({ rows, onProblems }: PreviewTableProps): ReactNode {
  const { t } = useTranslation('employees');
  const columns = usePreviewColumns();
  return (
    <DataTable
      label={t('import.preview')}
      rows={rows}
      columns={columns}
      rowKey={rowKey}
      rowTone={rowTone}
      height="min(56vh, 560px, max(240px, 100dvh - 440px))"
      onRowActivate={(row) => row.errors.length + row.warnings.length > 0 && onProblems(row)}
    />
  );
}

function usePreviewColumns(): Column<ImportRow>[] {
  const { t } = useTranslation('employees');
  return useMemo(() => {
    const read = (
      key: ImportColumn,
      width: number,
      show: (row: ImportRow) => ReactNode,
      more: Partial<Column<ImportRow>> = {},
    ): Column<ImportRow> => ({
      key,
      title: t(`import.column.${key}`),
      width,
      render: (row) => <PreviewCell row={row} column={key} shown={show(row)} />,
      ...more,
    });
    const computed = (key: 'netSalary' | 'tax' | 'contribution'): Column<ImportRow> => ({
      key,
      title: t(`import.computed.${key}`),
      width: 110,
      align: 'right',
      value: (row) => row[key],
      render: (row) => <Money value={row[key]} />,
    });
    const right = { align: 'right' as const };
    return [
      read('name', 190, (row) => row.name, { frozen: true, value: (row) => row.name }),
      { key: 'row', title: t('import.row'), width: 76, align: 'right', value: (row) => row.row, render: (row) => row.row },
      {
        key: 'problems',
        title: t('import.problems'),
        width: 120,
        value: (row) => row.errors.length,
        render: (row) => <ProblemCount row={row} />,
      },
      read('idNumber', 130, (row) => row.idNumber),
      read('jobTitle', 180, (row) => row.jobTitle),
      read('phoneNumber', 150, (row) => row.phoneNumber),
      read('emailAddress', 230, (row) => row.emailAddress),
      read('grossSalary', 120, (row) => <Money value={row.grossSalary} />, { ...right, value: (row) => row.grossSalary }),
      computed('netSalary'),
      computed('tax'),
      computed('contribution'),
      read('contributionPercentage', 130, (row) => <Percent value={row.contributionPercentage} />, right),
      read('contractDate', 130, (row) => <DateText value={row.contractDate} />, { value: (row) => row.contractDate }),
      read('address', 220, (row) => row.address),
      read('class', 140, (row) => row.class),
      read('bank', 200, (row) => row.bank),
      read('bankAccountNumber', 170, (row) => row.bankAccountNumber),
      read('employerTier', 120, (row) => row.employerTier && t(`import.tier.${row.employerTier}`)),
      read('employmentType', 170, (row) => row.employmentType && t(`import.employment.${row.employmentType}`)),
      read('gender', 110, (row) => row.gender && t(`import.gender.${row.gender}`)),
    ];
  }, [t]);
}

function PreviewCell({ row, column, shown }: { row: ImportRow; column: ImportColumn; shown: ReactNode }): ReactNode {
  const { t } = useTranslation('employees');
  const error = problemIn(row.errors, column);
  if (error) return <Tag tone="danger">{error.value || t('import.emptyCell')}</Tag>;
  const warning = problemIn(row.warnings, column);
  return warning ? <Tag tone="warning">{shown}</Tag> : (shown ?? missing);
}

function ProblemCount({ row }: { row: ImportRow }): ReactNode {
  const { t } = useTranslation('employees');
  if (!row.isValid) return <Tag tone="danger">{t('import.errorCount', { count: row.errors.length })}</Tag>;
  return row.warnings.length > 0 ? <Tag tone="warning">{t('import.warningCount', { count: row.warnings.length })}</Tag> : missing;
}
