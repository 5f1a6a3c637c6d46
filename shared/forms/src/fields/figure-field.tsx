import { FormField, NumberInput } from '@paga/kit';
import type { ReactElement, ReactNode } from 'react';
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
  return (
    <FormField name={name} label={label} required={!optional} rules={[schemaRule(schema)]} hint={hint}>
      <NumberInput precision={precision} suffix={unit} keys={whole ? 'whole' : 'point'} />
    </FormField>
  );
}
