import type { Stored } from '#core/http/stored-table.ts';

/** Of months employees are answered what was closed, by their own page, which knows from which day on they see it. */
export const monthsStored: Stored = {
  tables: [],
  leftOut: {
    salary: 'a month that is being made; it is theirs once it is closed',
    salary_trace: 'how a stored month came about; each payslip makes it anew from what was closed',
    salary_acceptance: 'what the office accepted of the warnings of a month that is being made',
  },
};
