import { getPayRaise, previewPayRaise, undoPayRaises } from '@paga/contract/employees';
import { useCompany } from '@paga/platform';
import { useTranslation } from 'react-i18next';
import { useChange } from '#guided/use-change.ts';

/** What a raise changes beside the person. */
export const RAISE_SHOWN = [getPayRaise, previewPayRaise];

/** Takes the newest raise of these people back; answers whether it is done. */
export function useUndoRaises(employeeIds: readonly number[]) {
  const { t } = useTranslation('employees');
  const { id: tenantId } = useCompany();
  const { run, problem } = useChange({
    endpoint: undoPayRaises,
    touches: RAISE_SHOWN,
    doneText: () => t('raise.undone', { count: employeeIds.length }),
  });
  const undo = async () => (await run({ body: { tenantId, employeeIds: [...employeeIds] } })) !== null;
  return { undo, problem };
}
