import type { EdiMonth, EdiProblem } from '@paga/contract/employees';
import { folded } from '#core/db/search-text.ts';
import { columnName } from '#core/workbook/cell.ts';
import { ediProblem } from '../read/edi-problem.ts';
import type { EdiLine } from '../read/read-edi-line.ts';

/** Somebody's lines, the oldest month first. */
export type Gathered = { key: string; entries: { month: EdiMonth; line: EdiLine }[]; problems: EdiProblem[] };

/** A wage list with its month. */
type MonthLines = { month: EdiMonth; lines: readonly EdiLine[] };

/** Whom a line is about: the personal number, else the name. */
function keyOf({ personalNumber, firstName, lastName }: EdiLine): string {
  return personalNumber ?? `name:${folded(`${firstName} ${lastName}`)}`.slice(0, 200);
}

/** The same people found again across the months. Somebody's second line in a month is an error: which of them is right nobody knows. */
export function gatherPeople(months: readonly MonthLines[]): Gathered[] {
  const people = new Map<string, Gathered>();
  const inOrder = [...months].sort((one, other) => (one.month < other.month ? -1 : 1));
  for (const { month, lines } of inOrder)
    for (const line of lines) {
      const key = keyOf(line);
      const person = people.get(key) ?? { key, entries: [], problems: [] };
      people.set(key, person);
      const last = person.entries.at(-1);
      person.problems.push(...line.problems);
      if (last?.month === month) person.problems.push(twice(line, last.line, month));
      else person.entries.push({ month, line });
    }
  return [...people.values()];
}

function twice(line: EdiLine, first: EdiLine, month: EdiMonth): EdiProblem {
  const value = line.personalNumber ?? `${line.firstName} ${line.lastName}`;
  const code = line.personalNumber === null ? 'nameTwice' : 'idNumberTwice';
  const cell = `${columnName(0)}${line.line}`;
  return ediProblem(code, { month, cell, value, other: `${columnName(0)}${first.line}` });
}
