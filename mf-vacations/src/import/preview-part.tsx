import type { LeaveImportRow } from '@paga/contract/leave';
import { RowFilter, RowsTable, StepButtons } from '@paga/forms/import';
import { Alert, Row, type RowTone, Stack } from '@paga/kit';
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
  const [shown, setShown] = useState<(typeof SHOWN)[number]>('all');
  const [opened, setOpened] = useState<number | null>(null);
  const shows = (value: (typeof SHOWN)[number]) => (row: LeaveImportRow) =>
    value === 'all' || stateOf(row, bench) === value;
  const openedRow = bench.rows.find(({ row }) => row === opened);
  const isRefused = bench.rows.some((row) => stateOf(row, bench) === 'refused');
  return (
    <Stack>
      {isRefused && <Alert tone="warning" title={t('import.refusedTitle')} />}
      <Row align="between">
        <RowFilter
          label={t('import.showLabel')}
          value={shown}
          values={SHOWN}
          always={['all']}
          countOf={(value) => bench.rows.filter(shows(value)).length}
          text={(value, count) => t(`import.show.${value}`, { count })}
          onChange={setShown}
        />
        <Row>
          <StepButtons bench={bench} back={t('import.back')} forth={t('import.forth')} />
        </Row>
      </Row>
      <p className="paga-hint">{t('import.editHint')}</p>
      <RowsTable
        label={t('import.rows')}
        rows={bench.rows.filter(shows(shown))}
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
