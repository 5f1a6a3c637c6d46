import { query } from '@paga/client';
import { getImports, type ImportBatch } from '@paga/contract/employees';
import { Alert, Button, formatDateTime, missing, SimpleTable, Stack } from '@paga/kit';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UndoModal } from './undo.modal.tsx';
import { useUndo } from './use-undo.ts';

/** Who imported what and when, the newest first, each can be undone while nothing has used it. Renders nothing before the first import. */
export function LastImports(): ReactNode {
  const { t } = useTranslation('employees');
  const { id: userId } = useCompany();
  const { data = [] } = useQuery({ ...query(getImports, { query: { userId } }), meta: { silent: true } });
  const [asked, setAsked] = useState<ImportBatch | null>(null);
  const undo = useUndo(() => undefined);
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
          { key: 'added', title: t('import.lastAdded'), align: 'right', render: ({ added }) => added },
          {
            key: 'changed',
            title: t('import.lastChanged'),
            align: 'right',
            render: ({ changed }) => changed,
          },
          {
            key: 'undo',
            title: t('import.lastState'),
            render: (batch) => <Standing batch={batch} onUndo={() => setAsked(batch)} />,
          },
        ]}
      />
      {asked && (
        <UndoModal
          added={asked.added}
          changed={asked.changed}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            undo.run(asked.id);
          }}
        />
      )}
    </Stack>
  );
}

function Standing({
  batch: { undone, blocked, fileName },
  onUndo,
}: {
  batch: ImportBatch;
  onUndo: () => void;
}): ReactNode {
  const { t } = useTranslation('employees');
  if (undone) return t('import.undoneAt', { when: formatDateTime(undone.at), by: undone.by ?? missing });
  if (blocked && blocked.months.length > 0)
    return t('import.blockedByMonths', { months: blocked.months.join(', ') });
  if (blocked) return t('import.blockedByPeople', { people: blocked.people.join(', ') });
  return (
    <Button size="small" icon="undo" aria-label={t('import.undoOf', { file: fileName })} onClick={onUndo}>
      {t('import.undo')}
    </Button>
  );
}
