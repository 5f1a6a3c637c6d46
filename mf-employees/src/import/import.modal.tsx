import { call, isApiError } from '@paga/client';
import { type ImportRow, previewImport } from '@paga/contract/employees';
import { Modal } from '@paga/kit';
import { useCompany } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChooseFile } from './choose-file.tsx';
import { ImportFooter } from './import-footer.tsx';
import { ImportPreviewPart } from './import-preview-part.tsx';
import { SavingPart } from './saving-part.tsx';
import { type SavedImport, useImport } from './use-import.ts';
import { useImportResult } from './use-import-result.ts';

type ImportModalProps = { onClose: () => void; onSaved: (saved: SavedImport) => void };

const LONG_MS = 120_000;

/** Choose a workbook, look at its rows and problems, save the valid ones. */
export function ImportModal({ onClose, onSaved }: ImportModalProps): ReactNode {
  const { t } = useTranslation('employees');
  const { id: userId } = useCompany();
  const [repaired, setRepaired] = useState<ReadonlyMap<number, ImportRow>>(new Map());
  const preview = useMutation({
    mutationFn: (file: File) => call(previewImport, { body: { file, userId } }, { timeoutMs: LONG_MS }),
    onSuccess: () => setRepaired(new Map()),
    meta: { silent: true },
  });
  const saving = useImport();
  const finish = useImportResult({ onClose, onSaved });
  const rows = (preview.data?.value ?? []).map((row) => repaired.get(row.row) ?? row);
  const valid = rows.filter(({ isValid }) => isValid);
  const save = async () => finish(await saving.run(rows));
  const close = () => {
    if (saving.running) return saving.stop();
    if (saving.progress.saved.size > 0) onSaved({ ids: [...saving.progress.saved.values()] });
    onClose();
  };
  const begun = saving.running || saving.progress.stopped;
  const tooLarge = isApiError(preview.error, 'PAYLOAD_TOO_LARGE');
  const footer = (
    <ImportFooter
      validCount={valid.length}
      saving={saving}
      onSave={save}
      onClose={close}
      onOther={rows.length > 0 ? preview.reset : undefined}
    />
  );
  return (
    <Modal open title={t('import.title')} onClose={close} footer={footer} width={rows.length > 0 && !begun ? 1320 : 640}>
      {rows.length === 0 && (
        <ChooseFile
          problems={preview.data?.problems ?? []}
          error={preview.isError ? t(tooLarge ? 'import.tooLarge' : 'import.previewFailed') : undefined}
          loading={preview.isPending}
          onPick={(file) => preview.mutate(file)}
        />
      )}
      {rows.length > 0 && begun && <SavingPart total={valid.length} saving={saving} onGoOn={save} />}
      {rows.length > 0 && !begun && (
        <ImportPreviewPart
          rows={rows}
          problems={preview.data?.problems ?? []}
          onRepair={(row) => setRepaired(new Map(repaired).set(row.row, row))}
        />
      )}
    </Modal>
  );
}
