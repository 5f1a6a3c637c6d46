import { query } from '@paga/client';
import { getLeaveImports, type LeaveImport } from '@paga/contract/leave';
import { Alert, ConfirmModal, ImportsTable, Stack } from '@paga/kit';
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
      <ImportsTable
        rows={data}
        texts={{
          title: t('import.last'),
          file: t('import.lastFile'),
          when: t('import.lastWhen'),
          state: t('import.lastState'),
          undo: t('import.undo'),
        }}
        undoOf={({ fileName }) => t('import.undoOf', { file: fileName })}
        undoneAt={(undone) => t('import.undoneAt', undone)}
        blockedBy={({ months, people }) =>
          months.length > 0
            ? t('import.blocked.monthUsed', { what: months.join(', ') })
            : t('import.blocked.edited', { what: people.join(', ') })
        }
        counts={[
          { key: 'balances', title: t('import.lastBalances'), of: ({ balances }) => balances },
          { key: 'leaves', title: t('import.lastLeaves'), of: ({ leaves }) => leaves },
        ]}
        onUndo={setAsked}
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
