import { type RecurringLine, recurringFields } from '../index.ts';
import type { Dice } from './random-salary.ts';

/** One to five recurring lines over all fields: amounts and shares, with and without a total, orders that collide. Example: `randomLines(dice(7))`. */
export function randomLines(roll: Dice): RecurringLine[] {
  return Array.from({ length: 1 + roll(5) }, (_, id) => {
    const byShare = roll(3) === 0;
    return {
      id,
      name: `Line ${id}`,
      field: recurringFields[roll(recurringFields.length)] ?? 'stops',
      order: roll(3),
      amount: byShare ? null : roll(40_000),
      share: byShare ? roll(6000) / 100 : null,
      owed: roll(2) === 0 ? null : roll(90_000),
    };
  });
}
