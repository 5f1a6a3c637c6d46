import type { ClientBase } from 'pg';
import { startAfterRestored, TRANSACTION_NUMBER } from '#core/audit/era.ts';
import type { RangedFile } from '#core/files/backup-store.ts';
import type { FileStore } from '#core/files/file-store.ts';
import type { BackupRules } from '#core/jobs/backup-rules.ts';
import { backupLines, headerOf } from './backup-file.ts';
import type { BackupKeys } from './backup-key.ts';
import { type Mark, markOf } from './company-lines.ts';
import { type Ask, companyTables, type KeptTable } from './company-tables.ts';
import { addPeople, addRows, addTenant, requireSameInstallation } from './restored-rows.ts';

type Restore = {
  owner: ClientBase;
  file: RangedFile;
  keys: BackupKeys;
  files: FileStore;
  rules: BackupRules;
  companyId?: number | undefined;
};
type Restored = { companyId: number; madeAt: string; rows: number; files: number; replaced: boolean };
type Block = { mark: Mark; rows: string[] };

const ROWS_AT_ONCE = 500;

/** The lines in blocks: a mark with up to 500 of the rows that follow it. */
async function* blocks(lines: AsyncIterable<string>): AsyncGenerator<Block> {
  let block: Block | undefined;
  for await (const line of lines) {
    const mark = markOf(line);
    if (mark) {
      if (block) yield block;
      block = { mark, rows: [] };
    } else if (block) {
      block.rows.push(line);
      if (block.rows.length < ROWS_AT_ONCE) continue;
      yield block;
      block = { mark: block.mark, rows: [] };
    }
  }
  if (block) yield block;
}

/** Takes the rows of a company away, those first that point at others; its logs stay. */
async function removeRows(
  { owner, rules }: Restore,
  tables: readonly KeptTable[],
  companyId: number,
): Promise<void> {
  for (const { name } of tables.toReversed()) {
    if (!rules.onlyAdded.has(name))
      await owner.query(`delete from public."${name}" where "tenantId" = $1`, [companyId]);
  }
}

/** Takes the rows of a company away; what it answers, run after the restore, ends what was ended before it. */
async function replaceRows(
  restore: Restore,
  tables: readonly KeptTable[],
  companyId: number,
): Promise<() => Promise<void>> {
  const { owner, rules } = restore;
  const alive = new Map<string, string[]>();
  for (const name of rules.neverRevived) {
    const { rows } = await owner.query<{ id: string }>(
      `select "id"::text from public."${name}" where "tenantId" = $1`,
      [companyId],
    );
    alive.set(
      name,
      rows.map(({ id }) => id),
    );
  }
  await removeRows(restore, tables, companyId);
  return async () => {
    for (const [name, ids] of alive)
      await owner.query(`delete from public."${name}" where "tenantId" = $1 and "id" <> all($2::bigint[])`, [
        companyId,
        ids,
      ]);
  };
}

type Place = Restore & { tables: readonly KeptTable[]; id: number };

async function addBlock({ owner, tables, files, rules, id }: Place, { mark, rows }: Block): Promise<number> {
  if (mark.kind === 'installation') await requireSameInstallation(owner, mark);
  else if (mark.kind === 'people') await addPeople(owner, mark, rows);
  else if (mark.kind === 'file')
    for (const row of rows) await files.putFile(mark.key, Buffer.from(row, 'base64'));
  else if (mark.kind === 'table' && mark.table === 'tenant') await addTenant(owner, mark.columns, rows);
  else if (mark.kind === 'table') {
    const table = tables.find(({ name }) => name === mark.table);
    const unknown = mark.columns.filter((column) => !table?.columns.includes(column));
    if (!table || unknown.length > 0)
      throw new Error(`The backup is of a newer version: ${mark.table} ${unknown}`);
    await addRows(
      owner,
      { table: mark.table, columns: mark.columns, companyId: id, onlyAdded: rules.onlyAdded.has(mark.table) },
      rows,
    );
  }
  return mark.kind === 'table' || mark.kind === 'people' ? rows.length : 0;
}

async function addAll(place: Place): Promise<{ rows: number; files: number }> {
  const counted = { rows: 0, files: 0 };
  const held = new Set<string>();
  let whole = false;
  for await (const block of blocks(backupLines(place.file, place.keys))) {
    counted.rows += await addBlock(place, block);
    if (block.mark.kind === 'table') held.add(block.mark.table);
    if (block.mark.kind === 'file') counted.files += block.rows.length;
    if (block.mark.kind === 'end') whole = block.mark.rows === counted.rows;
  }
  if (!whole) throw new Error(`${place.file.name} does not hold as many rows as it says`);
  for (const [table, statement] of Object.entries(place.rules.ofEarlier))
    if (!held.has(table)) await place.owner.query(statement, [place.id]);
  return counted;
}

async function restoreWithin(restore: Restore): Promise<Restored> {
  const { owner, file, rules, companyId } = restore;
  const { companyId: id, madeAt } = await headerOf(file);
  if (companyId !== undefined && companyId !== id)
    throw new Error(`${file.name} is of the company ${id}, not ${companyId}`);
  const ask: Ask = async <Row>(statement: string) => (await owner.query(statement)).rows as Row[];
  const tables = await companyTables(ask, rules);
  // Nobody writes meanwhile: lines of the log that came in between would stand in the wrong order.
  await owner.query(
    `lock table ${['tenant', ...tables.map(({ name }) => name)].map((name) => `public."${name}"`).join(', ')} in exclusive mode`,
  );
  const { rowCount } = await owner.query('select 1 from public.tenant where "id" = $1', [id]);
  const replaced = rowCount === 1;
  if (replaced && companyId === undefined)
    throw new Error(
      `The company ${id} is in this database. To put the backup in the place of its rows, say --company ${id}`,
    );
  const endAgain = replaced ? await replaceRows(restore, tables, id) : undefined;
  const counted = await addAll({ ...restore, tables, id });
  await endAgain?.();
  await startAfterRestored(owner);
  await owner.query(
    `insert into public.audit_line ("at", "page", "type", "objectId", "changes", "transaction")
     values (now(), 'backup', 'restore', $1, $2, ${TRANSACTION_NUMBER})`,
    [id, JSON.stringify({ madeAt: { old: null, new: madeAt } })],
  );
  return { companyId: id, madeAt, replaced, ...counted };
}

async function readWhole(file: RangedFile, keys: BackupKeys): Promise<void> {
  for await (const _ of backupLines(file, keys));
}

/**
 * Puts a company back as the file has it, ids kept, in one transaction of the tables' owner: into a database without it, or, when `companyId`
 * names it, in the place of its rows. The whole file is checked before anything is touched.
 */
export async function restoreBackup(restore: Restore): Promise<Restored> {
  await readWhole(restore.file, restore.keys);
  await restore.owner.query('begin');
  try {
    const restored = await restoreWithin(restore);
    await restore.owner.query('commit');
    return restored;
  } catch (error) {
    await restore.owner.query('rollback');
    throw error;
  }
}
