import type { PaymentOrderRow } from '@paga/contract/reports/payment-order';
import type { EmployerTier } from '@paga/contract/shapes';
import { bankOf, ibanOf, toEuro } from '@paga/payroll';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { folded } from '#core/db/search-text.ts';
import { notFoundField } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { mapInTurns } from '#core/turns.ts';
import { salary, salaryPeriod, salaryVersion, salaryVersionRow } from '#months/public.ts';
import { inOrderOfNames, isHead } from '#payroll/public.ts';
import { employee, employeeSector, sector } from '#people/public.ts';
import { monthTitle, reportWords } from '../files/report-words.ts';
import { requireEmployees } from '../report/required-employees.ts';

/** Which payments of a month; `bank` is a part of the bank's name, without regard to case and diacritics. */
export type PaymentFilter = {
  year: number;
  month: number;
  sectorId?: number | null | undefined;
  employerType?: EmployerTier | null | undefined;
  bank?: string | null | undefined;
  employeeIds?: readonly number[];
};

async function requireSector(ctx: InCompany, id: number): Promise<void> {
  const [row] = await ctx.tx
    .select({ id: sector.id })
    .from(sector)
    .where(and(scoped(ctx, sector), eq(sector.id, id), isNull(sector.deletedAt)));
  if (!row) throw notFoundField('sectorId', 'notFound', 'The sector is not there.');
}

/** Of a closed month the account is the one it was closed with, of an open one that of today. */
function paymentRows(ctx: InCompany, { year, month, sectorId, employerType }: PaymentFilter) {
  const inSector = sql`exists (select 1 from ${employeeSector} where ${and(scoped(ctx, employeeSector), eq(employeeSector.employeeId, salary.employeeId), eq(employeeSector.sectorId, sectorId ?? 0))})`;
  const closed = sql<
    string | null
  >`case when ${salaryPeriod.closedAt} is null then ${employee.bankAccountNumber} else ${salaryVersionRow.bankAccountNumber} end`;
  return ctx.tx
    .select({
      id: salary.id,
      employeeId: salary.employeeId,
      employeeName: salary.name,
      employer: salary.employerTier,
      personalNumber: salary.personalNumber,
      account: closed,
      namedBank: employee.bank,
      netto: salary.netto,
    })
    .from(salary)
    .innerJoin(salaryPeriod, eq(salaryPeriod.id, salary.periodId))
    .innerJoin(employee, and(scoped(ctx, employee), eq(employee.id, salary.employeeId)))
    .leftJoin(
      salaryVersion,
      and(
        scoped(ctx, salaryVersion),
        eq(salaryVersion.periodId, salaryPeriod.id),
        isNull(salaryVersion.reopenedAt),
      ),
    )
    .leftJoin(
      salaryVersionRow,
      and(
        scoped(ctx, salaryVersionRow),
        eq(salaryVersionRow.versionId, salaryVersion.id),
        eq(salaryVersionRow.employeeId, salary.employeeId),
      ),
    )
    .where(
      and(
        scoped(ctx, salary),
        eq(salaryPeriod.year, year),
        eq(salaryPeriod.month, month),
        isHead,
        employerType ? eq(salary.employerTier, employerType) : undefined,
        sectorId ? inSector : undefined,
      ),
    )
    .orderBy(...inOrderOfNames);
}

const compact = (text: string) => folded(text).replace(/\s/g, '');

/** The payments of a month in the order of the names. */
export async function paymentOrder(ctx: Context, filter: PaymentFilter): Promise<PaymentOrderRow[]> {
  if (filter.employeeIds) await requireEmployees(ctx, filter.employeeIds, 'employeeIds');
  if (filter.sectorId) await requireSector(ctx, filter.sectorId);
  const wanted = compact(filter.bank ?? '');
  const chosen = filter.employeeIds && new Set(filter.employeeIds);
  const month = monthTitle(filter, reportWords[ctx.actor.language]);
  const rows = await paymentRows(ctx, filter);
  const order = await mapInTurns(rows, ({ account, namedBank, netto, ...row }): PaymentOrderRow => {
    const number = account || null;
    return {
      ...row,
      personalNumber: row.personalNumber || null,
      bankAccountNumber: number,
      iban: number && ibanOf(number),
      bank: number && (bankOf(number) ?? (namedBank || null)),
      month,
      nettoSalary: toEuro(netto),
    };
  });
  return order.filter(
    ({ bank, employeeId }) =>
      (wanted === '' || compact(bank ?? '').includes(wanted)) && (chosen?.has(employeeId) ?? true),
  );
}
