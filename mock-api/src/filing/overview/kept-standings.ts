import type { CompanyOverview } from '@paga/contract/filing';
import { sql } from 'drizzle-orm';
import { endedBelow } from '#core/audit/era.ts';
import { arrayLiteral } from '#core/db/array-literal.ts';
import type { Tx } from '#core/db/transaction.ts';

export type Standing = NonNullable<CompanyOverview['standing']>;

/** What a standing follows from beside the company's own rows. */
export type Now = { today: string; version: string };

// A change of what is national is a line of the log that is of no company.
const basisOf = ({ version }: Now) => sql`(select ${version} || ' ' || count(*) from "audit_line" n
  where n."tenantId" is null and n."page" in ('taxes', 'minimumWage', 'publicHolidays'))`;

/**
 * Whether a standing (`k`) still holds: it is of this day, and the company has written nothing since. Every write leaves a line in the audit log, so that is asked of
 * the log's index, one look a company.
 */
export const holds = (now: Now) => sql`(k."day" = ${now.today} and k."basis" = ${basisOf(now)}
  and not exists (select 1 from "audit_line" l where l."tenantId" = k."tenantId" and l."transaction" >= k."seen"))`;

/** The standings of companies that still hold, in one statement. */
export async function keptStandings(
  tx: Tx,
  companies: readonly number[],
  now: Now,
): Promise<Map<number, Standing>> {
  if (companies.length === 0) return new Map();
  const { rows } = await tx.execute<{ id: string; standing: Standing }>(sql`
    select k."tenantId" as "id", k."standing" from "company_standing" k
    where k."tenantId" = any(${arrayLiteral(companies)}::bigint[]) and ${holds(now)}`);
  return new Map(rows.map(({ id, standing }) => [Number(id), standing]));
}

/** A standing and when it was read. */
export type Read = { companyId: number; seen: string; standing: Standing };

/** The horizon of the writes that are seen from here on: asked before anything else is read. */
export async function horizon(tx: Tx): Promise<string> {
  const { rows } = await tx.execute<{ seen: string }>(sql`select ${endedBelow} as "seen"`);
  return rows[0]?.seen ?? '0';
}

/** Keeps what was read; of two at once the one that saw more stays. */
export async function keepStandings(tx: Tx, read: readonly Read[], now: Now): Promise<void> {
  const values = sql.join(
    [...read]
      .sort((one, other) => one.companyId - other.companyId)
      .map(
        ({ companyId, seen, standing }) =>
          sql`(${companyId}, ${now.today}, ${seen}, ${basisOf(now)}, ${JSON.stringify(standing)}::jsonb)`,
      ),
    sql`, `,
  );
  await tx.execute(sql`
    insert into "company_standing" as k ("tenantId", "day", "seen", "basis", "standing") values ${values}
    on conflict ("tenantId") do update set "day" = excluded."day", "seen" = excluded."seen", "basis" = excluded."basis", "standing" = excluded."standing"
    where k."seen" <= excluded."seen"`);
}
