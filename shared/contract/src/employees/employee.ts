import { z } from 'zod';
import { CivilDate, EmployeeStatus, Euro, Id } from '#core/shapes.ts';
import { EmployeeAttachment } from './employee-fields.ts';
import { listShape, shapeOf } from './every-field.ts';
import { ContractMark } from './list-filters.ts';

const text = z.string().nullable();

/**
 * A row of the employee list. A draft has `draftStatus` 1 and stands under "In process" whatever its status. What follows `attachments` is ours:
 * terms in force today, `birthday` the day of a birthday within a week, `contractMark` set when the contract of an active employee ends within 30
 * days or has ended, `leaves` of who is active until a last day to come.
 */
export const EmployeeListRow = z.object({
  id: Id,
  ...listShape,
  photo: text,
  attachments: z.array(EmployeeAttachment),
  sectors: z.array(z.string()),
  birthday: CivilDate.nullable(),
  contractMark: ContractMark.nullable(),
  leaves: z.boolean().optional(),
});
export type EmployeeListRow = z.infer<typeof EmployeeListRow>;

/** How many employees each tab of the list holds; `count` is that of the asked status, `all` those of every tab. */
export const EmployeeCounts = z.object({
  count: z.number().int(),
  all: z.number().int(),
  active: z.number().int(),
  inactive: z.number().int(),
  processing: z.number().int(),
});
export type EmployeeCounts = z.infer<typeof EmployeeCounts>;

/** An employee in one word: id and full name. */
export const MinimalEmployee = z.object({ id: Id, name: z.string() });
export type MinimalEmployee = z.infer<typeof MinimalEmployee>;

/** A contract that has ended; both days are contract days. */
export const PastContract = z.object({ started: CivilDate, ended: CivilDate });
export type PastContract = z.infer<typeof PastContract>;

/**
 * An employee as saved (specification 1 §3). Amounts in euro; `nettoSalary`, `tax` and `contribution` are computed by the server for a whole
 * month like the current one. `bruttoSalary` is the base in force today, `unchangableBrutto` the first one. `userId` is the company.
 * `status` repeats `employeeStatus`: the specification names both.
 */
export const Employee = z.object({
  id: Id,
  userId: Id,
  ...shapeOf('saved'),
  status: z.enum(EmployeeStatus),
  nettoSalary: Euro.nullable(),
  tax: Euro.nullable(),
  contribution: Euro.nullable(),
  unchangableBrutto: Euro.nullable(),
  /** Day from which `bruttoSalary` is in force. */
  validFrom: CivilDate.nullable(),
  healthInsuranceValue: Euro.nullable(),
  photo: text,
  attachments: z.array(EmployeeAttachment),
  /** Contracts before the one of `contractStarted`, the oldest first: of somebody who left and came back (ours). */
  earlierContracts: z.array(PastContract),
  /** First day of the next change that is already entered. */
  nextChange: CivilDate.nullable(),
  /** When it was last saved, and by whom; null before the first edit, or when that person is no longer linked to the company. */
  updatedAt: z.string().nullable(),
  updatedBy: text,
  /** Counts up with every save; sent back with an edit so that the second of two conflicting edits is refused. */
  version: z.number().int(),
});
export type Employee = z.infer<typeof Employee>;

/** A birthday that is coming: `birthDate` as born, `falls` the day of this or next year (29 February falls on 28 in other years). */
export const UpcomingBirthday = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  birthDate: CivilDate,
  falls: CivilDate,
  photo: text,
});
export type UpcomingBirthday = z.infer<typeof UpcomingBirthday>;

/** Birthdays of the next 30 days, the nearest first; `count` is how many there are. */
export const UpcomingBirthdays = z.object({ count: z.number().int(), birthdays: z.array(UpcomingBirthday) });
export type UpcomingBirthdays = z.infer<typeof UpcomingBirthdays>;

/** An active employee whose contract ends within 30 days, or has ended. */
export const ExpiringContract = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  expirationDate: CivilDate,
});
export type ExpiringContract = z.infer<typeof ExpiringContract>;
