import type { ImportMatch, ImportProblem } from '@paga/contract/employees';
import { EmployerTier, EmploymentType } from '@paga/contract/shapes';
import { type Cents, toCents, toEuro } from '@paga/payroll';
import type { CellOf } from './read/mark-duplicates.ts';
import { problem } from './read/problem.ts';
import { type ReadRow, withProblems } from './read/read-row.ts';

/** What a new employee needs; of who is saved already an empty cell says nothing new. */
const NEEDED = [
  { column: 'grossSalary', code: 'grossMissing' },
  { column: 'contractDate', code: 'dateMissing' },
] as const;

/** What a row is held against: whom it would change, the minimum wage, and where its cells stand when that is known. */
type PayMarks = { match: ImportMatch | null; minimum: Cents | null; cellOf?: CellOf | undefined };

/** Tells anew what depends on whom a row is about: what is missing of a new employee, and a gross below the minimum wage (a warning). */
export function markPay(row: ReadRow, { match, minimum, cellOf }: PayMarks): void {
  const existing = [...row.errors, ...row.warnings];
  let problems: ImportProblem[] = existing;
  for (const { column, code } of NEEDED) {
    if (row[column] !== null) continue;
    if (match) problems = problems.filter((one) => one.code !== code);
    else if (!existing.some((one) => one.column === column))
      problems = [...problems, problem(code, { cell: cellOf?.(row, column) ?? null, column })];
  }
  const below = existing.find(({ code }) => code === 'grossBelowMinimum');
  if (below) problems = problems.filter((one) => one !== below);
  if (minimum !== null && isBelow(row, minimum)) {
    const cell = below?.cell ?? cellOf?.(row, 'grossSalary') ?? null;
    const facts = { value: `${row.grossSalary}`, limit: toEuro(minimum).toFixed(2) };
    problems = [...problems, problem('grossBelowMinimum', { cell, column: 'grossSalary', ...facts })];
  }
  if (problems !== existing) withProblems(row, problems);
}

// The minimum is that of a month's full-time work for the primary employer (rules §3). A gross of 0 is reported as such.
function isBelow({ grossSalary, employerTier, employmentType }: ReadRow, minimum: Cents): boolean {
  const isFull = employerTier === EmployerTier.primary && employmentType === EmploymentType.fullTime;
  return isFull && Boolean(grossSalary) && toCents(grossSalary ?? 0) < minimum;
}
