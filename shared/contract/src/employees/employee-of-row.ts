import {
  DraftStatus,
  EmployeeStatus,
  EmployerTier,
  EmploymentType,
  HealthInsuranceOption,
  SalaryPaymentType,
} from '#core/shapes.ts';
import type { ImportRow } from './import-row.ts';
import type { CreateEmployee } from './save-employee.ts';

/** An employee to be saved: the create payload without the company and without what the server computes. */
export type NewEmployee = Omit<
  CreateEmployee,
  | 'userId'
  | 'importId'
  | 'nettoSalary'
  | 'tax'
  | 'contribution'
  | 'unchangableBrutto'
  | 'healthInsuranceValue'
>;

/**
 * A valid import row as the employee to create: active, no draft, fixed salary (specification 1 §4). The screen saves rows with it one by one, the
 * demo all at once.
 */
export function employeeOfRow(
  row: Omit<ImportRow, 'netSalary' | 'tax' | 'contribution' | 'match'>,
): NewEmployee {
  return {
    firstName: row.firstName,
    lastName: row.lastName,
    occupation: row.jobTitle,
    phone: row.phoneNumber,
    email: row.emailAddress,
    bruttoSalary: row.grossSalary,
    contributePercentage: row.contributionPercentage,
    contractStarted: row.contractDate,
    jobStarted: row.contractDate,
    address: row.address,
    sectors: row.sectors,
    bank: row.bank,
    bankAccountNumber: row.bankAccountNumber,
    personalNumber: row.idNumber,
    gender: row.gender,
    employerTier: row.employerTier ?? EmployerTier.primary,
    employmentType: row.employmentType ?? EmploymentType.fullTime,
    employeeStatus: EmployeeStatus.active,
    draftStatus: DraftStatus.undrafted,
    salaryPaymentType: SalaryPaymentType.fixed,
    healthInsurance: HealthInsuranceOption.none,
    noTaxes: false,
    hasContributions: true,
    familyMembers: [],
    projectBudgetLines: [],
    attachmentIds: [],
  };
}
