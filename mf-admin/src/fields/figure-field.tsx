import { FormField, NumberInput } from '@paga/kit';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldSchema, schemaRule } from './schema-rule.ts';

type FigureFieldProps = {
  name: string | (string | number)[];
  label: string;
  schema: FieldSchema;
  /** Shown behind the figure: %, €, days. */
  unit?: string;
  /** Whole numbers only: no decimal sign either. */
  whole?: boolean;
  precision?: number;
  hint?: ReactNode;
  /** May stay empty. */
  optional?: boolean;
};

// spec 1 §5: no letter e, no comma, no sign, one decimal separator.
function refuseKeys(event: KeyboardEvent<HTMLInputElement>, whole: boolean): void {
  if (event.ctrlKey || event.metaKey || event.key.length > 1) return;
  const second = event.key === '.' && (whole || event.currentTarget.value.includes('.'));
  if (second || !/[\d.]/.test(event.key)) event.preventDefault();
}

/** A figure from 0 up, checked by the contract's schema. */
export function FigureField({
  name,
  label,
  schema,
  unit,
  whole = false,
  precision,
  hint,
  optional = false,
}: FigureFieldProps): ReactElement {
  const { t } = useTranslation('admin');
  return (
    <FormField name={name} label={label} required={!optional} rules={[schemaRule(schema, t)]} hint={hint}>
      <NumberInput min={0} precision={precision} suffix={unit} onKeyDown={(event) => refuseKeys(event, whole)} />
    </FormField>
  );
}
