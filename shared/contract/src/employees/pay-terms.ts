import type { TermsField } from './every-field.ts';

const IN_ORDER = {
  salaryPaymentType: true,
  bruttoSalary: true,
  pricePerHour: true,
  employerTier: true,
  employmentType: true,
  contributePercentage: true,
  employerContributePercentage: true,
  hasContributions: true,
  noTaxes: true,
  workingHoursPerMonth: true,
  healthInsurance: true,
  healthInsurancePercentage: true,
  familyMembers: true,
} as const satisfies Record<TermsField, true>;

/** Fields of an employee that the pay depends on, in the order in which the history lists them: a change of one holds from a day on. */
export const PAY_TERMS = Object.keys(IN_ORDER) as readonly TermsField[];
/** One of them. */
export type PayTerm = TermsField;
