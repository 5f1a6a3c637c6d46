import { z } from 'zod';
import { Euro, Id, MonthYear } from '#core/shapes.ts';
import { RowMark } from '../rows/salary-row.ts';

/**
 * Why a net differs from last month's: the engine's causes, `rounding` for what cents leave over, and `joined` or `left` for the whole net of
 * somebody who stands in one of the two months only. `lineStarted` and `lineEnded` are recurring lines that are new, or none any more.
 */
export const ComparisonCause = z.enum([
  'salary',
  'days',
  'hours',
  'lineStarted',
  'lineEnded',
  'additions',
  'contribution',
  'insurance',
  'deductions',
  'law',
  'rounding',
  'joined',
  'left',
]);
export type ComparisonCause = z.infer<typeof ComparisonCause>;

/** A month of an employee as it is compared; `contractDays` of `payDays` were under contract. */
export const ComparedFigures = z.object({
  salaryId: Id,
  payDays: z.int(),
  contractDays: z.int(),
  grossPay: Euro,
  hours: Euro,
  additions: Euro,
  totalBrutto: Euro,
  contribution: Euro,
  tax: Euro,
  prime: Euro,
  deductions: Euro,
  netto: Euro,
});
export type ComparedFigures = z.infer<typeof ComparedFigures>;

/**
 * An employee in two months. `difference` is the later net less the earlier one, and the sum of `causes` to the cent; causes of nothing are left
 * out. Rows with a cause are changed, also when their causes cancel each other out. `lines` are the names of
 * recurring lines that came or went.
 */
export const ComparedRow = z.object({
  employeeId: Id,
  name: z.string(),
  mark: RowMark.nullable(),
  before: ComparedFigures.nullable(),
  after: ComparedFigures.nullable(),
  difference: Euro,
  causes: z.array(z.object({ cause: ComparisonCause, amount: Euro, lines: z.array(z.string()).optional() })),
});
export type ComparedRow = z.infer<typeof ComparedRow>;

/**
 * A month beside the one before it: rows with a mark first, then changed ones by the size of the change, then the rest by name. `before` is null when
 * last month was not calculated; there is nothing to compare then and no row.
 */
export const SalaryComparison = z.object({ before: MonthYear.nullable(), rows: z.array(ComparedRow) });
export type SalaryComparison = z.infer<typeof SalaryComparison>;
