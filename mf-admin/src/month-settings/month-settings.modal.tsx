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
  const { t } = useTranslation('admin');
  const current = useQuery({
    ...query(getMonthSettings),
    select: (settings): Values => ({
      ...settings,
      counted: settings.hoursPerMonth === null ? 'days' : 'fixed',
    }),
    meta: { silent: true },
  });
  const { save, problem } = useSave(updateMonthSettings, {
    saved: t('monthSettings.saved'),
    refresh: [getMonthSettings, getSettingHistory],
  });
  const show = (field: string, value: number | null): string => {
    if (field === 'paymentMonth')
      return value === null
        ? t('monthSettings.same')
        : t(value === PaymentMonth.same ? 'monthSettings.same' : 'monthSettings.following');
    return field === 'hoursPerMonth' && value === null ? t('monthSettings.byDays') : formatNumber(value);
  };
  return (
    <DatedSettingModal<Values>
      kind="month"
      title={t('monthSettings.title')}
      current={current}
      mayEdit={useMayCall('updateMonthSettings')}
      problem={problem}
      onSave={({ counted, hoursPerMonth, ...values }) =>
        save({ body: { ...values, hoursPerMonth: counted === 'days' ? null : hoursPerMonth } })
      }
      onClose={onClose}
      history={{ label: (field) => t(`monthSettings.field.${field}`, { defaultValue: field }), show }}
    >
      <Hours />
      <Payday />
    </DatedSettingModal>
  );
}

function Hours(): ReactElement {
  const { t } = useTranslation('admin');
  const counted = Form.useWatch<Values['counted']>('counted');
  const options = (['days', 'fixed'] as const).map((value) => ({
    value,
    label: t(`monthSettings.counted.${value}`),
  }));
  return (
    <Fields>
      <FormField
        name="counted"
        label={t('monthSettings.field.hoursPerMonth')}
        hint={t('monthSettings.hoursHint')}
      >
        <Select showSearch={false} options={options} />
      </FormField>
      {counted === 'fixed' && (
        <FigureField
          name="hoursPerMonth"
          label={t('monthSettings.fixedHours')}
          schema={MonthSettings.shape.hoursPerMonth}
          hint={t('monthSettings.usualHours')}
        />
      )}
    </Fields>
  );
}

function Payday(): ReactElement {
  const { t } = useTranslation('admin');
  const options = [
    { value: PaymentMonth.same, label: t('monthSettings.same') },
    { value: PaymentMonth.following, label: t('monthSettings.following') },
  ];
  return (
    <Fields>
      <FormField name="paymentMonth" label={t('monthSettings.field.paymentMonth')}>
        <Select showSearch={false} options={options} />
      </FormField>
      <FigureField
        name="paymentDay"
        label={t('monthSettings.field.paymentDay')}
        schema={MonthSettings.shape.paymentDay}
        whole
        hint={t('monthSettings.dayHint')}
      />
    </Fields>
  );
}
