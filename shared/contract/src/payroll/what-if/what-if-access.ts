import { asForSalaries } from '../review/review-access.ts';

/** Who may play with a month and carry it over: whoever may edit its salaries; carrying over also asks for the closing code. */
export const whatIfAccess = {
  getWhatIfs: asForSalaries,
  createWhatIf: asForSalaries,
  updateWhatIf: asForSalaries,
  deleteWhatIf: asForSalaries,
  carryOverWhatIf: asForSalaries,
} as const;
