import { createHash } from 'node:crypto';
import {
  type CompanySetting,
  inForce,
  monthEnd,
  monthStart,
  type NationalTables,
  type PremiumTable,
  type SalaryPeriod,
  toWeekWorkingDays,
} from '@paga/payroll';
import { and, eq } from 'drizzle-orm';
import {
  contributionSetting,
  engineValues,
  holidaysBetween,
  hoursSetting,
  insuranceSetting,
  lawfulColumns,
  leaveSetting,
  nationalTables,
  overtimeSetting,
  type SettingRow,
  settingOn,
} from '#company/public.ts';
import type { CalendarMonth } from '#core/calendar-month.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { DomainError, found } from '#core/domain-error.ts';
import type { BasisContent } from '../row-inputs.ts';
import { salaryBasis } from '../table.ts';
import { changedSettings } from './changed-settings.ts';

const only = <T extends { validFrom: string }>(tables: readonly T[], date: string): T[] => {
  const found = inForce(tables, date);
  return found ? [found] : [];
};

/** Only the tables a month needs, so that what is stored with it stays small and says which they were. */
function tablesOfMonth(tables: NationalTables, paymentDate: string, lastDay: string): NationalTables {
  return {
    wageTaxPrimary: only(tables.wageTaxPrimary, paymentDate),
    wageTaxSecondary: only(tables.wageTaxSecondary, paymentDate),
    pension: only(tables.pension, paymentDate),
    minimumWage: only(tables.minimumWage, lastDay),
  };
}

/** A payment date before the first wage tax table is refused (rules §2). */
export function requireTaxTable({ period }: BasisContent): void {
  if (period.tables?.wageTaxPrimary.length && period.tables.wageTaxSecondary.length) return;
  throw new DomainError('NO_TAX_TABLE', {
    message: `no wage tax table is in force on ${period.paymentDate}`,
  });
}

/** The company's dated settings of a month: contributions by the payment date, everything else by the month's last day (rules §2). */
async function settingsOf(ctx: InCompany, paymentDate: string, lastDay: string) {
  const [contribution, overtime, leave, insurance, hours] = await Promise.all([
    settingOn(ctx, contributionSetting, paymentDate),
    settingOn(ctx, overtimeSetting, lastDay),
    settingOn(ctx, leaveSetting, lastDay),
    settingOn(ctx, insuranceSetting, lastDay),
    settingOn(ctx, hoursSetting, lastDay),
  ]);
  return { contribution, overtime, leave, insurance, hours };
}

/** Uplift percentages by the engine's names; by law for a company that has not configured any (rules §3). */
export const upliftsOf = (overtime: SettingRow<'overtime'> | undefined): SalaryPeriod['uplifts'] =>
  engineValues('overtime', overtime ?? lawfulColumns('overtime'));

/** Health premiums by the engine's names; null: the company has none. */
export const premiumsOf = (insurance: SettingRow<'insurance'> | undefined): PremiumTable | null =>
  insurance ? engineValues('insurance', insurance) : null;

/** Since when each setting holds; those that a company has none of are left out. */
function sinceOf(
  settings: Record<CompanySetting, { validFrom: string } | undefined>,
): Partial<Record<CompanySetting, string>> {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, row]) => (row ? [[name, row.validFrom]] : [])),
  );
}

/** Everything that is the same for everybody in a company's month. */
export async function readBasis(
  ctx: InCompany,
  month: CalendarMonth,
  paymentDate: string,
): Promise<BasisContent> {
  const lastDay = monthEnd(month.year, month.month);
  const first = monthStart(month.year, month.month);
  const [{ contribution, overtime, leave, insurance, hours }, holidays, national] = await Promise.all([
    settingsOf(ctx, paymentDate, lastDay),
    holidaysBetween(ctx, first, lastDay),
    nationalTables(ctx),
  ]);
  const changes = await changedSettings(ctx, { overtime, leave, insurance, hours }, first);
  const period: SalaryPeriod = {
    year: month.year,
    month: month.month,
    paymentDate,
    weekWorkingDays: toWeekWorkingDays(leave?.weekWorkingDays ?? 5),
    holidays: holidays.map((holiday) => holiday.date),
    uplifts: upliftsOf(overtime),
    contributions: contribution
      ? { employee: contribution.personalContribute, employer: contribution.employerContribute }
      : null,
    hoursOfMonth: hours?.hoursPerMonth ?? null,
    premiums: premiumsOf(insurance),
    tables: tablesOfMonth(national, paymentDate, lastDay),
    settingsSince: sinceOf({
      contributions: contribution,
      uplifts: overtime,
      leave,
      premiums: insurance,
      hours,
    }),
    ...(changes.length > 0 ? { changes } : {}),
  };
  const idOf = (setting: { id: number } | undefined) => setting?.id ?? null;
  const settings = {
    contribution: idOf(contribution),
    overtime: idOf(overtime),
    leave: idOf(leave),
    insurance: idOf(insurance),
    hours: idOf(hours),
  };
  return { period, settings };
}

/** Equal for equal content. */
export const basisHash = (content: BasisContent) =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** The id under which this content is kept: stored once, however many months and rows stand on it. */
export async function storeBasis(ctx: InCompany, content: BasisContent): Promise<number> {
  const hash = basisHash(content);
  const asked = and(scoped(ctx, salaryBasis), eq(salaryBasis.hash, hash));
  const find = () => ctx.tx.select({ id: salaryBasis.id }).from(salaryBasis).where(asked);
  const [known] = await find();
  if (known) return known.id;
  await ctx.tx.insert(salaryBasis).values({ tenantId: ctx.companyId, hash, content }).onConflictDoNothing();
  return found((await find())[0]).id;
}
