import { z } from 'zod';
import { inCompany, linkedInCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { Id, Month, Year } from '#core/shapes.ts';
import { MonthQuery } from '../rows/month-of-salaries.ts';

/** Who did something about a month, and when; `by` is null for somebody who has left the company, `own` when it is the person who asks. */
export const DoneByPerson = z.object({ by: z.string().nullable(), at: z.string(), own: z.boolean() });
export type DoneByPerson = z.infer<typeof DoneByPerson>;

/**
 * Where the sign-off of a month stands (ours). `required`: the company asks for one; without it the rest is empty. `changed`: who changed a figure of the month
 * last, and therefore may not sign it off. `signed`: the sign-off that was given; it `holds` until anything of the month changes. `content` stands for the month
 * as it was read: it is sent with the sign-off, so that nobody signs what they have not seen.
 */
export const SignOff = z.object({
  required: z.boolean(),
  changed: DoneByPerson.nullable(),
  signed: DoneByPerson.extend({ holds: z.boolean() }).nullable(),
  content: z.string(),
});
export type SignOff = z.infer<typeof SignOff>;

const MonthOfCompany = z.strictObject({ tenantId: Id, month: Month, year: Year });

/** Whether a month is signed off, and by whom (ours). */
export const getSignOff = endpoint({
  method: 'GET',
  path: '/salaries/sign-off',
  summary: 'Whether a second person has signed a month off',
  query: MonthQuery,
  companyIn: 'query.userId',
  response: SignOff,
  errors: ['NO_SALARIES'],
  effect: 'read',
  access: inCompany,
});

/**
 * Signs a checked, open month off (ours): another person than the last who changed a figure, else `SIGN_OFF_OWN_CHANGE`. `CONFLICT` when the month is no longer
 * what `content` says, or the company asks for no sign-off.
 */
export const signOffMonth = endpoint({
  method: 'POST',
  path: '/salaries/sign-off',
  summary: 'Sign a month off as the second person',
  body: MonthOfCompany.extend({ content: z.string().min(1).max(100) }),
  companyIn: 'body.tenantId',
  response: SignOff,
  errors: [
    'NO_SALARIES',
    'PERIOD_CLOSED',
    'CONFLICT',
    'SIGN_OFF_OWN_CHANGE',
    'SALARY_HAS_ERRORS',
    'WARNINGS_OPEN',
    'MONTH_OUTDATED',
  ],
  effect: 'write',
  money: true,
  access: linkedInCompany,
});

/** Takes the sign-off of an open month back (ours). `NOT_FOUND` when none holds. */
export const withdrawSignOff = endpoint({
  method: 'POST',
  path: '/salaries/sign-off/withdraw',
  summary: 'Take the sign-off of a month back',
  body: MonthOfCompany,
  companyIn: 'body.tenantId',
  response: SignOff,
  errors: ['NO_SALARIES', 'PERIOD_CLOSED', 'NOT_FOUND'],
  effect: 'write',
  access: linkedInCompany,
});
