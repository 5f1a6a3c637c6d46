import { builtInTables, knownBajrams, toPercentage, type WageTaxTable } from '@paga/payroll';
import type { Client } from 'pg';
import { holidaysByLaw } from './holidays.ts';
import type { StoredBand } from './table.ts';

const isEmpty = async (client: Client, table: string) =>
  (await client.query(`select 1 from "${table}" limit 1`)).rows.length === 0;

async function seedTaxTables(client: Client, tier: number, tables: readonly WageTaxTable[]): Promise<void> {
  for (const { validFrom, law, bands } of tables) {
    const stored = bands.map(
      ({ from, to, rate }): StoredBand => ({ from, to, percentage: String(toPercentage(rate)) }),
    );
    await client.query('insert into tax_table (tier, "validFrom", source, bands) values ($1, $2, $3, $4)', [
      tier,
      validFrom,
      law.sq,
      JSON.stringify(stored),
    ]);
  }
}

async function seedHolidays(client: Client): Promise<void> {
  for (const year of Object.keys(knownBajrams).map(Number)) {
    for (const { date, fallsOn, name, nameEn, confirmed } of holidaysByLaw(year)) {
      await client.query(
        'insert into public_holiday (date, "fallsOn", name, "nameEn", confirmed) values ($1, $2, $3, $4, $5)',
        [date, fallsOn, name, nameEn, confirmed],
      );
    }
  }
}

/** Wage tax, minimum wage and public holidays as the law has them (rules §2, §9), once; later they are edited, never overwritten. */
export async function seedNational(client: Client): Promise<void> {
  if (await isEmpty(client, 'tax_table')) {
    await seedTaxTables(client, 1, builtInTables.wageTaxPrimary);
    await seedTaxTables(client, 2, builtInTables.wageTaxSecondary);
  }
  if (await isEmpty(client, 'minimum_wage')) {
    for (const { validFrom, law, amount, young } of builtInTables.minimumWage) {
      const values = [validFrom, law.sq, amount, young?.amount ?? null, young?.below ?? null];
      await client.query(
        'insert into minimum_wage ("validFrom", source, amount, "youngAmount", "youngBelowAge") values ($1, $2, $3, $4, $5)',
        values,
      );
    }
  }
  if (await isEmpty(client, 'public_holiday')) await seedHolidays(client);
}
