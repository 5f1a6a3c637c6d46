import type { OptionField } from '@paga/contract/employees';
import type { ParseKeys } from 'i18next';
import { useOptionText } from './use-option-text.ts';

/** Enumerations of an employee with a text for each value: `employee.option.<kind>.<value>`. */
type OptionKind = Exclude<OptionField, 'draftStatus'> | 'contractTerm';

/** The values of an enumeration that have a text. */
type Labelled<Kind extends OptionKind> =
  ParseKeys<'employees'> extends infer Key
    ? Key extends `employee.option.${Kind}.${infer Value extends number}`
      ? Value
      : never
    : never;

/** The values of an enumeration as a list to choose from; a value without a text is a type error. */
export function useOptionList(): <Kind extends OptionKind, Value extends Labelled<Kind>>(
  kind: Kind,
  values: Readonly<Record<string, Value>>,
) => { value: Value; label: string }[] {
  const optionText = useOptionText();
  return (kind, values) => Object.values(values).map((value) => ({ value, label: optionText(kind, value) }));
}
