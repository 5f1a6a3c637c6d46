import type { Cents } from '#money/cents.ts';
import { type Decimal, scaled } from '#money/decimal.ts';
import { Payment, type SalaryInput, type SalaryPeriod } from '#salary/input.ts';
import type { Band } from '#tables/bands.ts';
import { builtInTables } from '#tables/national.ts';

/** How many parts of a cent an amount of a fine input counts. */
export const FINE = 100;

const fine = (amount: Cents) => amount * FINE;
const fineOr = <T extends null | undefined>(amount: Cents | T): Cents | T =>
  typeof amount === 'number' ? fine(amount) : amount;
const fineEach = <T extends Partial<Record<string, Cents>>>(amounts: T): T =>
  Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, fineOr(amount)])) as T;

const fineBands = <T extends { bands: readonly Band[] }>(tables: readonly T[]): T[] =>
  tables.map((table) => ({
    ...table,
    bands: table.bands.map((band) => ({ ...band, from: fine(band.from), to: fineOr(band.to) })),
  }));

/**
 * A period whose amounts count hundredths of a cent: premiums and tax bands. Example: a band up to 250.00 ends at 2,500,000.
 */
export function finePeriod(period: SalaryPeriod): SalaryPeriod {
  const tables = period.tables ?? builtInTables;
  return {
    ...period,
    premiums: period.premiums ? fineEach(period.premiums) : period.premiums,
    tables: {
      ...tables,
      wageTaxPrimary: fineBands(tables.wageTaxPrimary),
      wageTaxSecondary: fineBands(tables.wageTaxSecondary),
    },
  };
}

function finePrice(price: Decimal): string {
  const hundredths = scaled(price, 4);
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}

function finePay(pay: SalaryInput['pay']): SalaryInput['pay'] {
  if (pay.type === Payment.fixed)
    return { ...pay, salaries: pay.salaries.map((one) => ({ ...one, amount: fine(one.amount) })) };
  if (pay.type === Payment.project)
    return { ...pay, lines: pay.lines.map((line) => ({ ...line, share: fine(line.share) })) };
  return {
    ...pay,
    prices: pay.prices.map((one) => ({ ...one, pricePerHour: `${finePrice(one.pricePerHour)}` })),
  };
}

/**
 * An input in hundredths of a cent. The engine counts in integers of whatever unit it is given, so that it rounds a hundred times finer here:
 * what a cause is worth can be distinguished from what rounding makes of it. `period` is a fine period already.
 *
 * Example: a price of 5.6818 an hour is `'568.18'`.
 */
export function fineInput(input: SalaryInput, period: SalaryPeriod): SalaryInput {
  const { insurance, deductions } = input;
  return {
    ...input,
    period,
    pay: finePay(input.pay),
    grossOverride: fineOr(input.grossOverride),
    extraBrutto: fineOr(input.extraBrutto),
    extraNetto: fineOr(input.extraNetto),
    insurance: insurance ? { ...insurance, premium: fineOr(insurance.premium) } : insurance,
    deductions: deductions ? fineEach(deductions) : deductions,
  };
}
