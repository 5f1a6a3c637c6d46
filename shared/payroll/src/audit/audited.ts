import type { CivilDate } from '@paga/calendar';
import type { Cents } from '#money/cents.ts';
import type { HourKind, PaymentType } from '#salary/input.ts';

/** What the audit compares of somebody's month. Amounts in cents, hours in hours; `price` of who is paid by the hour in ten-thousandths of a euro. */
export type AuditedPay = {
  paymentType: PaymentType;
  base: Cents;
  price: number;
  /** A gross typed over the computed one. */
  typedGross: Cents | null;
  grossPay: Cents;
  netto: Cents;
  hours: Partial<Record<HourKind, number>>;
  regularHours: number;
  hoursOfMonth: number;
  payDays: number;
  contractDays: number;
  leaveDays: number;
};

/** A row of the month that is audited; `past` are the person's months before it within a year, the newest first, `ago` how many months before. */
export type AuditedRow = AuditedPay & {
  employeeId: number;
  name: string;
  birthDate: CivilDate | null;
  personalNumber: string;
  account: string | null;
  past: readonly (AuditedPay & { ago: number })[];
};

/** The month as a whole, and what the company says about itself. */
export type AuditedMonth = {
  year: number;
  month: number;
  paymentDate: CivilDate;
  today: CivilDate;
  weekWorkingDays: number;
  holidays: readonly CivilDate[];
  /** Earlier months that are calculated and not closed, `YYYY-MM`. */
  openBefore: readonly string[];
  /** Facts of the company that the declaration needs and that are not there. */
  missingFacts: readonly string[];
  rows: readonly AuditedRow[];
};

/** What the audit finds about a person. */
export type AuditCode =
  | 'RAISE_UNUSUAL'
  | 'NET_SWING'
  | 'HOURS_UNUSUAL'
  | 'HOURS_OVER_MONTH'
  | 'ABSENCE_UNBOOKED'
  | 'PERSONAL_NUMBER_MISSING'
  | 'PERSONAL_NUMBER_DIGITS'
  | 'ACCOUNT_DIGITS'
  | 'PERSON_TWICE'
  | 'PERSONAL_NUMBER_TWICE'
  | 'NAME_SHORT'
  | 'SECONDARY_JOB'
  | 'TAX_EXEMPT'
  | 'CONTRIBUTIONS_EXEMPT';

/**
 * Something about a person: what it was and what it is, with what it was in the months before, the earliest first. `kind` is that of the hours; `value` a number, a day of birth,
 * or whether a raise is `saved` or `typed`; `facts` is what an
 * acceptance holds for.
 */
export type AuditFinding = {
  employeeId: number;
  code: AuditCode;
  old?: number;
  new?: number;
  past?: number[];
  kind?: HourKind;
  value?: string;
  others?: string[];
  facts: unknown;
};

/** Something about the month as a whole. */
export type MonthFinding =
  | { code: 'PAYMENT_DATE_PAST'; date: CivilDate }
  | { code: 'PAYMENT_DAY_OFF'; date: CivilDate }
  | { code: 'EARLIER_MONTH_OPEN'; months: string[] }
  | { code: 'FACTS_MISSING'; facts: string[] };

/** The bounds beyond which the check of a month asks somebody to look at a figure. Shares are fractions: 0.2 is 20 %. */
export const USUAL = {
  /** A raise, or a gross typed over the contract's; and a cut. */
  raise: 0.25,
  cut: 0.2,
  /** Net against the middle of the person's months, after what everybody's net did. */
  swing: 0.5,
  /** Months to compare with. */
  months: 3,
  /** Hours of a kind against the most in a year; fewer than so many are never odd. */
  hours: { times: 1.5, more: 4, few: 20 },
  /** Hours of a day off that somebody can work. */
  dayOff: 12,
  /** A typed gross, or typed hours, below this part of the month without any leave. */
  absence: { gross: 0.97, hours: 0.9 },
} as const;
