import { query } from '@paga/client';
import { PaymentMonth } from '@paga/contract/company/setting-fields';
import {
  getMonthSettings,
  getSettingHistory,
  MonthSettings,
  updateMonthSettings,
} from '@paga/contract/company/settings';
import { DatedSettingModal, Fields, FigureField, useSave } from '@paga/forms';
import { Form, FormField, formatNumber, Select } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type Values = MonthSettings & { counted: 'days' | 'fixed' };

/** Hours of the month, and the day on which salaries are paid. */
export function MonthSettingsModal({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('payroll');
  const current = useQuery({
    ...query(getMonthSettings),
    select: (settings): Values => ({
      ...settings,
      counted: settings.hoursPerMonth === null ? 'days' : 'fixed',
    }),
    meta: { silent: true },
  });
  const { save, problem } = useSave(updateMonthSettings, {
    saved: t('settings.month.saved'),
    refresh: [getMonthSettings, getSettingHistory],
  });
  const show = (field: string, value: number | null): string => {
    if (field === 'paymentMonth')
      return value === null
        ? t('settings.month.same')
        : t(value === PaymentMonth.same ? 'settings.month.same' : 'settings.month.following');
    return field === 'hoursPerMonth' && value === null ? t('settings.month.byDays') : formatNumber(value);
  };
  return (
    <DatedSettingModal<Values>
      kind="month"
      title={t('settings.month.title')}
      current={current}
      mayEdit={useMayCall('updateMonthSettings')}
      problem={problem}
      onSave={({ counted, hoursPerMonth, ...values }) =>
        save({ body: { ...values, hoursPerMonth: counted === 'days' ? null : hoursPerMonth } })
      }
      onClose={onClose}
      history={{ label: (field) => t(`settings.month.field.${field}`, { defaultValue: field }), show }}
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
