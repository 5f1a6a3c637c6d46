import { addDays, type TermChange } from '@paga/payroll';
import { settingOn } from '#company/public.ts';
import type { InCompany } from '#core/db/scoped-rows.ts';

type Dated = { validFrom: string };

/** The settings of one kind in force on some day after `first`, the newest first, and the one before them: one read more for each that began within. */
export async function settingsWithin<T extends Parameters<typeof settingOn>[1]>(
  ctx: InCompany,
  table: T,
  newest: T['$inferSelect'] | undefined,
  first: string,
): Promise<T['$inferSelect'][]> {
  const rows: T['$inferSelect'][] = [];
  let row = newest;
  while (row) {
    rows.push(row);
    const { validFrom } = row as Dated;
    row = validFrom > first ? await settingOn(ctx, table, addDays(validFrom, -1)) : undefined;
  }
  return rows;
}

/**
 * What differs between rows that follow one another, the newest first: of each term the last two values.
 *
 * Example: a night uplift of 30 and, from the 16th, 35 is `{ term: 'night', from: 30, to: 35, on: '2026-10-16' }`.
 */
export function termChanges<Row extends Dated>(
  newestFirst: readonly Row[],
  values: (row: Row) => Partial<Record<TermChange['term'], number | null>>,
): TermChange[] {
  const shown = newestFirst.map((row) => ({ on: row.validFrom, values: values(row) }));
  const [last] = shown;
  if (!last || shown.length === 1) return [];
  return (Object.keys(last.values) as TermChange['term'][]).flatMap((term) => {
    const at = shown.findIndex((row, index) => row.values[term] !== shown[index + 1]?.values[term]);
    const [now, before] = [shown[at], shown[at + 1]];
    if (!now || !before) return [];
    return [{ term, from: before.values[term] ?? null, to: now.values[term] ?? null, on: now.on }];
  });
}
