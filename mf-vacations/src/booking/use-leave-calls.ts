import { mutation } from '@paga/client';
import { deleteVacation, storeVacation, updateVacation } from '@paga/contract/leave';
import { useCompany } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import { type LeaveValues, sentReason } from './use-leave-preview.ts';

const SILENT = { silent: true };

/** What of a leave can be changed. */
type LeaveFacts = Pick<LeaveValues, 'type' | 'from' | 'to' | 'reason'> & { newBirth: boolean };

/** The calls that write leave. What booking and changing are refused with is shown in their form, so they are silent. */
export function useLeaveCalls() {
  const { id: tenantId } = useCompany();
  const storing = useMutation({ ...mutation(storeVacation), meta: SILENT });
  const updating = useMutation({ ...mutation(updateVacation), meta: SILENT });
  const deleting = useMutation(mutation(deleteVacation));
  return {
    store: ({ giveBackAnnual, reason, birth, ...leave }: LeaveValues) =>
      storing.mutateAsync({
        body: {
          tenantId,
          ...leave,
          ...sentReason({ ...leave, reason }),
          ...(birth === 'new' && { newBirth: true }),
          ...(giveBackAnnual && { giveBackAnnual }),
        },
      }),
    update: (id: number, version: number, { type, from, to, reason, newBirth }: LeaveFacts) =>
      updating.mutateAsync({
        params: { id },
        body: { type, from, to, version, ...sentReason({ type, reason }), newBirth },
      }),
    remove: (id: number) => deleting.mutateAsync({ params: { id } }),
  };
}
