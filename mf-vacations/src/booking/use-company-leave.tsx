import { mutation } from '@paga/client';
import { deleteCompanyLeave, type RefusedPerson, storeCompanyLeave } from '@paga/contract/leave';
import { useToast } from '@paga/kit';
import { useCompany } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Undoable } from '../leave/undoable.tsx';
import { useRefreshLeave } from '../leave/use-refresh-leave.ts';
import { refusalOf } from './refusal.ts';
import { type LeaveValues, sentReason } from './use-leave-preview.ts';
import { useRefusedAtField } from './use-refused-at-field.ts';

type CompanyLeave = Pick<LeaveValues, 'type' | 'from' | 'to' | 'reason'> & { employeeIds: number[] };

/** Books the same leave for several people: all of them, which the toast can undo, or `refused` names those for whom it cannot be. */
export function useCompanyLeave() {
  const { t } = useTranslation('vacations');
  const { id: tenantId } = useCompany();
  const toast = useToast();
  const refresh = useRefreshLeave();
  const atField = useRefusedAtField();
  const storing = useMutation({ ...mutation(storeCompanyLeave), meta: { silent: true } });
  const deleting = useMutation(mutation(deleteCompanyLeave));
  const [refused, setRefused] = useState<RefusedPerson[]>([]);
  const bookAll = async ({ employeeIds, type, from, to, reason }: CompanyLeave): Promise<void> => {
    setRefused([]);
    const body = { tenantId, employeeIds, type, from, to, ...sentReason({ type, reason }) };
    const result = await atField(() => storing.mutateAsync({ body }));
    if (!result.created) {
      setRefused(result.refused);
      const message = t('booking.refusedFor', { count: result.refused.length });
      throw Object.assign(new Error(message), { fields: [{ path: 'employeeIds', message }] });
    }
    const { vacationIds } = result;
    const back = async (): Promise<void> => {
      await deleting.mutateAsync({ body: { tenantId, vacationIds } });
      toast.success(t('booking.undone', { count: vacationIds.length }));
      await refresh();
    };
    const text = t('booking.savedFor', { count: vacationIds.length });
    toast.success(<Undoable text={text} onUndo={back} />);
    await refresh();
  };
  return { bookAll, refused, failure: refusalOf(storing.error) ? null : storing.error };
}

/** Who refuses a company leave, and why. */
export function RefusedPeople({ refused }: { refused: readonly RefusedPerson[] }): ReactElement {
  const { t } = useTranslation('vacations');
  return (
    <>
      {t('booking.nobodyBooked')}
      <ul className="leave-warnings">
        {refused.map(({ employeeId, employeeName, reason }) => (
          <li key={employeeId}>
            {employeeName}: {t(`booking.refused.${reason}`)}
          </li>
        ))}
      </ul>
    </>
  );
}
