import { RoleId } from '@paga/contract/shapes';
import { sql } from 'drizzle-orm';
import { asAccess, type Database, type Tx } from '#core/db/transaction.ts';
import { DEMO_COMPANIES, noteDemoFilled } from '#identity/public.ts';
import { employee } from '#people/public.ts';

/** A company of the demo, its closing code, and who works in it: its administrator, else its manager. */
type DemoCompany = { companyId: number; userId: number; code: string };

/** The company with this key. */
export async function demoCompany(
  db: Database,
  key: (typeof DEMO_COMPANIES)[number]['key'],
): Promise<DemoCompany> {
  const name = DEMO_COMPANIES.find((company) => company.key === key)?.name;
  const { rows } = await asAccess(db, (tx) =>
    tx.execute<{ companyId: string; userId: string; code: string }>(sql`
      select c."id" as "companyId", u."id" as "userId", c."code"
      from "tenant" c join "user_company" l on l."tenantId" = c."id" join "app_user" u on u."id" = l."userId"
      where c."name" = ${name} and u."roleId" in (${RoleId.companyAdmin}, ${RoleId.companyManager})
      order by c."id", u."roleId", u."id" limit 1`),
  );
  if (!rows[0]) throw new Error('the demo has lost its company');
  const [{ companyId, userId, code }] = rows;
  return { companyId: Number(companyId), userId: Number(userId), code };
}

/** Whether the company has people: then a start that was cut off has filled it before. */
export async function isFilled(tx: Tx): Promise<boolean> {
  const rows = await tx.select({ id: employee.id }).from(employee).limit(1);
  return rows.length > 0;
}

/** Notes that the demo is filled. */
export async function noteFilled(db: Database, now: Date): Promise<void> {
  await asAccess(db, (tx) => noteDemoFilled(tx, now));
}
