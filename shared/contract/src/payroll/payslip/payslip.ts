import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { CivilDate, EmployerTier, Euro, Id, Month, QueryId, SalaryPaymentType, Year } from '#core/shapes.ts';
import { ExtraTable, OvertimeTable, RowLine, StopTable } from '../rows/salary-row.ts';

/** An uplift as the payslip sends it: a fraction (0.3), shown times 100. */
const Fraction = z.number();

/**
 * The payslip of one row (specification 2 §2). Rates are fractions, as specified. `brutto` is everything but the employer's share
 * of the health premium, `totalBrutto` includes it; `prime` the whole premium, `familyExpenses` its family part,
 * `salaryWithHealthInsurancePercentage` the employer's share of it in euro. Paid by the hour: `regularHours` (2 decimals) and `regularPay`,
 * what they came to before unpaid leave was taken off; `initialBrutto` is what was left. Both null for other pay and for a typed gross.
 */
export const Payslip = z.object({
  salaryId: Id,
  employee: z.object({
    id: Id,
    fullName: z.string(),
    personalNumber: z.string(),
    employer: z.enum(EmployerTier),
    hasHealthInsurance: z.boolean(),
    bank: z.string().nullable(),
    bankAccountNumber: z.string().nullable(),
    occupation: z.string().nullable(),
  }),
  company: z.object({
    name: z.string(),
    businessNumber: z.string().nullable(),
    address: z.string().nullable(),
  }),
  month: Month,
  year: Year,
  paymentDate: CivilDate,
  closed: z.literal(1).nullable(),
  salaryPaymentType: z.enum(SalaryPaymentType),
  baseSalary: Euro,
  initialBrutto: Euro,
  /** True when `initialBrutto` was typed for this month: it came about by no days or hours. */
  grossTyped: z.boolean(),
  payDays: z.number().int(),
  contractDays: z.number().int(),
  pricePerHour: z.number(),
  regularHours: z.number().nullable(),
  /** The contract days and the week that regular hours come from when they do not end (weeks of six or seven days); else null. */
  regularDays: z.object({ days: z.int(), weekWorkingDays: z.int() }).nullable(),
  regularPay: Euro.nullable(),
  /** Days at each price of an hour, where it changed within the month; else empty. */
  regularPrices: z.array(z.object({ days: z.int(), price: z.number() })),
  /** What extra hours are priced by, over the base: the hours of the month, or the days they come from when they do not end. Null: an agreed price. */
  hourBasis: z
    .object({
      hours: z.number(),
      days: z.object({ payDays: z.int(), weekWorkingDays: z.int() }).nullable(),
    })
    .nullable(),
  upliftPercentages: z.object({
    night: Fraction,
    weekend: Fraction,
    afterWork: Fraction,
    holidays: Fraction,
    guard: Fraction,
  }),
  overtimeTable: OvertimeTable,
  overtimeTotal: Euro,
  extraTable: ExtraTable,
  extras: Euro,
  brutto: Euro,
  insurancePlus: Euro,
  totalBrutto: Euro,
  taxes: z.object({ personalContribute: Fraction, employerContribute: Fraction }),
  pensionalContribution: Euro,
  employerContribution: Euro,
  taxableSalary: Euro,
  /** The bands that taxed this salary: amount of the band in euro, percentage, exact tax of the band. */
  taxValues: z.array(
    z.object({
      from: z.number(),
      to: z.number().nullable(),
      percentage: z.number(),
      amount: z.number(),
      tax: z.number(),
    }),
  ),
  tax: Euro,
  prime: Euro,
  familyExpenses: Euro,
  salaryWithHealthInsurancePercentage: Euro,
  stopTable: StopTable,
  /** Recurring lines, in the order in which they were taken; what was typed beside them stands in the tables alone. */
  lines: z.array(RowLine),
  netto: Euro,
  /** Paid by project: the month's gross over the budget lines that pay it; they sum to `initialBrutto`. */
  projects: z.array(
    z.object({ name: z.string(), budgetLines: z.array(z.object({ name: z.string(), budget: Euro })) }),
  ),
  /**
   * The calendar year up to this month (ours), and the days of annual leave left at its end; null: the year has no setting of leave. As a closing
   * wrote it down, while the month is open as it stands. A month that was closed before payslips had it has none.
   */
  toDate: z
    .object({ gross: Euro, contribution: Euro, tax: Euro, net: Euro, leaveLeft: z.number().nullable() })
    .optional(),
});
export type Payslip = z.infer<typeof Payslip>;

const SalaryId = z.strictObject({ id: QueryId });

/** The payslip of one row. */
export const getPayslip = endpoint({
  method: 'GET',
  path: '/salaries/generatePaymentSlip/{id}',
  base: 'root',
  summary: 'Payslip of one salary row',
  params: SalaryId,
  response: Payslip,
  effect: 'read',
  access: inCompany,
});

/** The payslip as PDF (ours) on one page, in the asked language; `explained`: how its numbers came about follows on pages behind it. */
export const getPayslipPdf = endpoint({
  method: 'GET',
  path: '/salaries/{id}/payslip.pdf',
  summary: 'Payslip of one salary row as PDF',
  params: SalaryId,
  query: z.strictObject({
    language: z.enum(['sq', 'en']).default('sq'),
    explained: z.stringbool().optional(),
  }),
  response: 'file',
  errors: ['UNAVAILABLE'],
  effect: 'read',
  heavy: true,
  carries: 'person',
  access: inCompany,
});
