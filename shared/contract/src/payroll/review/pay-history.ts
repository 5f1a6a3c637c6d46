import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { CivilDate, Euro, Id, QueryId } from '#core/shapes.ts';

/** One month of one person, in euros. `closed`: the month is closed; `paidOn`: the day its closing is marked paid. `cost` is gross with the employer's contribution. */
export const PayOfMonth = z.object({
  salaryId: Id,
  month: z.int(),
  year: z.int(),
  closed: z.boolean(),
  paidOn: CivilDate.nullable(),
  totalBrutto: Euro,
  pensionalContribution: Euro,
  tax: Euro,
  netto: Euro,
  cost: Euro,
});
export type PayOfMonth = z.infer<typeof PayOfMonth>;

/** The calculated months of an employee, the newest first (ours). */
export const getPayHistory = endpoint({
  method: 'GET',
  path: '/salaries/history',
  summary: 'What an employee was paid, month by month',
  query: z.strictObject({ employeeId: QueryId }),
  response: z.array(PayOfMonth),
  errors: ['NOT_FOUND'],
  effect: 'read',
  carries: 'person',
  access: inCompany,
});
