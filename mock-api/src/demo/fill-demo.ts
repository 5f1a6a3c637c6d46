import { readFile } from 'node:fs/promises';
import { civilDateOf } from '@paga/calendar';
import { RoleId } from '@paga/contract/shapes';
import { sql } from 'drizzle-orm';
import { asAccess, type Database, inCompany } from '#core/db/transaction.ts';
import { upwards } from '#core/place.ts';
import { parseWorkbook } from '#employees/import/read/parse-workbook.ts';
import { saveImported } from '#employees/import/save-imported.ts';
import { DEMO_COMPANIES } from '#identity/setup/demo-accounts.ts';
import { bookDemoLeave, chooseLawAdditions } from './book-demo-leave.ts';
import { seedDetails } from './seed-details.ts';

/** The company, and its admin as the one who booked the leave. */
async function agimi(db: Database): Promise<{ companyId: number; adminId: number }> {
  const { rows } = await asAccess(db, (tx) =>
    tx.execute<{ companyId: string; adminId: string }>(sql`
      select c."id" as "companyId", u."id" as "adminId"
      from "tenant" c join "user_company" l on l."tenantId" = c."id" join "app_user" u on u."id" = l."userId"
      where c."name" = ${DEMO_COMPANIES[0].name} and u."roleId" = ${RoleId.companyAdmin}
      order by c."id", u."id" limit 1`),
  );
  if (!rows[0]) throw new Error('the demo has lost its company');
  return { companyId: Number(rows[0].companyId), adminId: Number(rows[0].adminId) };
}

/** Agimi's 120 employees, from a workbook by the importer that people use, leave to come and a year of salaries. A start that was cut off finds them all or none. */
export async function fillDemo(db: Database, now: Date): Promise<void> {
  const { companyId, adminId } = await agimi(db);
  const today = civilDateOf(now);
  const { rows, problems } = await parseWorkbook(
    await readFile(upwards(import.meta.dirname, 'src/demo/agimi-120.xlsx')),
    { today },
  );
  const wrong = problems.find(({ severity }) => severity === 'error') ?? rows.find((row) => !row.isValid);
  if (wrong) throw new Error(`the demo's workbook cannot be imported: ${JSON.stringify(wrong)}`);
  await inCompany(db, companyId, async (tx) => {
    const { rows: before } = await tx.execute(sql`select 1 from "employee" limit 1`);
    if (before.length > 0) return;
    await saveImported({ tx, companyId, today }, rows);
    await chooseLawAdditions({ tx, companyId, today }, adminId);
    await bookDemoLeave({ tx, companyId, today }, adminId);
    await seedDetails({ tx, companyId, today, now, actor: { userId: adminId } });
  });
  await asAccess(db, (tx) =>
    tx.execute(sql`update "installation" set "demoFilledAt" = ${now.toISOString()}`),
  );
}
