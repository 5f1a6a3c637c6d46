import { type SQL, sql } from 'drizzle-orm';
import { pgPolicy, pgRole } from 'drizzle-orm/pg-core';

/** Runs everything that belongs to one company; sees only the company named by `app.company`. Neither owner nor superuser. */
export const appRole = pgRole('app').existing();

/** Runs sign-in, sessions and the few reads over several companies; has no right at all on a company's own tables. */
export const accessRole = pgRole('app_access').existing();

/** Runs the own page of one employee; sees of a named list of tables the rows of the employee that `app.employee` names, in the company of `app.company`. */
export const ownRole = pgRole('app_own').existing();

const set = (name: string) => sql.raw(`(select nullif(current_setting('${name}', true), '')::bigint)`);
const ofCompany = sql`"tenantId" = ${set('app.company')}`;

/** The rows of the company whose page it is, and those of the employee, of whom `column` says. */
export const rowsOfOwnCompany = ofCompany;
export const rowsOfOwn = (column: string) =>
  sql`${ofCompany} and ${sql.identifier(column)} = ${set('app.employee')}`;

/** The policy that shows employees what is theirs in a table; `column` says whose a row is. Read only, unless it says otherwise. */
export const ownRows = (table: string, column = 'employeeId', rights: 'select' | 'insert' = 'select') => {
  const rows = rowsOfOwn(column);
  const which = rights === 'select' ? { using: rows } : { withCheck: rows };
  return pgPolicy(`${table}_own_${rights}`, { to: ownRole, for: rights, ...which });
};

/** The same of a table whose rows have theirs below them: those of which `child`, called "below" in `joins`, has a row of the employee. */
export const ownRowsAbove = (table: string, child: string, joins: SQL) =>
  pgPolicy(`${table}_own_select`, {
    to: ownRole,
    for: 'select',
    using: sql`${ofCompany} and exists (select 1 from ${sql.identifier(child)} "below" where "below"."tenantId" = ${set('app.company')}
      and "below"."employeeId" = ${set('app.employee')} and ${joins})`,
  });

/** The policy that shows employees the rows of their company, of a table that is of nobody. */
export const ownCompany = (table: string, column = 'tenantId') =>
  pgPolicy(`${table}_own_select`, {
    to: ownRole,
    for: 'select',
    using: sql`${sql.identifier(column)} = ${set('app.company')}`,
  });

/** The policy that opens a table to sign-in and the reads over several companies. Without another one nobody else sees a row. */
export const forAccess = (table: string) =>
  pgPolicy(`${table}_for_access`, { to: accessRole, for: 'all', using: sql`true`, withCheck: sql`true` });
