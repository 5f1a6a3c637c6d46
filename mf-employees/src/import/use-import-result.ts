import { useToast } from '@paga/kit';
import { useTranslation } from 'react-i18next';
import type { SaveProgress } from './save-rows.ts';
import type { SavedImport } from './use-import.ts';

type Wishes = { onClose: () => void; onSaved: (saved: SavedImport) => void };

/** What happens when the saving has ended: all saved closes the window and says so; a failure stays open. */
export function useImportResult({ onClose, onSaved }: Wishes): (progress: SaveProgress) => void {
  const { t } = useTranslation('employees');
  const toast = useToast();
  return ({ saved, stopped }) => {
    if (stopped) return;
    if (saved.size === 0) {
      toast.info(t('import.noRows'));
      return;
    }
    toast.success(t('import.saved'));
    onSaved({ ids: [...saved.values()] });
    onClose();
  };
}
