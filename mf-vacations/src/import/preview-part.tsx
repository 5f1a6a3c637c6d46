import type { LeaveImportRow } from '@paga/contract/leave';
import { RowsTable, useRowFilter } from '@paga/forms/import';
import { Alert, IconButton, Row, type RowTone, Stack } from '@paga/kit';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveRowModal } from './row.modal.tsx';
import { type RowState, stateOf } from './row-state.ts';
import type { LeaveBench } from './use-leave-bench.ts';
import { usePreviewColumns } from './use-preview-columns.tsx';

const SHOWN = ['all', 'ready', 'warned', 'refused', 'leftOut'] as const;
const TONES: Partial<Record<RowState, RowTone>> = { refused: 'error', leftOut: 'muted', warned: 'warning' };

/** Every row of the workbook with what saving does with it; a cell is corrected where it stands, a row in its window. */
export function PreviewPart({ bench }: { bench: LeaveBench }): ReactElement {
  const { t } = useTranslation('vacations');
  const columns = usePreviewColumns(bench);
  const [opened, setOpened] = useState<number | null>(null);
  const { visible, strip } = useRowFilter<LeaveImportRow, (typeof SHOWN)[number]>({
    ...{ rows: bench.rows, values: SHOWN, label: t('import.showLabel') },
    always: ['all'],
    shows: (value, row) => value === 'all' || stateOf(row, bench) === value,
    text: (value, count) => t(`import.show.${value}`, { count }),
  });
  const openedRow = bench.rows.find(({ row }) => row === opened);
  const isRefused = bench.rows.some((row) => stateOf(row, bench) === 'refused');
  return (
    <Stack>
      {isRefused && <Alert tone="warning" title={t('import.refusedTitle')} />}
      <Row justify="between">
        {strip}
        <Row>
          <IconButton icon="undo" label={t('import.back')} disabled={!bench.mayUndo} onClick={bench.undo} />
          <IconButton icon="redo" label={t('import.forth')} disabled={!bench.mayRedo} onClick={bench.redo} />
        </Row>
      </Row>
      <p className="paga-hint">{t('import.editHint')}</p>
      <RowsTable
        label={t('import.rows')}
        rows={visible}
        columns={columns}
        rowTone={(row) => TONES[stateOf(row, bench)]}
        height="min(52vh, 560px, max(240px, 100dvh - 440px))"
        bench={bench}
        unplaced={(count) => t('import.unplaced', { count })}
        onOpen={setOpened}
      />
      {openedRow && (
        <LeaveRowModal key={openedRow.row} row={openedRow} bench={bench} onClose={() => setOpened(null)} />
      )}
    </Stack>
  );
}
