import type { ImportRow } from '@paga/contract/employees';
import { RowsTable } from '@paga/forms/import';
import type { RowTone } from '@paga/kit';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { counted } from '#counted.ts';
import { summedOf, totalsOf } from './import-totals.tsx';
import { type RowMarks, type RowState, stateOf } from './row-state.ts';
import { usePreviewColumns } from './use-preview-columns.tsx';
import type { Workbench } from './use-workbench.ts';

const TONES: Partial<Record<RowState, RowTone>> = {
  invalid: 'error',
  same: 'muted',
  leftOut: 'muted',
  saved: 'muted',
};

type PreviewTableProps = {
  rows: readonly ImportRow[];
  marks: RowMarks;
  bench: Workbench;
  onOpen: (row: number) => void;
};

/** The parsed rows, each cell to be corrected where it stands; a cell with a problem shows what the workbook holds, marked. */
export function PreviewTable({ rows, marks, bench, onOpen }: PreviewTableProps): ReactNode {
  const { t } = useTranslation('employees');
  const columns = usePreviewColumns(marks);
  const rowTone = useCallback(
    (row: ImportRow): RowTone | undefined =>
      TONES[stateOf(row, marks)] ?? (row.warnings.length > 0 ? 'warning' : undefined),
    [marks],
  );
  return (
    <div className="import-table">
      <RowsTable
        label={t('import.preview')}
        rows={rows}
        columns={columns}
        rowTone={rowTone}
        tall={rows.some(({ errors, warnings }) => errors.length + warnings.length > 0)}
        totals={totalsOf(rows, t('import.totals.row', counted(summedOf(rows))))}
        height="min(56vh, 560px, max(240px, 100dvh - 440px))"
        bench={bench}
        unplaced={(count) => t('import.unplaced', counted(count))}
        onOpen={onOpen}
      />
    </div>
  );
}
