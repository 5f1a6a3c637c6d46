import { isApiError, mutation } from '@paga/client';
import { addContract, type Employee } from '@paga/contract/employees';
import { fullName } from '@paga/contract/full-name';
import { SalaryPaymentType } from '@paga/contract/shapes';
import { DatePicker, FormField, Grid, ModalForm, NumberInput, useToast } from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefreshEmployees } from '#form/saving/use-save-employee.ts';
import { contractFaults } from './contract-faults.ts';

type Values = { contractStarted: string; expirationContract?: string | null; pay?: number | null };

/** Enters the contract of somebody who came back: days, and what they are paid from the first of them. */
export function AddContractModal({
  employee,
  onClose,
}: {
  employee: Employee;
  onClose: () => void;
}): ReactNode {
  const { t } = useTranslation('employees');
  const errorText = useErrorText();
  const toast = useToast();
  const refresh = useRefreshEmployees();
  const { id: tenantId } = useCompany();
  const [failed, setFailed] = useState<unknown>(null);
  const adding = useMutation({ ...mutation(addContract), meta: { silent: true } });
  const name = fullName(employee);
  const hourly = employee.salaryPaymentType === SalaryPaymentType.hourly;
  const byProject = employee.salaryPaymentType === SalaryPaymentType.project;
  const save = async ({ contractStarted, expirationContract, pay }: Values): Promise<void> => {
    setFailed(null);
    const paid =
      pay === undefined || pay === null ? {} : hourly ? { pricePerHour: pay } : { bruttoSalary: pay };
    const { id: employeeId, version } = employee;
    const contract = { contractStarted, expirationContract: expirationContract ?? null, ...paid };
    try {
      await adding.mutateAsync({ body: { tenantId, employeeId, version, ...contract } });
    } catch (error) {
      if (!isApiError(error) || error.fields.length === 0) setFailed(error);
      throw contractFaults(error, t);
    }
    toast.success(t('employee.contract.done', { name }));
    await refresh();
  };
  return (
    <ModalForm<Values>
      open
      width={520}
      title={t('employee.contract.title', { name })}
      submitText={t('employee.contract.save')}
      error={failed ? errorText(failed) : undefined}
      initialValues={{ pay: hourly ? employee.pricePerHour : employee.bruttoSalary }}
      onSubmit={save}
      onClose={onClose}
    >
      <p>{t('employee.contract.text')}</p>
      <Grid columns={180}>
        <FormField
          name="contractStarted"
          label={t('employee.field.contractStarted')}
          rules={[{ required: true, message: t('employee.contract.startMissing') }]}
        >
          <DatePicker min="2000-01-01" aria-required />
        </FormField>
        <FormField name="expirationContract" label={t('employee.field.expirationContract')}>
          <DatePicker min="2000-01-01" />
        </FormField>
      </Grid>
      {!byProject && (
        <FormField
          name="pay"
          label={t(hourly ? 'employee.field.pricePerHour' : 'employee.field.bruttoSalary')}
        >
          <NumberInput min={0} precision={hourly ? 4 : 2} />
        </FormField>
      )}
    </ModalForm>
  );
}
