import { z } from 'zod';
import { Euro, Hours, Percentage, Uplift } from '#core/shapes.ts';
import { leaveSettingFields } from './leave-setting-fields.ts';

/** In which month salaries are paid: the month itself, or the one after it. */
export const PaymentMonth = { same: 0, following: 1 } as const;
export type PaymentMonth = (typeof PaymentMonth)[keyof typeof PaymentMonth];

const uplift = <Term extends string>(term: Term, byLaw: number) =>
  ({ shape: Uplift, unit: 'percent', term, byLaw }) as const;
const premium = <Term extends string>(term: Term) =>
  ({ shape: Euro.min(0).max(100_000), unit: 'euro', term, byLaw: 0 }) as const;

/**
 * Every value of the company's dated settings, once, by the table that holds it. `shape`: on the wire. `unit`: how it is stored (percent and hours as
 * exact decimals, euro as cents, numbers and flags as they are; a flag is named only where it is on). `column`: its column, when that has another name. `term`: the engine's name of what
 * salaries take from it. `byLaw`: what a new company has (docs/payroll-rules.md); left out: nothing is stored. `unset`: what holds without a row.
 */
export const settingFields = {
  overtime: {
    nightPercentage: uplift('night', 30),
    weekendPercentage: uplift('weekend', 50),
    afterHoursPercentage: uplift('afterWork', 30),
    holidayPercentage: uplift('holiday', 50),
    guardPercentage: uplift('guard', 20),
  },
  leave: leaveSettingFields,
  insurance: {
    prime: premium('prime'),
    partner: premium('partner'),
    children: premium('children'),
    adultsChildren: premium('adultChildren'),
    parent: premium('parent'),
  },
  hours: {
    hoursPerMonth: {
      shape: Hours.min(1).nullable(),
      unit: 'hours',
      term: 'hoursPerMonth',
      byLaw: null,
      unset: null,
    },
  },
  payday: {
    paymentDay: { shape: z.int().min(1).max(31), unit: 'number', unset: 31 },
    paymentMonth: { shape: z.enum(PaymentMonth), unit: 'number', unset: PaymentMonth.same },
  },
  contributions: {
    employerContribute: { shape: Percentage, unit: 'percent', byLaw: 5 },
    personalContribute: { shape: Percentage, unit: 'percent', byLaw: 5 },
  },
} as const satisfies Record<string, Record<string, SettingField>>;

/** What everybody needs to know of one value of a setting. */
export type SettingField = {
  shape: z.ZodType;
  unit: 'percent' | 'euro' | 'hours' | 'number' | 'flag';
  column?: string;
  term?: string;
  byLaw?: number | null;
  unset?: number | null;
};

/** The tables of dated settings. */
export type SettingTable = keyof typeof settingFields;
type Fields<T extends SettingTable> = (typeof settingFields)[T];

/** The values of a table as on the wire. */
export type SettingValues<T extends SettingTable> = {
  [F in keyof Fields<T>]: z.infer<ShapeOf<Fields<T>[F]>>;
};
type ShapeOf<Field> = Field extends { shape: infer Shape extends z.ZodType } ? Shape : never;

/** The names of a table's values, in the order of the form. */
export const settingNames = <T extends SettingTable>(table: T): (keyof Fields<T> & string)[] =>
  Object.keys(settingFields[table]) as (keyof Fields<T> & string)[];

/** The shapes of a table's values, for the schema of a call. */
export const settingShapes = <T extends SettingTable>(table: T) =>
  Object.fromEntries(
    Object.entries<SettingField>(settingFields[table]).map(([name, { shape }]) => [name, shape]),
  ) as {
    [F in keyof Fields<T>]: ShapeOf<Fields<T>[F]>;
  };
