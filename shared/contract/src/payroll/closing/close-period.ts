import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { decidesPay } from '#core/step-up.ts';
import { PeriodState } from '#payroll/rows/salary-row.ts';
import { PeriodCode } from '../month/month-of-salaries.ts';

/** A month that was just closed: which closing it is, and its hash, as the audit line has them (ours). */
export const ClosedState = PeriodState.extend({ closing: z.object({ number: z.int(), hash: z.string() }) });
export type ClosedState = z.infer<typeof ClosedState>;

/** Closes a month; the closing code travels with the call and is checked by it. */
export const closePeriod = endpoint({
  method: 'POST',
  path: '/updateClosedSalaries',
  base: 'root',
  summary: 'Close a salary month',
  body: PeriodCode,
  companyIn: 'body.tenantId',
  response: ClosedState,
  errors: [
    'CLOSING_CODE_WRONG',
    'CLOSING_CODE_LOCKED',
    'PERIOD_CLOSED',
    'NO_SALARIES',
    'SALARY_HAS_ERRORS',
    'WARNINGS_OPEN',
    'MONTH_OUTDATED',
    'SIGN_OFF_MISSING',
  ],
  effect: 'write',
  calculates: true,
  stepUp: decidesPay,
  access: inCompany,
});

/** Opens a closed month again by the closing code. */
export const reopenPeriod = endpoint({
  method: 'POST',
  path: '/salaries/openPeriodByCode',
  base: 'root',
  summary: 'Reopen a salary month',
  body: PeriodCode,
  companyIn: 'body.tenantId',
  response: PeriodState,
  errors: ['CLOSING_CODE_WRONG', 'CLOSING_CODE_LOCKED', 'PERIOD_OPEN', 'NO_SALARIES'],
  effect: 'write',
  calculates: true,
  stepUp: decidesPay,
  access: inCompany,
});
