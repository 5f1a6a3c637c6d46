import { mutation, query } from '@paga/client';
import type { Employee } from '@paga/contract/employees';
import { fullName } from '@paga/contract/full-name';
import { deleteVacation, getEmployeeVacations, type Vacation } from '@paga/contract/leave';
import { ConfirmModal, EmptyState, ErrorState, formatDate, Modal, SkeletonTable, Stack, useToast } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditLeaveModal } from './edit-leave.modal.tsx';
import { LeaveTable } from './leave-table.tsx';
import { useRefreshLeave } from './use-refresh-leave.ts';

/** The leave of one employee, with what is left of the year; each can be changed and deleted. */
export function LeaveModal({ employee, onClose }: { employee: Employee; onClose: () => void }): ReactNode {
  const { t } = useTranslation('employees');
  const errorText = useErrorText();
  const [edited, setEdited] = useState<Vacation | null>(null);
  const [deleted, setDeleted] = useState<Vacation | null>(null);
  const leave = useQuery({ ...query(getEmployeeVacations, { params: { id: employee.id }, query: {} }), meta: { silent: true } });
  const name = fullName(employee);
  const { data } = leave;
  return (
    <>
      <Modal open title={t('employee.leave.title', { name })} width={720} onClose={onClose}>
        {leave.isError && <ErrorState title={t('employee.leave.failed')} detail={errorText(leave.error)} onRetry={() => leave.refetch()} />}
        {leave.isPending && <SkeletonTable rows={4} columns={4} />}
        {data && (
          <Stack>
            <p>
              {t('employee.leave.left', { year: data.year, annual: data.annualLeft, medical: data.medicalLeft, special: data.specialLeft })}
            </p>
            {data.vacations.length === 0 ? (
              <EmptyState picture="calendar" title={t('employee.leave.empty')} />
            ) : (
              <LeaveTable vacations={data.vacations} onEdit={setEdited} onDelete={setDeleted} />
            )}
          </Stack>
        )}
      </Modal>
      {edited && <EditLeaveModal vacation={edited} gender={employee.gender} onClose={() => setEdited(null)} />}
      {deleted && <DeleteLeave vacation={deleted} onClose={() => setDeleted(null)} />}
    </>
  );
}

function DeleteLeave({ vacation, onClose }: { vacation: Vacation; onClose: () => void }): ReactNode {
  const { t } = useTranslation('employees');
  const toast = useToast();
  const refresh = useRefreshLeave();
  const deleting = useMutation({
    ...mutation(deleteVacation),
    onSuccess: async () => {
      toast.success(t('employee.leave.deleted'));
      await refresh();
      onClose();
    },
  });
  const { id, from, to, type } = vacation;
  return (
    <ConfirmModal
      open
      danger
      title={t('employee.leave.deleteQuestion', { type: t(`employee.leave.type.${type}`), from: formatDate(from), to: formatDate(to) })}
      confirmText={t('employee.leave.deleteConfirm')}
      loading={deleting.isPending}
      onConfirm={() => deleting.mutate({ params: { id } })}
      onClose={onClose}
    />
  );
}
