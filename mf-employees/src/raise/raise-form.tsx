import type { PayRaise, RaisePreview } from '@paga/contract/employees';
import { Button, DatePicker, Form, FormField, NumberInput, Segmented, Stack } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { counted } from '#counted.ts';
import { ListedPayField } from './listed-pay.tsx';
import type { RaiseValues } from './raise-values.ts';
import type { ListedPay } from './use-listed-pay.ts';

type RaiseFormProps = {
  /** How many are chosen before a list was pasted. */
  chosen: number;
  /** How many are raised. */
  count: number;
  /** What the pay of the one person is counted in; undefined: not known yet, or several people. */
  unit: RaisePreview['unit'] | undefined;
  values: RaiseValues;
  listed: ListedPay;
  mayRaise: boolean;
  onChange: (values: Partial<RaiseValues>) => void;
  onRaise: () => Promise<void>;
};

/** From which day, and the new pay: typed, by per cent, or by a list. */
export function RaiseForm({
  count,
  values,
  listed,
  mayRaise,
  onChange,
  onRaise,
  ...shown
}: RaiseFormProps): ReactNode {
  const { t } = useTranslation('employees');
  const { chosen, unit } = shown;
  const ways = [
    ...(chosen === 1 ? (['pay', 'percent'] as const) : []),
    ...(chosen > 1 ? (['percent'] as const) : []),
    'list' as const,
  ];
  return (
    <Form<RaiseValues>
      layout="vertical"
      requiredMark={false}
      initialValues={values}
      onValuesChange={(change) => onChange(change)}
      onFinish={onRaise}
    >
      <FormField
        name="validFrom"
        label={t('raise.from')}
        hint={t('raise.fromHint')}
        rules={[{ required: true, message: t('raise.fromMissing') }]}
      >
        <DatePicker min="2000-01-01" aria-required enterStays />
      </FormField>
      <Stack>
        {chosen > 0 && (
          <div>
            <Segmented<RaiseValues['by']>
              label={t('raise.by.label')}
              value={values.by}
              options={ways.map((value) => ({ value, label: t(`raise.by.${value}`) }))}
              onChange={(by) => onChange({ by })}
            />
          </div>
        )}
        {values.by !== 'percent' && unit !== 'hour' && <SideChoice value={values.side} onChange={onChange} />}
        {values.by === 'pay' && (
          <FormField name="pay" label={t(unit === 'hour' ? 'raise.newPrice' : `raise.newPay.${values.side}`)}>
            <NumberInput autoFocus suffix="€" {...(unit === 'hour' ? {} : { precision: 2 })} />
          </FormField>
        )}
        {values.by === 'percent' && (
          <FormField name="percent" label={t('raise.percent')} hint={t('raise.percentHint')}>
            <NumberInput autoFocus suffix="%" />
          </FormField>
        )}
        {values.by === 'list' && <ListedPayField listed={listed} />}
        <Button type="submit" variant="primary" disabled={!mayRaise} block>
          {t('raise.save', counted(Math.max(1, count)))}
        </Button>
        <p className="paga-hint">{t('raise.saveHint')}</p>
      </Stack>
    </Form>
  );
}

type SideChoiceProps = { value: PayRaise['side']; onChange: (change: Pick<RaiseValues, 'side'>) => void };

function SideChoice({ value, onChange }: SideChoiceProps): ReactNode {
  const { t } = useTranslation('employees');
  const options = (['gross', 'net'] as const).map((side) => ({
    value: side,
    label: t(`raise.side.${side}`),
  }));
  return (
    <div>
      <Segmented
        label={t('raise.side.label')}
        value={value}
        options={options}
        onChange={(side) => onChange({ side })}
      />
    </div>
  );
}
