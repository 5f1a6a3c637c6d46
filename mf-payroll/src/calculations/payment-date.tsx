import { isApiError, mutation } from '@paga/client';
import { FIRST_TAX_DAY } from '@paga/contract/admin/taxes';
import { type SalaryTotalsResult, updatePaymentDate } from '@paga/contract/payroll';
import { isClosed } from '@paga/contract/payroll/is-closed';
import { DatePicker, DateText, FormField, IconButton, ModalForm, useToast } from '@paga/kit';
import { useCompany, useErrorText, useMayCall } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { usePeriodName } from './period-name.ts';
import { useRefreshSalaries } from './use-salary-month.ts';

/** The day a month is paid; while the month is open a pencil changes it. */
export function PaymentDate({ totals }: { totals: SalaryTotalsResult }): ReactElement {
  const { t } = useTranslation('payroll');
  const [changing, setChanging] = useState(false);
  const mayChange = useMayCall('updatePaymentDate') && !isClosed(totals);
  return (
    <>
      <Trans t={t} i18nKey="calculations.paidOn" components={{ date: <DateText value={totals.paymentDate} /> }} />
      {mayChange && (
        <IconButton icon="pencil" size="small" label={t('calculations.paymentDate.change')} onClick={() => setChanging(true)} />
      )}
      {changing && <PaymentDateModal totals={totals} onClose={() => setChanging(false)} />}
    </>
  );
}

function PaymentDateModal({ totals, onClose }: { totals: SalaryTotalsResult; onClose: () => void }): ReactElement {
  const { t } = useTranslation('payroll');
  const { month, year, paymentDate } = totals;
  const [was] = useState(paymentDate);
  const company = useCompany();
  const toast = useToast();
  const errorText = useErrorText();
  const refresh = useRefreshSalaries();
  const save = useMutation({
    ...mutation(updatePaymentDate),
    // Somebody else was faster, or has closed the month: what stands now is shown behind the window.
    onError: (error) => (isApiError(error, 'CONFLICT') || isApiError(error, 'PERIOD_CLOSED') ? refresh() : undefined),
    meta: { silent: true },
  });
  const submit = async ({ paymentDate: day }: { paymentDate: string }) => {
    await save.mutateAsync({ body: { tenantId: company.id, month, year, paymentDate: day, was } });
    if (day !== was) toast.success(t('calculations.paymentDate.done'));
    await refresh();
  };
  return (
    <ModalForm<{ paymentDate: string }>
      open
      title={t('calculations.paymentDate.title', { month: usePeriodName(totals) })}
      initialValues={{ paymentDate: was }}
      error={save.error ? errorText(save.error) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField name="paymentDate" label={t('calculations.paymentDate.day')} hint={t('calculations.paymentDate.hint')} required>
        <DatePicker min={FIRST_TAX_DAY} />
      </FormField>
    </ModalForm>
  );
}
