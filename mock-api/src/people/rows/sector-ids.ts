import type { SectorChoice } from '@paga/contract/employees';
import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { planned } from '#core/db/planned.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import { folded } from '#core/db/search-text.ts';
import { notFoundField } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { employee, employeeSector, sector } from '../table.ts';
import { ofCompany } from './of-company.ts';

type Reader = Pick<Context, 'tx' | 'companyId'>;

const sectors = planned('sectors_of_company', (db) =>
  db
    .select({ id: sector.id, name: sector.name })
    .from(sector)
    .where(and(eq(sector.tenantId, sql.placeholder('company')), isNull(sector.deletedAt))),
);

const sectorsOf = ({ tx, companyId }: Reader) => sectors(tx, { company: companyId });

/** The names among these choices that no sector of the company has, without case and diacritics. */
export async function newSectorNames(ctx: Reader, choices: readonly SectorChoice[]): Promise<string[]> {
  const names = choices.flatMap((choice) => ('id' in choice ? [] : [choice.name]));
  if (names.length === 0) return [];
  const known = new Set((await sectorsOf(ctx)).map(({ name }) => folded(name)));
  return names.filter((name) => !known.has(folded(name)));
}

/** Takes sectors of these names away again that nobody has any more. */
export async function removeUnusedSectors(
  ctx: Pick<Context, 'tx' | 'companyId' | 'now'>,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  const wanted = new Set(names.map(folded));
  const ids = (await sectorsOf(ctx)).filter(({ name }) => wanted.has(folded(name))).map(({ id }) => id);
  if (ids.length === 0) return;
  const people = ctx.tx
    .select({ one: sql`1` })
    .from(employeeSector)
    .innerJoin(employee, and(ofCompany(ctx), eq(employee.id, employeeSector.employeeId)))
    .where(and(scoped(ctx, employeeSector), eq(employeeSector.sectorId, sector.id)));
  await ctx.tx
    .update(sector)
    .set({ deletedAt: ctx.now })
    .where(and(scoped(ctx, sector), inArray(sector.id, ids), notExists(people)));
}

/** The id of each choice's sector, and the names that had none and were made. */
type FoundSectors = { idOf: (choice: SectorChoice) => number; newNames: string[] };

/** Finds the sectors that people chose, by id or by name without case and diacritics; unknown names become new sectors. */
export async function sectorIds(ctx: Reader, choices: readonly SectorChoice[]): Promise<FoundSectors> {
  if (choices.length === 0) return { idOf: () => 0, newNames: [] };
  let known = await sectorsOf(ctx);
  const isKnown = (choice: SectorChoice) =>
    known.some(({ id, name }) => ('id' in choice ? id === choice.id : folded(name) === folded(choice.name)));
  const unknown = choices.filter((choice) => !isKnown(choice));
  const foreign = unknown.find((choice) => 'id' in choice);
  if (foreign) throw notFoundField('sectors', 'unknownSector', 'No such sector');
  const newNames = unknown.flatMap((choice) => ('id' in choice ? [] : [choice.name]));
  const names = new Map(newNames.map((name) => [folded(name), name]));
  if (names.size > 0) {
    const rows = [...names.values()].map((name) => ({ tenantId: ctx.companyId, name }));
    // Another import may be making the same sector: the second waits for the first, then finds it.
    await ctx.tx.insert(sector).values(rows).onConflictDoNothing();
    known = await sectorsOf(ctx);
  }
  const byId = new Map(known.map(({ id, name }) => [folded(name), id]));
  const idOf = (choice: SectorChoice) => ('id' in choice ? choice.id : (byId.get(folded(choice.name)) ?? 0));
  return { idOf, newNames };
}
