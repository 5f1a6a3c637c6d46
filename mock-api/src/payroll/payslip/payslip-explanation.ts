import type { SalaryTrace } from '@paga/contract/payroll';
import { type ExplainedStep, explainer, printedSteps } from '@paga/payroll/explained';
import { paperFigures } from './paper-figures.ts';

/** What `payslip.typ` lays out behind a payslip. */
type PayslipExplanation = { title: string; steps: ExplainedStep[]; engine: string };

/** How the numbers of a payslip came about, in the words of the screen. */
export function payslipExplanation(
  trace: SalaryTrace,
  person: string,
  month: string,
  language: 'sq' | 'en',
): PayslipExplanation {
  const explain = explainer(language, paperFigures);
  return {
    title: explain.title(person, month),
    steps: printedSteps(trace).map(explain.step),
    engine: explain.proof(trace),
  };
}
