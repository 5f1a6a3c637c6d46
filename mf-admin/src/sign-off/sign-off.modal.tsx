import { invalidates, isApiError, mutation, query } from '@paga/client';
import { getSignOffRule, saveSignOffRule } from '@paga/contract/company/security';
import { CheckBox, ErrorState, FormField, Modal, ModalForm, SkeletonCard, useToast } from '@paga/kit';
import { useCompany, useErrorText, useFormStart, useMayCall } from '@paga/platform';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Note } from '#fields/fields.tsx';

type Values = { required: boolean };

/** Whether a second person signs a month off before it is closed. */
export function SignOffModal({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const current = useQuery({ ...query(getSignOffRule), meta: { silent: true } });
  const started = useFormStart(current);
  if (started && current.isSuccess) return <SignOffForm required={current.data.required} onClose={onClose} />;
  return (
    <Modal open title={t('signOff.title')} onClose={onClose} width={480}>
      {current.isError ? (
        <ErrorState detail={errorText(current.error)} onRetry={current.refetch} />
      ) : (
        <SkeletonCard lines={2} />
      )}
    </Modal>
  );
}

function SignOffForm({ required, onClose }: Values & { onClose: () => void }): ReactElement {
  const { t } = useTranslation('admin');
  const { id: tenantId } = useCompany();
  const errorText = useErrorText();
  const toast = useToast();
  const client = useQueryClient();
  const mayEdit = useMayCall('saveSignOffRule');
  const [was] = useState(required);
  const rule = useMutation({ ...mutation(saveSignOffRule), meta: { silent: true } });
  const problem = (): string | undefined => {
    if (!rule.error) return undefined;
    return isApiError(rule.error, 'CONFLICT') ? t('settingForm.conflict') : errorText(rule.error);
  };
  const submit = async (values: Values) => {
    await rule.mutateAsync({ body: { required: values.required, tenantId, was } });
    toast.success(t(values.required ? 'signOff.savedOn' : 'signOff.savedOff'));
    await client.invalidateQueries(invalidates(getSignOffRule));
  };
  return (
    <ModalForm<Values>
      open
      title={t('signOff.title')}
      width={480}
      initialValues={{ required: was }}
      error={problem()}
      startReadOnly={!mayEdit}
      mayEdit={mayEdit}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField name="required" label="" valuePropName="checked">
        <CheckBox>{t('signOff.required')}</CheckBox>
      </FormField>
      <Note>{t('signOff.hint')}</Note>
    </ModalForm>
  );
}
