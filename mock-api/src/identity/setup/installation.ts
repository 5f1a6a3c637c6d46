import { sql } from 'drizzle-orm';
import { asAccess, type Database, type Tx } from '#core/db/transaction.ts';
import { hashSecret, newSecret } from '../session/secret.ts';

export type Installation = { demo: boolean; demoFilled: boolean; needsFirstAdmin: boolean };

/** What the database says about itself; undefined before the first start. */
export async function readInstallation(tx: Tx): Promise<Installation | undefined> {
  const { rows } = await tx.execute<Installation>(sql`
    select "demo", "demoFilledAt" is not null as "demoFilled",
      not exists (select 1 from "app_user" where "roleId" = 1 and "deletedAt" is null) as "needsFirstAdmin"
    from "installation"`);
  return rows[0];
}

/** Whether companies that are made here begin with the two-factor step and the step-up; false before the first start. */
export async function isGuarded(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from "installation" where "guarded"`);
  return rows.length > 0;
}

/** Makes the installation as that of a demo; false when there is one already. */
export async function makeDemoInstallation(
  tx: Tx,
  support: { phone: string; email: string },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into "installation" ("demo", "supportPhone", "supportEmail") values (true, ${support.phone}, ${support.email})
    on conflict do nothing returning 1`);
  return rows.length > 0;
}

/** Notes that the demo is filled. */
export const noteDemoFilled = (tx: Tx, now: Date) =>
  tx.execute(sql`update "installation" set "demoFilledAt" = ${now.toISOString()}`);

/** Keeps the hash of a fresh setup secret; the one before is no longer good. */
async function renewSetupSecret(tx: Tx): Promise<string> {
  const secret = newSecret();
  await tx.execute(sql`update "installation" set "setupSecretHash" = ${hashSecret(secret)}`);
  return secret;
}

/**
 * Makes the installation at the first start, as a demo if `makeDemo` is given. While there is no super admin, each start makes a new setup secret,
 * which is returned to be printed once.
 */
export async function prepareInstallation(
  db: Database,
  { makeDemo, now }: { makeDemo?: (db: Database, now: Date) => Promise<void>; now: Date },
): Promise<Installation & { isNew: boolean; setupSecret?: string }> {
  const before = await asAccess(db, readInstallation);
  if (!before) await makeDemo?.(db, now);
  return asAccess(db, async (tx) => {
    await tx.execute(
      sql`insert into "installation" ("demo", "guarded") values (false, true) on conflict do nothing`,
    );
    const installation = await readInstallation(tx);
    if (!installation) throw new Error('the installation has no row');
    const all = { ...installation, isNew: before === undefined };
    return installation.needsFirstAdmin ? { ...all, setupSecret: await renewSetupSecret(tx) } : all;
  });
}
