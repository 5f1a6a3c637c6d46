import { invalidates, isApiError, mutation } from '@paga/client';
import { getSignOffRule, saveSignOffRule } from '@paga/contract/approvals';
import { Note } from '@paga/forms';
import { CheckBox, FormField, ModalForm, useToast } from '@paga/kit';
import { useCompany, useErrorText, useMayCall } from '@paga/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Values = { required: boolean };

/** Switches the sign-off on, or asks that somebody else agrees to switch it off. */
export function SignOffForm({ required, onClose }: Values & { onClose: () => void }): ReactElement {
  const { t } = useTranslation('payroll');
  const { id: tenantId } = useCompany();
  const errorText = useErrorText();
  const toast = useToast();
  const client = useQueryClient();
  const mayEdit = useMayCall('saveSignOffRule');
  const [was] = useState(required);
  const rule = useMutation({ ...mutation(saveSignOffRule), meta: { silent: true } });
  const problem = (): string | undefined => {
    if (!rule.error) return undefined;
    return isApiError(rule.error, 'CONFLICT') ? t('settings.signOff.conflict') : errorText(rule.error);
  };
  const submit = async (values: Values) => {
    await rule.mutateAsync({ body: { required: values.required, tenantId, was } });
    toast.success(t(values.required ? 'settings.signOff.savedOn' : 'settings.signOff.asked.sent'));
    await client.invalidateQueries(invalidates(getSignOffRule));
  };
  return (
    <ModalForm<Values>
      open
      title={t('settings.signOff.title')}
      width={480}
      initialValues={{ required: was }}
      error={problem()}
      startReadOnly={!mayEdit}
      mayEdit={mayEdit}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField name="required" label="" valuePropName="checked">
        <CheckBox>{t('settings.signOff.required')}</CheckBox>
      </FormField>
      <Note>{t('settings.signOff.hint')}</Note>
      {was && <Note>{t('settings.signOff.offHint')}</Note>}
    </ModalForm>
  );
}
