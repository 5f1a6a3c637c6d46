import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { Id, Month, Year } from '#core/shapes.ts';
import { MonthQuery } from './month/month-query.ts';
import { OutdatedBy } from './rows/salary-row.ts';

/** The steps of a month, in their order. */
export const MonthStep = z.enum(['collect', 'check', 'review', 'close', 'pay']);
export type MonthStep = z.infer<typeof MonthStep>;

/** Steps that a person says are done; closing, paying and declaring leave their own traces. */
export const SaidStep = MonthStep.extract(['collect', 'check', 'review']);
export type SaidStep = z.infer<typeof SaidStep>;

/**
 * What a month waits for. `calculate`: nothing is calculated, or what it stands on has changed since. `collect` and `review`: until somebody says it is done.
 * `fix`: errors forbid closing. `check`: warnings that nobody has accepted, or hints that nobody has looked at. `signOff`: a second
 * person has to sign the month off. `pay` and `declare`: the closing that holds has
 * no such mark yet. `done`: nothing.
 */
export const NextStep = z.enum([
  'hire',
  'calculate',
  'collect',
  'fix',
  'check',
  'review',
  'signOff',
  'close',
  'pay',
  'declare',
  'done',
]);
export type NextStep = z.infer<typeof NextStep>;

/** Who said that a step is done, and when; `holds` false: what it was said of has changed since. `by` is null for somebody who has left the company. */
export const SaidOfStep = z.object({
  step: SaidStep,
  by: z.string().nullable(),
  at: z.string(),
  holds: z.boolean(),
});
export type SaidOfStep = z.infer<typeof SaidOfStep>;

/**
 * Where a month stands: `here` is the step it is in, those before it are done, and `next` is what it waits for there. `heads` are of its salaries; the counts are
 * those of its check: errors, open warnings, hints that nobody has accepted.
 */
export const MonthSteps = z.object({
  here: MonthStep,
  next: NextStep,
  heads: z.int(),
  outdatedBy: OutdatedBy.nullable(),
  problems: z.int(),
  warnings: z.int(),
  hints: z.int(),
  paid: z.boolean(),
  declared: z.boolean(),
  said: z.array(SaidOfStep),
});
export type MonthSteps = z.infer<typeof MonthSteps>;

/** Where a month stands, with what each of its steps still needs (ours). */
export const getMonthSteps = endpoint({
  method: 'GET',
  path: '/salaries/steps',
  summary: 'Where a month stands, step by step',
  query: MonthQuery,
  companyIn: 'query.userId',
  response: MonthSteps,
  effect: 'read',
  access: inCompany,
});

const StepOfMonth = z.strictObject({ tenantId: Id, month: Month, year: Year, step: SaidStep });

/**
 * Says that the step in which an open month stands is done (ours). `CONFLICT` when it stands in another one; errors, open warnings and a month that is to be
 * calculated again refuse as they refuse closing.
 */
export const markMonthStep = endpoint({
  method: 'POST',
  path: '/salaries/steps/mark',
  summary: 'Say that a step of a month is done',
  body: StepOfMonth,
  companyIn: 'body.tenantId',
  response: 'empty',
  errors: [
    'NO_SALARIES',
    'PERIOD_CLOSED',
    'MONTH_OUTDATED',
    'SALARY_HAS_ERRORS',
    'WARNINGS_OPEN',
    'CONFLICT',
  ],
  effect: 'write',
  access: inCompany,
});

/** Takes back that a step of an open month is done (ours). `NOT_FOUND` when nobody said so. */
export const takeMonthStepBack = endpoint({
  method: 'POST',
  path: '/salaries/steps/takeBack',
  summary: 'Take back that a step of a month is done',
  body: StepOfMonth,
  companyIn: 'body.tenantId',
  response: 'empty',
  errors: ['NO_SALARIES', 'PERIOD_CLOSED', 'NOT_FOUND'],
  effect: 'write',
  access: inCompany,
});
