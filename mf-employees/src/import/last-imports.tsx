import { query } from '@paga/client';
import { getImports } from '@paga/contract/employees';
import { ImportList } from '@paga/forms/import';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlockedText, useUndo, useUndoQuestion } from './use-undo.ts';

/** Who imported what and when, each can be undone while nothing has used it. */
export function LastImports(): ReactNode {
  const { t } = useTranslation('employees');
  const { id: userId } = useCompany();
  const { data = [] } = useQuery({ ...query(getImports, { query: { userId } }), meta: { silent: true } });
  return (
    <ImportList
      imports={data}
      counts={[
        { key: 'added', title: t('import.lastAdded'), of: ({ added }) => added },
        { key: 'changed', title: t('import.lastChanged'), of: ({ changed }) => changed },
      ]}
      undo={useUndo()}
      blocked={useBlockedText()}
      undoOf={(file) => t('import.undoOf', { file })}
      undoneAt={(undone) => t('import.undoneAt', undone)}
      question={useUndoQuestion()}
    />
  );
}
