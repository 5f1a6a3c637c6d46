import type { Access } from '#core/access-level.ts';
import { RoleId } from '#core/shapes.ts';

/** Every role, in a company of one's own: who may edit salaries. */
export const asForSalaries: Access = { level: 'company', roles: Object.values(RoleId) };

/** Who may look a month over, accept its warnings, read and verify its closings, and note what was done with them: whoever may edit its salaries. */
export const reviewAccess = {
  getSalaryComparison: asForSalaries,
  getSalaryChecks: asForSalaries,
  acceptSalaryWarnings: asForSalaries,
  withdrawAcceptance: asForSalaries,
  getClosedVersions: asForSalaries,
  getClosedVersion: asForSalaries,
  verifyPeriod: asForSalaries,
  markClosing: asForSalaries,
  takeMarkBack: asForSalaries,
} as const;
