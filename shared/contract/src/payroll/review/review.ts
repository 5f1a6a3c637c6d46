import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { QueryId } from '#core/shapes.ts';
import { AcceptWarnings, SalaryChecks, WithdrawAcceptance } from '../check.ts';
import { ClosedVersionRows, ClosedVersions, Verification, VerifyQuery } from '../closing/closed-versions.ts';
import { MonthQuery } from '../month/month-of-salaries.ts';
import { SalaryComparison } from './comparison.ts';

/** A month beside the one before it, with the causes of every difference (ours). `employeeId`: only this person, `NOT_FOUND` without a salary in either month. */
export const getSalaryComparison = endpoint({
  method: 'GET',
  path: '/salaries/comparison',
  summary: 'A month compared with the one before it, every difference with its causes',
  query: MonthQuery.extend({ employeeId: QueryId.optional() }),
  companyIn: 'query.userId',
  response: SalaryComparison,
  errors: ['NO_SALARIES', 'NOT_FOUND'],
  effect: 'read',
  carries: 'worktable',
  access: inCompany,
});

/** What is to be looked at before a month is closed (ours). */
export const getSalaryChecks = endpoint({
  method: 'GET',
  path: '/salaries/checks',
  summary: 'Errors and warnings of a month',
  query: MonthQuery,
  companyIn: 'query.userId',
  response: SalaryChecks,
  effect: 'read',
  carries: 'worktable',
  access: inCompany,
});

/** Accepts warnings of an open month with a note (ours). */
export const acceptSalaryWarnings = endpoint({
  method: 'POST',
  path: '/salaries/checks/accept',
  summary: 'Accept warnings of a month with a note',
  body: AcceptWarnings,
  companyIn: 'body.tenantId',
  response: z.object({ accepted: z.int() }),
  errors: ['NO_SALARIES', 'PERIOD_CLOSED', 'CONFLICT', 'ACCEPTANCE_OWN_CHANGE'],
  effect: 'write',
  money: true,
  access: inCompany,
});

/** Takes the acceptance of one warning of an open month back (ours): it stands open again. */
export const withdrawAcceptance = endpoint({
  method: 'POST',
  path: '/salaries/checks/withdraw',
  summary: 'Take the acceptance of a warning back',
  body: WithdrawAcceptance,
  companyIn: 'body.tenantId',
  response: 'empty',
  errors: ['NO_SALARIES', 'PERIOD_CLOSED', 'NOT_FOUND'],
  effect: 'write',
  access: inCompany,
});

/** Every closing of a month, and what was done with it (ours). */
export const getClosedVersions = endpoint({
  method: 'GET',
  path: '/salaries/versions',
  summary: 'Every closing of a month, the newest first',
  query: MonthQuery,
  companyIn: 'query.userId',
  response: ClosedVersions,
  effect: 'read',
  carries: 'sums',
  access: inCompany,
});

/** One closing with its rows (ours). */
export const getClosedVersion = endpoint({
  method: 'GET',
  path: '/salaries/versions/{versionId}',
  summary: 'A month as it was closed once',
  params: z.strictObject({ versionId: QueryId }),
  response: ClosedVersionRows,
  effect: 'read',
  carries: 'everybody',
  access: inCompany,
});

/** Recomputes a closing from what it kept, and compares every stored value (ours). */
export const verifyPeriod = endpoint({
  method: 'GET',
  path: '/salaries/verify',
  summary: 'Recompute a closed month and compare it to the cent',
  query: VerifyQuery,
  companyIn: 'query.userId',
  response: Verification,
  errors: ['NO_SALARIES', 'PERIOD_OPEN', 'NOT_FOUND'],
  effect: 'read',
  calculates: true,
  access: inCompany,
});
