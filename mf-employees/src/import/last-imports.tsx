import { query } from '@paga/client';
import { getImports, type ImportBatch } from '@paga/contract/employees';
import { Alert, ImportsTable, Stack } from '@paga/kit';
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
            ? t('import.blockedByMonths', { months: months.join(', ') })
            : t('import.blockedByPeople', { people: people.join(', ') })
        }
        counts={[
          { key: 'added', title: t('import.lastAdded'), of: ({ added }) => added },
          { key: 'changed', title: t('import.lastChanged'), of: ({ changed }) => changed },
        ]}
        onUndo={setAsked}
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
