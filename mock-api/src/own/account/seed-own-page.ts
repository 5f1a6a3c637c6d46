import { sql } from 'drizzle-orm';
import { asAccess, type Database, inCompany } from '#core/db/transaction.ts';
import { newSecret } from '#identity/public.ts';
import { setOwnPage } from '../settings/own-page-settings.ts';
import { noteAddress } from './confirm-own-address.ts';

type Seeded = { companyId: number; employeeId: number; address: string; now: Date };

/** Long enough ago that another account can be proposed. */
const JOINED_DAYS_AGO = 30;

/** The demo's own page: switched on with all its parts, and somebody who has joined with this address. Done before, it is left as it is. */
export async function seedOwnPage(
  db: Database,
  { companyId, employeeId, address, now }: Seeded,
): Promise<void> {
  const joined = new Date(now.getTime() - JOINED_DAYS_AGO * 86_400_000);
  const at = joined.toISOString();
  const made = await asAccess(db, async (tx) => {
    // Two servers that start at once do this one after the other.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('demo own page'))`);
    const known = await tx.execute(
      sql`select 1 from "own_account" where lower("address") = lower(${address})`,
    );
    if (known.rows.length > 0) return false;
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into "own_account" ("address", "handle", "createdAt") values (${address}, ${newSecret()}, ${at}) returning "id"`);
    const accountId = Number(rows[0]?.id);
    await noteAddress(tx, accountId, address, joined);
    await tx.execute(sql`
      insert into "own_link" ("tenantId", "employeeId", "accountId", "state", "invitedAt", "address", "expiresAt", "joinedAt")
      values (${companyId}, ${employeeId}, ${accountId}, 'joined', ${at}, ${address}, ${at}, ${at})`);
    return true;
  });
  if (!made) return;
  await inCompany(db, companyId, (tx) =>
    setOwnPage(
      { tx, companyId },
      { page: true, payslips: true, leave: true, data: true, sectorAbsences: true },
    ),
  );
}
