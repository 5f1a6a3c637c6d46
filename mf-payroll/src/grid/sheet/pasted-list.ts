import type { Listed, ListLine } from '@paga/forms';
import type { CellEdit } from '@paga/kit';
import { toCents, toEuro } from '@paga/payroll';
import { type EditField, isHours, readText } from '#month/rows/edit-fields.ts';

/** Amounts and hours of two texts together; the later one where one of them is no number. */
function added(field: EditField, one: string, other: string): string {
  const [first, second] = [readText(field, one), readText(field, other)];
  const isNumber = 'value' in first && 'value' in second && field !== 'hasHealthInsurance';
  if (!isNumber) return other;
  const sum = toEuro(toCents(Number(first.value)) + toCents(Number(second.value)));
  return isHours(field) ? String(sum) : sum.toFixed(2);
}

/** The list as edits: each line's values in these columns, one after the other. Who stands in it twice gets both together, or the last. */
export function editsOfList<Row extends Listed>(
  lines: readonly ListLine<Row>[],
  columns: readonly string[],
  chosen: (line: ListLine<Row>) => number | undefined,
  twice: 'together' | 'last',
): CellEdit[] {
  const edits = new Map<string, CellEdit>();
  for (const line of lines) {
    const key = chosen(line);
    if (key === undefined) continue;
    line.texts.slice(0, columns.length).forEach((text, at) => {
      const column = columns[at] ?? '';
      const name = `${key} ${column}`;
      const before = twice === 'together' ? edits.get(name)?.text : undefined;
      edits.set(name, {
        ...{ key, column },
        text: before === undefined ? text : added(column as EditField, before, text),
      });
    });
  }
  return [...edits.values()];
}
