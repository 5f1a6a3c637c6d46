import { isApiError } from '@paga/client';
import type { ImportRow } from '@paga/contract/employees';
import { ConfirmModal, Modal } from '@paga/kit';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { counted } from '#counted.ts';
import { ChooseFile } from './choose-file.tsx';
import { ImportFooter } from './import-footer.tsx';
import { ImportPreviewPart } from './preview/import-preview-part.tsx';
import { stateOf } from './preview/row-state.ts';
import { useWorkbench } from './preview/use-workbench.ts';
import { SavingPart } from './saving-part.tsx';
import { type SavedImport, useImport } from './use-import.ts';
import { useImportResult } from './use-import-result.ts';

type ImportModalProps = { onClose: () => void; onSaved: (saved: SavedImport) => void };

const firstOfMonth = () => `${new Date().toLocaleDateString('en-CA').slice(0, 7)}-01`;

/** Choose a workbook, look at its rows and problems, save the valid ones. */
export function ImportModal({ onClose, onSaved }: ImportModalProps): ReactNode {
  const { t } = useTranslation('employees');
  const [fileName, setFileName] = useState('');
  const [validFrom, setValidFrom] = useState(firstOfMonth);
  const bench = useWorkbench();
  const { preview, rows, leftOut } = bench;
  const saving = useImport();
  const { saved } = saving.progress;
  const result = useImportResult({ saving, rows, onClose, onSaved });
  const marks = useMemo(() => ({ leftOut, saved }), [leftOut, saved]);
  const toSave = rows.filter((row) => ['new', 'changed'].includes(stateOf(row, marks)));
  const save = async (chosen: readonly ImportRow[] = toSave) =>
    result.finish(await saving.run(chosen, { fileName, validFrom }));
  const unsaved = bench.corrected.filter((row) => !saved.has(row)).length;
  const { askedFirst, question } = useLeaveQuestion(unsaved);
  const begun = saving.running || saving.progress.stopped;
  const looking = rows.length > 0 && !begun;
  const footer = (
    <ImportFooter
      count={toSave.length}
      saving={saving}
      looking={looking}
      busy={bench.isReading}
      onSave={() => save()}
      onClose={askedFirst(result.close)}
      onOther={saved.size === 0 ? askedFirst(preview.reset) : undefined}
    />
  );
  const goOnWithout = ({ row }: ImportRow) => {
    bench.toggle(row);
    return save(toSave.filter((other) => other.row !== row));
  };
  return (
    <Modal
      open
      title={t('import.title')}
      onClose={saving.running ? saving.stop : askedFirst(result.close)}
      footer={footer}
      width={1320}
    >
      <div className={looking ? 'import-step' : 'import-step import-step-short'}>
        {rows.length === 0 && (
          <ChooseFile
            problems={preview.data?.problems ?? []}
            error={
              preview.isError
                ? t(
                    isApiError(preview.error, 'PAYLOAD_TOO_LARGE')
                      ? 'import.tooLarge'
                      : 'import.previewFailed',
                  )
                : undefined
            }
            loading={preview.isPending}
            onPick={(file) => {
              setFileName(file.name);
              preview.mutate(file);
            }}
          />
        )}
        {rows.length > 0 && begun && (
          <SavingPart
            total={toSave.length + saved.size}
            saving={saving}
            onGoOn={() => save()}
            onGoOnWithout={goOnWithout}
            onLook={async (row) => {
              await bench.lookAgain(row);
              saving.lookAgain();
            }}
          />
        )}
        {looking && (
          <ImportPreviewPart bench={bench} marks={marks} validFrom={validFrom} onValidFrom={setValidFrom} />
        )}
      </div>
      {question}
    </Modal>
  );
}

/** Asks before corrections that are not saved are left behind. */
function useLeaveQuestion(unsaved: number) {
  const { t } = useTranslation('employees');
  const [leaving, setLeaving] = useState<(() => void) | null>(null);
  return {
    askedFirst: (leave: () => void) => () => (unsaved > 0 ? setLeaving(() => leave) : leave()),
    question: leaving && (
      <ConfirmModal
        open
        danger
        title={t('import.leave.question', counted(unsaved))}
        confirmText={t('import.leave.confirm')}
        onClose={() => setLeaving(null)}
        onConfirm={() => {
          setLeaving(null);
          leaving();
        }}
      >
        {t('import.leave.text')}
      </ConfirmModal>
    ),
  };
}
