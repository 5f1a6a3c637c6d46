import type { ImportRow } from '@paga/contract/employees';
import { useToast } from '@paga/kit';
import { useTranslation } from 'react-i18next';
import type { SaveProgress } from './save-rows.ts';
import type { SavedImport, Saving } from './use-import.ts';

type Wishes = {
  saving: Saving;
  rows: readonly ImportRow[];
  onClose: () => void;
  onSaved: (saved: SavedImport) => void;
};

/** What happens when the saving ends or the window is closed: all saved closes it and says so; a failure stays open. */
export function useImportResult({ saving, rows, onClose, onSaved }: Wishes) {
  const { t } = useTranslation('employees');
  const toast = useToast();
  const showResult = ({ saved }: Pick<SaveProgress, 'saved'>) => {
    const importId = saving.importId();
    if (saved.size === 0 || importId === null) return;
    const changed = rows.filter(({ row, match }) => match && saved.has(row)).length;
    onSaved({ importId, added: saved.size - changed, changed });
  };
  return {
    finish: (progress: SaveProgress) => {
      if (progress.stopped) return;
      if (progress.saved.size === 0) {
        toast.info(t('import.noRows'));
        return;
      }
      toast.success(t('import.saved'));
      showResult(progress);
      onClose();
    },
    close: () => {
      showResult(saving.progress);
      onClose();
    },
  };
}
