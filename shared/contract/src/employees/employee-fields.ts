import { z } from 'zod';
import { FamilyMemberType, Id, Percentage } from '#core/shapes.ts';
import { EMPLOYEE_FAULTS } from './employee-faults.ts';
import { EmployeeLimits } from './employee-limits.ts';

/** A full name in its two parts: the first word, and the rest. `['Arta', 'Krasniqi Gashi']` of `Arta  Krasniqi Gashi`. */
export function splitFullName(fullName: string): readonly [firstName: string, lastName: string] {
  const [first = '', ...rest] = fullName.trim().split(/\s+/);
  return [first, rest.join(' ')];
}

/** How many people of one kind the private health insurance covers beside the employee; `members` is at least 1. */
export const FamilyMember = z.strictObject({
  familyMemberType: z.enum(FamilyMemberType),
  members: z.number().int().min(1, EMPLOYEE_FAULTS.familyCount).max(EmployeeLimits.familyMembers),
});
export type FamilyMember = z.infer<typeof FamilyMember>;

/** A budget line that pays an employee of payment type project. `type` is its kind, free text; `percentage` is the employee's share (ours). */
export const EmployeeBudgetLine = z.strictObject({
  budgetLineId: Id,
  budget: z.number().nullable().optional(),
  type: z.string().max(EmployeeLimits.text).nullable().optional(),
  checked: z.boolean(),
  percentage: z.number().max(100, EMPLOYEE_FAULTS.lineOver100).pipe(Percentage).optional(),
});
export type EmployeeBudgetLine = z.infer<typeof EmployeeBudgetLine>;

/** The budget lines of one project that pay an employee. */
export const EmployeeProject = z.strictObject({ projectId: Id, budgetLines: z.array(EmployeeBudgetLine) });
export type EmployeeProject = z.infer<typeof EmployeeProject>;

/** A sector of the company, by id; or by name: an unknown name becomes a new sector (the importer needs it). */
export const SectorChoice = z.union([
  z.strictObject({ id: Id, name: z.string().optional() }),
  z.strictObject({ name: z.string().trim().min(1).max(EmployeeLimits.text) }),
]);
export type SectorChoice = z.infer<typeof SectorChoice>;

/** A stored file of an employee; `filePath` is a link that checks session and company. Ours: whether it is a contract, its bytes, its day. */
export const EmployeeAttachment = z.object({
  attachmentId: Id,
  fileName: z.string(),
  filePath: z.string(),
  isContract: z.boolean(),
  size: z.number().int(),
  uploadedAt: z.string(),
});
export type EmployeeAttachment = z.infer<typeof EmployeeAttachment>;
