import { call, downloadFile } from '@paga/client';
import {
  exportForemanSheet,
  type ForemanReading,
  readForemanSheet,
} from '@paga/contract/payroll/foreman-sheet';
import type { CellEdit } from '@paga/kit';
import { Alert, Button, FilePick, Modal, monthTitle, NativeSelect, Row, Stack, useKit } from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SalaryEditing } from '#edits/use-salary-edits.ts';
import type { Period } from '#month/period/use-period.ts';
import type { EditedRow } from '#month/rows/pending-row.ts';
import { changesOf, editsOfSheet } from './sheet-edits.ts';
import { SheetPreview } from './sheet-preview.tsx';

type ForemanModalProps = {
  period: Period;
  rows: readonly EditedRow[];
  editing: SalaryEditing;
  onTake: (edits: readonly CellEdit[]) => void;
  onClose: () => void;
};

/** The calls of the window, and how they stand. */
function useSheet(period: Period, sectorId: number) {
  const { id: tenantId } = useCompany();
  const errorText = useErrorText();
  const [busy, setBusy] = useState<'export' | 'read'>();
  const [failed, setFailed] = useState<string>();
  const [reading, setReading] = useState<ForemanReading>();
  const month = { tenantId, ...period, ...(sectorId ? { sectorId } : {}) };
  const run = async (what: 'export' | 'read', work: () => Promise<void>) => {
    setBusy(what);
    setFailed(undefined);
    await work().catch((error: unknown) => setFailed(errorText(error)));
    setBusy(undefined);
  };
  return {
    ...{ busy, failed, reading, forget: () => setReading(undefined) },
    save: () => run('export', async () => downloadFile(await call(exportForemanSheet, { query: month }))),
    read: (file: File | undefined) =>
      run('read', async () => {
        if (file) setReading(await call(readForemanSheet, { body: { ...month, file } }));
      }),
  };
}

/** A sheet of hours for the foreman of a sector, and the one that has come back: what it changes is seen before it goes into the table, as one step that can be undone. */
export function ForemanModal({ period, rows, editing, onTake, onClose }: ForemanModalProps): ReactElement {
  const { t } = useTranslation('payroll');
  const { language } = useKit();
  const { sectors, sources, mayEdit } = editing;
  const [sectorId, setSector] = useState(sectors[0]?.id ?? 0);
  const { busy, failed, reading, forget, save, read } = useSheet(period, sectorId);
  const changes = reading ? changesOf(reading, rows, sources) : [];
  const put = () => {
    onTake(editsOfSheet(changes));
    onClose();
  };
  return (
    <Modal
      open
      width={640}
      title={t('foreman.title', { month: monthTitle(period.month, period.year, language) })}
      onClose={onClose}
      footer={
        <span className="paga-actions">
          <Button onClick={onClose}>{t('foreman.cancel')}</Button>
          {reading && (
            <Button variant="primary" disabled={changes.length === 0} onClick={put}>
              {t('foreman.put', { count: changes.length })}
            </Button>
          )}
        </span>
      }
    >
      <Stack>
        <Row gap={8} align="end">
          <NativeSelect<number>
            label={t('foreman.sector')}
            value={sectorId}
            options={[
              ...sectors.map(({ id, name }) => ({ value: id, label: name })),
              { value: 0, label: t('foreman.everybody') },
            ]}
            onChange={(id) => {
              setSector(id);
              forget();
            }}
          />
          <Button icon="download" loading={busy === 'export'} onClick={save}>
            {t('foreman.download')}
          </Button>
        </Row>
        {mayEdit ? (
          <FilePick
            accept=".xlsx"
            label={t('foreman.pick')}
            hint={t('foreman.hint')}
            loading={busy === 'read'}
            onPick={([file]) => read(file)}
          />
        ) : (
          <p className="paga-hint">{t('foreman.closed')}</p>
        )}
        {failed && <Alert tone="danger">{failed}</Alert>}
        {reading && <SheetPreview reading={reading} changes={changes} />}
      </Stack>
    </Modal>
  );
}
