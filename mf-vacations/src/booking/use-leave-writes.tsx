import { mutation } from '@paga/client';
import { deleteVacation, storeVacation, updateVacation, type Vacation } from '@paga/contract/leave';
import { useToast } from '@paga/kit';
import { useCompany } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Undoable } from '#vacation/undoable.tsx';
import { useRefreshLeave } from '#vacation/use-refresh-leave.ts';
import { type LeaveValues, sentReason } from './use-leave-preview.ts';
import { useRefusedAtField } from './use-refused-at-field.ts';

const SILENT = { silent: true };

/** What is written of leave, each with its toast and a fresh page; each can be undone from there. */
export function useLeaveWrites() {
  const { t } = useTranslation('vacations');
  const { id: tenantId } = useCompany();
  const toast = useToast();
  const refresh = useRefreshLeave();
  const atField = useRefusedAtField();
  const storing = useMutation({ ...mutation(storeVacation), meta: SILENT });
  const updating = useMutation({ ...mutation(updateVacation), meta: SILENT });
  const deleting = useMutation(mutation(deleteVacation));
  const [bookError, setBookError] = useState<unknown>(null);

  const guarded = async (write: () => Promise<unknown>): Promise<void> => {
    setBookError(null);
    try {
      await atField(write);
    } catch (error) {
      if (!(error instanceof Error && 'fields' in error)) setBookError(error);
      else if ((error.fields as unknown[]).length === 0) setBookError(error);
      throw error;
    }
  };
  const store = ({ giveBackAnnual, reason, birth, ...leave }: LeaveValues) =>
    storing.mutateAsync({
      body: {
        tenantId,
        ...leave,
        ...sentReason({ ...leave, reason }),
        ...(birth === 'new' && { newBirth: true }),
        ...(giveBackAnnual && { giveBackAnnual }),
      },
    });
  const book = async (leave: LeaveValues): Promise<void> => {
    let booked: number | undefined;
    await guarded(async () => {
      const answer = await store(leave);
      // Leave that has given annual days back is not undone by deleting it: they would stay given back.
      if ('vacation' in answer && !leave.giveBackAnnual) booked = answer.vacation.id;
    });
    const id = booked;
    const back = async (): Promise<void> => {
      await deleting.mutateAsync({ params: { id: id ?? 0 } });
      toast.success(t('booking.deleted'));
      await refresh();
    };
    toast.success(
      id === undefined ? t('booking.saved') : <Undoable text={t('booking.saved')} onUndo={back} />,
    );
    await refresh();
  };
  const restore = async ({
    employeeId,
    typeId: type,
    from,
    to,
    reason,
    newBirth,
  }: Vacation): Promise<void> => {
    const birth = newBirth ? 'new' : 'same';
    await store({ employeeId, type, from, to, reason, birth, giveBackAnnual: false });
    toast.success(t('booking.restored'));
    await refresh();
  };
  const change = async (
    old: Vacation,
    { type, from, to, reason, birth }: Pick<LeaveValues, 'type' | 'from' | 'to' | 'reason' | 'birth'>,
  ): Promise<void> => {
    const { id, version } = old;
    let next = version;
    await guarded(async () => {
      const body = { type, from, to, version, ...sentReason({ type, reason }), newBirth: birth === 'new' };
      next = (await updating.mutateAsync({ params: { id }, body })).version;
    });
    const back = async () => {
      const { typeId: was, from: began, to: ended, reason: why, newBirth } = old;
      const body = {
        type: was,
        from: began,
        to: ended,
        version: next,
        newBirth,
        ...sentReason({ type: was, reason: why }),
      };
      await updating.mutateAsync({ params: { id }, body });
      toast.success(t('booking.restored'));
      await refresh();
    };
    toast.success(<Undoable text={t('booking.edited')} onUndo={back} />);
    await refresh();
  };
  const remove = async (leave: Vacation): Promise<void> => {
    await deleting.mutateAsync({ params: { id: leave.id } });
    toast.success(<Undoable text={t('booking.deleted')} onUndo={() => restore(leave)} />);
    await refresh();
  };
  return { book, bookError, change, remove };
}
