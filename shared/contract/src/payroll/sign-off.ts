import { z } from 'zod';
import { Decider, DoneByPerson, Maker, Refusal } from '#approvals/makers.ts';
import { inCompany, linkedInCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { Id, Month, Year } from '#core/shapes.ts';
import { AcceptanceNote, AcceptedFindings } from './check.ts';
import { MonthQuery } from './month/month-query.ts';

/**
 * Where the sign-off of a month stands (ours). `required`: the company asks for one; without it the rest is empty. `changed`: who changed a figure of the month
 * last. `makers`: everybody who made something of it that no sign-off in force has covered; none of them may sign. `signers`: who may, as things are now.
 * `refusal`: why the person who asks may not; null when they may. `signed`: the sign-off that was given; it `holds` until anything of the month changes.
 * `content` stands for the month as it was read: it is sent with the sign-off, so that nobody signs what they have not seen.
 */
export const SignOff = z.object({
  required: z.boolean(),
  changed: DoneByPerson.nullable(),
  makers: z.array(Maker),
  signers: z.array(Decider),
  refusal: Refusal.nullable(),
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
 * Signs a checked, open month off (ours): somebody who made nothing of it that is not covered yet, and is not one with who did, else `SIGN_OFF_OWN_CHANGE`.
 * `accepts`: warnings that the signer lets stand by signing; they are a part of the sign-off and go with it. `CONFLICT` when the month is no longer what
 * `content` says, or the company asks for no sign-off.
 */
export const signOffMonth = endpoint({
  method: 'POST',
  path: '/salaries/sign-off',
  summary: 'Sign a month off as the second person',
  body: MonthOfCompany.extend({
    content: z.string().min(1).max(100),
    accepts: z.strictObject({ note: AcceptanceNote, findings: AcceptedFindings }).optional(),
  }),
  companyIn: 'body.tenantId',
  response: SignOff,
  errors: [
    'NO_SALARIES',
    'PERIOD_CLOSED',
    'CONFLICT',
    'SIGN_OFF_OWN_CHANGE',
    'ACCEPTANCE_OWN_CHANGE',
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
