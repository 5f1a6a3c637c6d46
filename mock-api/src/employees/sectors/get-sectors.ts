import { getSectors as call } from '@paga/contract/company/sectors';
import { and, asc, count, eq, isNull } from 'drizzle-orm';
import { employee, employeeSector, sector } from '#company/people/table.ts';
import { own } from '#core/db/own-rows.ts';
import { read } from '#core/http/handler.ts';

export const getSectors = read({
  call,
  run: (ctx) =>
    ctx.tx
      .select({ id: sector.id, name: sector.name, employeeCount: count(employee.id) })
      .from(sector)
      .leftJoin(employeeSector, and(own(ctx, employeeSector), eq(employeeSector.sectorId, sector.id)))
      .leftJoin(
        employee,
        and(own(ctx, employee), eq(employee.id, employeeSector.employeeId), isNull(employee.deletedAt)),
      )
      .where(and(own(ctx, sector), isNull(sector.deletedAt)))
      .groupBy(sector.id, sector.name)
      .orderBy(asc(sector.name)),
});
