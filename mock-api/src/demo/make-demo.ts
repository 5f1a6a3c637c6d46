import { createCompany } from '#company/public.ts';
import { asAccess, type Database } from '#core/db/transaction.ts';
import {
  DEMO_ACCOUNTS,
  DEMO_COMPANIES,
  DEMO_PASSWORD,
  DEMO_SUPPORT,
  hashPassword,
  insertUser,
  makeDemoInstallation,
} from '#identity/public.ts';

/** The demo's companies and users, and the note that this is a demo; all or nothing, and only into an empty database. */
export async function makeDemo(db: Database, now: Date): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await asAccess(db, async (tx) => {
    if (!(await makeDemoInstallation(tx, DEMO_SUPPORT))) return;
    const ids = new Map<string, number>();
    for (const { key, ...company } of DEMO_COMPANIES) {
      ids.set(key, await createCompany(tx, { ...company, status: 1, registrationDate: '2024-01-01' }));
    }
    for (const { companies, ...account } of DEMO_ACCOUNTS) {
      const companyIds = companies.flatMap((key) => ids.get(key) ?? []);
      await insertUser(tx, { ...account, passwordHash, agreedAt: now, companyIds });
    }
  });
}
