import { invalidates, mutation } from '@paga/client';
import { getLeaveImports, storeLeaveImport } from '@paga/contract/leave';
import { BenchFooter } from '@paga/forms/import';
import { Alert, ConfirmModal, Modal, Stack, useToast } from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefreshLeave } from '../leave/use-refresh-leave.ts';
import { ChooseFile } from './choose-file.tsx';
import { PreviewPart } from './preview-part.tsx';
import { stateOf } from './row-state.ts';
import { sentRows, useLeaveBench } from './use-leave-bench.ts';

/** Balances and booked leave from Excel: choose a workbook, look at its rows, save all of them at once. */
export function ImportModal({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('vacations');
  const errorText = useErrorText();
  const [fileName, setFileName] = useState('');
  const [leaving, setLeaving] = useState(false);
  const bench = useLeaveBench();
  const saving = useSaving(bench.refused, onClose);
  const rows = sentRows(bench);
  const looking = bench.rows.length > 0;
  const isRefused = bench.rows.some((row) => stateOf(row, bench) === 'refused');
  const close = () => (bench.mayUndo ? setLeaving(true) : onClose());
  const save = {
    ...{ text: t('import.save', { count: rows.length }), loading: saving.isPending },
    ...{ disabled: rows.length === 0 || isRefused, onSave: () => saving.save(fileName, rows) },
  };
  const footer = (
    <BenchFooter
      busy={bench.isReading}
      onOther={looking ? bench.startOver : undefined}
      onClose={close}
      save={looking ? save : undefined}
    />
  );
  return (
    <Modal open title={t('import.title')} onClose={close} footer={footer} width={looking ? 1320 : 720}>
      {!looking && (
        <ChooseFile
          preview={bench.preview}
          onPick={(file) => {
            setFileName(file.name);
            bench.preview.mutate(file);
          }}
        />
      )}
      {looking && (
        <Stack>
          {saving.error && <Alert tone="danger" title={errorText(saving.error)} />}
          <PreviewPart bench={bench} />
        </Stack>
      )}
      {leaving && (
        <ConfirmModal
          open
          danger
          title={t('import.leaveQuestion')}
          confirmText={t('import.leaveConfirm')}
          onConfirm={onClose}
          onClose={() => setLeaving(false)}
        />
      )}
    </Modal>
  );
}

type Sent = ReturnType<typeof sentRows>;
type Refused = ReturnType<typeof useLeaveBench>['refused'];

/** Saves every row or none; what is refused then, because others have booked meanwhile, is shown at its row. */
function useSaving(onRefused: Refused, onSaved: () => void) {
  const { t } = useTranslation('vacations');
  const { id: tenantId } = useCompany();
  const client = useQueryClient();
  const refresh = useRefreshLeave();
  const toast = useToast();
  const storing = useMutation({
    ...mutation(storeLeaveImport),
    onSuccess: async (answer) => {
      if (!answer.created) return onRefused(answer.rows);
      const { balances, leaves } = answer;
      toast.success(t('import.saved', { balances, leaves }));
      await Promise.all([client.invalidateQueries(invalidates(getLeaveImports)), refresh()]);
      onSaved();
    },
    meta: { silent: true },
  });
  return {
    isPending: storing.isPending,
    error: storing.error,
    save: (fileName: string, rows: Sent) =>
      storing.mutate({ body: { tenantId, fileName: fileName.slice(0, 200), rows } }),
  };
}
