import { sql } from 'drizzle-orm';
import { tenant } from '#core/db/table.ts';
import type { Tx } from '#core/db/transaction.ts';
import { found } from '#core/domain-error.ts';
import { newClosingCode } from '#identity/public.ts';
import { lawfulColumns } from '../settings/setting-values.ts';
import {
  contributionSetting,
  hoursSetting,
  insuranceSetting,
  leaveSetting,
  overtimeSetting,
} from '../settings/table.ts';

/** What is sent of a new company; the rest is set by law. */
type NewCompany = Omit<typeof tenant.$inferInsert, 'id' | 'code'> & { code?: string };

/** The first day a company's settings may be asked for: the first of the statutory tables (rules §2). */
const FROM_THE_START = '2009-01-01';

/** A new company with its settings by law and a closing code. `tx` is one of `asAccess`, and is so again afterwards. */
export async function createCompany(tx: Tx, company: NewCompany): Promise<number> {
  const [row] = await tx
    .insert(tenant)
    .values({ ...company, code: company.code ?? newClosingCode() })
    .returning({ id: tenant.id });
  const { id } = found(row);
  const from = { tenantId: id, validFrom: FROM_THE_START };
  await tx.execute(sql.raw(`set local role app; set local app.company = '${id}'`));
  await tx.insert(contributionSetting).values({ ...from, ...lawfulColumns('contributions') });
  await tx.insert(overtimeSetting).values({ ...from, ...lawfulColumns('overtime') });
  await tx.insert(leaveSetting).values({ ...from, ...lawfulColumns('leave') });
  await tx.insert(insuranceSetting).values({ ...from, ...lawfulColumns('insurance') });
  await tx.insert(hoursSetting).values({ ...from, ...lawfulColumns('hours') });
  await tx.execute(sql.raw(`set local app.company = ''; set local role app_access`));
  return id;
}
