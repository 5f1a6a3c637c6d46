import type { CivilDate } from '@paga/calendar';
import { amountOf } from '#money/amount.ts';
import type { Cents } from '#money/cents.ts';
import type { Decimal } from '#money/decimal.ts';
import { type Rate, toRate } from '#money/rate.ts';
import type { Tier } from '#salary/input.ts';
import { lowestTotalFor, netPay, type Position } from '#salary/net-pay.ts';
import { type LawText, requireInForce } from '#tables/dated.ts';
import { builtInTables, type NationalTables, wageTaxTable } from '#tables/national.ts';

/** Everything between a gross and a net besides the amount: tier, flags, rate, date, insurance. */
export type QuoteTerms = {
  tier: Tier;
  /** The tax table in force on this day. */
  paymentDate: CivilDate;
  /** Absent: the pension table's 5 %. */
  employeePercentage?: Decimal | null;
  hasContributions?: boolean;
  noTaxes?: boolean;
  /** Whole premium and the employer's share of it, in cents (`premiumOf`). */
  insurance?: { prime: Cents; insurancePlus: Cents } | null;
  tables?: NationalTables;
};

/** A gross and its net. Amounts in cents; `gross` is without insurance+, `totalBrutto` with it. */
export type Quote = {
  gross: Cents;
  totalBrutto: Cents;
  contribution: Cents;
  taxable: Cents;
  tax: Cents;
  prime: Cents;
  insurancePlus: Cents;
  net: Cents;
  /** The tax table used, to be named on the screen with its date. */
  table: { id: string; validFrom: CivilDate; law: LawText };
};

/**
 * The net of a monthly gross, without hours, additions and deductions: the calculator of dashboard and employee form.
 * `gross` is the gross without insurance+. Errors: `NO_TABLE`, `RATE_OUT_OF_RANGE`, `BELOW_ZERO`, `NOT_EXACT`.
 *
 * Example: `netForGross(100_000, { tier: 1, paymentDate: '2026-10-31' }).net` is `88_400`.
 */
export function netForGross(gross: Cents, terms: QuoteTerms): Quote {
  return quoteOf(amountOf(gross) + amountOf(terms.insurance?.insurancePlus), terms);
}

/**
 * The lowest gross for a wanted net (rules §4). With insurance, net + prime is inverted and insurance+ taken off the answer.
 *
 * Errors: `NO_GROSS` (net below zero, contribution 100 %), `NO_TABLE`, `RATE_OUT_OF_RANGE`.
 * Example: `grossForNet(120_000, { tier: 1, paymentDate: '2026-10-31' }).gross` is `136_959`.
 */
export function grossForNet(net: Cents, terms: QuoteTerms): Quote {
  return quoteOf(
    lowestTotalFor(positionOf(terms), net < 0 ? net : amountOf(net) + amountOf(terms.insurance?.prime)),
    terms,
  );
}

function quoteOf(totalBrutto: Cents, terms: QuoteTerms): Quote {
  const { id, validFrom, law } = tableOf(terms);
  const prime = amountOf(terms.insurance?.prime);
  const insurancePlus = amountOf(terms.insurance?.insurancePlus);
  const { contribution, taxable, tax, net } = netPay(positionOf(terms), totalBrutto);
  const table = { id, validFrom, law };
  return {
    gross: totalBrutto - insurancePlus,
    totalBrutto,
    contribution,
    taxable,
    tax,
    prime,
    insurancePlus,
    net: net - prime,
    table,
  };
}

function tableOf(terms: QuoteTerms) {
  return wageTaxTable(terms.tier, terms.paymentDate, terms.tables ?? builtInTables);
}

function positionOf(terms: QuoteTerms): Position {
  const bands = terms.noTaxes ? [] : tableOf(terms).bands;
  return { employeeRate: terms.hasContributions === false ? 0 : rateOf(terms), bands };
}

function rateOf(terms: QuoteTerms): Rate {
  if (terms.employeePercentage !== undefined && terms.employeePercentage !== null)
    return toRate(terms.employeePercentage);
  return requireInForce((terms.tables ?? builtInTables).pension, terms.paymentDate, 'pension').employee;
}
