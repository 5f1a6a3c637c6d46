import { query } from '@paga/client';
import { getLeaveImports, type LeaveImport } from '@paga/contract/leave';
import { Alert, Button, ConfirmModal, formatDateTime, missing, SimpleTable, Stack } from '@paga/kit';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUndoImport } from './use-undo-import.ts';

/** Who imported what and when, the newest first; each can be undone while nothing stands on it. Renders nothing before the first. */
export function LastImports(): ReactElement | null {
  const { t } = useTranslation('vacations');
  const { id: tenantId } = useCompany();
  const { data = [] } = useQuery({
    ...query(getLeaveImports, { query: { tenantId } }),
    meta: { silent: true },
  });
  const [asked, setAsked] = useState<LeaveImport | null>(null);
  const undo = useUndoImport();
  if (data.length === 0) return null;
  return (
    <Stack tight>
      <strong>{t('import.last')}</strong>
      {undo.why && <Alert tone="danger" title={undo.why} />}
      <SimpleTable
        label={t('import.last')}
        rows={data}
        rowKey={({ id }) => id}
        stacks
        columns={[
          { key: 'file', title: t('import.lastFile'), render: ({ fileName }) => fileName },
          {
            key: 'when',
            title: t('import.lastWhen'),
            render: ({ savedAt, savedBy }) => `${formatDateTime(savedAt)}, ${savedBy ?? missing}`,
          },
          { key: 'balances', title: t('import.lastBalances'), align: 'right', render: (one) => one.balances },
          { key: 'leaves', title: t('import.lastLeaves'), align: 'right', render: (one) => one.leaves },
          {
            key: 'undo',
            title: t('import.lastState'),
            render: (one) => <Standing one={one} onUndo={() => setAsked(one)} />,
          },
        ]}
      />
      {asked && (
        <ConfirmModal
          open
          danger
          title={t('import.undoQuestion', { file: asked.fileName })}
          confirmText={t('import.undo')}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            undo.run(asked.id);
          }}
        >
          {t('import.undoText', { leaves: asked.leaves, balances: asked.balances })}
        </ConfirmModal>
      )}
    </Stack>
  );
}

function Standing({ one, onUndo }: { one: LeaveImport; onUndo: () => void }): ReactElement | string {
  const { t } = useTranslation('vacations');
  const { undone, blocked, fileName } = one;
  if (undone) return t('import.undoneAt', { when: formatDateTime(undone.at), by: undone.by ?? missing });
  if (blocked && blocked.months.length > 0)
    return t('import.blocked.monthUsed', { what: blocked.months.join(', ') });
  if (blocked) return t('import.blocked.edited', { what: blocked.people.join(', ') });
  return (
    <Button size="small" icon="undo" aria-label={t('import.undoOf', { file: fileName })} onClick={onUndo}>
      {t('import.undo')}
    </Button>
  );
}
