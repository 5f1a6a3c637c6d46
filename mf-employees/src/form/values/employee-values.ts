import {
  type Employee,
  type EmployeeProject,
  type NewEmployee,
  splitFullName,
} from '@paga/contract/employees';
import { fullName } from '@paga/contract/full-name';
import {
  DraftStatus,
  EmployeeStatus,
  EmployerTier,
  EmploymentType,
  FamilyMemberType,
  type Gender,
  HealthInsuranceOption,
  SalaryPaymentType,
} from '@paga/contract/shapes';

/** Contract term (specification 1 §3): 1 indefinite, 2 fixed-term. The wire knows it by the last day alone. */
export const ContractTerm = { indefinite: 1, fixed: 2 } as const;
export type ContractTerm = (typeof ContractTerm)[keyof typeof ContractTerm];

/** A budget line as the form shows it; `projectId` is the project it belongs to. */
export type Share = { projectId: number; budgetLineId: number; checked: boolean; percentage: number | null };

/** What stands in the form of an employee. */
export type EmployeeValues = {
  fullName: string;
  personalNumber: string | null;
  birthDate: string | null;
  gender: Gender | null;
  phone: string | null;
  email: string | null;
  familyContact: string | null;
  qualification: string | null;
  municipality: string | null;
  address: string | null;
  occupation: string | null;
  employmentType: EmploymentType;
  employerTier: EmployerTier;
  employeeStatus: EmployeeStatus;
  jobStarted: string | null;
  contractStarted: string | null;
  contractTerm: ContractTerm;
  expirationContract: string | null;
  sectors: number[];
  salaryPaymentType: SalaryPaymentType;
  bruttoSalary: number | null;
  nettoSalary: number | null;
  pricePerHour: number | null;
  workingHoursPerMonth: number | null;
  contributePercentage: number | null;
  employerContributePercentage: number | null;
  hasContributions: boolean;
  noTaxes: boolean;
  healthInsurance: HealthInsuranceOption;
  healthInsurancePercentage: number | null;
  family: Partial<Record<FamilyMemberType, number | null>>;
  shares: Share[];
  bank: string | null;
  bankAccountNumber: string | null;
  validFrom: string | null;
};

/** A new employee's form. */
export const EMPTY_VALUES: EmployeeValues = {
  fullName: '',
  personalNumber: null,
  birthDate: null,
  gender: null,
  phone: null,
  email: null,
  familyContact: null,
  qualification: null,
  municipality: null,
  address: null,
  occupation: null,
  employmentType: EmploymentType.fullTime,
  employerTier: EmployerTier.primary,
  employeeStatus: EmployeeStatus.active,
  jobStarted: null,
  contractStarted: null,
  contractTerm: ContractTerm.indefinite,
  expirationContract: null,
  sectors: [],
  salaryPaymentType: SalaryPaymentType.fixed,
  bruttoSalary: null,
  nettoSalary: null,
  pricePerHour: null,
  workingHoursPerMonth: null,
  contributePercentage: null,
  employerContributePercentage: null,
  hasContributions: true,
  noTaxes: false,
  healthInsurance: HealthInsuranceOption.none,
  healthInsurancePercentage: null,
  family: {},
  shares: [],
  bank: null,
  bankAccountNumber: null,
  validFrom: null,
};

const sharesOf = (projects: readonly EmployeeProject[]): Share[] =>
  projects.flatMap(({ projectId, budgetLines }) =>
    budgetLines.map(({ budgetLineId, checked, percentage = 100 }) => ({
      projectId,
      budgetLineId,
      checked,
      percentage,
    })),
  );

/** The form of a saved employee, with the terms in force today. */
export function valuesOf(employee: Employee): EmployeeValues {
  const kept = Object.keys(EMPTY_VALUES).filter((name) => name in employee);
  const same = Object.fromEntries(
    kept.map((name) => [name, employee[name as keyof Employee]]),
  ) as Partial<EmployeeValues>;
  return {
    ...EMPTY_VALUES,
    ...same,
    fullName: fullName(employee),
    contractTerm: employee.expirationContract ? ContractTerm.fixed : ContractTerm.indefinite,
    sectors: employee.sectors.map(({ id }) => id),
    family: Object.fromEntries(
      employee.familyMembers.map(({ familyMemberType, members }) => [familyMemberType, members]),
    ),
    shares: sharesOf(employee.projectBudgetLines),
    validFrom: null,
  };
}

const typeOf = (key: string) => Object.values(FamilyMemberType).find((type) => `${type}` === key);

/** What is sent of a form: without what a server computes, without what other fields make void. */
export function personOf(
  values: EmployeeValues,
  draftStatus: DraftStatus = DraftStatus.undrafted,
): NewEmployee {
  const { fullName, contractTerm, family, shares, nettoSalary, sectors, validFrom, ...same } = values;
  const [firstName, lastName] = splitFullName(fullName ?? '');
  const isFixed = values.salaryPaymentType === SalaryPaymentType.fixed;
  const isLeaving = values.employeeStatus === EmployeeStatus.inactive;
  const projects = new Map<number, EmployeeProject>();
  for (const { projectId, budgetLineId, checked, percentage } of shares) {
    if (!checked) continue;
    const project = projects.get(projectId) ?? { projectId, budgetLines: [] };
    project.budgetLines.push({ budgetLineId, checked, percentage: percentage ?? 0 });
    projects.set(projectId, project);
  }
  return {
    ...same,
    firstName,
    lastName,
    draftStatus,
    expirationContract: contractTerm === ContractTerm.fixed || isLeaving ? values.expirationContract : null,
    bruttoSalary: isFixed ? values.bruttoSalary : null,
    pricePerHour: values.salaryPaymentType === SalaryPaymentType.hourly ? values.pricePerHour : null,
    sectors: sectors.map((id) => ({ id })),
    familyMembers: Object.entries(family).flatMap(([key, members]) => {
      const familyMemberType = typeOf(key);
      return familyMemberType && (members ?? null) !== null
        ? [{ familyMemberType, members: Number(members) }]
        : [];
    }),
    projectBudgetLines: values.salaryPaymentType === SalaryPaymentType.project ? [...projects.values()] : [],
    attachmentIds: [],
  };
}
