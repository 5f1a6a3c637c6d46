import { ErrorState, Modal, SkeletonCard } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryModal } from '#entry/entry.modal.tsx';
import { usePersonLeave } from '#person/use-person-leave.ts';

type OpenedLeaveProps = { employeeId: number; id: number; onClose: () => void };

/** The window of a bar of the calendar: the bar knows its days, the window reads the whole entry. */
export function OpenedLeave({ employeeId, id, onClose }: OpenedLeaveProps): ReactElement {
  const { t } = useTranslation('vacations');
  const errorText = useErrorText();
  const leave = usePersonLeave(employeeId);
  const vacation = leave.data?.vacations.find((entry) => entry.id === id);
  if (leave.data && vacation)
    return <EntryModal vacation={vacation} gender={leave.data.gender} onClose={onClose} />;
  return (
    <Modal open title={t('calendar.leave')} onClose={onClose}>
      {leave.isPending ? (
        <SkeletonCard lines={3} />
      ) : (
        <ErrorState
          title={leave.isError ? undefined : t('calendar.gone')}
          detail={leave.isError ? errorText(leave.error) : t('calendar.goneHint')}
          onRetry={() => leave.refetch()}
        />
      )}
    </Modal>
  );
}
