import {
  CreateEmployee,
  EMPLOYEE_FAULTS,
  type EmployeeFaultCode,
  type EmployeeFieldName,
} from '@paga/contract/employees';
import type { DraftStatus } from '@paga/contract/shapes';
import {
  type EmployeeWarning,
  employeeFaults,
  employeeWarnings,
  type RuleTerms,
  tidyEmployee,
  type WarningTerms,
} from '@paga/payroll/employee';
import { type EmployeeValues, formFieldsOf, personOf } from '#values/employee-values.ts';
import { kindOf } from '#values/kind-of.ts';

/** Something wrong at a field of the form. */
export type FormFault = { field: string; code: EmployeeFaultCode };
/** Something to look at, at a field of the form. */
type FormWarning = { field: string; code: EmployeeWarning['code']; minimum?: number };

/** What the rules need to know beside the values. */
type FaultTerms = {
  today: string;
  draftStatus: DraftStatus;
  calculated: boolean;
  lacks?: RuleTerms['lacks'];
};

/** The field of the form that a path of the wire means; an edit travels inside `employee`. */
export function fieldOf(path: string): string {
  const [first = ''] = path.replace(/^employee\./, '').split('.');
  if (first === 'contribution') return 'contributePercentage';
  return formFieldsOf(first as EmployeeFieldName)[0] ?? first;
}

const codes: ReadonlyMap<string, string> = new Map(
  Object.entries(EMPLOYEE_FAULTS).map(([code, text]) => [text, code]),
);
const CODE_OF_KIND: Partial<Record<string, EmployeeFaultCode>> = {
  percentage: 'percentageInvalid',
  amount: 'amountInvalid',
};
const codeOfField = (field: string): EmployeeFaultCode | undefined =>
  field === 'pricePerHour' ? 'amountInvalid' : CODE_OF_KIND[kindOf(field) ?? ''];

/** The code of what a server or a schema says about a field; a message without a known code gets the code of the field. */
export function codeOf(path: string, code: string, message: string): EmployeeFaultCode {
  if (code in EMPLOYEE_FAULTS) return code as EmployeeFaultCode;
  const said = codes.get(message);
  return (said as EmployeeFaultCode | undefined) ?? codeOfField(fieldOf(path)) ?? 'invalid';
}

/** Every fault of a form: first the contract's schema, then the rules the server has too. One fault a field, the first. */
export function formFaults(
  values: EmployeeValues,
  { today, draftStatus, calculated, lacks }: FaultTerms,
): FormFault[] {
  const person = tidyEmployee(personOf(values, draftStatus));
  const parsed = CreateEmployee.safeParse({ ...person, userId: 1 });
  const bySchema = (parsed.error?.issues ?? [])
    .map(({ path, code, message }) => ({
      field: fieldOf(path.join('.')),
      code: codeOf(path.join('.'), code, message),
    }))
    // Rules §3: outside 0 to 100 the employer's percentage is refused by the server, and only warned about here.
    .filter(({ field }) => field !== 'employerContributePercentage');
  const byRule = employeeFaults(person, { today, edit: true, calculated, ...(lacks && { lacks }) }).map(
    ({ path, code }) => ({
      field: fieldOf(path),
      code,
    }),
  );
  // The net and the contribution follow from the gross: where it is missing, one text asks for gross or net.
  const followed = byRule.some(({ code }) => code === 'grossMissing')
    ? ['netMissing', 'contributionMissing']
    : [];
  const faults = [...byRule, ...bySchema].filter(({ code }) => !followed.includes(code));
  return faults.filter(({ field }, index) => faults.findIndex((other) => other.field === field) === index);
}

/** The warnings of a form, apart from its faults. */
export function formWarnings(
  values: EmployeeValues,
  draftStatus: DraftStatus,
  terms: WarningTerms,
): FormWarning[] {
  const person = tidyEmployee(personOf(values, draftStatus));
  return employeeWarnings(person, terms).map(({ path, ...warning }) => ({
    ...warning,
    field: fieldOf(path),
  }));
}
