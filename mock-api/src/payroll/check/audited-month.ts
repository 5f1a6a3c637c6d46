import {
  type AuditedMonth,
  type AuditedPay,
  type AuditedRow,
  type HourKind,
  hourKinds,
  type StoredEdit,
} from '@paga/payroll';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { sortableMonth } from '#core/calendar-month.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { mapInTurns } from '#core/turns.ts';
import { type Period, salary, salaryPeriod } from '#months/public.ts';
import { employee } from '#people/public.ts';
import type { MonthAccounts } from '../rows/accounts-of-month.ts';
import { isHead, ofPeriod } from '../rows/month-rows.ts';

/** Months that are compared with. */
const YEAR = 12;

/** What of a stored row is compared; hours are in hundredths. */
const PAY = {
  paymentType: salary.paymentType,
  base: salary.base,
  price: salary.pricePerHour,
  edits: salary.edits,
  grossPay: salary.grossPay,
  netto: salary.netto,
  regularHours: salary.regularHours,
  hoursOfMonth: salary.hoursOfMonth,
  payDays: salary.payDays,
  contractDays: salary.contractDays,
  leaveDays: salary.leaveDays,
};
type StoredPay = Omit<AuditedPay, 'typedGross' | 'hours'> & { edits: StoredEdit | null };

function hoursOf(edits: StoredEdit | null): Partial<Record<HourKind, number>> {
  const typed = edits?.hours;
  if (!typed) return {};
  return Object.fromEntries(hourKinds.flatMap((kind) => (typed[kind] ? [[kind, Number(typed[kind])]] : [])));
}

const payOf = ({ edits, regularHours, hoursOfMonth, ...pay }: StoredPay): AuditedPay => ({
  ...pay,
  typedGross: edits?.grossOverride ?? null,
  hours: hoursOf(edits),
  ...{ regularHours: regularHours / 100, hoursOfMonth: hoursOfMonth / 100 },
});

const ordinal = sql<number>`${salaryPeriod.year} * 12 + ${salaryPeriod.month}`;

type Past = (AuditedPay & { ago: number })[];

/** The months of each employee in the year before, the newest first: one text a person, which costs a fifth of a row a month. */
async function pastOf(ctx: InCompany, { id, year, month }: Period): Promise<Map<number, Past>> {
  const now = year * 12 + month;
  const columns = sql.join(
    Object.entries(PAY).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`),
    sql`, `,
  );
  const rows = await ctx.tx
    .select({
      id: salary.employeeId,
      months: sql<string>`json_agg(json_build_object('ago', ${now} - (${ordinal}), ${columns}) order by ${ordinal} desc)::text`,
    })
    .from(salary)
    .innerJoin(salaryPeriod, and(scoped(ctx, salaryPeriod), eq(salaryPeriod.id, salary.periodId)))
    .where(
      and(
        scoped(ctx, salary),
        sql`${ordinal} between ${now - YEAR} and ${now - 1}`,
        isHead,
        sql`${salary.employeeId} in (select "employeeId" from ${salary} where ${ofPeriod(ctx, id)})`,
      ),
    )
    .groupBy(salary.employeeId);
  const read = (text: string): Past =>
    (JSON.parse(text) as (StoredPay & { ago: number })[]).map(({ ago, ...pay }) => ({ ...payOf(pay), ago }));
  return new Map(await mapInTurns(rows, (row) => [row.id, read(row.months)] as const));
}

/** The rows of a month as the audit compares them. Who is paid nothing, or was deleted since, is none. */
export async function auditedRows(
  ctx: InCompany,
  period: Period,
  accounts: MonthAccounts,
): Promise<AuditedRow[]> {
  const stored = ctx.tx
    .select({
      ...PAY,
      ...{ employeeId: salary.employeeId, name: salary.name },
      ...{ birthDate: employee.birthDate, personalNumber: employee.personalNumber },
    })
    .from(salary)
    .innerJoin(employee, and(scoped(ctx, employee), eq(employee.id, salary.employeeId)))
    .where(and(ofPeriod(ctx, period.id), isHead, isNull(employee.deletedAt)));
  const [rows, past] = await Promise.all([stored, pastOf(ctx, period)]);
  return mapInTurns(rows, ({ employeeId, name, birthDate, personalNumber, ...pay }) => ({
    ...payOf(pay),
    ...{ employeeId, name, birthDate, personalNumber: personalNumber ?? '' },
    ...{ account: accounts.get(employeeId) ?? null, past: past.get(employeeId) ?? [] },
  }));
}

/** Earlier months that were calculated and are not closed, `YYYY-MM`. */
export async function openBefore(ctx: InCompany, { year, month }: Period): Promise<string[]> {
  const rows = await ctx.tx
    .select({ year: salaryPeriod.year, month: salaryPeriod.month })
    .from(salaryPeriod)
    .where(and(scoped(ctx, salaryPeriod), isNull(salaryPeriod.closedAt), lt(ordinal, year * 12 + month)))
    .orderBy(salaryPeriod.year, salaryPeriod.month);
  return rows.map(sortableMonth);
}

/** The days of a month, as far as the audit asks. */
export type MonthDays = Pick<AuditedMonth, 'weekWorkingDays' | 'holidays'>;
