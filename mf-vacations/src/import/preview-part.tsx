import type { LeaveColumn, LeaveImportRow } from '@paga/contract/leave';
import { Alert, DataTable, IconButton, Row, type RowTone, Segmented, Stack, useToast } from '@paga/kit';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RowModal } from './row.modal.tsx';
import { type RowState, stateOf } from './row-state.ts';
import type { LeaveBench } from './use-leave-bench.ts';
import { usePreviewColumns } from './use-preview-columns.tsx';

const SHOWN = ['all', 'ready', 'warned', 'refused', 'leftOut'] as const;
const TONES: Partial<Record<RowState, RowTone>> = { refused: 'error', leftOut: 'muted', warned: 'warning' };

/** Every row of the workbook with what saving does with it; a cell is corrected where it stands, a row in its window. */
export function PreviewPart({ bench }: { bench: LeaveBench }): ReactElement {
  const { t } = useTranslation('vacations');
  const toast = useToast();
  const columns = usePreviewColumns(bench);
  const [shown, setShown] = useState<(typeof SHOWN)[number]>('all');
  const [opened, setOpened] = useState<number | null>(null);
  const shows = (value: (typeof SHOWN)[number]) => (row: LeaveImportRow) =>
    value === 'all' || stateOf(row, bench) === value;
  const options = SHOWN.map((value) => ({ value, count: bench.rows.filter(shows(value)).length }))
    .filter(({ value, count }) => value === 'all' || value === shown || count > 0)
    .map(({ value, count }) => ({ value, label: t(`import.show.${value}`, { count }) }));
  const openedRow = bench.rows.find(({ row }) => row === opened);
  const isRefused = bench.rows.some((row) => stateOf(row, bench) === 'refused');
  return (
    <Stack>
      {isRefused && <Alert tone="warning" title={t('import.refusedTitle')} />}
      <Row align="between">
        <Segmented label={t('import.showLabel')} value={shown} options={options} onChange={setShown} />
        <Row>
          <IconButton icon="undo" label={t('import.back')} disabled={!bench.mayUndo} onClick={bench.undo} />
          <IconButton icon="redo" label={t('import.forth')} disabled={!bench.mayRedo} onClick={bench.redo} />
        </Row>
      </Row>
      <p className="paga-hint">{t('import.editHint')}</p>
      <DataTable
        label={t('import.rows')}
        rows={bench.rows.filter(shows(shown))}
        columns={columns}
        rowKey={({ row }) => row}
        rowTone={(row) => TONES[stateOf(row, bench)]}
        height="min(52vh, 560px, max(240px, 100dvh - 440px))"
        onRowActivate={({ row }) => setOpened(row)}
        onEdit={(edits, unplaced) => {
          const texts = edits.map(({ key, column, text }) => ({
            ...{ row: Number(key), column: column as LeaveColumn, text },
          }));
          if (texts.length > 0) void bench.correct(texts);
          if (unplaced > 0) toast.warning(t('import.unplaced', { count: unplaced }));
        }}
        onUndo={bench.undo}
        onRedo={bench.redo}
      />
      {openedRow && (
        <RowModal key={openedRow.row} row={openedRow} bench={bench} onClose={() => setOpened(null)} />
      )}
    </Stack>
  );
}
