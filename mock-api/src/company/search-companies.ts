import { searchTenants } from '@paga/contract/admin';
import { RoleId } from '@paga/contract/shapes';
import { and, asc, isNull, sql } from 'drizzle-orm';
import { personRead } from '../http/verb.ts';
import { tenant } from '../tenant/table.ts';
import { companyRecord } from './company-record.ts';

const MOST = 50;

/** One of the few reads over several companies; role 1 only. Case and diacritics do not count. */
export const searchCompanies = personRead({
  call: searchTenants,
  policy: (actor) => actor.roleId === RoleId.superAdmin,
  run: async ({ tx, today }, { query }) => {
    const pattern = `%${query.name.replace(/[\\%_]/g, '\\$&')}%`;
    const rows = await tx
      .select()
      .from(tenant)
      .where(and(isNull(tenant.deletedAt), sql`unaccent(${tenant.name}) ilike unaccent(${pattern})`))
      .orderBy(asc(tenant.name), asc(tenant.id))
      .limit(MOST);
    return rows.map((row) => companyRecord(row, today));
  },
});
