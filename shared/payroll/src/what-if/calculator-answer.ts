import type { CalculateSalary, CalculatorAnswer } from '@paga/contract/payroll/what-if/calculator';
import { toCents, toEuro } from '#money/cents.ts';
import { grossForNet, netForGross, type QuoteTerms } from './quote.ts';

/**
 * What the calculator answers, in euro of the wire, for the side that is known: the server's answer and the screen's own when the
 * server cannot be asked. `healthInsurancePercentage` is passed through. Errors: those of `netForGross` and `grossForNet`.
 *
 * Example: `calculatorAnswer({ gross: 1000 }, { tier: 1, paymentDate: '2026-10-31' }).net` is `884`.
 */
export function calculatorAnswer(
  known: CalculateSalary,
  terms: QuoteTerms,
  healthInsurancePercentage = 0,
): CalculatorAnswer {
  const quote =
    'gross' in known ? netForGross(toCents(known.gross), terms) : grossForNet(toCents(known.net), terms);
  return {
    gross: toEuro(quote.gross),
    net: toEuro(quote.net),
    tax: toEuro(quote.tax),
    contribution: toEuro(quote.contribution),
    taxable: toEuro(quote.taxable),
    healthInsurancePercentage,
    healthInsuranceValue: toEuro(quote.prime),
    taxTable: quote.table.validFrom,
  };
}
