import type { EmployeeValues } from './employee-values.ts';

/** The tabs of an employee, in their order; the first four hold the form. */
export const EMPLOYEE_TABS = [
  'personal',
  'address',
  'salary',
  'employment',
  'leave',
  'attachments',
  'history',
] as const;
export type EmployeeTab = (typeof EMPLOYEE_TABS)[number];
/** A tab with fields. */
export type FormTab = 'personal' | 'address' | 'salary' | 'employment';

/** Where each field of the form stands. */
const FIELDS: Record<FormTab, readonly (keyof EmployeeValues)[]> = {
  personal: [
    'fullName',
    'personalNumber',
    'birthDate',
    'gender',
    'phone',
    'email',
    'familyContact',
    'qualification',
  ],
  address: ['municipality', 'address'],
  salary: [
    'salaryPaymentType',
    'bruttoSalary',
    'nettoSalary',
    'pricePerHour',
    'workingHoursPerMonth',
    'contributePercentage',
    'employerContributePercentage',
    'hasContributions',
    'noTaxes',
    'healthInsurance',
    'healthInsurancePercentage',
    'family',
    'shares',
    'bank',
    'bankAccountNumber',
    'employerTier',
    'validFrom',
  ],
  employment: [
    'occupation',
    'employmentType',
    'employeeStatus',
    'jobStarted',
    'contractStarted',
    'contractTerm',
    'expirationContract',
    'sectors',
  ],
};

/** The tab a field stands in. */
export function tabOf(field: string): FormTab {
  const tabs = Object.keys(FIELDS) as FormTab[];
  return tabs.find((tab) => FIELDS[tab].some((name) => name === field)) ?? 'personal';
}

/** The fields of the form by tab, in the order in which they are read. */
export const FIELDS_OF_TAB: Readonly<typeof FIELDS> = FIELDS;
