import { z } from 'zod';

/** What a template may hold between `{{` and `}}`, by what it is about and in the order in which it is listed. */
export const PLACEHOLDERS = {
  employee: [
    'firstName',
    'lastName',
    'fullName',
    'personalNumber',
    'birthDate',
    'address',
    'municipality',
    'phone',
    'email',
    'occupation',
    'qualification',
    'sectors',
    'bank',
    'bankAccountNumber',
  ],
  employment: [
    'jobStarted',
    'contractStarted',
    'contractEnds',
    'employmentType',
    'employerTier',
    'grossSalary',
    'netSalary',
    'pricePerHour',
    'workingHoursPerMonth',
  ],
  leaving: [
    'lastDay',
    'endReason',
    'endArticle',
    'noticeOn',
    'noticeDays',
    'unusedLeaveDays',
    'unusedLeavePay',
  ],
  annex: ['raiseFrom', 'payBefore', 'payAfter', 'payUnit', 'termBefore', 'termFrom', 'termUntil'],
  company: ['companyName', 'companyBusinessNumber', 'companyEmail', 'today'],
} as const;

/** What a group of placeholders is about. */
export type PlaceholderGroup = keyof typeof PLACEHOLDERS;

/** The name of a placeholder, as it stands between the braces. */
export const PlaceholderName = z.enum([
  ...PLACEHOLDERS.employee,
  ...PLACEHOLDERS.employment,
  ...PLACEHOLDERS.leaving,
  ...PLACEHOLDERS.annex,
  ...PLACEHOLDERS.company,
]);
export type PlaceholderName = z.infer<typeof PlaceholderName>;
