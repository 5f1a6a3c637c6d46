import type { MonthFinding } from '@paga/contract/payroll';
import {
  type AuditedMonth,
  type AuditFinding,
  auditWholeMonth,
  declaredFindings,
  monthAuditor,
} from '@paga/payroll';
import { eq } from 'drizzle-orm';
import type { InCompany } from '#core/db/scoped-rows.ts';
import { tenant } from '#core/db/table.ts';
import { found } from '#core/domain-error.ts';
import { mapInTurns } from '#core/turns.ts';
import type { Period } from '#months/public.ts';
import type { MonthAccounts } from '../rows/accounts-of-month.ts';
import { basisOfPeriod } from '../rows/month-rows.ts';
import { auditedRows, type MonthDays, openBefore } from './audited-month.ts';
import { declaredRows } from './declared-rows.ts';

/** What the tax administration's declaration names of the company. */
const FACT_COLUMNS = {
  businessNumber: tenant.businessNumber,
  address: tenant.address,
  phone: tenant.phone,
  authorizedPerson: tenant.authorizedPerson,
};
const FACTS = Object.keys(FACT_COLUMNS) as (keyof typeof FACT_COLUMNS)[];

async function daysOf(ctx: InCompany, { id }: Period): Promise<MonthDays> {
  const basis = await basisOfPeriod(ctx, id);
  return { weekWorkingDays: basis?.period.weekWorkingDays ?? 5, holidays: basis?.period.holidays ?? [] };
}

/** What the audit finds about people of a month, and the nets of the year before it that it compared with, the earliest first. */
type Audited = { findings: AuditFinding[]; nets: ReadonlyMap<number, number[]> };

/** What the audit finds about people of a month, compared with the year before it. */
export async function auditedFindings(
  ctx: InCompany,
  period: Period,
  accounts: MonthAccounts,
): Promise<Audited> {
  const { year, month, paymentDate } = period;
  const [rows, days, declared] = await Promise.all([
    auditedRows(ctx, period, accounts),
    daysOf(ctx, period),
    declaredRows(ctx, period),
  ]);
  const whole = { today: paymentDate, openBefore: [], missingFacts: [] };
  const audited = { year, month, paymentDate, ...days, ...whole, rows } satisfies AuditedMonth;
  const { ofRow, ofAll } = monthAuditor(audited);
  const findings = [...(await mapInTurns(rows, ofRow)).flat(), ...ofAll(), ...declaredFindings(declared)];
  const nets = rows.map(
    ({ employeeId, past }) => [employeeId, past.map(({ netto }) => netto).reverse()] as const,
  );
  return { findings, nets: new Map(nets) };
}

/** What is odd about an open month as a whole. */
export async function monthFindings(
  ctx: InCompany & { today: string },
  period: Period,
): Promise<MonthFinding[]> {
  if (period.closedAt) return [];
  const [company] = await ctx.tx.select(FACT_COLUMNS).from(tenant).where(eq(tenant.id, ctx.companyId));
  const facts = found(company);
  return auditWholeMonth({
    ...{ year: period.year, month: period.month, paymentDate: period.paymentDate, today: ctx.today },
    ...(await daysOf(ctx, period)),
    openBefore: await openBefore(ctx, period),
    missingFacts: FACTS.filter((fact) => !facts[fact]?.trim()),
  });
}
