import { isDeduction, type PayEntry, type RecurringLine, recurringFields } from '../index.ts';
import type { Dice } from './random-salary.ts';

/** One to five recurring lines over all fields: amounts and shares, with and without a total, garnishments, orders that collide. Example: `randomLines(dice(7))`. */
export function randomLines(roll: Dice): RecurringLine[] {
  return Array.from({ length: 1 + roll(5) }, (_, id) => {
    const byShare = roll(3) === 0;
    const field = recurringFields[roll(recurringFields.length)] ?? 'stops';
    return {
      id,
      name: `Line ${id}`,
      field,
      order: roll(3),
      amount: byShare ? null : roll(40_000),
      share: byShare ? roll(6000) / 100 : null,
      owed: roll(2) === 0 ? null : roll(90_000),
      ...(isDeduction(field) && roll(2) === 0 ? { garnished: true as const } : {}),
    };
  });
}

/** Up to three named amounts over all fields. Example: `randomEntries(dice(7))`. */
export function randomEntries(roll: Dice): PayEntry[] {
  return Array.from({ length: roll(4) }, (_, at) => ({
    kindId: 1 + roll(3),
    name: `Kind ${at}`,
    field: recurringFields[roll(recurringFields.length)] ?? 'stops',
    amount: 1 + roll(15_000),
  }));
}
