import { EndReason } from '@paga/contract/employees';
import { Button, CheckBox, DatePicker, Form, FormField, NumberInput, Select, Stack } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { counted } from '#counted.ts';
import { type EndValues, firstValues } from './use-end-preview.ts';

type EndFormProps = {
  /** How many employments end. */
  count: number;
  /** The days of annual leave that are left; undefined: not known yet, or several people. */
  left: number | undefined;
  /** Lines that have a total: what is still owed can be taken whole. */
  hasDebts: boolean;
  mayEnd: boolean;
  onChange: (values: EndValues) => void;
  onEnd: () => Promise<void>;
};

/** The last day, the reason with its article, notice, and what is settled. */
export function EndForm({ count, left, hasDebts, mayEnd, onChange, onEnd }: EndFormProps): ReactNode {
  const { t } = useTranslation('employees');
  const reasons = EndReason.options.map((value) => ({ value, label: t(`leaving.reason.${value}`) }));
  return (
    <Form<EndValues>
      layout="vertical"
      requiredMark={false}
      initialValues={firstValues()}
      onValuesChange={(_, values) => onChange({ ...firstValues(), ...values })}
      onFinish={onEnd}
    >
      <FormField
        name="lastDay"
        label={t('leaving.lastDay')}
        hint={t('leaving.lastDayHint')}
        rules={[{ required: true, message: t('leaving.lastDayMissing') }]}
      >
        <DatePicker min="2000-01-01" aria-required autoFocus enterStays />
      </FormField>
      <FormField name="reason" label={t('leaving.reasonLabel')}>
        <Select options={reasons} />
      </FormField>
      <FormField
        name="noticeOn"
        label={t('leaving.noticeOn')}
        rules={[{ required: true, message: t('leaving.noticeMissing') }]}
      >
        <DatePicker min="2000-01-01" aria-required enterStays />
      </FormField>
      {count === 1 && (
        <FormField
          name="leaveDays"
          label={t('leaving.leaveDays')}
          hint={left === undefined ? undefined : t('leaving.leaveDaysHint', { days: left })}
        >
          <NumberInput placeholder={`${left ?? ''}`} />
        </FormField>
      )}
      {hasDebts && (
        <Form.Item name="settleLines" valuePropName="checked">
          <CheckBox>{t('leaving.settle')}</CheckBox>
        </Form.Item>
      )}
      <Stack>
        <Button type="submit" variant="danger" disabled={!mayEnd} block>
          {t('leaving.end', counted(count))}
        </Button>
        <p className="paga-hint">{t('leaving.endHint')}</p>
      </Stack>
    </Form>
  );
}
