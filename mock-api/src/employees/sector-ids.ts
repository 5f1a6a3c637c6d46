import type { SectorChoice } from '@paga/contract/employees';
import { and, eq, isNull } from 'drizzle-orm';
import { sector } from '../company/table.ts';
import type { Context } from '../http/context.ts';
import { notFoundField } from '../http/domain-error.ts';
import { folded } from './search-text.ts';

type Reader = Pick<Context, 'tx' | 'companyId'>;

const bySector = ({ companyId }: Reader) => and(eq(sector.tenantId, companyId), isNull(sector.deletedAt));

/** Finds the sectors that people chose, by id or by name without case and diacritics; unknown names become new sectors. */
export async function sectorIds(ctx: Reader, choices: readonly SectorChoice[]): Promise<(choice: SectorChoice) => number> {
  if (choices.length === 0) return () => 0;
  let known = await ctx.tx.select({ id: sector.id, name: sector.name }).from(sector).where(bySector(ctx));
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
    known = await ctx.tx.select({ id: sector.id, name: sector.name }).from(sector).where(bySector(ctx));
  }
  const byId = new Map(known.map(({ id, name }) => [folded(name), id]));
  return (choice) => ('id' in choice ? choice.id : (byId.get(folded(choice.name)) ?? 0));
}
