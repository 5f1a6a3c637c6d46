import { query } from '@paga/client';
import {
  getProlongation,
  type Prolongation,
  previewProlongation,
  prolongContracts,
  undoProlongations,
} from '@paga/contract/employees';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useChange } from '#guided/use-change.ts';

/** Until when the contracts of these people would go on. */
export function useProlongation(employeeIds: readonly number[], enabled = true) {
  const { id: tenantId } = useCompany();
  return useQuery({
    ...query(previewProlongation, { body: { tenantId, employeeIds: [...employeeIds] } }),
    enabled: enabled && employeeIds.length > 0,
    meta: { silent: true },
  });
}

const SHOWN = [getProlongation, previewProlongation];

/** Prolongs what was shown of those who can be, and takes it back again. */
export function useProlonging() {
  const { t } = useTranslation('employees');
  const { id: tenantId } = useCompany();
  const prolonging = useChange({
    endpoint: prolongContracts,
    touches: SHOWN,
    doneText: (answer) => t('prolong.done', { count: answer.length }),
  });
  const undoing = useChange({
    endpoint: undoProlongations,
    touches: SHOWN,
    doneText: (_, { body }) => t('prolong.undone', { count: body.employeeIds.length }),
  });
  const prolong = async (shown: readonly Prolongation[]): Promise<readonly Prolongation[] | null> => {
    const people = shown.flatMap(({ employeeId, ended, until, refusal }) =>
      ended && until && !refusal ? [{ employeeId, ended, until }] : [],
    );
    return (await prolonging.run({ body: { tenantId, people } }))?.answer ?? null;
  };
  const undo = async (employeeIds: readonly number[]): Promise<boolean> =>
    (await undoing.run({ body: { tenantId, employeeIds: [...employeeIds] } })) !== null;
  return { prolong, undo, problem: prolonging.problem ?? undoing.problem };
}
