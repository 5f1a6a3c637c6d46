import { SalaryPaymentType } from '@paga/contract/shapes';
import { bankOf, toEuro } from '@paga/payroll';
import type { SQL } from 'drizzle-orm';
import { found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { mapInTurns } from '#core/turns.ts';
import { grossOfLines, projectPay } from '#employees/shares/project-pay.ts';
import {
  byEmployee,
  byName,
  employee,
  sectorNames,
  statusOn,
  type Terms,
  termsInForce,
} from '#people/public.ts';

/** What the export shows of an employee beside the person's own row: the terms in force today, the gross in euro (null of who is paid by the hour), and the sectors. */
export type ExportRow = typeof employee.$inferSelect &
  Terms & { grossSalary: number | null; sectorNames: string };

/** Between two sectors of one cell; the importer takes them apart again. */
const SECTOR_SEPARATOR = '; ';

/** The employees that `wanted` leaves, however many, in a few reads. */
export async function exportRows(ctx: Context, wanted: SQL | undefined): Promise<ExportRow[]> {
  const people = await ctx.tx
    .select()
    .from(employee)
    .where(wanted)
    .orderBy(...byName());
  const terms = byEmployee(await ctx.tx.select().from(termsInForce(ctx, ctx.today)));
  const sectors = await sectorNames(ctx);
  const isByProject = (type: SalaryPaymentType) => type === SalaryPaymentType.project;
  const paid = [...terms.values()].some(([row]) => row && isByProject(row.salaryPaymentType))
    ? await projectPay(ctx)
    : undefined;
  return mapInTurns(people, (person) => {
    const current = found(terms.get(person.id)?.[0]);
    const bank = person.bank ?? (person.bankAccountNumber && bankOf(person.bankAccountNumber));
    const grossSalary = grossOf(current, paid?.get(person.id));
    return {
      ...current,
      ...person,
      employeeStatus: statusOn(person, ctx.today),
      bank,
      grossSalary,
      sectorNames: (sectors.get(person.id) ?? []).join(SECTOR_SEPARATOR),
    };
  });
}

// An hour has a price and no gross: 0.00 would be read as a salary.
function grossOf(
  { salaryPaymentType, baseCents }: Terms,
  lines: Parameters<typeof grossOfLines>[0],
): number | null {
  if (salaryPaymentType === SalaryPaymentType.hourly) return null;
  return toEuro(salaryPaymentType === SalaryPaymentType.project ? grossOfLines(lines) : baseCents);
}
