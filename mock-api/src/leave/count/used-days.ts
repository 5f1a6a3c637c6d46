import type { VacationTypeId } from '@paga/contract/leave';
import { sql } from 'drizzle-orm';
import type { InCompany } from '#core/db/own-rows.ts';

/** Days used in one year, per employee and type. */
export type UsedDays = { of: (employeeId: number, type: VacationTypeId) => number };

type Row = { employeeId: string; type: VacationTypeId; used: number };
type Scope = { employeeId?: number; exceptId?: number | undefined };

/** Stored leave days that lie in a calendar year, for all employees or one; `exceptId` leaves out the leave that is being edited. */
export async function usedDays(
  { tx, companyId }: InCompany,
  year: number,
  { employeeId, exceptId }: Scope = {},
): Promise<UsedDays> {
  const { rows } = await tx.execute<Row>(sql`
    select "employeeId", "type", count(*)::int as used
    from "vacation", unnest("days") as day
    where "tenantId" = ${companyId} and day between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date
      and "from" <= ${`${year}-12-31`}::date and "to" >= ${`${year}-01-01`}::date
      and (${employeeId ?? null}::bigint is null or "employeeId" = ${employeeId ?? null})
      and "vacation"."id" is distinct from ${exceptId ?? null}::bigint
    group by 1, 2`);
  const byKey = new Map(rows.map((row) => [`${row.employeeId}/${row.type}`, row.used]));
  return { of: (employee, type) => byKey.get(`${employee}/${type}`) ?? 0 };
}
