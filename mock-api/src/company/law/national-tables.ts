import { builtInTables, type LawText, type NationalTables, toRate } from '@paga/payroll';
import { asc } from 'drizzle-orm';
import type { Context } from '#core/http/context.ts';
import { minimumWage, taxTable } from './table.ts';

const known = [
  ...builtInTables.wageTaxPrimary,
  ...builtInTables.wageTaxSecondary,
  ...builtInTables.minimumWage,
].map((table) => table.law);

/** Sources as earlier releases stored them; the number of 2009 could be confirmed nowhere. */
const reworded: Readonly<Record<string, LawText | undefined>> = {
  'Ligji 03/L-115 për tatimin në të ardhurat personale, sot 05/L-028': builtInTables.wageTaxPrimary[0]?.law,
};

/** A source as it was typed; one that comes with the engine is given in both languages. */
export const lawOf = (source: string): LawText =>
  known.find((law) => law.sq === source || law.en === source) ??
  reworded[source] ?? { sq: source, en: source };

/** All national tables of the database; the pension table is the law's own. */
export async function nationalTables({ tx }: Pick<Context, 'tx'>): Promise<NationalTables> {
  const taxes = await tx.select().from(taxTable).orderBy(asc(taxTable.validFrom));
  const wages = await tx.select().from(minimumWage).orderBy(asc(minimumWage.validFrom));
  const ofTier = (tier: number) =>
    taxes
      .filter((table) => table.tier === tier)
      .map((table) => ({
        id: `wage-tax-${table.id}`,
        validFrom: table.validFrom,
        law: lawOf(table.source),
        bands: table.bands.map(({ from, to, percentage }) => ({ from, to, rate: toRate(percentage) })),
      }));
  return {
    wageTaxPrimary: ofTier(1),
    wageTaxSecondary: ofTier(2),
    pension: builtInTables.pension,
    minimumWage: wages.map((wage) => ({
      id: `minimum-wage-${wage.id}`,
      validFrom: wage.validFrom,
      law: lawOf(wage.source),
      amount: wage.amount,
      ...(wage.youngAmount !== null && wage.youngBelowAge !== null
        ? { young: { below: wage.youngBelowAge, amount: wage.youngAmount } }
        : {}),
    })),
  };
}
