import { z } from 'zod';
import {
  DraftStatus,
  EmployeeStatus,
  EmployerTier,
  EmploymentType,
  Euro,
  Gender,
  HealthInsuranceOption,
  Id,
  LeaveSupplement,
  SalaryPaymentType,
} from '#core/shapes.ts';
import { EMPLOYEE_FAULTS } from './employee-faults.ts';
import { EmployeeProject, FamilyMember, SectorChoice } from './employee-fields.ts';
import { EmployeeLimits } from './employee-limits.ts';
import {
  date,
  type FieldFacts,
  flag,
  name,
  number,
  percentage,
  person,
  rows,
  terms,
  text,
} from './field-kinds.ts';

/**
 * Every field of an employee, once, in the order of the form. Shapes, columns that are written and read, tabs, empty values and the way through a
 * workbook derive from it; a field without a column, a label or a shape is a type error.
 */
export const employeeFields = {
  firstName: { tab: 'personal', ...person, ...name(EMPLOYEE_FAULTS.nameMissing) },
  lastName: { tab: 'personal', ...person, ...name(EMPLOYEE_FAULTS.nameOneWord) },
  personalNumber: {
    tab: 'personal',
    ...person,
    ...text(EmployeeLimits.personalNumberTyped, EMPLOYEE_FAULTS.idNumberLength),
    column: 'idNumber',
  },
  birthDate: { tab: 'personal', ...person, ...date },
  gender: {
    tab: 'personal',
    ...person,
    kind: 'option',
    sent: z.enum(Gender).nullable().optional(),
    saved: z.enum(Gender).nullable(),
    column: 'gender',
  },
  phone: { tab: 'personal', ...person, ...text(EmployeeLimits.phone), column: 'phoneNumber' },
  email: { tab: 'personal', ...person, ...text(EmployeeLimits.email), column: 'emailAddress' },
  familyContact: { tab: 'personal', ...person, ...text(EmployeeLimits.text) },
  qualification: { tab: 'personal', ...person, ...text(EmployeeLimits.text) },
  municipality: { tab: 'address', ...person, ...text(EmployeeLimits.text) },
  address: { tab: 'address', ...person, ...text(EmployeeLimits.address), column: 'address' },
  occupation: { tab: 'employment', ...person, ...text(EmployeeLimits.text), column: 'jobTitle' },
  employmentType: {
    tab: 'employment',
    ...terms,
    kind: 'option',
    sent: z.enum(EmploymentType).default(EmploymentType.fullTime),
    saved: z.enum(EmploymentType),
    column: 'employmentType',
  },
  employeeStatus: {
    tab: 'employment',
    ...person,
    kind: 'option',
    sent: z.enum(EmployeeStatus).default(EmployeeStatus.active),
    saved: z.enum(EmployeeStatus),
  },
  jobStarted: { tab: 'employment', ...person, ...date },
  contractStarted: { tab: 'employment', ...person, ...date, column: 'contractDate' },
  expirationContract: { tab: 'employment', ...person, ...date },
  // What the law's additions to annual leave are counted from (art. 32): all of it optional.
  priorExperienceMonths: {
    tab: 'employment',
    ...person,
    ...number(z.number().int().nonnegative().max(EmployeeLimits.priorExperienceMonths)),
  },
  leaveSupplement: {
    tab: 'employment',
    ...person,
    kind: 'option',
    sent: z.enum(LeaveSupplement).nullable().optional(),
    saved: z.enum(LeaveSupplement).nullable(),
  },
  leaveSupplementUntil: { tab: 'employment', ...person, ...date },
  harmfulWork: { tab: 'employment', ...person, ...flag(false) },
  sectors: {
    tab: 'personal',
    ...rows,
    sent: z.array(SectorChoice).max(20).default([]),
    saved: z.array(z.object({ id: Id, name: z.string() })),
  },
  salaryPaymentType: {
    tab: 'salary',
    ...terms,
    kind: 'option',
    sent: z.enum(SalaryPaymentType).default(SalaryPaymentType.fixed),
    saved: z.enum(SalaryPaymentType),
  },
  bruttoSalary: {
    tab: 'salary',
    ...terms,
    kind: 'amount',
    sent: Euro.nonnegative().max(EmployeeLimits.grossSalary).nullable().optional(),
    saved: Euro.nullable(),
    column: 'grossSalary',
  },
  pricePerHour: {
    tab: 'salary',
    ...terms,
    ...number(z.number().nonnegative().max(EmployeeLimits.pricePerHour)),
  },
  workingHoursPerMonth: {
    tab: 'salary',
    ...terms,
    ...number(z.number().positive().max(EmployeeLimits.workingHoursPerMonth)),
  },
  contributePercentage: { tab: 'salary', ...terms, ...percentage, column: 'contributionPercentage' },
  employerContributePercentage: { tab: 'salary', ...terms, ...percentage },
  hasContributions: { tab: 'salary', ...terms, ...flag(true) },
  noTaxes: { tab: 'salary', ...terms, ...flag(false) },
  healthInsurance: {
    tab: 'salary',
    ...terms,
    kind: 'option',
    sent: z.enum(HealthInsuranceOption).default(HealthInsuranceOption.none),
    saved: z.enum(HealthInsuranceOption),
  },
  healthInsurancePercentage: { tab: 'salary', ...terms, ...percentage },
  familyMembers: {
    tab: 'salary',
    ...terms,
    kind: 'list',
    sent: z.array(FamilyMember).max(4).default([]),
    saved: z.array(FamilyMember),
  },
  projectBudgetLines: {
    tab: 'salary',
    ...rows,
    sent: z.array(EmployeeProject).max(50).default([]),
    saved: z.array(EmployeeProject),
  },
  bank: { tab: 'salary', ...person, ...text(EmployeeLimits.text), column: 'bank' },
  bankAccountNumber: {
    tab: 'salary',
    ...person,
    ...text(EmployeeLimits.bankAccountTyped),
    column: 'bankAccountNumber',
  },
  employerTier: {
    tab: 'salary',
    ...terms,
    kind: 'option',
    sent: z.enum(EmployerTier).default(EmployerTier.primary),
    saved: z.enum(EmployerTier),
    column: 'employerTier',
  },
  draftStatus: {
    tab: null,
    ...person,
    kind: 'option',
    sent: z.enum(DraftStatus).default(DraftStatus.undrafted),
    saved: z.enum(DraftStatus),
  },
  attachmentIds: {
    tab: null,
    ...rows,
    sent: z.array(Id).max(50).default([]),
    saved: z.array(Id),
  },
} as const satisfies Record<string, FieldFacts>;

type Fields = typeof employeeFields;
/** The name of a field of an employee, on the wire, in the table and in the form. */
export type EmployeeFieldName = keyof Fields;
type Where<Key extends keyof FieldFacts, Value> = {
  [Name in EmployeeFieldName]: Fields[Name] extends Readonly<Record<Key, Value>> ? Name : never;
}[EmployeeFieldName];

/** The fields in the order of the form. */
export const EMPLOYEE_FIELDS = Object.keys(employeeFields) as EmployeeFieldName[];

/** What a field is. */
export const factsOf = (field: EmployeeFieldName): FieldFacts => employeeFields[field];

const where = (key: keyof FieldFacts, value: unknown) =>
  EMPLOYEE_FIELDS.filter((field) => factsOf(field)[key] === value);

/** Fields that are columns of the person's own row. */
export type PersonField = Where<'keptIn', 'person'>;
export const PERSON_FIELDS = where('keptIn', 'person') as PersonField[];

/** Fields of the dated terms of pay. */
export type TermsField = Where<'keptIn', 'terms'>;
export const TERMS_OF_FORM = where('keptIn', 'terms') as TermsField[];

/** Fields with a value of an enumeration. */
export type OptionField = Where<'kind', 'option'>;

/** Fields whose column of a workbook holds the same value; the name and the sectors are put together. */
export type WorkbookField = Where<'column', string>;
export const WORKBOOK_FIELDS = EMPLOYEE_FIELDS.flatMap((field) => {
  const { column } = factsOf(field);
  return column ? [{ field: field as WorkbookField, column }] : [];
});

type Sent = { [Name in EmployeeFieldName]: z.infer<Fields[Name]['sent']> };
type WithDefault = { [Name in EmployeeFieldName]: Fields[Name]['sent'] extends z.ZodDefault ? Name : never };

type UsualValues = Pick<Sent, WithDefault[EmployeeFieldName]> & Partial<Sent>;
let usual: UsualValues | undefined;

/** What is sent of a field when nothing is said of it; a field that may be empty has none. Found when it is asked: a page declares calls before it can check. */
export function usualValues(): UsualValues {
  usual ??= Object.fromEntries(
    EMPLOYEE_FIELDS.flatMap((field) => {
      const { success, data } = factsOf(field).sent.safeParse(undefined);
      return success && data !== undefined ? [[field, data]] : [];
    }),
  ) as UsualValues;
  return usual;
}

/** The fields that a row of the employee list shows as they are saved. */
export const LIST_FIELDS = [
  'firstName',
  'lastName',
  'occupation',
  'phone',
  'email',
  'employeeStatus',
  'draftStatus',
  'personalNumber',
  'bankAccountNumber',
  'employerTier',
  'employmentType',
  'salaryPaymentType',
  'bruttoSalary',
  'contractStarted',
  'expirationContract',
  'birthDate',
] as const satisfies readonly EmployeeFieldName[];
/** One of them. */
export type ListField = (typeof LIST_FIELDS)[number];

/** Their shapes. */
export const listShape = Object.fromEntries(LIST_FIELDS.map((field) => [field, factsOf(field).saved])) as {
  [Name in ListField]: Fields[Name]['saved'];
};

/** One side of every field, as a shape for zod: `shapeOf('sent').phone` is what a screen sends of the phone. */
export function shapeOf<Side extends 'sent' | 'saved'>(
  side: Side,
): { [Name in EmployeeFieldName]: Fields[Name][Side] } {
  return Object.fromEntries(EMPLOYEE_FIELDS.map((field) => [field, factsOf(field)[side]])) as never;
}
