import { call, isApiError } from '@paga/client';
import { type MonthTask, markTask } from '@paga/contract/filing';
import { type ClosedVersion, type ClosingTask, markClosing } from '@paga/contract/payroll';
import { DatePicker, FormField, ModalForm, todayInKosovo, useToast } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { usePeriodName } from '#month/period/period-name.ts';
import type { Period } from '#month/period/use-period.ts';
import { useRefreshFiling } from '../calls/use-filing.ts';
import { markOf } from './task-marks.tsx';

type TaskDoneModalProps = { task: MonthTask; closing: ClosedVersion; period: Period; onClose: () => void };

/** Asks for the day on which a task was done. */
export function TaskDoneModal({ task, closing, period, onClose }: TaskDoneModalProps): ReactElement {
  const { t } = useTranslation('payroll');
  const toast = useToast();
  const errorText = useErrorText();
  const refresh = useRefreshFiling();
  const month = usePeriodName(period);
  const params = { versionId: closing.id };
  const mark = markOf(task.task);
  const save = useMutation({
    mutationFn: ({ on }: { on: string }): Promise<unknown> =>
      mark
        ? call(markClosing, { params, body: { mark, on } })
        : call(markTask, { params, body: { task: task.task as ClosingTask, outcome: 'done', on } }),
    // Somebody else was faster, or has opened the month: what stands now is shown behind the window.
    onError: (error) =>
      isApiError(error, 'CONFLICT') || isApiError(error, 'PERIOD_OPEN') ? refresh() : undefined,
    meta: { silent: true },
  });
  const today = todayInKosovo();
  const expected = mark === 'paid' && closing.paymentDate < today ? closing.paymentDate : today;
  const name = t(`filing.task.${task.task}.title`);
  const submit = async (values: { on: string }) => {
    await save.mutateAsync(values);
    toast.success(t('filing.marked', { name, month }));
    await refresh();
  };
  return (
    <ModalForm<{ on: string }>
      open
      title={t('filing.markTitle', { name, month })}
      submitText={t('closed.mark.submit')}
      initialValues={{ on: expected }}
      error={save.error ? errorText(save.error) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField name="on" label={t(`filing.task.${task.task}.day`)} hint={t('filing.dayHint')} required>
        <DatePicker max={today} />
      </FormField>
    </ModalForm>
  );
}
