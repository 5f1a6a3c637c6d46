import type { NewTaxTable, Taxes } from '@paga/contract/company/law/taxes';
import { EmployerTier, RoleId } from '@paga/contract/shapes';
import {
  type Band,
  fromTaxSteps,
  inForce,
  type NationalTables,
  toPercentage,
  toRate,
  toTaxSteps,
  type WageTaxTable,
} from '@paga/payroll';
import { desc, eq } from 'drizzle-orm';
import { DomainError } from '#core/domain-error.ts';
import type { Context, PersonContext } from '#core/http/context.ts';
import { user } from '#core/user/table.ts';
import { lawOf, nationalTables } from './national-tables.ts';
import { type StoredBand, taxTable } from './table.ts';

type StoredTable = typeof taxTable.$inferSelect;

/** The bands of a stored table, as the engine takes them. */
const bandsOf = (table: StoredTable): Band[] =>
  table.bands.map(({ from, to, percentage }) => ({ from, to, rate: toRate(percentage) }));

/** Bands of the form as they are stored. */
export const storedBands = (steps: NewTaxTable['saveTaxSlabs']): StoredBand[] =>
  fromTaxSteps(steps).map(({ from, to, rate }) => ({ from, to, percentage: String(toPercentage(rate)) }));

/** The table as an audit line shows it. */
export const auditedTable = ({
  validFrom,
  tier,
  source,
  bands,
}: Pick<StoredTable, 'validFrom' | 'tier' | 'source' | 'bands'>) => ({
  validFrom,
  tier,
  law: source,
  ...Object.fromEntries(
    bands.map(({ from, to, percentage }, index) => [
      `band${index + 1}`,
      `${from / 100}-${to === null ? '' : to / 100}: ${percentage} %`,
    ]),
  ),
});

/** The source of a table in the reader's language; null when none was named. */
export const lawText = (source: string, language: 'sq' | 'en') =>
  source === '' ? null : lawOf(source)[language];

type Reader = Pick<PersonContext, 'tx' | 'today' | 'actor'>;

/** The tables of both tiers on the wire, newest first. Only role 1 sees who added one. */
export async function wireTaxes({ tx, today, actor }: Reader): Promise<Taxes[]> {
  const rows = await tx
    .select({ table: taxTable, name: user.name })
    .from(taxTable)
    .leftJoin(user, eq(user.id, taxTable.createdBy))
    .orderBy(desc(taxTable.validFrom), taxTable.tier);
  const current = new Set(
    Object.values(EmployerTier).map(
      (tier) =>
        inForce(
          rows
            .map(({ table }) => ({ ...asDated(table), tier: table.tier }))
            .filter((table) => table.tier === tier),
          today,
        )?.id,
    ),
  );
  const isSuper = actor.roleId === RoleId.superAdmin;
  return rows.map(({ table, name }) => ({
    id: table.id,
    tier: table.tier === EmployerTier.primary ? EmployerTier.primary : EmployerTier.secondary,
    validFrom: table.validFrom,
    law: lawText(table.source, actor.language),
    inForce: current.has(String(table.id)),
    bands: toTaxSteps(bandsOf(table)),
    changedBy: isSuper ? name : null,
    changedAt: table.createdBy === null ? null : table.createdAt.toISOString(),
  }));
}

const asDated = (table: StoredTable) => ({
  id: String(table.id),
  validFrom: table.validFrom,
  law: lawOf(table.source),
});

/** A table that is not saved yet, beside the one it takes over from and the one that follows it. */
export type Change = {
  tier: EmployerTier;
  fresh: WageTaxTable;
  before: WageTaxTable;
  until: string | null;
  tables: NationalTables;
};

/** What a new table would change; `NO_TAX_TABLE` when none is in force on its first day. */
export async function changeOf(ctx: Pick<Context, 'tx' | 'today'>, body: NewTaxTable): Promise<Change> {
  const tier = body.tier ?? EmployerTier.primary;
  const validFrom = body.validFrom ?? ctx.today;
  const tables = await nationalTables(ctx);
  const ofTier = tier === EmployerTier.primary ? tables.wageTaxPrimary : tables.wageTaxSecondary;
  const before = inForce(ofTier, validFrom);
  if (!before)
    throw new DomainError('NO_TAX_TABLE', { message: `no wage tax table is in force on ${validFrom}` });
  const later = ofTier.map((table) => table.validFrom).filter((date) => date > validFrom);
  const law = body.law ?? '';
  const fresh = {
    id: 'preview',
    validFrom,
    law: { sq: law, en: law },
    bands: fromTaxSteps(body.saveTaxSlabs),
  };
  return { tier, fresh, before, until: later.sort()[0] ?? null, tables };
}

/** The national tables with one table in the place of all of its tier. */
export function onlyTable(tables: NationalTables, tier: EmployerTier, table: WageTaxTable): NationalTables {
  return tier === EmployerTier.primary
    ? { ...tables, wageTaxPrimary: [table] }
    : { ...tables, wageTaxSecondary: [table] };
}
