import type { CalculatorAnswer, CalculatorQuestion } from '@paga/contract/payroll';
import { grossForNet, netForGross, PayrollError, toCents, toEuro } from '@paga/payroll';

/**
 * The calculator without the server: the engine with its built-in tables of the day. Null when there is no such gross.
 * The answer names the table's date, so that the screen can say by which law it counted.
 */
export function quoteOffline(question: Omit<CalculatorQuestion, 'userId'>, today: string): CalculatorAnswer | null {
  const terms = {
    tier: question.employerTier === 1 ? (1 as const) : (2 as const),
    paymentDate: question.date ?? today,
    employeePercentage: question.contributionPercentage,
    noTaxes: question.noTaxes,
  };
  const known = question.calculateSalary;
  try {
    const quote = 'gross' in known ? netForGross(toCents(known.gross), terms) : grossForNet(toCents(known.net), terms);
    return {
      gross: toEuro(quote.gross),
      net: toEuro(quote.net),
      tax: toEuro(quote.tax),
      contribution: toEuro(quote.contribution),
      taxable: toEuro(quote.taxable),
      healthInsurancePercentage: 0,
      healthInsuranceValue: 0,
      taxTable: quote.table.validFrom,
    };
  } catch (error) {
    if (error instanceof PayrollError) return null;
    throw error;
  }
}
