import type { ClientBase } from 'pg';
import type { BackupRules } from '#core/jobs/backup-rules.ts';
import { type Ask, companyTables } from './company-tables.ts';

export type TableHash = { table: string; rows: number; hash: string };

const digest = (query: string) =>
  `select count(*)::int as rows, encode(sha256(convert_to(coalesce(string_agg(r::text, E'\\n' order by r::text), ''), 'UTF8')), 'hex') as hash from (${query}) r`;

/** Every table of a company, its own row and its people included, each with the hash of all its rows. For the tables' owner. */
export async function tableHashes(
  owner: ClientBase,
  companyId: number,
  rules: BackupRules,
): Promise<TableHash[]> {
  const ask: Ask = async <Row>(statement: string) => (await owner.query(statement)).rows as Row[];
  const queries = [
    { name: 'tenant', query: `select * from public.tenant where "id" = ${companyId}` },
    {
      name: 'app_user',
      query: `select * from public.app_user u where u."standsFor" is null and exists (select 1 from public.user_company l where l."userId" = u."id" and l."tenantId" = ${companyId})`,
    },
    ...(await companyTables(ask, rules)).map(({ name, where }) => ({
      name,
      query: `select * from public."${name}" where "tenantId" = ${companyId} and ${where}`,
    })),
  ];
  const hashes: TableHash[] = [];
  for (const { name, query } of queries) {
    const [found] = await ask<{ rows: number; hash: string }>(digest(query));
    hashes.push({ table: name, rows: found?.rows ?? 0, hash: found?.hash ?? '' });
  }
  return hashes;
}
