import type { CalculatorAnswer, CalculatorQuestion } from '@paga/contract/payroll';
import { calculatorAnswer, PayrollError } from '@paga/payroll';

/**
 * The calculator without the server: the engine with its built-in tables of the day. Null when there is no such gross.
 * The answer names the table's date, so that the screen can say by which law it counted.
 */
export function quoteOffline(
  question: Omit<CalculatorQuestion, 'userId'>,
  today: string,
): CalculatorAnswer | null {
  const terms = {
    tier: question.employerTier,
    paymentDate: question.date ?? today,
    employeePercentage: question.contributionPercentage,
    noTaxes: question.noTaxes,
  };
  try {
    return calculatorAnswer(question.calculateSalary, terms);
  } catch (error) {
    if (error instanceof PayrollError) return null;
    throw error;
  }
}
