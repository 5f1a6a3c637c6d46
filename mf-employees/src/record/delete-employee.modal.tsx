import { mutation } from '@paga/client';
import { deleteEmployee, type Employee } from '@paga/contract/employees';
import { fullName } from '@paga/contract/full-name';
import { ConfirmModal } from '@paga/kit';
import { useCompany } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useNotifyDeleted } from '#bulk/use-notify-deleted.tsx';
import { useRefreshEmployees } from '#form/saving/use-save-employee.ts';

/** Asks, naming the person, and deletes. */
export function DeleteEmployeeModal({
  employee,
  onClose,
}: {
  employee: Employee;
  onClose: () => void;
}): ReactNode {
  const { t } = useTranslation('employees');
  const notifyDeleted = useNotifyDeleted();
  const navigate = useNavigate();
  const refresh = useRefreshEmployees();
  const { id: tenantId } = useCompany();
  const name = fullName(employee);
  const deleting = useMutation({
    ...mutation(deleteEmployee),
    onSuccess: () => {
      notifyDeleted(t('employee.delete.done', { name }), [employee.id]);
      navigate('/employees');
      void refresh();
    },
  });
  return (
    <ConfirmModal
      open
      danger
      title={t('employee.delete.question', { name })}
      confirmText={t('employee.delete.confirm')}
      loading={deleting.isPending}
      onConfirm={() => deleting.mutate({ query: { tenantId, employeeId: employee.id } })}
      onClose={onClose}
    >
      {t('employee.delete.text')}
    </ConfirmModal>
  );
}
