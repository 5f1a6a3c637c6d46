import type { CreateEmployee } from '@paga/contract/employees';
import { DraftStatus, EmployeeStatus, EmployerTier, EmploymentType, HealthInsuranceOption, SalaryPaymentType } from '@paga/contract/shapes';
import type { ReadRow } from './import/read-row.ts';

/** An employee to be saved: the create payload after its checks, without what the server computes and without the company. */
export type NewEmployee = Omit<
  CreateEmployee,
  'userId' | 'nettoSalary' | 'tax' | 'contribution' | 'unchangableBrutto' | 'healthInsuranceValue'
>;

/** A valid row of an import as an employee: active, no draft, fixed salary (specification 1 §4). */
export function fromImportRow(row: ReadRow): NewEmployee {
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
