import { getPayKinds, type PayKind, PayKindLimits, savePayKind } from '@paga/contract/company/pay-kinds';
import { TextLength } from '@paga/contract/limits';
import { RecurringField } from '@paga/contract/shapes';
import { useSave } from '@paga/forms';
import { CheckBox, FormField, Input, ModalForm, Select } from '@paga/kit';
import { useCompany } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type Values = { name: string; field: RecurringField; account?: string | null; isActive: boolean };

/** A kind of pay: its name, the field of a salary that it enters, its number in the ledger. The field stays: what was paid is taxed by it. */
export function PayKindModal({ kind, onClose }: { kind: PayKind | null; onClose: () => void }): ReactElement {
  const { t } = useTranslation('payroll');
  const { id: tenantId } = useCompany();
  const { save, problem } = useSave(savePayKind, {
    saved: ({ name }) => t('settings.payKinds.saved', { name }),
    refresh: [getPayKinds],
    placeOf: (path) => path.replace(/^kind\./, ''),
    texts: { taken: t('settings.payKinds.taken') },
  });
  const submit = ({ account, ...values }: Values) =>
    save({
      body: { tenantId, ...(kind ? { kindId: kind.id } : {}), kind: { ...values, account: account || null } },
    });
  return (
    <ModalForm<Values>
      open
      width={480}
      title={kind ? kind.name : t('settings.payKinds.add')}
      initialValues={kind ?? { name: '', field: 'extraBrutto', account: '', isActive: true }}
      error={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField
        name="name"
        label={t('settings.payKinds.name')}
        required
        rules={[{ required: true, whitespace: true, message: t('settings.payKinds.nameMissing') }]}
      >
        <Input maxLength={TextLength.label} />
      </FormField>
      <FormField
        name="field"
        label={t('settings.payKinds.field')}
        hint={kind ? t('settings.payKinds.fixed') : undefined}
      >
        <Select
          disabled={kind ? true : undefined}
          options={RecurringField.options.map((field) => ({
            value: field,
            label: t(`settings.payKinds.enters.${field}`),
          }))}
        />
      </FormField>
      <FormField
        name="account"
        label={t('settings.payKinds.account')}
        hint={t('settings.payKinds.accountHint')}
      >
        <Input maxLength={PayKindLimits.account} />
      </FormField>
      <FormField name="isActive" label="" valuePropName="checked">
        <CheckBox>{t('settings.payKinds.active')}</CheckBox>
      </FormField>
    </ModalForm>
  );
}
