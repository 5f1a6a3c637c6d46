import type { SalaryRow } from '@paga/contract/payroll';
import { CheckBox, FormField, formatMoney, NumberInput } from '@paga/kit';
import type { TFunction } from 'i18next';
import { memo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowSource } from '#month/rows/computed-row.ts';
import { type EditField, isHours, problemOfValue } from '#month/rows/edit-fields.ts';
import { isBelowNamed } from '../take-edits.ts';

type FieldProps = { field: EditField; row: SalaryRow; source: RowSource | undefined };
type FieldInputProps = FieldProps & { onTyped: (field: EditField) => void };

const hourPrices = {
  nightHours: 'nightPrice',
  weekendHours: 'weekendPrice',
  afterWorkHours: 'afterWorkPrice',
  holidaysHours: 'holidaysPrice',
  guardHours: 'guardPrice',
} as const;

/** Where a value comes from when nothing is typed, and what an hour is paid. */
function hintOf({ field, row }: FieldProps, t: TFunction<'payroll'>): string | undefined {
  if (field === 'initialBrutto') return t('edits.hint.initialBrutto');
  if (field === 'regularHours') return t('edits.hint.regularHours', { price: row.pricePerHour.toFixed(4) });
  if (field === 'extraNetto') return t('edits.hint.extraNetto', { amount: formatMoney(row.extras) });
  const price =
    field in hourPrices ? row.overtimeTable[hourPrices[field as keyof typeof hourPrices]] : undefined;
  return price === undefined ? undefined : t('edits.hint.hourPrice', { price: price.toFixed(4) });
}

/** One field of an edit window, checked by the schema the server uses. A key in one does not draw the others. */
export const EditFieldInput = memo(function EditFieldInput(props: FieldInputProps): ReactElement {
  const { field, source, onTyped } = props;
  const { t } = useTranslation('payroll');
  const label = t(`edits.field.${field}`);
  if (field === 'hasHealthInsurance') {
    const insured = source?.known.inputs.insurance != null;
    return (
      <FormField
        name={field}
        label=""
        valuePropName="checked"
        hint={insured ? undefined : t('edits.hint.notInsured')}
      >
        <CheckBox disabled={!insured || undefined}>{label}</CheckBox>
      </FormField>
    );
  }
  const check = (value: unknown, entries: string | undefined) => {
    const problem = value === null || value === undefined ? undefined : problemOfValue(field, value);
    const found = problem ?? (isBelowNamed(field, value, entries) ? 'belowNamed' : undefined);
    return found ? Promise.reject(new Error(t(`edits.problem.${found}`))) : Promise.resolve();
  };
  return (
    <FormField
      name={field}
      label={label}
      hint={hintOf(props, t)}
      rules={[
        ({ getFieldValue }) => ({
          validator: (_rule, value) => check(value, getFieldValue('entries')),
        }),
      ]}
    >
      <NumberInput
        onInput={() => onTyped(field)}
        precision={isHours(field) ? undefined : 2}
        suffix={isHours(field) ? t('edits.hours') : '€'}
      />
    </FormField>
  );
});
