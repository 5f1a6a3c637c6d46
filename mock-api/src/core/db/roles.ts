import { pgRole } from 'drizzle-orm/pg-core';

/** Runs everything that belongs to one company; sees only the company named by `app.company`. Neither owner nor superuser. */
export const appRole = pgRole('app').existing();

/** Runs sign-in, sessions and the few reads over several companies; has no right at all on a company's own tables. */
export const accessRole = pgRole('app_access').existing();
