import { mutation } from '@paga/client';
import { updateVacation, VACATION_TYPE_NAME, type Vacation, type VacationTypeId } from '@paga/contract/leave';
import { Gender, VacationType } from '@paga/contract/shapes';
import { DatePicker, FormField, ModalForm, Select, useToast } from '@paga/kit';
import { useDraft, useErrorText } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefreshLeave } from './use-refresh-leave.ts';

type LeaveValues = { type: VacationTypeId; from: string; to: string };

/** Changes type or dates of a leave; the server counts the days again and says when they cannot be had. */
export function EditLeaveModal({
  vacation,
  gender,
  onClose,
}: {
  vacation: Vacation;
  gender: Gender | null;
  onClose: () => void;
}): ReactNode {
  const { t } = useTranslation('employees');
  const toast = useToast();
  const errorText = useErrorText();
  const refresh = useRefreshLeave();
  const draft = useDraft<LeaveValues>(`employee-leave/${vacation.id}`);
  const saving = useMutation({ ...mutation(updateVacation), meta: { silent: true } });
  const { id, typeId, from, to, version } = vacation;
  // Men choose annual, medical and special leave, women all four.
  const types = Object.values(VacationType).filter(
    (type) => type !== VacationType.maternity || gender === Gender.female || type === typeId,
  );
  const save = async (values: LeaveValues): Promise<void> => {
    await saving.mutateAsync({ params: { id }, body: { ...values, version } });
    toast.success(t('employee.leave.saved'));
    await refresh();
  };
  return (
    <ModalForm<LeaveValues>
      open
      title={t('employee.leave.editTitle')}
      initialValues={{ type: typeId, from, to }}
      draft={draft}
      error={saving.error ? errorText(saving.error) : undefined}
      onSubmit={save}
      onClose={onClose}
    >
      <FormField name="type" label={t('employee.leave.kind')} required>
        <Select options={types.map((value) => ({ value, label: t(`employee.leave.type.${VACATION_TYPE_NAME[value]}`) }))} />
      </FormField>
      <FormField name="from" label={t('employee.leave.from')} required>
        <DatePicker min="2000-01-01" />
      </FormField>
      <FormField name="to" label={t('employee.leave.to')} required>
        <DatePicker min="2000-01-01" />
      </FormField>
    </ModalForm>
  );
}
