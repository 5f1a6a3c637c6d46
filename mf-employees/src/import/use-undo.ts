import { undoImport } from '@paga/contract/employees';
import { type BlockedText, type UndoImport, type UndoQuestion, useUndoImport } from '@paga/forms/import';
import { useCompany } from '@paga/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { counted } from '#counted.ts';
import { refreshEmployees } from '#refresh-employees.ts';

/** Why an import of employees cannot be undone. */
export function useBlockedText(): BlockedText {
  const { t } = useTranslation('employees');
  return (reason, what) =>
    reason === 'monthUsed'
      ? t('import.blockedByMonths', { months: what })
      : t('import.blockedByPeople', { people: what });
}

/** What is asked before an import is undone: how many are deleted, and how many become as they were. */
export function useUndoQuestion(): (of: { added: number; changed: number }) => UndoQuestion {
  const { t } = useTranslation('employees');
  return ({ added, changed }) => {
    const both = added > 0 && changed > 0 ? t('import.undoChanged', counted(changed)) : '';
    const key = added > 0 ? 'import.undoConfirm' : 'import.undoRestore';
    return {
      title: t('import.undoTitle', counted(added + changed)),
      confirmText: t(key, counted(added > 0 ? added : changed)),
      children: `${t('import.undoText')} ${both}`,
    };
  };
}

/** Undoes an import of employees. */
export function useUndo(onUndone?: () => void): UndoImport {
  const { id: userId } = useCompany();
  const client = useQueryClient();
  return useUndoImport(undoImport, {
    inputOf: (importId) => ({ body: { userId, importId } }),
    blocked: useBlockedText(),
    refresh: () => refreshEmployees(client),
    ...(onUndone && { onUndone }),
  });
}
