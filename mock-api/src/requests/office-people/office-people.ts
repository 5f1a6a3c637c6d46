import type { OfficePerson } from '@paga/contract/requests';
import { type SQLWrapper, sql } from 'drizzle-orm';
import type { InCompany } from '#core/db/scoped-rows.ts';
import { employee } from '#people/public.ts';
import { officePerson } from '../table.ts';

type Row = {
  userId: string;
  name: string;
  employeeId: string | null;
  firstName: string | null;
  lastName: string | null;
  said: boolean | null;
};

/** The people of the office with the employees they are: what role 2 said stands before the address. */
export async function officePeople({ tx, companyId }: InCompany): Promise<OfficePerson[]> {
  const own = (table: { tenantId: SQLWrapper }) => sql`${table.tenantId} = ${companyId}`;
  const { rows } = await tx.execute<Row>(sql`
    select u."id" as "userId", u."name", e."id" as "employeeId", e."firstName", e."lastName", e."said" from app_user u
    join user_company l on l."userId" = u."id" and l."tenantId" = ${companyId}
    left join lateral (
      select ${employee.id} as "id", ${employee.firstName} as "firstName", ${employee.lastName} as "lastName", ${officePerson.userId} is not null as "said" from ${employee}
      left join ${officePerson} on ${own(officePerson)} and ${officePerson.employeeId} = ${employee.id} and ${officePerson.userId} = u."id"
      where ${own(employee)} and ${employee.deletedAt} is null and (${officePerson.userId} is not null or lower(${employee.email}) = lower(u."email"))
      order by 4 desc, 1 limit 1) e on true
    where u."deletedAt" is null order by u."name" collate "sq-x-icu", u."id"`);
  return rows.map(({ userId, name, employeeId, firstName, lastName, said }) => ({
    ...{ userId: Number(userId), name },
    employee:
      employeeId === null
        ? null
        : { id: Number(employeeId), name: `${firstName} ${lastName}`, said: said === true },
  }));
}
