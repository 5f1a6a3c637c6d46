import { EMPLOYEE_FIELDS, type EmployeeFieldTab, factsOf } from '@paga/contract/employees';
import { type EmployeeValues, formFieldsOf } from './employee-values.ts';

/** The places of an employee that an address names; the first four are the parts of the form, and cards of the profile. */
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
/** A part of the form, under a heading of its own. */
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
