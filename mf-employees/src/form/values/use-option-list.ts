import { useTranslation } from 'react-i18next';

/** Enumerations of an employee with a text for each value: `employee.option.<kind>.<value>`. */
export type OptionKind =
  | 'contractTerm'
  | 'employeeStatus'
  | 'employerTier'
  | 'employmentType'
  | 'gender'
  | 'healthInsurance'
  | 'salaryPaymentType';

/** The values of an enumeration as a list to choose from. */
export function useOptionList(): <Value extends number>(
  kind: OptionKind,
  values: Readonly<Record<string, Value>>,
) => { value: Value; label: string }[] {
  const { t } = useTranslation('employees');
  return (kind, values) => Object.values(values).map((value) => ({ value, label: t(`employee.option.${kind}.${String(value)}`) }));
}
