import type pg from 'pg';
import { decryptValue, encryptValue, isCurrent } from '#core/encryption.ts';
import type { KeyRing } from '#core/key-ring.ts';

const COLUMNS = [
  ['bookkeeping_connection', 'sealed'],
  ['bookkeeping_setting', 'sealedClient'],
] as const;

/** The companies whose secrets were encrypted anew, and those that have one whose key is not in the ring. */
type RenewedSecrets = { renewed: number[]; left: number[] };
type Row = { id: string; companyId: string; text: string };

async function renewColumn(owner: pg.ClientBase, keys: KeyRing, [table, column]: (typeof COLUMNS)[number]) {
  const { rows } = await owner.query<Row>(
    `select "id", "tenantId" as "companyId", "${column}" as text from public."${table}" where "${column}" is not null order by "id" for update`,
  );
  const [renewed, left]: [number[], number[]] = [[], []];
  for (const { id, companyId, text } of rows) {
    if (isCurrent(keys, text)) continue;
    const company = Number(companyId);
    const value = decryptValue<unknown>(keys, company, text);
    if (value === undefined) {
      left.push(company);
      continue;
    }
    await owner.query(`update public."${table}" set "${column}" = $1 where "id" = $2`, [
      encryptValue(keys, company, value),
      id,
    ]);
    renewed.push(company);
  }
  return { renewed, left };
}

/** Encrypts the secrets of every connection anew that an older key of the ring encrypted: in one transaction of the tables' owner, a line in each company's log. */
export async function renewSecrets(owner: pg.ClientBase, keys: KeyRing): Promise<RenewedSecrets> {
  await owner.query('begin');
  try {
    const found = [await renewColumn(owner, keys, COLUMNS[0]), await renewColumn(owner, keys, COLUMNS[1])];
    const renewed = [...new Set(found.flatMap((column) => column.renewed))];
    for (const company of renewed)
      await owner.query(
        `insert into public.audit_line ("tenantId", "at", "page", "type", "changes") values ($1, now(), 'quickbooks', 'update', '{}')`,
        [company],
      );
    await owner.query('commit');
    return { renewed, left: [...new Set(found.flatMap((column) => column.left))] };
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}
