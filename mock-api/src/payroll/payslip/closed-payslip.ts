import type { ComparedRow, Payslip, SalaryTrace } from '@paga/contract/payroll';
import { explainDifference, explainSalary, measuresOf, toEuro, wireTrace } from '@paga/payroll';
import type { CalendarMonth } from '#core/calendar-month.ts';
import { type BasisContent, type ClosedContent, engineInput, figuresOfResult } from '#months/public.ts';
import type { StoredSalary } from '../rows/wire-row.ts';
import { shownToDate } from '../to-date/shown-to-date.ts';
import { atClosing, slipOf } from './payslip.ts';

/** A row as a closing kept it, with the month it is of and what it stood on. It needs neither the table of the month nor a setting of today. */
export type KeptRow = {
  id: number;
  employeeId: number;
  bankAccountNumber: string | null;
  content: ClosedContent;
  basis: BasisContent;
  month: CalendarMonth & { paymentDate: string; closedAt: Date };
};

type Kept = Pick<KeptRow, 'content' | 'basis'>;

const recomputed = ({ content, basis }: Kept) => explainSalary(engineInput(basis, content));

/** What the first scheme of closings did not keep beside the figures follows from the inputs. */
function valuesOf(kept: Kept): NonNullable<ClosedContent['values']> {
  const { content } = kept;
  if (content.values) return content.values;
  const { inputs, figures } = content;
  return {
    ...measuresOf(recomputed(kept).result),
    ...{ employerTier: inputs.tier, paymentType: inputs.pay.type, mark: null },
    ...{ insured: figures.prime !== 0, problems: [] },
  };
}

/** The row as the table of the month had it. */
function rowOf(kept: KeptRow): StoredSalary {
  const { id, employeeId, content, month } = kept;
  const { name, personalNumber, inputs, edits, basisId, engineVersion, figures } = content;
  const { lines = null, problems, ...values } = valuesOf(kept);
  return {
    ...{ id, employeeId, name, personalNumber, inputs, edits, basisId, engineVersion },
    ...{ ...figures, ...values, lines: lines && [...lines], problems: [...problems] },
    ...{ tenantId: 0, periodId: 0, fingerprint: '', version: 0, calculatedAt: month.closedAt },
  };
}

/** The payslip of a closing, made of what that closing kept; `salaryId` is the id of its row. */
export const closedPayslip = (
  kept: KeptRow,
  person: Parameters<typeof atClosing>[0],
  company: Payslip['company'],
): Payslip => ({
  ...slipOf(
    { row: rowOf(kept), basis: kept.basis, period: kept.month },
    atClosing(person, { account: kept.bankAccountNumber }),
    company,
  ),
  ...shownToDate(kept.content.toDate),
});

/** The numbers of a closed row computed now: `same` where each figure comes out to the cent, and only then how they came about. */
export function closedExplanation({ content, basis }: Kept): { same: boolean; trace: SalaryTrace | null } {
  try {
    const { result, trace } = recomputed({ content, basis });
    const figures: Readonly<Record<string, number>> = figuresOfResult(result);
    const same = Object.entries(content.figures).every(([name, cents]) => figures[name] === cents);
    return { same, trace: same ? wireTrace(trace) : null };
  } catch {
    // The engine's refusal, or content that was written over and is no input any more.
    return { same: false, trace: null };
  }
}

/** Why the net of a closed row differs from that of an earlier one: in euro, the causes add up to the difference. */
export function closedDifference(before: Kept, after: Kept): Pick<ComparedRow, 'difference' | 'causes'> {
  const difference = after.content.figures.netto - before.content.figures.netto;
  const [from, to] = [before, after].map(({ basis, content }) => engineInput(basis, content));
  const causes = from && to ? explainDifference(from, to, difference) : [];
  return {
    difference: toEuro(difference),
    causes: causes.map(({ amount, ...cause }) => ({ ...cause, amount: toEuro(amount) })),
  };
}
