import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { CivilDate, Euro, Id, Month, Year } from '#core/shapes.ts';
import { MonthOfCompany } from '#reports/shapes.ts';

/**
 * What is wrong with a row of the wage list. Errors: `netBelowZero`, which refuses the file, and `personalNumberWrong` (not 10 digits). Warnings:
 * `personalNumberMissing` (right only for a foreigner without one), `personalNumberOdd` (its check digit does not hold), `personalNumberTwice` (two rows
 * have it), `secondaryOnly` (declared as a second job, and nobody else here has the first one: see that another employer declares it), `taxExempt` and
 * `contributionsExempt` with pay in the month (right only with the papers for it), `nameShort` (no last name).
 */
export const DeclarationProblemCode = z.enum([
  'netBelowZero',
  'personalNumberWrong',
  'personalNumberMissing',
  'personalNumberOdd',
  'personalNumberTwice',
  'secondaryOnly',
  'taxExempt',
  'contributionsExempt',
  'nameShort',
]);
export type DeclarationProblemCode = z.infer<typeof DeclarationProblemCode>;

/** Where it is put right: the person's record, their pay terms, or their row of the month. */
export const DeclarationCure = z.enum(['employee', 'employeeTerms', 'salaryRow']);
export type DeclarationCure = z.infer<typeof DeclarationCure>;

/** A problem of one person's row; `value` is what stands there, such as the number that is wrong. `accepted`: somebody has looked at it in the check of the month. */
export const DeclarationProblem = z.object({
  code: DeclarationProblemCode,
  severity: z.enum(['error', 'warning']),
  employeeId: Id,
  name: z.string(),
  value: z.string().nullable(),
  cure: DeclarationCure,
  accepted: z.boolean(),
});
export type DeclarationProblem = z.infer<typeof DeclarationProblem>;

/** The two payments to the tax administration. */
export const AuthorityPaymentKind = z.enum(['contribution', 'tax']);
export type AuthorityPaymentKind = z.infer<typeof AuthorityPaymentKind>;

/** A payment to the tax administration as it is typed at the bank. `reference` is what a person typed for this month and kind; none is ever made up. */
export const AuthorityPayment = z.object({
  kind: AuthorityPaymentKind,
  payer: z.string(),
  businessNumber: z.string().nullable(),
  month: Month,
  year: Year,
  amount: Euro,
  deadline: CivilDate,
  reference: z.string().nullable(),
});
export type AuthorityPayment = z.infer<typeof AuthorityPayment>;

/**
 * The figures that the monthly statement asks for, as sums of the rows of the wage list: people with a primary and with a secondary job, those whose pay
 * is taxed and the tax withheld, those with contributions and both parts, up to 5 % and supplementary.
 */
export const StatementFigures = z.object({
  people: z.int(),
  primary: z.int(),
  secondary: z.int(),
  gross: Euro,
  taxedPeople: z.int(),
  taxedGross: Euro,
  taxableSalary: Euro,
  tax: Euro,
  contributors: z.int(),
  contributionGross: Euro,
  employeeContribution: Euro,
  employerContribution: Euro,
  employeeSupplement: Euro,
  employerSupplement: Euro,
  contributions: Euro,
});
export type StatementFigures = z.infer<typeof StatementFigures>;

/** Everything about declaring a month before its file is downloaded (ours). `errors` counts the problems that are errors. */
export const DeclarationCheck = z.object({
  isClosed: z.boolean(),
  deadline: CivilDate,
  rows: z.int(),
  errors: z.int(),
  problems: z.array(DeclarationProblem),
  payments: z.array(AuthorityPayment),
  figures: StatementFigures,
});
export type DeclarationCheck = z.infer<typeof DeclarationCheck>;

/** The wage list checked row by row, the amounts to pay, and the figures of the statement. The file itself: `exportElectronicDeclaration`. */
export const getDeclarationCheck = endpoint({
  method: 'GET',
  path: '/filing/declaration',
  summary: 'Check of the wage list, payments and figures of the statement',
  query: z.strictObject(MonthOfCompany),
  companyIn: 'query.tenantId',
  response: DeclarationCheck,
  effect: 'read',
  access: inCompany,
});

/** Most characters of a payment reference. */
export const REFERENCE_LENGTH = 50;

/** Saves the reference of a payment of a month, as the tax administration gave it; an empty one takes it away. Possible while the month is open too. */
export const savePaymentReference = endpoint({
  method: 'PUT',
  path: '/filing/paymentReference',
  summary: 'Save the reference of a payment to the tax administration',
  body: z.strictObject({
    ...MonthOfCompany,
    kind: AuthorityPaymentKind,
    reference: z.string().trim().max(REFERENCE_LENGTH),
  }),
  companyIn: 'body.tenantId',
  response: 'empty',
  errors: ['NO_SALARIES'],
  effect: 'write',
  access: inCompany,
});
