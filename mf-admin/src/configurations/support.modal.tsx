import { query } from '@paga/client';
import { getSetupState, SupportForm, updateSupport } from '@paga/contract/identity/setup';
import { TextLength } from '@paga/contract/limits';
import { Note, schemaRule, useSave } from '@paga/forms';
import { FormField, Input, ModalForm } from '@paga/kit';
import { useFormStart } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Values = { phone?: string | null; email?: string | null };

const { shape } = SupportForm;

/** How everybody reaches payroll support from the top of the page. */
export function SupportModal({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation('admin');
  const state = useQuery(query(getSetupState));
  const { save, problem } = useSave(updateSupport, { saved: t('support.saved'), refresh: [getSetupState] });
  const started = useFormStart(state);
  if (!started || !state.data) return null;
  return (
    <ModalForm<Values>
      open
      title={t('support.title')}
      initialValues={state.data.support}
      error={problem}
      width={440}
      onSubmit={({ phone, email }) => save({ body: { phone: phone || null, email: email || null } })}
      onClose={onClose}
    >
      <FormField name="phone" label={t('support.phone')} rules={[schemaRule(shape.phone)]}>
        <Input type="tel" autoFocus autoComplete="off" />
      </FormField>
      <FormField name="email" label={t('support.email')} rules={[schemaRule(shape.email)]}>
        <Input type="email" maxLength={TextLength.email} autoComplete="off" />
      </FormField>
      <Note>{t('support.hint')}</Note>
    </ModalForm>
  );
}
