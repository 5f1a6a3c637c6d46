import { invalidates, query } from '@paga/client';
import { getLeaveImports, undoLeaveImport } from '@paga/contract/leave';
import { type BlockedText, ImportList, useUndoImport } from '@paga/forms/import';
import { useCompany } from '@paga/platform';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefreshLeave } from '../leave/use-refresh-leave.ts';

/** Who imported what and when; each can be undone while nothing stands on it. */
export function LastImports(): ReactElement {
  const { t } = useTranslation('vacations');
  const { id: tenantId } = useCompany();
  const client = useQueryClient();
  const refresh = useRefreshLeave();
  const { data = [] } = useQuery({
    ...query(getLeaveImports, { query: { tenantId } }),
    meta: { silent: true },
  });
  const blocked: BlockedText = (reason, what) => t(`import.blocked.${reason}`, { what });
  const undo = useUndoImport(undoLeaveImport, {
    inputOf: (importId) => ({ body: { tenantId, importId } }),
    blocked,
    refresh: () => Promise.all([client.invalidateQueries(invalidates(getLeaveImports)), refresh()]),
  });
  return (
    <ImportList
      imports={data}
      counts={[
        { key: 'balances', title: t('import.lastBalances'), of: ({ balances }) => balances },
        { key: 'leaves', title: t('import.lastLeaves'), of: ({ leaves }) => leaves },
      ]}
      undo={undo}
      blocked={blocked}
      undoOf={(file) => t('import.undoOf', { file })}
      undoneAt={(undone) => t('import.undoneAt', undone)}
      question={({ fileName, leaves, balances }) => ({
        title: t('import.undoQuestion', { file: fileName }),
        confirmText: t('import.undo'),
        children: t('import.undoText', { leaves, balances }),
      })}
    />
  );
}
