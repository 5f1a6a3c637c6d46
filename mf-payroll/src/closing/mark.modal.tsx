import { isApiError, mutation } from '@paga/client';
import { type ClosedVersion, type ClosingMark, markClosing } from '@paga/contract/payroll';
import { DatePicker, FormField, ModalForm, todayInKosovo, useToast } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { usePeriodName } from '#month/period/period-name.ts';
import { useRefreshClosings } from '#month/period/use-closings.ts';
import type { Period } from '#month/period/use-period.ts';

type MarkModalProps = { period: Period; closing: ClosedVersion; mark: ClosingMark; onClose: () => void };

/** Asks for the day on which a closed month was paid or declared. */
export function MarkModal({ period, closing, mark, onClose }: MarkModalProps): ReactElement {
  const { t } = useTranslation('payroll');
  const toast = useToast();
  const errorText = useErrorText();
  const refresh = useRefreshClosings();
  const month = usePeriodName(period);
  const save = useMutation({
    ...mutation(markClosing),
    // Somebody else was faster, or has opened the month: what stands now is shown behind the window.
    onError: (error) =>
      isApiError(error, 'CONFLICT') || isApiError(error, 'PERIOD_OPEN') ? refresh() : undefined,
    meta: { silent: true },
  });
  const today = todayInKosovo();
  const expected = mark === 'paid' && closing.paymentDate < today ? closing.paymentDate : today;
  const submit = async ({ on }: { on: string }) => {
    await save.mutateAsync({ params: { versionId: closing.id }, body: { mark, on } });
    toast.success(t(`closed.mark.${mark}.done`, { month }));
    await refresh();
  };
  return (
    <ModalForm<{ on: string }>
      open
      title={t(`closed.mark.${mark}.title`, { month })}
      submitText={t('closed.mark.submit')}
      initialValues={{ on: expected }}
      error={save.error ? errorText(save.error) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField name="on" label={t(`closed.mark.${mark}.day`)} hint={t(`closed.mark.${mark}.hint`)} required>
        <DatePicker max={today} />
      </FormField>
    </ModalForm>
  );
}
