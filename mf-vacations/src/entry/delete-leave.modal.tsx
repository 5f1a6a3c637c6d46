import { type BookedLeave, leaveTypeName } from '@paga/contract/leave';
import { ConfirmModal, formatDate, useKit } from '@paga/kit';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveWrites } from '#booking/use-leave-writes.tsx';

type DeleteLeaveProps = { vacation: BookedLeave; onDeleted?: () => void; onClose: () => void };

/** Asks before a leave is deleted; the toast that follows can bring it back. */
export function DeleteLeave({ vacation, onDeleted, onClose }: DeleteLeaveProps): ReactElement {
  const { t } = useTranslation('vacations');
  const { language } = useKit();
  const { remove } = useLeaveWrites();
  const [busy, setBusy] = useState(false);
  const { employeeName: name, from, to, typeId } = vacation;
  const confirm = async (): Promise<void> => {
    setBusy(true);
    // The page shows what fails; the window stays open, so that one may try again.
    await remove(vacation).then(onDeleted ?? onClose, () => setBusy(false));
  };
  return (
    <ConfirmModal
      open
      danger
      title={t('entry.deleteQuestion', {
        name,
        from: formatDate(from),
        to: formatDate(to),
        type: leaveTypeName(typeId, language),
      })}
      confirmText={t('entry.deleteConfirm')}
      loading={busy}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
