import type { BookedLeave } from '@paga/contract/leave';
import { useToast } from '@paga/kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Undoable } from '../leave/undoable.tsx';
import { useRefreshLeave } from '../leave/use-refresh-leave.ts';
import { useLeaveCalls } from './use-leave-calls.ts';
import type { LeaveValues } from './use-leave-preview.ts';
import { useRefusedAtField } from './use-refused-at-field.ts';

/** What is written of leave, each with its toast and a fresh page; each can be undone from there. */
export function useLeaveWrites() {
  const { t } = useTranslation('vacations');
  const { store, update, remove: removeById } = useLeaveCalls();
  const { bookError, guarded } = useBookError();
  const { done, undoable } = useDone();

  const book = async (leave: LeaveValues): Promise<void> => {
    let booked: number | undefined;
    await guarded(async () => {
      const answer = await store(leave);
      // Leave that has given annual days back is not undone by deleting it: they would stay given back.
      if ('vacation' in answer && !leave.giveBackAnnual) booked = answer.vacation.id;
    });
    const id = booked;
    if (id === undefined) return done(t('booking.saved'));
    return undoable(t('booking.saved'), async () => {
      await removeById(id);
      await done(t('booking.deleted'));
    });
  };
  const change = async (
    old: BookedLeave,
    { birth, ...facts }: Pick<LeaveValues, 'type' | 'from' | 'to' | 'reason' | 'birth'>,
  ): Promise<void> => {
    let next = old.version;
    await guarded(async () => {
      next = (await update(old.id, old.version, { ...facts, newBirth: birth === 'new' })).version;
    });
    return undoable(t('booking.edited'), async () => {
      await update(old.id, next, { ...old, type: old.typeId });
      await done(t('booking.restored'));
    });
  };
  const remove = async (leave: BookedLeave): Promise<void> => {
    await removeById(leave.id);
    return undoable(t('booking.deleted'), async () => {
      const { employeeId, typeId: type, from, to, reason, newBirth } = leave;
      const birth = newBirth ? 'new' : 'same';
      await store({ employeeId, type, from, to, reason, birth, giveBackAnnual: false });
      await done(t('booking.restored'));
    });
  };
  return { book, bookError, change, remove };
}

/** Says what is done, with the way back where there is one, and reads the page again. */
function useDone() {
  const toast = useToast();
  const refresh = useRefreshLeave();
  const done = async (what: ReactNode): Promise<void> => {
    toast.success(what);
    await refresh();
  };
  const undoable = (text: string, undo: () => Promise<void>): Promise<void> =>
    done(<Undoable text={text} onUndo={undo} />);
  return { done, undoable };
}

/** What a form of leave was refused with where no field of it is at fault; a fault of a field goes to the field. */
function useBookError() {
  const atField = useRefusedAtField();
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
  return { bookError, guarded };
}
