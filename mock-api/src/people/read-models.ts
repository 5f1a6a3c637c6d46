import { readModel } from '#core/db/read-model.ts';
import * as table from './table.ts';

/** A person the company pays, deleted ones too. */
export const employee = readModel(
  table.employee,
  'id',
  'tenantId',
  'firstName',
  'lastName',
  'personalNumber',
  'email',
  'phone',
  'familyContact',
  'gender',
  'birthDate',
  'municipality',
  'address',
  'occupation',
  'qualification',
  'photo',
  'bank',
  'bankAccountNumber',
  'employeeStatus',
  'draftStatus',
  'jobStarted',
  'contractStarted',
  'expirationContract',
  'earlierContracts',
  'priorExperienceMonths',
  'harmfulWork',
  'leaveSupplement',
  'leaveSupplementUntil',
  'searchText',
  'version',
  'createdAt',
  'updatedAt',
  'updatedBy',
  'deletedAt',
);
/** An employee as other areas read one. */
export type EmployeeRow = typeof employee.$inferSelect;

/** What an employee is paid on from a day on; in force on a day is the newest row whose `validFrom` has come. */
export const employmentTerms = readModel(
  table.employmentTerms,
  'id',
  'tenantId',
  'employeeId',
  'validFrom',
  'salaryPaymentType',
  'baseCents',
  'pricePerHour',
  'employerTier',
  'employmentType',
  'noTaxes',
  'hasContributions',
  'contributePercentage',
  'employerContributePercentage',
  'workingHoursPerMonth',
  'healthInsurance',
  'healthInsurancePercentage',
  'familyMembers',
  'createdBy',
  'createdAt',
);

/** A sector of the company, deleted ones too. */
export const sector = readModel(table.sector, 'id', 'tenantId', 'name', 'deletedAt');

/** Which sectors an employee works in. */
export const employeeSector = readModel(table.employeeSector, 'tenantId', 'employeeId', 'sectorId');

/** A file of an employee; `employeeId` is empty until the employee is saved. */
export const attachment = readModel(
  table.attachment,
  'id',
  'tenantId',
  'employeeId',
  'fileName',
  'storageName',
  'contentType',
  'size',
  'isContract',
  'createdAt',
  'deletedAt',
);
