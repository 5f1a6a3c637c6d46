import type { CivilDate } from '@paga/calendar';
import type { LeaveType } from '#calendar/leave-days.ts';
import type { Contract, WeekWorkingDays } from '#calendar/pay-days.ts';
import type { Cents } from '#money/cents.ts';
import type { Decimal } from '#money/decimal.ts';
import type { NationalTables } from '#tables/national.ts';
import type { TakenLine } from './recurring-line.ts';

/** Employer tier as on the wire: 1 primary, 2 secondary. */
export type Tier = 1 | 2;

/** How an employee is paid, as on the wire: 1 fixed monthly, 2 hourly, 3 project. */
export type PaymentType = 1 | 2 | 3;
/** The payment types by name. */
export const Payment = { fixed: 1, hourly: 2, project: 3 } as const;

/** Health insurance option as on the wire: 1 shared with the employer, 2 the employee pays, 3 not insured. */
type InsuranceOption = 1 | 2 | 3;

/** Percentages added to a category's hours; the company's setting on the month's last day. Example: `{ night: 30, ... }`. */
export type Uplifts = {
  night: Decimal;
  weekend: Decimal;
  afterWork: Decimal;
  holiday: Decimal;
  guard: Decimal;
};

/** A category of extra hours. */
export type HourKind = keyof Uplifts;

/** The categories in the order of the payslip. */
export const hourKinds = [
  'night',
  'weekend',
  'afterWork',
  'holiday',
  'guard',
] as const satisfies readonly HourKind[];

/** Hours of the month by category, at most 2 decimals; absent is 0. Each hour is in exactly one category. */
export type ExtraHours = Partial<Record<HourKind, Decimal>>;

/** The company's health premium by person and month, in cents. */
export type PremiumTable = {
  prime: Cents;
  partner: Cents;
  children: Cents;
  adultChildren: Cents;
  parent: Cents;
};

/** Insured family members by kind. */
export type FamilyMembers = { partner?: number; children?: number; adultChildren?: number; parent?: number };

/** The company's dated settings that a month reads. */
export type CompanySetting = 'contributions' | 'uplifts' | 'leave' | 'premiums' | 'hours';

/** A term of the employee, or a setting of the company, that a month takes as it is on its last day. */
type ChangedTerm =
  | 'employerTier'
  | 'noTaxes'
  | 'hasContributions'
  | 'contributePercentage'
  | 'employerContributePercentage'
  | 'workingHoursPerMonth'
  | 'healthInsurance'
  | 'healthInsurancePercentage'
  | 'familyMembers'
  | 'hoursPerMonth'
  | HourKind
  | keyof PremiumTable
  | LeaveTerm;

/** The percentages of the leave setting. */
export type LeaveTerm =
  | 'annualLeave'
  | 'medicalLeave'
  | 'maternityLeave'
  | 'maleSpecialLeave'
  | 'femaleSpecialLeave';

/** A change within a month: what held before and since `on`, as people read it (percent, hours, euro; yes is 1); null: not set. */
export type TermChange = { term: ChangedTerm; from: number | null; to: number | null; on: CivilDate };

/** What is the same for everybody in a company's month. Make it once and pass the same object with every employee. */
export type SalaryPeriod = {
  year: number;
  /** 1..12 */
  month: number;
  /** The tax and contribution tables in force on this day are used. */
  paymentDate: CivilDate;
  weekWorkingDays: WeekWorkingDays;
  /** Public holidays of the month as observed; other days in the list are ignored. */
  holidays: readonly CivilDate[];
  uplifts: Uplifts;
  /** The company's contribution percentages in force on the payment date. Absent: the pension table's (5 and 5). */
  contributions?: { employee: Decimal; employer: Decimal } | null;
  /** Hours of the month as configured (160, 173.33, ...). Absent: pay days x 40 / week working days. */
  hoursOfMonth?: Decimal | null;
  /** Absent: the company has no health insurance. */
  premiums?: PremiumTable | null;
  /** National tables; absent: the built-in ones. */
  tables?: NationalTables;
  /** Since when each of the company's settings holds, for the explanation only. */
  settingsSince?: Partial<Record<CompanySetting, CivilDate>>;
  /** Settings of the company that changed within the month and hold as on its last day. */
  changes?: readonly TermChange[];
};

/** An amount with its first day. The first is in force from the start of the contract whatever its date. */
export type DatedAmount = { validFrom: CivilDate; amount: Cents };

/** The employee's part of one checked budget line. The names are for the explanation only; nothing is computed from them. */
export type ProjectLine = { id: number; share: Cents; name?: string; project?: string };

/** What the employee earns. A project's share is the employee's part of one checked budget line (`splitBudgetLine`). */
export type Pay =
  | { type: typeof Payment.fixed; salaries: readonly DatedAmount[] }
  | {
      type: typeof Payment.hourly;
      /** Euro per hour with up to 4 decimals, each with its first day. */
      prices: readonly { validFrom: CivilDate; pricePerHour: Decimal }[];
      /** Payable hours of the month, leave and holidays included. Absent: contract pay days x daily hours. */
      regularHours?: Decimal | null;
    }
  | { type: typeof Payment.project; lines: readonly ProjectLine[] };

/** A leave entry as booked, with the percentage of the company's leave setting for its kind. */
export type LeaveEntry = {
  type: LeaveType;
  from: CivilDate;
  to: CivilDate;
  percentage: Decimal;
  /** First day of the whole maternity leave when this entry continues an earlier one. Absent: `from`. */
  since?: CivilDate | null;
};

/** The employee's private health insurance. */
export type Insurance = {
  option: InsuranceOption;
  /** The employer's percentage of the premium; option 1 only. */
  employerPercentage?: Decimal | null;
  /** Insured family; option 1 only. */
  family?: FamilyMembers | null;
  /** A whole premium typed for this employee over the one of the company's premium table. */
  premium?: Cents | null;
};

/** Amounts taken from the net pay, in cents; absent is 0. */
type Deductions = { stops?: Cents; avanse?: Cents; phone?: Cents; ticket?: Cents };

/** One employee's month: everything a salary depends on, plain data, so a stored input recomputes to the same cents. */
export type SalaryInput = {
  period: SalaryPeriod;
  contract: Contract;
  /** Other contracts of the same person that cover a day of this month; contracts of one person do not overlap. */
  otherContracts?: readonly Contract[];
  /** Terms that changed within the month and hold as on its last day: nothing is computed from them, the row says so. */
  changes?: readonly TermChange[];
  pay: Pay;
  tier: Tier;
  /** Part time and contractors are not compared with the minimum wage. Absent: true. */
  fullTime?: boolean;
  birthDate?: CivilDate | null;
  /** Pays no wage tax. Absent: false. */
  noTaxes?: boolean;
  /** Pays pension contributions. Absent: true. */
  hasContributions?: boolean;
  /** Own contribution percentage (`contributePercentage`); absent: the company's. */
  employeePercentage?: Decimal | null;
  /** Own percentage of the employer's contribution; absent: the company's. */
  employerPercentage?: Decimal | null;
  /** Own hours of the month (part time); absent: the company's. */
  workingHoursPerMonth?: Decimal | null;
  leaves?: readonly LeaveEntry[];
  insurance?: Insurance | null;
  hours?: ExtraHours;
  /** A gross typed over the computed one: no proration, no leave deduction. */
  grossOverride?: Cents | null;
  extraBrutto?: Cents;
  /** An addition promised as net; the engine finds the gross for it. */
  extraNetto?: Cents;
  deductions?: Deductions;
  /** The recurring lines that additions and deductions hold already: nothing is computed from them, explanation and row name them. */
  lines?: readonly TakenLine[];
};
