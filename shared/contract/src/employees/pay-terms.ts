/** Fields of an employee that the pay depends on, in the order in which a history tells them: a change of one holds from a day on. */
export const PAY_TERMS = [
  'salaryPaymentType',
  'bruttoSalary',
  'pricePerHour',
  'employerTier',
  'employmentType',
  'contributePercentage',
  'employerContributePercentage',
  'hasContributions',
  'noTaxes',
  'workingHoursPerMonth',
  'healthInsurance',
  'healthInsurancePercentage',
  'familyMembers',
] as const;
/** One of them. */
export type PayTerm = (typeof PAY_TERMS)[number];
