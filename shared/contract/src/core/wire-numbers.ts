// What the wire counts: a number for each role, status and kind. Without schemas, so that a first page can name them.

/** Roles, spec 1 §6 and the decisions: super admin, company admin, company manager, company user. */
export const RoleId = { superAdmin: 1, companyAdmin: 2, companyManager: 3, companyUser: 4 } as const;
export type RoleId = (typeof RoleId)[keyof typeof RoleId];

/** Status of a company; suspended and expired companies read but do not write. */
export const CompanyStatus = { active: 1, trial: 2, suspended: 3, expired: 4 } as const;
export type CompanyStatus = (typeof CompanyStatus)[keyof typeof CompanyStatus];

/** Status of a user. */
export const UserStatus = { active: 1, inactive: 2 } as const;
export type UserStatus = (typeof UserStatus)[keyof typeof UserStatus];

/** Gender as the wire counts it. */
export const Gender = { female: 1, male: 2 } as const;
export type Gender = (typeof Gender)[keyof typeof Gender];

/** Whether an employee is saved as a draft. */
export const DraftStatus = { undrafted: 0, draft: 1 } as const;
export type DraftStatus = (typeof DraftStatus)[keyof typeof DraftStatus];

/** Status of an employee. */
export const EmployeeStatus = { active: 1, inactive: 2, processing: 3 } as const;
export type EmployeeStatus = (typeof EmployeeStatus)[keyof typeof EmployeeStatus];

/** Primary or secondary job. */
export const EmployerTier = { primary: 1, secondary: 2 } as const;
export type EmployerTier = (typeof EmployerTier)[keyof typeof EmployerTier];

/** Full time, part time, contractor. */
export const EmploymentType = { fullTime: 1, partTime: 2, contractor: 3 } as const;
export type EmploymentType = (typeof EmploymentType)[keyof typeof EmploymentType];

/** How a salary is agreed. */
export const SalaryPaymentType = { fixed: 1, hourly: 2, project: 3 } as const;
export type SalaryPaymentType = (typeof SalaryPaymentType)[keyof typeof SalaryPaymentType];

/** 1 shared with the employer, 2 paid by the employee, 3 not insured. */
export const HealthInsuranceOption = { shared: 1, employee: 2, none: 3 } as const;
export type HealthInsuranceOption = (typeof HealthInsuranceOption)[keyof typeof HealthInsuranceOption];

/** Who has two more days of annual leave a year (Law on Labour, art. 32): a mother of a child under 3, a single parent, a person with a disability. */
export const LeaveSupplement = { childUnder3: 1, singleParent: 2, disability: 3 } as const;
export type LeaveSupplement = (typeof LeaveSupplement)[keyof typeof LeaveSupplement];

/** Who is insured with an employee. */
export const FamilyMemberType = { partner: 1, children: 2, adultChildren: 3, parents: 4 } as const;
export type FamilyMemberType = (typeof FamilyMemberType)[keyof typeof FamilyMemberType];

/** Kinds of leave. */
export const LeaveType = { annual: 0, medical: 1, maternity: 2, special: 3 } as const;
export type LeaveType = (typeof LeaveType)[keyof typeof LeaveType];

/** Status of a project. */
export const ProjectStatus = { active: 1, finished: 2 } as const;
export type ProjectStatus = (typeof ProjectStatus)[keyof typeof ProjectStatus];
