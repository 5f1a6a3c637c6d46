import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { civilDateOf } from '../civil-today.ts';
import { asAccess, type Database, inCompany } from '../db/transaction.ts';
import { parseWorkbook } from '../employees/import/parse-workbook.ts';
import { saveImported } from '../employees/save-imported.ts';
import { upwards } from '../place.ts';
import { DEMO_COMPANIES } from './demo-accounts.ts';

async function agimi(db: Database): Promise<number> {
  const { rows } = await asAccess(db, (tx) =>
    tx.execute<{ id: string }>(sql`select "id" from "tenant" where "name" = ${DEMO_COMPANIES[0].name} order by "id" limit 1`),
  );
  if (!rows[0]) throw new Error('the demo has lost its company');
  return Number(rows[0].id);
}

/** Agimi's 120 employees, from a workbook by the importer that people use. A start that was cut off finds them all or none. */
export async function fillDemo(db: Database, now: Date): Promise<void> {
  const companyId = await agimi(db);
  const today = civilDateOf(now);
  const { rows, problems } = await parseWorkbook(await readFile(upwards(import.meta.dirname, 'src/demo/agimi-120.xlsx')), { today });
  const wrong = problems.find(({ severity }) => severity === 'error') ?? rows.find((row) => !row.isValid);
  if (wrong) throw new Error(`the demo's workbook cannot be imported: ${JSON.stringify(wrong)}`);
  await inCompany(db, companyId, async (tx) => {
    const { rows: before } = await tx.execute(sql`select 1 from "employee" limit 1`);
    if (before.length === 0) await saveImported({ tx, companyId, today }, rows);
  });
  await asAccess(db, (tx) => tx.execute(sql`update "installation" set "demoFilledAt" = ${now.toISOString()}`));
}
