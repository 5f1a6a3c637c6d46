import { EMPLOYEE_FIELDS, type EmployeeFieldTab, factsOf } from '@paga/contract/employees';
import { type EmployeeValues, formFieldsOf } from './employee-values.ts';

/** The tabs of an employee, in their order; the first four hold the form. */
export const EMPLOYEE_TABS = [
  'personal',
  'address',
  'salary',
  'employment',
  'recurring',
  'leave',
  'pay',
  'attachments',
  'history',
] as const;
export type EmployeeTab = (typeof EMPLOYEE_TABS)[number];
/** The tabs of the form, in their order. */
export const FORM_PARTS = ['personal', 'address', 'salary', 'employment', 'attachments'] as const;
export type FormPart = (typeof FORM_PARTS)[number];
/** A tab with fields. */
export type FormTab = EmployeeFieldTab;

const fieldsOf = (tab: FormTab): readonly (keyof EmployeeValues)[] => [
  ...new Set(EMPLOYEE_FIELDS.filter((field) => factsOf(field).tab === tab).flatMap(formFieldsOf)),
];

/** The fields of the form by tab, in the order in which they are read. */
export const FIELDS_OF_TAB: Readonly<Record<FormTab, readonly (keyof EmployeeValues)[]>> = {
  personal: fieldsOf('personal'),
  address: fieldsOf('address'),
  salary: fieldsOf('salary'),
  employment: fieldsOf('employment'),
};

/** The tab a field stands in. */
export function tabOf(field: string): FormTab {
  const tabs = Object.keys(FIELDS_OF_TAB) as FormTab[];
  return tabs.find((tab) => FIELDS_OF_TAB[tab].some((name) => name === field)) ?? 'personal';
}

/** Where writing begins in a tab; of a tab without fields the form shows the first one. */
export function firstFieldOf(tab: EmployeeTab): keyof EmployeeValues | undefined {
  const shown = Object.keys(FIELDS_OF_TAB).includes(tab) ? (tab as FormTab) : 'personal';
  return FIELDS_OF_TAB[shown][0];
}
