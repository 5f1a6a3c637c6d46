import type { Cents } from '#money/cents.ts';
import type { HourKind, TermChange } from './input.ts';

/** Something a person should look at. Only `NET_BELOW_ZERO` is an error: closing, bank list, EDI, mail and bookkeeping refuse the row. */
export type SalaryProblem =
  | { code: 'NET_BELOW_ZERO'; severity: 'error'; netto: Cents }
  | { code: 'BELOW_MINIMUM_WAGE'; severity: 'warning'; base: Cents; minimum: Cents }
  | { code: 'EMPLOYEE_RATE_UNUSUAL'; severity: 'hint'; percentage: number }
  | { code: 'EMPLOYER_RATE_UNUSUAL'; severity: 'hint'; percentage: number }
  | { code: 'LEAVE_EXCEEDS_HOURS'; severity: 'warning'; shortBy: Cents }
  | { code: 'LEAVE_OVER_MONTH'; severity: 'warning'; booked: number; counted: number }
  | { code: 'TERMS_CHANGED_IN_MONTH'; severity: 'warning'; changes: readonly TermChange[] };

/** A computed month of one employee. Amounts are cents; names of the wire are given where they differ. */
export type SalaryResult = {
  engineVersion: string;
  payDays: number;
  contractDays: number;
  /** Leave days inside the contract and the month. */
  leaveDays: number;
  /** Unprorated monthly base on the last contract day (`initialBrutto`); hourly: price x hours of the month. */
  base: Cents;
  /** Price per hour in ten-thousandths of a euro, rounded for show only: lines use the exact price. 5.6818 EUR is `56818`. */
  pricePerHour: number;
  /** Hours of the month in hundredths, rounded for show. 176 h is `17600`. */
  hoursOfMonth: number;
  /** Regular hours of an hourly employee in hundredths, else 0. */
  regularHours: number;
  /** Pay for the regular month: the grid's "gross" (`brutto`). */
  grossPay: Cents;
  /** Pay of each category of extra hours, uplift included. */
  hourLines: Record<HourKind, Cents>;
  /** Sum of the hour lines (`extraHours`). */
  hoursPay: Cents;
  /** The employer's share of the health premium, part of the gross. */
  insurancePlus: Cents;
  extraBrutto: Cents;
  /** Gross that yields the wanted `extraNetto`. */
  grossUp: Cents;
  /** extraBrutto + grossUp (`extras`). */
  additions: Cents;
  totalBrutto: Cents;
  bruttoWithoutInsurance: Cents;
  /** The employee's share (`pensionalContribution`). */
  contributionEmployee: Cents;
  /** The employer's share, on top of the gross. */
  contributionEmployer: Cents;
  taxable: Cents;
  tax: Cents;
  /** Whole health premium taken from the net. */
  prime: Cents;
  /** The family's part of the premium. */
  familyExpenses: Cents;
  stops: Cents;
  avanse: Cents;
  phone: Cents;
  ticket: Cents;
  /** stops + avanse + phone + ticket */
  deductions: Cents;
  netto: Cents;
  /** totalBrutto + contributionEmployer */
  companyCost: Cents;
  /** Ids of the dated tables used; no minimum wage was in force before 2011: null. */
  tables: { wageTax: string; pension: string; minimumWage: string | null };
  problems: SalaryProblem[];
};
