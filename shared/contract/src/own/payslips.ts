import { z } from 'zod';
import { ownEmployee } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { CivilDate, Euro, Id, Language, Month, QueryId, QueryYear, Year } from '#core/shapes.ts';
import { Payslip } from '#payroll/payslip/payslip.ts';
import { SalaryTrace } from '#payroll/rows/trace.ts';

/** A closing that another one of the same month came after. */
const EarlierPayslip = z.object({ id: Id, number: z.int(), closedAt: z.string(), netto: Euro });

/**
 * Whether the newest closing somebody is in still `holds`, was opened again and is not followed by another one yet (`correcting`), or by one that they are not in
 * any more (`replaced`).
 */
export const OwnStanding = z.enum(['holds', 'correcting', 'replaced']);
export type OwnStanding = z.infer<typeof OwnStanding>;

/** A month that was closed with this person in it. `id` is of the payslip of its newest closing, `earlier` what was closed before, the newest first. */
export const OwnPayslipMonth = z.object({
  id: Id,
  year: Year,
  month: Month,
  paymentDate: CivilDate,
  netto: Euro,
  standing: OwnStanding,
  earlier: z.array(EarlierPayslip),
});
export type OwnPayslipMonth = z.infer<typeof OwnPayslipMonth>;

/** Sums of a year over the newest closing of each of its `months`, those replaced left out. */
export const OwnPayslipYear = z.object({
  year: Year,
  months: z.int(),
  totalBrutto: Euro,
  contribution: Euro,
  tax: Euro,
  netto: Euro,
});
export type OwnPayslipYear = z.infer<typeof OwnPayslipYear>;

/** Every closed month of whose page it is, and the sums of each year; the newest first. Of who has left up to the month of the last day. */
export const getOwnPayslips = endpoint({
  method: 'GET',
  path: '/own/payslips',
  summary: 'The closed months of an own page, with the sums of each year',
  response: z.object({ months: z.array(OwnPayslipMonth), years: z.array(OwnPayslipYear) }),
  errors: ['OWN_PART_OFF'],
  effect: 'read',
  carries: 'person',
  access: ownEmployee,
});

/**
 * A payslip of a closing, made of what that closing kept, with how its numbers came about and the proof: the row computed again now gives the `same` cents, and
 * the closing has this hash. `trace` is null where it does not. An earlier closing of a month that was closed again is `replaced`.
 */
export const OwnPayslip = z.object({
  slip: Payslip,
  trace: SalaryTrace.nullable(),
  same: z.boolean(),
  number: z.int(),
  closedAt: z.string(),
  hash: z.string(),
  standing: OwnStanding,
});
export type OwnPayslip = z.infer<typeof OwnPayslip>;

const PayslipId = z.strictObject({ id: QueryId });

/** One payslip; another person's is `NOT_FOUND`, as one that does not exist. */
export const getOwnPayslip = endpoint({
  method: 'GET',
  path: '/own/payslips/{id}',
  summary: 'A payslip of an own page, explained and proved',
  params: PayslipId,
  response: OwnPayslip,
  errors: ['NOT_FOUND', 'OWN_PART_OFF'],
  effect: 'read',
  access: ownEmployee,
});

/** The same as the PDF that the office has; `explained`: how its numbers came about follows on pages behind it. */
export const getOwnPayslipPdf = endpoint({
  method: 'GET',
  path: '/own/payslips/{id}/payslip.pdf',
  summary: 'A payslip of an own page as PDF',
  params: PayslipId,
  query: z.strictObject({ language: Language.default('sq'), explained: z.stringbool().optional() }),
  response: 'file',
  errors: ['NOT_FOUND', 'OWN_PART_OFF', 'UNAVAILABLE'],
  effect: 'read',
  heavy: true,
  carries: 'person',
  access: ownEmployee,
});

/** The annual certificate of a year over the newest closing of each month, as PDF. `NO_SALARIES`: nothing was closed in it. */
export const getOwnCertificate = endpoint({
  method: 'GET',
  path: '/own/certificates/{year}',
  summary: 'The annual certificate of an own page as PDF',
  params: z.strictObject({ year: QueryYear }),
  query: z.strictObject({ language: Language.default('sq') }),
  response: 'file',
  errors: ['NO_SALARIES', 'OWN_PART_OFF', 'UNAVAILABLE'],
  effect: 'read',
  heavy: true,
  carries: 'person',
  access: ownEmployee,
});
