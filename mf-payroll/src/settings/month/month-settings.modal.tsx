import { PaymentMonth } from '@paga/contract/company/setting-fields';
import { getMonthSettings, MonthSettings, updateMonthSettings } from '@paga/contract/company/settings';
import { DatedSettingModal, Fields, FigureField } from '@paga/forms';
import { Form, FormField, Select } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type Values = MonthSettings & { counted: 'days' | 'fixed' };

/** Hours of the month, and the day on which salaries are paid. */
export function MonthSettingsModal({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('payroll');
  const show = (field: string, value: number | null): string | undefined => {
    if (field === 'paymentMonth')
      return t(value === PaymentMonth.following ? 'settings.month.following' : 'settings.month.same');
    return field === 'hoursPerMonth' && value === null ? t('settings.month.byDays') : undefined;
  };
  return (
    <DatedSettingModal
      kind="month"
      title={t('settings.month.title')}
      saved={t('settings.month.saved')}
      read={getMonthSettings}
      values={(settings): Values => ({
        ...settings,
        counted: settings.hoursPerMonth === null ? 'days' : 'fixed',
      })}
      change={updateMonthSettings}
      body={({ counted, hoursPerMonth, ...values }) => ({
        ...values,
        hoursPerMonth: counted === 'days' ? null : hoursPerMonth,
      })}
      mayEdit={useMayCall('updateMonthSettings')}
      label={(field) => t(`settings.month.field.${field}`, { defaultValue: field })}
      show={show}
      onClose={onClose}
    >
      <Hours />
      <Payday />
    </DatedSettingModal>
  );
}

function Hours(): ReactElement {
  const { t } = useTranslation('payroll');
  const counted = Form.useWatch<Values['counted']>('counted');
  const options = (['days', 'fixed'] as const).map((value) => ({
    value,
    label: t(`settings.month.counted.${value}`),
  }));
  return (
    <Fields>
      <FormField
        name="counted"
        label={t('settings.month.field.hoursPerMonth')}
        hint={t('settings.month.hoursHint')}
      >
        <Select showSearch={false} options={options} />
      </FormField>
      {counted === 'fixed' && (
        <FigureField
          name="hoursPerMonth"
          label={t('settings.month.fixedHours')}
          schema={MonthSettings.shape.hoursPerMonth}
          hint={t('settings.month.usualHours')}
        />
      )}
    </Fields>
  );
}

function Payday(): ReactElement {
  const { t } = useTranslation('payroll');
  const options = [
    { value: PaymentMonth.same, label: t('settings.month.same') },
    { value: PaymentMonth.following, label: t('settings.month.following') },
  ];
  return (
    <Fields>
      <FormField name="paymentMonth" label={t('settings.month.field.paymentMonth')}>
        <Select showSearch={false} options={options} />
      </FormField>
      <FigureField
        name="paymentDay"
        label={t('settings.month.field.paymentDay')}
        schema={MonthSettings.shape.paymentDay}
        whole
        hint={t('settings.month.dayHint')}
      />
    </Fields>
  );
}
