import type { PayEntryForm } from '@paga/contract/payroll';
import { namedIn, type RecurringField, recurringNames, toCents, toEuro } from '@paga/payroll';
import type { EditField, Typed } from './edit-fields.ts';

/** The named amounts that a value holds. */
export const entriesIn = (text: string | null | undefined): PayEntryForm[] => (text ? JSON.parse(text) : []);

/** What is typed in a row as the wire names it. */
export function wireTyped({ entries, ...cells }: Typed): object {
  if (entries === undefined) return cells;
  return { ...cells, entries: entriesIn(entries).map((entry) => ({ ...entry, amount: entry.amount ?? 0 })) };
}

/** What a field holds under names, in euro. */
export function namedOf(field: EditField, entries: string | null | undefined): number {
  const name = (Object.keys(recurringNames) as RecurringField[]).find((one) => recurringNames[one] === field);
  if (!name) return 0;
  const inCents = entriesIn(entries).map((entry) => ({ ...entry, amount: toCents(entry.amount) }));
  return toEuro(
    namedIn(
      inCents.map(({ note: _, ...entry }) => entry),
      name,
    ),
  );
}
