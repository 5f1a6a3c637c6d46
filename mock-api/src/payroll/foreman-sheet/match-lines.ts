import {
  ForemanHours,
  ForemanLimits,
  type ForemanProblem,
  type ForemanRow,
} from '@paga/contract/payroll/foreman-sheet';
import { SalaryPaymentType } from '@paga/contract/shapes';
import { folded } from '#core/db/search-text.ts';
import type { ForemanPerson } from './foreman-people.ts';
import type { SheetLine } from './parse-foreman-sheet.ts';

type Said = Pick<ForemanProblem, 'code'> & Partial<ForemanProblem>;
type Report = (said: Said) => void;

/** Those of this number; else of this name. A number that nobody has names nobody, whatever name stands beside it. */
function meant({ texts: { number, name } }: SheetLine, people: readonly ForemanPerson[]): ForemanPerson[] {
  if (number) return people.filter(({ row }) => row.personalNumber === number);
  return people.filter(({ row }) => name !== undefined && folded(row.name) === folded(name));
}

/** Hours as people write them: with either decimal sign, exact to the hundredth. */
function hoursIn(text: string): number | 'notHours' | 'tooManyHours' {
  if (!/^\d{1,6}(?:[.,]\d{1,2})?$/.test(text)) return 'notHours';
  const hours = Number(text.replace(',', '.'));
  return hours > ForemanLimits.hours ? 'tooManyHours' : hours;
}

function hoursOf({ texts }: SheetLine, { row }: ForemanPerson, report: Report): ForemanRow['hours'] {
  const hours: ForemanRow['hours'] = {};
  for (const column of ForemanHours.options) {
    const text = texts[column];
    if (text === undefined) continue;
    const read = hoursIn(text);
    if (typeof read === 'string') report({ code: read, column, value: text });
    else if (column === 'regularHours' && row.salaryPaymentType !== SalaryPaymentType.hourly)
      report({ code: 'notHourly', column, value: text });
    else hours[column] = read;
  }
  return hours;
}

/** The lines of a sheet as hours of salaries; what is wrong is named by its line, and left out. */
export function matchLines(
  lines: readonly SheetLine[],
  people: readonly ForemanPerson[],
  sectorId: number | null,
): { rows: ForemanRow[]; problems: ForemanProblem[] } {
  const problems: ForemanProblem[] = [];
  const seen = new Set<number>();
  const rows = lines.flatMap((line): ForemanRow[] => {
    const who = line.texts.name ?? line.texts.number ?? null;
    const report: Report = (said) => {
      problems.push({ row: line.row, column: null, value: who, ...said });
    };
    const [person, other] = meant(line, people);
    if (!person || other) {
      report({ code: person ? 'severalPeople' : 'unknownPerson' });
      return [];
    }
    const { id: salaryId, name } = person.row;
    if (seen.has(salaryId)) {
      report({ code: 'twice' });
      return [];
    }
    seen.add(salaryId);
    if (sectorId !== null && !person.sectorIds.includes(sectorId)) {
      report({ code: 'personElsewhere' });
      return [];
    }
    return [{ row: line.row, salaryId, name, hours: hoursOf(line, person, report) }];
  });
  return { rows, problems };
}
