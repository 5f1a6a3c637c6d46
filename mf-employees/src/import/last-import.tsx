import { call } from '@paga/client';
import { deleteEmployee } from '@paga/contract/employees';
import { Alert, Button, ConfirmModal, Progress, Row, useToast } from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { counted } from '#counted.ts';
import { refreshLists, type SavedImport } from './use-import.ts';

type LastImportProps = { saved: SavedImport; onGone: () => void };

/** What the last import added, with the way back: every one of its employees is deleted again. */
export function LastImport({ saved, onGone }: LastImportProps): ReactNode {
  const { t } = useTranslation('employees');
  const count = saved.ids.length;
  const [asking, setAsking] = useState(false);
  const { undo, done } = useUndo(saved, onGone);
  const errorText = useErrorText();
  const actions = (
    <Row>
      <Button size="small" icon="undo" disabled={undo.isPending} onClick={() => setAsking(true)}>
        {t('import.undo')}
      </Button>
      <Button size="small" variant="quiet" disabled={undo.isPending} onClick={onGone}>
        {t('import.keep')}
      </Button>
    </Row>
  );
  return (
    <>
      <Alert tone={undo.isError ? 'danger' : 'success'} title={t('import.added', counted(count))} action={actions}>
        {undo.isPending && <Progress value={done} total={count} label={t('import.undoing')} />}
        {undo.isError && errorText(undo.error)}
      </Alert>
      <ConfirmModal
        open={asking}
        danger
        title={t('import.undoTitle', counted(count))}
        confirmText={t('import.undoConfirm', counted(count))}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          undo.mutate();
        }}
      >
        {t('import.undoText')}
      </ConfirmModal>
    </>
  );
}

function useUndo(saved: SavedImport, onGone: () => void) {
  const { t } = useTranslation('employees');
  const { id: tenantId } = useCompany();
  const client = useQueryClient();
  const toast = useToast();
  const [deleted, setDeleted] = useState<ReadonlySet<number>>(new Set());
  const undo = useMutation({
    mutationFn: async () => {
      const gone = new Set(deleted);
      for (const employeeId of saved.ids) {
        if (gone.has(employeeId)) continue;
        await call(deleteEmployee, { query: { tenantId, employeeId } });
        gone.add(employeeId);
        setDeleted(new Set(gone));
      }
    },
    onSuccess: () => {
      toast.success(t('import.undone'));
      onGone();
    },
    onSettled: () => refreshLists(client),
    meta: { silent: true },
  });
  return { undo, done: deleted.size };
}
