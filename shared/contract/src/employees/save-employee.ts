import { z } from 'zod';
import {
  CivilDate,
  DraftStatus,
  EmployeeStatus,
  EmployerTier,
  EmploymentType,
  Euro,
  Gender,
  HealthInsuranceOption,
  Id,
  Percentage,
  QueryId,
  SalaryPaymentType,
} from '#core/shapes.ts';
import { EMPLOYEE_FAULTS } from './employee-faults.ts';
import { EmployeeLimits, EmployeeProject, FamilyMember, SectorChoice } from './employee-fields.ts';
import { LeaveFacts } from './leave-facts.ts';

const optionalText = (max: number, message?: string) =>
  z.string().trim().max(max, message).nullable().optional();
const amount = Euro.nonnegative().max(EmployeeLimits.grossSalary);

/**
 * What a screen sends to create an employee (specification 1 §3); `userId` is the company. `nettoSalary`, `tax`, `contribution`,
 * `healthInsuranceValue` and `unchangableBrutto` are accepted and ignored: the server computes them. The rest of the fields after `sectors`
 * are ours and optional. A draft needs a name only; what an employee who is no draft needs is said by `VALIDATION_FAILED` at the field.
 */
export const CreateEmployee = z.strictObject({
  userId: Id,
  firstName: z.string().trim().min(1, EMPLOYEE_FAULTS.nameMissing).max(EmployeeLimits.name),
  lastName: z.string().trim().min(1, EMPLOYEE_FAULTS.nameOneWord).max(EmployeeLimits.name),
  occupation: optionalText(EmployeeLimits.text),
  phone: optionalText(EmployeeLimits.phone),
  email: optionalText(EmployeeLimits.email),
  employeeStatus: z.enum(EmployeeStatus).default(EmployeeStatus.active),
  draftStatus: z.enum(DraftStatus).default(DraftStatus.undrafted),
  bruttoSalary: amount.nullable().optional(),
  pricePerHour: z.number().nonnegative().max(10_000).nullable().optional(),
  nettoSalary: z.unknown().optional(),
  tax: z.unknown().optional(),
  contribution: z.unknown().optional(),
  unchangableBrutto: z.unknown().optional(),
  healthInsuranceValue: z.unknown().optional(),
  noTaxes: z.boolean().default(false),
  contributePercentage: Percentage.nullable().optional(),
  contractStarted: CivilDate.nullable().optional(),
  bank: optionalText(EmployeeLimits.text),
  bankAccountNumber: optionalText(40),
  employerTier: z.enum(EmployerTier).default(EmployerTier.primary),
  employmentType: z.enum(EmploymentType).default(EmploymentType.fullTime),
  salaryPaymentType: z.enum(SalaryPaymentType).default(SalaryPaymentType.fixed),
  personalNumber: optionalText(EmployeeLimits.personalNumberTyped, EMPLOYEE_FAULTS.idNumberLength),
  address: optionalText(EmployeeLimits.address),
  gender: z.enum(Gender).nullable().optional(),
  healthInsurance: z.enum(HealthInsuranceOption).default(HealthInsuranceOption.none),
  healthInsurancePercentage: Percentage.nullable().optional(),
  familyMembers: z.array(FamilyMember).max(4).default([]),
  attachmentIds: z.array(Id).max(50).default([]),
  projectBudgetLines: z.array(EmployeeProject).max(50).default([]),
  sectors: z.array(SectorChoice).max(20).default([]),
  employerContributePercentage: Percentage.nullable().optional(),
  hasContributions: z.boolean().default(true),
  workingHoursPerMonth: z.number().positive().max(EmployeeLimits.workingHoursPerMonth).nullable().optional(),
  birthDate: CivilDate.nullable().optional(),
  jobStarted: CivilDate.nullable().optional(),
  expirationContract: CivilDate.nullable().optional(),
  municipality: optionalText(EmployeeLimits.text),
  qualification: optionalText(EmployeeLimits.text),
  familyContact: optionalText(EmployeeLimits.text),
  ...LeaveFacts,
  /** The import that the row belongs to, so that it can be taken back (ours). */
  importId: Id.optional(),
});
export type CreateEmployee = z.infer<typeof CreateEmployee>;

/** The new employee's id. A backend that answers 200 with a non-empty `errorMessage` means a refusal; ours answers an error instead. */
export const CreatedEmployee = z.object({ id: Id, errorMessage: z.string().optional() });
export type CreatedEmployee = z.infer<typeof CreatedEmployee>;

/**
 * An edited form with the day from which its changed terms are to hold. `leavesMonths`: the editor knows that a new start or end of the contract
 * takes the employee out of open months that are calculated already; without it such an edit is refused with that code and the months.
 */
export const EmployeeEdit = CreateEmployee.omit({ userId: true, importId: true }).extend({
  validFrom: CivilDate.optional(),
  leavesMonths: z.boolean().optional(),
  version: z.int(),
});
export type EmployeeEdit = z.infer<typeof EmployeeEdit>;

/** A JSON document inside a form field of a multipart body. */
function jsonField<Schema extends z.ZodType>(schema: Schema) {
  return z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'is not JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);
}

/**
 * An edit (multipart, because of the photo): `employee` is a JSON text with every field of the create payload and `version`;
 * `validFrom` is the day from which a changed salary is in force.
 */
export const UpdateEmployee = z.strictObject({
  userId: QueryId,
  employeeId: QueryId,
  employee: jsonField(EmployeeEdit),
  photo: z.file().optional(),
});
export type UpdateEmployee = z.infer<typeof UpdateEmployee>;
