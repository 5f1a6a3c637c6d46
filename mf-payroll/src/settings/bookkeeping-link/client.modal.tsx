import { getServiceConnection, saveServiceClient } from '@paga/contract/bookkeeping';
import { TextLength } from '@paga/contract/limits';
import { useSave } from '@paga/forms';
import { FormField, Input, ModalForm, PasswordInput } from '@paga/kit';
import { useCompany } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type Values = { clientId: string; clientSecret: string };

/** The company's own client id and secret of the service; they are stored encrypted and never shown again. */
export function ClientModal({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('payroll');
  const { id: userId } = useCompany();
  const { save, problem } = useSave(saveServiceClient, {
    saved: t('settings.bookkeeping.client.saved'),
    refresh: [getServiceConnection],
  });
  const required = [{ required: true, whitespace: true, message: t('settings.bookkeeping.client.required') }];
  return (
    <ModalForm<Values>
      open
      title={t('settings.bookkeeping.client.title')}
      width={460}
      error={problem}
      onSubmit={(values) => save({ body: { userId, ...values } })}
      onClose={onClose}
    >
      <p>{t('settings.bookkeeping.client.text')}</p>
      <FormField name="clientId" label={t('settings.bookkeeping.client.id')} rules={required}>
        <Input autoComplete="off" maxLength={TextLength.secret} />
      </FormField>
      <FormField name="clientSecret" label={t('settings.bookkeeping.client.secret')} rules={required}>
        <PasswordInput autoComplete="off" maxLength={TextLength.secret} />
      </FormField>
    </ModalForm>
  );
}
