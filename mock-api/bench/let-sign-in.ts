import type pg from 'pg';
import { hashPassword } from '../src/identity/session/password.ts';

/** Gives a user the password `Demo123` and makes the database an installation, so that a browser can sign in; answers with the address. */
export async function letSignIn(pool: pg.Pool, userId: number): Promise<string> {
  const { rows } = await pool.query<{ email: string }>(
    `update "app_user" set "passwordHash" = $1 where "id" = $2 returning "email"`,
    [await hashPassword('Demo123'), userId],
  );
  // Without an installation and somebody who runs it the sign-in page asks to set it up.
  await pool.query('insert into "installation" ("demo") values (false) on conflict do nothing');
  await pool.query(
    `insert into "app_user" ("name", "email", "passwordHash", "roleId") values ('Sara Super', 'super@example.com', '', 1) on conflict do nothing`,
  );
  return rows[0]?.email ?? '';
}
