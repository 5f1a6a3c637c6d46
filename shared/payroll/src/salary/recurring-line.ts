import type { Cents } from '#money/cents.ts';
import type { Decimal } from '#money/decimal.ts';

/** The fields of a month that a recurring line may deduct from the net. */
export const deductionFields = ['stops', 'avanse', 'phone', 'ticket'] as const;
/** The fields of a month that a recurring line may add to. */
export const additionFields = ['extraBrutto', 'extraNetto'] as const;
/** All of them, as the specification names them. */
export const recurringFields = [...additionFields, ...deductionFields] as const;

/** A field that deductions and extras of an employee enter. */
export type RecurringField = (typeof recurringFields)[number];

/**
 * An amount of a month under a name: a meal, a commission, a fine. `kindId` is the company's kind of pay that says its name and the field it enters.
 */
export type PayEntry = { kindId: number; name: string; field: RecurringField; amount: Cents; note?: string };

/**
 * A deduction or extra of an employee in one month, before the month is computed: an amount, or a share in percent (of the gross for an addition, of the
 * net before deductions for a deduction). `owed`: what is still to be taken of a total; null without one. Lines are taken in their `order`. `kindId`: the kind
 * of pay that it is. `garnished`: taken for a creditor by order of enforcement, within what the law lets be taken of a net.
 */
export type RecurringLine = {
  id: number;
  name: string;
  field: RecurringField;
  order: number;
  amount: Cents | null;
  share: Decimal | null;
  owed: Cents | null;
  kindId?: number;
  garnished?: true;
};

/**
 * What a line came to in a month: `wanted` of it, `taken` of the salary, `owed` what is left of its total afterwards. `share` of `of` is what it asks for.
 * `typed`: its field was typed for this month; then `taken` is its part of what was typed. `entry`: no recurring line but an amount entered for this month under
 * the kind of pay `kindId`; its `id` is no line's.
 */
export type TakenLine = {
  id: number;
  name: string;
  field: RecurringField;
  share: Decimal | null;
  of: Cents | null;
  wanted: Cents;
  taken: Cents;
  owed: Cents | null;
  typed: boolean;
  kindId?: number;
  garnished?: true;
  entry?: true;
  note?: string;
};

/**
 * Whether a line is taken from the net; the others are paid. Example: `isDeduction('stops')` is `true`.
 */
export function isDeduction(field: RecurringField): boolean {
  return (deductionFields as readonly RecurringField[]).includes(field);
}

/**
 * What the lines of a field came to. Example: a loan of 120.00 and a fee of 5.00 in `stops` are `12500`.
 */
export function takenIn(lines: readonly TakenLine[] | null | undefined, field: RecurringField): Cents {
  let sum = 0;
  for (const line of lines ?? []) if (line.field === field) sum += line.taken;
  return sum;
}

/**
 * What was entered into a field under names. Example: a meal of 60.00 and a commission of 40.00 in `extraBrutto` are `10000`.
 */
export function namedIn(entries: readonly PayEntry[] | null | undefined, field: RecurringField): Cents {
  let sum = 0;
  for (const entry of entries ?? []) if (entry.field === field) sum += entry.amount;
  return sum;
}

/** Whether a line is a recurring one: entries of the month stand beside them under names of their own. Example: a loan is. */
export const isRecurring = ({ entry }: Pick<TakenLine, 'entry'>): boolean => entry !== true;
