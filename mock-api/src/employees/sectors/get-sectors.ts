import { getSectors as call } from '@paga/contract/employees/sectors';
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { read } from '#core/http/handler.ts';
import { activeOfCompany } from '#people/public.ts';
import { employee, employeeSector, sector } from '#people/table.ts';

export const getSectors = read({
  call,
  run: (ctx) =>
    ctx.tx
      .select({
        id: sector.id,
        name: sector.name,
        employeeCount: count(employee.id),
        activeCount: sql`count(${employee.id}) filter (where ${activeOfCompany(ctx)})`.mapWith(Number),
      })
      .from(sector)
      .leftJoin(employeeSector, and(scoped(ctx, employeeSector), eq(employeeSector.sectorId, sector.id)))
      .leftJoin(
        employee,
        and(scoped(ctx, employee), eq(employee.id, employeeSector.employeeId), isNull(employee.deletedAt)),
      )
      .where(and(scoped(ctx, sector), isNull(sector.deletedAt)))
      .groupBy(sector.id, sector.name)
      .orderBy(asc(sector.name)),
});
