import {
  EMPLOYEE_FIELDS,
  type Employee,
  type EmployeeFieldName,
  type EmployeeProject,
  type NewEmployee,
  splitFullName,
  usualValues,
} from '@paga/contract/employees';
import { fullName } from '@paga/contract/full-name';
import { DraftStatus, EmployeeStatus, FamilyMemberType, SalaryPaymentType } from '@paga/contract/shapes';

/** Contract term (specification 1 §3): 1 indefinite, 2 fixed-term. The wire knows it by the last day alone. */
export const ContractTerm = { indefinite: 1, fixed: 2 } as const;
export type ContractTerm = (typeof ContractTerm)[keyof typeof ContractTerm];

/** A budget line as the form shows it; `projectId` is the project it belongs to. */
export type Share = { projectId: number; budgetLineId: number; checked: boolean; percentage: number | null };

/** What the form holds otherwise than the wire. */
type OwnValues = {
  fullName: string;
  contractTerm: ContractTerm;
  sectors: number[];
  nettoSalary: number | null;
  family: Partial<Record<FamilyMemberType, number | null>>;
  shares: Share[];
  validFrom: string | null;
};
type NotInForm =
  | 'firstName'
  | 'lastName'
  | 'familyMembers'
  | 'projectBudgetLines'
  | 'draftStatus'
  | 'attachmentIds';

/** The values of the form of an employee: every field of the record, some of them in another shape. */
export type EmployeeValues = Omit<Pick<Employee, Exclude<EmployeeFieldName, NotInForm>>, keyof OwnValues> &
  OwnValues;

const MADE_FROM: Partial<Record<EmployeeFieldName, readonly (keyof EmployeeValues)[]>> &
  Record<NotInForm, readonly (keyof EmployeeValues)[]> = {
  firstName: ['fullName'],
  lastName: ['fullName'],
  contractStarted: ['contractStarted', 'contractTerm'],
  bruttoSalary: ['bruttoSalary', 'nettoSalary'],
  familyMembers: ['family'],
  projectBudgetLines: ['shares'],
  employerTier: ['employerTier', 'validFrom'],
  draftStatus: [],
  attachmentIds: [],
};

/** The fields of the form that make a field of the wire; a fault is shown at the first. */
export const formFieldsOf = (field: EmployeeFieldName): readonly (keyof EmployeeValues)[] =>
  MADE_FROM[field] ?? [field as keyof EmployeeValues];

const FORM_FIELDS = [...new Set(EMPLOYEE_FIELDS.flatMap(formFieldsOf))];
const usual: Partial<Record<string, unknown>> = usualValues();

/** A new employee's form. */
export const EMPTY_VALUES = {
  ...Object.fromEntries(FORM_FIELDS.map((field) => [field, usual[field] ?? null])),
  fullName: '',
  contractTerm: ContractTerm.indefinite,
  sectors: [],
  family: {},
  shares: [],
} as unknown as EmployeeValues;

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
  const kept = FORM_FIELDS.filter((name) => name in employee);
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
