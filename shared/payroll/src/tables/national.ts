import { ageOn, type CivilDate } from '@paga/calendar';
import type { Cents } from '#money/cents.ts';
import { type Rate, toRate } from '#money/rate.ts';
import type { Band } from './bands.ts';
import { type Dated, inForce, requireInForce } from './dated.ts';
import { pensionLaw, wageDecisionOf2026, wageLaw } from './laws.ts';

/** Wage tax of one employer tier: bands on the taxable pay. */
export type WageTaxTable = Dated & { bands: readonly Band[] };
/** Pension contributions by default. */
export type PensionTable = Dated & { employee: Rate; employer: Rate };
/** Minimum gross wage of a full-time month; `young` for people under `youngBelow` years, if the law has one. */
export type MinimumWageTable = Dated & { amount: Cents; young?: { below: number; amount: Cents } };

/** The national tables. Role 1 may add rows; companies cannot change them. */
export type NationalTables = {
  wageTaxPrimary: readonly WageTaxTable[];
  wageTaxSecondary: readonly WageTaxTable[];
  pension: readonly PensionTable[];
  minimumWage: readonly MinimumWageTable[];
};

const taxLaw = {
  sq: 'Ligji për tatimin në të ardhurat personale, sot 05/L-028',
  en: 'Law on Personal Income Tax, today 05/L-028',
};
const firstWageLaw = {
  sq: 'Vendim i Qeverisë për pagën minimale, sipas Ligjit të Punës 03/L-212, neni 57',
  en: 'Government decision on the minimum wage, by the Law on Labour 03/L-212, article 57',
};

function band(from: Cents, to: Cents | null, percentage: number): Band {
  return { from, to, rate: toRate(percentage) };
}

/**
 * The tables by law as known when this version was made (rules §2). Also the offline fallback of the calculator, always by date.
 *
 * Example: `inForce(builtInTables.wageTaxPrimary, '2024-08-22')?.id` is `'wage-tax-primary-2009'`.
 */
export const builtInTables: NationalTables = {
  wageTaxPrimary: [
    {
      id: 'wage-tax-primary-2009',
      validFrom: '2009-01-01',
      law: taxLaw,
      bands: [band(0, 80_00, 0), band(80_00, 250_00, 4), band(250_00, 450_00, 8), band(450_00, null, 10)],
    },
    {
      id: 'wage-tax-primary-2024',
      validFrom: '2024-08-23',
      law: { sq: 'Ligji 08/L-142, neni 5', en: 'Law 08/L-142, article 5' },
      // Four bands like the wire's form; the second has no width.
      bands: [band(0, 250_00, 0), band(250_00, 250_00, 4), band(250_00, 450_00, 8), band(450_00, null, 10)],
    },
  ],
  wageTaxSecondary: [
    { id: 'wage-tax-secondary-2009', validFrom: '2009-01-01', law: taxLaw, bands: [band(0, null, 10)] },
  ],
  pension: [
    {
      id: 'pension-2009',
      validFrom: '2009-01-01',
      law: pensionLaw,
      employee: toRate(5),
      employer: toRate(5),
    },
  ],
  minimumWage: [
    {
      id: 'minimum-wage-2011',
      validFrom: '2011-01-01',
      law: firstWageLaw,
      amount: 170_00,
      young: { below: 35, amount: 130_00 },
    },
    { id: 'minimum-wage-2024-10', validFrom: '2024-10-01', law: wageLaw, amount: 350_00 },
    { id: 'minimum-wage-2026-01', validFrom: '2026-01-01', law: wageDecisionOf2026, amount: 425_00 },
    { id: 'minimum-wage-2026-07', validFrom: '2026-07-01', law: wageDecisionOf2026, amount: 500_00 },
  ],
};

/**
 * The wage tax table of a tier (1 primary, else secondary) on a payment date.
 *
 * Errors: `NO_TABLE` before 2009-01-01. Example: `wageTaxTable(1, '2026-10-31').id` is `'wage-tax-primary-2024'`.
 */
export function wageTaxTable(
  tier: 1 | 2,
  paymentDate: CivilDate,
  tables: NationalTables = builtInTables,
): WageTaxTable {
  return requireInForce(tier === 1 ? tables.wageTaxPrimary : tables.wageTaxSecondary, paymentDate, 'wageTax');
}

/**
 * The minimum wage of a full-time month on its last day, lower for the young where the table has it. Unknown age counts as grown up.
 *
 * Null before the first table. Example: `minimumWage('2015-06-30', '1990-01-01')?.amount` is `13000`.
 */
export function minimumWage(
  monthEnd: CivilDate,
  birthDate: CivilDate | null | undefined,
  tables: NationalTables = builtInTables,
): { amount: Cents; table: MinimumWageTable } | null {
  const table = inForce(tables.minimumWage, monthEnd);
  return table ? { amount: minimumFor(table, birthDate, monthEnd), table } : null;
}

/**
 * The amount of a minimum wage table for a person on a day. Example: `170_00`, and `130_00` under 35 years, of the table of 2011.
 */
export function minimumFor(
  table: MinimumWageTable,
  birthDate: CivilDate | null | undefined,
  day: CivilDate,
): Cents {
  return table.young && birthDate && ageOn(birthDate, day) < table.young.below
    ? table.young.amount
    : table.amount;
}
