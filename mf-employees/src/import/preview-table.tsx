import type { ImportRow } from '@paga/contract/employees';
import { DataTable, type RowTone } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreviewColumns } from './use-preview-columns.tsx';

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
