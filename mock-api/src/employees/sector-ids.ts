import type { SectorChoice } from '@paga/contract/employees';
import { sql } from 'drizzle-orm';
import { sector } from '../company/table.ts';
import { planned } from '../db/planned.ts';
import type { Context } from '../http/context.ts';
import { notFoundField } from '../http/domain-error.ts';
import { folded } from './search-text.ts';

type Reader = Pick<Context, 'tx' | 'companyId'>;

const sectors = planned<{ id: string; name: string }>(
  'sectors_of_company',
  sql`select "id", "name" from ${sector} where "tenantId" = ${sql.placeholder('company')} and "deletedAt" is null`,
);

async function sectorsOf({ tx, companyId }: Reader): Promise<{ id: number; name: string }[]> {
  return (await sectors(tx, { company: companyId })).map(({ id, name }) => ({ id: Number(id), name }));
}

/** Finds the sectors that people chose, by id or by name without case and diacritics; unknown names become new sectors. */
export async function sectorIds(ctx: Reader, choices: readonly SectorChoice[]): Promise<(choice: SectorChoice) => number> {
  if (choices.length === 0) return () => 0;
  let known = await sectorsOf(ctx);
  const isKnown = (choice: SectorChoice) =>
    known.some(({ id, name }) => ('id' in choice ? id === choice.id : folded(name) === folded(choice.name)));
  const unknown = choices.filter((choice) => !isKnown(choice));
  const foreign = unknown.find((choice) => 'id' in choice);
  if (foreign) throw notFoundField('sectors', 'unknownSector', 'No such sector');
  const names = new Map(unknown.flatMap((choice) => ('id' in choice ? [] : [[folded(choice.name), choice.name] as const])));
  if (names.size > 0) {
    const rows = [...names.values()].map((name) => ({ tenantId: ctx.companyId, name }));
    // Another import may be making the same sector: the second waits for the first, then finds it.
    await ctx.tx.insert(sector).values(rows).onConflictDoNothing();
    known = await sectorsOf(ctx);
  }
  const byId = new Map(known.map(({ id, name }) => [folded(name), id]));
  return (choice) => ('id' in choice ? choice.id : (byId.get(folded(choice.name)) ?? 0));
}
