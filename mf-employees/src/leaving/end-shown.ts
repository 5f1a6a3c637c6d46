import { getEndOfEmployment, getRecurringLines, previewEndOfEmployment } from '@paga/contract/employees';
import { getEmployeeVacations, getLeaveLedger } from '@paga/contract/leave';

/** What an end of employment changes beside the person: its own answers, the lines and the leave. */
export const END_SHOWN = [
  getEndOfEmployment,
  previewEndOfEmployment,
  getRecurringLines,
  getEmployeeVacations,
  getLeaveLedger,
];
