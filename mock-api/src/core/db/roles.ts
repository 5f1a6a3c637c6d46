import { sql } from 'drizzle-orm';
import { pgPolicy, pgRole } from 'drizzle-orm/pg-core';

/** Runs everything that belongs to one company; sees only the company named by `app.company`. Neither owner nor superuser. */
export const appRole = pgRole('app').existing();

/** Runs sign-in, sessions and the few reads over several companies; has no right at all on a company's own tables. */
export const accessRole = pgRole('app_access').existing();

/** The policy that opens a table to sign-in and the reads over several companies. Without another one nobody else sees a row. */
export const forAccess = (table: string) =>
  pgPolicy(`${table}_for_access`, { to: accessRole, for: 'all', using: sql`true`, withCheck: sql`true` });
