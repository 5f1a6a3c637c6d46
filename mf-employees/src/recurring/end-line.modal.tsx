import { isApiError, mutation } from '@paga/client';
import { endRecurringLine, type RecurringLine } from '@paga/contract/employees';
import { FormField, formatMoney, ModalForm, todayInKosovo, useToast } from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lineFaults } from './line-faults.ts';
import { MonthField } from './month-field.tsx';
import { useRefreshLines } from './use-refresh-lines.ts';

/** Ends a line with a month, and says what then stays unpaid. */
export function EndLineModal({ line, onClose }: { line: RecurringLine; onClose: () => void }): ReactNode {
  const { t } = useTranslation('employees');
  const errorText = useErrorText();
  const toast = useToast();
  const refresh = useRefreshLines();
  const { id: tenantId } = useCompany();
  const [failed, setFailed] = useState<unknown>(null);
  const ending = useMutation({ ...mutation(endRecurringLine), meta: { silent: true } });
  const { id, version, name, owed, from } = line;
  const isBegun = from <= todayInKosovo();
  const end = async ({ to }: { to: string }): Promise<void> => {
    setFailed(null);
    try {
      await ending.mutateAsync({ body: { tenantId, id, version, to } });
    } catch (error) {
      if (!isApiError(error) || error.fields.length === 0) setFailed(error);
      throw lineFaults(error, t);
    }
    toast.success(t('recurring.end.done', { name }));
    await refresh();
  };
  return (
    <ModalForm<{ to: string }>
      open
      width={440}
      title={t('recurring.end.title', { name })}
      submitText={t('recurring.end.save')}
      error={failed ? errorText(failed) : undefined}
      initialValues={{ to: isBegun ? todayInKosovo() : from }}
      onSubmit={end}
      onClose={onClose}
    >
      <p>
        {owed !== null && owed > 0
          ? t('recurring.end.owed', { amount: formatMoney(owed) })
          : t('recurring.end.text')}
      </p>
      <FormField
        name="to"
        label={t('recurring.end.last')}
        rules={[{ required: true, message: t('recurring.missing.from') }]}
      >
        <MonthField label={t('recurring.end.last')} day="last" />
      </FormField>
    </ModalForm>
  );
}
